//! A comment that can stand in PGN.

use std::{fmt, ops::Deref};

use super::MAX_COMMENT_BYTES;

/// Words for people, fit to be written between braces.
///
/// Whatever text it is made from, it holds words with single spaces between
/// them: line breaks and control characters are spaces, braces are round, and
/// it is at most [`MAX_COMMENT_BYTES`] long. What the reader would take for a
/// clock time, a draw offer or a stretch's joint is taken apart, so that
/// nobody's remark can forge one. Commands of other programs stay.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Comment(String);

/// The sign of a draw offer on a scoresheet (`fide-2018/C.12`).
pub(super) const DRAW_OFFER: &str = "(=)";

/// The commands our reader acts upon, with the bracket they begin with.
const OWN_COMMANDS: [&str; 4] = ["[%clk", "[%left", "[%stood", "[%moved"];

impl Comment {
    /// A comment from any text.
    pub fn new(text: &str) -> Comment {
        let mut comment = Comment::default();
        comment.append(text);
        comment
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn join(&mut self, other: Comment) {
        if self.0.is_empty() {
            *self = other;
        } else {
            self.append(&other.0);
        }
    }

    /// Adds the words of another text.
    pub fn append(&mut self, text: &str) {
        for word in text.split(is_gap) {
            if !word.is_empty() {
                self.push(word);
            }
        }
    }

    fn push(&mut self, word: &str) {
        let gap = usize::from(!self.0.is_empty());
        let room = MAX_COMMENT_BYTES.saturating_sub(self.0.len() + gap);
        let word = &word[..word.floor_char_boundary(room)];
        if word.is_empty() {
            return;
        }
        if gap == 1 {
            self.0.push(' ');
        }
        let from = self.0.len();
        if word.contains(['{', '}']) {
            self.0.push_str(&word.replace('{', "(").replace('}', ")"));
        } else {
            self.0.push_str(word);
        }
        if &self.0[from..] == DRAW_OFFER {
            self.0.replace_range(from.., "=");
        }
        if self.0[from..].contains('%') {
            let mut plain = self.0.split_off(from);
            for own in OWN_COMMANDS {
                plain = plain.replace(own, &own.replace('%', ""));
            }
            self.0.push_str(&plain);
        }
    }
}

/// White space and control characters; most characters are told by the first
/// glance.
fn is_gap(c: char) -> bool {
    if c.is_ascii() {
        c <= ' ' || c == '\u{7f}'
    } else {
        c.is_whitespace() || c.is_control()
    }
}

impl Deref for Comment {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Comment {
    fn from(text: &str) -> Comment {
        Comment::new(text)
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn braces_and_line_breaks_are_made_harmless() {
        assert_eq!(Comment::new("  a}{b\r\n\t\u{7}c ").as_str(), "a)(b c");
    }

    #[test]
    fn nobody_forges_a_clock_time_or_an_offer() {
        assert_eq!(
            Comment::new("x[%clk 0:00:01] (=) {=}").as_str(),
            "x[clk 0:00:01] = ="
        );
        assert_eq!(
            Comment::new("[%eval 0.3] (=)!").as_str(),
            "[%eval 0.3] (=)!"
        );
    }

    #[test]
    fn a_long_text_is_cut_at_a_character() {
        let comment = Comment::new(&"ä".repeat(5000));
        assert_eq!(comment.len(), 4096);
        let odd = Comment::new(&format!("a{}", "ä".repeat(5000)));
        assert_eq!(odd.len(), 4095);
        let mut again = comment.clone();
        again.append("more");
        assert_eq!(again, comment);
    }

    #[test]
    fn cleaning_twice_changes_nothing() {
        for text in [
            "[[%clk%clk",
            "[%stood[%moved",
            "(=) (=)",
            "a\u{a0}b",
            "{(=)}",
        ] {
            let once = Comment::new(text);
            assert_eq!(Comment::new(&once), once);
        }
    }
}
