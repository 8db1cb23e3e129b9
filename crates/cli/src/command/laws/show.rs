//! `tuomari laws show`: an article, a chapter, a rulebook.

use std::fmt::Write as _;

use serde::Serialize;
use tuomari_rulebook::{Article, ArticleId, Profile, Rulebook, Setting};

use super::{
    near::{below, exact, near},
    parts::{ArticleParts, SettingValues, kind_text, title},
};
use crate::{
    args::ShowArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, HEADING, Output, QUIET, lines, shown, styled, wrapped},
};

/// Shows what was asked for.
pub(crate) fn run(args: &ShowArgs, out: &Output) -> Result<(), Failure> {
    let say = &out.say;
    let (name, number) = match (&args.article, args.rulebook.split_once('/')) {
        (None, Some((name, number))) => (name, Some(number)),
        (number, _) => (args.rulebook.as_str(), number.as_deref()),
    };
    let rulebook: Rulebook = name.parse().map_err(|_| no_rulebook(name, say))?;
    // The number may come with its rulebook all the same.
    let number = number.map(|number| {
        let own = number.strip_prefix(name);
        own.and_then(|rest| rest.strip_prefix('/'))
            .unwrap_or(number)
    });
    let Some(number) = number else {
        return out.give(&Pages::of(rulebook, rulebook.articles(), false, say));
    };
    if let Some(article) = exact(rulebook, number) {
        return out.give(&Page::of(&article, say));
    }
    let chapter = below(rulebook, number);
    if chapter.is_empty() {
        return Err(no_article(rulebook, number, say).into());
    }
    out.give(&Pages::of(rulebook, chapter.into_iter(), true, say))
}

/// What to say of a name that is no rulebook's.
pub(super) fn no_rulebook(name: &str, say: &Messages) -> Complaint {
    let names: Vec<&str> = Rulebook::all().map(Rulebook::name).collect();
    let values = [("name", shown(name).into())];
    let hint = [("names", names.join(", ").into())];
    Complaint::new(say, "laws-no-rulebook", Exit::Usage, values)
        .hint(say.with("laws-no-rulebook-hint", hint))
        .detail("name", name)
        .detail("rulebooks", names)
}

fn no_article(rulebook: Rulebook, number: &str, say: &Messages) -> Complaint {
    let near: Vec<String> = near(rulebook, number)
        .iter()
        .map(ArticleId::to_string)
        .collect();
    let values = [
        ("rulebook", rulebook.name().into()),
        ("number", shown(number).into()),
    ];
    let hint = if near.is_empty() {
        let name = [("rulebook", rulebook.name().into())];
        say.with("laws-no-article-hint", name)
    } else {
        let articles = [("articles", near.join(", ").into())];
        say.with("laws-near-articles-hint", articles)
    };
    Complaint::new(say, "laws-no-article", Exit::Usage, values)
        .hint(hint)
        .detail("number", number)
        .detail("near", near)
}

/// One article.
#[derive(Debug, Serialize)]
struct Page {
    id: String,
    rulebook: &'static str,
    number: &'static str,
    kind: &'static str,
    gist: &'static str,
    lang: &'static str,
    settings: Vec<SettingValues>,
    below: Vec<String>,
}

impl Page {
    fn of(article: &Article, say: &Messages) -> Page {
        let language = say.gists();
        let rulebook = article.id.rulebook();
        let profiles: Vec<Profile> = rulebook.profiles().collect();
        let values = |setting: &Setting| SettingValues::of(*setting, rulebook, &profiles, language);
        let number = article.id.number();
        Page {
            id: article.id.to_string(),
            rulebook: rulebook.name(),
            number,
            kind: article.kind().name(),
            gist: article.gist(language),
            lang: language.code(),
            settings: article.settings().iter().map(values).collect(),
            below: below(rulebook, number)
                .iter()
                .map(|article| article.id.to_string())
                .collect(),
        }
    }
}

impl Answer for Page {
    fn to_text(&self, say: &Messages) -> String {
        let kind = match self.kind {
            "enforced" => say.text("kind-enforced-long"),
            "ruled" => say.text("kind-ruled-long"),
            "recorded" => say.text("kind-recorded-long"),
            _ => say.text("kind-stated-long"),
        };
        let mut text = format!(
            "{} – {}\n{}\n",
            styled(HEADING, &self.id),
            kind_text(self.kind, say),
            styled(QUIET, &kind)
        );
        text.push('\n');
        text.push_str(&wrapped(self.gist.split(' '), 0));
        if !self.settings.is_empty() {
            let heading = styled(HEADING, &say.text("laws-fixes"));
            _ = writeln!(text, "\n{heading}");
            for setting in &self.settings {
                text.push_str(&setting.to_text(2, true));
            }
        }
        if !self.below.is_empty() {
            let heading = styled(HEADING, &say.text("laws-below"));
            _ = writeln!(text, "\n{heading}");
            text.push_str(&wrapped(self.below.iter().map(String::as_str), 2));
        }
        text
    }
}

/// A list of articles.
#[derive(Debug, Serialize)]
struct Pages {
    rulebook: &'static str,
    title: String,
    lang: &'static str,
    articles: Vec<ArticleParts>,
    /// Whether a person sees the whole gists: of a chapter, yes.
    #[serde(skip)]
    whole: bool,
}

impl Pages {
    fn of(
        rulebook: Rulebook,
        articles: impl Iterator<Item = Article>,
        whole: bool,
        say: &Messages,
    ) -> Pages {
        Pages {
            rulebook: rulebook.name(),
            title: title(rulebook, say),
            lang: say.gists().code(),
            articles: articles
                .map(|article| ArticleParts::of(&article, say.gists()))
                .collect(),
            whole,
        }
    }
}

impl Answer for Pages {
    fn to_text(&self, say: &Messages) -> String {
        if self.whole {
            return self.articles.iter().map(|a| a.to_text(say)).collect();
        }
        let heading = format!("{}: {}", self.rulebook, self.title);
        let kinds: Vec<String> = self
            .articles
            .iter()
            .map(|a| kind_text(a.kind, say))
            .collect();
        let widest = |texts: &mut dyn Iterator<Item = usize>| texts.max().unwrap_or(0);
        let number_width = widest(&mut self.articles.iter().map(|a| a.number.chars().count()));
        let kind_width = widest(&mut kinds.iter().map(|kind| kind.chars().count()));
        let mut rows = vec![styled(HEADING, &heading)];
        for (article, kind) in self.articles.iter().zip(kinds) {
            let number = article.number;
            let line = format!(
                "{number:number_width$}  {kind:kind_width$}  {}",
                article.gist
            );
            rows.push(cut(&line));
        }
        lines(&rows)
    }
}

/// A line that ends before the edge.
fn cut(line: &str) -> String {
    const WIDTH: usize = 79;
    if line.chars().count() <= WIDTH {
        return line.to_owned();
    }
    let kept: String = line.chars().take(WIDTH - 1).collect();
    format!("{}…", kept.trim_end())
}
