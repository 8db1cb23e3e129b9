//! Whether a side can still mate, with the moves or the proof.

use serde::Serialize;
use tuomari_board::{Color, Position};
use tuomari_mating::{Answer, Proof};
use tuomari_notation::write_uci;

/// An answer with its evidence, as programs read it.
#[derive(Debug, Serialize)]
pub struct Evidence {
    side: &'static str,
    answer: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<ProofTold>,
    #[serde(skip_serializing_if = "Option::is_none")]
    spent: Option<u64>,
    #[serde(skip)]
    given: (Position, Color, Answer),
}

/// Why a side can never mate.
#[derive(Debug, Serialize)]
struct ProofTold {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    positions: Option<u64>,
}

impl Evidence {
    /// The answer for `side` in `position`.
    pub fn new(position: &Position, side: Color, answer: Answer) -> Evidence {
        let mut told = Evidence {
            side: side.fold_wb("white", "black"),
            answer: "unknown",
            line: None,
            proof: None,
            spent: None,
            given: (position.clone(), side, answer),
        };
        match &told.given.2 {
            Answer::CanMate(line) => {
                let mut now = position.clone();
                let played = line.moves().iter().map(|m| {
                    let written = write_uci(&now, *m);
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

    /// The position, the side and the answer, to be told in words.
    pub fn given(&self) -> (&Position, Color, &Answer) {
        let (position, side, answer) = &self.given;
        (position, *side, answer)
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
