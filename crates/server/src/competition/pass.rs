//! From a link and a competition's name to a seat.

use tuomari_competition::Seat;
use tuomari_record::StreamId;

use crate::{
    answer::{Answer, unknown_link},
    competition::{Held, doing::Pass, place::no_competition},
    node::{Node, acts},
    table::secret::Secret,
};

/// The competition that a name in a path or a message means.
pub(crate) fn stream(name: &str) -> Answer<StreamId> {
    let id: Result<StreamId, _> = name.parse();
    let id = id.ok().filter(|id| id.is_competition());
    id.ok_or_else(no_competition)
}

/// The seat that a secret opens, and by what. Without one it is the public's;
/// an organiser of the server conducts what is his.
pub(crate) fn pass(node: &Node, secret: Option<&Secret>, held: &Held) -> Answer<Pass> {
    let Some(secret) = secret else {
        return Ok(Pass::without(Seat::Public));
    };
    let token = secret.seat_hash();
    if let Some(seat) = held.links.seat_of(token) {
        acts::used(&node.limits, token, Some(held.id), &seat, None);
        return Ok(Pass {
            token: Some(token),
            ..Pass::without(seat)
        });
    }
    let Some(name) = node.conducts(secret, held.tables.organiser) else {
        acts::refused(&held.id);
        return Err(unknown_link());
    };
    acts::used(
        &node.limits,
        token,
        Some(held.id),
        &Seat::ChiefArbiter,
        Some(name),
    );
    Ok(Pass {
        organiser: Some(name),
        ..Pass::without(Seat::ChiefArbiter)
    })
}
