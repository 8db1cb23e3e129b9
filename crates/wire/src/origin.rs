//! Who signed a record, and by which keys an installation signs.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The public keys of an installation.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct KeysDto {
    /// 64 hexadecimal digits each, the oldest first; the last one signs. None
    /// if nothing is signed here.
    pub keys: Vec<String>,
    /// How each but the first came after the one before it: lines of JSON, as
    /// in the last line of a record.
    pub handovers: Vec<String>,
}

/// What was signed of a record.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct OriginDto {
    /// A line of JSON: how many entries there were, the hash of the last, when
    /// that was signed, and by which key. None if nothing was signed yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signed: Option<String>,
    /// How keys came after each other: lines of JSON.
    pub handovers: Vec<String>,
}
