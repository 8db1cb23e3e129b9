//! What is done with scoresheets, what happens to them, and what can be wrong
//! with them.

use tuomari_board::Color;
use tuomari_clock::{At, Millis};
use tuomari_notation::{Language, Points};

use crate::{
    color::face,
    recording::signing::Signature,
    state::{
        game::Game,
        sheet::{Line, Medium, Sheet, Update},
    },
};

/// What somebody does with a scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordAct {
    /// A player gets a sheet.
    TakeSheet {
        /// Who.
        of: Color,
        /// What it is.
        medium: Medium,
        /// The letters he uses (`fide-2018/C.3`); if not said, those of the
        /// place.
        language: Option<Language>,
    },
    /// Writes a move.
    Write {
        /// The line, counted from zero, a half move each; the first empty one
        /// if not said.
        line: Option<u16>,
        /// What is written.
        text: Box<str>,
    },
    /// Writes something else.
    Note(Remark),
    /// Puts the sign of a draw offer to the last line (`fide-2018/8.1.5`).
    MarkOffer,
    /// Takes the opponent's sheet to update the own one
    /// (`fide-2018/8.5.2`).
    Borrow,
    /// Gives it back.
    Return,
    /// Asks to see the record that the arbiter keeps (`fide-2018/A.3.2`).
    View,
    /// Looks at a player's sheet, as an arbiter.
    Inspect {
        /// Whose.
        of: Color,
    },
    /// Has the game reconstructed, as an arbiter (`fide-2018/8.5.3`).
    Reconstruct,
    /// Says that an electronic sheet has failed (`fide-2023/8.3`).
    ReportFault {
        /// Whose.
        of: Color,
    },
    /// Confirms the result (`fide-2018/8.7`).
    Sign {
        /// The result confirmed.
        points: Points,
        /// How.
        how: Signature,
    },
}

/// What else is written on a sheet (`fide-2018/8.1.4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remark {
    /// A clock's reading.
    ClockTime,
    /// A matter of a claim.
    Claim,
    /// Other relevant data.
    Relevant,
    /// Anything else.
    Foreign,
}

/// What happened with the scoresheets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// The player has a sheet.
    SheetTaken(Color, Medium, Language),
    /// The player wrote a line.
    Entered {
        /// Who.
        by: Color,
        /// Which line, counted from zero.
        line: usize,
        /// What it says.
        what: Line,
    },
    /// The player wrote something else that belongs there.
    Remarked(Color, Remark),
    /// The player need not record until the end of this period.
    Relieved(Color, u16),
    /// The player has to bring his sheet up to date.
    UpdateOrdered(Color, Update),
    /// He has.
    Updated(Color),
    /// The player took the opponent's sheet.
    Borrowed(Color),
    /// He gave it back.
    Returned(Color),
    /// The player was shown the record, so many times by now.
    RecordShown(Color, u8),
    /// What stood before the game was reconstructed on another board.
    FactsNoted(Facts),
    /// The game was reconstructed: the sheets are complete.
    Reconstructed,
    /// The player's next move counts as the first of a period.
    PeriodBegun {
        /// Whose.
        of: Color,
        /// The moves that count as made.
        moves: u16,
    },
    /// A failed sheet was replaced; its entries were carried over.
    SheetReplaced(Color),
    /// The player confirmed a result.
    Signed(Color, Points, Signature),
}

/// What is noted before a reconstruction (`fide-2018/8.5.3`). The position is
/// the one after so many plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Plies played.
    pub plies: usize,
    /// White's and Black's time.
    pub left: [Millis; 2],
    /// Who had the move.
    pub turn: Color,
    /// Moves White and Black had completed.
    pub moves: [u16; 2],
}

/// What is wrong with a scoresheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flaw {
    /// A move was made before earlier ones were recorded.
    NotRecorded,
    /// A move was written before it was made.
    WrittenAhead,
    /// Something is written that does not belong there.
    ForeignEntry,
    /// A draw offer is not marked.
    OfferNotMarked,
    /// Another notation than the algebraic.
    OtherNotation,
    /// The long form, where the edition knows the short one only.
    LongForm,
    /// A letter for a pawn.
    PawnLetter,
    /// A pawn's capture without the file it comes from.
    FileMissing,
    /// Two like pieces are not told apart.
    Ambiguous,
    /// A promotion without the new piece.
    PromotionMissing,
    /// No such move is possible.
    NoSuchMove,
    /// Another move than the one made.
    AnotherMove,
    /// A move was made before the sheet was up to date.
    NotUpdated,
    /// A move was made before the opponent's sheet was given back.
    NotReturned,
    /// The record was asked for too often.
    ViewedTooOften,
}

impl Game {
    /// The player's scoresheet, if one is watched.
    pub(crate) fn sheet(&self, of: Color) -> Option<&Sheet> {
        self.sheets.get(of).as_deref()
    }

    /// What the player wrote on a line, counted from zero; empty if there is
    /// no sheet.
    pub fn written(&self, by: Color, line: usize) -> Line {
        self.sheet(by)
            .map(|sheet| sheet.line(line))
            .unwrap_or_default()
    }

    /// Whether any sheet is watched.
    pub(crate) fn keeps_score(&self) -> bool {
        self.sheets.white.is_some() || self.sheets.black.is_some()
    }

    /// Carries out what happened with the scoresheets.
    pub(crate) fn apply_scoring(&mut self, what: &Scoring, at: At) {
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
}
