#![doc = include_str!("../README.md")]
//!
//! A text that fits two legal moves is refused, and so is a game with a move
//! missing: the arbiter is told where, nothing is guessed.
//!
//! ```
//! use tuomari_board::Position;
//! use tuomari_notation::{Language, ReadFault, read_move};
//!
//! let knights = Position::from_fen("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1")?;
//! let error = read_move(&knights, "Rd2", Language::Finnish).unwrap_err();
//! assert!(matches!(error.fault, ReadFault::Ambiguous { .. }));
//! # Ok::<(), tuomari_board::FenError>(())
//! ```
//!
//! | to | for one move | for a whole game |
//! | --- | --- | --- |
//! | write | [`write_move`], [`write_san`] | [`Record::write`] |
//! | read | [`read_move`], [`Written::parse`] | [`read_record`], [`detect`], [`read_variations`] |
//! | say | [`announce`] | |
//! | understand | [`read_announcement`] | |
//!
//! Games with comments and clock times go through [`pgn`].
//!
//! Readers take any text, of bounded length, and never panic. Positions no
//! game should reach are written and read like any other: two kings are told
//! apart as two knights are.
//!
//! # What this crate does not know
//!
//! It does not know which forms a rulebook allows, and it knows no players, no
//! clocks and no files. Whether a move may still be corrected on the
//! scoresheet is the `conduct` crate's business.

mod accepted;
mod announce;
mod cursor;
mod detect;
mod error;
mod form;
mod language;
mod locate;
mod parser;
pub mod pgn;
mod points;
mod read;
mod record;
mod scribe;
mod tokens;
mod translate;
mod uci;
mod variations;
mod vocabulary;
mod words;
mod write;
mod written;

pub use accepted::Accepted;
pub use announce::{MAX_ANNOUNCEMENT_BYTES, announce, read_announcement};
pub use detect::{detect, detect_from};
pub use error::{Expected, ReadError, ReadFault};
pub use form::{Departure, Form, Signs};
pub use language::{Language, UnknownLanguage};
pub use points::Points;
pub use read::{Reading, read_move};
pub use record::{MAX_RECORD_BYTES, Record, RecordError, RecordFault, read_record};
pub use scribe::Scribe;
pub use translate::translate_san;
pub use uci::write_uci;
pub use variations::{
    MAX_VARIATION_MOVES, MAX_VARIATIONS_BYTES, VariationsError, VariationsFault, read_variations,
};
pub use vocabulary::{UnknownVocabulary, Vocabulary};
pub use write::{write_move, write_san};
pub use written::{CheckMark, Displacement, MAX_MOVE_BYTES, PawnCapture, Step, Written};
