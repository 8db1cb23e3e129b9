//! Judges what a player did with his pieces: legal, or which rule is broken.
//!
//! ```text
//! $ cargo run -p tuomari-board --example judge_a_move
//! 8  . . . . r . k .
//! 7  . . . . . . . .
//! 6  . . . . . . . .
//! 5  . . . . . . . .
//! 4  . . . . . . . .
//! 3  . . . . . . . .
//! 2  . . . . B . . .
//! 1  . . . . K . . .
//!    a b c d e f g h
//!
//! e2-e4 is not: bishop-movement
//! e2-b5 is not: king-exposed
//! e1-d2 is legal
//! This board is what no move leaves: several-pieces-moved
//! Black now has 17 legal moves.
//! ```

use std::{error::Error, io::Write};

use tuomari_board::{Diagram, Position, Square};

fn main() -> Result<(), Box<dyn Error>> {
    tell(&mut std::io::stdout())
}

pub(crate) fn tell(out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    // White's bishop stands between his king and a rook.
    let position = Position::from_fen("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1")?;
    writeln!(out, "{}", Diagram::new(position.board()))?;
    for (from, to) in [
        (Square::E2, Square::E4),
        (Square::E2, Square::B5),
        (Square::E1, Square::D2),
    ] {
        match position.judge_move(from, to, None) {
            Ok(_) => writeln!(out, "{from}-{to} is legal")?,
            Err(why) => writeln!(out, "{from}-{to} is not: {why}")?,
        }
    }

    // Two pieces were moved: the whole board is judged as he left it.
    let mut left = position.board().clone();
    for (from, to) in [(Square::E1, Square::D2), (Square::E2, Square::F3)] {
        if let Some(piece) = left.remove_piece_at(from) {
            left.set_piece_at(to, piece);
        }
    }
    let why = position.judge(&left).err().ok_or("two pieces moved")?;
    writeln!(out, "This board is what no move leaves: {why}")?;

    // Nobody claims, so it stands, and the game goes on from there.
    let stands = position.stand(&left);
    writeln!(
        out,
        "Black now has {} legal moves.",
        stands.legal_moves().len()
    )?;
    Ok(())
}
