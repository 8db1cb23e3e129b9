//! `tuomari laws decides`: what the software decides by itself, what it asks
//! and what it only notes.

use std::fmt::Write as _;

use serde::Serialize;
use tuomari_rulebook::{Article, Kind, Language, Rulebook, Setting};

use super::{
    parts::{SettingParts, ValueParts, title, value_text},
    settings::no_profile,
};
use crate::{
    args::DecidesArgs,
    failure::Failure,
    messages::Messages,
    output::{Answer, HEADING, Output, QUIET, hung, styled, wrapped},
    rules::{Settled, usual_profile},
};

/// Sorts the articles of a rulebook.
pub(crate) fn run(args: &DecidesArgs, out: &Output) -> Result<(), Failure> {
    let rulebook = args.rulebook;
    let profile = match args.profile {
        Some(profile) => profile,
        None => usual_profile(rulebook, None),
    };
    let settled = Settled::printed(rulebook, profile)
        .map_err(|_| no_profile(rulebook, profile.name(), &out.say))?;
    let asked = |kind: &Kind| args.kind.is_none_or(|only| only == *kind);
    let language = out.say.gists();
    out.give(&Decides {
        rulebook: rulebook.name(),
        title: title(rulebook, &out.say),
        profile: profile.name(),
        lang: language.code(),
        total: rulebook.articles().count(),
        articles: Kind::ALL.map(|kind| Count::of(rulebook, kind)),
        who: Who::all(&settled, language),
        groups: Kind::ALL
            .into_iter()
            .filter(asked)
            .map(|kind| Group::of(rulebook, kind, language))
            .collect(),
    })
}

/// A rulebook by what the software does with its articles.
#[derive(Debug, Serialize)]
struct Decides {
    rulebook: &'static str,
    title: String,
    profile: &'static str,
    lang: &'static str,
    total: usize,
    articles: [Count; 4],
    who: Vec<Who>,
    groups: Vec<Group>,
}

/// How many articles are of a kind.
#[derive(Debug, Serialize)]
struct Count {
    kind: &'static str,
    count: usize,
}

/// Who has to speak up, or that nobody has to.
#[derive(Debug, Serialize)]
struct Who {
    #[serde(flatten)]
    setting: SettingParts,
    #[serde(flatten)]
    value: ValueParts,
}

/// The articles of a kind.
#[derive(Debug, Serialize)]
struct Group {
    kind: &'static str,
    articles: Vec<Row>,
}

/// An article of a group.
#[derive(Debug, Serialize)]
struct Row {
    id: String,
    number: &'static str,
    gist: &'static str,
}

/// The articles of one kind, in their own order.
fn of_kind(rulebook: Rulebook, kind: Kind) -> impl Iterator<Item = Article> {
    let articles = rulebook.articles();
    articles.filter(move |article| article.kind() == kind)
}

impl Count {
    fn of(rulebook: Rulebook, kind: Kind) -> Count {
        Count {
            kind: kind.name(),
            count: of_kind(rulebook, kind).count(),
        }
    }
}

impl Group {
    fn of(rulebook: Rulebook, kind: Kind, language: Language) -> Group {
        let row = |article: Article| Row {
            id: article.id.to_string(),
            number: article.id.number(),
            gist: article.gist(language),
        };
        Group {
            kind: kind.name(),
            articles: of_kind(rulebook, kind).map(row).collect(),
        }
    }

    fn to_text(&self, say: &Messages) -> String {
        let count = self.articles.len();
        let name = format!("{} ({count})", group_title(self.kind, say));
        let mut text = format!("\n{}\n", styled(HEADING, &name));
        if self.articles.is_empty() {
            text.push_str(&hung(&say.text("decides-none"), 2));
            return text;
        }
        let long = say.text(&format!("kind-{}-long", self.kind));
        let long = wrapped(long.split(' '), 0);
        _ = writeln!(text, "{}", styled(QUIET, long.trim_end()));
        for row in &self.articles {
            text.push_str(&hung(&format!("{}  {}", row.number, row.gist), 2));
        }
        text
    }
}

impl Who {
    /// Whatever has an answer in this rulebook.
    fn all(settled: &Settled, language: Language) -> Vec<Who> {
        Setting::all()
            .filter(|setting| setting.says_who())
            .map(|setting| Who {
                setting: SettingParts::of(setting, language),
                value: ValueParts::of(settled, setting),
            })
            .filter(|who| who.value.value != "n/a")
            .collect()
    }

    fn to_text(&self, say: &Messages) -> String {
        let meaning = wrapped(self.setting.meaning.split(' '), 2);
        let mut value = value_text(&self.value.value, say);
        if !self.value.articles.is_empty() {
            value = format!("{value} ({})", self.value.articles.join(", "));
        }
        format!("{meaning}{}", hung(&value, 4))
    }
}

/// What a group is called.
fn group_title(kind: &str, say: &Messages) -> String {
    say.text(&format!("decides-{kind}"))
}

impl Answer for Decides {
    fn to_text(&self, say: &Messages) -> String {
        let name = match self.profile {
            "only" => self.rulebook.to_owned(),
            profile => format!("{}/{profile}", self.rulebook),
        };
        let name = format!("{name}: {}", self.title);
        let mut text = format!("{}\n", styled(HEADING, &name));
        for Count { kind, count } in &self.articles {
            let percent = (count * 100 + self.total / 2) / self.total.max(1);
            let title = group_title(kind, say);
            _ = writeln!(text, "{count:>5}  {percent:>3} %  {title}");
        }
        if !self.who.is_empty() {
            _ = writeln!(text, "\n{}", styled(HEADING, &say.text("decides-who")));
            let long = say.text("decides-who-long");
            text.push_str(&wrapped(long.split(' '), 0));
            text.extend(self.who.iter().map(|who| who.to_text(say)));
        }
        text.extend(self.groups.iter().map(|group| group.to_text(say)));
        text
    }
}
