//! `tuomari laws list`: the rulebooks.

use std::fmt::Write as _;

use serde::Serialize;
use tuomari_rulebook::{Kind, Profile, Rulebook};

use super::parts::{kinds_text, title};
use crate::{
    failure::Failure,
    messages::Messages,
    output::{Answer, Output, hung},
    table::Grid,
};

/// Lists the rulebooks.
pub(crate) fn run(out: &Output) -> Result<(), Failure> {
    let rulebooks = Rulebook::all()
        .map(|rulebook| Listed::of(rulebook, &out.say))
        .collect();
    out.give(&List { rulebooks })
}

/// All of them.
#[derive(Debug, Serialize)]
struct List {
    rulebooks: Vec<Listed>,
}

/// One rulebook.
#[derive(Debug, Serialize)]
struct Listed {
    name: &'static str,
    title: String,
    profiles: Vec<&'static str>,
    articles: Counts,
}

/// How many articles of each kind.
#[derive(Debug, Serialize)]
struct Counts {
    enforced: usize,
    ruled: usize,
    recorded: usize,
    stated: usize,
    total: usize,
}

impl Listed {
    fn of(rulebook: Rulebook, say: &Messages) -> Listed {
        Listed {
            name: rulebook.name(),
            title: title(rulebook, say),
            profiles: rulebook.profiles().map(Profile::name).collect(),
            articles: Counts::of(rulebook),
        }
    }
}

impl Counts {
    fn of(rulebook: Rulebook) -> Counts {
        let count = |kind| {
            let articles = rulebook.articles();
            articles.filter(|article| article.kind() == kind).count()
        };
        Counts {
            enforced: count(Kind::Enforced),
            ruled: count(Kind::Ruled),
            recorded: count(Kind::Recorded),
            stated: count(Kind::Stated),
            total: rulebook.articles().count(),
        }
    }
}

impl Answer for List {
    fn to_text(&self, say: &Messages) -> String {
        let [enforced, ruled, recorded, stated] = kinds_text(say);
        let headings = [
            say.text("laws-rulebook"),
            enforced,
            ruled,
            recorded,
            stated,
            say.text("laws-total"),
        ];
        let mut grid = Grid::new(headings).of_numbers();
        let mut sum = 0;
        for listed in &self.rulebooks {
            let counts = &listed.articles;
            sum += counts.total;
            grid.row([
                listed.name.to_owned(),
                counts.enforced.to_string(),
                counts.ruled.to_string(),
                counts.recorded.to_string(),
                counts.stated.to_string(),
                counts.total.to_string(),
            ]);
        }
        let mut text = grid.to_text();
        let sum = say.with("laws-sum", [("count", sum.into())]);
        _ = writeln!(text, "\n{sum}");
        for listed in &self.rulebooks {
            _ = writeln!(text, "\n{}: {}", listed.name, listed.title);
            if listed.profiles.len() > 1 {
                let values = [("profiles", listed.profiles.join(", ").into())];
                text.push_str(&hung(&say.with("laws-profiles", values), 2));
            }
        }
        text
    }
}
