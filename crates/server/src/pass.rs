//! From a link and a table's name to a seat.

use tuomari_conduct::Seat;
use tuomari_journal::StreamId;

use crate::{
    doing::Pass,
    secret::Secret,
    table::Table,
    told::{Told, unknown_link},
    wire::Problem,
};

/// The seat that a secret opens at a table.
pub(crate) fn pass(secret: Option<&Secret>, table: &Table) -> Told<Pass> {
    let Some(secret) = secret else {
        return Ok(Pass {
            seat: Seat::Spectator,
            token: None,
        });
    };
    let token = secret.seat_hash();
    let seat = table.seat_of(token).ok_or_else(unknown_link)?;
    Ok(Pass {
        seat,
        token: Some(token),
    })
}

/// The stream that a name in a path or a message means.
pub(crate) fn stream(name: &str) -> Told<StreamId> {
    name.parse().map_err(|_| Box::new(Problem::no_table()))
}
