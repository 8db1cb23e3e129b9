//! FIDE's tournament report file, in and out.
//!
//! The file has a record on each line and its fields in fixed columns. This
//! crate reads TRF26, TRF16 and what programs added to it into plain values,
//! and writes them again. It holds no rule of play: whether results agree with
//! each other, what they are worth and who is first is judged elsewhere.
//!
//! ```
//! use tuomari_report::{Form, Mark, Report};
//!
//! let file = "012 Evening of the club\n\
//!     142 1\n\
//!     001    1      First player                      1800 FIN                         1.0    1     2 w 1\n\
//!     001    2      Second player                     1750 FIN                         0.0    2     1 b 0\n";
//! let report = Report::read(file.as_bytes())?;
//! assert_eq!(report.players[0].rounds[0].mark, Some(Mark::Win));
//!
//! let again = report.write(Form::Trf26)?;
//! assert_eq!(Report::read(again.as_bytes())?, report);
//!
//! let error = Report::read(b"142 five").unwrap_err();
//! assert_eq!((error.line, error.column), (1, 5));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod date;
mod error;
mod line;
mod old;
mod player;
mod points;
mod read;
mod report;
mod row;
mod rules;
mod ruling;
mod team;
mod type_code;
mod unfit;
mod write;

pub use date::Date;
pub use error::{Fix, Problem, ReadError};
pub use old::{Old, OldPoints};
pub use player::{Color, Mark, National, Person, Player, Round, Strength};
pub use points::Points;
pub use report::{Heading, Report};
pub use rules::{MatchSymbol, RatingOrder, Rules, Symbol};
pub use ruling::{AbnormalPoints, Acceleration, Bye, ByeKind, Prohibited};
pub use team::{Against, ForfeitedMatch, Lineup, OldTeam, Team, TeamByes, TeamLine, TeamRound};
pub use type_code::{TypeCode, TypeOfSystem};
pub use unfit::Unfit;
pub use write::Form;
