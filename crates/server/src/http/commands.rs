//! Doing something at a table over HTTP.

use std::sync::Arc;

use axum::{
    body::Body,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::{
    asked::Path,
    caller::Caller,
    reply::{Refused, json, read},
};
use crate::{
    answer::{field, unknown_link},
    doing::{Order, Way, carry_out, key_of},
    done::Done,
    node::Node,
    table::pass::stream,
    wire::{
        ActDto, Problem,
        socket::{MAX_MESSAGE_BYTES, MAX_NAME},
    },
};

/// A command that was carried out.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AcceptedDto {
    /// The version it led to.
    pub(crate) version: u64,
    /// What to keep of it: by this the record can be checked without any key,
    /// and all that came before it. 64 hexadecimal digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) receipt: Option<String>,
}

impl From<Done> for AcceptedDto {
    fn from(done: Done) -> AcceptedDto {
        AcceptedDto {
            version: done.version,
            receipt: done.receipt(),
        }
    }
}

/// Does something at a table. With the header `Idempotency-Key` a command that
/// is sent again is one command, and is answered with its first outcome.
#[utoipa::path(post, path = "/api/tables/{table}/commands",
    operation_id = "actAtTable", tag = "tables",
    request_body = ActDto,
    params(
        ("table" = String, Path, description = "The table's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "1 to 64 letters, digits, hyphens or underscores")),
    security(("link" = [])),
    responses(
        (status = 200, description = "It was done, now or when its key came first", body = AcceptedDto), Refused))]
pub(super) async fn command(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refused> {
    let came = node.clock.now();
    let id = stream(&name)?;
    if caller.secret.is_none() {
        return Err(unknown_link().into());
    }
    let act: Value = read(body, MAX_MESSAGE_BYTES.min(node.config.max_body)).await?;
    let key = key(&headers)?;
    let place = node.hall.place(&node, id)?;
    let table = place.table(&node).await?;
    let pass = caller.pass(&node, &table)?;
    drop(table);
    let order = Order {
        pass,
        key: key.map(|key| key_of(pass.seat, &key)),
        act,
        way: Way::now(came),
        answer: None,
    };
    // Whoever asked may go away; what was begun is finished.
    let doing = tokio::spawn(async move { carry_out(&node, &place, &order).await });
    let done = doing.await.map_err(|_| Box::new(Problem::unavailable()))?;
    Ok(json(StatusCode::OK, &AcceptedDto::from(done?)))
}

/// The key that somebody chose for what he asks.
pub(super) fn key(headers: &HeaderMap) -> Result<Option<String>, Box<Problem>> {
    let Some(key) = headers.get("idempotency-key") else {
        return Ok(None);
    };
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    let bytes = key.as_bytes();
    if bytes.is_empty() || bytes.len() > MAX_NAME || !bytes.iter().all(|byte| plain(*byte)) {
        let detail = format!("has 1 to {MAX_NAME} letters, digits, hyphens or underscores");
        return Err(field("Idempotency-Key", detail));
    }
    Ok(key.to_str().ok().map(str::to_owned))
}
