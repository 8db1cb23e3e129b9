//! A table with two boards, as it stands.

use tuomari_board::{Color, Move};

/// A table with two boards.
#[derive(Clone, Debug)]
pub(crate) struct TwoBoards {
    pub(crate) blind: [bool; 2],
    pub(crate) hearing_impaired: bool,
    /// What was announced last, and by whom.
    pub(crate) said: Option<(Color, Move)>,
}
