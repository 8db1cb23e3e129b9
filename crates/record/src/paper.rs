//! Scoresheets, envelopes and announcements: moves beside the board.

use serde::{Deserialize, Serialize};
use tuomari_board::{Color, Move, Square};
use tuomari_conduct::{Item, Line, Medium, Remark, Signature, Update};
use tuomari_notation::{Language, Points};

use super::{
    mirror::{Mirror, mirror},
    text::Text,
    times::{DefaultTime, Moment, Ms},
};

/// The last line a sheet can have. No game is that long, and a record that
/// names a later one would only fill memory.
const LAST_LINE: usize = 999_999;

/// The number of a line, counted from zero.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(try_from = "usize", into = "usize")]
pub(crate) struct LineNumber(usize);

impl From<LineNumber> for usize {
    fn from(line: LineNumber) -> usize {
        line.0
    }
}

impl TryFrom<usize> for LineNumber {
    type Error = String;

    fn try_from(line: usize) -> Result<LineNumber, String> {
        if line > LAST_LINE {
            return Err(format!("a scoresheet has no line {line}"));
        }
        Ok(LineNumber(line))
    }
}

impl Mirror for LineNumber {
    type Core = usize;

    fn store(core: &usize) -> LineNumber {
        LineNumber(*core)
    }

    fn restore(self) -> usize {
        self.0
    }
}

mirror! {
    /// What happened with the scoresheets.
    enum Scoring = tuomari_conduct::Scoring as CoreScoring {
        SheetTaken { by: Text<Color>, medium: Text<Medium>, language: Text<Language> }
            = (by, medium, language);
        Entered { by: Text<Color>, line: LineNumber, what: Text<Line> } = { by, line, what };
        Remarked { by: Text<Color>, remark: Text<Remark> } = (by, remark);
        Relieved { of: Text<Color>, period: u16 } = (of, period);
        UpdateOrdered { of: Text<Color>, update: Text<Update> } = (of, update);
        Updated(by: Text<Color>);
        Borrowed(by: Text<Color>);
        Returned(by: Text<Color>);
        RecordShown { to: Text<Color>, times: u8 } = (to, times);
        FactsNoted(facts: Facts);
        Reconstructed;
        PeriodBegun { of: Text<Color>, moves: u16 } = { of, moves };
        SheetReplaced(of: Text<Color>);
        Signed { by: Text<Color>, points: Text<Points>, how: Text<Signature> } = (by, points, how);
    }
}

mirror! {
    /// What is noted before a reconstruction.
    struct Facts = tuomari_conduct::Facts as CoreFacts {
        plies: usize,
        left: [Ms; 2],
        turn: Text<Color>,
        moves: [u16; 2],
    }
}

mirror! {
    /// What happened to an adjourned game.
    enum Adjourning = tuomari_conduct::Adjourning as CoreAdjourning {
        SessionSet(ends: Moment);
        SealOrdered(of: Text<Color>);
        MoveSealed { by: Text<Color>, sealed: Sealed } = (by, sealed);
        Adjourned(envelope: Box<Envelope>);
        Labelled(names: [Box<str>; 2]);
        Appointed { hour: Moment, place: Box<str> } = (hour, place);
        Bears(item: Text<Item>);
        SetUp(arrivals: DefaultTime);
        Came(who: Text<Color>);
        Opened(sealer: Text<Color>);
        ReplyOpened(sealer: Text<Color>);
        EnvelopeMissing;
    }
}

mirror! {
    /// A move as it was written to be sealed.
    struct Sealed = tuomari_conduct::Sealed as CoreSealed {
        text: Box<str>,
        language: Text<Language>,
    }
}

mirror! {
    /// What stands on an envelope, and what is in it.
    struct Envelope = tuomari_conduct::Envelope as CoreEnvelope {
        names: [Option<Box<str>>; 2],
        plies: usize,
        used: [Ms; 2],
        sealer: Text<Color>,
        number: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        offer: Option<Text<Color>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        resumption: Option<(Moment, Box<str>)>,
        sealed: Sealed,
    }
}

mirror! {
    /// What happened at a table with two boards.
    enum OnTwoBoards = tuomari_conduct::OnTwoBoards as CoreOnTwoBoards {
        SetUp { blind: [bool; 2], hearing_impaired: bool } = { blind, hearing_impaired };
        Announced { by: Text<Color>, #[serde(rename = "move")] m: Text<Move> } = (by, m);
        Corrected { by: Text<Color>, #[serde(rename = "move")] m: Text<Move> } = (by, m);
        Repeated { by: Text<Color>, same: bool } = (by, same);
        Felt { by: Text<Color>, square: Text<Square> } = (by, square);
        AllDone(by: Text<Color>);
    }
}
