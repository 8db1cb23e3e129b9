//! Appendix F, later Guideline II: Chess960.

pub(crate) mod array;
pub(crate) mod castling;
