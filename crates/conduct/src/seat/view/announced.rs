//! What was announced, as far as a seat may hear of it.

use crate::{
    event::announcement::{Announced, Announcement},
    seat::discretion::Discretion,
    state::game::Game,
};

/// The least that a clock shows.
const SHOWN_MS: u64 = 1_000;

/// What was announced, as far as a seat may hear of it.
pub(crate) fn announced(game: &Game, discretion: Discretion) -> Vec<Announced> {
    let heard = game.announced.iter();
    heard
        .filter(|announced| announced.what.is_for(discretion))
        .copied()
        .collect()
}

impl Announcement {
    /// Whether a seat hears of it. A ruling on what nobody asked aloud would
    /// tell a silent screen that there was something to rule on; what came of
    /// it is announced for itself. Who is bound by a piece let go may make the
    /// move, and that is for players to know. Of time that no clock would show,
    /// a slow network's or a slow disk's, the record tells, but nobody is
    /// disturbed for it.
    fn is_for(self, discretion: Discretion) -> bool {
        match self {
            Announcement::Ruled(matter, _) => {
                discretion != Discretion::Silent || matter.is_asked_aloud()
            }
            Announcement::BoundToMove(_) => discretion != Discretion::Silent,
            Announcement::TimeAdded(_, time) => time.ms() >= SHOWN_MS,
            Announcement::Penalised(_)
            | Announcement::Found { .. }
            | Announcement::Inadmissible(..)
            | Announcement::IllegalMoves(..)
            | Announcement::TimeTaken(..)
            | Announcement::Reinstated
            | Announcement::ScoreSet(_)
            | Announcement::ClockSet(_)
            | Announcement::StopJudged(..)
            | Announcement::Excused(_)
            | Announcement::ExtraTime(_)
            | Announcement::Reopened
            | Announcement::RoomStopped
            | Announcement::RoomResumed
            | Announcement::NewGame
            | Announcement::OutsiderExpelled => true,
        }
    }
}
