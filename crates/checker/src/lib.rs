//! What a report file says, put to pairing and to standing.
//!
//! A [`Competition`] is made of a [`Report`](tuomari_report::Report): who has
//! met whom, what the rounds are worth, who may not meet and who is away.
//! It pairs any round of the file from the rounds before it, holds the rounds
//! of the file against that, and counts the standings.
//!
//! The crate reads no file and knows no language. What cannot be done is a
//! [`Refusal`] that says what to do about it.
//!
//! ```
//! use tuomari_checker::Competition;
//! use tuomari_report::Report;
//!
//! let file = "012 Evening of the club\n\
//!     142 2\n\
//!     001    1      First player                      1800 FIN                         1.0    1     3 w 1\n\
//!     001    2      Second player                     1750 FIN                         1.0    2     4 b 1\n\
//!     001    3      Third player                      1700 FIN                         0.0    3     1 b 0\n\
//!     001    4      Fourth player                     1650 FIN                         0.0    4     2 w 0\n";
//! let report = Report::read(file.as_bytes())?;
//! let competition = Competition::new(&report)?;
//! assert!(competition.check().iter().all(|round| round.agrees()));
//! assert_eq!(competition.pair(2)?.paired().boards, [(2, 1), (3, 4)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod acceleration;
mod article;
mod check;
mod competition;
mod convert;
mod dutch_reason;
mod entries;
mod made;
mod players;
mod reason;
mod refusal;
mod remark;
mod said;
mod standings;
mod system;
mod team_reason;
mod teams;
mod worth;

pub use article::Article;
pub use check::{CheckedRound, check};
pub use competition::Competition;
pub use convert::{Converted, convert};
pub use made::{Made, Paired, pair};
pub use reason::{Against, BoardReason, ByeReason, ByeWhy, Choice, Colors, Place, TeamCriterion};
pub use refusal::Refusal;
pub use remark::Remark;
pub use said::{Said, SaidValue, said_of_reading};
pub use standings::{Counted, standings};
pub use system::System;
