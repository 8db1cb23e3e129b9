//! A place in a text that is being read.

use crate::error::{Expected, ReadFault};

/// Reads a text from left to right, sign by sign.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Cursor<'t> {
    pub(crate) fn new(text: &'t str) -> Cursor<'t> {
        Cursor { text, at: 0 }
    }

    /// What has not been read.
    pub(crate) fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or("")
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(crate) fn peek_second(&self) -> Option<char> {
        self.rest().chars().nth(1)
    }

    /// Goes past one sign.
    pub(crate) fn bump(&mut self) {
        self.at += self.peek().map_or(0, char::len_utf8);
    }

    /// Goes past the sign if `meaning` knows it.
    pub(crate) fn take<T>(&mut self, meaning: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let found = meaning(self.peek()?)?;
        self.bump();
        Some(found)
    }

    /// Goes past `word` if it stands here, in small letters or capitals.
    pub(crate) fn take_word(&mut self, word: &str) -> bool {
        let found = self
            .rest()
            .get(..word.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(word));
        if found {
            self.at += word.len();
        }
        found
    }

    pub(crate) fn skip_spaces(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.bump();
        }
    }

    /// The fault of standing here and not finding `expected`.
    pub(crate) fn unreadable(&self, expected: Expected) -> ReadFault {
        ReadFault::Unreadable {
            at: self.at,
            found: self.peek().map(String::from).unwrap_or_default(),
            expected,
        }
    }
}
