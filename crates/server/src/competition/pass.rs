//! From a link and a competition's name to a seat.

use tuomari_competition::Seat;
use tuomari_record::{StreamId, TokenHash};

use crate::{
    answer::{Answer, unknown_link},
    competition::{Held, place::no_competition},
    node::Node,
    table::secret::Secret,
};

/// The competition that a name in a path or a message means.
pub(crate) fn stream(name: &str) -> Answer<StreamId> {
    let id: Result<StreamId, _> = name.parse();
    let id = id.ok().filter(|id| id.is_competition());
    id.ok_or_else(no_competition)
}

/// The seat that a secret opens, and the link by which it does. Without one it
/// is the public's; whoever runs this server conducts what is on it.
pub(crate) fn pass(
    node: &Node,
    secret: Option<&Secret>,
    held: &Held,
) -> Answer<(Seat, Option<TokenHash>)> {
    let Some(secret) = secret else {
        return Ok((Seat::Public, None));
    };
    let token = secret.seat_hash();
    if let Some(seat) = held.links.seat_of(token) {
        node.limits.know(token);
        return Ok((seat, Some(token)));
    }
    if node.is_organisers(secret) {
        return Ok((Seat::ChiefArbiter, None));
    }
    Err(unknown_link())
}
