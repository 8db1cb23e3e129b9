//! Facts for the arbiter on the wire.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_conduct::{By, Fact, Irregular};
use utoipa::ToSchema;

use super::{place::SquareName, word::ColorWord};

/// Something the record or the clock knows, for the arbiter alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "fact", rename_all = "kebab-case")]
#[ts(optional_fields)]
pub enum FactDto {
    /// An irregularity that may still be raised.
    Irregularity {
        of: ColorWord,
        /// What: `illegal-move`, `unpromoted-pawn`, `no-move`, `two-hands`.
        what: String,
        /// Why the move is not legal, by the id of the reason.
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
        /// The square of an unpromoted pawn.
        #[serde(skip_serializing_if = "Option::is_none")]
        square: Option<SquareName>,
        /// How many plies had been played before it.
        ply: usize,
    },
    /// A flag is down.
    Flag {
        of: ColorWord,
        /// Since when, on the table's watch, if the clock may prove it.
        #[serde(skip_serializing_if = "Option::is_none")]
        since_ms: Option<u64>,
    },
    /// A move was made and its press is owed.
    PressOwed { of: ColorWord },
    /// A player has pointed the opponent's flag out.
    FlagRemarked { of: ColorWord },
    /// The time an irregular press gained a player.
    Gained { of: ColorWord, time_ms: u64 },
    /// No player has confirmed the end that stands on the board.
    EndUnconfirmed {},
    /// The clock was stopped in the middle of the game.
    Stopped {
        /// By whom: `white`, `black`, `arbiter`, `system`.
        by: String,
        /// When, on the table's watch.
        since_ms: u64,
    },
    /// Questions could not be put because so many wait; they stand in the
    /// record.
    NotAsked { count: u16 },
}

impl From<&Fact> for FactDto {
    fn from(fact: &Fact) -> FactDto {
        match *fact {
            Fact::Irregularity { by, what, ply } => {
                let (word, reason, square) = match what {
                    Irregular::IllegalMove(why) => ("illegal-move", Some(why.id()), None),
                    Irregular::UnpromotedPawn(square) => ("unpromoted-pawn", None, Some(square)),
                    Irregular::NoMove => ("no-move", None, None),
                    Irregular::TwoHands => ("two-hands", None, None),
                };
                FactDto::Irregularity {
                    of: by.into(),
                    what: word.to_owned(),
                    reason: reason.map(str::to_owned),
                    square: square.map(SquareName),
                    ply,
                }
            }
            Fact::Flag { of, since } => FactDto::Flag {
                of: of.into(),
                since_ms: since.map(tuomari_clock::At::ms),
            },
            Fact::PressOwed(of) => FactDto::PressOwed { of: of.into() },
            Fact::FlagRemarked(of) => FactDto::FlagRemarked { of: of.into() },
            Fact::Gained(of, time) => FactDto::Gained {
                of: of.into(),
                time_ms: time.ms(),
            },
            Fact::EndUnconfirmed => FactDto::EndUnconfirmed {},
            Fact::Stopped { by, since } => FactDto::Stopped {
                by: match by {
                    By::Player(color) | By::Assistant(color) => color.fold_wb("white", "black"),
                    By::Arbiter => "arbiter",
                    By::System => "system",
                }
                .to_owned(),
                since_ms: since.ms(),
            },
            Fact::NotAsked(count) => FactDto::NotAsked { count },
        }
    }
}
