//! `tuomari laws coverage`: which articles a passing scenario shows.

use std::fmt::Write as _;

use serde::Serialize;
use tuomari_rulebook::{Kind, Rulebook};

use super::{parts::kinds_text, results::Results};
use crate::{
    args::{CoverageArgs, CoverageFormat},
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{ALARM, Answer, HEADING, Output, styled, wrapped},
    table::Grid,
};

/// Counts, and complains if asked to.
pub(crate) fn run(args: &CoverageArgs, out: &Output) -> Result<(), Failure> {
    let results = Results::read(args, out)?;
    let coverage = Coverage::of(&results, args.format);
    out.give(&coverage)?;
    if args.check && !coverage.complete {
        let missing = coverage.total.missing.len();
        let values = [("count", missing.into())];
        let complaint = Complaint::new(&out.say, "coverage-incomplete", Exit::Input, values)
            .hint(out.say.text("coverage-incomplete-hint"))
            .detail("missing", missing);
        return Err(complaint.into());
    }
    Ok(())
}

/// What is shown and what is not.
#[derive(Debug, Serialize)]
struct Coverage {
    complete: bool,
    scenarios: usize,
    features: usize,
    rulebooks: Vec<Book>,
    total: Counts,
    #[serde(skip)]
    format: CoverageFormat,
}

/// One rulebook.
#[derive(Debug, Serialize)]
struct Book {
    rulebook: &'static str,
    #[serde(flatten)]
    counts: Counts,
}

/// Articles by kind.
#[derive(Debug, Default, Serialize)]
struct Counts {
    enforced: Share,
    ruled: Share,
    recorded: Share,
    stated: Share,
    /// Enforced and ruled articles that no passing scenario names.
    missing: Vec<String>,
}

/// Of so many articles, so many are shown.
#[derive(Clone, Copy, Debug, Default, Serialize)]
struct Share {
    articles: usize,
    shown: usize,
}

impl Coverage {
    fn of(results: &Results, format: CoverageFormat) -> Coverage {
        let mut total = Counts::default();
        let mut rulebooks = Vec::new();
        for rulebook in Rulebook::all() {
            let counts = Counts::of(rulebook, results);
            total.add(&counts);
            rulebooks.push(Book {
                rulebook: rulebook.name(),
                counts,
            });
        }
        Coverage {
            complete: total.missing.is_empty(),
            scenarios: results.scenarios(),
            features: results.features(),
            rulebooks,
            total,
            format,
        }
    }

    /// The rows of the table, the sum last.
    fn rows(&self, say: &Messages) -> Vec<[String; 5]> {
        let books = self.rulebooks.iter();
        let rows = books.map(|book| book.counts.row(book.rulebook.to_owned()));
        let sum = self.total.row(say.text("laws-total"));
        rows.chain([sum]).collect()
    }

    fn headings(say: &Messages) -> [String; 5] {
        let [enforced, ruled, recorded, stated] = kinds_text(say);
        let rulebook = say.text("laws-rulebook");
        [rulebook, enforced, ruled, recorded, stated]
    }

    /// How far it goes, in a sentence.
    fn summary(&self, say: &Messages) -> String {
        let demanded = self.total.enforced.articles + self.total.ruled.articles;
        let values = [
            ("shown", (demanded - self.total.missing.len()).into()),
            ("demanded", demanded.into()),
            ("scenarios", self.scenarios.into()),
            ("features", self.features.into()),
        ];
        say.with("coverage-summary", values)
    }

    fn to_plain(&self, say: &Messages) -> String {
        let mut grid = Grid::new(Coverage::headings(say)).of_numbers();
        for row in self.rows(say) {
            grid.row(row);
        }
        let mut text = grid.to_text();
        _ = write!(text, "\n{}", wrapped(self.summary(say).split(' '), 0));
        if self.complete {
            return text;
        }
        let heading = styled(ALARM, &say.text("coverage-missing"));
        _ = writeln!(text, "\n{heading}");
        for book in &self.rulebooks {
            let missing = &book.counts.missing;
            if !missing.is_empty() {
                let name = format!("{} ({})", book.rulebook, missing.len());
                _ = writeln!(text, "{}", styled(HEADING, &name));
                text.push_str(&wrapped(missing.iter().map(String::as_str), 2));
            }
        }
        text
    }

    fn to_markdown(&self, say: &Messages) -> String {
        let line = |cells: &[String; 5]| format!("| {} |\n", cells.join(" | "));
        let mut text = line(&Coverage::headings(say));
        text.push_str("| --- | ---: | ---: | ---: | ---: |\n");
        text.extend(self.rows(say).iter().map(line));
        _ = writeln!(text, "\n{}", self.summary(say));
        if self.complete {
            return text;
        }
        _ = writeln!(text, "\n{}\n", say.text("coverage-missing"));
        for article in &self.total.missing {
            _ = writeln!(text, "- `{article}`");
        }
        text
    }
}

impl Counts {
    fn of(rulebook: Rulebook, results: &Results) -> Counts {
        let mut counts = Counts::default();
        for article in rulebook.articles() {
            let shown = results.shown.contains_key(&article.id);
            let share = match article.kind() {
                Kind::Enforced => &mut counts.enforced,
                Kind::Ruled => &mut counts.ruled,
                Kind::Recorded => &mut counts.recorded,
                Kind::Stated => &mut counts.stated,
            };
            share.articles += 1;
            share.shown += usize::from(shown);
            let demanded = matches!(article.kind(), Kind::Enforced | Kind::Ruled);
            if demanded && !shown {
                counts.missing.push(article.id.to_string());
            }
        }
        counts
    }

    fn add(&mut self, other: &Counts) {
        for (own, other) in [
            (&mut self.enforced, other.enforced),
            (&mut self.ruled, other.ruled),
            (&mut self.recorded, other.recorded),
            (&mut self.stated, other.stated),
        ] {
            own.articles += other.articles;
            own.shown += other.shown;
        }
        self.missing.extend(other.missing.iter().cloned());
    }

    fn row(&self, name: String) -> [String; 5] {
        let share = |share: Share| format!("{}/{}", share.shown, share.articles);
        [
            name,
            share(self.enforced),
            share(self.ruled),
            share(self.recorded),
            share(self.stated),
        ]
    }
}

impl Answer for Coverage {
    fn to_text(&self, say: &Messages) -> String {
        match self.format {
            CoverageFormat::Md => self.to_markdown(say),
            CoverageFormat::Text | CoverageFormat::Json => self.to_plain(say),
        }
    }
}
