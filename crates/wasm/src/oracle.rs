//! An analyser for a board that nobody sees.

use tuomari_board::{Color, Position};
use tuomari_conduct::{DeadVerdict, Oracle, Spent, Verdict};

/// Knows nothing of the board: whether a side can mate is a question to the
/// people at it. The exact test would cost the page as much as all the rest.
pub(crate) struct Unseen;

const NOTHING: Spent = Spent { positions: 0 };

impl Oracle for Unseen {
    fn can_mate(&self, _: &Position, _: Color) -> Verdict {
        Verdict::Unknown(NOTHING)
    }

    fn is_dead(&self, _: &Position) -> DeadVerdict {
        DeadVerdict::Unknown(NOTHING)
    }
}
