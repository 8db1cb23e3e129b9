//! Appendix G, later Guideline III: quickplay finishes.

pub(crate) mod draw_claim;
pub(crate) mod watched_claim;
