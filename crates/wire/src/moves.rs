//! The moves of a game on the wire.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_board::{Bitboard, Move};
use tuomari_conduct::ShownMove;
use utoipa::ToSchema;

use super::{
    place::{MoveName, PieceLetter, SquareName, piece},
    word::ColorWord,
};

/// One move: known to be legal, or as it was seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum MoveDto {
    /// A legal move, where that may be told.
    Made {
        /// Who moved what: capitals are White's.
        piece: PieceLetter,
        /// Its squares and what a pawn became.
        r#move: MoveName,
        /// In English letters: `Nf3`, `exd5`, `O-O`. A page puts the letters
        /// of its reader in.
        text: String,
    },
    /// What changed on the board. Where nothing may tell whether a move was
    /// legal, all moves are written so.
    Seen {
        by: ColorWord,
        /// The squares it changed.
        squares: Vec<SquareName>,
        /// What left and what stands where now: `e2-e4`.
        text: String,
    },
}

impl From<&ShownMove> for MoveDto {
    fn from(shown: &ShownMove) -> MoveDto {
        let named = shown.m.and_then(|m| Some((MoveName::of(m)?, m)));
        match named {
            Some((name, m)) => MoveDto::Made {
                piece: piece(shown.by, moved(m)),
                r#move: name,
                text: shown.text.clone(),
            },
            None => MoveDto::Seen {
                by: shown.by.into(),
                squares: squares(shown.squares),
                text: shown.text.clone(),
            },
        }
    }
}

fn moved(m: Move) -> tuomari_board::Role {
    m.role()
}

fn squares(squares: Bitboard) -> Vec<SquareName> {
    squares.into_iter().map(SquareName).collect()
}
