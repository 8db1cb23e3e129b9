//! The games of a round for those who show them elsewhere: one address, all
//! boards, as lichess and others read it.

use std::{
    hash::{DefaultHasher, Hash as _, Hasher as _},
    sync::Arc,
};

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use serde::Deserialize;
use tuomari_competition::{BoardView, Refusal, Seat, view};
use tuomari_conduct::view as view_of_game;
use tuomari_record::{Moves, StreamId, moves_of, pgn_of_round};

use super::{
    asked::{Path, Query},
    competitions::place_of,
    reply::Refused,
};
use crate::{
    answer::{Answer, field},
    competition::doing::refused,
    node::Node,
    table::Table,
    wire::Problem,
};

/// Which boards.
#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    /// `1-100`, or one number; all if it is not said.
    boards: Option<String>,
}

/// What is read of one table: which state of it, and its moves.
struct Read {
    version: u64,
    is_over: bool,
    moves: Moves,
}

/// All games of a round as PGN, from the moment its boards are known: headers,
/// then the moves with the clocks, as far as anybody may see them. `*` stands
/// for a result until anybody may know it. Spectators' delay is kept. Where a
/// rulebook lets nobody say whether a move was legal, the moves follow when the
/// game is over. With `If-None-Match` it says 304 where nothing has moved.
#[utoipa::path(get, path = "/api/competitions/{competition}/rounds/{round}/pgn",
    tag = "competitions",
    params(
        ("competition" = String, Path, description = "The competition's id"),
        ("round" = u16, Path, description = "The round, from 1"),
        ("boards" = Option<String>, Query, description = "Some of its boards: 1-100")),
    responses(
        (status = 200, content_type = "application/vnd.chess-pgn", body = String),
        (status = 304, description = "Nothing has moved"), Refused))]
pub(super) async fn round(
    State(node): State<Arc<Node>>,
    Path((name, number)): Path<(String, u16)>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let (first, last) = slice(asked.boards.as_deref())?;
    let place = place_of(&node, &name)?;
    let held = place.held(&node).await?;
    let competition = Arc::clone(&held.competition);
    let (version, control) = (held.version, held.tables.control);
    drop(held);
    let seen = node.aside.run(move || view(&competition, &Seat::Public));
    let seen = seen.await.ok_or_else(|| Box::new(Problem::unavailable()))?;
    let round = seen.rounds.iter().find(|round| round.round == number);
    let round = round.ok_or_else(|| refused(&Refusal::UnknownRound))?;
    let shown = |board: &&BoardView| (first..=last).contains(&board.board);
    let boards: Vec<&BoardView> = round.boards.iter().filter(shown).collect();
    let mut read = Vec::new();
    for board in &boards {
        read.push(match &board.table {
            Some(table) => table_read(&node, &table.0).await?,
            None => None,
        });
    }
    let mut hasher = DefaultHasher::new();
    let states = read.iter().map(|one| {
        let one = one.as_ref();
        one.map(|one| (one.version, one.is_over, one.moves.plies().len()))
    });
    (version, first, last, states.collect::<Vec<_>>()).hash(&mut hasher);
    let tag = format!("\"{version}-{:016x}\"", hasher.finish());
    let known = headers.get(header::IF_NONE_MATCH);
    if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    let games = read.into_iter().map(|one| one.map(|one| one.moves));
    let boards = boards.into_iter().zip(games).collect();
    let text = pgn_of_round(&seen, round, control.as_ref(), boards).map_err(|error| {
        tracing::warn!(%error, "a round cannot be written");
        Box::new(Problem::unavailable())
    })?;
    let headers = [
        (header::CONTENT_TYPE, "application/vnd.chess-pgn".to_owned()),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::ETAG, tag),
    ];
    Ok((headers, text).into_response())
}

/// The first board and the last.
fn slice(asked: Option<&str>) -> Answer<(u32, u32)> {
    let Some(asked) = asked else {
        return Ok((1, u32::MAX));
    };
    let (first, last) = asked.split_once('-').unwrap_or((asked, asked));
    let number = |text: &str| text.trim().parse::<u32>().ok();
    match (number(first), number(last)) {
        (Some(first), Some(last)) if first <= last => Ok((first, last)),
        _ => Err(field(
            "boards",
            "is a number, or two with a hyphen between: 1-100",
        )),
    }
}

/// A table as anybody may see it; nothing if it has not been opened yet.
async fn table_read(node: &Arc<Node>, name: &str) -> Answer<Option<Read>> {
    let Ok(id) = name.parse::<StreamId>() else {
        return Ok(None);
    };
    let place = node.hall.place(node, id)?;
    let mut table = match place.table(node).await {
        Ok(table) => table,
        Err(problem) if problem.is("no-table") => return Ok(None),
        Err(problem) => return Err(problem),
    };
    table.advance_delayed(node.clock.now_ms());
    Ok(Some(read_of(&table)))
}

fn read_of(table: &Table) -> Read {
    let (game, version) = match &table.delayed {
        Some(late) => (&late.game, late.version),
        None => (&table.game, table.version),
    };
    let is_over = table.is_over(game);
    let moves = moves_of(game);
    let moves = if is_over {
        moves
    } else {
        let seat = tuomari_conduct::Seat::Spectator;
        let told = view_of_game(&table.rules, game, seat, table.since).moves;
        let count = told.moves.iter().take_while(|one| one.m.is_some()).count();
        moves.first(count)
    };
    Read {
        version,
        is_over,
        moves,
    }
}
