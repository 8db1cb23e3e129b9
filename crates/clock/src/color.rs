//! The two players of a clock.
//!
//! The crate depends on nothing, so it names the colours itself; the crates
//! above convert in one line.

/// One of the two players, and so one of the two faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// The player whose face is started first, `fide-2018/6.6`.
    White,
    Black,
}

impl Color {
    /// Both colours, White first.
    pub const BOTH: [Color; 2] = [Color::White, Color::Black];

    #[must_use]
    pub const fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }

    /// Where this colour stands in a pair kept White first.
    pub(crate) const fn index(self) -> usize {
        match self {
            Color::White => 0,
            Color::Black => 1,
        }
    }
}
