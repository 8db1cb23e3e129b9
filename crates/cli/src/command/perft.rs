//! `tuomari perft`: how many ways there are to play on.

use std::io::{self, IsTerminal as _};

use serde::Serialize;
use tuomari_board::{Move, Moves, Position, perft};
use tuomari_notation::write_uci;

use crate::{
    args::PerftArgs,
    failure::Failure,
    fen::{GivenPosition, Note},
    messages::Messages,
    moves::sort,
    output::{Answer, HEADING, Output, QUIET, styled},
    surroundings::Stopwatch,
};

/// Runs shorter than this show no progress.
const PATIENCE_MS: u64 = 1_000;

/// Counts.
pub(crate) fn run(args: &PerftArgs, out: &Output) -> Result<(), Failure> {
    let given = GivenPosition::read(&args.fen, &out.say)?;
    given.tell_notes(out);
    let watch = Stopwatch::start();
    let divided = divide(&given.position, args, &watch, out);
    let elapsed_ms = watch.elapsed_ms();
    let nodes = match args.depth {
        0 => 1,
        _ => divided.iter().map(|branch| branch.nodes).sum(),
    };
    let count = Count {
        fen: given.position.to_fen(),
        depth: args.depth,
        generator: if args.own || !given.position.is_regular() {
            "own"
        } else {
            "shakmaty"
        },
        nodes,
        elapsed_ms,
        nodes_per_second: nodes.saturating_mul(1_000) / elapsed_ms.max(1),
        divide: args.divide.then_some(divided),
        notes: given.notes,
    };
    out.give(&count)?;
    if !out.is_json() {
        let speed = [
            ("seconds", seconds(elapsed_ms).into()),
            ("speed", grouped(count.nodes_per_second).into()),
        ];
        let line = out.say.with("perft-speed", speed);
        out.tell(&format!("{}\n", styled(QUIET, &line)));
    }
    Ok(())
}

/// The count and how long it took.
#[derive(Debug, Serialize)]
struct Count {
    fen: String,
    depth: u32,
    generator: &'static str,
    nodes: u64,
    elapsed_ms: u64,
    nodes_per_second: u64,
    divide: Option<Vec<Branch>>,
    notes: Vec<Note>,
}

/// The count below one first move.
#[derive(Debug, Serialize)]
struct Branch {
    uci: String,
    nodes: u64,
}

impl Answer for Count {
    fn to_text(&self, say: &Messages) -> String {
        let branches = self.divide.iter().flatten();
        let branches = branches.map(|branch| format!("{}: {}\n", branch.uci, branch.nodes));
        let values = [
            ("depth", self.depth.into()),
            ("nodes", self.nodes.to_string().into()),
        ];
        let total = styled(HEADING, &say.with("perft-paths", values));
        format!("{}{total}\n", branches.collect::<String>())
    }
}

/// The count below each first move; none at depth zero.
fn divide(position: &Position, args: &PerftArgs, watch: &Stopwatch, out: &Output) -> Vec<Branch> {
    let Some(below) = args.depth.checked_sub(1) else {
        return Vec::new();
    };
    let mut moves: Vec<Move> = legal_moves(position, args.own).to_vec();
    sort(&mut moves);
    let mut progress = Progress::new(moves.len());
    let branches = moves
        .into_iter()
        .map(|m| {
            let mut next = position.clone();
            next.play_unchecked(m);
            let nodes = if args.own {
                next.perft_by_own_generator(below)
            } else {
                perft(&next, below)
            };
            progress.step(watch, out);
            Branch {
                uci: write_uci(position, m),
                nodes,
            }
        })
        .collect();
    progress.wipe(out);
    branches
}

fn legal_moves(position: &Position, own: bool) -> Moves {
    if own {
        position.legal_moves_by_own_generator()
    } else {
        position.legal_moves()
    }
}

/// A line on the terminal that says how far the count is.
struct Progress {
    all: usize,
    done: usize,
    shown: bool,
}

impl Progress {
    fn new(all: usize) -> Progress {
        Progress {
            all,
            done: 0,
            shown: false,
        }
    }

    fn step(&mut self, watch: &Stopwatch, out: &Output) {
        self.done += 1;
        let worth_it = watch.elapsed_ms() >= PATIENCE_MS && self.done < self.all;
        if worth_it && !out.is_json() && io::stderr().is_terminal() {
            let values = [("done", self.done.into()), ("all", self.all.into())];
            out.tell(&format!("\r{}", out.say.with("perft-progress", values)));
            self.shown = true;
        }
    }

    /// Takes the line away.
    fn wipe(&self, out: &Output) {
        if self.shown {
            out.tell(&format!("\r{}\r", " ".repeat(60)));
        }
    }
}

fn seconds(elapsed_ms: u64) -> String {
    format!("{}.{:03}", elapsed_ms / 1_000, elapsed_ms % 1_000)
}

/// A long number in groups of three, parted as no language objects to.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_for_people() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_234_567), "1 234 567");
        assert_eq!(seconds(61_005), "61.005");
    }
}
