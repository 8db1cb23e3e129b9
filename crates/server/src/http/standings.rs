//! A place in the standings, each value opened to what it is made of.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};
use tuomari_competition::{OpenedPlace, PlayerId, TeamId, Who};

use super::{
    asked::Path,
    caller::Caller,
    competitions::place_of,
    reply::{Refused, json},
};
use crate::{answer::field, node::Node, wire::Problem};

/// Opens a place in the standings: what points and tie-breaks are made of,
/// term by term. Anybody may ask, as anybody may see the standings.
#[utoipa::path(get, path = "/api/competitions/{competition}/standings/{who}",
    operation_id = "openStanding", tag = "competitions",
    params(
        ("competition" = String, Path, description = "The competition's id"),
        ("who" = String, Path, description = "`player-` or `team-` and a number, as the view has them")),
    security(()),
    responses(
        (status = 200, description = "The place, its points and tie-breaks, term by term", body = OpenedPlace), Refused))]
pub(super) async fn open(
    State(node): State<Arc<Node>>,
    _caller: Caller,
    Path((name, who)): Path<(String, String)>,
) -> Result<Response, Refused> {
    let who = read(&who).ok_or_else(|| field("who", "is player- or team- and a number"))?;
    let place = place_of(&node, &name)?;
    let held = place.held(&node).await?;
    let competition = Arc::clone(&held.competition);
    drop(held);
    let work = move || competition.opened(who);
    let opened = node.aside.run(work).await;
    let opened = opened.ok_or_else(|| Box::new(Problem::unavailable()))?;
    let opened = opened.ok_or_else(|| field("who", "has no place in the standings"))?;
    Ok(json(StatusCode::OK, &opened))
}

fn read(text: &str) -> Option<Who> {
    let (kind, number) = text.split_once('-')?;
    let number = number.parse().ok()?;
    match kind {
        "player" => Some(Who::Player(PlayerId(number))),
        "team" => Some(Who::Team(TeamId(number))),
        _ => None,
    }
}
