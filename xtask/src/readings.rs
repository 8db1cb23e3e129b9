//! Points that no text settles, and the page that says how we read them.
//!
//! `D-05` in code, in the laws or on a page is a heading of `docs/readings.md`,
//! `### D-05 What it is about`; the tag `@S-28` of a scenario is a row of a
//! table there, `| S-28 | ...`.

use std::collections::BTreeSet;

use crate::code::in_word;
use crate::finding::Finding;
use crate::tree::Source;

/// The page.
pub(crate) const PAGE: &str = "docs/readings.md";

/// Finds citations that the page does not answer, in any of `sources`.
pub(crate) fn check(page: &str, sources: &[Source]) -> Vec<Finding> {
    let headings = answers(page, "### ", "D-");
    let rows = answers(page, "| ", "S-");
    let mut findings = twice(page);
    for source in sources.iter().filter(|s| !s.path.starts_with("xtask/")) {
        for (index, line) in source.text.lines().enumerate() {
            let readings = citations(line, "D-");
            let tags = citations(line, "@S-").into_iter();
            let tags = tags.map(|tag| tag.trim_start_matches('@').to_owned());
            let missing = readings
                .into_iter()
                .filter(|reading| !headings.contains(reading))
                .map(|reading| (format!("### {reading} ..."), reading));
            let untold = tags
                .filter(|tag| !rows.contains(tag))
                .map(|tag| (format!("| {tag} | ..."), tag));
            for (wanted, cited) in missing.chain(untold) {
                findings.push(Finding::new(
                    &source.path,
                    index + 1,
                    format!("nobody can look up `{cited}`"),
                    format!("add `{wanted}` to {PAGE}, or cite what is there"),
                ));
            }
        }
    }
    findings
}

/// Finds readings with a number that another has.
fn twice(page: &str) -> Vec<Finding> {
    let mut seen = BTreeSet::new();
    let mut findings = Vec::new();
    for (index, line) in page.lines().enumerate() {
        for number in answers(line, "### ", "D-") {
            if !seen.insert(number.clone()) {
                findings.push(Finding::new(
                    PAGE,
                    index + 1,
                    format!("two readings are `{number}`"),
                    "give this one the next free number",
                ));
            }
        }
    }
    findings
}

/// The citations that stand on the page where one is explained.
fn answers(page: &str, opening: &str, letter: &str) -> BTreeSet<String> {
    page.lines()
        .filter_map(|line| line.strip_prefix(opening))
        .filter(|rest| rest.starts_with(letter))
        .filter_map(|rest| citations(rest, letter).into_iter().next())
        .collect()
}

/// Every `letter` with the number after it that stands as a word of its own.
fn citations(line: &str, letter: &str) -> Vec<String> {
    let joined = |c: char| in_word(c) || c == '-';
    line.match_indices(letter)
        .filter(|(at, _)| !line[..*at].ends_with(joined))
        .filter_map(|(at, _)| {
            let after = &line[at + letter.len()..];
            let end = after
                .find(|c: char| !c.is_ascii_digit())
                .unwrap_or(after.len());
            let whole = end > 1 && !after[end..].starts_with(in_word);
            whole.then(|| format!("{letter}{}", &after[..end]))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const READINGS: &str = "# Readings\n\n### D-05 A press without a move\nSee D-06.\n\n\
        | tag | case |\n| --- | --- |\n| S-28 | two flags |\n";

    fn found(path: &str, text: &str) -> Vec<(usize, String)> {
        let source = Source {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let findings = check(READINGS, &[source]);
        findings.into_iter().map(|f| (f.line, f.wrong)).collect()
    }

    #[test]
    fn what_the_page_explains_can_be_cited() {
        assert_eq!(found("a.rs", "// a reading of ours (D-05)\n"), []);
        assert_eq!(found("a.feature", "@S-28 @other\nScenario: x\n"), []);
    }

    #[test]
    fn what_the_page_does_not_explain_is_found() {
        assert_eq!(
            found("a.rs", "\n// (D-05, D-06) and D-07\n"),
            [
                (2, "nobody can look up `D-06`".to_owned()),
                (2, "nobody can look up `D-07`".to_owned())
            ]
        );
        assert_eq!(
            found("a.feature", "@S-29\n"),
            [(1, "nobody can look up `S-29`".to_owned())]
        );
    }

    #[test]
    fn a_number_is_given_once() {
        assert_eq!(twice(READINGS), []);
        let again = format!("{READINGS}\n### D-05 Another matter\n");
        assert_eq!(twice(&again).len(), 1);
    }

    #[test]
    fn other_words_are_no_citations() {
        for text in [
            "BAD-06",
            "D-6",
            "D-nn",
            "D-06a",
            "S-99 without a sign",
            "@F-99",
            "x-D-06",
        ] {
            assert_eq!(found("a.md", text), [], "{text}");
        }
    }
}
