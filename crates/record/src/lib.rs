#![doc = include_str!("../README.md")]
//!
//! The types here are apart from those of the game, so that the game may
//! change and old records stay readable. Squares are `e4`, moves
//! `Ng1xRf3`, articles `fide-2018/7.5.5`, colours `white` and `black`, times
//! milliseconds. Unknown fields, words and later forms are refused.
//!
//! # Who may read it
//!
//! **A record is for the arbiter and the organiser, not for the players while
//! they play.** It holds what rulebooks keep silent about (an illegal move
//! nobody has claimed, a flag nobody has seen), and the text of a sealed move
//! before the envelope is opened. What a seat may see is computed by
//! `tuomari_conduct::view`. Links of seats are in it as hashes only.

pub mod chain;
mod competition;
mod conclusion;
mod conduct;
mod date;
mod digest;
mod entry;
mod happening;
mod keys;
#[cfg(test)]
mod looks;
mod mating;
mod mirror;
mod move_text;
mod organiser;
mod origin;
mod outcome;
mod paper;
mod pgn;
mod question;
mod record;
mod replay;
mod round;
mod row;
#[cfg(test)]
mod schema;
mod stream_id;
mod table;
mod text;
mod texts;
mod times;
mod told;
mod unreadable;
mod words;

pub use competition::{CompetitionEntry, CompetitionReplay, Link};
pub use date::Date;
pub use digest::{Key, TokenHash};
pub use entry::{Author, Entry, FORM_VERSION, Kind};
pub use keys::{Keys, KeysFault};
pub use organiser::{OrganiserName, OrganiserNameError};
pub use origin::{
    Handover, ListedEnd, Origin, OriginFault, PublicKey, SignedEnd, SigningKey, receipt_of,
};
pub use outcome::OutcomeFault;
pub use pgn::{RECORD_HASH, moves_of, pgn_of};
pub use record::{Record, RecordError, RecordFault, hash_text, read_hash};
pub use replay::{Replay, ReplayError, replay};
pub use round::pgn_of_round;
pub use row::{Body, Hash, MAX_BODY_BYTES, MAX_COMPETITION_BYTES, Row};
pub use stream_id::{StreamId, StreamIdError};
pub use table::{BoardOf, Delay, House, Level, Names, Start, TableCreated, TableFault};
pub use told::told;
pub use tuomari_notation::pgn::PgnGame as Moves;
pub use unreadable::Unreadable;
