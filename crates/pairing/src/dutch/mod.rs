//! The Dutch system as in force from 1 February 2026 (C.04.3).
//!
//! Two engines give the same answer. [`pair_literally`] goes through the
//! candidates as the articles write them, for small fields, and can say what
//! it passed over. [`pair`] finds the same pairs by matching, for any field.

mod bracket;
mod engine;
mod facts;
mod literal;
mod measure;

pub(crate) use engine::follow;
pub use engine::{Departure, Proof, Weighing, departure, pair, pair_by_matching, pair_with_proof};
pub use literal::pair_literally;
