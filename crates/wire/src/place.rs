//! Squares, pieces and moves as they are named on the wire.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_board::{Color, Move, Piece, Role, Square};
use tuomari_conduct::{Step, act::written::Written};
use utoipa::ToSchema;

use super::word::shown;

/// A square by its name, `a1` to `h8`.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(try_from = "String", into = "String")]
#[ts(as = "String")]
#[schema(value_type = String, pattern = "^[a-h][1-8]$", example = "e4")]
pub struct SquareName(pub Square);

impl TryFrom<String> for SquareName {
    type Error = String;

    fn try_from(name: String) -> Result<SquareName, String> {
        let square = name.parse().map(SquareName);
        square.map_err(|_| format!("\"{}\" is no square from a1 to h8", shown(&name)))
    }
}

impl From<SquareName> for String {
    fn from(name: SquareName) -> String {
        name.0.to_string()
    }
}

/// A piece by its letter in a FEN: capitals are White's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(try_from = "char", into = "char")]
#[ts(as = "String")]
#[schema(value_type = String, pattern = "^[pnbrqkPNBRQK]$", example = "N")]
pub struct PieceLetter(pub Piece);

impl TryFrom<char> for PieceLetter {
    type Error = String;

    fn try_from(letter: char) -> Result<PieceLetter, String> {
        let piece = Piece::from_char(letter).map(PieceLetter);
        piece.ok_or_else(|| format!("\"{}\" is no piece letter", letter.escape_default()))
    }
}

impl From<PieceLetter> for char {
    fn from(letter: PieceLetter) -> char {
        letter.0.char()
    }
}

/// A move by its squares and what a pawn becomes: `g1f3`, `e7e8q`. Castling is
/// the king onto its rook, `e1h1`: so it is castling wherever the king goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(try_from = "String", into = "String")]
#[ts(as = "String")]
#[schema(value_type = String, pattern = "^[a-h][1-8]-?[a-h][1-8][pnbrqk]?$", example = "g1f3")]
pub struct MoveName(pub Step);

impl MoveName {
    /// Reads a move by its squares, whatever stands on them.
    pub fn read(text: &str) -> Option<MoveName> {
        Step::read(text).map(MoveName)
    }

    /// The name of a legal move; none for a piece dropped from a hand, which
    /// chess does not have.
    pub fn of(m: Move) -> Option<MoveName> {
        Step::of(m).map(MoveName)
    }
}

impl TryFrom<String> for MoveName {
    type Error = String;

    fn try_from(text: String) -> Result<MoveName, String> {
        MoveName::read(&text).ok_or_else(|| {
            format!(
                "\"{}\" is no move by squares; write g1f3 or e7e8q",
                shown(&text)
            )
        })
    }
}

impl From<MoveName> for String {
    fn from(name: MoveName) -> String {
        name.0.write()
    }
}

/// A piece of a colour.
pub(super) fn piece(color: Color, role: Role) -> PieceLetter {
    PieceLetter(role.of(color))
}
