//! Players and their rounds, as a program has them, as a report.

use serde::Deserialize;
use ts_rs::TS;
use tuomari_report::{Bye, ByeKind, Color, Mark, Person, Player, Report, Round};
use tuomari_wire::word::ColorWord;

use crate::asked::{Answer, wrong};

/// The most players of a list.
const MOST_PLAYERS: usize = 10_000;

/// A player of a list.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields, rename = "Entrant")]
pub struct EntrantGiven {
    /// The number by which the player is paired, from 1; the place in the
    /// list, the strongest first, if nobody has one.
    #[serde(default)]
    pub number: Option<u32>,
    #[serde(default)]
    #[ts(as = "Option<String>")]
    pub name: String,
    #[serde(default)]
    pub rating: Option<u32>,
    /// The rounds so far, the first one first.
    #[serde(default)]
    #[ts(as = "Option<Vec<RoundGiven>>")]
    pub rounds: Vec<RoundGiven>,
    /// Not there in the round to be paired.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub absent: bool,
}

/// What a round was for a player.
#[derive(Clone, Copy, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields, rename = "PlayedRound")]
pub struct RoundGiven {
    /// The opponent's number; left out for a bye.
    #[serde(default)]
    pub opponent: Option<u32>,
    #[serde(default)]
    pub color: Option<ColorWord>,
    pub result: ResultWord,
}

/// How a round ended for a player.
#[derive(Clone, Copy, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ResultWord {
    Win,
    Draw,
    Loss,
    /// The opponent did not come.
    ForfeitWin,
    ForfeitLoss,
    /// The odd one out.
    PairingBye,
    FullBye,
    HalfBye,
    /// Not there, or not entered yet.
    ZeroBye,
}

/// The list as a report, for the round to be paired.
pub(crate) fn report_of(players: Vec<EntrantGiven>, round: Option<u32>) -> Answer<Report> {
    if players.len() > MOST_PLAYERS {
        return Err(wrong("players", format!("are at most {MOST_PLAYERS}")));
    }
    let numbered = players.iter().filter(|one| one.number.is_some()).count();
    if numbered != 0 && numbered != players.len() {
        let detail = "give every player a number, or none: then the place in the list is it";
        return Err(wrong("players", detail));
    }
    let mut report = Report::default();
    let mut absent = Vec::new();
    for (place, given) in (1..).zip(players) {
        let number = given.number.unwrap_or(place);
        if number == 0 {
            return Err(wrong("players", "numbers begin with 1"));
        }
        if given.absent {
            absent.push(number);
        }
        report.players.push(given.player(number));
    }
    if !absent.is_empty() {
        let next = report.rounds_played() + 1;
        let round = round.map_or_else(|| u16::try_from(next), u16::try_from);
        report.byes.push(Bye {
            kind: ByeKind::Zero,
            round: round.map_err(|_| wrong("round", "is at most 999"))?,
            ids: absent,
        });
    }
    Ok(report)
}

impl EntrantGiven {
    fn player(self, number: u32) -> Player {
        Player {
            number,
            person: Person {
                name: self.name,
                rating: self.rating,
                ..Person::default()
            },
            points: None,
            rank: None,
            rounds: self.rounds.into_iter().map(Round::from).collect(),
        }
    }
}

impl From<RoundGiven> for Round {
    fn from(given: RoundGiven) -> Round {
        Round {
            opponent: given.opponent,
            color: given.color.map(|color| match color {
                ColorWord::White => Color::White,
                ColorWord::Black => Color::Black,
            }),
            mark: Some(match given.result {
                ResultWord::Win => Mark::Win,
                ResultWord::Draw => Mark::Draw,
                ResultWord::Loss => Mark::Loss,
                ResultWord::ForfeitWin => Mark::ForfeitWin,
                ResultWord::ForfeitLoss => Mark::ForfeitLoss,
                ResultWord::PairingBye => Mark::PairingBye,
                ResultWord::FullBye => Mark::FullBye,
                ResultWord::HalfBye => Mark::HalfBye,
                ResultWord::ZeroBye => Mark::ZeroBye,
            }),
        }
    }
}
