//! Evidence about mating: verdicts, proofs, lines that were shown.

use std::fmt;

use serde::{Deserialize, Serialize};
use tuomari_board::{ByColor, Color, Illegality, Move, Role, Square};
use tuomari_conduct::Step;

use super::{
    conclusion::Conclusion,
    mirror::{Mirror, mirror},
    text::{Text, Textual},
    times::Moment,
};
#[cfg(test)]
use crate::looks::Looks;

mirror! {
    enum Verdict = tuomari_conduct::Verdict as CoreVerdict {
        Can(moves: Vec<Text<Move>>);
        Cannot(proof: Proof);
        Unknown(spent: Spent);
    }
}

mirror! {
    /// Why a side can never mate.
    enum Proof = tuomari_conduct::Proof as CoreProof {
        BareKing;
        Material;
        OutOfReach;
        Exhausted { positions: u64 } = { positions };
        GameOver;
    }
}

mirror! {
    /// What was spent in vain.
    struct Spent = tuomari_conduct::Spent as CoreSpent {
        positions: u64,
    }
}

mirror! {
    /// A dead position found late.
    struct LateDead = tuomari_conduct::LateDead as CoreLateDead {
        plies: usize,
        arose: Moment,
        proofs: Each<Proof>,
        void_plies: usize,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        void_end: Option<Conclusion>,
    }
}

mirror! {
    /// Why lines do not force mate, and where.
    struct LineFault = tuomari_conduct::LineFault as CoreLineFault {
        path: Vec<Text<Move>>,
        what: LineGap,
    }
}

mirror! {
    /// What is wrong with a line.
    enum LineGap = tuomari_conduct::LineGap as CoreLineGap {
        TooMany;
        Unanswered(reply: Text<Move>);
        NotMate(reply: Text<Move>);
        Stalemate;
        Mated;
        NoMove;
        TwoMoves { one: Text<Move>, other: Text<Move> } = (one, other);
        Illegal { step: Text<Step>, why: Text<Illegality> } = (step, why);
    }
}

/// Something of each colour.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Each<M> {
    white: M,
    black: M,
}

impl<M: Mirror> Mirror for Each<M> {
    type Core = ByColor<M::Core>;

    fn store(core: &Self::Core) -> Self {
        Each {
            white: M::store(core.get(Color::White)),
            black: M::store(core.get(Color::Black)),
        }
    }

    fn restore(self) -> Self::Core {
        ByColor {
            white: self.white.restore(),
            black: self.black.restore(),
        }
    }
}

/// `e2e4`, `b7b8q`.
impl Textual for Step {
    const NAME: &'static str = "step from square to square";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Pattern(r"^([a-h][1-8]){2}[pnbrqk]?$");

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }

    fn read(text: &str) -> Option<Step> {
        let square = |text: &str| Square::from_ascii(text.as_bytes()).ok();
        let (from, to) = (square(text.get(..2)?)?, square(text.get(2..4)?)?);
        let promotion = match text.get(4..)? {
            "" => None,
            letter => {
                let roles = Role::ALL.into_iter();
                let mut roles = roles.filter(|role| letter == role.char().to_string());
                Some(roles.next()?)
            }
        };
        Some(Step {
            from,
            to,
            promotion,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_read_back() {
        for text in ["e2e4", "b7b8q", "b7b8p", "a1a1"] {
            let read = Step::read(text).map(|step| Text(step).to_string());
            assert_eq!(read.as_deref(), Some(text));
        }
        for text in ["", "e2", "e2e9", "e2e4x", "e2e4qq", "äöä"] {
            assert_eq!(Step::read(text), None, "{text}");
        }
    }
}
