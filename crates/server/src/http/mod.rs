//! The HTTP interface.
//!
//! | path | file |
//! | --- | --- |
//! | `/api/here` | [`here`] |
//! | `/api/tables…` | [`tables`], [`commands`], [`seats`], [`record`], [`story`] |
//! | `/api/competitions…` | [`competitions`], [`badges`], [`broadcast`], [`history`], [`prints`], [`calendar`] |
//! | `/api/room/…` | [`room`] |
//! | `/api/rules`, `/api/laws…` | [`rules`], [`laws`] |
//! | `/api/socket` | [`sockets`] |
//! | `/api/openapi.json` | [`openapi`] |
//! | `/health/…`, `/metrics` | [`health`] |
//! | everything else | [`pages`], [`plain`], [`embed`] |

mod asked;
mod badges;
mod broadcast;
mod calendar;
mod caller;
mod commands;
mod competitions;
pub(crate) mod creating;
mod desk;
mod embed;
mod entries;
pub(crate) mod headers;
mod health;
mod here;
mod history;
mod keys;
mod laws;
mod once;
pub(crate) mod openapi;
pub(crate) mod pages;
mod plain;
mod prints;
mod programme;
mod rated;
mod record;
mod reply;
mod room;
mod rules;
mod seats;
mod standings;
pub(crate) mod stories;
mod story;
mod tables;
pub(crate) mod typescript;
mod wording;

use std::{sync::Arc, time::Duration};

use axum::{
    Router,
    extract::{Request, State},
    http::StatusCode,
    middleware::{self, Next},
    response::{IntoResponse as _, Response},
    routing::{delete, get, post},
};
use tokio::time::Instant;
use tower_http::{catch_panic::CatchPanicLayer, timeout::TimeoutLayer};

pub(crate) use self::{caller::Caller, reply::Refused};
use crate::{node::Node, talk::sockets, wire::Problem};

/// No answer takes longer; the journal gives up before.
const LONGEST_ANSWER: Duration = Duration::from_secs(30);

/// All paths of a node.
pub(crate) fn router(node: &Arc<Node>) -> Router {
    let api = Router::new()
        .route("/here", get(here::here))
        .route("/keys", get(keys::keys))
        .route("/tables", get(tables::list).post(tables::create))
        .route("/tables/{table}", get(tables::show))
        .route("/tables/{table}/commands", post(commands::command))
        .route("/tables/{table}/record", get(record::lines))
        .route("/tables/{table}/pgn", get(record::pgn))
        .route("/tables/{table}/origin", get(keys::of_table))
        .route("/tables/{table}/story", get(story::story))
        .route("/tables/{table}/positions", get(desk::positions))
        .route("/tables/{table}/questions/{question}", get(desk::question))
        .route("/tables/{table}/qr", get(seats::qr))
        .route("/tables/{table}/take", post(seats::take))
        .route("/tables/{table}/next", post(seats::go_on))
        .route(
            "/tables/{table}/seats/{seat}",
            post(seats::reissue).delete(seats::revoke),
        )
        .merge(of_competitions())
        .route("/room/clocks", post(room::clocks))
        .route("/room/notice", post(room::announce).delete(room::withdraw))
        .route("/rules", post(rules::in_force))
        .route("/laws", get(laws::rulebooks))
        .route("/laws/{rulebook}", get(laws::rulebook))
        .route(
            "/laws/{rulebook}/differences/{other}",
            get(laws::differences),
        )
        .route("/openapi.json", get(openapi::document))
        .fallback(nothing_here)
        .method_not_allowed_fallback(wrong_method)
        .layer(middleware::from_fn_with_state(Arc::clone(node), limit))
        // A hall comes back all at once, from one address. Whose a socket is
        // is known when it follows; until then the connection counts.
        .route("/socket", get(sockets::open));
    Router::new()
        .nest("/api", api)
        .route("/health/live", get(health::live))
        .route("/health/ready", get(health::ready))
        .route("/metrics", get(health::metrics))
        .fallback(get(pages::page))
        .layer(middleware::from_fn_with_state(
            Arc::clone(node),
            headers::check_origin,
        ))
        .layer(middleware::from_fn_with_state(
            Arc::clone(node),
            headers::secure,
        ))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::GATEWAY_TIMEOUT,
            LONGEST_ANSWER,
        ))
        .layer(CatchPanicLayer::new())
        // Around all others, so that what they answer is counted too.
        .layer(middleware::from_fn_with_state(Arc::clone(node), measure))
        .with_state(Arc::clone(node))
}

/// The paths of competitions.
fn of_competitions() -> Router<Arc<Node>> {
    Router::new()
        .route("/entries", post(entries::read))
        .route("/rated", get(rated::named))
        .route("/competitions", post(competitions::create))
        .route("/competitions/{competition}", get(competitions::show))
        .route(
            "/competitions/{competition}/commands",
            post(competitions::command),
        )
        .route(
            "/competitions/{competition}/preview",
            post(competitions::preview),
        )
        .route(
            "/competitions/{competition}/record",
            get(competitions::record),
        )
        .route(
            "/competitions/{competition}/origin",
            get(keys::of_competition),
        )
        .route("/competitions/{competition}/story", get(history::story))
        .route(
            "/competitions/{competition}/report",
            get(competitions::report),
        )
        .route(
            "/competitions/{competition}/clocks",
            post(competitions::clocks),
        )
        .route(
            "/competitions/{competition}/rounds/{round}/reasons",
            get(competitions::reasons),
        )
        .route(
            "/competitions/{competition}/rounds/{round}/pgn",
            get(broadcast::round),
        )
        .route("/competitions/{competition}/places", post(programme::enter))
        .route(
            "/competitions/{competition}/standings/{who}",
            get(standings::open),
        )
        .route(
            "/competitions/{competition}/prints/{file}",
            get(prints::print),
        )
        .route(
            "/competitions/{competition}/calendar.ics",
            get(calendar::rounds),
        )
        .route("/competitions/{competition}/qr", get(badges::qr))
        .route(
            "/competitions/{competition}/links",
            get(badges::again).post(badges::give),
        )
        .route(
            "/competitions/{competition}/links/{seat}",
            delete(badges::take_away),
        )
}

/// Turns away who asks too often.
async fn limit(
    State(node): State<Arc<Node>>,
    caller: Caller,
    request: Request,
    next: Next,
) -> Response {
    match caller.spend(&node, 1, request.uri().path()) {
        Ok(()) => next.run(request).await,
        Err(problem) => {
            node.tally.limited.one();
            Refused::from(problem).into_response()
        }
    }
}

/// Takes note of how long an answer took, and of its status.
async fn measure(State(node): State<Arc<Node>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let response = next.run(request).await;
    node.tally.answered(response.status(), began.elapsed());
    response
}

async fn nothing_here() -> Refused {
    let problem = Problem::new("no-such-path", 404, "There is nothing at this address")
        .with_detail("see /api/openapi.json for what there is");
    Box::new(problem).into()
}

async fn wrong_method() -> Refused {
    let problem = Problem::new("wrong-method", 405, "This address is not used that way")
        .with_detail("see /api/openapi.json for what there is");
    Box::new(problem).into()
}
