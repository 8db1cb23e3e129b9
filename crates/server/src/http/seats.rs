//! Links of seats: reissued, revoked, drawn as QR codes.

use std::sync::Arc;

use axum::{
    body::Body,
    extract::State,
    http::StatusCode,
    response::{IntoResponse as _, Response},
};
use serde::Deserialize;
use tuomari_conduct::{By, Seat};
use tuomari_record::{Author, Kind, OrganiserName, TokenHash};
use utoipa::IntoParams;

use super::{
    asked::{Path, Query},
    caller::Caller,
    reply::{Refused, drawn, json, read},
};
use crate::{
    answer::{Answer, field, forbidden, unknown_link},
    doing::{Pass, manage},
    node::Node,
    table::{
        Table,
        creating::begin,
        next,
        pass::stream,
        place::TablePlace,
        seats::{invitation, seat_link, seat_of_word},
        secret::Secret,
    },
    talk::presence,
    wire::{
        Problem,
        answer::{NextDto, SeatLinkDto, TakeDto},
    },
};

/// Gives a seat a new link; the old one opens nothing any more. Not to one in
/// which a player sits. For the organiser, and for the arbiter except about
/// the arbiter's own seat.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}",
    operation_id = "reissueSeat", tag = "seats",
    params(
        ("table" = String, Path, description = "The table's id"),
        ("seat" = String, Path, description = "The seat: white, black, arbiter …")),
    security(("link" = [])),
    responses(
        (status = 200, description = "The new link, with its secret", body = SeatLinkDto), Refused))]
pub(super) async fn reissue(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path((name, seat)): Path<(String, String)>,
) -> Result<Response, Refused> {
    let (place, seat, by) = authorised(&node, &caller, &name, &seat).await?;
    if let Seat::Player(color) = seat
        && presence::sits(&place, color)
    {
        let problem = Problem::new("seated", 409, "Somebody sits there")
            .with_detail("his link stays; to show him out, take the link away first");
        return Err(Box::new(problem).into());
    }
    let secret = Secret::draw().map_err(|_| Box::new(Problem::unavailable()))?;
    let token = secret.seat_hash();
    let kind = Kind::SeatReissued { seat, token };
    change(&node, &place, by, move |_| Ok(kind.clone())).await?;
    let link = seat_link(&node.config, &place.name, seat, &secret);
    Ok(json(StatusCode::OK, &link))
}

/// Takes a seat's link away.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}",
    operation_id = "revokeSeat", tag = "seats",
    params(
        ("table" = String, Path, description = "The table's id"),
        ("seat" = String, Path, description = "The seat: white, black, arbiter …")),
    security(("link" = [])),
    responses((status = 204, description = "The link opens nothing any more"), Refused))]
pub(super) async fn revoke(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path((name, seat)): Path<(String, String)>,
) -> Result<Response, Refused> {
    let (place, seat, by) = authorised(&node, &caller, &name, &seat).await?;
    let kind = Kind::SeatRevoked { seat };
    change(&node, &place, by, move |_| Ok(kind.clone())).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Takes the seat of the link for good: from now on it opens with the secret
/// that was brought, and the link that was sent around opens nothing. Of
/// several who have that link, the first sits. Who asks again with the same
/// secret, because he heard no answer, has his seat.
#[utoipa::path(post, path = "/api/tables/{table}/take",
    operation_id = "takeSeat", tag = "seats", request_body = TakeDto,
    params(("table" = String, Path, description = "The table's id")),
    security(("link" = [])),
    responses(
        (status = 200, description = "The link by which the seat opens from now on", body = SeatLinkDto), Refused))]
pub(super) async fn take(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
    body: Body,
) -> Result<Response, Refused> {
    let id = stream(&name)?;
    let asked: TakeDto = read(body, node.config.max_body).await?;
    let secret = Secret::chosen(&asked.token.0).map_err(|wrong| field("token", wrong))?;
    let place = node.hall.place(&node, id)?;
    let table = place.table(&node).await?;
    let token = secret.seat_hash();
    let seat = if let Some(seat) = table.seat_of(token) {
        seat
    } else {
        let pass = caller.pass(&node, &table)?;
        drop(table);
        takes(&node, &place, pass, token).await?
    };
    let link = seat_link(&node.config, &place.name, seat, &secret);
    Ok(json(StatusCode::OK, &link))
}

