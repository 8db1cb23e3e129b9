//! How games end: by the ratings, in whole per cent.

use tuomari_report::Mark;

use crate::dice::Dice;

/// What the stronger scores in a hundred games, for each 50 points of rating
/// more: the scale of B.02, 8.1.2, and its tail.
const EXPECTED: [u32; 15] = [50, 57, 64, 70, 76, 81, 85, 89, 92, 94, 96, 97, 98, 98, 99];

/// How often something other than a game with a usual end comes about, in a
/// thousand boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Odds {
    pub(crate) forfeits: u32,
    pub(crate) double_forfeits: u32,
    pub(crate) odd_results: u32,
    /// Draws among equals, in a hundred games.
    pub(crate) draws: u32,
}

/// How a board ended: the marks of White and Black.
pub(crate) fn outcome(dice: &mut Dice, odds: &Odds, white: u32, black: u32) -> (Mark, Mark) {
    if dice.happens(odds.double_forfeits) {
        return (Mark::ForfeitLoss, Mark::ForfeitLoss);
    }
    if dice.happens(odds.forfeits) {
        return dice.choose([
            (Mark::ForfeitWin, Mark::ForfeitLoss),
            (Mark::ForfeitLoss, Mark::ForfeitWin),
        ]);
    }
    if dice.happens(odds.odd_results) {
        // Ended before both had moved, or both were ruled against.
        return dice.choose([
            (Mark::UnratedWin, Mark::UnratedLoss),
            (Mark::UnratedLoss, Mark::UnratedWin),
            (Mark::UnratedDraw, Mark::UnratedDraw),
            (Mark::Loss, Mark::Loss),
            (Mark::Draw, Mark::Loss),
            (Mark::Loss, Mark::Draw),
        ]);
    }
    played(dice, odds.draws, white, black)
}

/// How a game ended that was played to its end.
pub(crate) fn played(dice: &mut Dice, draws: u32, white: u32, black: u32) -> (Mark, Mark) {
    let expected = expected(white.abs_diff(black));
    let draws = draws.min(2 * (100 - expected));
    let throw = dice.below(100);
    let stronger_wins = expected - draws / 2;
    let is_stronger_white = white >= black;
    if throw >= stronger_wins && throw < stronger_wins + draws {
        (Mark::Draw, Mark::Draw)
    } else if (throw < stronger_wins) == is_stronger_white {
        (Mark::Win, Mark::Loss)
    } else {
        (Mark::Loss, Mark::Win)
    }
}

/// What the stronger can expect, in per cent.
fn expected(difference: u32) -> u32 {
    let step = usize::try_from(difference / 50).unwrap_or(usize::MAX);
    EXPECTED.get(step).copied().unwrap_or(99)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Points of White in a thousand games, a win counted as two.
    fn score(white: u32, black: u32) -> u32 {
        let mut dice = Dice::new(3);
        let points = |mark| match mark {
            Mark::Win => 2,
            Mark::Draw => 1,
            _ => 0,
        };
        (0..1000)
            .map(|_| points(played(&mut dice, 30, white, black).0))
            .sum()
    }

    #[test]
    fn the_stronger_score_as_their_rating_says() {
        for (white, black, low, high) in [
            (2000, 2000, 920, 1080),
            (2200, 2000, 1430, 1610),
            (2000, 2200, 390, 570),
            (2800, 1200, 1940, 2000),
        ] {
            let score = score(white, black);
            assert!((low..=high).contains(&score), "{white} {black} {score}");
        }
    }
}
