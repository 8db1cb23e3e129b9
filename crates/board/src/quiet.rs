//! Moves since the last pawn move or capture, counted for each player.

use shakmaty::{ByColor, Color, Move};

/// How many moves each player has made since the last pawn move or capture.
///
/// The fifty-move claim (`fide-2018/9.3`) and the seventy-five-move draw
/// (`fide-2018/9.6.2`) ask for a number of moves *by each player*. In ordinary
/// play the two counts differ by at most one; where a player pressed without
/// moving and nobody claimed it, they may drift apart, and a half-move clock
/// could not tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct QuietMoves {
    pub white: u16,
    pub black: u16,
}

impl QuietMoves {
    /// Reads the half-move clock of a FEN: the moves alternated, and the
    /// player not to move made the last one.
    pub fn from_halfmoves(halfmoves: u32, turn: Color) -> QuietMoves {
        let halfmoves = u16::try_from(halfmoves).unwrap_or(u16::MAX);
        let by_last_mover = halfmoves.div_ceil(2);
        let by_next_mover = halfmoves / 2;
        match turn {
            Color::White => QuietMoves {
                white: by_next_mover,
                black: by_last_mover,
            },
            Color::Black => QuietMoves {
                white: by_last_mover,
                black: by_next_mover,
            },
        }
    }

    /// The half-move clock of a FEN. Counts that drifted apart are added up,
    /// so [`from_halfmoves`](QuietMoves::from_halfmoves) does not always give
    /// them back.
    pub fn halfmoves(self) -> u32 {
        u32::from(self.white) + u32::from(self.black)
    }

    /// The count of one player.
    pub fn by(self, color: Color) -> u16 {
        color.fold_wb(self.white, self.black)
    }

    /// Moves that both players have made: the smaller count.
    pub fn by_each(self) -> u16 {
        self.white.min(self.black)
    }

    /// Fifty moves by each player: ground for a claim (`fide-2018/9.3.2`).
    pub fn is_fifty(self) -> bool {
        self.by_each() >= 50
    }

    /// Seventy-five moves by each player (`fide-2018/9.6.2`). A mate by the
    /// last of them takes precedence; the caller asks for it first.
    pub fn is_seventy_five(self) -> bool {
        self.by_each() >= 75
    }

    /// The counts after `color` plays `m`.
    #[must_use]
    pub fn after(self, color: Color, m: Move) -> QuietMoves {
        self.counted(color, m.is_zeroing())
    }

    /// The counts after a move by `color`; a pawn move or capture clears both.
    #[must_use]
    pub(crate) fn counted(self, color: Color, zeroing: bool) -> QuietMoves {
        if zeroing {
            return QuietMoves::default();
        }
        match color {
            Color::White => QuietMoves {
                white: self.white.saturating_add(1),
                ..self
            },
            Color::Black => QuietMoves {
                black: self.black.saturating_add(1),
                ..self
            },
        }
    }
}

impl From<QuietMoves> for ByColor<u16> {
    fn from(quiet: QuietMoves) -> ByColor<u16> {
        ByColor {
            white: quiet.white,
            black: quiet.black,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halfmoves_are_shared_out_to_the_players() {
        let quiet = QuietMoves::from_halfmoves(99, Color::Black);
        assert_eq!((quiet.white, quiet.black), (50, 49));
        assert!(!quiet.is_fifty());
        assert_eq!(quiet.halfmoves(), 99);
        assert!(quiet.counted(Color::Black, false).is_fifty());
        assert_eq!(quiet.counted(Color::Black, true), QuietMoves::default());
    }

    #[test]
    fn fifty_moves_are_asked_of_each_player() {
        let quiet = QuietMoves {
            white: 80,
            black: 49,
        };
        assert!(!quiet.is_fifty());
        assert!(!quiet.is_seventy_five());
    }
}
