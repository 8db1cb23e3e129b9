//! A game that is over, told from its record step by step.

use std::sync::Arc;

use axum::{body::Bytes, extract::State, http::StatusCode, response::Response};
use serde::Deserialize;
use tokio::task::spawn_blocking;
use tuomari_conduct::{Cites, Seat, view};
use tuomari_journal::{JournalError, MAX_PAGE};
use tuomari_record::{Entry, Row, StreamId, hash_text, told};
use tuomari_telling::Told;
use utoipa::IntoParams;

use super::{
    asked::{Path, Query},
    caller::Caller,
    reply::{Refused, json_text},
};
use crate::{
    answer::{Answer, trouble},
    node::Node,
    stream::OfRows as _,
    table::{Table, creating::describe, pass::stream},
    wire::{
        Problem, ViewDto,
        story::{StepDto, StoryDto, ToldEventDto},
    },
};

/// Steps in one answer: more than almost any game has.
const MOST_STEPS: usize = 1_000;

/// So many rows cost as much as another request.
const ROWS_A_REQUEST: u64 = 100;

/// Which part of a story.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Part {
    /// The version after which it begins: `next` of the part before.
    #[serde(default)]
    pub(crate) after: u64,
}

/// Tells a game from its record: for the arbiter and the organiser at any
/// time, for everybody once it is over. A long one comes in parts.
#[utoipa::path(get, path = "/api/tables/{table}/story",
    operation_id = "readTableStory", tag = "tables",
    params(("table" = String, Path, description = "The table's id"), Part),
    security((), ("link" = [])),
    responses(
        (status = 200, description = "What happened, as far as it fits into one answer", body = StoryDto), Refused))]
pub(super) async fn story(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
    Query(part): Query<Part>,
) -> Result<Response, Refused> {
    let id = stream(&name)?;
    let place = node.hall.place(&node, id)?;
    let mut table = place.table(&node).await?;
    let reading = caller.reads(&node, &mut table)?;
    let (until, is_over) = (reading.version, reading.is_over);
    drop(table);
    let page = (id, until, part.after);
    let turn = node.stories.turn(id).await;
    if let Some(text) = node.stories.kept(page) {
        return Ok(json_text(StatusCode::OK, text));
    }
    let rows = u32::try_from(until / ROWS_A_REQUEST).unwrap_or(u32::MAX);
    caller.spend(&node, rows.min(node.limits.dearest()), "")?;
    let text = tell(&node, id, until, part.after).await?;
    if is_over {
        node.stories.keep(page, &text);
    }
    drop(turn);
    Ok(json_text(StatusCode::OK, text))
}

/// Tells a part of a story, away from the threads that serve. Rows are read
/// some at a time: what a record is long does not fill the memory.
async fn tell(node: &Arc<Node>, id: StreamId, until: u64, after: u64) -> Answer<Bytes> {
    let unfit = |error: JournalError| trouble(&error);
    let broken = |_| Box::new(Problem::unavailable());
    let mut teller: Option<Teller> = None;
    let mut next = 1;
    while next <= until {
        let rows = node.journal.load(id, next, MAX_PAGE).await.map_err(unfit)?;
        let Some(last) = rows.last().map(|row| row.version) else {
            return Err(Box::new(Problem::no_table()));
        };
        let (own, has) = (Arc::clone(node), teller.take());
        let followed = spawn_blocking(move || follow(&own, id, has, &rows, until, after));
        teller = Some(followed.await.map_err(broken)?.map_err(unfit)?);
        next = last + 1;
    }
    let teller = teller.ok_or_else(|| Box::new(Problem::no_table()))?;
    spawn_blocking(move || teller.finish(id))
        .await
        .map_err(broken)?
}

/// A story under way.
struct Teller {
    table: Table,
    created_ms: u64,
    first_hash: String,
    steps: Vec<StepDto>,
    /// Where the next part begins, if there is one.
    next: Option<u64>,
}

/// Goes on with a story; with its first row it begins. Following checks the
/// chain of hashes at every row.
fn follow(
    node: &Node,
    id: StreamId,
    teller: Option<Teller>,
    rows: &[Row],
    until: u64,
    after: u64,
) -> Result<Teller, JournalError> {
    let mut rows = rows.iter().filter(|row| row.version <= until);
    let mut teller = match teller {
        Some(teller) => teller,
        None => Teller::begin(node, id, rows.next())?,
    };
    for row in rows {
        let is_told = row.version > after && teller.next.is_none();
        if !is_told {
            teller.table.follow(row, &node.shelf)?;
            continue;
        }
        let mut before = teller.table.game.clone();
        teller.table.follow(row, &node.shelf)?;
        // What was followed has been read.
        let entry = Entry::read(&row.body);
        let told = entry.map_or_else(|_| Vec::new(), |entry| told(&entry, &mut before));
        teller.steps.push(step(&teller.table, row, told));
        if teller.steps.len() >= MOST_STEPS && row.version < until {
            teller.next = Some(row.version);
        }
    }
    Ok(teller)
}

impl Teller {
    fn begin(node: &Node, id: StreamId, first: Option<&Row>) -> Result<Teller, JournalError> {
        let missing = || JournalError::Corrupt {
            stream: id,
            why: "its first entry is missing".to_owned(),
        };
        let table = Table::begin(id, first.ok_or_else(missing)?, &node.shelf)?;
        Ok(Teller {
            created_ms: table.accepted_ms,
            first_hash: hash_text(&table.hash),
            steps: Vec::new(),
            next: None,
            table,
        })
    }

    /// The part as it goes over the wire.
    fn finish(self, id: StreamId) -> Answer<Bytes> {
        let table = &self.table;
        let end = view(&table.rules, &table.game, Seat::Arbiter, table.since);
        let story = StoryDto {
            about: describe(&id.to_string(), &table.created)?,
            created_ms: self.created_ms,
            first_hash: self.first_hash,
            end: ViewDto::of(&end, table.since),
            steps: self.steps,
            next: self.next,
            hash: hash_text(&table.hash),
        };
        Ok(serde_json::to_vec(&story).unwrap_or_default().into())
    }
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
