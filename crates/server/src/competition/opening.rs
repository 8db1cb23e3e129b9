//! Tables for the boards of a round that was made known.
//!
//! The boards have the names of their tables before there are any. A table is
//! the first row of its stream, so whichever node is first has opened it, and
//! one that comes second finds it open: whatever dies in between, every board
//! has one table. Where the round has its hour, the second row appoints it: the
//! clocks start then, and who does not come loses as the rules say.

use std::sync::Arc;

use futures::future::join_all;
use tuomari_bus::Hint;
use tuomari_clock::{At, State};
use tuomari_competition::TableId;
use tuomari_conduct::{Act, By, Command, Event, Table as TableKind};
use tuomari_journal::{Append, Outcome};
use tuomari_record::{Author, BoardOf, Body, Entry, Kind, Names, StreamId, TableCreated, chain};

use crate::{
    answer::{Answer, trouble},
    competition::{Held, boards::wanted},
    doing::{duty, judge, own},
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
pub(crate) async fn open_tables(node: &Arc<Node>, held: &Held) -> Answer<()> {
    let at = At::from_ms(held.accepted_ms);
    let mut boards = Vec::new();
    for (id, of) in wanted(held) {
        let hour = held.competition.begins_ms(of.round).map(At::from_ms);
        boards.push(first_rows(
            node,
            held,
            (id, of),
            at,
            hour.filter(|hour| *hour > at),
        )?);
    }
    while !boards.is_empty() {
        let rest = boards.split_off(boards.len().min(AT_A_TIME));
        let opening = boards.into_iter().map(|board| open(node, board));
        for opened in join_all(opening).await {
            opened?;
        }
        boards = rest;
    }
    Ok(())
}

/// The rows that open a board, the second for its hour.
struct Opening {
    first: Append,
    second: Option<(Append, At)>,
}

async fn open(node: &Arc<Node>, board: Opening) -> Answer<()> {
    let id = board.first.stream;
    is_stored(node, board.first).await?;
    if let Some((row, hour)) = board.second {
        let hint = Hint::bare(id, row.version);
        if is_stored(node, row).await? {
            // Somebody may have looked in between.
            node.bus.publish(hint);
        } else {
            appoint(node, id, hour).await?;
        }
    }
    Ok(())
}

/// Whether it was stored now; if not, somebody else was faster.
async fn is_stored(node: &Node, row: Append) -> Answer<bool> {
    match node.committer.append(row).await {
        Outcome::Appended => Ok(true),
        Outcome::Conflict => Ok(false),
        Outcome::Failed(error) => Err(trouble(&error)),
    }
}

/// Appoints the hour at a table that others have seen, unless it has one or
/// its clock was started.
async fn appoint(node: &Arc<Node>, id: StreamId, hour: At) -> Answer<()> {
    let place = node.hall.place(node, id)?;
    place.doubt();
    node.life.ensure_in(node, id).await?;
    let mut table = place.table(node).await?;
    let idle = table
        .game
        .clock()
        .is_some_and(|clock| clock.state() == State::Idle);
    if idle && table.game.presence().is_none() && table.game.conclusion().is_none() {
        own(node, &place, &mut table, Act::AppointStart { start: hour }).await;
    }
    Ok(())
}

fn first_rows(
    node: &Node,
    held: &Held,
    (id, of): (StreamId, BoardOf),
    at: At,
    hour: Option<At>,
) -> Answer<Opening> {
    let created = table(held, of);
    let body = written(
        at,
        Author::Organiser,
        Kind::TableCreated(Box::new(created.clone())),
    );
    let hash = chain::link(&chain::NO_HASH, id, 1, &body);
    let table = Table::created(id, created, at.ms(), hash, &node.shelf);
    let table = table.map_err(|error| trouble(&error))?;
    let due = duty::due(None, table.bound(&table.game));
    let first = Append::new(id, 1, hash, body).due(due);
    let appointed = hour.and_then(|hour| Some((appointed(&table, at, hour)?, hour)));
    let second = appointed.map(|(events, hour)| {
        let mut game = table.game.clone();
        for event in &events {
            game.apply(event);
        }
        let due = duty::due(table.bound(&table.game), table.bound(&game));
        let body = written(
            at,
            Author::AtTable(By::System),
            Kind::Events {
                events,
                lag_ms: None,
            },
        );
        let next = chain::link(&hash, id, 2, &body);
        let row = Append::new(id, 2, next, body).after(hash).due(due);
        (row, hour)
    });
    Ok(Opening { first, second })
}

/// What appoints the hour; nothing where the rules know no default time, there
/// is no clock, or the software does not see who sits at the board.
fn appointed(table: &Table, at: At, hour: At) -> Option<Vec<Event>> {
    if table.created.kind == TableKind::Wooden {
        return None;
    }
    let command = Command {
        at,
        by: By::System,
        act: Act::AppointStart { start: hour },
    };
    judge(table, &command).ok()
}

fn written(at: At, by: Author, kind: Kind) -> Body {
    let entry = Entry {
        at_ms: at.ms(),
        by,
        organiser: None,
        key: None,
        kind,
    };
    entry.write().into()
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
