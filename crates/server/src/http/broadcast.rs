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
use tuomari_competition::{BoardView, Refusal, Seat as CompetitionSeat, view};
use tuomari_conduct::{Seat, view as view_of_game};
use tuomari_record::{Moves, moves_of, pgn_of_round};

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

/// All games of a round as PGN, from the moment its boards are known: headers,
/// then the moves with the clocks, as far as anybody may see them. `*` stands
/// for a result until anybody may know it. Spectators' delay is kept. Where a
/// rulebook lets nobody say whether a move was legal, the moves follow when the
/// game is over. With `If-None-Match` it says 304 where nothing has moved.
#[utoipa::path(get, path = "/api/competitions/{competition}/rounds/{round}/pgn",
    operation_id = "readRoundPgn",
    tag = "competitions",
    params(
        ("competition" = String, Path, description = "The competition's id"),
        ("round" = u16, Path, description = "The round, from 1"),
        ("boards" = Option<String>, Query, description = "Some of its boards: 1-100")),
    security(()),
    responses(
        (status = 200, description = "The games, one for each board", content_type = "application/vnd.chess-pgn", body = String),
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
    let seen = node
        .aside
        .run(move || view(&competition, &CompetitionSeat::Public));
    let seen = seen.await.ok_or_else(|| Box::new(Problem::unavailable()))?;
    let round = seen.rounds.iter().find(|round| round.round == number);
    let round = round.ok_or_else(|| refused(&Refusal::UnknownRound))?;
    let shown = |board: &&BoardView| (first..=last).contains(&board.board);
    let boards: Vec<&BoardView> = round.boards.iter().filter(shown).collect();
    let state = |table: &Table| table.seen_by(Seat::Spectator).1;
    let tag = |states: Vec<Option<u64>>| {
        let mut hasher = DefaultHasher::new();
        (version, first, last, states).hash(&mut hasher);
        format!("\"{version}-{:016x}\"", hasher.finish())
    };
    // Most who ask find that nothing has moved, and need no moves.
    let now = tag(at_tables(&node, &boards, state).await?);
    let known = headers.get(header::IF_NONE_MATCH);
    if known.is_some_and(|known| known.as_bytes() == now.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, now)]).into_response());
    }
    let read = |table: &Table| (state(table), moves_shown(table));
    let read = at_tables(&node, &boards, read).await?;
    let (states, games): (Vec<_>, Vec<_>) = read.into_iter().map(Option::unzip).unzip();
    let tag = tag(states);
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

/// What is read of the tables of boards, as they stand now; nothing of one that
/// has none, or whose table has not been opened yet.
async fn at_tables<T>(
    node: &Arc<Node>,
    boards: &[&BoardView],
    read: impl Fn(&Table) -> T,
) -> Answer<Vec<Option<T>>> {
    let mut all = Vec::new();
    for board in boards {
        let id = board.table.as_ref().map(|table| table.0.parse());
        let Some(Ok(id)) = id else {
            all.push(None);
            continue;
        };
        match node.hall.place(node, id)?.table(node).await {
            Ok(mut table) => {
                table.advance_delayed(node.clock.now_ms());
                all.push(Some(read(&table)));
            }
            Err(problem) if problem.is("no-table") => all.push(None),
            Err(problem) => return Err(problem),
        }
    }
    Ok(all)
}

/// The moves of a table's game, as far as anybody may be told of them.
fn moves_shown(table: &Table) -> Moves {
    let (game, _) = table.seen_by(Seat::Spectator);
    let moves = moves_of(game);
    if table.is_over(game) {
        return moves;
    }
    let told = view_of_game(&table.rules, game, Seat::Spectator, table.since).moves;
    let count = told.moves.iter().take_while(|one| one.m.is_some()).count();
    moves.first(count)
}
