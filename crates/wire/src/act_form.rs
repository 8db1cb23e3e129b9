//! The form of each act, for pages that draw one: its fields, what they take
//! and which of them a person fills in. The rows are the game's own.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_conduct::act::{
    ROWS,
    row::{Field, Takes},
};
use utoipa::ToSchema;

/// What a person fills in, for the form that a page draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TakesWord {
    Square,
    /// A move, by squares or in letters.
    Move,
    /// One of the choices.
    Word,
    /// One or several of the choices.
    Words,
    /// A length of time.
    Time,
    YesNo,
    Number,
    Text,
    /// Points, `1-0`.
    Points,
    Lines,
    /// A language of moves.
    Language,
    /// A vocabulary of announcements.
    Vocabulary,
    /// A proof that a side can never mate.
    Proof,
}

/// One field of an act, for the form that a page draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct FieldDto {
    pub field: String,
    pub takes: TakesWord,
    /// Whether it may be left out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>")]
    pub optional: bool,
    /// The words to choose from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>")]
    pub choices: Vec<String>,
    /// The largest number, or the most characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u64>,
}

/// The form of every act, by its word.
pub fn forms() -> BTreeMap<String, Vec<FieldDto>> {
    let fields = |fields: &[Field]| fields.iter().map(FieldDto::from).collect();
    let all = ROWS.iter();
    all.map(|row| (row.kind.name().to_owned(), fields(row.fields)))
        .collect()
}

impl From<&Field> for FieldDto {
    fn from(field: &Field) -> FieldDto {
        let (takes, choices, most) = words(field.takes);
        FieldDto {
            field: field.name.to_owned(),
            takes,
            optional: !field.need.is_always(),
            choices: choices.iter().map(|&word| word.to_owned()).collect(),
            most,
        }
    }
}

/// The longest time control and FEN that a form takes.
pub(crate) const MOST_CONTROL: usize = 80;
pub(crate) const MOST_FEN: usize = 120;

/// The word, the choices and the most that a field takes.
fn words(takes: Takes) -> (TakesWord, &'static [&'static str], Option<u64>) {
    match takes {
        Takes::Square => (TakesWord::Square, &[], None),
        Takes::Move => (TakesWord::Move, &[], None),
        Takes::Word(words) => (TakesWord::Word, words, None),
        Takes::Words(words) => (TakesWord::Words, words, None),
        Takes::Time => (TakesWord::Time, &[], None),
        Takes::Control => (TakesWord::Text, &[], Some(MOST_CONTROL as u64)),
        Takes::YesNo => (TakesWord::YesNo, &[], None),
        Takes::Number(most) => (TakesWord::Number, &[], Some(most)),
        Takes::Text(most) => (TakesWord::Text, &[], Some(most as u64)),
        Takes::Fen => (TakesWord::Text, &[], Some(MOST_FEN as u64)),
        Takes::Points => (TakesWord::Points, &[], None),
        Takes::Lines => (TakesWord::Lines, &[], None),
        Takes::Language => (TakesWord::Language, &[], None),
        Takes::Vocabulary => (TakesWord::Vocabulary, &[], None),
        Takes::Proof => (TakesWord::Proof, &[], None),
    }
}
