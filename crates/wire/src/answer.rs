//! What is answered over HTTP, beside a [problem](super::problem).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{
    new_table::TableDto,
    socket::{Token, ViewMessage},
    word::SeatWord,
};

/// A table that was created.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct CreatedDto {
    pub table: TableDto,
    /// The links of its seats. They are told once; keep them.
    pub links: Vec<SeatLinkDto>,
}

/// The link of a seat. It is told once and stored nowhere.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct SeatLinkDto {
    pub seat: SeatWord,
    /// The link for a person. What stands after `#` stays in the browser: it
    /// is in no request and in no log.
    pub link: String,
    /// The secret in it, for programs: `Authorization: Bearer …`.
    pub token: String,
}

/// A seat that somebody takes who was invited to it.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeDto {
    /// The secret that opens the seat from now on: 32 to 64 letters, digits,
    /// hyphens or underscores, drawn where he sits.
    pub token: Token,
}

/// What whoever asks may do on this server.
#[derive(Debug, Serialize, TS, ToSchema)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each answers a question of its own"
)]
pub struct HereDto {
    /// The version of the program.
    pub version: String,
    /// Whether the link that was brought is the organiser's.
    pub organiser: bool,
    /// Whether one may set up tables and competitions.
    pub creates: bool,
    /// Whether one may see which games are being played.
    pub lists: bool,
    /// Whether the house plays with whoever asks.
    pub house: bool,
    /// Whether some other site may show boards and competitions in a frame.
    pub embeds: bool,
}

/// The table at which two go on who have finished a game.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct NextDto {
    /// Its name in links. The links that opened their seats open them there,
    /// with colours changed.
    pub table: String,
}

/// A table as a seat sees it.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct SeenDto {
    pub about: TableDto,
    /// What there is to see, as over the socket.
    #[serde(flatten)]
    pub seen: ViewMessage,
}

/// The rules in force at a table that could be set up so.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct RulesDto {
    /// The table as it would be described; it has no name yet.
    pub about: TableDto,
    /// Every setting that means something under this rulebook.
    pub settings: Vec<SettingDto>,
}

/// A setting and its value.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct SettingDto {
    pub setting: String,
    /// What it means, by language.
    pub meaning: BTreeMap<String, String>,
    /// The value in force.
    pub value: String,
    /// The articles that fix it, the nearest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub articles: Vec<String>,
    /// Whether an event may decide it.
    pub open: bool,
    /// Whether this event has.
    pub decided: bool,
    /// The words to choose from, if it takes one of a few.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub choices: Vec<String>,
}
