//! A move as it is written, before the position is asked.

use tuomari_board::{CastlingLength, File, Rank, Role, Square};

use crate::{
    accepted::Accepted,
    error::{ReadError, ReadFault},
    language::Language,
    parser::Parser,
};

/// The longest text that is read as one move. The longest that makes sense,
/// with every sign and an annotation, has less than half of it.
pub const MAX_MOVE_BYTES: usize = 64;

/// What a text says, whether or not any position has such a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Castling, or a piece and its squares.
    pub step: Step,
    /// Whether a capture mark is put.
    pub capture: bool,
    /// The sign of check or mate.
    pub check: Option<CheckMark>,
    /// Whether an en passant mark is put.
    pub en_passant: bool,
    /// Whether a draw offer is noted with the move (`fide-2018/C.12`).
    pub draw_offer: bool,
    /// What its spelling alone asked to accept.
    pub spelling: Vec<Accepted>,
}

/// What a written move says of pieces and squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// `0-0` or `0-0-0`.
    Castling(CastlingLength),
    Displacement(Displacement),
    /// A pawn that captures, named by its files alone.
    PawnCapture(PawnCapture),
}

/// A piece, where it goes, and what is said of where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Displacement {
    /// The piece that moves.
    pub role: Role,
    /// The file it comes from, if given.
    pub from_file: Option<File>,
    /// The rank it comes from, if given.
    pub from_rank: Option<Rank>,
    pub to: Square,
    /// The piece a pawn becomes, if given.
    pub promotion: Option<Role>,
}

/// A capture by a pawn without its arrival square: `ed`, `cd:`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PawnCapture {
    pub from: File,
    pub to: File,
    /// The piece the pawn becomes, if given.
    pub promotion: Option<Role>,
}

/// The two signs of `fide-2018/C.13`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckMark {
    /// `+`.
    Check,
    /// `++`, `X` or `#`.
    Mate,
}

impl Written {
    /// Reads one move in the letters of `language`.
    pub fn parse(text: &str, language: Language) -> Result<Written, ReadError> {
        let fault = if text.len() > MAX_MOVE_BYTES {
            ReadFault::TooLong {
                bytes: text.len(),
                limit: MAX_MOVE_BYTES,
            }
        } else {
            match Parser::new(text, language).written() {
                Ok(written) => return Ok(written),
                Err(fault) => fault,
            }
        };
        Err(ReadError::new(text, MAX_MOVE_BYTES, fault))
    }
}
