//! Creating, listing and reading tables.

use std::sync::Arc;

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};
use serde::{Deserialize, Serialize};
use tuomari_journal::{JournalError, Status, Which};
use tuomari_record::{Entry, Kind, OrganiserName, StreamId, TableCreated};
use utoipa::{IntoParams, ToSchema};

use super::{
    asked::{Path, Query},
    caller::Caller,
    once::once,
    reply::{Refused, json},
};
use crate::{
    answer::{Answer, trouble},
    node::Node,
    table::{
        creating::{create as create_table, describe},
        pass::stream,
        seats::seat_link,
    },
    talk::audience::shown_now,
    wire::{
        NewTableDto, TableDto,
        answer::{CreatedDto, SeenDto},
    },
};

/// Tables in one answer at most.
const PAGE: usize = 50;

const DAY_MS: u64 = 24 * 60 * 60 * 1_000;

/// A stranger's request for a new table counts for so many others.
const COST: u32 = 5;

/// Some of the live tables.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ListDto {
    /// The tables, the oldest first, or the latest if that was asked for.
    pub(crate) tables: Vec<TableDto>,
    /// Where the next page begins, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) next: Option<String>,
}

/// Which page.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Page {
    /// The table after which it begins.
    pub(crate) after: Option<String>,
    /// Whether the latest come first.
    #[serde(default)]
    pub(crate) latest: bool,
    /// Which tables: those in play, if not said.
    #[serde(default)]
    #[param(inline)]
    pub(crate) status: ListedWord,
}

/// Which tables are listed.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ListedWord {
    #[default]
    Live,
    Finished,
    All,
}

/// Creates a table. With the header `Idempotency-Key` a table that is asked
/// for again within ten minutes is the same table, with the same links.
#[utoipa::path(post, path = "/api/tables",
    operation_id = "createTable", tag = "tables", request_body = NewTableDto,
    params(("Idempotency-Key" = Option<String>, Header, description = "1 to 64 letters, digits, hyphens or underscores")),
    security(("link" = [])),
    responses(
        (status = 201, description = "The table and the links of its seats, with their secrets", body = CreatedDto), Refused))]
pub(super) async fn create(
    State(node): State<Arc<Node>>,
    caller: Caller,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refused> {
    let practice = |node: &Node, asked: &NewTableDto| node.config.house && asked.house.is_some();
    once(node, &caller, &headers, body, COST, practice, created).await
}

/// Creates a table; what is answered.
async fn created(
    node: Arc<Node>,
    asked: NewTableDto,
    organiser: Option<OrganiserName>,
) -> Answer<Bytes> {
    let created = create_table(&node, &asked, organiser).await?;
    let name = created.id.to_string();
    let links = created.seats.iter();
    let answer = CreatedDto {
        links: links
            .map(|(seat, secret)| seat_link(&node.config, &name, *seat, secret))
            .collect(),
        table: created.dto,
    };
    Ok(serde_json::to_vec(&answer).unwrap_or_default().into())
}

/// Reads a table as the seat of the link sees it; without a link, as a
/// spectator.
#[utoipa::path(get, path = "/api/tables/{table}",
    operation_id = "readTable", tag = "tables",
    params(("table" = String, Path, description = "The table's id")),
    security((), ("link" = [])),
    responses(
        (status = 200, description = "The table, and what the seat may see and do", body = SeenDto), Refused))]
pub(super) async fn show(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Refused> {
    let id = stream(&name)?;
    let place = node.hall.place(&node, id)?;
    let table = place.table(&node).await?;
    let pass = caller.pass(&node, &table)?;
    let now_ms = node.clock.now_ms();
    let (shown, origin_ms) = shown_now(&table, pass.seat, now_ms);
    let created = Arc::clone(&table.created);
    drop(table);
    let answer = SeenDto {
        about: describe(&place.name, &created)?,
        seen: shown.message(&place.name, origin_ms),
    };
    Ok(json(StatusCode::OK, &answer))
}

/// Lists tables: those in play, if nothing else is asked for. With the link of
/// an organiser by name, those that he conducts.
#[utoipa::path(get, path = "/api/tables",
    operation_id = "listTables", tag = "tables", params(Page),
    security((), ("link" = [])),
    responses(
        (status = 200, description = "A page of tables", body = ListDto), Refused))]
