//! Ordinary moves decided and applied: made and pressed at a strict table
//! under `fide-2018` blitz.
//!
//! `cargo bench -p tuomari-conduct` prints commands per second, and beside it
//! the same moves through `tuomari_board::History` alone, so that the price of
//! the Laws is one ratio.
#![allow(missing_docs, reason = "criterion's macros make undocumented items")]

use std::{hint::black_box, time::Duration};

use criterion::{Criterion, criterion_group, criterion_main};
use tuomari_board::{History, Move, Position};
use tuomari_clock::{At, ChessClock, TimeControl};
use tuomari_conduct::{Act, By, Command, Ctx, Game, MatingOracle, Table, decide};
use tuomari_rulebook::{Profile, Rules, Setting};
use tuomari_testkit::{Dice, random_game};

const AIM_PER_SECOND: f64 = 400_000.0;

/// A game's moves, and the same as commands.
struct Played {
    moves: Vec<Move>,
    commands: Vec<Command>,
}

fn rules() -> Rules {
    let fide = "fide-2018".parse().expect("a rulebook");
    Rules::of(fide, Profile::BlitzUnsupervised)
        .decide(Setting::FideRated, "no")
        .build()
        .expect("complete rules")
}

fn games() -> Vec<Played> {
    let mut dice = Dice::new(960);
    let mut games = Vec::new();
    while games.len() < 200 {
        let (start, moves) = random_game(&mut dice, 80);
        if start.to_fen() == Position::default().to_fen() {
            let commands = commands(&start, &moves);
            games.push(Played { moves, commands });
        }
    }
    games
}

fn commands(start: &Position, moves: &[Move]) -> Vec<Command> {
    let mut now_ms = 0;
    let mut commands = vec![Command {
        at: At::from_ms(now_ms),
        by: By::Arbiter,
        act: Act::StartClock,
    }];
    let mut position = start.clone();
    for m in moves {
        let by = By::Player(position.turn());
        let from = m.from().expect("no drops");
        let act = Act::Make {
            from,
            to: m.to(),
            promotion: m.promotion(),
        };
        for act in [act, Act::Press] {
            now_ms += 700;
            let at = At::from_ms(now_ms);
            commands.push(Command { at, by, act });
        }
        position.play_unchecked(*m);
    }
    commands
}

/// Decides and applies everything; how many commands that were.
fn through_conduct(ctx: &Ctx<'_>, games: &[Played]) -> usize {
    let clock = ChessClock::new(TimeControl::from_human("5+3").expect("a control"));
    let mut done = 0;
    for played in games {
        let mut game = Game::new(Table::Strict, Position::default(), Some(clock));
        for command in &played.commands {
            let Ok(events) = decide(ctx, &game, command) else {
                break;
            };
            for event in &events {
                game.apply(event);
            }
            done += 1;
        }
        black_box(&game);
    }
    done
}

fn through_history(games: &[Played]) -> usize {
    let mut done = 0;
    for played in games {
        let mut history = History::default();
        for m in &played.moves {
            assert!(history.play(*m).is_ok());
            done += history.appearances();
        }
        black_box(&history);
    }
    done
}

#[expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a bench measures time"
)]
fn timed(work: impl Fn() -> usize) -> (usize, Duration) {
    let start = std::time::Instant::now();
    let done = black_box(work());
    (done, start.elapsed())
}

fn ordinary_moves(criterion: &mut Criterion) {
    let rules = rules();
    let ctx = Ctx {
        rules: &rules,
        oracle: &MatingOracle::default(),
    };
    let games = games();
    let all: usize = games.iter().map(|played| played.commands.len()).sum();
    let done = through_conduct(&ctx, &games);
    assert!(done > all / 100 * 98, "only {done} of {all} were decided");
    let mut group = criterion.benchmark_group("200 games of 80 plies");
    group.sample_size(20);
    group.bench_function("conduct", |b| {
        b.iter(|| through_conduct(&ctx, black_box(&games)));
    });
    group.bench_function("history alone", |b| {
        b.iter(|| through_history(black_box(&games)));
    });
    group.finish();
    report(&ctx, &games);
}

/// Prints medians of neighbouring runs.
fn report(ctx: &Ctx<'_>, games: &[Played]) {
    let (mut speeds, mut ratios) = (Vec::new(), Vec::new());
    for _ in 0..51 {
        let (commands, ours) = timed(|| through_conduct(ctx, games));
        let (_, bare) = timed(|| through_history(games));
        #[expect(clippy::cast_precision_loss, reason = "far below 2^52")]
        speeds.push(commands as f64 / ours.as_secs_f64());
        ratios.push(ours.as_secs_f64() / bare.as_secs_f64());
    }
    speeds.sort_by(f64::total_cmp);
    ratios.sort_by(f64::total_cmp);
    println!(
        "{:.0} commands per second (median of {}; aim: at least {AIM_PER_SECOND:.0})",
        speeds[speeds.len() / 2],
        speeds.len(),
    );
    println!(
        "conduct / history alone: {:.2} (quartiles {:.2} and {:.2})",
        ratios[ratios.len() / 2],
        ratios[ratios.len() / 4],
        ratios[ratios.len() * 3 / 4],
    );
}

criterion_group!(benches, ordinary_moves);
criterion_main!(benches);