/// Gives a player's seat to whoever has its link, unless another was faster.
async fn takes(
    node: &Arc<Node>,
    place: &Arc<TablePlace>,
    pass: Pass,
    token: TokenHash,
) -> Answer<Seat> {
    let (Seat::Player(color), Some(invited)) = (pass.seat, pass.token) else {
        return Err(forbidden("open the link of a player's seat"));
    };
    let seat = pass.seat;
    let by = (Author::AtTable(By::Player(color)), None);
    let change_hands = move |table: &Table| {
        if !table.is_own(seat, invited) {
            return Err(unknown_link());
        }
        Ok(Kind::SeatReissued { seat, token })
    };
    change(node, place, by, change_hands).await?;
    Ok(seat)
}

/// Goes on at another table, once the game is over: the same rules and time,
/// colours changed, and the links of the two open their seats there. Who of
/// them asks second is led to the same table.
#[utoipa::path(post, path = "/api/tables/{table}/next",
    operation_id = "continueAtNextTable", tag = "seats",
    params(("table" = String, Path, description = "The table's id")),
    security(("link" = [])),
    responses((status = 200, description = "The next table", body = NextDto), Refused))]
pub(super) async fn go_on(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Refused> {
    let id = stream(&name)?;
    let place = node.hall.place(&node, id)?;
    let table = place.table(&node).await?;
    let seat = caller.pass(&node, &table)?.seat;
    let (next_id, created) = next::after(&table, seat)?;
    drop(table);
    // If it is there already, the other was faster.
    begin(&node, next_id, created).await?;
    presence::go_on(&node, &place, next_id);
    let answer = NextDto {
        table: next_id.to_string(),
    };
    Ok(json(StatusCode::OK, &answer))
}

/// Which link is drawn.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Drawn {
    /// One by which the seat is taken, for whoever opens it first.
    #[serde(default)]
    pub(crate) invitation: bool,
}

/// Draws the link of whoever asks as a QR code.
#[utoipa::path(get, path = "/api/tables/{table}/qr",
    operation_id = "drawTableLink", tag = "seats",
    params(("table" = String, Path, description = "The table's id"), Drawn),
    security(("link" = [])),
    responses(
        (status = 200, description = "The link as a QR code", content_type = "image/svg+xml", body = String), Refused))]
pub(super) async fn qr(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
    Query(asked): Query<Drawn>,
) -> Result<Response, Refused> {
    let id = stream(&name)?;
    let secret = caller.secret.clone().ok_or_else(unknown_link)?;
    let place = node.hall.place(&node, id)?;
    let seat = caller.pass(&node, &*place.table(&node).await?)?.seat;
    let link = if asked.invitation {
        invitation(&node.config, &place.name, &secret)
    } else {
        seat_link(&node.config, &place.name, seat, &secret).link
    };
    Ok(drawn(&link)?)
}

/// Who changes a seat, and which organiser by name it is.
type Whom = (Author, Option<OrganiserName>);

async fn authorised(
    node: &Arc<Node>,
    caller: &Caller,
    name: &str,
    seat: &str,
) -> Answer<(Arc<TablePlace>, Seat, Whom)> {
    let id = stream(name)?;
    let seat = seat_of_word(seat).ok_or_else(|| {
        let known: Vec<&str> = Seat::ALL.iter().map(|seat| seat.id()).collect();
        field("seat", format!("is one of {}", known.join(", ")))
    })?;
    let secret = caller.secret.as_ref().ok_or_else(unknown_link)?;
    let place = node.hall.place(node, id)?;
    let table = place.table(node).await?;
    let by = if let Some(name) = node.conducts(secret, table.created.organiser) {
        (Author::Organiser, Some(name).filter(|name| !name.is_main()))
    } else {
        let pass = caller.pass(node, &table)?;
        if pass.seat != Seat::Arbiter || seat == Seat::Arbiter {
            return Err(forbidden("ask the organiser, or the arbiter of the table"));
        }
        (Author::AtTable(By::Arbiter), None)
    };
    drop(table);
    Ok((place, seat, by))
}

async fn change(
    node: &Arc<Node>,
    place: &Arc<TablePlace>,
    by: Whom,
    what: impl Fn(&Table) -> Answer<Kind> + Send + Sync + 'static,
) -> Answer<u64> {
    let (node, place) = (Arc::clone(node), Arc::clone(place));
    let doing = tokio::spawn(async move { manage(&node, &place, by, what).await });
    doing.await.map_err(|_| Box::new(Problem::unavailable()))?
}
