//! A game that is over, told from its record step by step.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};
use tuomari_conduct::{Cites, Seat, view};
use tuomari_journal::{JournalError, read_all};
use tuomari_record::{Entry, Row, hash_text, told};
use tuomari_telling::Told;

use super::{
    asked::Path,
    caller::Caller,
    reply::{Refused, json},
};
use crate::{
    answer::trouble,
    node::Node,
    table::{Table, creating::describe, pass::stream},
    wire::{
        Problem, ViewDto,
        story::{StepDto, StoryDto, ToldEventDto},
    },
};

/// Tells a game from its record: for the arbiter and the organiser at any
/// time, for everybody once it is over.
#[utoipa::path(get, path = "/api/tables/{table}/story", tag = "tables",
    params(("table" = String, Path, description = "The table's id")),
    security((), ("link" = [])),
    responses((status = 200, body = StoryDto), Refused))]
pub(super) async fn story(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Refused> {
    let id = stream(&name)?;
    let place = node.hall.place(&node, id)?;
    let table = place.table(&node).await?;
    caller.must_wait_for_the_end(&node, &table)?;
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
        let mut before = table.game.clone();
        table.follow(row).map_err(unfit)?;
        // What was followed has been read.
        let entry = Entry::read(&row.body);
        let told = entry.map_or_else(|_| Vec::new(), |entry| told(&entry, &mut before));
        steps.push(step(&table, row, told));
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

fn step(table: &Table, row: &Row, told: Vec<(Told, Cites)>) -> StepDto {
    let seen = view(&table.rules, &table.game, Seat::Arbiter, table.since);
    let seen = ViewDto::of(&seen, table.since);
    StepDto {
        version: row.version,
        hash: hash_text(&row.hash),
        body: String::from_utf8_lossy(&row.body).into_owned(),
        told: told
            .into_iter()
            .map(|(what, cites)| ToldEventDto::new(what, cites))
            .collect(),
        board: seen.board,
        clock: seen.clock,
        plies: table.game.history().plies().len(),
    }
}
