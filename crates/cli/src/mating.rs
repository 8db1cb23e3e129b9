//! Whether a side can still mate, told to people and programs.

use serde::Serialize;
use tuomari_board::{Color, Position};
use tuomari_mating::{Answer, Proof};
use tuomari_notation::{Form, write_move};

use crate::{
    messages::{Messages, color_id},
    moves::uci,
};

/// An answer with its evidence.
#[derive(Debug, Serialize)]
pub(crate) struct MatingTold {
    side: &'static str,
    answer: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<ProofTold>,
    #[serde(skip_serializing_if = "Option::is_none")]
    spent: Option<u64>,
    /// What is needed to write the moves for people.
    #[serde(skip)]
    evidence: (Position, Answer),
}

/// Why a side can never mate.
#[derive(Debug, Serialize)]
struct ProofTold {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    positions: Option<u64>,
}

impl MatingTold {
    /// The answer for `side` in `position`.
    pub(crate) fn new(position: &Position, side: Color, answer: Answer) -> MatingTold {
        let mut told = MatingTold {
            side: color_id(side),
            answer: "unknown",
            line: None,
            proof: None,
            spent: None,
            evidence: (position.clone(), answer),
        };
        match &told.evidence.1 {
            Answer::CanMate(line) => {
                let mut now = position.clone();
                let played = line.moves().iter().map(|m| {
                    let written = uci(&now, *m);
                    now.play_unchecked(*m);
                    written
                });
                told.answer = "can";
                told.line = Some(played.collect());
            }
            Answer::CannotMate(proof) => {
                told.answer = "cannot";
                told.proof = Some(ProofTold::of(*proof));
            }
            Answer::Unknown(spent) => told.spent = Some(spent.positions),
        }
        told
    }

    /// The answer in a sentence.
    pub(crate) fn to_text(&self, say: &Messages) -> String {
        let color = ("color", self.side.into());
        match &self.evidence.1 {
            Answer::CanMate(line) if line.moves().is_empty() => {
                say.with("mating-has-mated", [color])
            }
            Answer::CanMate(_) => {
                let line = ("line", self.written_line(say).into());
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
    fn written_line(&self, say: &Messages) -> String {
        let (position, Answer::CanMate(line)) = &self.evidence else {
            return String::new();
        };
        let mut now = position.clone();
        let mut written = Vec::new();
        for (place, m) in line.moves().iter().enumerate() {
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
}

impl ProofTold {
    fn of(proof: Proof) -> ProofTold {
        let (kind, positions) = match proof {
            Proof::BareKing => ("bare-king", None),
            Proof::Material => ("material", None),
            Proof::OutOfReach => ("out-of-reach", None),
            Proof::Exhausted { positions } => ("exhausted", Some(positions)),
            Proof::GameOver => ("game-over", None),
        };
        ProofTold { kind, positions }
    }
}
