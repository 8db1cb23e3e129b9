//! Squares, pieces and moves as they are named on the wire.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_board::{Color, Move, Piece, Role, Square};
use tuomari_conduct::Step;
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
        let from = text.get(..2)?.parse().ok()?;
        let rest = text.get(2..)?;
        let rest = rest.strip_prefix('-').unwrap_or(rest);
        let to = rest.get(..2)?.parse().ok()?;
        let mut letters = rest.get(2..)?.chars();
        let promotion = match letters.next() {
            None => None,
            Some(letter) => Some(Role::from_char(letter)?),
        };
        letters.next().is_none().then_some(MoveName(Step {
            from,
            to,
            promotion,
        }))
    }

    /// The name of a legal move; none for a piece dropped from a hand, which
    /// chess does not have.
    pub fn of(m: Move) -> Option<MoveName> {
        let (from, to) = match m {
            Move::Castle { king, rook } => (king, rook),
            _ => (m.from()?, m.to()),
        };
        let promotion = m.promotion();
        Some(MoveName(Step {
            from,
            to,
            promotion,
        }))
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
        let Step {
            from,
            to,
            promotion,
        } = name.0;
        let becomes = promotion.map(|role| role.char().to_string());
        format!("{from}{to}{}", becomes.unwrap_or_default())
    }
}

/// A piece of a colour.
pub(super) fn piece(color: Color, role: Role) -> PieceLetter {
    PieceLetter(role.of(color))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_by_squares_read_back() {
        for text in ["g1f3", "e7e8q", "a1h8", "e2e4k", "d2d1p"] {
            assert_eq!(String::from(MoveName::read(text).unwrap()), text);
        }
        assert_eq!(MoveName::read("g1-f3"), MoveName::read("g1f3"));
    }

    #[test]
    fn what_names_no_squares_is_no_move() {
        for text in [
            "", "e4", "Nf3", "i1a1", "e7e8x", "e7e8qq", "g1--f3", "é1a1", "0-0",
        ] {
            assert_eq!(MoveName::read(text), None, "{text}");
        }
    }
}
