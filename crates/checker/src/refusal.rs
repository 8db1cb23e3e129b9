//! What cannot be done with a file, and why.

use std::fmt;

/// Why a file is not paired, checked or counted. Nothing was done.
///
/// The sentences are English, for programs and their writers; a screen that
/// speaks to people matches on the values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nothing here pairs by this code of record 192.
    System(String),
    /// The round is not one that the file can be paired for.
    Round {
        round: u32,
        first: u32,
        last: u32,
    },
    /// The opponent is not in the file, or has another opponent.
    NotMutual {
        round: u32,
        number: u32,
        opponent: u32,
    },
    /// Both have the same colour, or only one has a colour.
    Colors {
        round: u32,
        number: u32,
        opponent: u32,
    },
    /// A game at the board, or a match, without a colour.
    NoColor {
        round: u32,
        number: u32,
    },
    /// The mark of a bye beside an opponent.
    ByeWithOpponent {
        round: u32,
        number: u32,
    },
    /// Points by a name that means nothing here, or that go by colours.
    Points(String),
    /// More rounds than a report file has digits for.
    TooManyRounds(u32),
    /// The old record `XXC rank`, where the ranks are not in the order of numbers.
    OrderedByRank,
    /// A competition of teams without record 310.
    NoTeams,
    /// A player of a team competition who is in no team.
    NoTeam(u32),
    /// Points of record 320 are missing.
    NoTeamByePoints,
    /// A penalty of record 299 that counts in the standings and in no tie-break.
    PenaltyAfterEnd(u32),
    /// A word in the list of tie-breaks.
    TieBreak(tuomari_standing::NotATieBreak),
    Pairing(tuomari_pairing::Refusal),
    Standing(tuomari_standing::Refusal),
}

impl From<tuomari_pairing::Refusal> for Refusal {
    fn from(refusal: tuomari_pairing::Refusal) -> Refusal {
        Refusal::Pairing(refusal)
    }
}

impl From<tuomari_standing::Refusal> for Refusal {
    fn from(refusal: tuomari_standing::Refusal) -> Refusal {
        Refusal::Standing(refusal)
    }
}

impl From<tuomari_standing::NotATieBreak> for Refusal {
    fn from(refusal: tuomari_standing::NotATieBreak) -> Refusal {
        Refusal::TieBreak(refusal)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::System(code) => write!(f, "no rounds are paired here by {code}"),
            Refusal::Round { round, first, last } => {
                write!(f, "round {round} cannot be paired, only {first} to {last}")
            }
            Refusal::NotMutual {
                round,
                number,
                opponent,
            } => write!(
                f,
                "round {round}: {number} met {opponent}, but {opponent} says otherwise"
            ),
            Refusal::Colors {
                round,
                number,
                opponent,
            } => write!(
                f,
                "round {round}: the colours of {number} and {opponent} do not fit together"
            ),
            Refusal::NoColor { round, number } => {
                write!(f, "round {round}: {number} played without a colour")
            }
            Refusal::ByeWithOpponent { round, number } => {
                write!(f, "round {round}: {number} has a bye and an opponent")
            }
            Refusal::Points(name) => write!(f, "points by the name {name} are not known"),
            Refusal::TooManyRounds(rounds) => write!(f, "{rounds} rounds are too many"),
            Refusal::OrderedByRank => f.write_str("the order is by rank, not by number"),
            Refusal::NoTeams => f.write_str("a competition of teams without record 310"),
            Refusal::NoTeam(number) => write!(f, "player {number} is in no team"),
            Refusal::NoTeamByePoints => f.write_str("record 320 has no points"),
            Refusal::PenaltyAfterEnd(number) => {
                write!(f, "{number} has a penalty that counts in no tie-break")
            }
            Refusal::TieBreak(word) => word.fmt(f),
            Refusal::Pairing(refusal) => refusal.fmt(f),
            Refusal::Standing(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for Refusal {}
