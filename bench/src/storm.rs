//! A storm: games with short clocks, and one thing after another is killed,
//! stopped or locked. Nothing is lost or doubled, and nobody is charged for it.

use std::{
    fmt,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::Duration,
};

use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, PgConnection};
use tokio::time::{Instant, sleep, timeout};
use tuomari_client::{Address, Diary, Dice};
use tuomari_journal::StoreLimits;

use crate::{
    checker::{self, Away, Control, Report},
    crowd::{self, Manner, Played, Progress},
    database::Database,
    mishap::{Mishap, Ran},
    node::{Node, settings},
    organiser::{game, start_clock, tables},
    services::{Service, Services},
};

/// The games of one round take no longer than this.
const LONGEST: Duration = Duration::from_mins(10);

/// All are at their tables within this time.
const SEATED: Duration = Duration::from_mins(1);

/// What each move adds to the clock.
const INCREMENT_S: u64 = 1;

/// What breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blow {
    /// `kill -9` of a node, and started again.
    NodeKilled,
    /// `kill -STOP` of a node, and `-CONT`.
    NodeStopped,
    PostgresKilled,
    PostgresStopped,
    /// Somebody locks the table that rows go into.
    PostgresLocked,
    NatsKilled,
    NatsStopped,
}

impl Blow {
    pub const ALL: [Blow; 7] = [
        Blow::NodeKilled,
        Blow::NodeStopped,
        Blow::PostgresKilled,
        Blow::PostgresStopped,
        Blow::PostgresLocked,
        Blow::NatsKilled,
        Blow::NatsStopped,
    ];
}

impl fmt::Display for Blow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Blow::NodeKilled => "node killed",
            Blow::NodeStopped => "node stopped",
            Blow::PostgresKilled => "PostgreSQL killed",
            Blow::PostgresStopped => "PostgreSQL stopped",
            Blow::PostgresLocked => "PostgreSQL locked",
            Blow::NatsKilled => "NATS killed",
            Blow::NatsStopped => "NATS stopped",
        })
    }
}

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

/// What stands in the storm.
struct Scene {
    services: Services,
    database: Database,
    nodes: Vec<Node>,
    dice: Dice,
    /// How often something has broken.
    broken: AtomicUsize,
}

/// Plays and breaks, round after round, and checks each.
pub async fn weather(storm: &Storm) -> Ran<Report> {
    std::fs::create_dir_all(&storm.folder)?;
    let services = Services::up(storm.set)?;
    let name = format!("storm{:x}", std::process::id());
    let database = Database::create(&services.url(Service::Postgres)?, &name).await?;
    let bus = format!("{}/{name}", services.url(Service::Nats)?);
    let settings = settings(&database.url(), &bus);
    let mut nodes = Vec::new();
    for n in 0..storm.nodes.clamp(1, 2) {
        let log = storm.folder.join(format!("node{n}.log"));
        nodes.push(Node::start(&storm.program, &settings, &log).await?);
    }
    let mut scene = Scene {
        services,
        database,
        nodes,
        dice: Dice::new(storm.manner.seed),
        broken: AtomicUsize::new(0),
    };
    let mut report = Report::default();
    let began = Instant::now();
    let mut round = 0;
    while scene.broken.load(Relaxed) < storm.mishaps {
        round += 1;
        let found = play(storm, &mut scene, round).await?;
        let clean = found.findings.is_empty();
        report.add(found);
        println!(
            "{} of {} mishaps, {} turns, most {} ms over, {} findings, {:.0} s",
            scene.broken.load(Relaxed),
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
    let Scene {
        database, nodes, ..
    } = scene;
    drop(nodes);
    database.drop().await?;
    Ok(report)
}

async fn play(storm: &Storm, scene: &mut Scene, round: u64) -> Ran<Report> {
    let addresses: Vec<Address> = scene
        .nodes
        .iter()
        .map(|node| node.address.clone())
        .collect();
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
        break_things(storm, scene, &progress, &diary).await
    };
    let both = async { tokio::join!(playing, breaking) };
    let (played, away) = timeout(LONGEST, both)
        .await
        .map_err(|_| Mishap("the games did not end in time".to_owned()))?;
    diary.flush()?;
    let (played, away) = (played?, away?);
    judge(&scene.database.url(), &path, &played, storm.clock_s, &away).await
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
    progress: &Progress,
    diary: &Diary,
) -> Ran<Vec<Away>> {
    let mut away = Vec::new();
    let ms = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let (least, most) = (ms(storm.lasts.0), ms(storm.lasts.1));
    while scene.broken.load(Relaxed) < storm.mishaps && progress.done.load(Relaxed) < storm.games {
        sleep(Duration::from_millis(500 + scene.dice.below(1_000))).await;
        let kind = usize::try_from(scene.dice.below(storm.kinds.len() as u64)).unwrap_or(0);
        let blow = storm.kinds[kind];
        let lasts_ms = least + scene.dice.below(most.saturating_sub(least) + 1);
        let from = diary.now_ms();
        strike(scene, blow, Duration::from_millis(lasts_ms)).await?;
        if blow == Blow::NodeKilled && scene.nodes.len() == 1 {
            away.push((from, diary.now_ms()));
        }
        let number = scene.broken.fetch_add(1, Relaxed) + 1;
        let moves = progress.moves.load(Relaxed);
        println!("{number}: {blow} for {lasts_ms} ms; {moves} moves so far");
    }
    Ok(away)
}

async fn strike(scene: &mut Scene, blow: Blow, lasts: Duration) -> Ran<()> {
    let which = usize::try_from(scene.dice.below(scene.nodes.len() as u64)).unwrap_or(0);
    let services = &scene.services;
    let apart = |doing: &dyn Fn() -> Ran<()>| tokio::task::block_in_place(doing);
    match blow {
        Blow::NodeKilled => {
            scene.nodes[which].kill()?;
            sleep(lasts).await;
            scene.nodes[which].restart().await
        }
        Blow::NodeStopped => {
            scene.nodes[which].freeze()?;
            sleep(lasts).await;
            scene.nodes[which].thaw()
        }
        Blow::PostgresKilled | Blow::NatsKilled => {
            let what = service(blow);
            apart(&|| services.kill(what))?;
            sleep(lasts).await;
            apart(&|| services.start(what))
        }
        Blow::PostgresStopped | Blow::NatsStopped => {
            let what = service(blow);
            apart(&|| services.freeze(what))?;
            sleep(lasts).await;
            apart(&|| services.thaw(what))
        }
        Blow::PostgresLocked => {
            let mut connection = PgConnection::connect(&scene.database.url()).await?;
            let lock = "BEGIN; LOCK TABLE journal_rows IN EXCLUSIVE MODE";
            connection.execute(lock).await?;
            sleep(lasts).await;
            connection.execute("COMMIT").await?;
            connection.close().await?;
            Ok(())
        }
    }
}

fn service(blow: Blow) -> Service {
    match blow {
        Blow::NatsKilled | Blow::NatsStopped => Service::Nats,
        _ => Service::Postgres,
    }
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
