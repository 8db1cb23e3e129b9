//! Why standings cannot be made of what was given.

use std::fmt;

use crate::tie_break::TieBreak;

/// What made no sense; nothing was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Two participants have this number.
    Twice(u32),
    /// A game at the board without an opponent.
    Nobody { round: u16, number: u32 },
    /// The opponent is not in the field, or is the participant himself.
    Unknown {
        round: u16,
        number: u32,
        opponent: u32,
    },
    /// The opponent has another opponent, or played while the other did not.
    NotMutual {
        round: u16,
        number: u32,
        opponent: u32,
    },
    /// A tie-break of teams in a competition of players.
    ForTeams(TieBreak),
    /// A tie-break of players in a competition of teams.
    ForPlayers(TieBreak),
    /// The Buchholz family is not for round robins (C.07 8).
    NotInRoundRobins(TieBreak),
    /// More rounds than a report file has columns for.
    TooManyRounds(u16),
    /// No board, or more than a team can have.
    Boards(u16),
    /// A match with more boards than the competition has.
    TooManyBoards { round: u16, number: u32 },
}

impl Refusal {
    pub(crate) fn nobody(round: usize, number: u32) -> Refusal {
        Refusal::Nobody {
            round: nth(round),
            number,
        }
    }

    pub(crate) fn unknown(round: usize, number: u32, opponent: u32) -> Refusal {
        Refusal::Unknown {
            round: nth(round),
            number,
            opponent,
        }
    }

    pub(crate) fn not_mutual(round: usize, number: u32, opponent: u32) -> Refusal {
        Refusal::NotMutual {
            round: nth(round),
            number,
            opponent,
        }
    }
}

/// The number of a round from its place.
fn nth(place: usize) -> u16 {
    u16::try_from(place + 1).unwrap_or(u16::MAX)
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Twice(number) => write!(f, "two participants have the number {number}"),
            Refusal::Nobody { round, number } => {
                write!(f, "round {round}: {number} played a game against nobody")
            }
            Refusal::Unknown {
                round,
                number,
                opponent,
            } => write!(f, "round {round}: {number} cannot meet {opponent}"),
            Refusal::NotMutual {
                round,
                number,
                opponent,
            } => write!(
                f,
                "round {round}: {number} met {opponent}, but {opponent} says otherwise"
            ),
            Refusal::ForTeams(tie_break) => write!(f, "{tie_break} is for teams"),
            Refusal::ForPlayers(tie_break) => write!(f, "{tie_break} is for players"),
            Refusal::NotInRoundRobins(tie_break) => {
                write!(f, "{tie_break} is not for round robins")
            }
            Refusal::TooManyRounds(rounds) => write!(f, "{rounds} rounds are too many"),
            Refusal::Boards(boards) => write!(f, "a match cannot have {boards} boards"),
            Refusal::TooManyBoards { round, number } => {
                write!(
                    f,
                    "round {round}: the match of {number} has too many boards"
                )
            }
        }
    }
}

impl std::error::Error for Refusal {}
