//! For a whole room: all clocks by one act, and a word to all tables.

use std::sync::Arc;

use axum::{body::Body, extract::State, http::StatusCode, response::Response};
use futures::{StreamExt as _, stream};
use serde::{Deserialize, Serialize};
use serde_json::json as value;
use tuomari_conduct::Seat;
use tuomari_journal::{Status, Which};
use tuomari_record::{OrganiserName, StreamId};
use utoipa::ToSchema;

use super::{
    caller::Caller,
    reply::{Refused, json, read},
};
use crate::{
    answer::{Answer, field, forbidden, trouble, unknown_link},
    doing::{Order, Way, carry_out},
    node::Node,
    table::{
        pass::{pass, stream as stream_of},
        secret::Secret,
    },
    wire::{Problem, notice::NoticeDto, socket::Token},
};

/// Tables of one room at most.
const MOST_TABLES: usize = 2_000;

/// Tables that are seen to at a time.
const AT_A_TIME: usize = 32;

/// Tables listed at a time.
const PAGE: usize = 500;

/// What is done to the clocks of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RoomWord {
    /// Every clock that has not been started is started.
    Start,
    /// Every clock that runs is stopped.
    Stop,
    /// What that stopped is set going again.
    Resume,
}

/// All clocks of a room.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RoomDto {
    pub(crate) clocks: RoomWord,
    /// The tables, each with its arbiter's link; the organiser need not name
    /// any and means all of his that are in play.
    #[serde(default)]
    #[schema(max_items = 2000)]
    pub(crate) tables: Vec<InRoomDto>,
}

/// One table of a room.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct InRoomDto {
    pub(crate) table: String,
    /// The secret of the arbiter's link; the organiser needs none.
    #[serde(default)]
    pub(crate) token: Option<Token>,
}

/// What became of it.
#[derive(Debug, Default, Serialize, ToSchema)]
pub(crate) struct RoomDoneDto {
    /// Where the clock was started, stopped, or set going again.
    pub(crate) done: Vec<String>,
    /// Where there was nothing to do: no clock runs, or it was stopped for a
    /// reason of its own.
    pub(crate) left: Vec<String>,
    /// Where it could not be done: send it again for these.
    pub(crate) failed: Vec<FailedDto>,
}

/// Where it could not be done, and why.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct FailedDto {
    pub(crate) table: String,
    pub(crate) problem: Problem,
}

/// Starts or stops all clocks of a room, or sets going again those that such
/// an act stopped. For the organiser at every table, for arbiters at those whose
/// links they bring. Each table's record says so. Sent again, it does the rest.
#[utoipa::path(post, path = "/api/room/clocks",
    operation_id = "setRoomClocks", tag = "room", request_body = RoomDto,
    security((), ("link" = [])),
    responses(
        (status = 200, description = "At how many tables it was done, and where it was not", body = RoomDoneDto), Refused))]
pub(super) async fn clocks(
    State(node): State<Arc<Node>>,
    caller: Caller,
    body: Body,
) -> Result<Response, Refused> {
    let asked: RoomDto = read(body, node.config.max_body).await?;
    let tables = meant(&node, &caller, asked.tables).await?;
    // Whoever asked may go away; what was begun is finished.
    let doing = tokio::spawn(async move { see_to(&node, tables, asked.clocks).await });
    let done = doing.await.map_err(|_| Box::new(Problem::unavailable()))?;
    Ok(json(StatusCode::OK, &done))
}

/// The tables that are meant, each with what opens its arbiter's seat.
async fn meant(
    node: &Arc<Node>,
    caller: &Caller,
    named: Vec<InRoomDto>,
) -> Answer<Vec<(String, Option<Secret>)>> {
    if named.len() > MOST_TABLES {
        return Err(field("tables", format!("has at most {MOST_TABLES}")));
    }
    let organiser = caller.is_organiser(node).then(|| caller.secret.clone());
    let organiser = organiser.flatten();
    if named.is_empty() {
        let secret = organiser.ok_or_else(|| match caller.secret {
            Some(_) => forbidden("name the tables, each with the secret of its arbiter's link"),
            None => unknown_link(),
        })?;
        let mut all = Vec::new();
        for id in in_play(node).await? {
            if node.conducts(&secret, owner(node, id).await?).is_some() {
                all.push((id.to_string(), Some(secret.clone())));
            }
        }
        return Ok(all);
    }
    let each = named.into_iter().map(|one| {
        let own = one.token.as_ref().map(Secret::from);
        (one.table, own.or_else(|| organiser.clone()))
    });
    Ok(each.collect())
}

