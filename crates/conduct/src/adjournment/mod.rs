//! Appendix E, later Guideline I: adjourned games.

pub(crate) mod resumption;
pub(crate) mod sealing;
