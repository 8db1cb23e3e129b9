//! The laws as data: rulebooks, articles, differences.

use std::collections::BTreeMap;

use axum::{http::StatusCode, response::Response};
use serde::Serialize;
use tuomari_rulebook::{Language, Profile, Rulebook, Rules, RulesFault, Setting, ValueKind};
use utoipa::ToSchema;

use super::{
    asked::Path,
    reply::{Refused, json},
};
use crate::{answer::Answer, wire::Problem};

/// A rulebook in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RulebookDto {
    /// Its name: `fide-2018`.
    pub(crate) rulebook: String,
    pub(crate) profiles: Vec<String>,
    /// How many articles it has.
    pub(crate) articles: usize,
}

/// An article, in our own words.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ArticleDto {
    /// Its identifier: `fide-2018/7.5.5`.
    pub(crate) id: String,
    /// What the software does with it.
    pub(crate) kind: String,
    /// What it demands, by language.
    pub(crate) gist: BTreeMap<String, String>,
    /// The settings it fixes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) settings: Vec<String>,
}

/// A setting in which two rulebooks differ.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DifferenceDto {
    pub(crate) setting: String,
    /// What it means, by language.
    pub(crate) meaning: BTreeMap<String, String>,
    /// The value in the first.
    pub(crate) left: String,
    /// The value in the second.
    pub(crate) right: String,
    /// The articles of both.
    pub(crate) articles: Vec<String>,
}

/// Lists the rulebooks.
#[utoipa::path(get, path = "/api/laws",
    operation_id = "listRulebooks", tag = "laws",
    security(()),
    responses(
        (status = 200, description = "The rulebooks and their profiles", body = [RulebookDto]), Refused))]
pub(super) async fn rulebooks() -> Response {
    let all: Vec<RulebookDto> = Rulebook::all()
        .map(|rulebook| RulebookDto {
            rulebook: rulebook.name().to_owned(),
            profiles: rulebook.profiles().map(|p| p.name().to_owned()).collect(),
            articles: rulebook.articles().count(),
        })
        .collect();
    json(StatusCode::OK, &all)
}

/// The articles of a rulebook, in our own words.
#[utoipa::path(get, path = "/api/laws/{rulebook}",
    operation_id = "readRulebook", tag = "laws",
    params(("rulebook" = String, Path, description = "The rulebook: fide-2018")),
    security(()),
    responses(
        (status = 200, description = "Its articles, in their order", body = [ArticleDto]), Refused))]
pub(super) async fn rulebook(Path(name): Path<String>) -> Result<Response, Refused> {
    let rulebook = find(&name)?;
    let articles: Vec<ArticleDto> = rulebook
        .articles()
        .map(|article| ArticleDto {
            id: article.id.to_string(),
            kind: article.kind().name().to_owned(),
            gist: in_all(|language| article.gist(language)),
            settings: article
                .settings()
                .iter()
                .map(|setting| setting.name().to_owned())
                .collect(),
        })
        .collect();
    Ok(json(StatusCode::OK, &articles))
}

/// In which settings two rulebooks differ. A profile may stand after a colon:
/// `fide-2018:blitz`.
#[utoipa::path(get, path = "/api/laws/{rulebook}/differences/{other}",
    operation_id = "compareRulebooks", tag = "laws",
    params(
        ("rulebook" = String, Path, description = "The first rulebook: fide-2018:blitz"),
        ("other" = String, Path, description = "The second one")),
    security(()),
    responses(
        (status = 200, description = "The settings in which they differ, with the articles of both", body = [DifferenceDto]), Refused))]
pub(super) async fn differences(
    Path((left, right)): Path<(String, String)>,
) -> Result<Response, Refused> {
    let (left, right) = (rules(&left)?, rules(&right)?);
    let differ: Vec<DifferenceDto> = left
        .differences(&right)
        .map(|(setting, here, there)| DifferenceDto {
            setting: setting.name().to_owned(),
            meaning: in_all(|language| setting.meaning(language)),
            left: here.value.text(setting),
            right: there.value.text(setting),
            articles: here
                .articles
                .iter()
                .chain(there.articles)
                .map(ToString::to_string)
                .collect(),
        })
        .collect();
    Ok(json(StatusCode::OK, &differ))
}

/// A text in every language.
pub(super) fn in_all(text: impl Fn(Language) -> &'static str) -> BTreeMap<String, String> {
    [Language::English, Language::Finnish, Language::Swedish]
        .into_iter()
        .map(|language| (language.code().to_owned(), text(language).to_owned()))
        .collect()
}

fn find(name: &str) -> Answer<Rulebook> {
    name.parse().map_err(|_| {
        let known: Vec<&str> = Rulebook::all().map(Rulebook::name).collect();
        no_rulebook(&format!("there are {}", known.join(", ")))
    })
}

fn no_rulebook(detail: &str) -> Box<Problem> {
    Box::new(Problem::new("no-rulebook", 404, "There is no such rulebook").with_detail(detail))
}

/// The rules as printed; what a rulebook leaves to the event is decided as a
/// club would.
fn rules(name: &str) -> Answer<Rules> {
    let (book, profile) = match name.split_once(':') {
        Some((book, profile)) => (find(book)?, Some(profile)),
        None => (find(name)?, None),
    };
    let profile = match profile {
        Some(profile) => profile
            .parse::<Profile>()
            .ok()
            .filter(|profile| book.profiles().any(|has| has == *profile))
            .ok_or_else(|| no_rulebook("it has no such profile"))?,
        None => book.profiles().next().unwrap_or(Profile::Only),
    };
    let mut event = Rules::of(book, profile);
    if let Err(faults) = event.clone().build() {
        for fault in faults.0 {
            if let RulesFault::Undecided(setting) = fault {
                event = event.decide(setting, undecided(setting));
            }
        }
    }
    event
        .build()
        .map_err(|faults| no_rulebook(&faults.to_string()))
}

fn undecided(setting: Setting) -> &'static str {
    match setting.kind() {
        ValueKind::YesNo => "no",
        ValueKind::Span => "30min",
        ValueKind::Moves => "none",
        ValueKind::Count => "0",
        ValueKind::Choice(words) => words.first().copied().unwrap_or_default(),
    }
}
