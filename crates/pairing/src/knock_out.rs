//! The winner goes on: seeds in a bracket of a power of two.

use crate::player::Number;

/// One place of the first round: two seeds, or one who goes through free.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tie {
    pub upper: Number,
    /// None if the upper seed has no opponent.
    pub lower: Option<Number>,
}

/// The first round for seeds 1 to `players`, in the order of the bracket: the
/// winners of two neighbours meet next. The first two seeds can meet only in
/// the final, the first four only in the semi-finals, and the best seeds go
/// through free where the bracket is not full.
#[must_use]
pub fn knock_out(players: u32) -> Vec<Tie> {
    if players < 2 {
        return Vec::new();
    }
    let mut order: Vec<Number> = vec![1];
    while order.len() < usize::try_from(players).unwrap_or(usize::MAX) {
        let sum = 2 * u32::try_from(order.len()).unwrap_or(u32::MAX) + 1;
        order = order.iter().flat_map(|&s| [s, sum - s]).collect();
    }
    let ties = order.chunks_exact(2).map(|two| Tie {
        upper: two[0].min(two[1]),
        lower: Some(two[0].max(two[1])).filter(|&lower| lower <= players),
    });
    ties.collect()
}

/// The next round: those who went on, in bracket order, two by two.
#[must_use]
pub fn knock_out_next(through: &[Number]) -> Vec<Tie> {
    let ties = through.chunks(2).map(|two| Tie {
        upper: two[0],
        lower: two.get(1).copied(),
    });
    ties.collect()
}
