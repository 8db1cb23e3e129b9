#![doc = include_str!("../README.md")]

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
