//! How many questions about mating the doors answer in a second of processor
//! time, without JavaScript: what `packaging/npm/rate.mjs` is compared with.
//!
//! ```text
//! cargo run --release -p tuomari-javascript --example rate LIST [POSITIONS]
//! ```

use std::process::ExitCode;

use cpu_time::ThreadTime;
use serde_json::json;
use tuomari_javascript::can_mate;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(path) = arguments.next() else {
        eprintln!("rate: name a list of positions");
        return ExitCode::from(2);
    };
    let positions = arguments.next().and_then(|text| text.parse().ok());
    #[expect(
        clippy::disallowed_methods,
        reason = "a program at the edge reads its files"
    )]
    match std::fs::read_to_string(&path) {
        Ok(list) => measure(&list, positions.unwrap_or(30_000)),
        Err(error) => {
            eprintln!("rate: {path}: {error}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn measure(list: &str, positions: u64) {
    let questions: Vec<String> = list
        .lines()
        .skip(1)
        .filter_map(|line| {
            let (fen, rest) = line.split_once('\t')?;
            let side = rest.split('\t').next()?;
            Some(json!({"fen": fen, "side": side, "positions": positions}).to_string())
        })
        .collect();
    let start = ThreadTime::now();
    let answers = questions.iter().map(|question| can_mate(question));
    let unknown = answers
        .filter(|answer| {
            answer
                .as_ref()
                .is_ok_and(|text| text.contains("\"unknown\""))
        })
        .count();
    let seconds = start.elapsed().as_secs_f64();
    #[expect(clippy::cast_precision_loss, reason = "lists are short")]
    let each = questions.len() as f64 / seconds;
    let count = questions.len();
    println!("{count} questions in {seconds:.2} s, {each:.0} a second, {unknown} unknown");
}
