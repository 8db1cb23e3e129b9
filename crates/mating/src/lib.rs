#![doc = include_str!("../README.md")]
//!
//! * [`can_mate`] answers `fide-2018/5.2.2`, `6.9`, `7.5.5` and, in 2023,
//!   `5.1.2`: by any possible series of legal moves.
//! * [`is_dead`] answers whether neither side can.
//! * [`material_test`] answers `fi-blitz-2014/13.c.2`: by the kinds of men.
//! * [`check_forced_mate`] checks a mate that a player shows at the board.
//!
//! How it is done and why it can be trusted stands in
//! `docs/can-this-side-mate.md`. The crate reads no clock and no file, and
//! depends on the board alone.

mod answer;
mod dead;
mod forced_line;
mod guide;
mod irregular;
mod limit;
mod material;
mod material_test;
mod packed;
mod pattern;
mod reach;
mod search;
mod shadows;
mod solver;
mod visited;
mod walk;

use tuomari_board::{Color, Position};

pub use answer::{Answer, Line, Proof, Spent};
pub use dead::{DeadAnswer, is_dead, likelier};
pub use forced_line::{LineFault, LineGap, MAX_MOVES_SHOWN, Step, check_forced_mate};
pub use limit::Limit;
use limit::Meter;
pub use material_test::{MaterialClass, MaterialVerdict, material_test};
use solver::Ending;

/// Whether `side` can mate from `position` by any series of legal moves of
/// both sides (`fide-2018/5.2.2`, `6.9`).
///
/// It promises that a line has been replayed to mate and that a proof holds.
/// It does not promise to settle every position: what it cannot settle within
/// `limit` is [`Answer::Unknown`].
pub fn can_mate(position: &Position, side: Color, limit: Limit<'_>) -> Answer {
    let mut meter = Meter::of(limit);
    let ending = match position.to_chess() {
        Some(chess) => solver::answer(&chess, side, &mut meter),
        None => irregular::answer(position, side, &mut meter),
    };
    let proof = match ending {
        Ending::Mate(moves) => {
            // A line that does not replay would be a fault of ours, never a yes.
            return Line::replayed(position, side, moves)
                .map_or_else(|| Answer::Unknown(Spent::of(&meter)), Answer::CanMate);
        }
        Ending::Limit => return Answer::Unknown(Spent::of(&meter)),
        Ending::Men(proof) => proof,
        Ending::OutOfReach => Proof::OutOfReach,
        Ending::Exhausted(positions) => Proof::Exhausted { positions },
    };
    Answer::CannotMate(proof)
}
