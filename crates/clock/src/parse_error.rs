//! What a reader of time controls says when it cannot read.
//!
//! Where, what stood there, and what could have stood there. The sentences are
//! English, for programs and their writers; a screen that speaks to people
//! matches on the values.

use crate::control::ControlError;

/// Why a text is not a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseError {
    /// The byte offset in the text, always at the start of a character or at
    /// the end of the text.
    pub offset: usize,
    pub found: Found,
    /// What could have stood there.
    pub expected: Expected,
}

/// What a reader found at the place where it stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Found {
    /// The end of the text.
    End,
    Char(char),
    /// A well-written number of this value, outside its bounds.
    Number(u64),
}

/// What a reader could have read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expected {
    /// The first digit of a number.
    Digit,
    /// At most three digits after the decimal point.
    ThreeDecimals,
    /// Two figures up to 59, after a colon.
    TwoFigures,
    /// `/`, after a number of moves.
    Slash,
    /// `-`, between White's and Black's control.
    Dash,
    /// `B`, before Black's control.
    Black,
    /// A unit, an extra time, a further period, or the end.
    RestOfPeriod,
    /// The end of the text.
    End,
    /// Something within the bounds of a time control.
    Bound(ControlError),
}

impl std::fmt::Display for ParseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "at byte {}: found ", self.offset)?;
        match self.found {
            Found::End => f.write_str("the end of the text")?,
            Found::Char(c) => write!(f, "{c:?}")?,
            Found::Number(n) => write!(f, "the number {n}")?,
        }
        f.write_str(", expected ")?;
        match self.expected {
            Expected::Digit => f.write_str("a digit"),
            Expected::ThreeDecimals => f.write_str("at most three decimals"),
            Expected::TwoFigures => f.write_str("two figures from 00 to 59"),
            Expected::Slash => f.write_str("'/'"),
            Expected::Dash => f.write_str("'-' and the control of Black"),
            Expected::Black => f.write_str("'B'"),
            Expected::RestOfPeriod => {
                f.write_str("a unit, an extra time, a further period or the end of the text")
            }
            Expected::End => f.write_str("the end of the text"),
            Expected::Bound(bound) => write!(f, "that {bound}"),
        }
    }
}

impl std::error::Error for ParseError {}

/// What a written form of time controls has no words for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unsayable {
    /// A delay of either kind; tag 222 knows increment only.
    Delay,
    /// A part of a second; tag 222 counts whole seconds.
    PartOfSecond,
    /// A way into the next period other than [`crate::NextPeriod::SavedCarried`].
    NextPeriod,
    /// That the first increment is not on the clock before move one.
    NoIncrementBeforeMove1,
}

impl std::fmt::Display for Unsayable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Unsayable::Delay => "this form cannot express a delay",
            Unsayable::PartOfSecond => "this form cannot express a part of a second",
            Unsayable::NextPeriod => "this form cannot express how the next period begins",
            Unsayable::NoIncrementBeforeMove1 => {
                "this form cannot express a first move without increment"
            }
        })
    }
}

impl std::error::Error for Unsayable {}
