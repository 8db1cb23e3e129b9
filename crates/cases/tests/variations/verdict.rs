//! What came of a case, matter by matter, so that two can be compared.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Debug,
};

use tuomari_board::Color;
use tuomari_conduct::{Adjourning, Event, Happening, Incident, Matter, Scoring};

use super::{
    case::{Played, faces},
    turned::Turned,
};

/// What may differ between two tellings of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Point {
    /// The points of each player, and why.
    Result,
    /// Each player's counted illegal moves.
    Counts,
    /// Time given and taken.
    Times,
    /// Penalties, and breaches noted.
    Penalties,
    /// What is put to the arbiter, with what is proposed.
    Questions,
    /// The articles that anything rests on.
    Articles,
    /// Which acts are refused, and why.
    Refusals,
    /// The time that each has used, and whose clock runs.
    Clocks,
    /// What stands on the board, and who has the move.
    Board,
    /// Everything that happened, in its order.
    Story,
}

impl Point {
    pub(crate) const ALL: [Point; 10] = [
        Point::Result,
        Point::Counts,
        Point::Times,
        Point::Penalties,
        Point::Questions,
        Point::Articles,
        Point::Refusals,
        Point::Clocks,
        Point::Board,
        Point::Story,
    ];

    /// The point of a name.
    pub(crate) fn named(name: &str) -> Point {
        let found = Point::ALL.into_iter().find(|point| point.name() == name);
        found.unwrap_or_else(|| panic!("nothing is called {name}"))
    }

    /// `result`, `counts` and so on.
    pub(crate) fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Verdict(BTreeMap<Point, String>);

impl Verdict {
    /// What came of a case, seen as if it had been turned so.
    pub(crate) fn of(played: &Played, turned: Turned) -> Verdict {
        let said = |point: Point| {
            let text = match point {
                Point::Result => result(played, turned),
                Point::Counts => of_each(turned, |color| played.game.illegal_moves(color)),
                Point::Times => list(played, turned, is_time),
                Point::Penalties => list(played, turned, is_penalty),
                Point::Questions => questions(played, turned),
                Point::Articles => articles(played),
                Point::Refusals => refusals(played),
                Point::Clocks => clocks(played, turned),
                Point::Board => board(played, turned),
                Point::Story => story(played, turned),
            };
            (point, text)
        };
        Verdict(Point::ALL.map(said).into_iter().collect())
    }

    /// The points in which the two differ.
    pub(crate) fn differs(&self, other: &Verdict) -> BTreeSet<Point> {
        let differs = |point: &Point| self.0.get(point) != other.0.get(point);
        Point::ALL.into_iter().filter(differs).collect()
    }