pub(super) async fn list(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Query(page): Query<Page>,
) -> Result<Response, Refused> {
    let organiser = caller.organiser(&node);
    if !node.config.anyone_lists {
        caller.must_be_organiser(&node)?;
    }
    let after = page.after.as_deref().map(stream).transpose()?;
    let which = match page.status {
        ListedWord::Live => Which::Only(Status::Live),
        ListedWord::Finished => Which::Only(Status::Finished),
        ListedWord::All => Which::All,
    };
    let listed = if page.latest {
        node.journal.latest(which, after, PAGE).await
    } else {
        node.journal.list(which, after, PAGE).await
    };
    let listed = listed.map_err(|error| trouble(&error))?;
    let all = listed.iter().map(|one| one.stream);
    let mut listed: Vec<StreamId> = all.collect();
    if organiser.is_none() && matches!(page.status, ListedWord::Live) {
        late(&node, &page, after, &mut listed);
    }
    let next = listed.get(PAGE - 1).copied();
    listed.truncate(PAGE);
    let mut tables = Vec::with_capacity(listed.len());
    for id in listed.iter().filter(|id| !id.is_competition()) {
        let Some((about, owner)) = about(&node, *id).await? else {
            continue;
        };
        let is_listed = match organiser {
            Some(name) => name.is_main() || owner == organiser,
            None => page.shows(&about, *id, &node),
        };
        if is_listed {
            tables.push(about);
        }
    }
    Ok(json(
        StatusCode::OK,
        &ListDto {
            tables,
            next: next.map(|next| next.to_string()),
        },
    ))
}

/// For strangers a game that they see later goes on.
fn late(node: &Node, page: &Page, after: Option<StreamId>, listed: &mut Vec<StreamId>) {
    let now_ms = node.clock.now_ms();
    let from = after.filter(|_| !page.latest);
    let late = node.late_ends.after(from, now_ms);
    let before = after.filter(|_| page.latest);
    listed.extend(
        late.into_iter()
            .filter(|id| before.is_none_or(|before| *id < before)),
    );
    listed.sort_unstable();
    listed.dedup();
    if page.latest {
        listed.reverse();
    }
}

impl Page {
    /// Whether a stranger is told of a table. When a game that is seen later
    /// ended is not known without reading it; a day after it was set up the
    /// longest delay is over.
    fn shows(&self, about: &TableDto, id: StreamId, node: &Node) -> bool {
        let in_play = matches!(self.status, ListedWord::Live);
        let is_old = id.at_ms().saturating_add(DAY_MS) < node.clock.now_ms();
        in_play || is_old || about.spectator_delay.is_none()
    }
}

/// What a table is and whose, from its first entry.
async fn about(node: &Node, id: StreamId) -> Answer<Option<(TableDto, Option<OrganiserName>)>> {
    let told = |created: &TableCreated| {
        let about = describe(&id.to_string(), created)?;
        Ok(Some((about, created.organiser)))
    };
    let held = node.hall.get(id);
    let held = held.as_ref().and_then(|place| place.try_table());
    if let Some(table) = held {
        return told(&table.created);
    }
    let rows = match node.journal.load(id, 1, 1).await {
        // One that is broken must not hide the others.
        Err(JournalError::Corrupt { .. }) => return Ok(None),
        rows => rows.map_err(|error| trouble(&error))?,
    };
    let first = rows.first().and_then(|row| Entry::read(&row.body).ok());
    match first.map(|entry| entry.kind) {
        Some(Kind::TableCreated(created)) => told(&created),
        _ => Ok(None),
    }
}
