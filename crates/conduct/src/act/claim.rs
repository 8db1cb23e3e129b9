//! Requests for a finding.

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, VariantNames};

use crate::act::quickplay::Ground;

/// A request for a finding.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumDiscriminants, VariantNames,
)]
#[serde(tag = "claim", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[strum_discriminants(
    name(ClaimKind),
    derive(Serialize, Deserialize),
    serde(rename_all = "kebab-case"),
    cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema)),
    doc = "What is claimed, without its ground.",
    allow(missing_docs, reason = "they are those of `Claim`")
)]
pub enum Claim {
    /// The opponent completed an illegal move, or something treated as one.
    IllegalMove,
    /// The opponent touched a piece and played otherwise.
    TouchMove,
    /// The opponent's time is up.
    Flag,
    /// The position has appeared, or is about to appear, for the third time.
    Threefold,
    /// Fifty moves without a pawn move or capture.
    FiftyMoves,
    /// Extra time for each move in a quickplay finish.
    ExtraTime,
    /// A draw in a quickplay finish.
    Quickplay {
        #[serde(default)]
        ground: Ground,
    },
    /// A draw because there is no progress.
    NoProgress,
    /// The opponent knocked pieces over.
    Displaced,
}
