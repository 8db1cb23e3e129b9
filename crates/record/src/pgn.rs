//! A game as PGN, for whoever may see all of it.

use tuomari_board::Color;
use tuomari_clock::TimeControl;
use tuomari_conduct::{Conclusion, Game, Score};
use tuomari_notation::pgn::PgnGame;

use super::{date::Date, record::hash_text, table::TableCreated};
use crate::Hash;

/// By this name the last hash of a record stands in other files: as a tag of a
/// PGN, in a comment of a report.
pub const RECORD_HASH: &str = "RecordHash";

/// The game as PGN. An illegal move that stood is in it as
/// [`tuomari_notation::pgn`] writes it.
///
/// While the game goes on it is for the arbiter: it shows what a silent
/// rulebook keeps from the players.
///
/// Of a game that is over it names the last hash of the record, so that the
/// record can be compared with the game that people have.
pub fn pgn_of(
    created: &TableCreated,
    created_at_ms: u64,
    game: &Game,
    hash: Option<&Hash>,
) -> String {
    let mut pgn = moves_of(game);
    let date = Date::of_unix_ms(created_at_ms);
    let names = &created.names;
    let (round, board) = round_and_board(names.round.as_deref());
    let tags = [
        ("Event", names.competition.clone()),
        ("Site", names.place.clone()),
        ("Date", Some(date.dotted())),
        ("Round", round),
        ("White", names.white.clone()),
        ("Black", names.black.clone()),
        ("Board", board),
        ("UTCDate", Some(date.dotted())),
        ("UTCTime", Some(date.time())),
        ("TimeControl", Some(time_control(created.control.as_ref()))),
        ("Rulebook", Some(rulebook(created))),
        (RECORD_HASH, hash.map(hash_text)),
    ];
    for (name, value) in tags {
        if let Some(value) = value {
            // The names are ours and few, so every one can be set.
            pgn.tags.set(name, &value).unwrap_or(());
        }
    }
    pgn.to_pgn()
}

/// The moves of a game with its score and nothing else: the clock beside a
/// move is what the mover had left when it was made, before an increment. Since
/// the first increment is on the clock before the first move, that is the base
/// time and an increment for each move made, less the time used.
pub fn moves_of(game: &Game) -> PgnGame {
    let mut pgn = PgnGame::of_history(game.history());
    pgn.points = game
        .score()
        .and_then(Score::points)
        .or_else(|| game.conclusion().and_then(Conclusion::score));
    let mut mover = game.history().start().turn();
    for (plies, ply) in (1..).zip(pgn.plies_mut()) {
        let times = game.times_after(plies);
        ply.clock_ms = times.map(|(white, black)| match mover {
            Color::White => white.ms(),
            Color::Black => black.ms(),
        });
        mover = !mover;
    }
    pgn
}

/// A board without a round, `.13`, has a tag of its own; as a round it would be
/// one that no reader knows.
fn round_and_board(both: Option<&str>) -> (Option<String>, Option<String>) {
    match both.and_then(|both| both.strip_prefix('.')) {
        Some(board) => (None, Some(board.to_owned())),
        None => (both.map(str::to_owned), None),
    }
}

/// The coded form of FIDE's report file is also PGN's.
fn time_control(control: Option<&TimeControl>) -> String {
    match control {
        None => "-".to_owned(),
        Some(control) => control.to_trf().unwrap_or_else(|_| "?".to_owned()),
    }
}

fn rulebook(created: &TableCreated) -> String {
    format!("{}/{}", created.rulebook, created.profile)
}
