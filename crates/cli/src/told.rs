//! What is told, in words and for programs.
//!
//! `tuomari-telling` says which text and which values; the language is put in
//! here.

use fluent_templates::fluent_bundle::FluentValue;
use serde_json::{Map, Value};
use tuomari_clock::Millis;
use tuomari_notation::translate_san;
use tuomari_telling::{MoveTold, MovesTold, PlayerWord, Told, ToldDetail, ToldValue, id_of};

use crate::{judge::length, messages::Messages};

impl Messages {
    /// The text with its values put in.
    pub(crate) fn told(&self, told: &Told) -> String {
        let mut values: Vec<(&str, FluentValue<'static>)> = Vec::with_capacity(4);
        for (name, value) in &told.values {
            match value {
                ToldValue::Player(player) => {
                    let who = format!("player-{}", player.id());
                    values.push(("who", self.text(&who).into()));
                    values.push(("whose", self.text(&format!("{who}-whose")).into()));
                }
                ToldValue::Number(number) => values.push((name, (*number).into())),
                ToldValue::Detail(_) => {}
                ToldValue::Numbers(_)
                | ToldValue::Ms(_)
                | ToldValue::Choice(_)
                | ToldValue::Yes(_)
                | ToldValue::Text(_)
                | ToldValue::Word(_)
                | ToldValue::Words(_)
                | ToldValue::Phrase(_)
                | ToldValue::Sentence(_)
                | ToldValue::Move(_)
                | ToldValue::Moves(_) => values.push((name, self.value(value).into())),
            }
        }
        self.with_all(&told.key, &values)
    }

    /// A value as it stands in a text.
    pub(crate) fn value(&self, value: &ToldValue) -> String {
        match value {
            ToldValue::Player(player) => self.text(&format!("player-{}", player.id())),
            ToldValue::Number(number) => number.to_string(),
            ToldValue::Numbers(numbers) => joined(numbers.iter().map(u64::to_string)),
            ToldValue::Ms(ms) => length(Millis::from_ms(*ms)),
            ToldValue::Choice(id) => id.to_string(),
            ToldValue::Yes(yes) => if *yes { "yes" } else { "no" }.to_owned(),
            ToldValue::Text(text) => text.clone(),
            ToldValue::Word(key) => self.text(key),
            ToldValue::Words(keys) => joined(keys.iter().map(|key| self.text(key))),
            ToldValue::Phrase(told) => self.told(told),
            ToldValue::Sentence(told) => capitalised(&self.told(told)),
            ToldValue::Move(told) => self.made(told),
            ToldValue::Moves(told) => self.moves(told),
            ToldValue::Detail(_) => String::new(),
        }
    }

    fn made(&self, told: &MoveTold) -> String {
        match &told.san {
            Some(san) => translate_san(san, told.en_passant, self.notation()),
            None => told.uci.clone(),
        }
    }

    fn moves(&self, told: &MovesTold) -> String {
        let mut words = Vec::with_capacity(told.moves.len() * 2);
        let (mut number, mut color) = (told.number, told.first);
        for m in &told.moves {
            match color {
                PlayerWord::White => words.push(format!("{number}.")),
                PlayerWord::Black if words.is_empty() => words.push(format!("{number}...")),
                PlayerWord::Black => {}
            }
            words.push(self.made(m));
            (number, color) = match color {
                PlayerWord::White => (number, PlayerWord::Black),
                PlayerWord::Black => (number + 1, PlayerWord::White),
            };
        }
        words.join(" ")
    }

    /// The values for programs, and the id.
    pub(crate) fn details(&self, told: &Told) -> Map<String, Value> {
        let mut details = Map::new();
        for (name, value) in &told.values {
            self.detail(name, value, &mut details);
        }
        details.insert("id".to_owned(), told.id().into());
        details
    }

    fn detail(&self, name: &str, value: &ToldValue, details: &mut Map<String, Value>) {
        let (name, json): (String, Value) = match value {
            ToldValue::Player(player) => (name.to_owned(), player.id().into()),
            ToldValue::Number(number) => (name.to_owned(), (*number).into()),
            ToldValue::Numbers(numbers) => (name.to_owned(), numbers.clone().into()),
            ToldValue::Ms(ms) => (format!("{name}_ms"), (*ms).into()),
            ToldValue::Choice(id) => (name.to_owned(), id.as_ref().into()),
            ToldValue::Yes(yes) => (name.to_owned(), (*yes).into()),
            ToldValue::Text(text) => (name.to_owned(), text.as_str().into()),
            ToldValue::Word(key) => (name.to_owned(), id_of(key).into()),
            ToldValue::Words(keys) => {
                let ids: Vec<&str> = keys.iter().map(|key| id_of(key)).collect();
                (name.to_owned(), ids.into())
            }
            ToldValue::Phrase(told) | ToldValue::Sentence(told) => {
                (name.to_owned(), self.details(told).into())
            }
            ToldValue::Move(told) => {
                let before = name
                    .strip_prefix("move")
                    .map_or(format!("{name}_"), str::to_owned);
                details.insert(format!("{before}san"), told.san.clone().into());
                (format!("{before}uci"), told.uci.as_str().into())
            }
            ToldValue::Moves(told) => (name.to_owned(), self.moves(told).into()),
            ToldValue::Detail(detail) => (name.to_owned(), plain(detail)),
        };
        details.insert(name, json);
    }
}

fn plain(detail: &ToldDetail) -> Value {
    match detail {
        ToldDetail::Yes(yes) => (*yes).into(),
        ToldDetail::Number(number) => (*number).into(),
        ToldDetail::Text(text) => text.as_str().into(),
        ToldDetail::None => Value::Null,
    }
}

fn joined(texts: impl Iterator<Item = String>) -> String {
    texts.collect::<Vec<String>>().join(", ")
}

/// A text that begins with a capital.
pub(crate) fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}
