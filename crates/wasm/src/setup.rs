//! A table to be set up in the page.
//!
//! The text is a [`NewTableDto`], as for a server. Two things differ: the
//! table is always wooden, and what the rulebook leaves to an event without a
//! word of its own is decided as two players with one clock would.

use tuomari_clock::TimeControl;
use tuomari_conduct::Table;
use tuomari_rulebook::{
    Profile, Rulebook, Rules, RulesFault, Setting, Supervision, TimeClass, ValueKind,
};
use tuomari_wire::{NewTableDto, Opening, Problem, new_table::TimeControlDto};

/// The longest text of a table that is read.
const MOST_BYTES: usize = 16 * 1024;

/// Checks a table; all that is wrong is told at once.
pub fn open(setup: &str) -> Result<Opening, Box<Problem>> {
    if setup.len() > MOST_BYTES {
        return Err(Box::new(Problem::too_large(MOST_BYTES)));
    }
    let mut asked: NewTableDto = serde_json::from_str(setup)
        .map_err(|error| Box::new(Problem::unreadable(&error.to_string())))?;
    asked.table = Table::Wooden;
    for (setting, value) in undecided(&asked) {
        asked
            .regulations
            .entry(setting.name().to_owned())
            .or_insert_with(|| value.to_owned());
    }
    // Nothing is drawn by lot on a board that stands there already.
    asked
        .open(0)
        .map_err(|wrong| Box::new(Problem::fields(&wrong)))
}

/// The rulebooks by their names.
pub fn rulebooks() -> Vec<String> {
    Rulebook::all().map(|book| book.name().to_owned()).collect()
}

/// What the event would have to decide, and what two players mean by it.
fn undecided(asked: &NewTableDto) -> Vec<(Setting, &'static str)> {
    let Ok(rulebook) = asked.rulebook.parse::<Rulebook>() else {
        return Vec::new();
    };
    let faults = match Rules::of(rulebook, profile(rulebook, asked)).build() {
        Ok(_) => return Vec::new(),
        Err(faults) => faults.0,
    };
    faults
        .into_iter()
        .filter_map(|fault| match fault {
            RulesFault::Undecided(setting) => Some((setting, plain(setting))),
            _ => None,
        })
        .collect()
}

fn profile(rulebook: Rulebook, asked: &NewTableDto) -> Profile {
    let named = asked.profile.as_ref().and_then(|name| name.parse().ok());
    named.unwrap_or_else(|| {
        let control = match &asked.time_control {
            Some(TimeControlDto::Human(text)) => TimeControl::from_human(text).ok(),
            Some(TimeControlDto::Trf { trf }) => TimeControl::from_trf(trf).ok(),
            _ => None,
        };
        let class = control.map_or(TimeClass::NotApplicable, |control| match control.class() {
            tuomari_clock::Class::Standard => TimeClass::Standard,
            tuomari_clock::Class::Rapid => TimeClass::Rapid,
            tuomari_clock::Class::Blitz => TimeClass::Blitz,
        });
        rulebook.profile(class, Supervision::Unsupervised)
    })
}

/// A game between two people that goes nowhere: not rated, nobody late.
fn plain(setting: Setting) -> &'static str {
    match setting.kind() {
        ValueKind::YesNo => "no",
        ValueKind::Span | ValueKind::Moves => "none",
        ValueKind::Count => "0",
        ValueKind::Choice(words) => words.first().copied().unwrap_or_default(),
    }
}
