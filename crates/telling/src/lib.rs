//! Everything that a table or a competition has to say, told once.
//!
//! What happened, what is asked, how it is ruled, why something is refused:
//! each is told as the key of a text and the values the text asks for. The
//! texts are in `locales/`, in every language; who has them puts the values
//! in: the command in Rust, the pages in TypeScript. No language is in here.
//!
//! ```
//! use tuomari_board::{Color, Position};
//! use tuomari_conduct::Happening;
//! use tuomari_telling::{ToldValue, tell};
//!
//! let told = tell(&Happening::FlagFell(Color::Black), &Position::default());
//! assert_eq!(told.key, "event-flag-fell");
//! assert_eq!(told.value("player"), Some(&ToldValue::Player(Color::Black.into())));
//! ```
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
