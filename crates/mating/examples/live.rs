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

#[path = "../tests/common/rows.rs"]
#[allow(dead_code, reason = "here only the positions are wanted")]
mod rows;
#[path = "compare/spread.rs"]
mod spread;

use std::{process::ExitCode, time::Duration};

use cpu_time::ThreadTime;
use spread::Spread;
use tuomari_board::{Color, Position};
use tuomari_mating::{Answer, Limit, can_mate};
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
    let (mut one, mut dead, mut ended) = (Spread::default(), Spread::default(), 0);
    for position in positions {
        let mut can = [None; 2];
        let mut both = Duration::ZERO;
        for (place, side) in Color::ALL.into_iter().enumerate() {
            let (answer, time) = ask(&position, side);
            one.add(
                time,
                answer.is_some(),
                format!("{} {side}", position.to_fen()),
            );
            can[place] = answer;
            // A position is alive as soon as one side can mate.
            if place == 0 || can[0] != Some(true) {
                both += time;
            }
        }
        let decided = can.contains(&Some(true)) || can == [Some(false); 2];
        ended += usize::from(can == [Some(false); 2]);
        dead.add(both, decided, position.to_fen());
    }
    println!("\n== {name}: {ended} dead positions");
    one.print("one side", true);
    dead.print("dead?", false);
}

/// The answer, if there is one within a second, and its time.
fn ask(position: &Position, side: Color) -> (Option<bool>, Duration) {
    let start = ThreadTime::now();
    let over = || start.elapsed() >= Duration::from_secs(1);
    let answer = can_mate(position, side, Limit::positions(u64::MAX).or_when(&over));
    let time = start.elapsed();
    let answer = match answer {
        Answer::CanMate(_) => Some(true),
        Answer::CannotMate(_) => Some(false),
        Answer::Unknown(_) => None,
    };
    (answer, time)
}
