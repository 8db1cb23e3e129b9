//! How and why a game ended.

use tuomari_board::Color;
use tuomari_notation::Points;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conclusion {
    /// Points of each colour.
    pub points: Points,
    pub cause: Cause,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    Checkmate,
    /// Resignation by the player.
    Resignation(Color),
    Stalemate,
    /// Neither side can ever mate.
    DeadPosition,
    Agreement,
    /// The third appearance, claimed or automatic.
    Threefold,
    /// Fifty quiet moves by each, claimed or automatic.
    FiftyMoves,
    Fivefold,
    /// Seventy-five quiet moves by each.
    SeventyFive,
    /// The player's time ran out.
    Time(Color),
    /// Both players' time ran out.
    BothTimes,
    /// The player's illegal move.
    IllegalMove(Color),
    /// Both kings in check, or a pawn on its last rank, after one more move.
    IllegalPosition,
    /// The player captured the king.
    KingCapture(Color),
    /// The player came too late.
    Absence(Color),
    /// Both players came too late.
    BothAbsent,
    /// The player knocked pieces over and pressed.
    Displacing(Color),
    /// One side could not, or did not try to, win by normal means.
    NormalMeans,
    /// Begun wrongly: there is no score, and a new game is played.
    Annulled,
    /// The player was declared to have lost.
    Penalty(Color),
    /// The player's sealed move.
    SealedMove(Color),
    /// Both players confirmed it.
    Signed,
    Arbiter,
    /// Somebody from outside meddled: there is no score, and the game is
    /// played again.
    Interference,
    /// The adjourned position could not be set up again: there is no score,
    /// and a new game is played.
    PositionLost,
}

impl Cause {
    /// Whether there is no score, and another game is played in its place.
    pub fn annuls(self) -> bool {
        matches!(
            self,
            Cause::Annulled | Cause::Interference | Cause::PositionLost
        )
    }
}

impl Conclusion {
    /// A game that does not count: another is played in its place.
    pub(crate) fn annulled(cause: Cause) -> Conclusion {
        Conclusion {
            points: Points::NONE,
            cause,
        }
    }

    /// The score, if the game counts. An annulled game has none: its points
    /// are not zero, they do not exist.
    pub fn score(self) -> Option<Points> {
        (!self.cause.annuls()).then_some(self.points)
    }

    /// A win for `winner`.
    pub fn win(winner: Color, cause: Cause) -> Conclusion {
        let points = match winner {
            Color::White => Points::WHITE_WON,
            Color::Black => Points::BLACK_WON,
        };
        Conclusion { points, cause }
    }

    pub fn draw(cause: Cause) -> Conclusion {
        Conclusion {
            points: Points::DRAWN,
            cause,
        }
    }
}
