#![doc = include_str!("../README.md")]

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
