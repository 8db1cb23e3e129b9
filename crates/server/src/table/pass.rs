//! From a link and a table's name to a seat.

use tuomari_conduct::Seat;
use tuomari_record::StreamId;

use crate::{
    answer::{Answer, unknown_link},
    doing::Pass,
    node::{Node, acts},
    table::{Table, secret::Secret},
    wire::Problem,
};

/// The seat that a secret opens at a table. An organiser's secret opens the
/// arbiter's seat of every table that he conducts, so that one desk can follow
/// them all: he could give himself a link of each anyway.
pub(crate) fn pass(node: &Node, secret: Option<&Secret>, table: &Table) -> Answer<Pass> {
    let Some(secret) = secret else {
        return Ok(Pass {
            seat: Seat::Spectator,
            token: None,
            organiser: None,
        });
    };
    let token = secret.seat_hash();
    let Some(seat) = table.seat_of(token) else {
        let Some(name) = node.conducts(secret, table.created.organiser) else {
            acts::refused(&table.id);
            return Err(unknown_link());
        };
        return Ok(Pass {
            seat: Seat::Arbiter,
            token: None,
            organiser: Some(name),
        });
    };
    Ok(Pass {
        seat,
        token: Some(token),
        organiser: None,
    })
}

/// The stream that a name in a path or a message means.
pub(crate) fn stream(name: &str) -> Answer<StreamId> {
    let id: Result<StreamId, _> = name.parse();
    let id = id.ok().filter(|id| !id.is_competition());
    id.ok_or_else(|| Box::new(Problem::no_table()))
}
