//! What stands on one line of a scoresheet.

use tuomari_board::{Move, Role, Square};

/// One line: the move somebody wrote, in two bytes.
///
/// Six bits each for the squares, three for what a pawn becomes, one for the
/// sign of a draw offer. No move goes from a square to itself, so two such
/// pairs are free to mean an empty line and one that cannot be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Line(u16);

const OFFER: u16 = 1 << 15;

impl Line {
    pub const EMPTY: Line = Line(0);
    /// Something is written that names no move.
    pub const UNCLEAR: Line = Line(0x0041);

    pub fn of(m: Move) -> Line {
        let from = m.from().map_or(0, u16::from);
        let becomes = match m.promotion() {
            None | Some(Role::Pawn) => 0,
            Some(Role::Knight) => 1,
            Some(Role::Bishop) => 2,
            Some(Role::Rook) => 3,
            Some(Role::Queen) => 4,
            Some(Role::King) => 5,
        };
        Line(from << 6 | u16::from(m.to()) | becomes << 12)
    }

    /// The same line with the sign of a draw offer (`fide-2018/C.12`).
    #[must_use]
    pub fn with_offer(self) -> Line {
        Line(self.0 | OFFER)
    }

    /// Whether the sign of a draw offer stands on it.
    pub fn has_offer(self) -> bool {
        self.0 & OFFER != 0
    }

    /// Whether no move and nothing in a move's place is written.
    pub fn is_empty(self) -> bool {
        self.0 & !OFFER == 0
    }

    /// Whether it says this move.
    pub fn says(self, m: Move) -> bool {
        self.0 & !OFFER == Line::of(m).0
    }

    /// Where the move begins and ends and what a pawn becomes; castling ends
    /// on the rook's square. None if no move can be read.
    pub fn step(self) -> Option<(Square, Square, Option<Role>)> {
        let bits = self.0 & !OFFER;
        if bits == Line::EMPTY.0 || bits == Line::UNCLEAR.0 {
            return None;
        }
        let square = |bits: u16| Square::try_from(bits & 0x3f).ok();
        let becomes = match bits >> 12 & 7 {
            1 => Some(Role::Knight),
            2 => Some(Role::Bishop),
            3 => Some(Role::Rook),
            4 => Some(Role::Queen),
            5 => Some(Role::King),
            _ => None,
        };
        Some((square(bits >> 6)?, square(bits)?, becomes))
    }
}

#[cfg(test)]
mod tests {
    use tuomari_board::Position;

    use super::*;

    #[test]
    fn a_line_says_its_move_and_no_other() {
        let fen = "r3k3/1P6/8/8/8/8/8/R3K2R w KQ - 0 1";
        let position = Position::from_fen(fen).unwrap();
        let moves = position.legal_moves().to_vec();
        for m in &moves {
            let line = Line::of(*m).with_offer();
            let says: Vec<&Move> = moves.iter().filter(|m| line.says(**m)).collect();
            assert_eq!(says, [m]);
            assert!(line.step().is_some() && line.has_offer() && !line.is_empty());
        }
    }

    #[test]
    fn an_empty_and_an_unclear_line_say_nothing() {
        assert!(Line::EMPTY.is_empty() && Line::EMPTY.with_offer().is_empty());
        assert!(!Line::UNCLEAR.is_empty());
        assert_eq!(Line::UNCLEAR.step(), None);
    }
}
