//! How scoresheets change by what happens.

use tuomari_board::Color;
use tuomari_clock::At;

use crate::{
    color::face,
    event::{
        happening::{Breach, Happening},
        line::Line,
        sheet_events::{Flaw, Scoring},
    },
    state::{game::Game, sheet::Sheet},
};

impl Game {
    /// Carries out what happened with the scoresheets.
    pub(super) fn apply_scoring(&mut self, what: &Scoring, at: At) {
        match what {
            Scoring::SheetTaken(of, medium, language) => {
                let mut sheet = Sheet::new(*medium, *language);
                sheet.filled = self.history.plies().len();
                *self.sheets.get_mut(*of) = Some(Box::new(sheet));
            }
            Scoring::Entered { by, line, what } => {
                self.on_sheet(*by, |sheet| sheet.write(*line, *what));
            }
            Scoring::Relieved(of, period) => {
                self.on_sheet(*of, |sheet| sheet.relieved_in = Some(*period));
            }
            Scoring::UpdateOrdered(of, update) => {
                self.on_sheet(*of, |sheet| sheet.update = Some(*update));
            }
            Scoring::Updated(of) => self.on_sheet(*of, |sheet| sheet.update = None),
            Scoring::Borrowed(by) => self.on_sheet(*by, |sheet| sheet.borrowed = true),
            Scoring::Returned(by) => self.on_sheet(*by, |sheet| sheet.borrowed = false),
            Scoring::RecordShown(by, count) => self.tally.get_mut(*by).views = *count,
            Scoring::Reconstructed => self.all_written(),
            Scoring::PeriodBegun { of, moves } => {
                if let Some(clock) = &mut self.clock {
                    // The counter first: the time of the next period comes
                    // with the flag's lifting.
                    clock.correct_moves(face(*of), *moves, at);
                    clock.lift_flag(face(*of), at);
                }
                self.on_sheet(*of, |sheet| sheet.update = None);
            }
            Scoring::Signed(by, points, _) => *self.signed.get_mut(*by) = Some(*points),
            Scoring::Remarked(..) | Scoring::FactsNoted(_) | Scoring::SheetReplaced(_) => {}
        }
    }

    pub(super) fn on_sheet(&mut self, of: Color, change: impl FnOnce(&mut Sheet)) {
        if let Some(sheet) = self.sheets.get_mut(of) {
            change(sheet);
        }
    }

    pub(super) fn all_written(&mut self) {
        let plies = self.history.plies().len();
        for of in Color::ALL {
            self.on_sheet(of, |sheet| {
                sheet.filled = plies;
                sheet.update = None;
            });
        }
    }

    /// What board and claims mean for the scoresheets.
    pub(super) fn apply_to_sheets(&mut self, what: &Happening) {
        let plies = self.history.plies().len();
        let [white, black] = [&mut self.sheets.white, &mut self.sheets.black];
        match what {
            Happening::Reinstated { plies, .. } | Happening::Voided { plies } => {
                for sheet in [white, black].into_iter().flatten() {
                    sheet.cut(*plies);
                }
            }
            Happening::DrawOffered { .. } => {
                for sheet in [white, black].into_iter().flatten() {
                    sheet.owes_mark = plies.checked_sub(1);
                }
            }
            Happening::MoveFixed(by, m, _) => {
                if let Some(sheet) = self.sheets.get_mut(*by) {
                    sheet.write(plies, Line::of(*m));
                }
            }
            Happening::Noted(by, Breach::Recording(Flaw::OfferNotMarked)) => {
                if let Some(sheet) = self.sheets.get_mut(*by) {
                    sheet.owes_mark = None;
                }
            }
            _ => {}
        }
    }
}