    pub(crate) fn text(&self, point: Point) -> &str {
        self.0.get(&point).map_or("", String::as_str)
    }
}

fn of_each<T: Debug>(turned: Turned, what: impl Fn(Color) -> T) -> String {
    let [white, black] = Color::ALL.map(|color| what(turned.color(color)));
    format!("{white:?} {black:?}")
}

fn result(played: &Played, turned: Turned) -> String {
    let Some(end) = played.game.conclusion() else {
        return "none".to_owned();
    };
    let halves = of_each(turned, |color| match color {
        Color::White => end.points.white_halves(),
        Color::Black => end.points.black_halves(),
    });
    format!("{halves} {}", turned.words(&format!("{:?}", end.cause)))
}

fn list(played: &Played, turned: Turned, such: impl Fn(&Happening) -> bool) -> String {
    let told: Vec<String> = played
        .steps
        .iter()
        .flat_map(|step| {
            let events = step.outcome.iter().flatten();
            let such = events.filter(|event| such(&event.what));
            let words = |event: &Event| turned.words(&format!("{:?}", event.what));
            // Of what falls on both at once somebody's is told first.
            let mut told: Vec<String> = such.map(words).collect();
            told.sort();
            told
        })
        .collect();
    told.join("; ")
}

fn is_time(what: &Happening) -> bool {
    matches!(what, Happening::TimeAdded(..) | Happening::TimeTaken(..))
}

fn is_penalty(what: &Happening) -> bool {
    matches!(what, Happening::Penalised(_) | Happening::Noted(..))
}

/// What was asked and proposed; the numbers of the questions do not matter.
fn questions(played: &Played, turned: Turned) -> String {
    let asked: Vec<String> = played
        .events()
        .filter_map(|event| match &event.what {
            Happening::Asked(question) => {
                let matter = unplaced(question.matter);
                let text = format!("{matter:?} {:?}", question.proposal);
                Some(turned.words(&text))
            }
            Happening::NotAsked(matter) => Some(turned.words(&format!("not {matter:?}"))),
            _ => None,
        })
        .collect();
    asked.join("; ")
}

/// Of which move a report speaks is how it is told, not what comes of it.
fn unplaced(matter: Matter) -> Matter {
    match matter {
        Matter::Incident(incident, tally) => Matter::Incident(
            Incident {
                ply: None,
                ..incident
            },
            tally,
        ),
        matter => matter,
    }
}

fn articles(played: &Played) -> String {
    let refused = played.steps.iter().filter_map(|step| {
        let refusal = step.outcome.as_ref().err()?;
        Some(refusal.cites(&played.rules))
    });
    let cited: BTreeSet<String> = played
        .events()
        .map(|event| event.cites)
        .chain(refused)
        .flat_map(|cites| cites.iter().map(|id| id.to_string()).collect::<Vec<_>>())
        .collect();
    cited.into_iter().collect::<Vec<_>>().join(" ")
}

fn refusals(played: &Played) -> String {
    let refused: Vec<String> = played
        .steps
        .iter()
        .filter_map(|step| {
            let refusal = step.outcome.as_ref().err()?;
            Some(format!("{}: {}", step.command.act.id(), refusal.id()))
        })
        .collect();
    refused.join("; ")
}

/// The time used by each, so that clocks that began otherwise compare.
fn clocks(played: &Played, turned: Turned) -> String {
    let now = faces(&played.game, played.end());
    let (Some(first), Some(now)) = (played.first, now) else {
        return "none".to_owned();
    };
    let used = of_each(turned, |color| {
        let at = usize::from(color.is_black());
        i128::from(first[at].ms()) - i128::from(now[at].ms())
    });
    let runs = played.game.clock().map(tuomari_clock::ChessClock::state);
    format!("{used} {}", turned.words(&format!("{runs:?}")))
}

fn board(played: &Played, turned: Turned) -> String {
    let turn = turned.color(played.game.position().turn());
    let pieces = played.game.board().to_string();
    format!("{} {turn:?}", turned.pieces(&pieces))
}

fn story(played: &Played, turned: Turned) -> String {
    let acts: Vec<String> = played
        .steps
        .iter()
        .map(|step| {
            let told: Vec<String> = step
                .outcome
                .iter()
                .flatten()
                .map(|e| told(e, turned))
                .collect();
            format!("{}: {}", step.command.act.id(), told.join(", "))
        })
        .collect();
    acts.join("\n")
}

/// An event in words; boards are compared at the end.
fn told(event: &Event, turned: Turned) -> String {
    let what = match &event.what {
        Happening::BoardChanged(_) => "BoardChanged".to_owned(),
        Happening::ArrayCorrected(_) => "ArrayCorrected".to_owned(),
        Happening::CompletedIllegally { by, what, gain, .. } => {
            format!("CompletedIllegally {by:?} {what:?} {gain:?}")
        }
        // Which line or proof comes first to hand is the analyser's affair.
        Happening::MatingExamined(color, _) => format!("MatingExamined {color:?}"),
        // A line on a sheet is kept in a form of its own.
        Happening::Scoring(Scoring::Entered { by, .. }) => format!("Entered {by:?}"),
        Happening::Adjourning(Adjourning::Labelled { .. }) => "Labelled".to_owned(),
        what => format!("{what:?}"),
    };
    format!("{} {:?}", turned.words(&what), event.cites)
}
