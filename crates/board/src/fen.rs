//! FEN in and out, for any arrangement.
//!
//! Reading takes FEN, X-FEN and Shredder-FEN; writing gives X-FEN: letters
//! `KQkq` for the outermost rooks, file letters where that would be unclear,
//! and an en passant square only where the capture is really legal. Fields may
//! be left off at the end.
//!
//! One thing no FEN can say is that a king castles in the mirror
//! (`fi-blitz-2014/7`). Such a position gets a seventh field, `mirrored:w`,
//! `mirrored:b` or `mirrored:wb`; no other position has one.

use std::{fmt, num::NonZeroU32, str::FromStr};

use shakmaty::{
    Bitboard, Color, Setup, Square,
    fen::{Fen, ParseFenError},
};

use crate::{
    castling::CastlingRights,
    position::{Position, could_be_passed},
    quiet::QuietMoves,
};

/// A FEN that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// A field is not of the form FEN asks for.
    Syntax {
        /// Which field, in words, and what it should hold.
        expected: &'static str,
        /// The text that was given.
        fen: String,
    },
    /// Every field is well formed, but one says what cannot be so.
    Fault {
        /// What cannot be so.
        fault: FenFault,
        /// The text that was given.
        fen: String,
    },
}

/// A well-formed field that contradicts the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenFault {
    /// No king or rook stands where this castling right would need it.
    CastlingRight(Square),
    /// No pawn can just have passed this square.
    EnPassant(Square),
    /// Mirrored castling without a king on the d-file and a rook in a corner.
    Mirrored,
}

impl fmt::Display for FenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenFault::CastlingRight(sq) => write!(
                f,
                "castling with a rook on {sq} is not possible on this board; leave the right out"
            ),
            FenFault::EnPassant(sq) => write!(
                f,
                "no pawn can just have passed {sq}; write - for the en passant square"
            ),
            FenFault::Mirrored => {
                f.write_str("mirrored castling needs the king on the d-file and a rook in a corner")
            }
        }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenError::Syntax { expected, fen } => write!(f, "in \"{fen}\": expected {expected}"),
            FenError::Fault { fault, fen } => write!(f, "in \"{fen}\": {fault}"),
        }
    }
}

impl std::error::Error for FenError {}

impl Position {
    /// Reads a FEN. Contradictions between its fields are errors.
    pub fn from_fen(fen: &str) -> Result<Position, FenError> {
        let (position, faults) = Position::from_fen_lenient(fen)?;
        match faults.first() {
            Some(fault) => Err(FenError::Fault {
                fault: *fault,
                fen: fen.to_owned(),
            }),
            None => Ok(position),
        }
    }

    /// Reads a FEN as many programs write it: castling rights and en passant
    /// squares that contradict the board are dropped and reported.
    pub fn from_fen_lenient(fen: &str) -> Result<(Position, Vec<FenFault>), FenError> {
        let syntax = |expected| FenError::Syntax {
            expected,
            fen: fen.to_owned(),
        };
        let (plain, mirrored) = split_mirrored(fen);
        let setup = Fen::from_ascii(plain.as_bytes())
            .map_err(|error| syntax(expected(&error)))?
            .into_setup();
        if setup.pockets.is_some() || setup.remaining_checks.is_some() {
            return Err(syntax(
                "a position of chess, without pockets or check counters",
            ));
        }
        let mut rights = CastlingRights::by_rooks(setup.castling_rights);
        for letter in mirrored.unwrap_or("").chars() {
            let color = Color::from_char(letter)
                .ok_or_else(|| syntax("mirrored:w, mirrored:b or mirrored:wb at the end"))?;
            rights = rights.with_mirrored(color);
        }
        let sound = rights.sound_on(&setup.board);
        let mut faults: Vec<FenFault> = (rights.rooks() & !sound.rooks())
            .into_iter()
            .map(FenFault::CastlingRight)
            .collect();
        faults.extend(
            Color::ALL
                .into_iter()
                .filter(|color| rights.is_mirrored(*color) && !sound.is_mirrored(*color))
                .map(|_| FenFault::Mirrored),
        );
        let passed = |sq: &Square| could_be_passed(&setup.board, setup.turn, *sq);
        faults.extend(
            setup
                .ep_square
                .filter(|sq| !passed(sq))
                .map(FenFault::EnPassant),
        );
        let position = Position::of(
            &setup.board,
            setup.turn,
            sound,
            setup.ep_square,
            QuietMoves::from_halfmoves(setup.halfmoves, setup.turn),
            setup.fullmoves.get(),
        );
        Ok((position, faults))
    }

    /// Writes the position as X-FEN.
    ///
    /// The half-move field adds up the two players' counters; everything else
    /// is given back by [`from_fen`](Position::from_fen).
    pub fn to_fen(&self) -> String {
        let castling = self.castling();
        let setup = Setup {
            board: self.board().clone(),
            turn: self.turn(),
            castling_rights: castling.rooks(),
            ep_square: self.en_passant(),
            halfmoves: self.quiet().halfmoves(),
            fullmoves: NonZeroU32::new(self.move_number()).unwrap_or(NonZeroU32::MIN),
            promoted: Bitboard::EMPTY,
            pockets: None,
            remaining_checks: None,
        };
        let mut fen = match Fen::try_from_setup(setup) {
            Ok(fen) => fen.to_string(),
            // Sound rights are at most two a side, so nothing is lost here.
            Err(lossy) => lossy.ignore().to_string(),
        };
        let mirrored: String = Color::ALL
            .into_iter()
            .filter(|color| castling.is_mirrored(*color))
            .map(Color::char)
            .rev()
            .collect();
        if !mirrored.is_empty() {
            fen.push_str(" mirrored:");
            fen.push_str(&mirrored);
        }
        fen
    }
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(fen: &str) -> Result<Position, FenError> {
        Position::from_fen(fen)
    }
}

fn split_mirrored(fen: &str) -> (&str, Option<&str>) {
    match fen.rsplit_once([' ', '_']) {
        Some((plain, last)) => match last.strip_prefix("mirrored:") {
            Some(colors) => (plain, Some(colors)),
            None => (fen, None),
        },
        None => (fen, None),
    }
}

fn expected(error: &ParseFenError) -> &'static str {
    match error {
        ParseFenError::InvalidFen => "a board and at most six fields",
        ParseFenError::InvalidBoard => "eight ranks of eight squares from PNBRQKpnbrqk and 1-8",
        ParseFenError::InvalidPocket => "a board without pockets",
        ParseFenError::InvalidTurn => "w or b as the side to move",
        ParseFenError::InvalidCastling => "KQkq, file letters or - as castling rights",
        ParseFenError::InvalidEpSquare => "a square or - as the en passant square",
        ParseFenError::InvalidRemainingChecks => "no check counters",
        ParseFenError::InvalidHalfmoveClock => "a number of half-moves",
        ParseFenError::InvalidFullmoves => "a move number",
    }
}
