//! Plain sentences in Finnish, Swedish and English.

use tuomari_checker::{Said, SaidValue};
use tuomari_rulebook::Language;

mod made {
    include!(concat!(env!("OUT_DIR"), "/sentences.rs"));
}

/// The sentence of a key, if it has one that needs no more than its values.
pub(crate) fn sentence(key: &str, language: Language) -> Option<&'static str> {
    let at = made::SENTENCES.binary_search_by(|(known, _)| (*known).cmp(key));
    let place = Language::ALL.into_iter().position(|one| one == language)?;
    Some(made::SENTENCES[at.ok()?].1[place])
}

/// What is said, with its values put in; the key where no sentence is here.
pub(crate) fn say(said: &Said, language: Language) -> String {
    let Some(sentence) = sentence(said.key, language) else {
        return said.key.to_owned();
    };
    let mut text = sentence.to_owned();
    for (name, value) in &said.values {
        let value = match value {
            SaidValue::Number(number) => number.to_string(),
            SaidValue::Text(text) => text.clone(),
            SaidValue::Choice(id) => (*id).to_owned(),
            SaidValue::Phrase(said) => say(said, language),
        };
        text = text.replace(&format!("{{ ${name} }}"), &value);
    }
    text
}

#[cfg(test)]
mod tests {
    use tuomari_board::Illegality;

    use super::*;

    #[test]
    fn every_illegality_has_its_sentence() {
        for why in Illegality::ALL {
            let key = format!("illegality-{}", why.id());
            for language in Language::ALL {
                assert!(sentence(&key, language).is_some(), "{key}");
            }
        }
    }

    #[test]
    fn values_are_put_into_a_sentence() {
        let report = tuomari_report::Report::read(b"142 five").unwrap_err();
        let [wrong, next] = tuomari_checker::said_of_reading(&report);
        assert_eq!(
            say(&wrong, Language::English),
            "Line 1, column 5: that is not a number."
        );
        assert_eq!(
            say(&next, Language::Finnish).matches('{').count(),
            0,
            "a value is missing"
        );
    }
}
