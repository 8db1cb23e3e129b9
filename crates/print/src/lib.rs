#![doc = include_str!("../README.md")]
//!
//! # What this crate does not know
//!
//! Who may ask for what, where a file goes, and what time it is.

mod calendar;
mod html;
mod kind;
mod list;
mod material;
mod of_report;
mod paper;
#[cfg(feature = "pdf")]
mod pdf;
mod sheets;
mod story;
mod words;

pub use calendar::Calendar;
pub use html::escaped;
pub use kind::{Kind, NoKind};
pub use material::{Material, NoPaper};
pub use paper::{Card, Column, Paper, Part, Side, Table};
#[cfg(feature = "pdf")]
pub use pdf::Unprintable;
pub use story::{Incident, incidents};
pub use tuomari_lists::Language;
pub use words::{Words, code_of, language_of, sentence};
