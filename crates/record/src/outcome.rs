//! Whether the score of a game follows from how it ended.
//!
//! A chain of hashes proves that nothing was changed since, not that what was
//! written makes sense. A mate that is scored for the player who was mated
//! does not.

use std::fmt;

use tuomari_board::Color;
use tuomari_conduct::{Cause, Conclusion, Table};

use crate::Replay;

/// Why a score does not follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutcomeFault {
    /// It ended by mate, and nobody is mated on the board.
    NoMate,
    /// It ended by stalemate, and there is none on the board.
    NoStalemate,
    /// Whoever lost has the point.
    LoserScored(Color),
    /// A draw, and not the same for both.
    UnevenDraw,
    /// A game that does not count, and points for it.
    AnnulledScored,
}

impl fmt::Display for OutcomeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OutcomeFault::NoMate => "the game ended by mate, and nobody is mated",
            OutcomeFault::NoStalemate => "the game ended by stalemate, and there is none",
            OutcomeFault::LoserScored(Color::White) => "White lost and has the point",
            OutcomeFault::LoserScored(Color::Black) => "Black lost and has the point",
            OutcomeFault::UnevenDraw => "the game was drawn, and the players score differently",
            OutcomeFault::AnnulledScored => "the game does not count, and has a score",
        })
    }
}

impl std::error::Error for OutcomeFault {}

/// Looks whether the conclusion of a game fits its cause and the board. What
/// an arbiter ruled is his to answer for, and on a wooden board moves may be
/// missing: there only the points are looked at.
pub(crate) fn check_outcome(table: &Replay) -> Result<(), OutcomeFault> {
    let Some(Conclusion { points, cause }) = table.game.conclusion() else {
        return Ok(());
    };
    let halves = |of: Color| of.fold_wb(points.white_halves(), points.black_halves());
    let lost = |by: Color| match halves(by) {
        2 => Err(OutcomeFault::LoserScored(by)),
        _ => Ok(()),
    };
    let position = table.game.position();
    let on_screen = table.created.kind == Table::Assisted;
    match cause {
        Cause::Checkmate if position.is_checkmate() => lost(position.turn()),
        Cause::Checkmate if on_screen => Err(OutcomeFault::NoMate),
        Cause::Stalemate if on_screen && !position.is_stalemate() => Err(OutcomeFault::NoStalemate),
        Cause::Resignation(of)
        | Cause::Time(of)
        | Cause::IllegalMove(of)
        | Cause::Absence(of)
        | Cause::Displacing(of)
        | Cause::Penalty(of)
        | Cause::SealedMove(of) => lost(of),
        Cause::Stalemate
        | Cause::DeadPosition
        | Cause::Agreement
        | Cause::Threefold
        | Cause::FiftyMoves
        | Cause::Fivefold
        | Cause::SeventyFive
            if halves(Color::White) != halves(Color::Black) =>
        {
            Err(OutcomeFault::UnevenDraw)
        }
        cause if cause.annuls() && halves(Color::White) + halves(Color::Black) > 0 => {
            Err(OutcomeFault::AnnulledScored)
        }
        _ => Ok(()),
    }
}
