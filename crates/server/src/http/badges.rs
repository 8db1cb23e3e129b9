//! Links of a competition: given out, printed again, taken away.

use std::{collections::BTreeSet, sync::Arc};

use axum::{
    body::Body,
    extract::State,
    http::StatusCode,
    response::{IntoResponse as _, Response},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_competition::{Competition, Seat};
use tuomari_record::Link;
use utoipa::ToSchema;

use super::{
    asked::Path,
    caller::Caller,
    competitions::{CompetitionLinkDto, link_dto, pass_of, place_of},
    reply::{Refused, drawn, json, read},
};
use crate::{
    answer::{Answer, field, forbidden, unknown_link},
    competition::{
        badge,
        doing::{Order, Pass, What, carry_out},
        place::CompetitionPlace,
    },
    node::Node,
    table::secret::Secret,
    wire::Problem,
};

/// Links in one request at most.
const MOST: usize = 10_000;

/// Who is to have a new link.
#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewLinksDto {
    /// Seats: `player-17`, `captain-3`, `deputy`, `sector-arbiter-1-20`. The
    /// link that one had opens nothing any more.
    #[serde(default)]
    #[schema(max_items = 10000)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub(crate) seats: Vec<String>,
    /// And every player who has none yet.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub(crate) players: bool,
    /// And every captain who has none yet.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub(crate) captains: bool,
}

/// Links, each for one seat.
#[derive(Debug, Serialize, ToSchema, TS)]
pub(crate) struct CompetitionLinksDto {
    pub(crate) links: Vec<CompetitionLinkDto>,
    /// Seats that have a link which cannot be told again: give a new one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub(crate) lost: Vec<String>,
}

/// Gives out links. For the organiser, who can have them told again, and for
/// the chief arbiter, who cannot.
#[utoipa::path(post, path = "/api/competitions/{competition}/links",
    operation_id = "createLinks", tag = "competitions",
    request_body = NewLinksDto,
    params(("competition" = String, Path, description = "The competition's id")),
    security(("link" = [])),
    responses(
        (status = 200, description = "The links, with their secrets", body = CompetitionLinksDto), Refused))]
pub(super) async fn give(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
    body: Body,
) -> Result<Response, Refused> {
    let asked: NewLinksDto = read(body, node.config.max_body).await?;
    let (place, pass) = authorised(&node, &caller, &name).await?;
    let held = place.held(&node).await?;
    let seats = meant(&held.competition, &asked, &pass.seat, |seat| {
        held.links.issued(seat)
    })?;
    let mut given = Vec::with_capacity(seats.len());
    for seat in seats {
        let own = caller.secret.as_ref();
        let own = own.filter(|_| pass.seat == Seat::Organiser);
        let secret = match own {
            Some(own) => badge::of(own, place.id, &seat, held.links.issued(&seat)),
            None => Secret::draw().map_err(|_| Box::new(Problem::unavailable()))?,
        };
        given.push((seat, secret));
    }
    drop(held);
    let links = given.iter().map(|(seat, secret)| Link {
        seat: seat.clone(),
        token: Some(secret.seat_hash()),
    });
    if !given.is_empty() {
        change(&node, &place, pass, links.collect()).await?;
    }
    let links = given.iter();
    let answer = CompetitionLinksDto {
        links: links
            .map(|(seat, secret)| link_dto(&node, &place.name, seat, secret))
            .collect(),
        lost: Vec::new(),
    };
    Ok(json(StatusCode::OK, &answer))
}

/// Tells the organiser the links that his own link made, to print them again.
#[utoipa::path(get, path = "/api/competitions/{competition}/links",
    operation_id = "listLinks", tag = "competitions",
    params(("competition" = String, Path, description = "The competition's id")),
    security(("link" = [])),
    responses(
        (status = 200, description = "The links that are known", body = CompetitionLinksDto), Refused))]
pub(super) async fn again(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Refused> {
    let (place, pass) = authorised(&node, &caller, &name).await?;
    let secret = caller.secret.as_ref();
    let secret = secret.filter(|_| pass.seat == Seat::Organiser);
    let Some(own) = secret else {
        return Err(forbidden("bring the link of the competition's organiser").into());
    };
    let held = place.held(&node).await?;
    let mut answer = CompetitionLinksDto {
        links: Vec::new(),
        lost: Vec::new(),
    };
    let mut all = held.links.all();
    all.retain(|(seat, _)| *seat != Seat::Organiser);
    all.sort_by_key(|(seat, _)| order(seat));
    for (seat, token) in all {
        match badge::again(own, place.id, &held.links, &seat, token) {
            Some(secret) => answer
                .links
                .push(link_dto(&node, &place.name, &seat, &secret)),
            None => answer.lost.push(seat.to_string()),
        }
    }
    Ok(json(StatusCode::OK, &answer))
}

/// Takes a seat's link away.
#[utoipa::path(delete, path = "/api/competitions/{competition}/links/{seat}",
    operation_id = "revokeCompetitionLink", tag = "competitions",
    params(
        ("competition" = String, Path, description = "The competition's id"),
        ("seat" = String, Path, description = "The seat: player-17, deputy …")),
    security(("link" = [])),
    responses((status = 204, description = "The link opens nothing any more"), Refused))]
