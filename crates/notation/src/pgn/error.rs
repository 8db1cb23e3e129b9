//! What keeps a game from being read.

use std::{fmt, io};

use tuomari_board::{Color, FenError};

use super::{MAX_PLIES, MAX_TAG_READ_BYTES, MAX_TAGS, PgnGame};
use crate::write::number_before;

/// A game that could not be read to its end.
///
/// The reader goes on with the next game, unless the stream itself failed.
#[derive(Debug)]
pub struct PgnError {
    /// Which PGN game of the stream it is, from 1.
    pub game: u64,
    /// Which move it was found at, as the scoresheet counts; none before the
    /// moves.
    pub at: Option<(u32, Color)>,
    pub fault: PgnFault,
    /// The game as far as it was read.
    pub read: Box<PgnGame>,
}

/// What was found wrong.
#[derive(Debug)]
pub enum PgnFault {
    /// The stream could not be read; nothing follows.
    Stream(io::Error),
    /// No legal move fits what is written.
    Illegal(String),
    /// Several legal moves fit what is written.
    Ambiguous(String),
    /// The starting position cannot be read.
    Fen(FenError),
    /// The game follows other rules than those of chess.
    Variant(String),
    /// A tag or a comment has no end, or a tag is longer than
    /// [`MAX_TAG_READ_BYTES`].
    Endless,
    /// There are more than [`MAX_TAGS`] tags.
    TooManyTags,
    /// There are more than [`MAX_PLIES`] plies.
    TooManyPlies,
    /// A ply at a joint cannot be read.
    Joint(String),
    /// Another stretch of the game should follow, and does not.
    StretchMissing(String),
    /// This is a later stretch of a game, and the one before it is missing.
    StretchAlone(String),
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}", self.game)?;
        if let Some((number, color)) = self.at {
            write!(f, ", at {}", number_before(number, color))?;
        }
        write!(f, ": {}", self.fault)
    }
}

impl fmt::Display for PgnFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PgnFault::Stream(error) => write!(f, "the stream could not be read: {error}"),
            PgnFault::Illegal(found) => write!(f, "{found} is not a legal move here"),
            PgnFault::Ambiguous(found) => write!(f, "{found} can mean several moves here"),
            PgnFault::Fen(error) => write!(f, "the starting position {error}"),
            PgnFault::Variant(found) => {
                write!(f, "\"{found}\" is not chess; expected Standard or Chess960")
            }
            PgnFault::Endless => write!(
                f,
                "a comment without its closing brace, or a tag without its closing quote in {MAX_TAG_READ_BYTES} bytes"
            ),
            PgnFault::TooManyTags => write!(f, "more than {MAX_TAGS} tags"),
            PgnFault::TooManyPlies => write!(f, "more than {MAX_PLIES} moves by the two players"),
            PgnFault::Joint(found) => write!(
                f,
                "\"{found}\" is no ply; expected an arrangement after \"stood\" or a legal move from square to square after \"moved\""
            ),
            PgnFault::StretchMissing(part) => {
                write!(f, "stretch {part} of this game does not follow")
            }
            PgnFault::StretchAlone(part) => {
                write!(
                    f,
                    "this is stretch {part} of a game, without the one before it"
                )
            }
        }
    }
}

impl std::error::Error for PgnError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.fault {
            PgnFault::Stream(error) => Some(error),
            PgnFault::Fen(error) => Some(error),
            _ => None,
        }
    }
}
