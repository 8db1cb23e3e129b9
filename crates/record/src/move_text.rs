//! Moves as text, exact without the position they were made in.
//!
//! Long algebraic notation with English letters, and the captured piece's
//! letter after the `x` unless it is a pawn: `e2-e4`, `Ng1xRf3`, `b7xNa8=Q`,
//! `e5xd6ep`. Castling names the king's and the rook's square, so that it
//! means one thing in Chess960 and in the mirror too: `Ke1Rh1`.

use std::fmt;

use tuomari_board::{Move, Role, Square};

use super::text::Textual;
#[cfg(test)]
use crate::looks::Looks;

impl Textual for Move {
    const NAME: &'static str = "move";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Pattern(
        r"^([NBRQK]?[a-h][1-8](-|x[NBRQK]?)[a-h][1-8](ep|=[PNBRQK])?|K[a-h][1-8]R[a-h][1-8]|[PNBRQK]@[a-h][1-8])$",
    );

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Normal {
                role,
                from,
                capture,
                to,
                promotion,
            } => {
                write!(f, "{}{from}", Letter(role))?;
                match capture {
                    Some(captured) => write!(f, "x{}{to}", Letter(captured))?,
                    None => write!(f, "-{to}")?,
                }
                match promotion {
                    Some(becomes) => write!(f, "={}", becomes.upper_char()),
                    None => Ok(()),
                }
            }
            Move::EnPassant { from, to } => write!(f, "{from}x{to}ep"),
            Move::Castle { king, rook } => write!(f, "K{king}R{rook}"),
            Move::Put { role, to } => write!(f, "{}@{to}", role.upper_char()),
        }
    }

    fn read(text: &str) -> Option<Move> {
        if let Some((letter, square)) = text.split_once('@') {
            let mut letter = Rest(letter);
            let role = letter.letter_or_pawn()?;
            let to = Rest(square).square()?;
            return (letter.0.is_empty() && square.len() == 2).then_some(Move::Put { role, to });
        }
        let mut rest = Rest(text);
        let role = rest.letter();
        let from = rest.square()?;
        if role == Some(Role::King) && rest.eat("R") {
            let rook = rest.square()?;
            return rest.end(Move::Castle { king: from, rook });
        }
        let capture = if rest.eat("x") {
            Some(rest.letter().unwrap_or(Role::Pawn))
        } else if rest.eat("-") {
            None
        } else {
            return None;
        };
        let to = rest.square()?;
        if role.is_none() && capture == Some(Role::Pawn) && rest.eat("ep") {
            return rest.end(Move::EnPassant { from, to });
        }
        let promotion = if rest.eat("=") {
            Some(rest.letter_or_pawn()?)
        } else {
            None
        };
        let role = role.unwrap_or(Role::Pawn);
        rest.end(Move::Normal {
            role,
            from,
            capture,
            to,
            promotion,
        })
    }
}

/// The letter of a piece; none for a pawn.
struct Letter(Role);

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Role::Pawn => Ok(()),
            role => write!(f, "{}", role.upper_char()),
        }
    }
}

/// What is left to read.
struct Rest<'a>(&'a str);

impl Rest<'_> {
    fn eat(&mut self, text: &str) -> bool {
        match self.0.strip_prefix(text) {
            Some(rest) => {
                self.0 = rest;
                true
            }
            None => false,
        }
    }

    /// A piece's letter, if there is one; a pawn has none.
    fn letter(&mut self) -> Option<Role> {
        let roles = [
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
            Role::King,
        ];
        roles
            .into_iter()
            .find(|role| self.eat(role.upper_char().encode_utf8(&mut [0; 4])))
    }

    fn letter_or_pawn(&mut self) -> Option<Role> {
        self.letter()
            .or_else(|| self.eat("P").then_some(Role::Pawn))
    }

    fn square(&mut self) -> Option<Square> {
        let square = Square::from_ascii(self.0.get(..2)?.as_bytes()).ok()?;
        self.0 = self.0.get(2..)?;
        Some(square)
    }

    fn end(self, m: Move) -> Option<Move> {
        self.0.is_empty().then_some(m)
    }
}

#[cfg(test)]
mod tests {
    use tuomari_board::Position;

    use super::super::text::Text;
    use super::*;

    #[track_caller]
    fn check(fen: &str, expected: &[&str]) {
        let position = Position::from_fen(fen).unwrap();
        let texts: Vec<String> = position
            .legal_moves()
            .iter()
            .map(|m| {
                let text = Text(*m).to_string();
                assert_eq!(Move::read(&text), Some(*m), "{text}");
                text
            })
            .collect();
        for text in expected {
            assert!(texts.iter().any(|own| own == text), "{text} in {texts:?}");
        }
    }

    #[test]
    fn moves_read_back_exactly() {
        check(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            &["e2-e4", "Ng1-f3"],
        );
        check(
            "n3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQk d6 0 1",
            &[
                "b7xNa8=Q", "b7-b8=N", "e5xd6ep", "Ke1Rh1", "Ke1Ra1", "Rh1xRh8",
            ],
        );
        // Chess960: king and rook on their own squares.
        check("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1", &["Ke1Rg1", "Ke1Rb1"]);
    }

    #[test]
    fn every_move_there_can_be_reads_back() {
        let roles = [None, Some(Role::Pawn), Some(Role::Queen), Some(Role::King)];
        for role in Role::ALL {
            for capture in roles {
                for promotion in roles {
                    let m = Move::Normal {
                        role,
                        from: Square::A7,
                        capture,
                        to: Square::A8,
                        promotion,
                    };
                    assert_eq!(Move::read(&Text(m).to_string()), Some(m));
                }
            }
            let to = Square::H5;
            let put = Move::Put { role, to };
            assert_eq!(Move::read(&Text(put).to_string()), Some(put));
        }
    }

    #[test]
    fn what_is_no_move_is_refused() {
        for text in [
            "", "e4", "e2e4", "Ke1Rh1 ", "e2-e9", "e2–e4", "Ke1-", "@e4", "ä",
        ] {
            assert_eq!(Move::read(text), None, "{text}");
        }
    }
}
