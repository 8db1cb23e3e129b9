//! Random legal games.

use tuomari_board::{ArrayNumber, Move, Position};

use crate::dice::Dice;

/// A random walk along legal moves; it starts again when a game is over.
///
/// Every second game begins from a Chess960 array, and captures, pawn moves and
/// castling are taken a little more often than chance, so that rare moves are
/// not rare in tests.
#[derive(Clone, Debug)]
pub struct Walk {
    dice: Dice,
    position: Position,
    plies: usize,
}

impl Walk {
    /// A walk for a seed.
    pub fn new(seed: u64) -> Walk {
        Walk {
            dice: Dice::new(seed),
            position: Position::default(),
            plies: 0,
        }
    }
}

impl Iterator for Walk {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        let moves = self.position.legal_moves();
        self.plies += 1;
        match pick(&mut self.dice, &moves) {
            Some(m) if self.plies < 250 => self.position.play_unchecked(m),
            _ => {
                self.position = start(&mut self.dice);
                self.plies = 0;
            }
        }
        Some(self.position.clone())
    }
}

/// A position some random legal moves into a random game.
pub fn random_position(dice: &mut Dice) -> Position {
    let (start, moves) = random_game(dice, 160);
    let stop = dice.below(moves.len() + 1);
    let mut position = start;
    for m in moves.into_iter().take(stop) {
        position.play_unchecked(m);
    }
    position
}

/// A start position and up to `plies` legal moves from it.
pub fn random_game(dice: &mut Dice, plies: usize) -> (Position, Vec<Move>) {
    let start = start(dice);
    let mut position = start.clone();
    let mut played = Vec::new();
    while played.len() < plies {
        let Some(m) = pick(dice, &position.legal_moves()) else {
            break;
        };
        position.play_unchecked(m);
        played.push(m);
    }
    (start, played)
}

fn start(dice: &mut Dice) -> Position {
    if dice.one_in(2) {
        ArrayNumber::draw(dice.bits()).position()
    } else {
        Position::default()
    }
}

fn pick(dice: &mut Dice, moves: &[Move]) -> Option<Move> {
    if dice.one_in(4) {
        let rare: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|m| m.is_castle() || m.is_en_passant() || m.is_promotion() || m.is_capture())
            .collect();
        if let Some(m) = dice.choose(&rare) {
            return Some(*m);
        }
    }
    dice.choose(moves).copied()
}
