//! A sentence on its way to people and to programs.

use std::borrow::Cow;

use fluent_templates::fluent_bundle::FluentValue;
use serde_json::{Map, Value};
use tuomari_board::{Color, Move, Position};
use tuomari_clock::Millis;
use tuomari_notation::{Form, Scribe, write_uci};

use super::time::length;
use crate::messages::{Messages, color_id};

/// A text with its values, each also as a detail for programs.
#[derive(Debug)]
pub(super) struct Telling<'a> {
    say: &'a Messages,
    key: Cow<'static, str>,
    values: Vec<(&'static str, FluentValue<'static>)>,
    details: Map<String, Value>,
}

impl<'a> Telling<'a> {
    /// The text of a key. What follows the key's first hyphen is the
    /// identifier for programs.
    pub(super) fn new(say: &'a Messages, key: impl Into<Cow<'static, str>>) -> Telling<'a> {
        Telling {
            say,
            key: key.into(),
            values: Vec::new(),
            details: Map::new(),
        }
    }

    /// A player, as subject and as owner.
    pub(super) fn player(mut self, color: Color) -> Telling<'a> {
        let (who, whose) = match color {
            Color::White => ("player-white", "player-white-whose"),
            Color::Black => ("player-black", "player-black-whose"),
        };
        self.values.push(("who", self.say.text(who).into()));
        self.values.push(("whose", self.say.text(whose).into()));
        self.detail("player", color_id(color))
    }

    /// A number.
    pub(super) fn number(mut self, name: &'static str, number: impl Into<u64>) -> Telling<'a> {
        let number = number.into();
        self.values.push((name, number.into()));
        self.detail(name, number)
    }

    /// A number of half-moves.
    pub(super) fn plies(self, plies: usize) -> Telling<'a> {
        self.number("plies", u64::try_from(plies).unwrap_or(u64::MAX))
    }

    /// A length of time, or an instant on the table's watch.
    pub(super) fn time(mut self, name: &'static str, time: Millis) -> Telling<'a> {
        self.values.push((name, length(time).into()));
        self.detail(&format!("{name}_ms"), time.ms())
    }

    /// One of several words that the text chooses by.
    pub(super) fn choice(mut self, name: &'static str, id: &'static str) -> Telling<'a> {
        self.values.push((name, id.into()));
        self.detail(name, id)
    }

    /// Yes or no.
    pub(super) fn yes_no(mut self, name: &'static str, yes: bool) -> Telling<'a> {
        self.values
            .push((name, if yes { "yes" } else { "no" }.into()));
        self.detail(name, yes)
    }

    /// A text of its own, the same in every language.
    pub(super) fn text(mut self, name: &'static str, text: &str) -> Telling<'a> {
        self.values.push((name, text.to_owned().into()));
        self.detail(name, text)
    }

    /// A word of the language.
    pub(super) fn word(mut self, name: &'static str, key: &'static str) -> Telling<'a> {
        self.values.push((name, self.say.text(key).into()));
        self.detail(name, id_of(key))
    }

    /// Several words of the language.
    pub(super) fn words(mut self, name: &'static str, keys: &[&'static str]) -> Telling<'a> {
        let texts: Vec<String> = keys.iter().map(|key| self.say.text(key)).collect();
        self.values.push((name, texts.join(", ").into()));
        let ids: Vec<&str> = keys.iter().map(|key| id_of(key)).collect();
        self.detail(name, ids)
    }

    /// Something that has values of its own; for programs an object.
    pub(super) fn phrase(mut self, name: &'static str, inner: Telling<'a>) -> Telling<'a> {
        self.values.push((name, inner.to_text().into()));
        let details = inner.into_details();
        self.detail(name, details)
    }

    /// The same as a sentence.
    pub(super) fn sentence(mut self, name: &'static str, inner: Telling<'a>) -> Telling<'a> {
        self.values
            .push((name, capitalised(&inner.to_text()).into()));
        let details = inner.into_details();
        self.detail(name, details)
    }

    /// A move, in the language and for programs.
    pub(super) fn made(mut self, position: &Position, m: Move) -> Telling<'a> {
        let scribe = Scribe::new(position);
        let uci = write_uci(position, m);
        // A move of another position has no short form here.
        let (text, san) = if scribe.legal_moves().contains(&m) {
            let text = scribe.write(m, self.say.notation(), Form::SHORT);
            (text, Some(scribe.write_san(m)))
        } else {
            (uci.clone(), None)
        };
        self.values.push(("move", text.into()));
        self.detail("san", san).detail("uci", uci)
    }

    /// Something for programs only.
    pub(super) fn detail(mut self, name: &str, value: impl Into<Value>) -> Telling<'a> {
        self.details.insert(name.to_owned(), value.into());
        self
    }

    /// What it tells, for programs.
    pub(super) fn id(&self) -> &str {
        id_of(&self.key)
    }

    /// The text.
    pub(super) fn to_text(&self) -> String {
        self.say.with_all(&self.key, &self.values)
    }

    /// The details, with the identifier.
    pub(super) fn into_details(self) -> Map<String, Value> {
        let id = self.id().to_owned();
        let mut details = self.details;
        details.insert("id".to_owned(), id.into());
        details
    }
}

/// What follows the first hyphen.
fn id_of(key: &str) -> &str {
    key.split_once('-').map_or(key, |(_, id)| id)
}

/// A text that begins with a capital.
pub(crate) fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}
