//! Our answers against lists of positions with known answers, and our time
//! against chasolver's.
//!
//! ```text
//! cargo run --release -p tuomari-mating --example compare -- FOLDER [--alone]
//! ```
//!
//! `FOLDER` holds lists (`*.tsv`, `*.tsv.gz`) with the columns `fen`,
//! `intended-winner` and `answer` (`winnable` or `unwinnable`). `--alone` leaves
//! chasolver out. Times are processor time of one thread. A mate that our board
//! replays outranks the list. The program fails if an answer of ours is wrong.
#![allow(
    missing_docs,
    unreachable_pub,
    reason = "a program and what it shares with the tests"
)]

mod spread;

#[path = "../../tests/it/rows.rs"]
#[allow(dead_code, reason = "the tests read more of a row")]
mod rows;
#[path = "../../tests/it/second_opinion.rs"]
#[allow(dead_code, reason = "the tests ask without measuring")]
mod second_opinion;

use std::{io::Read, path::Path, process::ExitCode, time::Duration};

use cpu_time::ThreadTime;
use rows::Row;
use second_opinion::Opinion;
use spread::Spread;
use tuomari_mating::{Answer, Limit, can_mate};

/// The longest we look at one position.
const LONGEST: Duration = Duration::from_secs(1);

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let alone = arguments.iter().any(|word| word == "--alone");
    let folders: Vec<&String> = arguments
        .iter()
        .filter(|word| !word.starts_with("--"))
        .collect();
    let [folder] = folders[..] else {
        eprintln!("usage: compare FOLDER [--alone]    FOLDER holds *.tsv and *.tsv.gz");
        return ExitCode::from(2);
    };
    match compare(Path::new(folder), alone) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(wrong) => {
            println!("{wrong} wrong answers");
            ExitCode::FAILURE
        }
        Err(what) => {
            eprintln!("compare: {what}");
            ExitCode::from(2)
        }
    }
}

fn compare(folder: &Path, alone: bool) -> Result<usize, String> {
    let entries =
        std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| [".tsv", ".tsv.gz"].iter().any(|end| name.ends_with(end)))
        .collect();
    names.sort();
    if names.is_empty() {
        return Err(format!(
            "{}: no *.tsv and no *.tsv.gz there",
            folder.display()
        ));
    }
    let mut wrong = 0;
    for name in names {
        let text = text_of(&folder.join(&name)).map_err(|error| format!("{name}: {error}"))?;
        let rows = rows::read(&text).map_err(|error| format!("{name}: {error}"))?;
        println!("\n== {name}: {} rows", rows.len());
        wrong += ours(&rows);
        if !alone {
            theirs(&rows);
        }
    }
    Ok(wrong)
}

#[expect(
    clippy::disallowed_methods,
    reason = "a program at the edge reads its files"
)]
fn text_of(path: &Path) -> std::io::Result<String> {
    let bytes = std::fs::read(path)?;
    let mut text = String::new();
    if path.extension().is_some_and(|end| end == "gz") {
        flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text)?;
    } else {
        (&bytes[..]).read_to_string(&mut text)?;
    }
    Ok(text)
}

/// Asks our solver and returns how many answers are wrong.
fn ours(rows: &[Row]) -> usize {
    let mut spread = Spread::default();
    let (mut wrong, mut irregular) = (Vec::new(), 0);
    for row in rows {
        irregular += usize::from(!row.position.is_regular());
        let start = ThreadTime::now();
        let over = || start.elapsed() >= LONGEST;
        let answer = can_mate(
            &row.position,
            row.side,
            Limit::positions(u64::MAX).or_when(&over),
        );
        let time = start.elapsed();
        let label = label(row);
        match &answer {
            Answer::CanMate(line) => {
                let mut now = row.position.clone();
                let legal = line.moves().iter().all(|m| now.play(*m).is_ok());
                if !(legal && now.is_checkmate() && now.turn() != row.side) {
                    wrong.push(format!("{label}: {line:?} is no mating line"));
                } else if !row.can {
                    println!("the list is wrong, a mate was replayed: {label} {line:?}");
                }
            }
            Answer::CannotMate(proof) if row.can => wrong.push(format!("{label}: {proof:?}")),
            Answer::CannotMate(_) | Answer::Unknown(_) => {}
        }
        let decided = !matches!(answer, Answer::Unknown(_));
        spread.add(time, decided, label);
    }
    println!(
        "ours: {} wrong, {irregular} irregular positions",
        wrong.len()
    );
    for row in &wrong {
        println!("  WRONG {row}");
    }
    spread.print("ours", true);
    wrong.len()
}

fn theirs(rows: &[Row]) {
    let (mut full, mut fast) = (Spread::default(), Spread::default());
    let (mut wrong_full, mut wrong_fast, mut odd, mut refused) = (0, 0, 0, 0);
    for row in rows {
        let Some(board) = second_opinion::board(&row.position) else {
            refused += 1;
            continue;
        };
        let color = second_opinion::color(row.side);
        let start = ThreadTime::now();
        let answer = chasolver::winnability(&board, color);
        let time = start.elapsed();
        let opinion = second_opinion::read(&row.position, row.side, answer);
        wrong_full += usize::from(matches!(opinion, Opinion::Cannot) && row.can);
        odd += usize::from(matches!(opinion, Opinion::Odd));
        if let Opinion::Can(line) = &opinion
            && !row.can
        {
            println!(
                "the list is wrong, chasolver's mate was replayed: {} {line:?}",
                label(row)
            );
        }
        full.add(time, !matches!(opinion, Opinion::Open), label(row));
        let start = ThreadTime::now();
        let none = chasolver::is_unwinnable_fast(&board, color);
        let time = start.elapsed();
        wrong_fast += usize::from(none && row.can);
        fast.add(time, none || row.can, label(row));
    }
    println!(
        "chasolver: {wrong_full} wrong in full, {wrong_fast} in fast mode, {odd} odd lines, {refused} positions refused"
    );
    full.print("chasolver, full", true);
    fast.print("chasolver, fast", false);
}

fn label(row: &Row) -> String {
    format!("line {}: {} {}", row.line, row.fen, row.side)
}
