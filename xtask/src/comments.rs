//! Which comments are asked for, and which say nothing.
//!
//! What stands at the margin and is public is described: a stranger meets it
//! by its name alone. Fields, variants and methods are met among others, with
//! their types; there a comment is for what those do not say, and a word or
//! two never is.

use crate::finding::Finding;

/// A comment of so few words repeats the name and the type.
const FEWEST_WORDS: usize = 4;

/// What is described where it is public.
const DESCRIBED: &[&str] = &[
    "struct ", "enum ", "trait ", "type ", "const ", "static ", "fn ", "async ",
];

/// Finds public items without a description, and descriptions of what stands
/// inside an item that are too short to say anything. Where a command's help
/// is made of them, or an article or an example is named, they are.
pub(crate) fn check(file: &str, text: &str) -> Vec<Finding> {
    let lines: Vec<&str> = text.lines().collect();
    let mut findings = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        if is_public(line) && !is_described(&lines[..at]) {
            findings.push(Finding::new(
                file,
                at + 1,
                "a public item without a description",
                "say above it, after `///`, what it is",
            ));
        }
        let alone = !is_comment(at.checked_sub(1).map_or("", |before| lines[before]))
            && !is_comment(lines.get(at + 1).unwrap_or(&""));
        if alone && is_idle(line) && !text.contains("clap::") {
            findings.push(Finding::new(
                file,
                at + 1,
                "a comment that only repeats the name",
                "take it away, or say what the name and the type do not",
            ));
        }
    }
    findings
}

fn is_public(line: &str) -> bool {
    let item = line.strip_prefix("pub ");
    item.is_some_and(|item| DESCRIBED.iter().any(|kind| item.starts_with(kind)))
}

/// Whether the lines above an item, attributes aside, end in a description.
fn is_described(above: &[&str]) -> bool {
    let mut above = above.iter().rev();
    above
        .find(|line| !is_attribute(line))
        .is_some_and(|line| is_comment(line))
}

/// Whether a line is part of an attribute. Of one over several lines, all but
/// the first and the last are indented, and nothing else is above an item.
fn is_attribute(line: &str) -> bool {
    line.starts_with("#[") || line == ")]" || line.starts_with("    ")
}

fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with("///")
}

fn is_idle(line: &str) -> bool {
    let said = line.trim_start().strip_prefix("///");
    line.starts_with(' ')
        && said.is_some_and(|said| {
            !said.contains(['`', '[']) && said.split_whitespace().count() < FEWEST_WORDS
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<usize> {
        let findings = check("a.rs", text);
        findings.into_iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn what_is_public_is_described() {
        assert_eq!(
            found("/// A rook.\n#[derive(Debug)]\npub struct Rook;\n"),
            [0; 0]
        );
        assert_eq!(
            found("/// A rook.\n#[expect(\n    x,\n    y\n)]\npub struct Rook;\n"),
            [0; 0]
        );
        for text in [
            "pub struct Rook;\n",
            "#[derive(Debug)]\npub enum Rook {}\n",
            "pub fn a() {}\n",
        ] {
            assert_eq!(found(text).len(), 1, "{text}");
        }
        assert_eq!(
            found("struct Rook;\npub use a::Rook;\npub(crate) fn a() {}\n"),
            [0; 0]
        );
    }

    #[test]
    fn a_word_or_two_inside_an_item_is_too_little() {
        let field = |said: &str| format!("struct Rook {{\n    {said}\n    square: Square,\n}}\n");
        assert_eq!(found(&field("/// Its square.")), [2]);
        assert_eq!(found(&field("/// Which square.")), [2]);
        for said in [
            "/// Where it stood before the move.",
            "/// `e2`.",
            "/// Its square,\n    /// before the move.",
            "// A remark.",
        ] {
            assert_eq!(found(&field(said)), [0; 0], "{said}");
        }
        assert_eq!(
            found(&format!("use clap::Args;\n{}", field("/// Its square"))),
            [0; 0]
        );
    }
}
