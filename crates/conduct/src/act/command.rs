//! What people do at a table, when and by whom.

use serde::{Deserialize, Serialize};
use tuomari_board::{Role, Square};
use tuomari_clock::At;

use crate::act::{act_table::Act, by::By, written};

/// Somebody does something at an instant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// When, in milliseconds since the table's origin of time.
    pub at: At,
    pub by: By,
    pub act: Act,
}

/// How a contact looked.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Contact {
    /// A hand took the piece.
    #[default]
    Taken,
    /// Something brushed it; whether by intent, people will have to say
    /// (`fide-2018/4.2.2`).
    Brushed,
    /// A hand straightened it on its square; without an announcement before,
    /// that is taking it.
    Straightened,
}

/// Where a placed piece comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum From {
    /// A square of the board.
    #[serde(rename = "from")]
    Square(#[serde(with = "written")] Square),
    /// Beside the board: a new piece of the player's colour.
    #[serde(rename = "piece")]
    Tray(#[serde(with = "written")] Role),
}

/// How an intended move is fixed beforehand.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum FixedBy {
    /// Written on the scoresheet.
    #[default]
    Writing,
    /// Entered on a certified device.
    Entry,
    /// Stated to the arbiter, who notes it.
    Declaration,
}
