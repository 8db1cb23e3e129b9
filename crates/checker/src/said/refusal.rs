//! Refusals in words: what is wrong, and what to do.

use tuomari_standing::{NotATieBreak, Why};

use super::Said;
use crate::refusal::Refusal;

impl Refusal {
    /// What is wrong, then what to do about it.
    pub fn said(&self) -> [Said; 2] {
        match self {
            Refusal::System(code) => [
                Said::new("competition-system").text("code", code),
                Said::new("competition-system-hint"),
            ],
            Refusal::Round { round, first, last } => [
                Said::new("competition-round").number("round", *round),
                Said::new("competition-round-hint")
                    .number("first", *first)
                    .number("last", *last),
            ],
            Refusal::NotMutual {
                round,
                number,
                opponent,
            } => [
                between("competition-not-mutual", *round, *number, *opponent),
                Said::new("competition-both-lines-hint"),
            ],
            Refusal::Colors {
                round,
                number,
                opponent,
            } => [
                between("competition-colors", *round, *number, *opponent),
                Said::new("competition-both-lines-hint"),
            ],
            Refusal::NoColor { round, number } => [
                about("competition-no-color", *round, *number),
                Said::new("competition-no-color-hint"),
            ],
            Refusal::ByeWithOpponent { round, number } => [
                about("competition-bye-with-opponent", *round, *number),
                Said::new("competition-bye-with-opponent-hint"),
            ],
            Refusal::Points(name) => [
                Said::new("competition-points").text("name", name),
                Said::new("competition-points-hint"),
            ],
            Refusal::TooManyRounds(_) => [
                Said::new("competition-rounds"),
                Said::new("competition-rounds-hint"),
            ],
            Refusal::OrderedByRank => [
                Said::new("competition-by-rank"),
                Said::new("competition-by-rank-hint"),
            ],
            Refusal::NoTeam(number) => [
                Said::new("competition-no-team").number("number", *number),
                Said::new("competition-no-team-hint"),
            ],
            Refusal::NoTeamByePoints => [
                Said::new("competition-team-bye"),
                Said::new("competition-team-bye-hint"),
            ],
            Refusal::PenaltyAfterEnd(number) => [
                Said::new("competition-penalty").number("number", *number),
                Said::new("competition-penalty-hint"),
            ],
            Refusal::NoTeams => [
                Said::new("competition-no-teams"),
                Said::new("competition-no-teams-hint"),
            ],
            Refusal::TieBreak(word) => of_tie_break(word),
            Refusal::Pairing(refusal) => of_pairing(*refusal),
            Refusal::Standing(refusal) => of_standing(refusal),
        }
    }
}

fn about(key: &'static str, round: u32, number: u32) -> Said {
    Said::new(key)
        .number("round", round)
        .number("number", number)
}

fn between(key: &'static str, round: u32, number: u32, opponent: u32) -> Said {
    about(key, round, number).number("opponent", opponent)
}

fn of_pairing(refusal: tuomari_pairing::Refusal) -> [Said; 2] {
    use tuomari_pairing::Refusal::{
        HistoryTooShort, NoCompletePairing, NumberTwice, TooManyToEnumerate, UnknownNumber,
    };
    match refusal {
        NoCompletePairing => [
            Said::new("competition-no-pairing"),
            Said::new("competition-no-pairing-hint"),
        ],
        NumberTwice(number) => [
            Said::new("competition-twice").number("number", number),
            Said::new("competition-twice-hint"),
        ],
        UnknownNumber(number) | HistoryTooShort(number) => [
            Said::new("competition-unknown").number("number", number),
            Said::new("competition-unknown-hint"),
        ],
        TooManyToEnumerate => [
            Said::new("competition-too-many"),
            Said::new("competition-too-many-hint"),
        ],
    }
}

fn of_standing(refusal: &tuomari_standing::Refusal) -> [Said; 2] {
    use tuomari_standing::Refusal as Standing;
    match refusal {
        Standing::Twice(number) => [
            Said::new("competition-twice").number("number", *number),
            Said::new("competition-twice-hint"),
        ],
        Standing::Nobody { round, number } => [
            about("competition-nobody", u32::from(*round), *number),
            Said::new("competition-both-lines-hint"),
        ],
        Standing::Unknown {
            round,
            number,
            opponent,
        }
        | Standing::NotMutual {
            round,
            number,
            opponent,
        } => [
            between(
                "competition-not-mutual",
                u32::from(*round),
                *number,
                *opponent,
            ),
            Said::new("competition-both-lines-hint"),
        ],
        Standing::ForTeams(tie_break) => [
            Said::new("competition-for-teams").text("code", tie_break),
            Said::new("competition-tie-break-hint"),
        ],
        Standing::ForPlayers(tie_break) => [
            Said::new("competition-for-players").text("code", tie_break),
            Said::new("competition-tie-break-hint"),
        ],
        Standing::NotInRoundRobins(tie_break) => [
            Said::new("competition-not-in-round-robins").text("code", tie_break),
            Said::new("competition-tie-break-hint"),
        ],
        Standing::TooManyRounds(_) => [
            Said::new("competition-rounds"),
            Said::new("competition-rounds-hint"),
        ],
        Standing::Boards(_) | Standing::TooManyBoards { .. } => [
            Said::new("competition-boards"),
            Said::new("competition-no-boards-hint"),
        ],
    }
}

fn of_tie_break(word: &NotATieBreak) -> [Said; 2] {
    let said = match word.why {
        Why::Code => Said::new("competition-tie-break-code"),
        Why::Score => Said::new("competition-tie-break-score"),
        Why::Modifier => Said::new("competition-tie-break-modifier"),
        Why::SelfDefined => Said::new("competition-tie-break-own"),
    };
    [
        said.text("word", &word.text).text("part", &word.part),
        Said::new("competition-tie-break-hint"),
    ]
}
