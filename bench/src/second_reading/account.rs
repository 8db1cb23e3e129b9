//! What a game came to: the same form for a reading and for what the record
//! says, so that the two can be held against each other.

use std::fmt;

use serde_json::Value;
use tuomari_board::Color;
use tuomari_record::Record;

use super::hall::Line;

/// What a game came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// The result and its reason, `1-0 time black`; none while play goes on.
    pub end: Option<String>,
    /// Illegal moves counted, White's and Black's.
    pub counts: [u8; 2],
    /// Every adjustment of time, in order: `white +120000`.
    pub given: Vec<String>,
    /// Whose flag counted as fallen, in order.
    pub flags: Vec<String>,
    /// Every finding on a claim: `white threefold no`.
    pub found: Vec<String>,
    /// What was put to the arbiter, in order.
    pub asked: Vec<String>,
    /// What both clocks show at the end, in milliseconds.
    pub clocks: Option<[u64; 2]>,
    /// The pieces as they stand at the end.
    pub board: String,
}

impl Account {
    /// What the record says happened; the clocks and the board are those of
    /// the table that the record makes.
    pub fn said(record: &Record, lines: &[Line]) -> Result<Account, String> {
        let mut said = Account::default();
        let mut last_ms = 0;
        for line in lines {
            last_ms = line.at_ms.max(last_ms);
            said.hear(line);
        }
        let game = record.replay().map_err(|error| error.to_string())?.game;
        let board = game.position().board();
        said.board = board.to_string();
        said.clocks = game.clock().map(|clock| {
            let at = tuomari_clock::At::from_ms(last_ms);
            let face = |face| clock.left(face, at).ms();
            [
                face(tuomari_clock::Color::White),
                face(tuomari_clock::Color::Black),
            ]
        });
        Ok(said)
    }

    fn hear(&mut self, line: &Line) {
        for (name, what) in &line.events {
            match name.as_str() {
                "concluded" => {
                    let cause = words(&what["cause"]);
                    self.end = Some(format!("{} {cause}", words(&what["points"])));
                }
                "illegal-move-counted" => {
                    let count = what["count"].as_u64().unwrap_or(u64::MAX);
                    let by = usize::from(what["by"] == "black");
                    self.counts[by] = u8::try_from(count).unwrap_or(u8::MAX);
                }
                "time-added" => {
                    let to = words(&what["to"]);
                    self.given.push(format!("{to} +{}", what["time"]));
                }
                "time-taken" => {
                    let from = words(&what["from"]);
                    self.given.push(format!("{from} -{}", what["time"]));
                }
                "flag-fell" => self.flags.push(words(what)),
                "found" => {
                    let (by, claim) = (words(&what["by"]), words(&what["claim"]));
                    let answer = yes_or_no(what["correct"] == true);
                    self.found.push(format!("{by} {claim} {answer}"));
                }
                "asked" => self.asked.push(words(&what["matter"])),
                _ => {}
            }
        }
    }

    /// Where the two differ, a line for each; empty if they agree.
    pub fn differences(&self, said: &Account) -> Vec<String> {
        let mut found = Vec::new();
        let mut compare = |what: &str, read: &dyn fmt::Debug, said: &dyn fmt::Debug| {
            let (read, said) = (format!("{read:?}"), format!("{said:?}"));
            if read != said {
                found.push(format!("{what}: read {read}, the record says {said}"));
            }
        };
        compare("end", &self.end, &said.end);
        compare("illegal moves", &self.counts, &said.counts);
        compare("time given", &self.given, &said.given);
        compare("flags", &self.flags, &said.flags);
        compare("findings", &self.found, &said.found);
        compare("questions", &self.asked, &said.asked);
        compare("clocks", &self.clocks, &said.clocks);
        compare("board", &self.board, &said.board);
        found
    }
}

/// A stored value as a few words: names and values in their order, without
/// what was looked at on the way.
pub(super) fn words(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Object(fields) => {
            let told = fields
                .iter()
                .filter(|(name, _)| !matches!(name.as_str(), "spent" | "proof"));
            let told: Vec<String> = told
                .map(|(name, value)| match name.as_str() {
                    "by" | "of" | "side" | "illegal" => words(value),
                    "claim" if value.is_string() => words(value),
                    name => format!("{name} {}", words(value)),
                })
                .collect();
            told.join(" ")
        }
        Value::Null => String::new(),
        Value::Bool(_) | Value::Number(_) | Value::Array(_) => value.to_string(),
    }
}

pub(super) fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

pub(super) fn name(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}
