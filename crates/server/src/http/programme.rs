//! Groups lead to finals: places of competitions that are over enter another.

use std::sync::Arc;

use axum::{body::Body, extract::State, response::Response};
use serde::Deserialize;
use ts_rs::TS;
use tuomari_competition::{Competition, Seat, entering, places};
use utoipa::ToSchema;

use super::{
    asked::Path,
    caller::Caller,
    commands::AcceptedDto,
    competitions::{accepted, pass_of, place_of},
    reply::{Refused, read},
};
use crate::{
    answer::{Answer, field, forbidden, unknown_link},
    competition::{
        doing::{Order, What, refused},
        pass::pass,
    },
    node::Node,
    table::secret::Secret,
    wire::{Problem, socket::Token},
};

/// Competitions at most that one takes its entries from.
const MOST: usize = 26;

/// Which places of which competitions enter.
#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlacesDto {
    /// The competitions, all of them over.
    #[schema(min_items = 1, max_items = 26)]
    pub(crate) from: Vec<PlayedDto>,
    /// The first and the last place that enter from each of them.
    #[schema(minimum = 1)]
    pub(crate) first: u32,
    #[schema(minimum = 1)]
    pub(crate) last: u32,
}

/// A competition that is over.
#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayedDto {
    pub(crate) competition: String,
    /// The secret of its organiser's link or its chief arbiter's: who enters
    /// its people elsewhere hands on what is not everybody's to know.
    #[ts(type = "string")]
    pub(crate) token: Token,
}

/// Enters the same places of each of some competitions that are over, teams
/// with their players. For whoever runs both: his links say so.
#[utoipa::path(post, path = "/api/competitions/{competition}/places",
    operation_id = "enterPlaces", tag = "competitions",
    request_body = PlacesDto,
    params(("competition" = String, Path, description = "The competition that they enter")),
    security(("link" = [])),
    responses((status = 200, description = "They have entered", body = AcceptedDto), Refused))]
pub(super) async fn enter(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
    body: Body,
) -> Result<Response, Refused> {
    let place = place_of(&node, &name)?;
    if caller.secret.is_none() {
        return Err(unknown_link().into());
    }
    let asked: PlacesDto = read(body, node.config.max_body).await?;
    if asked.from.is_empty() || asked.from.len() > MOST {
        return Err(field("from", format!("has 1 to {MOST}")).into());
    }
    if asked.first < 1 || asked.last < asked.first {
        return Err(field("last", "is not before the first, which is 1 or more").into());
    }
    let held = place.held(&node).await?;
    let pass = pass_of(&node, &caller, &held)?;
    drop(held);
    let played = played(&node, &caller, &asked.from).await?;
    let work = move || {
        let entries = places(&played, asked.first, asked.last)?;
        Ok(entering(&played, &entries))
    };
    let acts = node.aside.run(work).await;
    let acts = acts.ok_or_else(|| Box::new(Problem::unavailable()))?;
    let acts = acts.map_err(|refusal| refused(&refusal))?;
    if acts.is_empty() {
        return Err(field("first", "nobody has such a place").into());
    }
    let order = Order {
        pass,
        key: None,
        what: What::Acts(acts),
    };
    accepted(node, place, order).await
}

/// The competitions that are named, as they stand; each link is looked at.
async fn played(
    node: &Arc<Node>,
    caller: &Caller,
    from: &[PlayedDto],
) -> Answer<Vec<Arc<Competition>>> {
    let mut played = Vec::with_capacity(from.len());
    for one in from {
        let place = place_of(node, &one.competition)?;
        let held = place.held(node).await?;
        let secret = Secret::from(&one.token);
        let passed = pass(node, Some(&secret), &held);
        let seat = passed
            .inspect_err(|_| node.limits.missed(caller.address))?
            .seat;
        if !matches!(seat, Seat::Organiser | Seat::ChiefArbiter) {
            return Err(forbidden("bring the links of those who run them"));
        }
        played.push(Arc::clone(&held.competition));
    }
    Ok(played)
}
