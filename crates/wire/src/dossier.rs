//! What bears on a question, and the positions of a game, for the arbiter.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_board::{Arrangement, Color, History, Ply};
use tuomari_conduct::{Dossier, Game, Verdict};
use utoipa::ToSchema;

use super::{place::MoveName, question::proof_word, word::ColorWord};

/// The facts about a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct DossierDto {
    pub question: u16,
    /// The position on the board and those that are the same, the earliest
    /// first, for a claim of repetition. The last is after the move that was
    /// fixed for the claim, if one was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub appearances: Option<Vec<PositionDto>>,
    /// The move that was fixed for the claim.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fixed: Option<MoveName>,
    /// Plies without a capture and without a pawn move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet_plies: Option<usize>,
    /// Whether White can still mate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white: Option<MatingDto>,
    /// Whether Black can still mate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<MatingDto>,
    /// The board here is not the one in the hall: moves were not entered.
    pub behind: bool,
}

/// Whether a side can still mate, with the evidence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "mate", rename_all = "kebab-case")]
pub enum MatingDto {
    /// It can, for example by these moves.
    Can {
        /// None if there would be too many to show.
        line: Vec<MoveName>,
    },
    Cannot {
        /// By the id of the proof; texts are found after `never-`.
        proof: String,
    },
    /// Not proved either way.
    Unknown { positions: u64 },
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct PositionDto {
    /// Plies played until then.
    pub plies: usize,
    /// What stands where, as the first field of a FEN.
    pub pieces: String,
    /// Who has the move.
    pub turn: ColorWord,
    /// What the clocks showed when it arose, White's and Black's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times_ms: Option<[u64; 2]>,
}

impl PositionDto {
    /// The position after so many plies; after the move fixed for a claim, if
    /// there is one more than were played.
    fn after(game: &Game, plies: usize, fixed: Option<tuomari_board::Move>) -> PositionDto {
        let played = game.history().plies().len();
        let mut position = game.history().position_after(plies);
        if let Some(m) = fixed.filter(|_| plies > played) {
            // It was judged legal when it was fixed.
            let _ = position.play(m);
        }
        let times = game.times_after(plies).filter(|_| plies <= played);
        PositionDto {
            plies,
            pieces: pieces(position.board()),
            turn: position.turn().into(),
            times_ms: times.map(|(white, black)| [white.ms(), black.ms()]),
        }
    }

    /// Every position of a game, the one it began with first.
    pub fn all(game: &Game) -> Vec<PositionDto> {
        let mut position = game.history().start().clone();
        let mut history = History::new(position.clone());
        let plies = game.history().plies();
        let mut all = Vec::with_capacity(plies.len() + 1);
        for number in 0..=plies.len() {
            let times = game.times_after(number);
            all.push(PositionDto {
                plies: number,
                pieces: pieces(position.board()),
                turn: position.turn().into(),
                times_ms: times.map(|(white, black)| [white.ms(), black.ms()]),
            });
            match plies.get(number) {
                Some(Ply::Legal(m)) => _ = history.play(*m),
                Some(Ply::Illegal(board)) => history.stand(board),
                None => {}
            }
            position = history.now().clone();
        }
        all
    }
}

impl DossierDto {
    /// The facts on the wire.
    pub fn of(game: &Game, question: u16, dossier: &Dossier) -> DossierDto {
        let side = |color: Color| {
            let mating = dossier.mating.as_ref()?;
            Some(MatingDto::from(mating.get(color)))
        };
        DossierDto {
            question,
            appearances: dossier.appearances.as_ref().map(|plies| {
                let shown = plies.iter();
                shown
                    .map(|plies| PositionDto::after(game, *plies, dossier.fixed))
                    .collect()
            }),
            fixed: dossier.fixed.and_then(MoveName::of),
            quiet_plies: dossier.quiet_plies,
            white: side(Color::White),
            black: side(Color::Black),
            behind: dossier.is_behind,
        }
    }
}

impl From<&Verdict> for MatingDto {
    fn from(verdict: &Verdict) -> MatingDto {
        match verdict {
            Verdict::Can(line) => MatingDto::Can {
                line: line.iter().copied().filter_map(MoveName::of).collect(),
            },
            Verdict::Cannot(proof) => MatingDto::Cannot {
                proof: proof_word(*proof).to_owned(),
            },
            Verdict::Unknown(spent) => MatingDto::Unknown {
                positions: spent.positions,
            },
        }
    }
}

fn pieces(board: &Arrangement) -> String {
    board.to_string()
}
