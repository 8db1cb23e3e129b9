//! Games while something is killed, and the proof that it did not matter.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use tokio::time::{Instant, sleep};
use tuomari_client::{Address, Diary};
use tuomari_journal::StoreLimits;

use crate::{
    checker::{self, Control, Report},
    crowd::{self, Manner, Played, Progress},
    database::Database,
    mishap::{Mishap, Ran},
    node::{Node, settings},
    organiser::{game, tables},
    services::{Service, Services},
};

/// All games of a run take no longer than this.
const LONGEST: Duration = Duration::from_mins(15);

/// Three minutes and two seconds a move.
const CONTROL: (&str, Control) = (
    "3+2",
    Control {
        base_ms: 180_000,
        increment_ms: 2_000,
    },
);

/// What is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// `kill -9` of a node, so many times, each time the one where most play,
    /// and started again.
    Node { times: usize },
    /// `kill -9` of PostgreSQL, started again after a while.
    Postgres { away: Duration },
    /// `kill -9` of NATS, started again after a while.
    Nats { away: Duration },
}

/// A run.
#[derive(Clone, Debug)]
pub struct Run {
    /// The `tuomari` program.
    pub program: PathBuf,
    /// Where diary and logs go.
    pub folder: PathBuf,
    /// The set of `scripts/services` that this run has for itself.
    pub set: u8,
    /// How many games at once.
    pub games: usize,
    /// How they are played.
    pub manner: Manner,
    pub fault: Fault,
}

/// Plays, breaks, waits for the end and checks.
pub async fn run(run: &Run) -> Ran<Report> {
    std::fs::create_dir_all(&run.folder)?;
    let services = Services::up(run.set)?;
    let name = format!("faults{:x}", std::process::id());
    let database = Database::create(&services.url(Service::Postgres)?, &name).await?;
    let bus = format!("{}/{name}", services.url(Service::Nats)?);
    let settings = settings(&database.url(), &bus);
    let log = |n: u8| run.folder.join(format!("node{n}.log"));
    let mut nodes = [
        Node::start(&run.program, &settings, &log(0)).await?,
        Node::start(&run.program, &settings, &log(1)).await?,
    ];
    let played = play(run, &services, &mut nodes).await?;
    let report = judge(run, &database.url(), &played).await?;
    drop(nodes);
    if report.findings.is_empty() {
        database.drop().await?;
    }
    Ok(report)
}

async fn play(run: &Run, services: &Services, nodes: &mut [Node; 2]) -> Ran<Vec<Played>> {
    let addresses: Vec<Address> = nodes.iter().map(|node| node.address.clone()).collect();
    let diary = Arc::new(Diary::create(&diary_of(&run.folder))?);
    let tables = tables(&addresses, &game(CONTROL.0), run.games, true).await?;
    let progress = Arc::new(Progress::default());
    let began = Instant::now();
    let playing = crowd::play(&addresses, &tables, run.manner, &diary, &progress);
    let breaking = break_things(run, services, nodes, &progress);
    let both = async { tokio::join!(playing, breaking) };
    let (played, broken) = tokio::time::timeout(LONGEST, both)
        .await
        .map_err(|_| Mishap("the games did not end in time".to_owned()))?;
    broken?;
    diary.flush()?;
    let took = began.elapsed().as_secs_f64();
    let (moves, lost) = (progress.moves.load(Relaxed), progress.lost.load(Relaxed));
    println!(
        "{} games, {moves} moves in {took:.1} s; connections lost {lost}",
        run.games
    );
    played
}

/// Waits for the right moments and does the damage.
async fn break_things(
    run: &Run,
    services: &Services,
    nodes: &mut [Node; 2],
    progress: &Progress,
) -> Ran<()> {
    let all = run.games * run.manner.moves * 2;
    match run.fault {
        Fault::Node { times } => {
            for time in 1..=times {
                reached(progress, all * time / (times + 1)).await?;
                // All sit at the other node by now, so that is the next to go.
                let node = &mut nodes[(time - 1) % 2];
                node.kill()?;
                // Long enough that its players have sat down elsewhere.
                sleep(Duration::from_millis(700)).await;
                node.restart().await?;
            }
            Ok(())
        }
        Fault::Postgres { away } => {
            reached(progress, all / 2).await?;
            away_for(services, Service::Postgres, away).await
        }
        Fault::Nats { away } => {
            reached(progress, all / 3).await?;
            away_for(services, Service::Nats, away).await
        }
    }
}

async fn away_for(services: &Services, what: Service, away: Duration) -> Ran<()> {
    tokio::task::block_in_place(|| services.kill(what))?;
    sleep(away).await;
    tokio::task::block_in_place(|| services.start(what))
}

/// Waits until so many moves have been made.
async fn reached(progress: &Progress, moves: usize) -> Ran<()> {
    let (mut last, mut since) = (0, Instant::now());
    loop {
        let now = progress.moves.load(Relaxed);
        if now >= moves {
            return Ok(());
        }
        if now != last {
            (last, since) = (now, Instant::now());
        }
        if since.elapsed() > Duration::from_mins(2) {
            let why = format!("it stands at {now} moves and never came to {moves}");
            return Err(Mishap::of("the load", why));
        }
        sleep(Duration::from_millis(10)).await;
    }
}

async fn judge(run: &Run, journal: &str, played: &[Played]) -> Ran<Report> {
    let lines = checker::diary(&diary_of(&run.folder))?;
    let opened = tuomari_journal::open(&[journal.to_owned()], StoreLimits::default()).await?;
    let names = played.iter().map(|one| one.table.as_str());
    let records = checker::rows(opened.as_ref(), names).await?;
    opened.close().await?;
    let mut report = checker::check(&lines, &records, CONTROL.1);
    report.add_unfinished(played);
    Ok(report)
}

fn diary_of(folder: &Path) -> PathBuf {
    folder.join("diary.jsonl")
}
