//! Can this side still mate? Asked of an analyser, answered as a verdict.

use tuomari_board::{Color, Position};
use tuomari_mating::{Limit, Spent, can_mate, is_dead};

use crate::event::verdict::{DeadVerdict, Verdict};

/// Answers whether a side can give mate by any series of legal moves.
///
/// How long to look is the business of whoever runs the game, so the search
/// stands behind this trait. The verdict is written into the event that rests
/// on it, so replaying a game needs no oracle.
pub trait Oracle {
    /// Whether `side` can still mate from here. Asked at a fallen flag, a
    /// second illegal move and a resignation: rarely, so it may take its time.
    fn can_mate(&self, position: &Position, side: Color) -> Verdict;

    /// Whether neither side can (`fide-2018/5.2.2`). Asked after every move,
    /// so it is quick and says [`DeadVerdict::Unknown`] rather than search.
    fn is_dead(&self, position: &Position) -> DeadVerdict;
}

/// The exact test of [`tuomari_mating`], with a limit for each question.
///
/// Its answers are proved. Where it says "unknown", a larger limit may help.
#[derive(Clone, Copy, Debug)]
pub struct MatingOracle<'a> {
    quick: u64,
    passes_over: bool,
    full: Limit<'a>,
}

impl<'a> MatingOracle<'a> {
    /// Positions looked at after a move, where the position looks as if it
    /// might be dead.
    pub const QUICK: u64 = 2_000;

    /// Positions looked at when a result hangs on the answer.
    pub const FULL: u64 = 1_000_000;

    /// Answers within this limit; the test after each move has its own.
    pub const fn within(full: Limit<'a>) -> MatingOracle<'a> {
        MatingOracle {
            quick: MatingOracle::QUICK,
            passes_over: true,
            full,
        }
    }

    /// The same with another limit for the test after each move.
    #[must_use]
    pub const fn with_quick(self, positions: u64) -> MatingOracle<'a> {
        MatingOracle {
            quick: positions,
            ..self
        }
    }

    /// The same, which passes no position over after a move, however lively
    /// it looks.
    #[must_use]
    pub const fn at_all_positions(self) -> MatingOracle<'a> {
        MatingOracle {
            passes_over: false,
            ..self
        }
    }
}

impl Default for MatingOracle<'static> {
    fn default() -> MatingOracle<'static> {
        MatingOracle::within(Limit::positions(MatingOracle::FULL))
    }
}

impl Oracle for MatingOracle<'_> {
    fn can_mate(&self, position: &Position, side: Color) -> Verdict {
        can_mate(position, side, self.full).into()
    }

    fn is_dead(&self, position: &Position) -> DeadVerdict {
        if self.passes_over && looks_alive(position) {
            return DeadVerdict::Unknown(Spent { positions: 0 });
        }
        is_dead(position, Limit::positions(self.quick)).into()
    }
}

/// Positions of which nobody would think that they are dead: not worth a look
/// after each move. It proves nothing, and nothing rests on it.
fn looks_alive(position: &Position) -> bool {
    let board = position.board();
    let heavy = (board.queens() | board.rooks()).any();
    if board.pawns().any() {
        heavy || pawns_can_step(position)
    } else {
        heavy && position.legal_moves().len() > 1
    }
}

fn pawns_can_step(position: &Position) -> bool {
    let board = position.board();
    let blocked = |color: Color, step: i32| {
        board.by_piece(color.pawn()).into_iter().all(|sq| {
            sq.offset(step)
                .is_none_or(|ahead| board.occupied().contains(ahead))
        })
    };
    !(blocked(Color::White, 8) && blocked(Color::Black, -8))
}
