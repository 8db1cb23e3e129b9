//! A scoresheet: what one player has written, line by line.

use tuomari_notation::Language;

use crate::{
    act::record::Medium,
    event::{line::Line, sheet_events::Update},
};

/// A scoresheet in use.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    pub(crate) medium: Medium,
    pub(crate) language: Language,
    pub(crate) lines: Vec<Line>,
    /// All lines before this one are filled.
    pub(crate) filled: usize,
    /// The period until whose end the player need not record.
    pub(crate) relieved_in: Option<u16>,
    /// It must be brought up to date before the player moves, or before the
    /// clock runs again.
    pub(crate) update: Option<Update>,
    /// The line on which the sign of a draw offer is still owed.
    pub(crate) owes_mark: Option<usize>,
    /// Its player holds the opponent's sheet.
    pub(crate) borrowed: bool,
}

impl Sheet {
    pub(crate) fn new(medium: Medium, language: Language) -> Sheet {
        Sheet {
            medium,
            language,
            lines: Vec::new(),
            filled: 0,
            relieved_in: None,
            update: None,
            owes_mark: None,
            borrowed: false,
        }
    }

    pub(crate) fn line(&self, ply: usize) -> Line {
        self.lines.get(ply).copied().unwrap_or_default()
    }

    /// Writes a line; a sign of an offer that stands on it stays.
    pub(crate) fn write(&mut self, ply: usize, line: Line) {
        if self.lines.len() <= ply {
            self.lines.resize(ply.saturating_add(1), Line::EMPTY);
        }
        if let Some(place) = self.lines.get_mut(ply) {
            *place = if place.has_offer() {
                line.with_offer()
            } else {
                line
            };
            if place.has_offer() && self.owes_mark == Some(ply) {
                self.owes_mark = None;
            }
        }
        self.count();
    }

    /// What stood after so many plies was reinstated: later lines are void.
    pub(crate) fn cut(&mut self, plies: usize) {
        self.lines.truncate(plies);
        self.filled = self.filled.min(plies);
        self.owes_mark = self.owes_mark.filter(|ply| *ply < plies);
    }

    fn count(&mut self) {
        while self
            .lines
            .get(self.filled)
            .is_some_and(|line| !line.is_empty())
        {
            self.filled += 1;
        }
    }
}
