//! What the library says, in the user's language.

use fluent_templates::fluent_bundle::FluentValue;
use tuomari_checker::{Said, SaidValue};

use crate::messages::Messages;

impl Messages {
    /// The text with its values put in.
    pub(crate) fn said(&self, said: &Said) -> String {
        let value = |value: &SaidValue| -> FluentValue<'static> {
            match value {
                SaidValue::Number(number) => (*number).into(),
                SaidValue::Text(text) => text.clone().into(),
                SaidValue::Choice(id) => (*id).into(),
                SaidValue::Phrase(inner) => self.said(inner).into(),
            }
        };
        let values = said.values.iter();
        let values: Vec<(&str, FluentValue<'static>)> =
            values.map(|(name, one)| (*name, value(one))).collect();
        self.with_all(said.key, &values)
    }

    /// Several texts, one after another.
    pub(crate) fn all_said(&self, said: &[Said]) -> Vec<String> {
        said.iter().map(|one| self.said(one)).collect()
    }
}
