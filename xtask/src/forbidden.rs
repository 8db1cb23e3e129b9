//! What may not stand in any source file.

use crate::code::{code_only, in_word};
use crate::finding::Finding;

/// Finds tests that are switched off and code that is not there yet.
pub(crate) fn check(file: &str, text: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (index, line) in code_only(text).lines().enumerate() {
        if ignores_a_test(line) {
            findings.push(Finding::new(
                file,
                index + 1,
                "a test is switched off with `ignore`",
                "mend or delete it; a known wrong outcome is asserted as it is and marked with a comment",
            ));
        }
        for name in ["todo", "unimplemented"] {
            if calls_macro(line, name) {
                findings.push(Finding::new(
                    file,
                    index + 1,
                    format!("`{name}!` stands for code that is not written"),
                    "write it, or leave the item out until it can be written",
                ));
            }
        }
    }
    findings
}

fn ignores_a_test(line: &str) -> bool {
    let line: String = line.split_whitespace().collect();
    line.contains("#[ignore]")
        || line.contains("#[ignore=")
        || (line.contains("#[cfg_attr(") && line.contains(",ignore"))
}

fn calls_macro(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(at, _)| {
        !line[..at].ends_with(in_word) && line[at + name.len()..].trim_start().starts_with("!(")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<usize> {
        check("a.rs", text).iter().map(|f| f.line).collect()
    }

    #[test]
    fn switched_off_tests_are_found() {
        assert_eq!(lines("#[test]\n#[ignore]\nfn a() {}\n"), [2]);
        assert_eq!(lines("#[ignore = \"slow\"]\n"), [1]);
        assert_eq!(lines("#[cfg_attr(windows, ignore)]\n"), [1]);
    }

    #[test]
    fn unwritten_code_is_found() {
        assert_eq!(
            lines("fn a() {\n    todo!()\n}\nfn b() { unimplemented!(\"x\") }\n"),
            [2, 4]
        );
    }

    #[test]
    fn other_code_comments_and_strings_pass() {
        for text in [
            "#[test]\nfn ignore() { not_todo!() }\n",
            "// todo!() and #[ignore]\nlet x = \"todo!()\";\n",
            "#[ignored_fields]\n",
        ] {
            assert!(lines(text).is_empty(), "{text}");
        }
    }
}
