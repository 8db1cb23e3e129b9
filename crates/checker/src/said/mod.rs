//! What is said to people, as the key of a text and its values.
//!
//! The texts are in `locales/`, in every language; who has them puts the
//! values in. No language is in here.

mod board;
mod criterion;
mod reading;
mod refusal;
mod round;

use tuomari_pairing::{Number, Points};

pub use reading::said_of_reading;

/// A text and what stands in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    pub key: &'static str,
    pub values: Vec<(&'static str, SaidValue)>,
}

/// One value of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaidValue {
    Number(u64),
    /// The same in every language.
    Text(String),
    /// An id that the text chooses by.
    Choice(&'static str),
    /// A text of its own, in the middle of a sentence.
    Phrase(Box<Said>),
}

impl Said {
    pub(crate) fn new(key: &'static str) -> Said {
        Said {
            key,
            values: Vec::new(),
        }
    }

    fn with(mut self, name: &'static str, value: SaidValue) -> Said {
        self.values.push((name, value));
        self
    }

    fn number(self, name: &'static str, number: impl Into<u64>) -> Said {
        self.with(name, SaidValue::Number(number.into()))
    }

    fn text(self, name: &'static str, text: &(impl ToString + ?Sized)) -> Said {
        self.with(name, SaidValue::Text(text.to_string()))
    }

    fn choice(self, name: &'static str, id: &'static str) -> Said {
        self.with(name, SaidValue::Choice(id))
    }

    fn phrase(self, name: &'static str, said: Said) -> Said {
        self.with(name, SaidValue::Phrase(Box::new(said)))
    }
}

/// Points as files write them.
fn points(points: Points) -> String {
    tuomari_report::Points::from_hundredths(points).to_string()
}

/// Pairs as arbiters write them.
fn pairs(pairs: &[(Number, Number)]) -> String {
    let pairs = pairs.iter().map(|(one, other)| format!("{one}–{other}"));
    joined(pairs)
}

fn numbers(numbers: &[Number]) -> String {
    joined(numbers.iter().map(ToString::to_string))
}

fn joined(texts: impl Iterator<Item = String>) -> String {
    texts.collect::<Vec<String>>().join(", ")
}
