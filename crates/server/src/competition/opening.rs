//! Tables for the boards of a round that was made known.
//!
//! The boards have the names of their tables before there are any. A table is
//! the first row of its stream, so whichever node is first has opened it, and
//! one that comes second finds it open: whatever dies in between, every board
//! has one table.

use futures::future::join_all;
use tuomari_competition::TableId;
use tuomari_journal::{Append, Outcome};
use tuomari_record::{Author, BoardOf, Body, Entry, Kind, Names, StreamId, TableCreated, chain};

use crate::{
    answer::{Answer, trouble},
    competition::{Held, boards::wanted},
    doing::duty,
    node::Node,
    table::{Table, naming::new_id},
};

/// Tables that are opened at a time.
const AT_A_TIME: usize = 256;

/// Names for so many tables, each in one of the shards by lot.
pub(crate) fn names(shards: usize, now_ms: u64, count: usize) -> Vec<TableId> {
    let name = |_| TableId(new_id(shards, now_ms, StreamId::new).to_string());
    (0..count).map(name).collect()
}

/// Opens every table that should stand open and does not. Those that do are
/// left as they are.
pub(crate) async fn open_tables(node: &Node, held: &Held) -> Answer<()> {
    let at_ms = held.accepted_ms;
    let mut rows = Vec::new();
    for (id, of) in wanted(held) {
        rows.push(first_row(node, held, id, of, at_ms)?);
    }
    while !rows.is_empty() {
        let rest = rows.split_off(rows.len().min(AT_A_TIME));
        let opened = rows.into_iter().map(|row| node.committer.append(row));
        for outcome in join_all(opened).await {
            match outcome {
                // Somebody else was faster.
                Outcome::Appended | Outcome::Conflict => {}
                Outcome::Failed(error) => return Err(trouble(&error)),
            }
        }
        rows = rest;
    }
    Ok(())
}

fn first_row(node: &Node, held: &Held, id: StreamId, of: BoardOf, at_ms: u64) -> Answer<Append> {
    let created = table(held, of);
    let entry = Entry {
        at_ms,
        by: Author::Organiser,
        key: None,
        kind: Kind::TableCreated(Box::new(created.clone())),
    };
    let body: Body = entry.write().into();
    let hash = chain::link(&chain::NO_HASH, id, 1, &body);
    let table = Table::created(id, created, at_ms, hash, &node.shelf);
    let table = table.map_err(|error| trouble(&error))?;
    let due = duty::due(None, table.bound(&table.game));
    Ok(Append::new(id, 1, hash, body).due(due))
}

/// A board as a table.
fn table(held: &Held, of: BoardOf) -> TableCreated {
    let competition = &held.competition;
    let name = |who| Some(competition.name(who).to_owned());
    let regulations = competition.regulations();
    TableCreated {
        names: Names {
            white: name(of.white.into()),
            black: name(of.black.into()),
            competition: regulations.map(|one| one.name.clone()),
            place: regulations
                .map(|one| one.city.clone())
                .filter(|city| !city.is_empty()),
            round: Some(format!("{}.{}", of.round, of.board)),
        },
        seats: Vec::new(),
        board: Some(of),
        ..(*held.tables).clone()
    }
}
