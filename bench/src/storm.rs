//! A storm: games with short clocks, and one thing after another is killed,
//! stopped or locked. Nothing is lost or doubled, and nobody is charged for it.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::Duration,
};

use serde_json::{Value, json};
use tokio::time::{Instant, sleep, timeout};
use tuomari_client::Diary;
use tuomari_journal::StoreLimits;

use crate::{
    checker::{self, Away, Control, Report},
    crowd::{self, Manner, Played, Progress},
    mishap::{Mishap, Ran},
    organiser::{game, start_clock, tables},
    scene::{Blow, Scene, Stage},
};

/// The games of one round take no longer than this.
const LONGEST: Duration = Duration::from_mins(10);

/// All are at their tables within this time.
const SEATED: Duration = Duration::from_mins(1);

/// What each move adds to the clock.
const INCREMENT_S: u64 = 1;

/// A run.
#[derive(Clone, Debug)]
pub struct Storm {
    /// The `tuomari` program.
    pub program: PathBuf,
    /// Where diary and logs go.
    pub folder: PathBuf,
    /// The set of `scripts/services` that this run has for itself.
    pub set: u8,
    /// How many nodes: one, or two.
    pub nodes: usize,
    /// How many games at once.
    pub games: usize,
    pub manner: Manner,
    /// What each player has at first, in seconds.
    pub clock_s: u64,
    pub kinds: Vec<Blow>,
    /// How often something breaks, in as many rounds of games as that takes.
    pub mishaps: usize,
    /// How long each lasts, at least and at most.
    pub lasts: (Duration, Duration),
}

/// Plays and breaks, round after round, and checks each.
pub async fn weather(storm: &Storm) -> Ran<Report> {
    let mut scene = Scene::open(&Stage {
        program: storm.program.clone(),
        folder: storm.folder.clone(),
        set: storm.set,
        nodes: storm.nodes,
        seed: storm.manner.seed,
    })
    .await?;
    // How often something has broken.
    let broken = AtomicUsize::new(0);
    let mut report = Report::default();
    let began = Instant::now();
    let mut round = 0;
    while broken.load(Relaxed) < storm.mishaps {
        round += 1;
        let found = play(storm, &mut scene, &broken, round).await?;
        let clean = found.findings.is_empty();
        report.add(found);
        println!(
            "{} of {} mishaps, {} turns, most {} ms over, {} findings, {:.0} s",
            broken.load(Relaxed),
            storm.mishaps,
            report.turns,
            report.most_over_ms,
            report.findings.len(),
            began.elapsed().as_secs_f64()
        );
        if !clean {
            // What it was is in the folder and in the database.
            return Ok(report);
        }
    }
    scene.close().await?;
    Ok(report)
}

async fn play(storm: &Storm, scene: &mut Scene, broken: &AtomicUsize, round: u64) -> Ran<Report> {
    let addresses = scene.addresses();
    let journal = scene.journal();
    let path = storm.folder.join("diary.jsonl");
    let diary = Arc::new(Diary::create(&path)?);
    let seated = tables(&addresses, &short(storm.clock_s), storm.games, false).await?;
    let progress = Arc::new(Progress::default());
    let manner = Manner {
        seed: storm.manner.seed ^ (round << 20),
        ..storm.manner
    };
    let playing = crowd::play(&addresses, &seated, manner, &diary, &progress);
    let breaking = async {
        let players = storm.games * 2;
        let joined = async {
            while progress.joined.load(Relaxed) < players {
                sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(SEATED, joined)
            .await
            .map_err(|_| Mishap("not all bots came to their tables".to_owned()))?;
        for table in &seated {
            start_clock(&addresses[0], table).await?;
        }
        break_things(storm, scene, (broken, &progress), &diary).await
    };
    let both = async { tokio::join!(playing, breaking) };
    let (played, away) = timeout(LONGEST, both)
        .await
        .map_err(|_| Mishap("the games did not end in time".to_owned()))?;
    diary.flush()?;
    let (played, away) = (played?, away?);
    judge(&journal, &path, &played, storm.clock_s, &away).await
}

/// A game of so many seconds, and one for each move.
fn short(clock_s: u64) -> Value {
    let mut asked = game("");
    asked["time_control"] = json!({"periods": [{"time": clock_s, "increment": INCREMENT_S}]});
    asked
}

/// Breaks one thing after another until the games are nearly over.
async fn break_things(
    storm: &Storm,
    scene: &mut Scene,
    (broken, progress): (&AtomicUsize, &Progress),
    diary: &Diary,
) -> Ran<Vec<Away>> {
    let mut away = Vec::new();
    while broken.load(Relaxed) < storm.mishaps && progress.done.load(Relaxed) < storm.games {
        let (blow, lasts) = scene.next(&storm.kinds, storm.lasts).await;
        let from = diary.now_ms();
        scene.strike(blow, lasts).await?;
        if blow == Blow::NodeKilled && storm.nodes == 1 {
            away.push((from, diary.now_ms()));
        }
        let number = broken.fetch_add(1, Relaxed) + 1;
        let moves = progress.moves.load(Relaxed);
        println!(
            "{number}: {blow} for {} ms; {moves} moves so far",
            lasts.as_millis()
        );
    }
    Ok(away)
}

async fn judge(
    journal: &str,
    diary: &std::path::Path,
    played: &[Played],
    clock_s: u64,
    away: &[Away],
) -> Ran<Report> {
    let lines = checker::diary(diary)?;
    let opened = tuomari_journal::open(&[journal.to_owned()], StoreLimits::default()).await?;
    let names = played.iter().map(|one| one.table.as_str());
    let records = checker::rows(opened.as_ref(), names).await?;
    opened.close().await?;
    let ms = |seconds: u64| i64::try_from(seconds * 1_000).unwrap_or(i64::MAX);
    let control = Control {
        base_ms: ms(clock_s),
        increment_ms: ms(INCREMENT_S),
    };
    let mut report = checker::check_time(&lines, &records, control, away);
    report.add_unfinished(played);
    Ok(report)
}
