//! Which tables a competition has, and which should stand open.

use tuomari_competition::Stage;
use tuomari_record::{BoardOf, StreamId};

use crate::competition::Held;

/// The tables of a competition, each with the board it is.
pub(crate) fn tables_of(held: &Held) -> Vec<(StreamId, BoardOf)> {
    let mut tables = Vec::new();
    for round in held.competition.rounds() {
        for (board, one) in (1..).zip(round.boards()) {
            let id = one.table().and_then(|table| table.0.parse().ok());
            if let (Some(id), Some(white), Some(black)) = (id, one.white(), one.black()) {
                let of = BoardOf {
                    competition: held.id,
                    round: round.number(),
                    board,
                    white,
                    black,
                };
                tables.push((id, of));
            }
        }
    }
    tables
}

/// The tables that should stand open: those of a round that is being played,
/// where no result was said without one.
pub(crate) fn wanted(held: &Held) -> Vec<(StreamId, BoardOf)> {
    let competition = &held.competition;
    let open = |of: &BoardOf| {
        let round = competition.round(of.round);
        round.is_some_and(|round| {
            let place = usize::try_from(of.board).unwrap_or(0).saturating_sub(1);
            let board = round.boards().get(place);
            round.stage() == Stage::Published && board.is_some_and(|one| one.outcome().is_none())
        })
    };
    let mut tables = tables_of(held);
    tables.retain(|(_, of)| open(of));
    tables
}
