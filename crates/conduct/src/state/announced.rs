//! Findings, rulings and penalties that were announced at the table, with
//! what they led to.

use tuomari_board::Color;
use tuomari_clock::{At, Extra, Millis};

use crate::{
    act::{clock_order::ClockReason, command::Claim},
    arbiter::penalties::Penalty,
    event::{
        cites::Cites,
        happening::{Event, Happening},
        question::Matter,
        ruling::Ruling,
        score::Score,
    },
    seat::discretion::Discretion,
    state::game::Game,
};

/// The latest announcements that a game remembers. All of them stand in the
/// record; these are for the screens.
pub(crate) const MOST_ANNOUNCED: usize = 16;

/// Something said aloud at the table, when, and by which articles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Announced {
    /// When.
    pub at: At,
    /// What.
    pub what: Announcement,
    /// By which articles; none where the rulebook is silent.
    pub cites: Cites,
}

/// A finding, a ruling, a penalty, or an effect of one. No number of moves is
/// in it: a screen may not always tell that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// The arbiter ruled on this.
    Ruled(Matter, Ruling),
    /// A penalty was imposed.
    Penalised(Penalty),
    /// A claim was examined.
    Found {
        /// Whose claim.
        by: Color,
        /// What was claimed.
        claim: Claim,
        /// Whether it was found correct.
        correct: bool,
    },
    /// A claim could not be made then.
    Inadmissible(Color, Claim),
    /// The player's illegal moves are now this many.
    IllegalMoves(Color, u8),
    /// The player got time.
    TimeAdded(Color, Millis),
    /// The player lost time.
    TimeTaken(Color, Millis),
    /// An earlier position stands again.
    Reinstated,
    /// The player must play the move he named.
    Bound(Color),
    /// The score was changed.
    ScoreSet(Score),
    /// The arbiter set the clock.
    ClockSet(ClockReason),
    /// A player's stop of the clock was judged: whether there was reason.
    StopJudged(Color, bool),
    /// The player does not lose for being late.
    Excused(Color),
    /// Both have this extra time from now on.
    ExtraTime(Extra),
    /// The game goes on: its conclusion was set aside.
    Reopened,
    /// Another game is played in this one's place.
    NewGame,
    /// Somebody who does not play was sent out of the hall.
    OutsiderExpelled,
}

impl Announcement {
    pub(crate) fn of(game: &Game, happening: &Happening) -> Option<Announcement> {
        Some(match happening {
            Happening::Ruled(id, ruling) => {
                let asked = game.questions.iter().find(|question| question.id == *id)?;
                Announcement::Ruled(asked.matter, *ruling)
            }
            Happening::Penalised(penalty) => Announcement::Penalised(*penalty),
            Happening::Found { by, claim, correct } => Announcement::Found {
                by: *by,
                claim: *claim,
                correct: *correct,
            },
            Happening::Inadmissible(by, claim) => Announcement::Inadmissible(*by, *claim),
            Happening::IllegalMoveCounted(of, count) => Announcement::IllegalMoves(*of, *count),
            Happening::TimeAdded(of, time) => Announcement::TimeAdded(*of, *time),
            Happening::TimeTaken(of, time) => Announcement::TimeTaken(*of, *time),
            Happening::Reinstated { .. } => Announcement::Reinstated,
            Happening::Bound(by, _) => Announcement::Bound(*by),
            Happening::ScoreSet(score) => Announcement::ScoreSet(*score),
            Happening::ClockSet(order) => Announcement::ClockSet(order.why),
            Happening::StopJudged(by, justified) => Announcement::StopJudged(*by, *justified),
            Happening::Excused(of) => Announcement::Excused(*of),
            Happening::ExtraTimeGranted(extra) => Announcement::ExtraTime(*extra),
            Happening::Reopened => Announcement::Reopened,
            Happening::NewGameOrdered(_) => Announcement::NewGame,
            Happening::OutsiderExpelled => Announcement::OutsiderExpelled,
            _ => return None,
        })
    }

    /// Whether a seat hears of it. A ruling on what nobody asked aloud would
    /// tell a silent screen that there was something to rule on; what came of
    /// it is announced for itself. Who is bound by a piece let go may make the
    /// move, and that is for players to know.
    fn is_for(self, discretion: Discretion) -> bool {
        match self {
            Announcement::Ruled(matter, _) => {
                discretion != Discretion::Silent || matter.is_asked_aloud()
            }
            Announcement::Bound(_) => discretion != Discretion::Silent,
            _ => true,
        }
    }
}

impl Game {
    /// Remembers what is announced, and by which articles the game ended. The
    /// question that a ruling answers must still be open.
    pub(crate) fn hear(&mut self, event: &Event) {
        if matches!(event.what, Happening::Concluded(_)) {
            self.concluded_by = event.cites;
        }
        if let Some(what) = Announcement::of(self, &event.what) {
            if self.announced.len() >= MOST_ANNOUNCED {
                self.announced.remove(0);
            }
            self.announced.push(Announced {
                at: event.at,
                what,
                cites: event.cites,
            });
        }
    }
}

/// What was announced, as far as a seat may hear of it.
pub(crate) fn announced(game: &Game, discretion: Discretion) -> Vec<Announced> {
    let heard = game.announced.iter();
    heard
        .filter(|announced| announced.what.is_for(discretion))
        .copied()
        .collect()
}
