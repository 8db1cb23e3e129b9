//! Findings, rulings and penalties on the wire.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_conduct::Announced;
use tuomari_telling::{Told, announcement};
use utoipa::ToSchema;

use super::view::articles;

/// Something said aloud at the table, when, and by which articles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct AnnouncedDto {
    /// When, on the table's watch.
    pub at_ms: u64,
    /// What: the key of a text and its values.
    pub what: Told,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>")]
    pub articles: Vec<String>,
}

impl From<&Announced> for AnnouncedDto {
    fn from(announced: &Announced) -> AnnouncedDto {
        AnnouncedDto {
            at_ms: announced.at.ms(),
            what: announcement(announced.what),
            articles: articles(announced.cites),
        }
    }
}