async fn in_play(node: &Node) -> Answer<Vec<StreamId>> {
    let (mut all, mut after) = (Vec::new(), None);
    loop {
        let which = Which::Only(Status::Live);
        let page = node.journal.list(which, after, PAGE).await;
        let page = page.map_err(|error| trouble(&error))?;
        after = page.last().map(|last| last.stream);
        let tables = page.iter().filter(|one| !one.stream.is_competition());
        all.extend(tables.map(|one| one.stream));
        if page.len() < PAGE || all.len() >= MOST_TABLES {
            return Ok(all);
        }
    }
}

/// Whose table it is.
async fn owner(node: &Arc<Node>, id: StreamId) -> Answer<Option<OrganiserName>> {
    let place = node.hall.place(node, id)?;
    let table = place.table(node).await?;
    Ok(table.created.organiser)
}

/// Does it at each of these tables, by the link that opens it.
pub(super) async fn see_to(
    node: &Arc<Node>,
    tables: Vec<(String, Option<Secret>)>,
    what: RoomWord,
) -> RoomDoneDto {
    let each = stream::iter(tables).map(|(name, secret)| async move {
        let done = at_one(node, &name, secret.as_ref(), what).await;
        (name, done)
    });
    let mut all = each.buffer_unordered(AT_A_TIME);
    let mut told = RoomDoneDto::default();
    while let Some((table, done)) = all.next().await {
        match done {
            Ok(()) => told.done.push(table),
            // What cannot be done now is not wanted either.
            Err(problem) if problem.status == 409 => told.left.push(table),
            Err(problem) => told.failed.push(FailedDto {
                table,
                problem: *problem,
            }),
        }
    }
    told.done.sort_unstable();
    told.left.sort_unstable();
    told
}

async fn at_one(
    node: &Arc<Node>,
    name: &str,
    secret: Option<&Secret>,
    what: RoomWord,
) -> Answer<()> {
    let id = stream_of(name)?;
    let place = node.hall.place(node, id)?;
    let table = place.table(node).await?;
    let pass = pass(node, secret, &table)?;
    drop(table);
    if pass.seat != Seat::Arbiter {
        return Err(forbidden("bring the arbiter's link of this table"));
    }
    let act = match what {
        RoomWord::Start => "start-clock",
        RoomWord::Stop => "stop-room",
        RoomWord::Resume => "resume-room",
    };
    let order = Order {
        pass,
        key: None,
        act: value!({ "act": act }),
        way: Way::now(node.clock.now()),
        answer: None,
    };
    carry_out(node, &place, &order).await.map(drop)
}

/// Says something to everybody at every table of this node, and to who comes
/// later, until it is taken back: a restart that is planned, for instance. For
/// the organiser.
#[utoipa::path(post, path = "/api/room/notice",
    operation_id = "announce", tag = "room", request_body = NoticeDto,
    security(("link" = [])),
    responses((status = 200, description = "What everybody is told", body = NoticeDto), Refused))]
pub(super) async fn announce(
    State(node): State<Arc<Node>>,
    caller: Caller,
    body: Body,
) -> Result<Response, Refused> {
    caller.must_be_main(&node)?;
    let notice: NoticeDto = read(body, node.config.max_body).await?;
    notice.check()?;
    node.announce(Some(notice.clone()));
    Ok(json(StatusCode::OK, &notice))
}

/// Takes back what was said to everybody.
#[utoipa::path(delete, path = "/api/room/notice",
    operation_id = "withdrawAnnouncement", tag = "room",
    security(("link" = [])),
    responses((status = 204, description = "Nobody is told it any more"), Refused))]
pub(super) async fn withdraw(
    State(node): State<Arc<Node>>,
    caller: Caller,
) -> Result<StatusCode, Refused> {
    caller.must_be_main(&node)?;
    node.announce(None);
    Ok(StatusCode::NO_CONTENT)
}
