//! What a seat may do now, on the wire.
//!
//! Conduct's [`Choice`] carries an example of the act. Examples stay here:
//! the squares of one would be a legal move. A seat gets the act's word, the
//! fields that are meant as they stand, and the names of those it fills in.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use tuomari_conduct::{Choice, Price, act::row::Need};
use utoipa::ToSchema;

use super::{act_read::write_act, effect::EffectDto, view::articles};

/// The options of a seat, by their keys: the id and what is given, `rule 3
/// accept`.
pub type OptionsDto = BTreeMap<String, OptionDto>;

/// Something a seat may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct OptionDto {
    /// What tells it from the others of its seat.
    pub key: String,
    /// The id of the kind of act, by which texts are found: `claim-threefold`.
    pub id: String,
    /// The word of the act to send: `claim`.
    pub act: String,
    /// Fields to send as they stand.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(type = "Record<string, string | number | boolean>")]
    #[schema(value_type = std::collections::BTreeMap<String, Value>)]
    pub given: BTreeMap<String, Value>,
    /// The names of the fields to fill in; those with a `?` may be left out.
    /// What each takes is the same for every table: `FORMS` says it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>")]
    pub needs: Vec<String>,
    /// Where the rulebook speaks of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>")]
    pub articles: Vec<String>,
    /// What it costs to be wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub if_wrong: Option<PriceDto>,
    /// What would come of it; for the arbiter, where nothing is to be filled
    /// in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<EffectDto>>")]
    pub effects: Vec<EffectDto>,
}

/// What it costs to be wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct PriceDto {
    /// What: texts are found by it, after `price-`.
    pub price: PriceWord,
    /// The time that the opponent gets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>")]
    pub articles: Vec<String>,
}

/// What it costs to be wrong, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PriceWord {
    /// The opponent gets time.
    TimeToOpponent,
    /// It counts as an illegal move.
    IllegalMove,
    /// The game is lost.
    Game,
    /// It is a breach, for the arbiter to penalise.
    Breach,
    /// What was touched must be moved or captured.
    Binding,
    Draw,
}

/// An option as it goes over the wire.
pub(crate) fn described(choice: &Choice) -> OptionDto {
    let mut fields = write_act(&choice.act);
    let row = choice.act.kind().row();
    let form = row.fields;
    let mut given = BTreeMap::new();
    let mut needs = Vec::new();
    for field in form {
        let value = fields.remove(field.name);
        match field.need {
            Need::Given | Need::GivenOrNot | Need::GivenForSome => {
                given.extend(value.map(|value| (field.name.to_owned(), value)));
            }
            _ if choice.is_exact() => {
                given.extend(value.map(|value| (field.name.to_owned(), value)));
            }
            Need::Filled => needs.push(field.name.to_owned()),
            // Which of them a ruling or a penalty has depends on its kind.
            Need::FilledForSome => needs.extend(value.map(|_| field.name.to_owned())),
            Need::FilledOrNot => needs.push(format!("{}?", field.name)),
        }
    }
    let mut key = choice.id().to_owned();
    for field in form {
        match given.get(field.name) {
            Some(Value::String(word)) => key = format!("{key} {word}"),
            Some(value) => key = format!("{key} {value}"),
            None => {}
        }
    }
    OptionDto {
        key,
        id: choice.id().to_owned(),
        act: row.kind.name().to_owned(),
        given,
        needs,
        articles: articles(choice.cites),
        if_wrong: choice
            .if_wrong
            .map(|(price, cites)| price_dto(price, articles(cites))),
        effects: choice.effects.iter().map(EffectDto::from).collect(),
    }
}

fn price_dto(price: Price, articles: Vec<String>) -> PriceDto {
    let (price, time_ms) = match price {
        Price::TimeToOpponent(time) => (PriceWord::TimeToOpponent, Some(time.ms())),
        Price::IllegalMove => (PriceWord::IllegalMove, None),
        Price::Game => (PriceWord::Game, None),
        Price::Breach => (PriceWord::Breach, None),
        Price::Binding => (PriceWord::Binding, None),
        Price::Draw => (PriceWord::Draw, None),
    };
    PriceDto {
        price,
        time_ms,
        articles,
    }
}
