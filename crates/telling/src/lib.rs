#![doc = include_str!("../README.md")]
//!
//! The matches over the core's enums have no catch-all arm: what is new there
//! does not compile here before it has words.

#![deny(clippy::wildcard_enum_match_arm)]

mod announced;
mod asked;
mod beside;
mod competition;
mod happening;
mod made;
mod mating;
mod meeting;
mod nested;
mod told;
mod words;

pub use announced::announcement;
pub use asked::{cause, conclusion, matter, measure, penalty, proposal, question, refusal, ruling};
pub use beside::{Beside, beside};
pub use competition::{competition, competition_refusal, departure, idle_reason};
pub use happening::tell;
pub use mating::line_fault;
pub use meeting::meeting_reasons;
pub use told::{MoveTold, MovesTold, PlayerWord, Told, ToldDetail, ToldValue, id_of};
