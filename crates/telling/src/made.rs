//! Moves, for every language.

use tuomari_board::{Move, Position};
use tuomari_notation::{Scribe, write_uci};

use crate::told::{MoveTold, MovesTold, Told, ToldValue};

/// A move of a position; one of another position has no short form here.
pub(crate) fn made(position: &Position, m: Move) -> MoveTold {
    let scribe = Scribe::new(position);
    let legal = scribe.legal_moves().contains(&m);
    MoveTold {
        uci: write_uci(position, m),
        san: legal.then(|| scribe.write_san(m)),
        en_passant: m.is_en_passant(),
    }
}

/// Moves in a row, as far as they can be played.
pub(crate) fn moves(start: &Position, moves: &[Move]) -> MovesTold {
    let mut position = start.clone();
    let mut told = Vec::with_capacity(moves.len());
    for m in moves {
        let next = made(&position, *m);
        if position.play(*m).is_err() {
            break;
        }
        told.push(next);
    }
    MovesTold {
        number: start.move_number(),
        first: start.turn().into(),
        moves: told,
    }
}

impl Told {
    pub(crate) fn made(self, position: &Position, m: Move) -> Told {
        self.with("move", ToldValue::Move(made(position, m)))
    }
}
