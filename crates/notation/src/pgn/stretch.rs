//! A game cut into stretches that every PGN tool can follow.

use std::{fmt, ops::Range};

use tuomari_board::{Ply, Position};

use super::PgnGame;

/// One PGN game of the file: legal moves from an acceptable position, then the
/// joint, plies that no ordinary tool could follow.
#[derive(Debug)]
pub(super) struct Stretch {
    /// The position the moves begin from. In the first stretch it may be one
    /// that tools refuse; there are no moves then, only a joint.
    pub(super) from: Position,
    pub(super) moves: Range<usize>,
    pub(super) joint: Range<usize>,
}

/// Which stretch of how many, as `[Stretch "2/3"]` says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) number: u32,
    pub(super) of: u32,
}

/// Cuts a game. There is always at least one stretch.
///
/// A stretch begins only where a legal move follows, so that none but the
/// first is without moves: several illegal moves in a row make one joint.
pub(super) fn stretches(game: &PgnGame) -> Vec<Stretch> {
    let mut found = vec![Stretch::new(game.start().clone(), 0)];
    let mut position = game.start().clone();
    let mut in_moves = is_acceptable(&position);
    for (at, ply) in game.plies().iter().enumerate() {
        match ply.done() {
            Ply::Legal(m) => {
                if !in_moves && is_acceptable(&position) {
                    found.push(Stretch::new(position.clone(), at));
                    in_moves = true;
                }
                position.play_unchecked(*m);
            }
            Ply::Illegal(after) => {
                in_moves = false;
                position = position.stand(after);
            }
        }
        if let Some(stretch) = found.last_mut() {
            stretch.extend(in_moves, at + 1);
        }
    }
    found
}

/// Whether every chess library takes this position from its FEN.
///
/// The FEN is looked at, not the position alone: the FEN leaves out a passed
/// square on which nothing can be captured, and a check may hang on it.
pub(super) fn is_acceptable(position: &Position) -> bool {
    position.is_regular()
        && Position::from_fen(&position.to_fen()).is_ok_and(|read| read.is_regular())
}

impl Stretch {
    fn new(from: Position, at: usize) -> Stretch {
        Stretch {
            from,
            moves: at..at,
            joint: at..at,
        }
    }

    fn extend(&mut self, in_moves: bool, end: usize) {
        if in_moves {
            self.moves.end = end;
            self.joint.start = end;
        }
        self.joint.end = end;
    }
}

impl Part {
    /// Reads `2/3`.
    pub(super) fn read(text: &str) -> Option<Part> {
        let (number, of) = text.split_once('/')?;
        let (number, of) = (number.trim().parse().ok()?, of.trim().parse().ok()?);
        (1 <= number && number <= of).then_some(Part { number, of })
    }

    /// The one that follows, if this is not the last.
    pub(super) fn next(self) -> Option<Part> {
        (self.number < self.of).then(|| Part {
            number: self.number + 1,
            ..self
        })
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_read() {
        let part = Part::read("2/3").unwrap();
        assert_eq!(part.to_string(), "2/3");
        assert_eq!(part.next(), Some(Part { number: 3, of: 3 }));
        assert_eq!(Part { number: 3, of: 3 }.next(), None);
        for text in ["", "1", "0/2", "3/2", "a/b", "1/-1", "1/2/3"] {
            assert_eq!(Part::read(text), None, "{text}");
        }
    }
}
