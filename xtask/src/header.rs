//! What a source file opens with.

use crate::finding::Finding;

/// What a library opens with: the page that describes it elsewhere too.
pub(crate) const README: &str = r#"#![doc = include_str!("../README.md")]"#;

/// Finds a module that does not open with its own description.
pub(crate) fn check(file: &str, text: &str) -> Option<Finding> {
    let first = text.lines().next().unwrap_or_default();
    let sentence = first.strip_prefix("//!").unwrap_or_default();
    let described = !sentence.trim().is_empty() || first == README;
    (!described).then(|| {
        Finding::new(
            file,
            1,
            "the file does not open with a module description",
            "open it with `//! ` and one sentence that says what the file holds",
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_description_comes_first() {
        assert_eq!(check("a.rs", "//! The clock.\n\nuse x;\n"), None);
        assert_eq!(check("a.rs", &format!("{README}\n//!\n//! More.\n")), None);
    }

    #[test]
    fn anything_else_first_is_found() {
        for text in [
            "",
            "\n//! Late.\n",
            "// A remark.\n",
            "/// An item.\n",
            "//!\n",
            "use x;\n",
        ] {
            assert!(check("a.rs", text).is_some(), "{text:?}");
        }
    }
}
