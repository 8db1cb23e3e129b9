//! A game that is over, told from its record step by step.

use std::{collections::BTreeMap, sync::Arc};

use axum::{extract::State, http::StatusCode, response::Response};
use serde::Serialize;
use tuomari_conduct::{Seat, view};
use tuomari_journal::{JournalError, read_all};
use tuomari_record::{Row, hash_text};
use utoipa::ToSchema;

use super::{
    asked::Path,
    caller::Caller,
    reply::{Refused, json},
};
use crate::{
    answer::{forbidden, trouble},
    node::Node,
    table::{Table, creating::describe, pass::stream},
    wire::{
        Problem, TableDto, ViewDto,
        place::{PieceLetter, SquareName},
        view::ClockDto,
    },
};

/// A game from its record.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StoryDto {
    /// What the table is.
    pub(crate) about: TableDto,
    /// When it was set up, in milliseconds of Unix time.
    pub(crate) created_ms: u64,
    /// The hash of the first entry, which sets the table up. It names what
    /// the links of seats are known by, and is not told here.
    pub(crate) first_hash: String,
    /// The game as it stands at the end, as the arbiter sees it.
    pub(crate) end: ViewDto,
    /// What happened, entry by entry.
    pub(crate) steps: Vec<StepDto>,
    /// The last hash of the chain. Every entry was found to follow from the
    /// one before it.
    pub(crate) hash: String,
}

/// One entry of the record, and how the table stood after it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StepDto {
    /// Its version.
    pub(crate) version: u64,
    /// Its hash.
    pub(crate) hash: String,
    /// The entry itself, as it was hashed: who gave the command, when, and
    /// what followed from it.
    pub(crate) body: String,
    /// What stood where after it.
    #[schema(value_type = BTreeMap<String, String>)]
    pub(crate) board: BTreeMap<SquareName, PieceLetter>,
    /// The clock after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<ClockDto>,
    /// Half moves made so far.
    pub(crate) plies: usize,
}

/// Tells a game from its record: for the arbiter and the organiser at any
/// time, for everybody once it is over.
#[utoipa::path(get, path = "/api/tables/{table}/story", tag = "tables",
    params(("table" = String, Path, description = "The table's id")),
    security((), ("link" = [])),
    responses(
        (status = 200, body = StoryDto),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
        (status = 503, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn story(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Refused> {
    let id = stream(&name)?;
    let place = node.hall.place(&node, id)?;
    let table = place.table(&node).await?;
    let always = caller.is_organiser(&node) || caller.pass(&node, &table)?.seat == Seat::Arbiter;
    if !always && !table.is_over(&table.game) {
        return Err(forbidden("wait until the game is over, or ask the arbiter").into());
    }
    drop(table);
    let rows = read_all(node.journal.as_ref(), id, 1).await;
    let rows = rows.map_err(|error| trouble(&error))?;
    let (first, rest) = rows
        .split_first()
        .ok_or_else(|| Box::new(Problem::no_table()))?;
    let unfit = |error: JournalError| trouble(&error);
    // Following checks the chain of hashes at every row.
    let mut table = Table::begin(id, first, &node.shelf).map_err(unfit)?;
    let (created_ms, first_hash) = (table.accepted_ms, hash_text(&table.hash));
    let mut steps = Vec::with_capacity(rest.len());
    for row in rest {
        table.follow(row).map_err(unfit)?;
        steps.push(step(&table, row));
    }
    let end = view(&table.rules, &table.game, Seat::Arbiter, table.since);
    let answer = StoryDto {
        about: describe(&place.name, &table.created)?,
        created_ms,
        first_hash,
        end: ViewDto::of(&end, table.since),
        steps,
        hash: hash_text(&table.hash),
    };
    Ok(json(StatusCode::OK, &answer))
}

fn step(table: &Table, row: &Row) -> StepDto {
    let seen = view(&table.rules, &table.game, Seat::Arbiter, table.since);
    let seen = ViewDto::of(&seen, table.since);
    StepDto {
        version: row.version,
        hash: hash_text(&row.hash),
        body: String::from_utf8_lossy(&row.body).into_owned(),
        board: seen.board,
        clock: seen.clock,
        plies: table.game.history().plies().len(),
    }
}
