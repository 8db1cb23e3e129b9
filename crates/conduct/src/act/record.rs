//! What scoresheets are, and what is written on them (chapter 8).

/// What else is written on a sheet (`fide-2018/8.1.4`).
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
pub enum Remark {
    ClockTime,
    /// A matter of a claim.
    Claim,
    Relevant,
    Foreign,
}

/// How a player confirms.
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
pub enum Signature {
    #[default]
    Sheets,
    /// Approves on an electronic scoresheet (`fide-2023/8.7`).
    Device,
}

/// What moves are written on.
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
pub enum Medium {
    /// The event's own paper sheet.
    #[default]
    Paper,
    /// The certified electronic sheet that the event prescribes
    /// (`fide-2023/8.1.1.2`).
    CertifiedDevice,
    /// Any other device: no scoresheet at all.
    OtherDevice,
    /// Braille, by a blind player (`fide-2018/D.2.7`).
    Braille,
    /// A recorder, by a blind player.
    Recorder,
}
