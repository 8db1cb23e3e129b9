//! The analyser's answers: can this side still mate, is this position dead?

use tuomari_board::{ByColor, Move};
use tuomari_mating::{Answer, DeadAnswer, MAX_MOVES_SHOWN, Proof, Spent};

/// The analyser's answer about one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It can: by these moves, for example. None are given if there would be
    /// more than [`MAX_MOVES_SHOWN`].
    Can(Vec<Move>),
    Cannot(Proof),
    /// Not proved either way: a question for the arbiter.
    Unknown(Spent),
}

/// The analyser's answer about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeadVerdict {
    /// Neither side can mate: proved for each.
    Dead(ByColor<Proof>),
    /// One of them can.
    Alive,
    /// Not proved either way: the game goes on, and whoever runs it may look
    /// longer ([`Game::to_be_tested`](crate::Game::to_be_tested)).
    Unknown(Spent),
}

impl From<Answer> for Verdict {
    fn from(answer: Answer) -> Verdict {
        match answer {
            Answer::CanMate(line) if line.moves().len() <= MAX_MOVES_SHOWN => {
                Verdict::Can(line.moves().to_vec())
            }
            Answer::CanMate(_) => Verdict::Can(Vec::new()),
            Answer::CannotMate(proof) => Verdict::Cannot(proof),
            Answer::Unknown(spent) => Verdict::Unknown(spent),
        }
    }
}

impl From<DeadAnswer> for DeadVerdict {
    fn from(answer: DeadAnswer) -> DeadVerdict {
        match answer {
            DeadAnswer::Dead(proofs) => DeadVerdict::Dead(proofs),
            DeadAnswer::Alive(..) => DeadVerdict::Alive,
            DeadAnswer::Unknown(spent) => DeadVerdict::Unknown(spent),
        }
    }
}
