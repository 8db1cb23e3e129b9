//! Lists of people, in and out.
//!
//! Entry lists come as CSV, as a spreadsheet or as names that somebody
//! pastes; results and standings go out as the same. Rating lists are read as
//! streams and looked up by id and by the beginning of a name. Readers take
//! any bytes, of bounded size, and never panic; what they refuse they refuse
//! with the place and with what to do about it.
//!
//! ```
//! use tuomari_lists::{Entries, Language, NameOrder, Problem, Separator};
//!
//! let saved = "Sukunimi;Etunimi;Vahvuusluku;Seura\nMeikäläinen;Maija;1850;Kerho\n";
//! let list = Entries::read(saved.as_bytes(), NameOrder::default()).unwrap();
//! assert_eq!(list.entries[0].name.to_string(), "Meikäläinen, Maija");
//!
//! let pasted = "Maija Meikäläinen 1850\n2. Svensson, Sven (1720) SWE\n";
//! let list = Entries::read(pasted.as_bytes(), NameOrder::FirstLast).unwrap();
//! let written = list.to_table(Language::Swedish).to_csv(Separator::Semicolon);
//! assert!(written.contains("Svensson;Sven;SWE;1720"));
//!
//! let errors = Entries::read(b"Name;Rating\nSomebody;high\n", NameOrder::default());
//! let error = &errors.unwrap_err()[0];
//! assert_eq!((error.line, error.column), (2, 2));
//! assert_eq!(error.problem, Problem::NotANumber);
//! ```
//!
//! # What this crate does not know
//!
//! Who may enter, what a rating is good for and who is first. It opens no file:
//! it takes bytes or a stream and gives text or bytes.

mod decode;
mod entering;
mod entries;
mod entry;
mod error;
mod federations;
mod fold;
mod heading;
mod names;
mod of_report;
mod outcome;
pub mod rating;
mod separated;
#[cfg(feature = "sheets")]
pub mod sheets;
mod table;
mod value;
mod xml;

pub use entries::{Entries, MOST_ENTRIES, Remark};
pub use entry::{Entry, Name, NameOrder, Ratings, Sex};
pub use error::{Fix, ListError, Problem};
pub use heading::{Column, Language};
pub use outcome::{ResultLine, Seated, StandingLine, results_table, standings_table};
pub use separated::Separator;
pub use table::{Row, Table};
