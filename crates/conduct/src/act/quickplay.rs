//! The words of quickplay finishes: grounds, evidence, extra time.

/// Why a player claims a draw in a quickplay finish.
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
pub enum Ground {
    /// The opponent cannot win by normal means.
    #[default]
    CannotWin,
    /// The opponent makes no effort to win by normal means.
    NoEffort,
}

/// How extra time for each move is given.
#[derive(
    Clone,
    Copy,
    Debug,
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
pub enum PerMove {
    /// Added to the time.
    Increment,
    /// Waited before the time runs.
    Delay,
}

/// What the opponent verifies when no arbiter is there (`fide-2018/III.6.1`).
#[derive(
    Clone,
    Copy,
    Debug,
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
pub enum Evidence {
    /// The final position, written down by the claimant.
    Position,
    /// A scoresheet that is up to date.
    Scoresheet,
}
