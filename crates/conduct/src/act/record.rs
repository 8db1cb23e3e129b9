//! What is done with scoresheets (chapter 8).

use tuomari_board::Color;
use tuomari_notation::{Language, Points};

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

/// How a player confirms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signature {
    /// Signs both scoresheets.
    Sheets,
    /// Approves on an electronic scoresheet (`fide-2023/8.7`).
    Device,
}

/// What moves are written on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Medium {
    /// The event's own paper sheet.
    Paper,
    /// The certified electronic sheet that the event prescribes
    /// (`fide-2023/8.1.1.2`).
    CertifiedDevice,
    /// Any other device: no scoresheet at all.
    OtherDevice,
    /// Braille, by a blind player (`fide-2018/D.2.7`).
    Braille,
    /// A recorder, by a blind player.
    Recorder,
}
