//! A round paired from a report file, or from a list of players.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_checker::{BoardReason, Choice, Competition, Made, Place, Said, said_of_reading};
use tuomari_report::{Points, Report};
use tuomari_rulebook::Language;
use tuomari_wire::{Problem, word::ColorWord};

use crate::{
    asked::{Answer, sentences, wrong},
    players::{EntrantGiven, report_of},
    words,
};

/// A round as it is paired.
#[derive(Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct PairedDto {
    pub round: u32,
    /// Who meets whom, by their numbers, in board order where it is known;
    /// teams in a competition of teams.
    pub boards: Vec<BoardDto>,
    /// Who has the bye that the pairing allocates.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bye: Option<u32>,
    /// What was taken for granted because the file does not say it.
    pub remarks: Vec<String>,
}

/// A board of a round.
#[derive(Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct BoardDto {
    pub white: u32,
    pub black: u32,
    /// Why, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<WhyDto>,
}

/// Why two meet, and why with these colours.
#[derive(Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct WhyDto {
    /// The bracket, counted from the top; none in a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bracket: Option<u32>,
    /// The score of its residents.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<String>,
    /// Those of the board who come from another scoregroup.
    pub floaters: Vec<u32>,
    /// The pairs that come before this one and are ruled out; none if nothing
    /// comes before it.
    pub instead: Vec<(u32, u32)>,
    /// The article that rules them out, where the round is not too large to
    /// be sure.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub criterion: Option<String>,
    /// The article by which the colours are given.
    pub color_rule: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PairAsked {
    /// A report file, TRF26 or TRF16.
    #[serde(default)]
    trf: Option<String>,
    /// Or else the players.
    #[serde(default)]
    players: Option<Vec<EntrantGiven>>,
    /// With players: how many rounds there are.
    #[serde(default)]
    rounds: Option<u16>,
    /// With players: the colour of the first of the list in round 1.
    #[serde(default)]
    first_color: Option<ColorWord>,
    /// With players: those who may not meet each other, in groups.
    #[serde(default)]
    prohibited: Vec<Vec<u32>>,
    /// The round to be paired; the next one, if it is not said.
    #[serde(default)]
    round: Option<u32>,
    #[serde(default)]
    why: bool,
    #[serde(default)]
    language: Option<String>,
}

/// Pairs a round.
pub(crate) fn pair(asked: PairAsked) -> Answer<PairedDto> {
    let language = sentences(asked.language.as_deref())?;
    let report = match (asked.trf, asked.players) {
        (Some(trf), None) if asked.rounds.is_none() && asked.prohibited.is_empty() => {
            let read = Report::read(trf.as_bytes());
            read.map_err(|error| refused("trf", said_of_reading(&error)))?
        }
        (Some(_), None) => {
            let detail = "the file says it itself, in records 142 and 260";
            return Err(wrong("rounds", detail));
        }
        (None, Some(players)) => {
            let mut report = report_of(players, asked.round)?;
            report.rules.rounds = asked.rounds;
            report.rules.first_color = asked.first_color.map(written);
            report.prohibited = asked.prohibited.into_iter().map(never).collect();
            report
        }
        _ => return Err(wrong("players", "give either a TRF or players")),
    };
    let competition = Competition::new(&report);
    let competition = competition.map_err(|refusal| refused("competition", refusal.said()))?;
    let round = asked.round.unwrap_or(competition.past() + 1);
    let made = competition.pair(round);
    let made = made.map_err(|refusal| refused("round", refusal.said()))?;
    let remarks = competition.remarks().into_iter();
    Ok(PairedDto {
        round,
        bye: made.paired().byes.first().copied(),
        boards: boards(&made, asked.why),
        remarks: remarks
            .map(|one| words::say(&one.said(), language))
            .collect(),
    })
}

fn boards(made: &Made, with_reasons: bool) -> Vec<BoardDto> {
    if with_reasons {
        let reasons = made.reasons();
        return reasons.iter().map(BoardDto::explained).collect();
    }
    let pairs = made.paired().boards.into_iter();
    pairs
        .map(|(white, black)| BoardDto {
            white,
            black,
            why: None,
        })
        .collect()
}

/// What is wrong, and then what to do about it.
fn refused(field: &str, [what, next]: [Said; 2]) -> Box<Problem> {
    let english = |said| words::say(said, Language::English);
    wrong(field, format!("{} {}", english(&what), english(&next)))
}

fn written(color: ColorWord) -> tuomari_report::Color {
    match color {
        ColorWord::White => tuomari_report::Color::White,
        ColorWord::Black => tuomari_report::Color::Black,
    }
}

fn never(ids: Vec<u32>) -> tuomari_report::Prohibited {
    tuomari_report::Prohibited { rounds: None, ids }
}

impl BoardDto {
    fn explained(reason: &BoardReason) -> BoardDto {
        let (bracket, score, floaters) = match &reason.place {
            Place::Bracket {
                bracket,
                score,
                floaters,
            } => {
                let floaters = floaters.iter().map(|(number, _)| *number);
                let score = Points::from_hundredths(*score).to_string();
                (Some(*bracket), Some(score), floaters.collect())
            }
            Place::Table { .. } => (None, None, Vec::new()),
        };
        let (instead, against) = match &reason.choice {
            Choice::Instead { pairs, against, .. } => (pairs.clone(), *against),
            Choice::First | Choice::Table => (Vec::new(), None),
        };
        BoardDto {
            white: reason.white,
            black: reason.black,
            why: Some(WhyDto {
                bracket,
                score,
                floaters,
                instead,
                criterion: against.map(|against| against.article().to_string()),
                color_rule: reason.colors.article().to_string(),
            }),
        }
    }
}
