//! The pages of `docs/decisions`.

use crate::code::in_word;
use crate::finding::Finding;
use crate::manifest::External;
use crate::tree::Source;

/// The folder the pages lie in.
pub(crate) const FOLDER: &str = "docs/decisions";

/// Finds pages that are out of number or missing from the index.
///
/// `pages` are all the Markdown files of the folder, the index among them.
pub(crate) fn check_numbers(pages: &[Source]) -> Vec<Finding> {
    let index_path = format!("{FOLDER}/README.md");
    let index = pages.iter().find(|page| page.path == index_path);
    let mut numbered: Vec<&Source> = pages.iter().filter(|p| p.path != index_path).collect();
    numbered.sort_by(|a, b| a.path.cmp(&b.path));
    let mut findings = Vec::new();
    for (page, number) in numbered.into_iter().zip(1..) {
        let name = page.path.rsplit('/').next().unwrap_or(&page.path);
        let expected = format!("{number:04}-");
        if !name.starts_with(&expected) {
            findings.push(Finding::new(
                &page.path,
                1,
                format!("the page should be number {number:04}"),
                format!("name it {expected}<subject>.md: numbers run on without gaps or doubles"),
            ));
        }
        if !index.is_some_and(|index| index.text.contains(name)) {
            findings.push(Finding::new(
                &index_path,
                1,
                format!("the index does not name {name}"),
                "add a line for it, with a link",
            ));
        }
    }
    findings
}

/// Finds dependencies that no page names.
pub(crate) fn check_dependencies(externals: &[External], pages: &[Source]) -> Vec<Finding> {
    externals
        .iter()
        .filter(|external| !pages.iter().any(|page| names(&page.text, &external.name)))
        .map(|external| {
            Finding::new(
                &external.file,
                external.line,
                format!("no decision page names the dependency `{}`", external.name),
                format!("say in {FOLDER} why we take it and what we refused, or do without it"),
            )
        })
        .collect()
}

/// Whether `text` has `name` as a whole word, so that `clap_complete` does
/// not speak for `clap`.
fn names(text: &str, name: &str) -> bool {
    let joined = |c: char| in_word(c) || c == '-';
    text.match_indices(name).any(|(at, _)| {
        !text[..at].ends_with(joined) && !text[at + name.len()..].starts_with(joined)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(name: &str, text: &str) -> Source {
        Source {
            path: format!("{FOLDER}/{name}"),
            text: text.to_owned(),
        }
    }

    fn wrong(findings: &[Finding]) -> Vec<&str> {
        findings.iter().map(|f| f.wrong.as_str()).collect()
    }

    #[test]
    fn numbers_that_run_on_pass() {
        let index = page("README.md", "[a](0001-a.md) [b](0002-b.md)");
        let pages = [index, page("0002-b.md", ""), page("0001-a.md", "")];
        assert_eq!(check_numbers(&pages), []);
    }

    #[test]
    fn gaps_doubles_and_other_names_are_found() {
        let index = page("README.md", "0001-a.md 0003-b.md 0001-c.md notes.md");
        let gap = [index.clone(), page("0001-a.md", ""), page("0003-b.md", "")];
        assert_eq!(
            wrong(&check_numbers(&gap)),
            ["the page should be number 0002"]
        );
        let double = [index.clone(), page("0001-a.md", ""), page("0001-c.md", "")];
        assert_eq!(
            wrong(&check_numbers(&double)),
            ["the page should be number 0002"]
        );
        let other = [index, page("notes.md", "")];
        assert_eq!(
            wrong(&check_numbers(&other)),
            ["the page should be number 0001"]
        );
    }

    #[test]
    fn a_page_missing_from_the_index_is_found() {
        let pages = [page("README.md", ""), page("0001-a.md", "")];
        assert_eq!(
            wrong(&check_numbers(&pages)),
            ["the index does not name 0001-a.md"]
        );
    }

    #[test]
    fn a_dependency_needs_its_own_word_on_some_page() {
        let external = External {
            name: "clap".to_owned(),
            file: "Cargo.toml".to_owned(),
            line: 4,
        };
        let check =
            |text| check_dependencies(std::slice::from_ref(&external), &[page("0001-a.md", text)]);
        assert_eq!(check("We take `clap`, for the command."), []);
        for text in ["", "clap_complete", "the-clap", "clapping"] {
            let findings = check(text);
            assert_eq!(findings.len(), 1, "{text}");
            assert_eq!(
                (findings[0].file.as_str(), findings[0].line),
                ("Cargo.toml", 4)
            );
        }
    }
}
