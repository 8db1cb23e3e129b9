//! What is done about an adjournment (Appendix E, later Guideline I).

use tuomari_board::Color;
use tuomari_clock::{At, Millis};
use tuomari_mating::Step;
use tuomari_notation::Language;

use crate::act::record::Medium;

/// What is done about an adjournment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdjournAct {
    /// The arbiter announces a session: it ends so long after the hour
    /// announced, whenever play begins (`fide-2018/I.14`).
    Session {
        /// The hour announced.
        announced: At,
        /// How long it lasts.
        length: Millis,
    },
    /// The arbiter has the player having the move seal it.
    Order,
    /// The player writes the move and puts it into the envelope. It can be
    /// changed until he stops the clock.
    Seal {
        /// What is written.
        text: Box<str>,
        /// In which letters.
        language: Language,
        /// On what.
        medium: Medium,
    },
    /// The arbiter writes the players' names on the envelope.
    Label {
        /// White's name.
        white: Box<str>,
        /// Black's name.
        black: Box<str>,
    },
    /// The arbiter fixes when and where the game is resumed.
    Appoint {
        /// When.
        hour: At,
        /// Where.
        place: Box<str>,
    },
    /// The appointed hour has come.
    Resume,
    /// The arbiter opens the envelope.
    Open,
    /// The arbiter notes who has not come in time.
    NoteAbsence,
    /// The envelope is missing; the sealer states his move.
    EnvelopeLost {
        /// The move he says he sealed.
        stated: Step,
    },
    /// The envelope is missing and so is the position.
    PositionLost,
    /// Somebody says that a used time was set wrongly.
    WrongTime {
        /// Whose.
        of: Color,
        /// What was put on the clock as used.
        shown: Millis,
        /// What he had used.
        used: Millis,
    },
}
