//! The record of a table, and its game as PGN.

use std::sync::Arc;

use axum::{extract::State, response::Response};
use tuomari_conduct::Seat;
use tuomari_journal::read_all;
use tuomari_record::{Origin, Record, StreamId, pgn_of};

use super::{
    asked::Path,
    caller::Caller,
    reply::{Refused, text},
};
use crate::{
    answer::{Answer, forbidden, trouble},
    node::Node,
    table::pass::stream,
    wire::Problem,
};

/// The record of a table, one entry a line. It holds what a rulebook keeps
/// silent about and sealed moves, so it is for the arbiter and the organiser.
#[utoipa::path(get, path = "/api/tables/{table}/record",
    operation_id = "readTableRecord", tag = "tables",
    params(("table" = String, Path, description = "The table's id")),
    security(("link" = [])),
    responses(
        (status = 200, description = "The record; its lines are described in `docs/schemas`",
            content_type = "application/jsonl", body = String),
        Refused))]
pub(super) async fn lines(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Refused> {
    let id = stream(&name)?;
    let place = node.hall.place(&node, id)?;
    let table = place.table(&node).await?;
    if caller.pass(&node, &table)?.seat != Seat::Arbiter {
        return Err(forbidden("the record is for the arbiter and the organiser").into());
    }
    drop(table);
    // What was signed first: there may be more rows by then, and never fewer.
    let origin = origin_of(&node, id).await?;
    let rows = read_all(node.journal.as_ref(), id, 1).await;
    let rows = rows.map_err(|error| trouble(&error))?;
    let record = Record::new(id, rows).map_err(|error| {
        tracing::error!(%error, "a record does not hold");
        Box::new(Problem::broken_record())
    })?;
    let record = with_origin(record, origin)?;
    Ok(text("application/jsonl", record.to_jsonl()))
}

/// What was signed of a stream.
pub(super) async fn origin_of(node: &Node, id: StreamId) -> Answer<Option<Origin>> {
    let now_ms = node.clock.now_ms();
    let origin = node.signing.origin(node.journal.as_ref(), id, now_ms).await;
    origin.map_err(|error| trouble(&error))
}

/// The record with what was signed of it.
pub(super) fn with_origin(record: Record, origin: Option<Origin>) -> Answer<Record> {
    let Some(origin) = origin else {
        return Ok(record);
    };
    record.signed(origin).map_err(|fault| {
        tracing::error!(?fault, "a record is not the one that was signed");
        Box::new(Problem::broken_record())
    })
}

/// The game as PGN: for the arbiter and the organiser at any time, for
/// everybody once it is over.
#[utoipa::path(get, path = "/api/tables/{table}/pgn",
    operation_id = "readTablePgn", tag = "tables",
    params(("table" = String, Path, description = "The table's id")),
    security((), ("link" = [])),
    responses(
        (status = 200, description = "The game; more than one after an illegal move that stood",
            content_type = "application/vnd.chess-pgn", body = String),
        Refused))]
pub(super) async fn pgn(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Refused> {
    let id = stream(&name)?;
    let place = node.hall.place(&node, id)?;
    let mut table = place.table(&node).await?;
    let created = Arc::clone(&table.created);
    let reading = caller.reads(&node, &mut table)?;
    let (game, is_over, version) = (reading.game.clone(), reading.is_over, reading.version);
    let hash = (is_over && version == table.version).then_some(table.hash);
    drop(table);
    let pgn = pgn_of(&created, id.at_ms(), &game, hash.as_ref());
    Ok(text("application/vnd.chess-pgn", pgn))
}
