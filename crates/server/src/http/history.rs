//! A competition told from its record, entry by entry.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};
use serde::Serialize;
use ts_rs::TS;
use tuomari_competition::{Competition, apply};
use tuomari_record::{CompetitionEntry, Record, Row, hash_text};
use tuomari_telling::{Told, competition as tell};
use utoipa::ToSchema;

use super::{
    asked::Path,
    caller::Caller,
    competitions::{record_of, with_record},
    reply::{Refused, json},
};
use crate::{node::Node, wire::Problem};

/// What happened to a competition, with what its hashes are made of.
#[derive(Debug, Serialize, ToSchema, TS)]
pub(crate) struct CompetitionStoryDto {
    pub(crate) competition: String,
    pub(crate) steps: Vec<CompetitionStepDto>,
    /// The hash of the last entry.
    pub(crate) hash: String,
}

/// An entry of the record.
#[derive(Debug, Serialize, ToSchema, TS)]
pub(crate) struct CompetitionStepDto {
    pub(crate) version: u64,
    /// When it was accepted, in milliseconds of Unix time.
    pub(crate) at_ms: u64,
    /// The seat whose act it was.
    pub(crate) by: String,
    /// The organiser of the server whose link was used where the seat's own was
    /// not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) organiser: Option<String>,
    pub(crate) hash: String,
    /// The text that the hash is made of, with the hash before it.
    pub(crate) body: String,
    pub(crate) told: Vec<CompetitionEventDto>,
}

/// Something that happened, and the articles it rests on.
#[derive(Debug, Serialize, ToSchema, TS)]
pub(crate) struct CompetitionEventDto {
    pub(crate) what: Told,
    pub(crate) cites: Vec<String>,
}

/// Tells a competition from its record, with the hashes of its entries. It
/// holds sealed line-ups, so it is for arbiters and the organiser.
#[utoipa::path(get, path = "/api/competitions/{competition}/story",
    operation_id = "readCompetitionStory", tag = "competitions",
    params(("competition" = String, Path, description = "The competition's id")),
    security(("link" = [])),
    responses(
        (status = 200, description = "What happened, with the hashes of the entries", body = CompetitionStoryDto), Refused))]
pub(super) async fn story(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Refused> {
    let place = with_record(&node, &caller, &name).await?;
    let turn = node.stories.turn(place.id).await;
    let record = record_of(&node, &place).await?;
    let told = node.aside.run(move || told(name, &record)).await;
    drop(turn);
    let told = told.ok_or_else(|| Box::new(Problem::unavailable()))?;
    Ok(json(StatusCode::OK, &told))
}

fn told(competition: String, record: &Record) -> CompetitionStoryDto {
    let mut so_far = Competition::new();
    let rows = record.rows().iter();
    let steps = rows.map(|row| step(row, &mut so_far)).collect();
    CompetitionStoryDto {
        competition,
        steps,
        hash: hash_text(&record.end().hash),
    }
}

/// An entry, told; what it says happens to the competition.
fn step(row: &Row, so_far: &mut Competition) -> CompetitionStepDto {
    let entry = CompetitionEntry::read(&row.body).ok();
    let mut told = Vec::new();
    for event in entry.iter().flat_map(|entry| &entry.events) {
        told.push(CompetitionEventDto {
            what: tell(&event.what, so_far),
            cites: event.cites.iter().map(ToString::to_string).collect(),
        });
        apply(so_far, event);
    }
    let organiser = entry.as_ref().and_then(|entry| entry.organiser);
    CompetitionStepDto {
        version: row.version,
        at_ms: entry.as_ref().map_or(0, |entry| entry.at_ms),
        organiser: organiser.map(|name| name.to_string()),
        by: entry.map(|entry| entry.by.to_string()).unwrap_or_default(),
        hash: hash_text(&row.hash),
        body: String::from_utf8_lossy(&row.body).into_owned(),
        told,
    }
}
