//! Judges what a player did with his pieces: legal, or which rule is broken.
//!
//! ```text
//! $ cargo run -p tuomari-board --example judge_a_move
//! ```

use std::{error::Error, io::Write};

use tuomari_board::{Diagram, Piece, Position, Square};

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
            Err(why) => writeln!(out, "{from}-{to} is not: {why} ({})", why.id())?,
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
    writeln!(
        out,
        "This board is what no move leaves: {why} ({})",
        why.id()
    )?;

    // Nobody claims, so it stands, and the game goes on from there.
    let stands = position.stand(&left);
    writeln!(
        out,
        "Black now has {} legal moves.",
        stands.legal_moves().len()
    )?;
    Ok(())
}
