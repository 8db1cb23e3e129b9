//! Whether a side can still mate, told to people.

use tuomari_audit::Evidence;
use tuomari_board::{Color, Move, Position};
use tuomari_mating::{Answer, Proof};
use tuomari_notation::{Form, write_move};

use crate::messages::{Messages, color_id};

/// The answer in a sentence.
pub(crate) fn told(evidence: &Evidence, say: &Messages) -> String {
    let (position, side, answer) = evidence.given();
    let color = ("color", color_id(side).into());
    match answer {
        Answer::CanMate(line) if line.moves().is_empty() => say.with("mating-has-mated", [color]),
        Answer::CanMate(line) => {
            let line = ("line", written_line(position, line.moves(), say).into());
            say.with("mating-can", [color, line])
        }
        Answer::CannotMate(proof) => {
            let reason = match proof {
                Proof::BareKing => say.text("mating-bare-king"),
                Proof::Material => say.text("mating-material"),
                Proof::OutOfReach => say.text("mating-out-of-reach"),
                Proof::Exhausted { positions } => {
                    let positions = [("positions", positions.to_string().into())];
                    say.with("mating-exhausted", positions)
                }
                Proof::GameOver => say.text("mating-game-over"),
            };
            say.with("mating-cannot", [color, ("reason", reason.into())])
        }
        Answer::Unknown(spent) => {
            let spent = ("spent", spent.positions.to_string().into());
            say.with("mating-unknown", [color, spent])
        }
    }
}

/// The moves with their numbers, in the language of moves.
fn written_line(position: &Position, moves: &[Move], say: &Messages) -> String {
    let mut now = position.clone();
    let mut written = Vec::new();
    for (place, m) in moves.iter().enumerate() {
        let number = now.move_number();
        match now.turn() {
            Color::White => written.push(format!("{number}.")),
            Color::Black if place == 0 => written.push(format!("{number}...")),
            Color::Black => {}
        }
        written.push(write_move(&now, *m, say.notation(), Form::SHORT));
        now.play_unchecked(*m);
    }
    written.join(" ")
}
