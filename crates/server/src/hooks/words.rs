//! What receivers read, in three languages.

use std::sync::LazyLock;

use fluent_templates::{
    LanguageIdentifier,
    fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle},
    langid,
};
use tuomari_clock::Millis;
use tuomari_print::{Language, sentence};
use tuomari_telling::{MoveTold, Told, ToldValue};

use crate::wire::length::Length;

/// The files of a language, compiled in.
macro_rules! files {
    ($code:literal) => {
        [
            include_str!(concat!("../../locales/", $code, "/hooks.ftl")),
            include_str!(concat!("../../locales/", $code, "/told.ftl")),
            include_str!(concat!("../../locales/", $code, "/ruled.ftl")),
            include_str!(concat!("../../locales/", $code, "/competition-told.ftl")),
        ]
    };
}

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(langid!("en"), files!("en")));
static FINNISH: LazyLock<Words> = LazyLock::new(|| Words::new(langid!("fi"), files!("fi")));
static SWEDISH: LazyLock<Words> = LazyLock::new(|| Words::new(langid!("sv"), files!("sv")));

/// The texts of one language.
pub(super) struct Words(FluentBundle<FluentResource>);

/// The values that a text asks for.
pub(super) type Values<'a> = Vec<(String, FluentValue<'a>)>;

impl Words {
    pub(super) fn of(language: Language) -> &'static Words {
        match language {
            Language::English => &ENGLISH,
            Language::Finnish => &FINNISH,
            Language::Swedish => &SWEDISH,
        }
    }

    fn new(id: LanguageIdentifier, files: [&str; 4]) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // On a phone the marks around values are noise.
        bundle.set_use_isolating(false);
        for file in files {
            let read = FluentResource::try_new(file.to_owned());
            let read = read.unwrap_or_else(|(read, _)| read);
            bundle.add_resource_overriding(read);
        }
        Words(bundle)
    }

    /// A text with its values. A key that no file has is given back as it is:
    /// half a message is better than none.
    pub(super) fn with(&self, key: &str, values: Values<'_>) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(name, value);
        }
        let message = self.0.get_message(key);
        let pattern = message.and_then(|message| message.value());
        debug_assert!(pattern.is_some(), "no text for {key}");
        let Some(pattern) = pattern else {
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text.into_owned()
    }

    fn text(&self, key: &str) -> String {
        self.with(key, Vec::new())
    }

    /// What is told, in words.
    pub(super) fn told(&self, told: &Told) -> String {
        let mut values: Values<'_> = Vec::with_capacity(4);
        for (name, value) in &told.values {
            match value {
                ToldValue::Player(player) => {
                    let who = format!("player-{}", player.id());
                    values.push(("who".to_owned(), self.text(&who).into()));
                    let whose = self.text(&format!("{who}-whose"));
                    values.push(("whose".to_owned(), whose.into()));
                }
                ToldValue::Number(number) => values.push((name.to_string(), (*number).into())),
                ToldValue::Detail(_) => {}
                other => values.push((name.to_string(), self.value(other).into())),
            }
        }
        self.with(&told.key, values)
    }

    fn value(&self, value: &ToldValue) -> String {
        let uci = |made: &MoveTold| made.san.clone().unwrap_or_else(|| made.uci.clone());
        match value {
            ToldValue::Player(player) => self.text(&format!("player-{}", player.id())),
            ToldValue::Number(number) => number.to_string(),
            ToldValue::Numbers(numbers) => joined(numbers.iter().map(u64::to_string)),
            ToldValue::Ms(ms) => Length(Millis::from_ms(*ms)).to_string(),
            ToldValue::Choice(id) => id.to_string(),
            ToldValue::Yes(yes) => if *yes { "yes" } else { "no" }.to_owned(),
            ToldValue::Text(text) => text.clone(),
            ToldValue::Word(key) => self.text(key),
            ToldValue::Words(keys) => joined(keys.iter().map(|key| self.text(key))),
            ToldValue::Phrase(told) => self.told(told),
            ToldValue::Sentence(told) => sentence(&self.told(told)),
            // Nothing that is told here has moves in it.
            ToldValue::Move(made) => uci(made),
            ToldValue::Moves(made) => joined(made.moves.iter().map(uci)),
            ToldValue::Detail(_) => String::new(),
        }
    }
}

fn joined(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<String>>().join(", ")
}
