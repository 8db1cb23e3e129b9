//! `tuomari laws search`: articles and settings by words.

use std::fmt::Write as _;

use serde::Serialize;
use tuomari_rulebook::{Article, Language, Rulebook, Setting};

use super::{
    fold::folded,
    parts::{ArticleParts, SettingParts},
};
use crate::{
    args::SearchArgs,
    failure::Failure,
    messages::Messages,
    output::{Answer, HEADING, Output, styled},
};

/// Searches.
pub(crate) fn run(args: &SearchArgs, out: &Output) -> Result<(), Failure> {
    out.give(&Found::of(&args.words, args.rulebook, out.say.gists()))
}

/// What was found.
#[derive(Debug, Serialize)]
struct Found {
    words: Vec<String>,
    lang: &'static str,
    articles: Vec<ArticleParts>,
    settings: Vec<SettingParts>,
}

impl Found {
    fn of(words: &[String], rulebook: Option<Rulebook>, language: Language) -> Found {
        let words: Vec<String> = words
            .iter()
            .flat_map(|word| word.split_whitespace())
            .map(str::to_owned)
            .collect();
        let sought: Vec<String> = words.iter().map(|word| folded(word)).collect();
        let articles = Rulebook::all()
            .filter(|book| rulebook.is_none_or(|only| only == *book))
            .flat_map(Rulebook::articles)
            .filter(|article| speaks_of(article, &sought, language));
        let settings = Setting::all().filter(|setting| {
            let text = format!("{setting} {}", folded(setting.meaning(language)));
            !sought.is_empty() && sought.iter().all(|word| text.contains(word))
        });
        Found {
            articles: articles
                .map(|article| ArticleParts::of(&article, language))
                .collect(),
            settings: settings
                .map(|setting| SettingParts::of(setting, language))
                .collect(),
            words,
            lang: language.code(),
        }
    }
}

/// Whether every word is in the gist, in the name of a setting the article
/// fixes, or is the number.
fn speaks_of(article: &Article, words: &[String], language: Language) -> bool {
    let gist = folded(article.gist(language));
    let number = article.id.number().to_lowercase();
    let occurs = |word: &String| {
        let mut settings = article.settings().iter();
        gist.contains(word.as_str())
            || number == *word
            || settings.any(|setting| setting.name().contains(word.as_str()))
    };
    !words.is_empty() && words.iter().all(occurs)
}

impl Answer for Found {
    fn to_text(&self, say: &Messages) -> String {
        let mut text = String::new();
        for article in &self.articles {
            text.push_str(&article.to_text(say));
        }
        if !self.settings.is_empty() {
            let heading = styled(HEADING, &say.text("laws-settings"));
            _ = writeln!(text, "{heading}");
            for setting in &self.settings {
                text.push_str(&setting.to_text());
            }
        }
        if text.is_empty() {
            return format!("{}\n", say.text("laws-nothing-found"));
        }
        let values = [
            ("articles", self.articles.len().into()),
            ("settings", self.settings.len().into()),
        ];
        _ = writeln!(text, "{}", say.with("laws-found", values));
        text
    }
}
