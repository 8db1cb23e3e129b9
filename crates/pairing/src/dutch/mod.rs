//! The Dutch system as in force from 1 February 2026 (C.04.3).
//!
//! [`pair_literally`] goes through the candidates as the articles write them,
//! for small fields, and can say what it passed over.

mod bracket;
mod facts;
mod literal;

pub use literal::pair_literally;
