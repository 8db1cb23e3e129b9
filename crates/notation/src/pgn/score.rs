//! The points of both players in PGN's spelling.
//!
//! PGN's `Result` has room for three scores and `*`. The others, that an
//! arbiter may give (`fide-2018/11.8`, `fide-2018/12.9`), are spelt the same
//! way in a tag of our own.

use crate::Points;

/// What stands in `Result` and at the end of the moves.
pub(super) fn result(points: Option<Points>) -> &'static str {
    match points {
        Some(Points::WHITE_WON) => "1-0",
        Some(Points::BLACK_WON) => "0-1",
        Some(Points::DRAWN) => "1/2-1/2",
        _ => "*",
    }
}

/// What stands in `Score`, where `Result` cannot say it.
pub(super) fn beyond_result(points: Option<Points>) -> Option<String> {
    let figure = |halves| {
        ["0", "1/2"]
            .get(usize::from(halves))
            .copied()
            .unwrap_or("1")
    };
    points.filter(|_| result(points) == "*").map(|points| {
        let (white, black) = (points.white_halves(), points.black_halves());
        format!("{}-{}", figure(white), figure(black))
    })
}

/// Reads either. In a tag, unlike on a scoresheet, two zeros cannot be
/// castling.
pub(super) fn read(text: &str) -> Option<Points> {
    match text.trim() {
        "0-0" | "0–0" => Some(Points::NONE),
        text => Points::parse(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_scores_are_read_back() {
        for text in ["1-0", "0-1", "1/2-1/2", "1/2-0", "0-1/2", "0-0"] {
            let points = read(text);
            assert!(points.is_some(), "{text}");
            let own = beyond_result(points);
            assert_eq!(own.as_deref().unwrap_or(result(points)), text);
            assert_eq!(own.is_some(), result(points) == "*");
        }
    }

    #[test]
    fn an_unfinished_game_has_none() {
        assert_eq!((result(None), beyond_result(None)), ("*", None));
        assert_eq!(read("*"), None);
        assert_eq!(read("1-1"), None);
    }
}
