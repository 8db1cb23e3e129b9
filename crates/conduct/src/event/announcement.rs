//! What is said aloud at the table: findings, rulings, penalties and their
//! effects.

use tuomari_board::Color;
use tuomari_clock::{At, Extra, Millis};

use crate::{
    act::{claim::Claim, clock_order::ClockReason},
    event::{cites::Cites, penalty::Penalty, question::Matter, ruling::Ruling, score::Score},
};

/// Something said aloud at the table, when, and by which articles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Announced {
    pub at: At,
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
        by: Color,
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
    BoundToMove(Color),
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
    RoomStopped,
    RoomResumed,
    /// Another game is played in this one's place.
    NewGame,
    /// Somebody who does not play was sent out of the hall.
    OutsiderExpelled,
}
