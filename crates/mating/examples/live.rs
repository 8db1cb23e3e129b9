//! How long it takes to ask after every move of a game in progress.
//!
//! ```text
//! cargo run --release -p tuomari-mating --example live [LIST]
//! ```
//!
//! The positions are those of random games and, if a list is given (`*.tsv`,
//! with the columns `fen`, `intended-winner`, `answer`), the positions in it.
//! Each is asked whether White can mate, whether Black can, and whether it is
//! dead: neither can. Times are processor time of one thread.
#![allow(
    missing_docs,
    unreachable_pub,
    reason = "a program and what it shares with the tests"
)]

#[path = "../tests/it/rows.rs"]
#[allow(dead_code, reason = "here only the positions are wanted")]
mod rows;
#[path = "compare/spread.rs"]
mod spread;

use std::{process::ExitCode, time::Duration};

use cpu_time::ThreadTime;
use spread::Spread;
use tuomari_board::{Color, Position};
use tuomari_mating::{Answer, DeadAnswer, Limit, can_mate, is_dead};
use tuomari_testkit::Walk;

/// How many positions of random games.
const RANDOM: usize = 50_000;

fn main() -> ExitCode {
    measure("random games", Walk::new(1).take(RANDOM));
    let Some(path) = std::env::args().nth(1) else {
        return ExitCode::SUCCESS;
    };
    #[expect(
        clippy::disallowed_methods,
        reason = "a program at the edge reads its files"
    )]
    let text = std::fs::read_to_string(&path).map_err(|error| error.to_string());
    match text.and_then(|text| rows::read(&text)) {
        Ok(rows) => {
            measure(&path, rows.into_iter().map(|row| row.position));
            ExitCode::SUCCESS
        }
        Err(what) => {
            eprintln!("live: {path}: {what}");
            ExitCode::from(2)
        }
    }
}

fn measure(name: &str, positions: impl Iterator<Item = Position>) {
    let (mut one, mut both, mut ended) = (Spread::default(), Spread::default(), 0);
    for position in positions {
        for side in Color::ALL {
            let (answer, time) = timed(|limit| can_mate(&position, side, limit));
            let decided = !matches!(answer, Answer::Unknown(_));
            one.add(time, decided, format!("{} {side}", position.to_fen()));
        }
        let (answer, time) = timed(|limit| is_dead(&position, limit));
        ended += usize::from(matches!(answer, DeadAnswer::Dead(_)));
        let decided = !matches!(answer, DeadAnswer::Unknown(_));
        both.add(time, decided, position.to_fen());
    }
    println!("\n== {name}: {ended} dead positions");
    one.print("one side", true);
    both.print("dead?", false);
}

/// The answer within a second, and its time.
fn timed<T>(ask: impl FnOnce(Limit<'_>) -> T) -> (T, Duration) {
    let start = ThreadTime::now();
    let over = || start.elapsed() >= Duration::from_secs(1);
    let answer = ask(Limit::positions(u64::MAX).or_when(&over));
    (answer, start.elapsed())
}
