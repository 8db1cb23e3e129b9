//! An audit beside a bare replay of the same file.
//!
//! `cargo bench -p tuomari-audit` writes a file of random games as a large collection
//! would have them, with tags and clock times, and prints games a second: an
//! audit with one and with two jobs, and `pgn-reader` with `shakmaty`, which
//! plays the moves and judges nothing. The runs take turns, so that a noisy
//! machine disturbs all alike; the figures are medians.
#![allow(clippy::unwrap_used, reason = "a bench may stop where it stands")]

use std::{
    fmt::Write as _,
    fs::File,
    hint::black_box,
    io::Write as _,
    ops::ControlFlow,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64},
    },
    time::Duration,
};

use pgn_reader::{
    RawTag, Reader, SanPlus, Visitor,
    shakmaty::{Chess, Position as _},
};
use tuomari_audit::{Law, Opener, Pool, Run, Source, Told};
use tuomari_board::Position;
use tuomari_notation::write_san;
use tuomari_rulebook::{Profile, Rules, Setting};
use tuomari_testkit::{Dice, quick_or_full, random_game};

/// As the command does.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const ROUNDS: usize = 9;

/// What the command looks at unless told otherwise.
const LIMIT_POSITIONS: u64 = 100_000;

fn main() {
    let games = quick_or_full(20_000, 100_000);
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("audit-bench.pgn");
    write_games(&path, games);
    let (mut one, mut two, mut bare) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        one.push(timed(|| audit(&path, 1)));
        bare.push(timed(|| replay(&path)));
        two.push(timed(|| audit(&path, 2)));
    }
    std::fs::remove_file(&path).unwrap();
    let ratios = |of: &[Duration], to: &[Duration]| {
        let pairs = of.iter().zip(to);
        median(pairs.map(|(of, to)| to.as_secs_f64() / of.as_secs_f64()))
    };
    let speed = |times: &[Duration]| median(times.iter().map(|time| rate(games, *time)));
    println!("games a second, median of {ROUNDS} runs over {games} games:");
    println!("  bare pgn-reader and shakmaty {:9.0}", speed(&bare));
    println!("  audit, one job               {:9.0}", speed(&one));
    println!("  audit, two jobs              {:9.0}", speed(&two));
    println!(
        "one job / bare:     {:.2}; aim: at least 0.5",
        ratios(&one, &bare)
    );
    println!(
        "two jobs / one job: {:.2}; aim: at least 1.7",
        ratios(&two, &one)
    );
}

/// Random games from the usual array, as a server would record them.
fn write_games(path: &PathBuf, games: usize) {
    let mut dice = Dice::new(6_9);
    let mut file = std::io::BufWriter::new(File::create(path).unwrap());
    let mut written = 0;
    while written < games {
        let plies = 40 + dice.below(80);
        let (start, moves) = random_game(&mut dice, plies);
        if start.to_fen() != Position::default().to_fen() {
            continue;
        }
        written += 1;
        let mut text = String::new();
        let mut now = start;
        for (ply, m) in moves.iter().enumerate() {
            let dots = now.turn().fold_wb(".", "...");
            let clock = 600 - ply.min(599);
            let san = write_san(&now, *m);
            let (number, minutes, seconds) = (now.move_number(), clock / 60, clock % 60);
            _ = write!(
                text,
                "{number}{dots} {san} {{ [%clk 0:{minutes:02}:{seconds:02}] }} "
            );
            now.play_unchecked(*m);
        }
        let (result, termination) = if now.is_checkmate() {
            (now.turn().fold_wb("0-1", "1-0"), "Normal")
        } else if now.is_stalemate() {
            ("1/2-1/2", "Normal")
        } else if dice.one_in(3) {
            (now.turn().fold_wb("0-1", "1-0"), "Time forfeit")
        } else {
            (["1-0", "0-1", "1/2-1/2"][dice.below(3)], "Normal")
        };
        let heading = format!(
            "[Event \"Rated blitz game\"]\n[Site \"https://example.org/{written:08}\"]\n\
             [Date \"2026.01.01\"]\n[Round \"-\"]\n[White \"white{written}\"]\n\
             [Black \"black{written}\"]\n[Result \"{result}\"]\n[UTCDate \"2026.01.01\"]\n\
             [UTCTime \"00:00:09\"]\n[WhiteElo \"1705\"]\n[BlackElo \"1718\"]\n\
             [WhiteRatingDiff \"+6\"]\n[BlackRatingDiff \"-6\"]\n[ECO \"C00\"]\n\
             [Opening \"French Defense\"]\n[TimeControl \"180+2\"]\n\
             [Termination \"{termination}\"]\n\n"
        );
        write!(file, "{heading}{text}{result}\n\n").unwrap();
    }
    file.flush().unwrap();
}

/// The file audited. Nothing is printed, so that nothing is measured but the
/// work.
fn audit(path: &Path, jobs: usize) -> usize {
    let event = Rules::of("fide-2023".parse().unwrap(), Profile::Standard);
    let rules = event.decide(Setting::FideRated, "no").build().unwrap();
    let run = Run {
        law: Arc::new(Law::new(rules, LIMIT_POSITIONS)),
        jobs,
        taken: Arc::new(AtomicU64::new(0)),
        stopped: Arc::new(AtomicBool::new(false)),
    };
    let path = path.to_owned();
    let open: Opener = Box::new(move || Ok(Box::new(File::open(path)?) as Source));
    let mut pool = Pool::start(&run, vec![open]);
    let mut findings = 0;
    while let Some(told) = pool.next_told() {
        match told {
            Told::Piece(done) => {
                findings += done.report.findings.len();
                pool.recycle(done);
            }
            Told::FileEnd { failure, .. } => assert!(failure.is_none()),
        }
    }
    findings
}

/// The file replayed by others.
fn replay(path: &Path) -> usize {
    let mut reader = Reader::new(File::open(path).unwrap());
    let mut plies = 0;
    while let Some(played) = reader.read_game(&mut Bare).unwrap() {
        plies += played;
    }
    plies
}

/// Plays the moves and counts them.
struct Bare;

impl Visitor for Bare {
    type Tags = ();
    type Movetext = (Chess, usize);
    type Output = usize;

    fn begin_tags(&mut self) -> ControlFlow<usize> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, (): &mut (), _: &[u8], _: RawTag<'_>) -> ControlFlow<usize> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<usize, (Chess, usize)> {
        ControlFlow::Continue((Chess::default(), 0))
    }

    fn san(&mut self, (chess, plies): &mut (Chess, usize), san: SanPlus) -> ControlFlow<usize> {
        let m = san.san.to_move(chess).unwrap();
        chess.play_unchecked(m);
        *plies += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (chess, plies): (Chess, usize)) -> usize {
        black_box(chess);
        plies
    }
}

#[expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a bench measures time"
)]
fn timed(work: impl Fn() -> usize) -> Duration {
    let start = std::time::Instant::now();
    black_box(work());
    start.elapsed()
}

fn rate(games: usize, time: Duration) -> f64 {
    f64::from(u32::try_from(games).unwrap()) / time.as_secs_f64()
}

fn median(figures: impl Iterator<Item = f64>) -> f64 {
    let mut figures: Vec<f64> = figures.collect();
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}
