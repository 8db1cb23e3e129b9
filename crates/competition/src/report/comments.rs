//! What departs from the rules, as comments of the report file.

use super::Numbers;
use crate::{
    state::competition::Competition,
    word::{
        article::Handbook,
        departure::{Departure, Matter, MatterKind},
        id::Who,
    },
};

impl Competition {
    /// One line for each departure and each correction that only ratings
    /// take, by pairing numbers.
    pub(super) fn comments(&self, numbers: &Numbers) -> Vec<String> {
        let mut comments = Vec::new();
        if let Some(round) = self.rounds.last() {
            comments.push(format!("paired by {}, {}", round.engine, round.edition));
        }
        if let Some(round) = self.left_fide {
            comments.push(format!("round {round}: no longer by the FIDE regulations"));
        }
        let departures = self.departures.iter();
        comments.extend(departures.map(|one| line(one, numbers)));
        for round in &self.rounds {
            for (number, board) in (1..).zip(&round.boards) {
                let counted = board.outcome();
                let rated = board.outcome_for_rating();
                if let Some(rated) = rated.filter(|rated| Some(*rated) != counted) {
                    let text = serde_json::to_string(&rated).unwrap_or_default();
                    let round = round.number;
                    comments.push(format!("round {round}, board {number}: for rating {text}"));
                }
            }
        }
        let early = self.units().into_iter().filter(|who| self.left_early(*who));
        comments.extend(early.map(|who| {
            let (article, number) = (Handbook::Left.id(), numbers.of(who));
            format!("{article}: {number} left before half of the games, which count for nobody")
        }));
        comments.extend(self.signed.iter().map(|name| format!("signed: {name}")));
        comments
            .into_iter()
            .map(|line| format!(" {line}"))
            .collect()
    }
}

fn line(departure: &Departure, numbers: &Numbers) -> String {
    let level: &str = departure.level.into();
    let matter: &str = MatterKind::from(&departure.matter).into();
    let what = about(&departure.matter, numbers);
    let Departure { round, article, .. } = departure;
    format!("round {round}, {article}, {level}: {matter} {what}")
        .trim_end()
        .to_owned()
}

fn about(matter: &Matter, numbers: &Numbers) -> String {
    let of = |who: &Who| numbers.of(*who).to_string();
    match matter {
        Matter::Amended { clause } => <&str>::from(*clause).to_owned(),
        Matter::LateEntry { who }
        | Matter::FullPointBye { who }
        | Matter::TooManyByes { who }
        | Matter::ByeTooLate { who }
        | Matter::NotEligible { who }
        | Matter::ByeBarred { who }
        | Matter::ThirdColor { who }
        | Matter::ColorDifference { who }
        | Matter::LeftOut { who }
        | Matter::PlaysThough { who } => of(who),
        Matter::SecondMeeting { one, other } | Matter::ProhibitedMeeting { one, other } => {
            format!("{} {}", of(one), of(other))
        }
        Matter::DiffersFromSystem { boards } => {
            let boards = boards
                .iter()
                .map(|(white, black)| format!("{white}-{black}"));
            format!("instead of {}", boards.collect::<Vec<String>>().join(" "))
        }
        Matter::ResultMissing { round, board }
        | Matter::RatingOnly { round, board }
        | Matter::UnusualScore { round, board } => format!("round {round} board {board}"),
        Matter::BoardOrderLate { team } | Matter::LineupLate { team } => of(&Who::Team(*team)),
        Matter::LineupOutOfOrder { team, player } => {
            format!("{} {}", of(&Who::Team(*team)), player.0)
        }
        Matter::CorrectedLate { player } => of(&Who::Player(*player)),
        Matter::RoundsLeft { rounds } => rounds.to_string(),
        Matter::ProhibitedLate
        | Matter::NumbersLate
        | Matter::NoCompletePairing
        | Matter::PublishedChanged
        | Matter::NotRateable => String::new(),
    }
}
