//! Counting move paths, to compare a generator with published figures.

use shakmaty::Move;

use crate::{irregular::Irregular, position::Position};

/// How many ways there are to play `depth` half-moves from here.
///
/// Regular positions are counted by `shakmaty`, irregular ones by our own
/// generator.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match position.as_regular() {
        Some(chess) => shakmaty::perft(chess, depth),
        None => perft_own(&position.to_own(), depth),
    }
}

impl Position {
    /// [`perft`] by our own generator, whichever kind of position this is.
    pub fn perft_by_own_generator(&self, depth: u32) -> u64 {
        perft_own(&self.to_own(), depth)
    }

    /// The count below each legal move, for finding where two generators
    /// part.
    pub fn perft_divide(&self, depth: u32) -> Vec<(Move, u64)> {
        self.legal_moves()
            .iter()
            .map(|m| {
                let mut next = self.clone();
                next.play_unchecked(*m);
                (*m, perft(&next, depth.saturating_sub(1)))
            })
            .collect()
    }
}

fn perft_own(own: &Irregular, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = own.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .into_iter()
        .map(|m| {
            let mut next = own.clone();
            next.play_unchecked(m);
            perft_own(&next, depth - 1)
        })
        .sum()
}
