//! Which articles a scenario names, and whether it shows them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use cucumber::gherkin;
use tuomari_rulebook::ArticleId;

/// The articles named by tags and by the `articles` column of its row.
pub(crate) fn named(
    feature: &gherkin::Feature,
    rule: Option<&gherkin::Rule>,
    scenario: &gherkin::Scenario,
) -> BTreeSet<ArticleId> {
    let tags = feature
        .tags
        .iter()
        .chain(rule.iter().flat_map(|rule| &rule.tags))
        .chain(&scenario.tags)
        .filter(|tag| tag.contains('/'));
    let rows = scenario
        .examples
        .iter()
        .filter_map(|examples| examples.table.as_ref())
        .flat_map(|table| cell(&table.rows, "articles"))
        .flat_map(str::split_whitespace);
    tags.map(String::as_str)
        .chain(rows)
        .map(|id| match id.parse() {
            Ok(id) => id,
            Err(unknown) => panic!("{unknown}"),
        })
        .collect()
}

/// The cells of a column.
pub(crate) fn cell<'a>(rows: &'a [Vec<String>], column: &str) -> impl Iterator<Item = &'a str> {
    let index = rows
        .first()
        .and_then(|header| header.iter().position(|name| name == column));
    rows.iter()
        .skip(1)
        .filter_map(move |row| row.get(index?).map(String::as_str))
}

/// Articles that may be named although nothing cites them, with the reason.
pub(crate) struct Uncited(BTreeMap<ArticleId, String>);

impl Uncited {
    /// Reads the list: an article and a reason on each line.
    #[allow(
        clippy::disallowed_methods,
        reason = "a test reads the files it is about"
    )]
    pub(crate) fn read(file: &Path) -> Uncited {
        let text = fs::read_to_string(file).expect("scenarios/uncited.txt is there");
        let entries = text
            .lines()
            .filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
            .map(|line| {
                let (id, reason) = line.split_once(' ').expect("an article and a reason");
                let id = id.parse().expect("scenarios/uncited.txt names articles");
                (id, reason.trim().to_owned())
            });
        Uncited(entries.collect())
    }

    /// Fails if an article is named, not cited, and not on the list.
    pub(crate) fn check(&self, named: &BTreeSet<ArticleId>, cited: &BTreeSet<ArticleId>) {
        let missing: Vec<String> = named
            .iter()
            .filter(|id| !cited.contains(id) && !self.0.contains_key(id))
            .map(ToString::to_string)
            .collect();
        assert!(
            missing.is_empty(),
            "named but not cited by anything that happened: {}; cited were: {}",
            missing.join(" "),
            cited
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(" "),
        );
    }
}
