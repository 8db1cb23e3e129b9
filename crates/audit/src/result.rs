//! Results as PGN writes them.

use tuomari_board::Color;

/// A result that the Laws can be held against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Recorded {
    Won(Color),
    Drawn,
}

impl Recorded {
    /// Reads a tag or the end of the moves; nothing for an unfinished game and
    /// for results that only an arbiter gives.
    pub(crate) fn read(text: &[u8]) -> Option<Recorded> {
        match text.trim_ascii() {
            b"1-0" => Some(Recorded::Won(Color::White)),
            b"0-1" => Some(Recorded::Won(Color::Black)),
            b"1/2-1/2" | b"1/2" | b"\xc2\xbd-\xc2\xbd" => Some(Recorded::Drawn),
            _ => None,
        }
    }

    /// As PGN writes it.
    pub(crate) fn text(self) -> &'static str {
        match self {
            Recorded::Won(Color::White) => "1-0",
            Recorded::Won(Color::Black) => "0-1",
            Recorded::Drawn => "1/2-1/2",
        }
    }
}
