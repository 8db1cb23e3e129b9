//! The points written at the end of a game.

use std::fmt;

use crate::parser::is_hyphen;

/// The points of both players as a scoresheet gives them, in halves.
///
/// Written `1-0`, `0-1`, `½-½` or `1/2-1/2`, and where the arbiter gave
/// nothing to one or both, `½-0`, `0-½` and `0:0`. Two zeros with a hyphen are
/// castling, never points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Points {
    white: u8,
    black: u8,
}

impl Points {
    /// `1-0`.
    pub const WHITE_WON: Points = Points { white: 2, black: 0 };
    /// `0-1`.
    pub const BLACK_WON: Points = Points { white: 0, black: 2 };
    /// `½-½`.
    pub const DRAWN: Points = Points { white: 1, black: 1 };
    /// `0:0`.
    pub const NONE: Points = Points { white: 0, black: 0 };

    /// Points by halves; a game has two of them to give.
    pub fn of_halves(white: u8, black: u8) -> Option<Points> {
        (white <= 2 && black <= 2 - white).then_some(Points { white, black })
    }

    /// White's points, in halves: 0, 1 or 2.
    pub fn white_halves(self) -> u8 {
        self.white
    }

    /// Black's points, in halves: 0, 1 or 2.
    pub fn black_halves(self) -> u8 {
        self.black
    }

    /// Reads points, unless the text says something else.
    pub fn parse(text: &str) -> Option<Points> {
        let (at, sign) = text
            .char_indices()
            .find(|(_, c)| is_hyphen(*c) || *c == ':')?;
        let white = halves(text.get(..at)?)?;
        let black = halves(text.get(at + sign.len_utf8()..)?)?;
        let points = Points::of_halves(white, black)?;
        (points != Points::NONE || sign == ':').then_some(points)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if *self == Points::NONE { ':' } else { '-' };
        let figure = |halves| match halves {
            0 => '0',
            1 => '½',
            _ => '1',
        };
        write!(f, "{}{sign}{}", figure(self.white), figure(self.black))
    }
}

fn halves(figure: &str) -> Option<u8> {
    match figure {
        "0" => Some(0),
        "½" | "1/2" | "0,5" | "0.5" => Some(1),
        "1" => Some(2),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_read_back() {
        for text in ["1-0", "0-1", "½-½", "½-0", "0-½", "0:0"] {
            assert_eq!(Points::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(Points::parse("1/2-1/2"), Some(Points::DRAWN));
        assert_eq!(Points::parse("0,5–0,5"), Some(Points::DRAWN));
        assert_eq!(Points::parse("1:0"), Some(Points::WHITE_WON));
    }

    #[test]
    fn castling_and_nonsense_are_no_points() {
        for text in ["0-0", "0-0-0", "1-1", "1-½", "-", "", "1", "2-0", "e2-e4"] {
            assert_eq!(Points::parse(text), None, "{text}");
        }
    }
}