pub(super) async fn take_away(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path((name, seat)): Path<(String, String)>,
) -> Result<Response, Refused> {
    let (place, pass) = authorised(&node, &caller, &name).await?;
    let seat = seat_of_word(&seat)?;
    may_change(&pass.seat, &seat)?;
    let link = Link { seat, token: None };
    change(&node, &place, pass, vec![link]).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Draws the link of whoever asks as a QR code.
#[utoipa::path(get, path = "/api/competitions/{competition}/qr",
    operation_id = "drawCompetitionLink", tag = "competitions",
    params(("competition" = String, Path, description = "The competition's id")),
    security(("link" = [])),
    responses(
        (status = 200, description = "The link as a QR code", content_type = "image/svg+xml", body = String), Refused))]
pub(super) async fn qr(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Refused> {
    let secret = caller.secret.clone().ok_or_else(unknown_link)?;
    let place = place_of(&node, &name)?;
    let seat = pass_of(&node, &caller, &*place.held(&node).await?)?.seat;
    let link = link_dto(&node, &place.name, &seat, &secret);
    Ok(drawn(&link.link)?)
}

/// Whoever gives out links: the organiser and the chief arbiter.
async fn authorised(
    node: &Arc<Node>,
    caller: &Caller,
    name: &str,
) -> Answer<(Arc<CompetitionPlace>, Pass)> {
    if caller.secret.is_none() {
        return Err(unknown_link());
    }
    let place = place_of(node, name)?;
    let pass = pass_of(node, caller, &*place.held(node).await?)?;
    match pass.seat {
        Seat::Organiser | Seat::ChiefArbiter => Ok((place, pass)),
        _ => Err(forbidden("ask the organiser, or the chief arbiter")),
    }
}

/// The organiser's own link is nobody else's to change.
fn may_change(by: &Seat, seat: &Seat) -> Answer<()> {
    match seat {
        Seat::Organiser if *by != Seat::Organiser => {
            Err(forbidden("the organiser's link is the organiser's"))
        }
        Seat::Table(_) | Seat::System | Seat::Public => {
            Err(field("seats", format!("{seat} has no link")))
        }
        _ => Ok(()),
    }
}

fn seat_of_word(word: &str) -> Answer<Seat> {
    let seat = word.parse();
    seat.map_err(|_| {
        field(
            "seats",
            "is player-17, captain-3, deputy, sector-arbiter-1-20 …",
        )
    })
}

/// The seats that are meant, each once, all of them of this competition.
fn meant(
    competition: &Competition,
    asked: &NewLinksDto,
    by: &Seat,
    issued: impl Fn(&Seat) -> u32,
) -> Answer<Vec<Seat>> {
    let mut seats = Vec::new();
    let mut seen = BTreeSet::new();
    for word in &asked.seats {
        let seat = seat_of_word(word)?;
        may_change(by, &seat)?;
        let known = match &seat {
            Seat::Player(player) => competition.player(*player).is_some(),
            Seat::Captain(team) => competition.team(*team).is_some(),
            _ => true,
        };
        if !known {
            return Err(field("seats", format!("there is no {seat}")));
        }
        if seen.insert(seat.to_string()) {
            seats.push(seat);
        }
    }
    let captains = competition.teams().iter().filter(|_| asked.captains);
    let players = competition.players().iter().filter(|_| asked.players);
    let all = captains
        .map(|team| Seat::Captain(team.id()))
        .chain(players.map(|player| Seat::Player(player.id())));
    for seat in all {
        if issued(&seat) == 0 && seen.insert(seat.to_string()) {
            seats.push(seat);
        }
    }
    if seats.len() > MOST {
        return Err(field("seats", format!("has at most {MOST}")));
    }
    Ok(seats)
}

/// Officials first, then captains and players by their numbers.
fn order(seat: &Seat) -> (u8, u32) {
    match seat {
        Seat::ChiefArbiter => (0, 0),
        Seat::Deputy => (1, 0),
        Seat::SectorArbiter(first, _) => (2, *first),
        Seat::Captain(team) => (3, team.0),
        Seat::Player(player) => (4, player.0),
        _ => (5, 0),
    }
}

async fn change(
    node: &Arc<Node>,
    place: &Arc<CompetitionPlace>,
    pass: Pass,
    links: Vec<Link>,
) -> Answer<u64> {
    let order = Order {
        pass,
        key: None,
        what: What::Links(links),
    };
    let (node, place) = (Arc::clone(node), Arc::clone(place));
    let doing = tokio::spawn(async move { carry_out(&node, &place, &order).await });
    let done = doing.await.map_err(|_| Box::new(Problem::unavailable()))?;
    done.map(|done| done.version)
}
