//! What can be wrong when a game begins (`fide-2018/7.2`, `7.3`).

/// What was wrong when the game began.
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
pub enum StartError {
    /// Pieces on wrong squares (`fide-2018/7.2.1`).
    WrongArray,
    /// The board turned (`fide-2018/7.2.2`).
    BoardTurned,
    /// White's player has Black (`fide-2018/7.3`).
    ColoursReversed,
}
