//! What can be wrong with a clock.

/// What is wrong with a clock.
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
pub enum ClockFault {
    /// It does not work (`fide-2018/6.10.1`).
    Defective,
    /// It was set wrongly (`fide-2018/6.10.2`).
    WrongSetting,
}
