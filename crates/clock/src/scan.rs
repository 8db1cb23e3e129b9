//! A cursor over a text, shared by the readers of time controls.
//!
//! It goes forward only, and nobody looks ahead of it further than one number
//! with its unit, so a hostile text costs no more than its length.

use crate::control::{ControlError, TimeControl};
use crate::parse_error::{Expected, Found, ParseError};
use crate::period::Period;
use crate::schedule::{MAX_PERIODS, Schedule};

/// A text and how far it has been read. A copy looks ahead.
#[derive(Clone)]
pub(crate) struct Scan<'t> {
    text: &'t str,
    offset: usize,
}

impl<'t> Scan<'t> {
    pub(crate) fn new(text: &'t str) -> Scan<'t> {
        Scan { text, offset: 0 }
    }

    pub(crate) fn offset(&self) -> usize {
        self.offset
    }

    pub(crate) fn rest(&self) -> &'t str {
        self.text.get(self.offset..).unwrap_or("")
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Steps over `c` (letters in either case) if it is next.
    pub(crate) fn take(&mut self, c: char) -> bool {
        let next = self.peek().filter(|next| next.eq_ignore_ascii_case(&c));
        self.offset += next.map_or(0, char::len_utf8);
        next.is_some()
    }

    /// Steps over `word` (in either case) if it is next.
    pub(crate) fn take_word(&mut self, word: &str) -> bool {
        let next = self.rest().get(..word.len());
        let is_next = next.is_some_and(|next| next.eq_ignore_ascii_case(word));
        if is_next {
            self.offset += word.len();
        }
        is_next
    }

    /// The ASCII letters that come next, without stepping over them.
    pub(crate) fn peek_letters(&self) -> &'t str {
        let rest = self.rest();
        let end = rest
            .find(|c: char| !c.is_ascii_alphabetic())
            .unwrap_or(rest.len());
        rest.get(..end).unwrap_or("")
    }

    pub(crate) fn skip_spaces(&mut self) {
        while self.take(' ') || self.take('\t') {}
    }

    /// A run of digits. A number too large for the type stands at its end,
    /// where every bound refuses it.
    pub(crate) fn number(&mut self) -> Result<u64, ParseError> {
        let mut value: Option<u64> = None;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            let shifted = value.unwrap_or(0).saturating_mul(10);
            value = Some(shifted.saturating_add(u64::from(digit)));
            self.offset += 1;
        }
        value.ok_or_else(|| self.wrong(Expected::Digit))
    }

    /// An error at the place reached.
    pub(crate) fn wrong(&self, expected: Expected) -> ParseError {
        ParseError {
            offset: self.offset,
            found: self.peek().map_or(Found::End, Found::Char),
            expected,
        }
    }

    /// An error about a number that began at `offset`.
    pub(crate) fn out_of_bounds(offset: usize, number: u64, bound: ControlError) -> ParseError {
        ParseError {
            offset,
            found: Found::Number(number),
            expected: Expected::Bound(bound),
        }
    }

    /// A quota of moves.
    pub(crate) fn moves(&mut self) -> Result<u16, ParseError> {
        let offset = self.offset;
        let number = self.number()?;
        Scan::quota(offset, number)
    }

    /// The number read at `offset` as a quota of moves.
    pub(crate) fn quota(offset: usize, number: u64) -> Result<u16, ParseError> {
        u16::try_from(number)
            .ok()
            .filter(|moves| (1..=crate::MAX_MOVES).contains(moves))
            .ok_or_else(|| Scan::out_of_bounds(offset, number, ControlError::Moves))
    }

    /// One player's periods, read one by one and parted by `separator`.
    pub(crate) fn schedule(
        &mut self,
        separator: char,
        read: impl Fn(&mut Scan<'t>) -> Result<Period, ParseError>,
    ) -> Result<Schedule, ParseError> {
        let mut list: Vec<Period> = Vec::new();
        loop {
            if list.len() == MAX_PERIODS {
                return Err(self.wrong(Expected::Bound(ControlError::Periods)));
            }
            let period = read(self)?;
            list.push(period);
            // After a period for the rest of the game no further one is read:
            // the separator is left for the caller, who finds it out of place.
            if period.moves().is_none() || !self.take(separator) {
                break;
            }
        }
        Schedule::new(&list).map_err(|bound| self.wrong(Expected::Bound(bound)))
    }

    /// The control of these schedules, at the end of the text.
    pub(crate) fn control(
        &self,
        white: Schedule,
        black: Schedule,
    ) -> Result<TimeControl, ParseError> {
        if !self.rest().is_empty() {
            return Err(self.wrong(Expected::End));
        }
        TimeControl::each(white, black).map_err(|bound| Scan::out_of_bounds(0, 0, bound))
    }
}
