//! What a competition gives on paper and as files.
//!
//! A [`Paper`] is a list, a sheet or the report of a competition in one
//! language: headings, tables and lines of plain words, made of what a seat may
//! see ([`Material`]). It is written as PDF (feature `pdf`) or as HTML; lists
//! for spreadsheets and the calendar of the rounds stand beside it.
//!
//! The same competition gives the same bytes. Names are words and nothing
//! else: none of them is ever read as markup.
//!
//! ```
//! use tuomari_competition::{Act, Command, Competition, Ctx, Person, Regulations, Seat, System};
//! use tuomari_competition::{apply, decide};
//! use tuomari_print::{Kind, Language, Material};
//! use tuomari_rulebook::{Profile, Rules};
//!
//! let rules = Rules::of("fi-blitz-2014".parse()?, Profile::Only).build()?;
//! let mut competition = Competition::new();
//! let regulations = Regulations::new("Club evening", "fi-blitz-2014", System::Swiss, 3);
//! let person = Person { name: "*Ek*, Bo".to_owned(), ..Person::default() };
//! for act in [
//!     Act::Announce { regulations: Box::new(regulations) },
//!     Act::Enter { person: Box::new(person), team: None },
//! ] {
//!     let command = Command { at: 0, by: Seat::Organiser, act };
//!     for event in decide(&Ctx { rules: &rules }, &competition, &command)? {
//!         apply(&mut competition, &event);
//!     }
//! }
//! let material = Material::of(&competition, &Seat::Public);
//! let paper = material.paper(Kind::Players, None, Language::Finnish).unwrap();
//! assert_eq!(paper.title, "Pelaajat");
//! assert!(paper.to_html(2).contains("<th scope=\"row\">*Ek*, Bo</th>"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
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
pub use words::{Words, code_of, language_of};
