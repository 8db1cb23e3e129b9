//! A game that is over, told from its record step by step.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;
use tuomari_conduct::Cites;
use tuomari_telling::Told;
use utoipa::ToSchema;

use super::{
    new_table::TableDto,
    place::{PieceLetter, SquareName},
    view::{ClockDto, ViewDto, articles},
};

/// A game from its record.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct StoryDto {
    /// What the table is.
    pub about: TableDto,
    /// When it was set up, in milliseconds of Unix time.
    pub created_ms: u64,
    /// The hash of the first entry, which sets the table up. It names what
    /// the links of seats are known by, and is not told here.
    pub first_hash: String,
    /// The game as it stands at the end, as the arbiter sees it.
    pub end: ViewDto,
    /// What happened, entry by entry: all of it, or a part.
    pub steps: Vec<StepDto>,
    /// The version after which the next part begins, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<u64>,
    /// The last hash of the chain. Every entry was found to follow from the
    /// one before it.
    pub hash: String,
}

/// One entry of the record, and how the table stood after it.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct StepDto {
    pub version: u64,
    pub hash: String,
    /// The entry itself, as it was hashed: who gave the command, when, and
    /// what followed from it.
    pub body: String,
    /// What followed, as texts and their values.
    pub told: Vec<ToldEventDto>,
    /// What stood where after it.
    #[schema(value_type = BTreeMap<String, String>)]
    #[ts(as = "BTreeMap<String, String>")]
    pub board: BTreeMap<SquareName, PieceLetter>,
    /// The clock after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockDto>,
    /// Half moves made so far.
    pub plies: usize,
}

/// Something that happened, and the articles it rests on.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct ToldEventDto {
    /// What: the key of a text and its values.
    #[serde(flatten)]
    pub what: Told,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>")]
    pub articles: Vec<String>,
}

impl ToldEventDto {
    /// Something that was told, with its articles.
    pub fn new(what: Told, cites: Cites) -> ToldEventDto {
        ToldEventDto {
            what,
            articles: articles(cites),
        }
    }
}
