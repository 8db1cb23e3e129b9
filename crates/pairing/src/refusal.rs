//! Why a round is not paired.

use std::fmt;

use crate::player::Number;

/// What stands in the way of a pairing. Nothing was paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The absolute criteria leave no complete pairing: the chief arbiter decides (1.9).
    NoCompletePairing,
    /// The same number stands twice in the field.
    NumberTwice(Number),
    /// Somebody's history names one who is not in the list.
    UnknownNumber(Number),
    /// A player has entries for fewer rounds than are past.
    HistoryTooShort(Number),
    /// More players or candidates than the literal reading can go through.
    TooManyToEnumerate,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NoCompletePairing => f.write_str("no complete pairing exists"),
            Refusal::NumberTwice(number) => write!(f, "number {number} stands twice"),
            Refusal::UnknownNumber(number) => write!(f, "number {number} is not in the list"),
            Refusal::HistoryTooShort(number) => {
                write!(f, "number {number} has no entry for a past round")
            }
            Refusal::TooManyToEnumerate => f.write_str("too many candidates to go through"),
        }
    }
}

impl std::error::Error for Refusal {}
