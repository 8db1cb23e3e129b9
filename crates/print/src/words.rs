//! The texts, in three languages.

use std::sync::LazyLock;

use fluent_templates::{
    fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle},
    langid,
};
use tuomari_competition::{Bye, Outcome};
use tuomari_report::{Date, Points};
use tuomari_telling::{Told, ToldValue};

use crate::Language;

/// The files of a language, compiled in.
macro_rules! files {
    ($code:literal) => {
        [
            include_str!(concat!("../locales/", $code, "/print.ftl")),
            include_str!(concat!("../locales/", $code, "/competition-told.ftl")),
        ]
    };
}

static ENGLISH: LazyLock<Words> =
    LazyLock::new(|| Words::new(Language::English, langid!("en"), files!("en")));
static FINNISH: LazyLock<Words> =
    LazyLock::new(|| Words::new(Language::Finnish, langid!("fi"), files!("fi")));
static SWEDISH: LazyLock<Words> =
    LazyLock::new(|| Words::new(Language::Swedish, langid!("sv"), files!("sv")));

/// The texts of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// The code of a language, as pages and papers say it.
pub fn code_of(language: Language) -> &'static str {
    match language {
        Language::English => "en",
        Language::Finnish => "fi",
        Language::Swedish => "sv",
    }
}

/// The language of a tag: `fi`, `sv-FI`.
pub fn language_of(tag: &str) -> Option<Language> {
    let code = tag.trim().split(['-', '_']).next().unwrap_or_default();
    let all = [Language::Finnish, Language::Swedish, Language::English];
    all.into_iter()
        .find(|language| code.eq_ignore_ascii_case(code_of(*language)))
}

impl Words {
    /// The texts of a language.
    pub fn of(language: Language) -> &'static Words {
        match language {
            Language::English => &ENGLISH,
            Language::Finnish => &FINNISH,
            Language::Swedish => &SWEDISH,
        }
    }

    fn new(
        language: Language,
        id: fluent_templates::LanguageIdentifier,
        files: [&str; 2],
    ) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Nobody writes from right to left in these languages, and on paper
        // the marks are noise.
        bundle.set_use_isolating(false);
        for file in files {
            let read = FluentResource::try_new(file.to_owned());
            let read = read.unwrap_or_else(|(read, _)| read);
            bundle.add_resource_overriding(read);
        }
        Words { language, bundle }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// A text without values.
    pub fn text(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A text with its values. A key that no file has is given back as it is:
    /// half a list is better than none.
    pub fn with(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        let message = self.bundle.get_message(key);
        let pattern = message.and_then(|message| message.value());
        debug_assert!(pattern.is_some(), "no text for {key}");
        let Some(pattern) = pattern else {
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text.into_owned()
    }

    /// What is told, in words.
    pub fn told(&self, told: &Told) -> String {
        let values = told.values.iter().map(|(name, value)| {
            let value = match value {
                ToldValue::Number(number) => FluentValue::from(*number),
                other => FluentValue::from(self.value(other)),
            };
            (name.as_ref(), value)
        });
        let values: Vec<(&str, FluentValue<'_>)> = values.collect();
        self.with(&told.key, &values)
    }

    /// What is told of a competition has no moves, and no lengths of time.
    fn value(&self, value: &ToldValue) -> String {
        match value {
            ToldValue::Player(player) => player.id().to_owned(),
            ToldValue::Number(number) | ToldValue::Ms(number) => number.to_string(),
            ToldValue::Numbers(numbers) => joined(numbers.iter().map(u64::to_string)),
            ToldValue::Choice(id) => id.to_string(),
            ToldValue::Yes(yes) => if *yes { "yes" } else { "no" }.to_owned(),
            ToldValue::Text(text) => text.clone(),
            ToldValue::Word(key) => self.text(key),
            ToldValue::Words(keys) => joined(keys.iter().map(|key| self.text(key))),
            ToldValue::Phrase(told) => self.told(told),
            ToldValue::Sentence(told) => sentence(&self.told(told)),
            ToldValue::Move(_) | ToldValue::Moves(_) | ToldValue::Detail(_) => String::new(),
        }
    }

    /// A day as it is written.
    pub(crate) fn day(&self, day: Date) -> String {
        let Date { year, month, day } = day;
        match self.language {
            Language::Finnish => format!("{day}.{month}.{year}"),
            Language::Swedish | Language::English => format!("{year:04}-{month:02}-{day:02}"),
        }
    }

    /// `1–0`, `½–½`, `+ –`, or in a word.
    pub(crate) fn outcome(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::WhiteForfeits => "– +".to_owned(),
            Outcome::BlackForfeits => "+ –".to_owned(),
            Outcome::BothForfeit => "– –".to_owned(),
            Outcome::Adjourned => self.text("competition-score-adjourned"),
            Outcome::Ruled { white, black } => format!("{}–{}", points(white), points(black)),
            _ => match outcome.halves() {
                Some((2, _)) => "1–0".to_owned(),
                Some((1, _)) => "½–½".to_owned(),
                _ => "0–1".to_owned(),
            },
        }
    }

    pub(crate) fn bye(&self, bye: Bye) -> String {
        self.text(&format!("competition-bye-{}", <&str>::from(bye)))
    }
}

/// `2½` of 2.5.
pub(crate) fn points(points: Points) -> String {
    points_text(&points.to_string())
}

/// The same of a text.
pub(crate) fn points_text(text: &str) -> String {
    match text.split_once('.') {
        Some((whole, "5" | "50")) if matches!(whole, "0" | "-0") => whole.replace('0', "½"),
        Some((whole, "5" | "50")) => format!("{whole}½"),
        Some((whole, "0" | "00")) => whole.to_owned(),
        _ => text.to_owned(),
    }
}

/// With a large first letter.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

fn joined(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<String>>().join(", ")
}
