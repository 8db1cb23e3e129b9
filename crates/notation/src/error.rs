//! Why a written or spoken move could not be read.

use std::fmt;

use tuomari_board::{Illegality, Move};

/// A text that names no move of the position it was read in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The text, cut to the length a reader takes.
    pub text: String,
    /// What is wrong with it.
    pub fault: ReadFault,
}

/// What is wrong with a written or spoken move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadFault {
    /// Longer than any move.
    TooLong {
        /// Its length in bytes.
        bytes: usize,
        /// The longest text that is read.
        limit: usize,
    },
    /// Not of the form of a move.
    Unreadable {
        /// Where reading stopped, in bytes from the beginning.
        at: usize,
        /// What stood there; empty at the end of the text.
        found: String,
        /// What should have stood there.
        expected: Expected,
    },
    /// Two or more legal moves fit, where C.10 asks for telling them apart.
    Ambiguous {
        /// The moves that fit.
        candidates: Vec<Move>,
    },
    /// A pawn reaches its last rank, and C.11 asks for the new piece.
    PromotionMissing,
    /// No legal move fits.
    NoSuchMove {
        /// The rule of chapter 3 in the way, where only one piece can be
        /// meant.
        why: Option<Illegality>,
    },
}

/// What a reader was waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expected {
    /// The beginning of a move.
    PieceOrSquare,
    /// A file letter and a rank number.
    Square,
    Rank,
    /// The second or third zero of castling.
    CastlingSign,
    /// The letter of the piece a pawn becomes.
    PromotionPiece,
    ClosingBracket,
    /// A sign not given yet, or the end of the move.
    SignOrEnd,
    /// A word the vocabulary of announcements has.
    Word,
    /// The words for a square.
    SquareWords,
    /// The word for short or long castling.
    CastlingLength,
}

impl ReadError {
    /// Keeps no more of `text` than a reader takes.
    pub(crate) fn new(text: &str, limit: usize, fault: ReadFault) -> ReadError {
        let mut end = text.len().min(limit);
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        ReadError {
            text: text.get(..end).unwrap_or_default().to_owned(),
            fault,
        }
    }
}

impl ReadFault {
    /// The stable identifier that messages refer to.
    pub fn id(&self) -> &'static str {
        match self {
            ReadFault::TooLong { .. } => "too-long",
            ReadFault::Unreadable { .. } => "unreadable",
            ReadFault::Ambiguous { .. } => "ambiguous",
            ReadFault::PromotionMissing => "promotion-missing",
            ReadFault::NoSuchMove { .. } => "no-such-move",
        }
    }
}

impl Expected {
    /// Everything a reader may wait for.
    pub const ALL: [Expected; 10] = [
        Expected::PieceOrSquare,
        Expected::Square,
        Expected::Rank,
        Expected::CastlingSign,
        Expected::PromotionPiece,
        Expected::ClosingBracket,
        Expected::SignOrEnd,
        Expected::Word,
        Expected::SquareWords,
        Expected::CastlingLength,
    ];

    /// The stable identifier that messages refer to.
    pub fn id(self) -> &'static str {
        match self {
            Expected::PieceOrSquare => "piece-or-square",
            Expected::Square => "square",
            Expected::Rank => "rank",
            Expected::CastlingSign => "castling-sign",
            Expected::PromotionPiece => "promotion-piece",
            Expected::ClosingBracket => "closing-bracket",
            Expected::SignOrEnd => "sign-or-end",
            Expected::Word => "word",
            Expected::SquareWords => "square-words",
            Expected::CastlingLength => "castling-length",
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::PieceOrSquare => "a piece letter, a square, 0-0 or 0-0-0",
            Expected::Square => "a square from a1 to h8",
            Expected::Rank => "a rank from 1 to 8",
            Expected::CastlingSign => "0-0 or 0-0-0",
            Expected::PromotionPiece => "the letter of the promoted piece",
            Expected::ClosingBracket => "a closing bracket",
            Expected::SignOrEnd => "a sign not given yet, or the end of the move",
            Expected::Word => "a word of announcements",
            Expected::SquareWords => "the words for a file and a rank",
            Expected::CastlingLength => "short or long castling, and nothing else",
        })
    }
}

impl fmt::Display for ReadFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadFault::TooLong { bytes, limit } => {
                write!(f, "{bytes} bytes are too long for a move; at most {limit}")
            }
            ReadFault::Unreadable {
                at,
                found,
                expected,
            } if found.is_empty() => write!(f, "at byte {at} it ends; expected {expected}"),
            ReadFault::Unreadable {
                at,
                found,
                expected,
            } => write!(f, "at byte {at} found \"{found}\"; expected {expected}"),
            ReadFault::Ambiguous { candidates } => {
                f.write_str("ambiguous; it may begin on")?;
                candidates
                    .iter()
                    .filter_map(|m| m.from())
                    .try_for_each(|from| write!(f, " {from}"))
            }
            ReadFault::PromotionMissing => {
                f.write_str("the pawn promotes; expected the letter of the new piece")
            }
            ReadFault::NoSuchMove { why: Some(why) } => write!(f, "not a legal move: {why}"),
            ReadFault::NoSuchMove { why: None } => f.write_str("no legal move is written so"),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "in \"{}\": {}", self.text, self.fault)
    }
}

impl std::error::Error for ReadError {}
impl std::error::Error for ReadFault {}
