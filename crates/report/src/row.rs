//! One line of a report file while it is written.

use crate::points::Points;
use crate::unfit::Unfit;

/// A line with its fields in their columns.
pub(crate) struct Row {
    record: String,
    characters: Vec<char>,
}

impl Row {
    pub(crate) fn new(record: &str) -> Row {
        Row {
            record: record.to_owned(),
            characters: record.chars().collect(),
        }
    }

    /// Text that begins with the first of these columns.
    pub(crate) fn left(
        &mut self,
        from: usize,
        to: usize,
        text: &(impl ToString + ?Sized),
    ) -> Result<(), Unfit> {
        self.place(from, Some(to), &text.to_string(), |_| from)
    }

    /// Text that ends with the last of these columns.
    pub(crate) fn right(
        &mut self,
        from: usize,
        to: usize,
        text: &(impl ToString + ?Sized),
    ) -> Result<(), Unfit> {
        self.place(from, Some(to), &text.to_string(), |length| to + 1 - length)
    }

    /// The same where there may be nothing.
    pub(crate) fn right_if<T: ToString>(
        &mut self,
        from: usize,
        to: usize,
        value: Option<T>,
    ) -> Result<(), Unfit> {
        match value {
            Some(value) => self.right(from, to, &value),
            None => Ok(()),
        }
    }

    /// Points where there may be none, without what a narrow field has no
    /// room for: a last `.0`, a zero before the point.
    pub(crate) fn points(
        &mut self,
        from: usize,
        to: usize,
        points: Option<Points>,
    ) -> Result<(), Unfit> {
        let Some(points) = points else {
            return Ok(());
        };
        let text = points.to_string();
        let shorter = match text.strip_suffix(".0") {
            Some(whole) => whole.to_owned(),
            None if text.starts_with("0.") => text[1..].to_owned(),
            None if text.starts_with("-0.") => text.replacen("-0", "-", 1),
            None => text.clone(),
        };
        let fits = text.len() < to + 2 - from;
        self.right(from, to, if fits { &text } else { &shorter })
    }

    /// Text to the end of the line.
    pub(crate) fn free(&mut self, from: usize, text: &str) -> Result<(), Unfit> {
        self.place(from, None, text, |_| from)
    }

    /// Numbers of `width` columns, one column apart; `None` is all zeros.
    pub(crate) fn numbers(
        &mut self,
        from: usize,
        width: usize,
        numbers: impl IntoIterator<Item = Option<u32>>,
    ) -> Result<(), Unfit> {
        let mut column = from;
        for number in numbers {
            let text = match number {
                Some(number) => number.to_string(),
                None => "0".repeat(width),
            };
            self.right(column, column + width - 1, &text)?;
            column += width + 1;
        }
        Ok(())
    }

    fn place(
        &mut self,
        from: usize,
        to: Option<usize>,
        text: &str,
        start: impl Fn(usize) -> usize,
    ) -> Result<(), Unfit> {
        let length = text.chars().count();
        let width = to.map(|to| to + 1 - from);
        if width.is_some_and(|width| length > width) || text.contains(['\r', '\n']) {
            return Err(Unfit {
                record: self.record.clone(),
                column: from,
                width,
                text: text.to_owned(),
            });
        }
        let start = start(length) - 1;
        if self.characters.len() < start + length {
            self.characters.resize(start + length, ' ');
        }
        for (place, character) in self.characters[start..].iter_mut().zip(text.chars()) {
            *place = character;
        }
        Ok(())
    }

    /// The line with its end, CR and LF.
    pub(crate) fn text(&self) -> String {
        let text: String = self.characters.iter().collect();
        format!("{}\r\n", text.trim_end())
    }
}
