//! Whether a node lives, is ready, and what it counts.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse as _, Response},
};

use super::{
    caller::Caller,
    reply::{Refused, json},
};
use crate::{
    answer::forbidden,
    node::{Node, measured},
    table::secret::Secret,
    wire::Problem,
};

/// The process answers.
#[utoipa::path(get, path = "/health/live",
    operation_id = "isLive", tag = "health", security(()),
    responses((status = 200, description = "The process answers"), Refused))]
pub(super) async fn live() -> StatusCode {
    StatusCode::OK
}

/// The node can carry out commands: its journal answers and it is not going
/// down, nor about to. `bus` says whether it hears of the other nodes.
#[utoipa::path(get, path = "/health/ready",
    operation_id = "isReady", tag = "health",
    security(()),
    responses(
        (status = 200, description = "Commands are taken"), Refused))]
pub(super) async fn ready(State(node): State<Arc<Node>>) -> Result<Response, Refused> {
    if node.is_leaving() {
        return Err(Box::new(Problem::unavailable()).into());
    }
    node.life.ensure(&node).await?;
    // Without its bus a node is slower, and without any node there is no play.
    let bus = node.bus.counts().up;
    let body = serde_json::json!({ "ready": true, "bus": bus });
    Ok(json(StatusCode::OK, &body))
}

/// What the node counts, for Prometheus on this machine, or with the secret
/// `metrics-token`.
#[utoipa::path(get, path = "/metrics",
    operation_id = "readMetrics", tag = "health",
    security((), ("link" = [])),
    responses(
        (status = 200, description = "The counters, in the text format of Prometheus", content_type = "text/plain", body = String), Refused))]
pub(super) async fn metrics(
    State(node): State<Arc<Node>>,
    caller: Caller,
) -> Result<Response, Refused> {
    let secret = caller.secret.as_ref().map(Secret::seat_hash);
    let token = node.live().metrics_token;
    let brought = token.is_some() && secret == token;
    if !caller.is_here && !brought && !caller.is_organiser(&node) {
        return Err(forbidden("ask from the same machine, or bring metrics-token").into());
    }
    let text = measured::text(&node);
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}
