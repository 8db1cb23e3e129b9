//! What may be appealed against (`fide-2018/11.10`).

/// What an appeal is against.
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
pub enum Appeal {
    /// A decision, the result included.
    #[default]
    Decision,
    /// How the arbiter acted, without touching his decision
    /// (`fi-blitz-2014/21`).
    Conduct,
}
