//! The table at which two go on who have finished a game: the same rules and
//! the same time, colours changed, and the links they have.

use sha2::{Digest as _, Sha256};
use tuomari_board::ArrayNumber;
use tuomari_conduct::Seat;
use tuomari_record::{House, Start, StreamId, TableCreated};

use crate::{
    answer::{Answer, forbidden},
    node::Node,
    table::Table,
    wire::Problem,
};

/// The id of the table that is next: each game has one, whoever asks first.
pub(crate) fn id_of(table: &Table) -> Option<StreamId> {
    if table.created.board.is_some() || !table.is_over(&table.game) {
        return None;
    }
    let drawn = drawn(table.id);
    let mut random = [0; 9];
    random.copy_from_slice(&drawn[..9]);
    let at_ms = table.game.ended_at()?.ms();
    Some(StreamId::new(at_ms, table.id.shard(), random))
}

/// Bits that are the same whoever asks, and that nobody chooses.
fn drawn(id: StreamId) -> [u8; 32] {
    let mut hasher = Sha256::new();
    hasher.update(b"tuomari/next/1\0");
    hasher.update(id.as_bytes());
    hasher.finalize().into()
}

/// Whether they have gone on already.
pub(crate) async fn is_there(node: &Node, next: StreamId) -> bool {
    let first = node.journal.load(next, 1, 1).await;
    first.is_ok_and(|rows| !rows.is_empty())
}

/// What the next table is, and its id.
pub(crate) fn after(table: &Table, seat: Seat) -> Answer<(StreamId, TableCreated)> {
    if !matches!(seat, Seat::Player(_)) {
        return Err(forbidden("only those who played go on"));
    }
    let Some(next) = id_of(table) else {
        let problem = Problem::new("not-over", 409, "There is no next game yet")
            .with_detail("finish this one; in a competition the next round follows");
        return Err(Box::new(problem));
    };
    let mut created = (*table.created).clone();
    std::mem::swap(&mut created.names.white, &mut created.names.black);
    created.names.round = None;
    if let Start::Array(_) = created.start {
        let bits = drawn(next);
        let mut lot = [0; 8];
        lot.copy_from_slice(&bits[..8]);
        created.start = Start::Array(ArrayNumber::draw(u64::from_le_bytes(lot)));
    }
    created.house = created.house.map(|house| House {
        color: !house.color,
        lesson: false,
        ..house
    });
    created.seats = table
        .tokens()
        .map(|(seat, token)| (other(seat), token))
        .collect();
    created.seats.sort_by_key(|(seat, _)| seat.id());
    Ok((next, created))
}

/// Colours are changed.
fn other(seat: Seat) -> Seat {
    match seat {
        Seat::Player(color) => Seat::Player(!color),
        Seat::Assistant(color) => Seat::Assistant(!color),
        seat => seat,
    }
}
