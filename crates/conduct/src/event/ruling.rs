//! A person's decision.

use tuomari_board::Color;
use tuomari_clock::Millis;
use tuomari_notation::Points;

use crate::event::penalty::Penalty;

/// How an arbiter rules on a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// As claimed, or as proposed.
    Accept,
    /// Not so; play goes on.
    Reject,
    /// The game ends with these points.
    End(Points),
    /// The position after so many plies is reinstated.
    Reinstate(usize),
    /// The player is warned (`fide-2018/12.9.1`).
    Warn(Color),
    /// The player gets time (`fide-2018/12.9.2`).
    AddTime(Color, Millis),
    /// The player loses time (`fide-2018/12.9.3`).
    TakeTime(Color, Millis),
    /// Later: play goes on, watched (`fide-2018/III.5.2`).
    Postpone {
        /// Whether the opponent gets time.
        bonus: bool,
    },
    /// The game is annulled and a new one played.
    NewGame,
    /// These times, White's and Black's.
    Times(Millis, Millis),
    /// This penalty is imposed (`fide-2018/12.9`).
    Penalise(Penalty),
    /// Who meddled leaves the hall (`fide-2018/12.7`).
    Expel,
    /// The game is played again (`fi-blitz-2014/20`).
    Replay,
}
