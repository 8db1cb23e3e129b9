//! Can this side still mate? Asked in JSON, answered with the evidence.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_board::{Color, Position};
use tuomari_conduct::MatingOracle;
use tuomari_mating::{Answer as Mating, DeadAnswer, Limit, Line, Proof, can_mate, is_dead};
use tuomari_notation::{write_san, write_uci};
use tuomari_wire::word::ColorWord;

use crate::{
    asked::{Answer, position, sentences},
    words,
};

/// Whether a side can still mate by some series of legal moves.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum CanMateDto {
    /// It can, by these moves: they were replayed to mate.
    Can {
        /// By their squares. None if mate is on the board.
        line: Vec<String>,
        /// The same as PGN writes it: `1. Kh1 Qg2#`.
        text: String,
    },
    /// It never can, and this is why.
    Cannot { proof: ProofDto },
    /// Neither was proved within the limit; a larger one may help.
    Unknown {
        /// How many positions were looked at.
        spent: u64,
    },
}

/// Whether neither side can mate any more.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum IsDeadDto {
    Dead {
        white: ProofDto,
        black: ProofDto,
    },
    Alive {
        /// Who can mate, by these moves.
        side: ColorWord,
        line: Vec<String>,
        text: String,
    },
    Unknown {
        /// How many positions were looked at.
        spent: u64,
    },
}

/// Why a side can never mate.
#[derive(Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct ProofDto {
    pub kind: ProofWord,
    /// How many positions were looked at, where that is the proof.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub positions: Option<u64>,
    /// The proof in words.
    pub text: &'static str,
}

/// The kinds of proofs.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ProofWord {
    /// The side has nothing but its king.
    BareKing,
    /// No arrangement of these men, or of what captures leave, is mate.
    Material,
    /// Even if every man could go wherever it might ever get, no mate arises.
    OutOfReach,
    /// Every position that can arise was looked at.
    Exhausted,
    /// The game is over.
    GameOver,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MatingAsked {
    fen: String,
    side: ColorWord,
    #[serde(default)]
    positions: Option<u64>,
    #[serde(default)]
    language: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeadAsked {
    fen: String,
    #[serde(default)]
    positions: Option<u64>,
    #[serde(default)]
    language: Option<String>,
}

/// Asks about one side.
pub(crate) fn of_side(asked: &MatingAsked) -> Answer<CanMateDto> {
    let position = position(&asked.fen)?;
    let language = sentences(asked.language.as_deref())?;
    let answer = can_mate(&position, Color::from(asked.side), limit(asked.positions));
    Ok(match answer {
        Mating::CanMate(line) => {
            let (line, text) = shown(&position, &line);
            CanMateDto::Can { line, text }
        }
        Mating::CannotMate(proof) => CanMateDto::Cannot {
            proof: ProofDto::of(proof, language),
        },
        Mating::Unknown(spent) => CanMateDto::Unknown {
            spent: spent.positions,
        },
    })
}

/// Asks about both together.
pub(crate) fn of_both(asked: &DeadAsked) -> Answer<IsDeadDto> {
    let position = position(&asked.fen)?;
    let language = sentences(asked.language.as_deref())?;
    Ok(match is_dead(&position, limit(asked.positions)) {
        DeadAnswer::Dead(proofs) => IsDeadDto::Dead {
            white: ProofDto::of(proofs.white, language),
            black: ProofDto::of(proofs.black, language),
        },
        DeadAnswer::Alive(side, line) => {
            let (line, text) = shown(&position, &line);
            IsDeadDto::Alive {
                side: side.into(),
                line,
                text,
            }
        }
        DeadAnswer::Unknown(spent) => IsDeadDto::Unknown {
            spent: spent.positions,
        },
    })
}

fn limit(positions: Option<u64>) -> Limit<'static> {
    Limit::positions(positions.unwrap_or(MatingOracle::FULL))
}

/// A line by its squares, and as PGN writes it.
fn shown(position: &Position, line: &Line) -> (Vec<String>, String) {
    let mut now = position.clone();
    let (mut squares, mut words) = (Vec::new(), Vec::new());
    for (place, &m) in line.moves().iter().enumerate() {
        words.extend(number(&now, place == 0));
        words.push(write_san(&now, m));
        squares.push(write_uci(&now, m));
        now.play_unchecked(m);
    }
    (squares, words.join(" "))
}

/// The number before a move, where one stands.
fn number(now: &Position, is_first: bool) -> Option<String> {
    let number = now.move_number();
    match now.turn() {
        Color::White => Some(format!("{number}.")),
        Color::Black => is_first.then(|| format!("{number}...")),
    }
}

impl ProofDto {
    fn of(proof: Proof, language: tuomari_rulebook::Language) -> ProofDto {
        let (kind, id, positions) = match proof {
            Proof::BareKing => (ProofWord::BareKing, "never-bare-king", None),
            Proof::Material => (ProofWord::Material, "never-material", None),
            Proof::OutOfReach => (ProofWord::OutOfReach, "never-out-of-reach", None),
            Proof::Exhausted { positions } => {
                (ProofWord::Exhausted, "never-exhausted", Some(positions))
            }
            Proof::GameOver => (ProofWord::GameOver, "never-game-over", None),
        };
        ProofDto {
            kind,
            positions,
            text: words::sentence(id, language).unwrap_or(id),
        }
    }
}
