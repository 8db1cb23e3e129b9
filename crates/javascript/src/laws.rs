//! The rulebooks and their articles.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_rulebook::{
    Article, ArticleId, Kind, Language, Profile, Rulebook, Rules, RulesFault, Setting, ValueKind,
};

use crate::asked::{Answer, unknown, wrong};

/// The Laws in force, where a caller names no rulebook.
const IN_FORCE: &str = "fide-2023";

/// A rulebook.
#[derive(Debug, Serialize, TS)]
pub struct RulebookDto {
    /// `fide-2023`.
    pub rulebook: &'static str,
    /// Its faces: `standard`, `rapid-supervised`.
    pub profiles: Vec<&'static str>,
    /// How many articles it has.
    pub articles: usize,
}

/// An article.
#[derive(Debug, Serialize, TS)]
pub struct ArticleDto {
    /// With its rulebook, since numbers move between editions: `fide-2023/6.9`.
    pub article: String,
    pub rulebook: &'static str,
    /// `6.9`.
    pub number: &'static str,
    pub kind: ArticleWord,
    /// What it demands, in our own words.
    pub gist: GistDto,
    /// The settings whose values it fixes.
    pub settings: Vec<&'static str>,
}

/// What the software does with an article.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ArticleWord {
    /// It decides by what it sees on board and clock.
    Enforced,
    /// It asks the arbiter, and carries the ruling out.
    Ruled,
    /// It cannot see it; people enter it.
    Recorded,
    /// It shows it to the reader.
    Stated,
}

/// The same in three languages.
#[derive(Debug, Serialize, TS)]
pub struct GistDto {
    pub en: &'static str,
    pub fi: &'static str,
    pub sv: &'static str,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ArticleAsked {
    article: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ArticlesAsked {
    rulebook: String,
}

/// All rulebooks, in the order they are shown to people.
pub(crate) fn rulebooks() -> Vec<RulebookDto> {
    Rulebook::all()
        .map(|book| RulebookDto {
            rulebook: book.name(),
            profiles: book.profiles().map(Profile::name).collect(),
            articles: book.articles().count(),
        })
        .collect()
}

/// One article by its full name.
pub(crate) fn article(asked: &ArticleAsked) -> Answer<ArticleDto> {
    let found = asked.article.parse::<ArticleId>();
    let found = found.map_err(|error| wrong("article", error.to_string()))?;
    Ok(ArticleDto::from(found.article()))
}

/// All articles of a rulebook, in their own order.
pub(crate) fn articles(asked: &ArticlesAsked) -> Answer<Vec<ArticleDto>> {
    let articles = rulebook(&asked.rulebook)?.articles();
    Ok(articles.map(ArticleDto::from).collect())
}

fn rulebook(name: &str) -> Answer<Rulebook> {
    name.parse()
        .map_err(|_| unknown("rulebook", name, Rulebook::all().map(Rulebook::name)))
}

/// The rules of a rulebook as it is printed, to ask where it speaks of
/// something. What it leaves to events bears on no place.
pub(crate) fn rules(name: Option<&str>) -> Answer<Rules> {
    let rulebook = rulebook(name.unwrap_or(IN_FORCE))?;
    let profile = rulebook.profiles().next().unwrap_or(Profile::Only);
    let mut event = Rules::of(rulebook, profile);
    let faults = match event.clone().build() {
        Ok(rules) => return Ok(rules),
        Err(faults) => faults.0,
    };
    for fault in faults {
        if let RulesFault::Undecided(setting) = fault {
            event = event.decide(setting, any_value(setting));
        }
    }
    event
        .build()
        .map_err(|faults| wrong("rulebook", faults.to_string()))
}

fn any_value(setting: Setting) -> &'static str {
    match setting.kind() {
        ValueKind::YesNo => "no",
        ValueKind::Span | ValueKind::Moves => "none",
        ValueKind::Count => "0",
        ValueKind::Choice(words) => words.first().copied().unwrap_or_default(),
    }
}

impl From<Article> for ArticleDto {
    fn from(article: Article) -> ArticleDto {
        let [en, fi, sv] = [Language::English, Language::Finnish, Language::Swedish]
            .map(|language| article.gist(language));
        ArticleDto {
            article: article.id.to_string(),
            rulebook: article.id.rulebook().name(),
            number: article.id.number(),
            kind: match article.kind() {
                Kind::Enforced => ArticleWord::Enforced,
                Kind::Ruled => ArticleWord::Ruled,
                Kind::Recorded => ArticleWord::Recorded,
                Kind::Stated => ArticleWord::Stated,
            },
            gist: GistDto { en, fi, sv },
            settings: article.settings().iter().map(|one| one.name()).collect(),
        }
    }
}
