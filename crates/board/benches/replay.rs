//! A game replayed through `board` beside the same game through bare shakmaty.
//!
//! `cargo bench -p tuomari-board` prints both and their ratio. Each side checks
//! every move for legality, keeps the half-move counters and counts the
//! appearances of each position; bare shakmaty does it with its Zobrist hash
//! and a hash table, as a server built on it would. The two are timed in turns
//! within one run, so that a noisy machine disturbs both alike.
#![allow(missing_docs, reason = "criterion's macros make undocumented items")]

use std::{collections::HashMap, hint::black_box, time::Duration};

use criterion::{Criterion, criterion_group, criterion_main};
use shakmaty::{Chess, EnPassantMode, Move, Position as _, zobrist::Zobrist64};
use tuomari_board::{History, Position};
use tuomari_testkit::{Dice, random_game};

fn games() -> Vec<Vec<Move>> {
    let mut dice = Dice::new(960);
    let mut games = Vec::new();
    while games.len() < 300 {
        let (start, moves) = random_game(&mut dice, 120);
        if start.to_fen() == Position::default().to_fen() {
            games.push(moves);
        }
    }
    games
}

fn through_board(games: &[Vec<Move>]) -> usize {
    let mut threefold = 0;
    for moves in games {
        let mut history = History::default();
        for m in moves {
            assert!(history.play(*m).is_ok());
            threefold += usize::from(history.appearances() >= 3);
            threefold += usize::from(history.now().quiet().is_fifty());
        }
    }
    threefold
}

/// The hash computed anew for each position, or carried along where shakmaty
/// offers it.
fn through_shakmaty(games: &[Vec<Move>], incremental: bool) -> usize {
    let mut threefold = 0;
    for moves in games {
        let mut chess = Chess::default();
        let mut table: HashMap<Zobrist64, u32> = HashMap::new();
        let mut hash: Zobrist64 = chess.zobrist_hash(EnPassantMode::Legal);
        table.insert(hash, 1);
        for m in moves {
            assert!(chess.is_legal(*m));
            let carried = if incremental {
                chess.update_zobrist_hash(hash, *m, EnPassantMode::Legal)
            } else {
                None
            };
            chess.play_unchecked(*m);
            hash = carried.unwrap_or_else(|| chess.zobrist_hash(EnPassantMode::Legal));
            let seen = table.entry(hash).or_insert(0);
            *seen += 1;
            threefold += usize::from(*seen >= 3);
            threefold += usize::from(chess.halfmoves() >= 100);
        }
    }
    threefold
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

fn replay(criterion: &mut Criterion) {
    let games = games();
    assert_eq!(through_board(&games), through_shakmaty(&games, false));
    assert_eq!(through_board(&games), through_shakmaty(&games, true));
    let mut group = criterion.benchmark_group("replay 300 games of 120 plies");
    group.sample_size(20);
    group.bench_function("board", |b| b.iter(|| through_board(black_box(&games))));
    for (name, incremental) in [("shakmaty", false), ("shakmaty, incremental hash", true)] {
        group.bench_function(name, |b| {
            b.iter(|| through_shakmaty(black_box(&games), incremental));
        });
    }
    group.finish();
    ratio(&games, "bare shakmaty", false);
    ratio(&games, "bare shakmaty with incremental hash", true);
}

/// Prints the median of ratios of neighbouring runs.
fn ratio(games: &[Vec<Move>], against: &str, incremental: bool) {
    let mut ratios: Vec<f64> = (0..101)
        .map(|_| {
            let ours = timed(|| through_board(games));
            let bare = timed(|| through_shakmaty(games, incremental));
            ours.as_secs_f64() / bare.as_secs_f64()
        })
        .collect();
    ratios.sort_by(f64::total_cmp);
    println!(
        "board / {against}: {:.2} (median of {} pairs; quartiles {:.2} and {:.2}); aim: at most 1.3",
        ratios[ratios.len() / 2],
        ratios.len(),
        ratios[ratios.len() / 4],
        ratios[ratios.len() * 3 / 4],
    );
}

criterion_group!(benches, replay);
criterion_main!(benches);
