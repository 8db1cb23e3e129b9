//! Links of seats: reissued, revoked, drawn as QR codes.

use std::sync::Arc;

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse as _, Response},
};
use tuomari_conduct::{By, Seat};
use tuomari_record::{Author, Kind};

use super::{
    asked::Path,
    caller::Caller,
    reply::{Refused, drawn, json},
};
use crate::{
    answer::{Answer, field, forbidden, unknown_link},
    doing::manage,
    node::Node,
    table::{
        pass::stream,
        place::TablePlace,
        seats::{seat_link, seat_of_word},
        secret::Secret,
    },
    wire::{Problem, answer::SeatLinkDto},
};

/// Gives a seat a new link; the old one opens nothing any more. For the
/// organiser, and for the arbiter except about the arbiter's own seat.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}", tag = "seats",
    params(
        ("table" = String, Path, description = "The table's id"),
        ("seat" = String, Path, description = "The seat: white, black, arbiter …")),
    security(("link" = [])),
    responses((status = 200, body = SeatLinkDto), Refused))]
pub(super) async fn reissue(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path((name, seat)): Path<(String, String)>,
) -> Result<Response, Refused> {
    let (place, seat, by) = authorised(&node, &caller, &name, &seat).await?;
    let secret = Secret::draw().map_err(|_| Box::new(Problem::unavailable()))?;
    let token = secret.seat_hash();
    change(&node, &place, by, Kind::SeatReissued { seat, token }).await?;
    let link = seat_link(&node.config, &place.name, seat, &secret);
    Ok(json(StatusCode::OK, &link))
}

/// Takes a seat's link away.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}", tag = "seats",
    params(
        ("table" = String, Path, description = "The table's id"),
        ("seat" = String, Path, description = "The seat: white, black, arbiter …")),
    security(("link" = [])),
    responses((status = 204), Refused))]
pub(super) async fn revoke(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path((name, seat)): Path<(String, String)>,
) -> Result<Response, Refused> {
    let (place, seat, by) = authorised(&node, &caller, &name, &seat).await?;
    change(&node, &place, by, Kind::SeatRevoked { seat }).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Draws the link of whoever asks as a QR code.
#[utoipa::path(get, path = "/api/tables/{table}/qr", tag = "seats",
    params(("table" = String, Path, description = "The table's id")),
    security(("link" = [])),
    responses((status = 200, content_type = "image/svg+xml", body = String), Refused))]
pub(super) async fn qr(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Refused> {
    let id = stream(&name)?;
    let secret = caller.secret.clone().ok_or_else(unknown_link)?;
    let place = node.hall.place(&node, id)?;
    let seat = caller.pass(&node, &*place.table(&node).await?)?.seat;
    let link = seat_link(&node.config, &place.name, seat, &secret);
    Ok(drawn(&link.link)?)
}

async fn authorised(
    node: &Arc<Node>,
    caller: &Caller,
    name: &str,
    seat: &str,
) -> Answer<(Arc<TablePlace>, Seat, Author)> {
    let id = stream(name)?;
    let seat = seat_of_word(seat).ok_or_else(|| {
        let known: Vec<&str> = Seat::ALL.iter().map(|seat| seat.id()).collect();
        field("seat", format!("is one of {}", known.join(", ")))
    })?;
    if caller.secret.is_none() {
        return Err(unknown_link());
    }
    let place = node.hall.place(node, id)?;
    let table = place.table(node).await?;
    let by = if caller.is_organiser(node) {
        Author::Organiser
    } else {
        let pass = caller.pass(node, &table)?;
        if pass.seat != Seat::Arbiter || seat == Seat::Arbiter {
            return Err(forbidden("ask the organiser, or the arbiter of the table"));
        }
        Author::AtTable(By::Arbiter)
    };
    drop(table);
    Ok((place, seat, by))
}

async fn change(node: &Arc<Node>, place: &Arc<TablePlace>, by: Author, kind: Kind) -> Answer<u64> {
    let (node, place) = (Arc::clone(node), Arc::clone(place));
    let doing = tokio::spawn(async move { manage(&node, &place, by, &kind).await });
    doing.await.map_err(|_| Box::new(Problem::unavailable()))?
}
