//! How scoresheets change by what happens.

use tuomari_board::{Color, Move};
use tuomari_clock::At;

use crate::{
    color::face,
    event::{
        happening::{Breach, Irregular},
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

    fn on_sheet(&mut self, of: Color, change: impl FnOnce(&mut Sheet)) {
        if let Some(sheet) = self.sheets.get_mut(of) {
            change(sheet);
        }
    }

    fn all_written(&mut self) {
        let plies = self.history.plies().len();
        for of in Color::ALL {
            self.on_sheet(of, |sheet| {
                sheet.filled = plies;
                sheet.update = None;
            });
        }
    }

    /// The lines after so many plies never were.
    pub(super) fn cut_sheets(&mut self, plies: usize) {
        for of in Color::ALL {
            self.on_sheet(of, |sheet| sheet.cut(plies));
        }
    }

    /// A draw offer is to be marked on both sheets.
    pub(super) fn owe_marks(&mut self) {
        let last = self.history.plies().len().checked_sub(1);
        for of in Color::ALL {
            self.on_sheet(of, |sheet| sheet.owes_mark = last);
        }
    }

    /// The move fixed for a claim stands on the player's sheet.
    pub(super) fn write_fixed(&mut self, by: Color, m: Move) {
        let plies = self.history.plies().len();
        self.on_sheet(by, |sheet| sheet.write(plies, Line::of(m)));
    }

    /// A mark that was missed once is not owed any more.
    pub(super) fn noted(&mut self, by: Color, breach: Breach) {
        match breach {
            Breach::Recording(Flaw::OfferNotMarked) => {
                self.on_sheet(by, |sheet| sheet.owes_mark = None);
            }
            // A slip is noted when his clock has been set going again, and
            // then nothing of it is left.
            Breach::PressWithoutMove if self.lever() == Some(by) => {
                self.players.get_mut(by).breach = None;
            }
            Breach::PressWithoutMove => self.open_breach(by, Irregular::NoMove),
            Breach::TwoHands => self.open_breach(by, Irregular::TwoHands),
            Breach::UntimelyOffer
            | Breach::BarredOffer
            | Breach::InadmissibleClaim
            | Breach::AdjustingOnOpponentsTime
            | Breach::UnfoundedClaims
            | Breach::OfferWithdrawn
            | Breach::Recording(_)
            | Breach::SealedAnotherMove
            | Breach::UnclearAnnouncement
            | Breach::LateCorrection
            | Breach::PrematurePress => {}
        }
    }
}
