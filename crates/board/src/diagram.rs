//! A board drawn in text.

use std::fmt::{self, Write as _};

use shakmaty::{Board, Color, File, Rank, Square};

/// How pieces are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DiagramStyle {
    /// FEN letters, dots for empty squares.
    #[default]
    Ascii,
    Unicode,
}

/// An arrangement drawn with its coordinates, ready for `{}`.
///
/// ```
/// use tuomari_board::{Diagram, Position};
///
/// let drawn = Diagram::new(Position::default().board()).to_string();
/// assert!(drawn.starts_with("8  r n b q k b n r\n7  p p p p p p p p\n"));
/// assert!(drawn.ends_with("\n   a b c d e f g h\n"));
/// ```
#[derive(Clone, Debug)]
pub struct Diagram<'b> {
    board: &'b Board,
    style: DiagramStyle,
    bottom: Color,
}

impl<'b> Diagram<'b> {
    /// White at the bottom, ASCII letters.
    pub fn new(board: &'b Board) -> Diagram<'b> {
        Diagram {
            board,
            style: DiagramStyle::Ascii,
            bottom: Color::White,
        }
    }

    /// Draws the pieces in another style.
    #[must_use]
    pub fn style(mut self, style: DiagramStyle) -> Diagram<'b> {
        self.style = style;
        self
    }

    /// Draws the board as `color` sees it.
    #[must_use]
    pub fn seen_by(mut self, color: Color) -> Diagram<'b> {
        self.bottom = color;
        self
    }
}

impl fmt::Display for Diagram<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut ranks = Rank::ALL;
        let mut files = File::ALL;
        match self.bottom {
            Color::White => ranks.reverse(),
            Color::Black => files.reverse(),
        }
        for rank in ranks {
            write!(f, "{} ", rank.char())?;
            for file in files {
                let piece = self.board.piece_at(Square::from_coords(file, rank));
                f.write_char(' ')?;
                f.write_char(match (piece, self.style) {
                    (None, DiagramStyle::Ascii) => '.',
                    (None, DiagramStyle::Unicode) => '·',
                    (Some(piece), DiagramStyle::Ascii) => piece.char(),
                    (Some(piece), DiagramStyle::Unicode) => piece.unicode_char(),
                })?;
            }
            f.write_char('\n')?;
        }
        f.write_str("  ")?;
        for file in files {
            write!(f, " {}", file.char())?;
        }
        f.write_char('\n')
    }
}
