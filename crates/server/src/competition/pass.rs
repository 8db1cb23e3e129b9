//! Whose seat a secret opens in a competition.

use tuomari_competition::Seat;
use tuomari_record::TokenHash;

use crate::{
    answer::{Answer, unknown_link},
    competition::Held,
    node::Node,
    table::secret::Secret,
};

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
    if node.organiser == Some(secret.organiser_hash()) {
        return Ok((Seat::ChiefArbiter, None));
    }
    Err(unknown_link())
}
