//! What whoever asks may do on this server.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};

use super::{
    caller::Caller,
    reply::{Refused, json},
};
use crate::{node::Node, wire::answer::HereDto};

/// Says what one may do here, with or without the organiser's link.
#[utoipa::path(get, path = "/api/here",
    operation_id = "readHere", tag = "tables",
    security((), ("link" = [])),
    responses((status = 200, description = "What whoever asks may do", body = HereDto), Refused))]
pub(super) async fn here(
    State(node): State<Arc<Node>>,
    caller: Caller,
) -> Result<Response, Refused> {
    let organiser = caller.is_organiser(&node);
    let answer = HereDto {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        organiser,
        creates: organiser || node.config.anyone_creates,
        lists: organiser || node.config.anyone_lists,
        house: node.config.house,
        embeds: !node.config.embed_sites.is_empty(),
    };
    Ok(json(StatusCode::OK, &answer))
}
