//! Lines of at most 79 characters.

/// PGN's export format allows no line of 80 characters.
const WIDTH: usize = 79;

/// A command's argument as short as this stays with it: any clock time does,
/// an arrangement need not.
const SHORT: usize = 32;

/// Text that is broken between words as it grows.
///
/// A word longer than a line gets a line of its own and stays whole.
#[derive(Debug, Default)]
pub(super) struct Lines {
    text: String,
    column: usize,
}

impl Lines {
    pub(super) fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.column > 0 {
            if self.column + 1 + width > WIDTH {
                self.text.push('\n');
                self.column = 0;
            } else {
                self.text.push(' ');
                self.column += 1;
            }
        }
        self.text.push_str(word);
        self.column += width;
    }

    /// Adds a comment. No line begins with a bracket, a per cent sign or a
    /// semicolon: to tools that go by lines these would begin a tag or hide
    /// the rest of the line.
    pub(super) fn comment(&mut self, text: &str) {
        let mut unit = String::from("{");
        let mut last = "{";
        for word in text.split(' ').chain(["}"]) {
            // Many programs look for a clock time in one piece.
            let in_command = last.starts_with("[%") && !last.ends_with(']');
            let bound = last == "{"
                || word.starts_with(['[', '%', ';', '}'])
                || in_command && word.len() <= SHORT;
            if bound {
                unit.push(' ');
            } else {
                self.word(&unit);
                unit.clear();
            }
            unit.push_str(word);
            last = word;
        }
        self.word(&unit);
    }

    /// The text, without a line break at the end.
    pub(super) fn into_text(self) -> String {
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_short_and_begin_harmlessly() {
        let mut lines = Lines::default();
        for n in 0..100 {
            lines.word("e4");
            lines.comment(&format!("[%clk 0:00:{n}] word [a] %b ;c"));
        }
        let text = lines.into_text();
        assert!(text.lines().count() > 10);
        for line in text.lines() {
            assert!(line.len() < 80, "{line}");
            assert!(!line.starts_with(['[', '%', ';']), "{line}");
        }
        assert_eq!(text.split_whitespace().count(), 100 * 9);
    }

    #[test]
    fn a_long_word_stays_whole() {
        let mut lines = Lines::default();
        lines.word("a");
        lines.word(&"b".repeat(100));
        lines.word("c");
        assert_eq!(lines.into_text(), format!("a\n{}\nc", "b".repeat(100)));
    }
}
