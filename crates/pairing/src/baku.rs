//! Baku acceleration: virtual points for the upper half (C.04.7).

use crate::points::Points;

/// How many of `players` are in the upper group: twice a quarter, rounded up.
#[must_use]
pub const fn baku_group(players: u32) -> u32 {
    2 * players.div_ceil(4)
}

/// The virtual points of the upper group by round; nothing after its end.
/// `win` must be worth two draws and a loss nothing.
#[must_use]
pub fn baku_points(rounds: u32, win: Points) -> Vec<Points> {
    let accelerated = rounds.div_ceil(2);
    let whole = accelerated.div_ceil(2);
    let points = (1..=accelerated).map(|round| if round <= whole { win } else { win / 2 });
    points.collect()
}
