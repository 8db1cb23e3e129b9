//! A competition, conducted by acts as programs write them.

use serde_json::{Value, json};
use tuomari_competition::{Command, Competition, Ctx, Event, Seat, apply, decide};
use tuomari_print::{Kind, Language, Material, Paper, Part, Table};
use tuomari_rulebook::{Profile, Rules};

/// The beginning of the rounds, on 17 November 2026 at 18:00.
pub(crate) const BEGINS: u64 = 1_794_938_400_000;

/// A competition and what happened to it.
pub(crate) struct Desk {
    rules: Rules,
    pub(crate) competition: Competition,
    pub(crate) events: Vec<Event>,
}

impl Desk {
    /// Announced with these regulations beyond name, laws and system.
    pub(crate) fn announced(system: &str, rounds: u16, more: &Value) -> Desk {
        let rules = Rules::of("fi-blitz-2014".parse().unwrap(), Profile::Only);
        let mut desk = Desk {
            rules: rules.build().unwrap(),
            competition: Competition::new(),
            events: Vec::new(),
        };
        let mut regulations = json!({
            "name": "Club evening", "laws": "fi-blitz-2014", "system": system, "rounds": rounds,
        });
        let fields = regulations.as_object_mut().unwrap();
        fields.extend(more.as_object().unwrap().clone());
        desk.act(&json!({"act": "announce", "regulations": regulations}));
        desk
    }

    /// A Swiss of these people, the strongest first.
    pub(crate) fn swiss(names: &[&str]) -> Desk {
        let more = json!({
            "city": "Helsinki", "tie_breaks": ["BH", "SB"], "chief_arbiter": "Tuomari, Tiina",
            "first_day": "2026/11/16", "schedule": [BEGINS, BEGINS + 3_600_000],
        });
        let mut desk = Desk::announced("swiss", 3, &more);
        desk.enter(names);
        desk
    }

    pub(crate) fn enter(&mut self, names: &[&str]) {
        for (place, name) in names.iter().enumerate() {
            let person = json!({"name": name, "rating": 2400 - place});
            self.act(&json!({"act": "enter", "person": person}));
        }
    }

    #[track_caller]
    pub(crate) fn act(&mut self, act: &Value) {
        let read = serde_json::from_value(act.clone()).unwrap();
        let at = BEGINS + 1_000 * u64::try_from(self.events.len()).unwrap();
        let command = Command {
            at,
            by: Seat::ChiefArbiter,
            act: read,
        };
        let decided = decide(&Ctx { rules: &self.rules }, &self.competition, &command);
        let events = decided.unwrap_or_else(|refusal| panic!("{act} was refused: {refusal}"));
        for event in &events {
            apply(&mut self.competition, event);
        }
        self.events.extend(events);
    }

    /// Pairs the next round and makes it known.
    pub(crate) fn publish(&mut self) {
        self.act(&json!({"act": "pair"}));
        self.act(&json!({"act": "confirm"}));
        self.act(&json!({"act": "publish", "tables": self.tables()}));
    }

    /// Names for the tables that are wanted, none of them used before.
    pub(crate) fn tables(&self) -> Vec<String> {
        let (wanted, at) = (self.competition.tables_wanted(), self.events.len());
        (0..wanted).map(|table| format!("{at}-{table}")).collect()
    }

    pub(crate) fn result(&mut self, round: u16, board: u32, outcome: &str) {
        let result =
            json!({"act": "enter-result", "round": round, "board": board, "outcome": outcome});
        self.act(&result);
    }

    /// As anybody sees it.
    pub(crate) fn public(&self) -> Material {
        Material::of(&self.competition, &Seat::Public)
    }

    pub(crate) fn paper(&self, kind: Kind) -> Paper {
        self.public().paper(kind, None, Language::English).unwrap()
    }
}

/// The first table of a paper as lines.
pub(crate) fn drawn(paper: &Paper) -> String {
    let tables = paper.parts.iter().filter_map(|part| match part {
        Part::Table(table) => Some(table),
        _ => None,
    });
    let table: &Table = tables.into_iter().next().expect("there is a table");
    let heading: Vec<&str> = table
        .columns
        .iter()
        .map(|one| one.heading.as_str())
        .collect();
    let mut lines = vec![heading.join(" | ")];
    lines.extend(table.rows.iter().map(|row| row.join(" | ")));
    lines.join("\n")
}
