//! One line of a report file and its columns.

use crate::date::Date;
use crate::error::{Fix, Problem, ReadError};
use crate::points::Points;

/// A line, whose columns are characters counted from 1.
pub(crate) struct Line {
    number: usize,
    characters: Vec<char>,
}

impl Line {
    pub(crate) fn new(number: usize, text: &str) -> Line {
        Line {
            number,
            characters: text.trim_end().chars().collect(),
        }
    }

    /// How many columns it has.
    pub(crate) fn width(&self) -> usize {
        self.characters.len()
    }

    pub(crate) fn is_blank(&self) -> bool {
        self.characters.is_empty()
    }

    /// The first three characters.
    pub(crate) fn record(&self) -> String {
        self.characters.iter().take(3).collect()
    }

    /// The characters of these columns without blanks around them.
    pub(crate) fn part(&self, from: usize, to: usize) -> String {
        let end = to.min(self.width());
        let start = from.saturating_sub(1).min(end);
        let text: String = self.characters[start..end].iter().collect();
        text.trim().to_owned()
    }

    /// All from this column on.
    pub(crate) fn rest(&self, from: usize) -> String {
        self.part(from, usize::MAX)
    }

    /// The same with the blanks before it, so that its columns stay.
    pub(crate) fn raw(&self, from: usize) -> String {
        let start = from.saturating_sub(1).min(self.width());
        self.characters[start..].iter().collect()
    }

    /// The character of one column; `None` if it is blank.
    pub(crate) fn sign(&self, column: usize) -> Option<char> {
        let sign = self.characters.get(column.wrapping_sub(1)).copied();
        sign.filter(|sign| !sign.is_whitespace())
    }

    /// An error at the first character in these columns.
    pub(crate) fn error(&self, from: usize, to: usize, problem: Problem, fix: Fix) -> ReadError {
        let mut columns = from..=to.min(self.width().max(from));
        let column = columns.find(|&column| self.sign(column).is_some());
        ReadError {
            line: self.number,
            column: column.unwrap_or(from),
            record: self.record(),
            found: self.part(from, to).chars().take(40).collect(),
            problem,
            fix,
        }
    }

    /// Nothing may stand between the fields before and after this column.
    pub(crate) fn gaps(&self, gaps: &[usize]) -> Result<(), ReadError> {
        for &gap in gaps {
            if self.sign(gap).is_some() {
                let fix = Fix::AlignWith {
                    from: gap + 1,
                    to: gap + 1,
                };
                return Err(self.error(gap, gap, Problem::BetweenFields, fix));
            }
        }
        Ok(())
    }

    /// A whole number, or `None` where it is blank.
    pub(crate) fn number(&self, from: usize, to: usize) -> Result<Option<u32>, ReadError> {
        let text = self.part(from, to);
        if text.is_empty() {
            return Ok(None);
        }
        let fix = Fix::WriteNumber { from, to };
        if !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(self.error(from, to, Problem::NotANumber, fix));
        }
        match text.parse() {
            Ok(number) => Ok(Some(number)),
            Err(_) => Err(self.error(from, to, Problem::OutOfBounds, fix)),
        }
    }

    /// A whole number that must be there and above zero.
    pub(crate) fn needed(&self, from: usize, to: usize) -> Result<u32, ReadError> {
        let fix = Fix::WriteNumber { from, to };
        match self.number(from, to)? {
            None => Err(self.error(from, to, Problem::Missing, fix)),
            Some(0) => Err(self.error(from, to, Problem::OutOfBounds, fix)),
            Some(number) => Ok(number),
        }
    }

    /// The number of a round, above zero.
    pub(crate) fn round(&self, from: usize, to: usize) -> Result<u16, ReadError> {
        self.small(self.needed(from, to)?, from, to)
    }

    pub(crate) fn small(&self, number: u32, from: usize, to: usize) -> Result<u16, ReadError> {
        u16::try_from(number).map_err(|_| {
            let fix = Fix::WriteNumber { from, to };
            self.error(from, to, Problem::OutOfBounds, fix)
        })
    }

    /// Points, or `None` where it is blank.
    pub(crate) fn points(&self, from: usize, to: usize) -> Result<Option<Points>, ReadError> {
        let text = self.part(from, to);
        if text.is_empty() {
            return Ok(None);
        }
        Points::from_text(&text).map(Some).ok_or_else(|| {
            let fix = Fix::WritePoints { from, to };
            self.error(from, to, Problem::NotPoints, fix)
        })
    }

    /// A day, or `None` where it is blank.
    pub(crate) fn date(&self, from: usize, to: usize) -> Result<Option<Date>, ReadError> {
        let text = self.part(from, to);
        if text.is_empty() {
            return Ok(None);
        }
        Date::from_long(&text).map(Some).ok_or_else(|| {
            let fix = Fix::WriteDate { form: "YYYY/MM/DD" };
            self.error(from, to, Problem::NotADate, fix)
        })
    }

    /// A sign out of a few; `signs` says which, for the reader of the error.
    pub(crate) fn choice<T>(
        &self,
        column: usize,
        signs: &'static str,
        read: impl Fn(char) -> Option<T>,
    ) -> Result<Option<T>, ReadError> {
        let Some(sign) = self.sign(column) else {
            return Ok(None);
        };
        read(sign).map(Some).ok_or_else(|| {
            let fix = Fix::TakeOneOf(signs);
            self.error(column, column, Problem::UnknownSign, fix)
        })
    }

    /// A list of numbers of `width` columns each, `step` apart, to the end of
    /// the line. Blank and zero are `None`; the blank ones at the end fall away.
    pub(crate) fn numbers(
        &self,
        from: usize,
        width: usize,
        step: usize,
    ) -> Result<Vec<Option<u32>>, ReadError> {
        let mut numbers = Vec::new();
        let (mut at, mut column) = (0, from);
        while column <= self.width() {
            if let Some(number) = self.number(column, column + width - 1)? {
                numbers.resize(at, None);
                numbers.push(Some(number).filter(|&number| number > 0));
            }
            at += 1;
            for gap in column + width..column + step {
                self.gaps(&[gap])?;
            }
            column += step;
        }
        Ok(numbers)
    }

    /// The words from this column on, each with the column it begins at.
    pub(crate) fn words(&self, from: usize) -> Vec<(usize, String)> {
        let mut words: Vec<(usize, String)> = Vec::new();
        let mut is_inside = false;
        for column in from..=self.width() {
            match (self.sign(column), is_inside) {
                (None, _) => is_inside = false,
                (Some(sign), false) => {
                    words.push((column, sign.to_string()));
                    is_inside = true;
                }
                (Some(sign), true) => {
                    if let Some((_, word)) = words.last_mut() {
                        word.push(sign);
                    }
                }
            }
        }
        words
    }

    /// Numbers with blanks between, in any columns.
    pub(crate) fn loose_ids(&self, from: usize) -> Result<Vec<u32>, ReadError> {
        let mut ids = Vec::new();
        for (column, word) in self.words(from) {
            ids.push(self.needed(column, column + word.chars().count() - 1)?);
        }
        Ok(ids)
    }

    /// A list of numbers one column apart, without those that are blank or zero.
    pub(crate) fn ids(&self, from: usize, width: usize) -> Result<Vec<u32>, ReadError> {
        let numbers = self.numbers(from, width, width + 1)?;
        Ok(numbers.into_iter().flatten().collect())
    }
}
