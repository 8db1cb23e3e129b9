//! The arbiter's report: what was announced, where it was departed from, what
//! was decided, who did not play.

use tuomari_competition::Seat;
use tuomari_record::{Hash, hash_text};

use super::rules::{departures, facts};
use crate::{
    Language,
    material::Material,
    paper::{Column, Paper, Part, Table},
    story::Incident,
    words::{Words, sentence},
};

impl Material {
    /// The arbiter's report. Every departure from the rules stands in it, and
    /// what was decided in the course of the competition. Who keeps it can tell
    /// by the last hash whether the record is still the same.
    pub fn report(&self, incidents: &[Incident], last: &Hash, language: Language) -> Paper {
        let words = Words::of(language);
        let mut paper = self.blank(words.text("print-report"), self.closed(), words);
        let Some(regulations) = &self.view.regulations else {
            return paper;
        };
        let mut announced = facts(regulations, words);
        let count = |number: usize| number.to_string();
        if self.pairs_teams() {
            announced.push((words.text("print-teams"), count(self.view.teams.len())));
        }
        announced.push((words.text("print-players"), count(self.view.players.len())));
        let by_fide = if self.view.by_fide {
            "print-by-fide-yes"
        } else {
            "print-by-fide-no"
        };
        announced.push((words.text("print-by-fide"), words.text(by_fide)));
        announced.push((words.text("print-hash"), in_fours(&hash_text(last))));
        paper.parts.push(Part::Facts(announced));
        paper.parts.extend(departures(self, words));
        paper.parts.extend(decided(incidents, words));
        paper.parts.extend(self.unplayed(words));
        let mut signers = vec![regulations.chief_arbiter.clone()];
        signers.extend(regulations.deputies.iter().cloned());
        signers.retain(|name| !name.is_empty());
        if signers.is_empty() {
            signers.push(words.text("print-arbiter"));
        }
        paper.parts.push(Part::Signatures(signers));
        paper
    }

    /// Byes and games that were not played, round by round.
    fn unplayed(&self, words: &Words) -> Vec<Part> {
        let mut rows = Vec::new();
        for round in &self.view.rounds {
            for idle in &round.idle {
                let row = [
                    round.round.to_string(),
                    self.name(idle.who).to_owned(),
                    sentence(&words.bye(idle.bye)),
                    words.text(&format!("competition-why-{}", <&str>::from(idle.why))),
                ];
                rows.push(row.to_vec());
            }
            let forfeits = round.boards.iter();
            let forfeits = forfeits.filter_map(|board| Some((board, board.outcome?)));
            for (board, outcome) in forfeits.filter(|(_, outcome)| !outcome.is_played()) {
                let (white, black) = (self.seated(board.white), self.seated(board.black));
                let row = [
                    round.round.to_string(),
                    format!("{white} – {black}"),
                    words.outcome(outcome),
                    words.text("print-forfeit"),
                ];
                rows.push(row.to_vec());
            }
        }
        if rows.is_empty() {
            return Vec::new();
        }
        let table = Table {
            columns: vec![
                Column::number(words.text("print-round")),
                Column::words(words.text("print-who")),
                Column::word(words.text("print-what")),
                Column::word(words.text("print-why")),
            ],
            name: 1,
            rows,
        };
        let heading = Part::Heading(words.text("print-unplayed"));
        vec![heading, Part::Table(table)]
    }
}

/// A hash as people can compare and type it.
fn in_fours(hash: &str) -> String {
    let fours: Vec<&str> = (0..hash.len())
        .step_by(4)
        .filter_map(|from| hash.get(from..from + 4))
        .collect();
    fours.join(" ")
}

/// What was decided, in the order it happened.
fn decided(incidents: &[Incident], words: &Words) -> Vec<Part> {
    let heading = Part::Heading(words.text("print-decided"));
    if incidents.is_empty() {
        return vec![heading, Part::Text(words.text("print-nothing-decided"))];
    }
    let rows = incidents.iter().map(|incident| {
        let at = tuomari_record::Date::of_unix_ms(incident.at_ms);
        let day = at.dotted().replace('.', "-");
        vec![
            format!("{day} {}", at.time().get(..5).unwrap_or_default()),
            seat(&incident.by, words),
            words.told(&incident.told),
        ]
    });
    let table = Table {
        columns: vec![
            Column::word(words.text("print-when")),
            Column::word(words.text("print-by-whom")),
            Column::words(words.text("print-what")),
        ],
        name: 2,
        rows: rows.collect(),
    };
    vec![heading, Part::Table(table)]
}

fn seat(seat: &Seat, words: &Words) -> String {
    words.text(match seat {
        Seat::Organiser => "print-seat-organiser",
        Seat::ChiefArbiter => "print-chief-arbiter",
        Seat::Deputy => "print-seat-deputy",
        Seat::SectorArbiter(..) => "print-arbiter",
        Seat::Captain(_) => "print-seat-captain",
        Seat::Player(_) => "print-player",
        Seat::Table(_) => "print-seat-table",
        Seat::System | Seat::Public => "print-seat-system",
    })
}
