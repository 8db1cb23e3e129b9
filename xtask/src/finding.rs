//! What a check found.

use std::fmt;

/// One thing that is not in order: where it is, what is wrong, what to do next.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Finding {
    /// The path from the root of the repository, with forward slashes.
    pub(crate) file: String,
    /// The line, counted from 1.
    pub(crate) line: usize,
    /// What is wrong, as a sentence without its full stop.
    pub(crate) wrong: String,
    /// What to do about it, as a sentence without its full stop.
    pub(crate) next: String,
}

impl Finding {
    pub(crate) fn new(
        file: &str,
        line: usize,
        wrong: impl Into<String>,
        next: impl Into<String>,
    ) -> Self {
        Finding {
            file: file.to_owned(),
            line,
            wrong: wrong.into(),
            next: next.into(),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}:{}: {}\n    next: {}",
            self.file, self.line, self.wrong, self.next
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_opens_with_its_place_so_that_editors_can_jump_to_it() {
        let finding = Finding::new(
            "crates/clock/src/lib.rs",
            7,
            "it is late",
            "press the clock",
        );
        assert_eq!(
            finding.to_string(),
            "crates/clock/src/lib.rs:7: it is late\n    next: press the clock"
        );
    }
}
