//! Appendix D: players who do not see the board.

pub(crate) mod two_boards;
