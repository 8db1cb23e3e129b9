//! `tuomari-bench`: loads, faults and measurements.

mod crowds;
mod players;
mod worlds;

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    time::Duration,
};

use clap::{Args, Parser, Subcommand, ValueEnum};
use tuomari_bench::{
    bare,
    bare_hall::{self, Sizes},
    checker::{self, Wrong},
    crowd::Manner,
    database::Database,
    faults::{Fault, Run, run},
    machine, memory,
    mishap::{Mishap, Ran},
    node::{Node, settings},
    organiser::{Table, game, tables},
    poll::{self, Polling},
    round_storm::{self, RoundStorm},
    scene::{Blow, Stage},
    second_reading,
    services::{Service, Services},
    storm::{Storm, weather},
    throughput::{Accounts, Load, clear, load, mean_body},
};
use tuomari_client::{Address, Diary, Link, Socket};
use tuomari_journal::StoreLimits;

use crowds::{FanoutArgs, RoundArgs};
use worlds::{WorldArgs, worlds};

/// A load of bots, faults on purpose, and the proof that nothing was lost.
#[derive(Debug, Parser)]
#[command(name = "tuomari-bench", version, max_term_width = 80)]
struct Cli {
    #[command(subcommand)]
    what: What,

    /// The program under test [default: tuomari beside this one]
    #[arg(long, global = true, value_name = "FILE")]
    tuomari: Option<PathBuf>,

    /// Where diaries, logs and files go
    #[arg(
        long,
        global = true,
        value_name = "FOLDER",
        default_value = "target/bench"
    )]
    folder: PathBuf,

    /// The set of scripts/services to use, which is killed and started
    #[arg(long, global = true, value_name = "N", default_value_t = 9)]
    set: u8,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Play games while something is killed, and check the diary
    Faults(FaultArgs),
    /// Check a diary against a journal
    Check(CheckArgs),
    /// Commands a second through the whole stack, beside a bare hall and store
    Throughput(ThroughputArgs),
    /// One table and many spectators, beside a bare broadcast
    Fanout(FanoutArgs),
    /// A round of a competition: boards opened, results on screens, followers
    /// beside a bare broadcast
    Round(RoundArgs),
    /// The results of a round while something is killed, stopped or locked
    RoundStorm(RoundStormArgs),
    /// Read a round again and again while bots play it, as broadcasts do
    Poll(PollArgs),
    /// Memory of live games while nobody moves
    Memory(MemoryArgs),
    /// Play random games, breaches included, and judge their records again
    SecondReading(ReadingArgs),
    /// Live through simulated worlds, each from its seed, faults included
    World(WorldArgs),
    /// A bare broadcast, for `fanout`
    #[command(hide = true)]
    Broadcast { port: u16 },
    /// A bare hall, for `throughput`
    #[command(hide = true)]
    Hall {
        port: u16,
        journal: String,
        body: usize,
        change: usize,
    },
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Kill {
    /// kill -9 of a node in the middle, twice
    Node,
    /// kill -9 of PostgreSQL, back after five seconds
    Postgres,
    /// NATS away for thirty seconds
    Nats,
    /// A node stopped and going on again
    NodeStopped,
    /// PostgreSQL stopped and going on again
    PostgresStopped,
    /// The table that rows go into, locked
    PostgresLocked,
    /// NATS stopped and going on again
    NatsStopped,
    /// Each of them, by lot
    All,
}

impl Kill {
    fn blows(self) -> Vec<Blow> {
        match self {
            Kill::Node => vec![Blow::NodeKilled],
            Kill::Postgres => vec![Blow::PostgresKilled],
            Kill::Nats => vec![Blow::NatsKilled],
            Kill::NodeStopped => vec![Blow::NodeStopped],
            Kill::PostgresStopped => vec![Blow::PostgresStopped],
            Kill::PostgresLocked => vec![Blow::PostgresLocked],
            Kill::NatsStopped => vec![Blow::NatsStopped],
            Kill::All => Blow::ALL.to_vec(),
        }
    }
}

/// How bots play.
#[derive(Debug, Args)]
struct MannerArgs {
    /// Moves of each player
    #[arg(long, default_value_t = 40)]
    moves: usize,
    /// How many times as fast as people
    #[arg(long, default_value_t = 5.0)]
    speed: f64,
    /// The same seed, the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl MannerArgs {
    fn manner(&self) -> Manner {
        Manner {
            moves: self.moves,
            speed: self.speed,
            seed: self.seed,
        }
    }
}

#[derive(Debug, Args)]
struct FaultArgs {
    /// What is killed
    fault: Kill,
    /// Games at once
    #[arg(long, default_value_t = 500)]
    games: usize,
    #[command(flatten)]
    manner: MannerArgs,
    /// Short clocks, and so many mishaps in as many rounds as they take; what
    /// everybody is charged is checked too
    #[arg(long, value_name = "N")]
    mishaps: Option<usize>,
    /// Seconds on those clocks; each move adds one
    #[arg(long, default_value_t = 10)]
    clock: u64,
    /// The longest of those mishaps, in milliseconds
    #[arg(long, default_value_t = 5_000)]
    longest_ms: u64,
    /// Nodes under those mishaps: 1 or 2
    #[arg(long, default_value_t = 2)]
    nodes: usize,
}

#[derive(Debug, Args)]
struct RoundStormArgs {
    /// What breaks
    #[arg(default_value = "all")]
    fault: Kill,
    /// Boards of the round
    #[arg(long, default_value_t = 200)]
    boards: usize,
    /// How often something breaks while their games end
    #[arg(long, default_value_t = 20)]
    mishaps: usize,
    /// The longest of them, in milliseconds
    #[arg(long, default_value_t = 5_000)]
    longest_ms: u64,
    /// The same seed, the same mishaps
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Debug, Args)]
struct PollArgs {
    /// Boards of the round
    #[arg(long, default_value_t = 100)]
    boards: usize,
    /// Milliseconds from one reading to the next
    #[arg(long, default_value_t = 250)]
    every: u64,
    /// How many seconds later spectators see the moves
    #[arg(long, default_value_t = 5)]
    delay: u64,
    #[command(flatten)]
    manner: MannerArgs,
}

#[derive(Debug, Args)]
struct CheckArgs {
    /// The diary, as `faults` and `tuomari bot --log` write it
    diary: PathBuf,
    /// The journal's address
    journal: String,
    /// The base time of the games, in milliseconds
    #[arg(long, default_value_t = 180_000)]
    base_ms: i64,
    /// The increment, in milliseconds
    #[arg(long, default_value_t = 2_000)]
    increment_ms: i64,
}

#[derive(Debug, Args)]
struct ReadingArgs {
    /// How many games
    #[arg(long, default_value_t = 1_000_000)]
    games: u64,
    /// The same seed, the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads [default: one for each core]
    #[arg(long)]
    jobs: Option<u64>,
    /// Only the games with these numbers
    #[arg(long, value_name = "NUMBER", num_args = 1..)]
    only: Vec<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Store {
    /// PostgreSQL, and NATS as the bus
    Postgres,
    /// One file
    Sqlite,
}

/// How long the run lasts that is not measured.
const FIRST: Duration = Duration::from_secs(2);

#[derive(Debug, Args)]
struct ThroughputArgs {
    /// Where the record is kept
    store: Store,
    /// Tables at once
    #[arg(long, default_value_t = 256)]
    tables: usize,
    /// Seconds of each part
    #[arg(long, default_value_t = 8)]
    seconds: u64,
    /// Rounds, of which the middle one counts
    #[arg(long, default_value_t = 3)]
    rounds: usize,
}

#[derive(Debug, Args)]
struct MemoryArgs {
    /// Live games on one node
    #[arg(long, default_value_t = 10_000)]
    games: usize,
    /// Half moves made in each
    #[arg(long, default_value_t = 8)]
    plies: usize,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    let done = match runtime {
        Ok(runtime) => runtime.block_on(cli.run()),
        Err(error) => Err(error.into()),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(mishap) => {
            eprintln!("tuomari-bench: {mishap}");
            ExitCode::from(2)
        }
    }
}

/// Whether all readings agreed.
fn judge_again(args: &ReadingArgs) -> Ran<bool> {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let jobs = args.jobs.unwrap_or(cores).max(1);
    let step = (args.games / 100).max(1);
    let progress = |done: u64| {
        if done.is_multiple_of(step) {
            eprint!("\r{done} of {} games", args.games);
        }
    };
    let report = if args.only.is_empty() {
        second_reading::run(args.games, args.seed, jobs, &progress)
    } else {
        second_reading::run_again(&args.only, args.seed)
    };
    let report = report.map_err(Mishap)?;
    eprintln!();
    println!("seed: {}", args.seed);
    println!("{report}");
    Ok(report.disagreements.is_empty())
}

impl Cli {
    async fn run(&self) -> Ran<bool> {
        std::fs::create_dir_all(&self.folder)?;
        match &self.what {
            What::Faults(args) => self.faults(args).await,
            What::Check(args) => check(args).await,
            What::Throughput(args) => self.throughput(args).await,
            What::Fanout(args) => self.fanout(args).await,
            What::Round(args) => self.round(args).await,
            What::RoundStorm(args) => self.round_storm(args).await,
            What::Poll(args) => self.poll(args).await,
            What::Memory(args) => self.memory(args).await,
            What::SecondReading(args) => judge_again(args),
            What::World(args) => Ok(worlds(args)),
            What::Broadcast { port } => bare::broadcast(*port).await.map(|()| true),
            What::Hall {
                port,
                journal,
                body,
                change,
            } => {
                let sizes = Sizes {
                    body: *body,
                    change: *change,
                };
                bare_hall::serve(*port, journal, sizes).await.map(|()| true)
            }
        }
    }

    fn program(&self) -> Ran<PathBuf> {
        match &self.tuomari {
            Some(program) => Ok(program.clone()),
            None => Ok(std::env::current_exe()?.with_file_name("tuomari")),
        }
    }

    async fn storm(&self, args: &FaultArgs, mishaps: usize) -> Ran<bool> {
        let report = weather(&Storm {
            program: self.program()?,
            folder: self.folder.clone(),
            set: self.set,
            nodes: args.nodes,
            games: args.games,
            manner: args.manner.manner(),
            clock_s: args.clock,
            kinds: args.fault.blows(),
            mishaps,
            lasts: lasts(args.longest_ms),
        })
        .await?;
        println!("{report}");
        println!(
            "mishaps {mishaps}: lost {}, doubled {}, overcharged {}, lost on time {}; most {} ms",
            report.count(Wrong::Lost),
            report.count(Wrong::Doubled),
            report.count(Wrong::Overcharged),
            report.count(Wrong::LostOnTime),
            report.most_over_ms
        );
        Ok(report.findings.is_empty())
    }

    async fn round_storm(&self, args: &RoundStormArgs) -> Ran<bool> {
        let report = round_storm::weather(&RoundStorm {
            stage: Stage {
                program: self.program()?,
                folder: self.folder.clone(),
                set: self.set,
                nodes: 2,
                seed: args.seed,
            },
            boards: args.boards,
            kinds: args.fault.blows(),
            mishaps: args.mishaps,
            lasts: lasts(args.longest_ms),
        })
        .await?;
        println!("{report}");
        Ok(report.findings.is_empty())
    }

    async fn poll(&self, args: &PollArgs) -> Ran<bool> {
        let file = self.folder.join("poll.db");
        clear(&file);
        let journal = file.display().to_string();
        let node = self.node(&journal, "local").await?;
        let diary = Arc::new(Diary::create(&self.folder.join("poll.jsonl"))?);
        let polling = Polling {
            boards: args.boards,
            every: Duration::from_millis(args.every),
            delay: Duration::from_secs(args.delay),
            manner: args.manner.manner(),
        };
        let (mut report, watched) = poll::poll(&node.address, &diary, &polling).await?;
        drop(node);
        watched.judge(&journal, &mut report).await?;
        clear(&file);
        println!("{report}");
        Ok(report.findings.is_empty())
    }

    async fn faults(&self, args: &FaultArgs) -> Ran<bool> {
        if let Some(mishaps) = args.mishaps {
            return self.storm(args, mishaps).await;
        }
        let report = run(&Run {
            program: self.program()?,
            folder: self.folder.clone(),
            set: self.set,
            games: args.games,
            manner: args.manner.manner(),
            fault: match args.fault {
                Kill::Node => Fault::Node { times: 2 },
                Kill::Postgres => Fault::Postgres {
                    away: Duration::from_secs(5),
                },
                Kill::Nats => Fault::Nats {
                    away: Duration::from_secs(30),
                },
                _ => return self.storm(args, 10).await,
            },
        })
        .await?;
        println!("{report}");
        Ok(report.findings.is_empty())
    }

    async fn node(&self, journal: &str, bus: &str) -> Ran<Node> {
        let log = self.folder.join("node.log");
        Node::start(&self.program()?, &settings(journal, bus), &log).await
    }

    async fn throughput(&self, args: &ThroughputArgs) -> Ran<bool> {
        let time = Duration::from_secs(args.seconds);
        match args.store {
            Store::Postgres => {
                let services = Services::up(self.set)?;
                let server = services.url(Service::Postgres)?;
                let name = format!("load{:x}", std::process::id());
                let database = Database::create(&server, &name).await?;
                let bus = format!("{}/{name}", services.url(Service::Nats)?);
                let port = server
                    .rsplit_once(':')
                    .and_then(|(_, rest)| rest.split('/').next()?.parse().ok());
                let store = port.and_then(machine::listener);
                let node = self.node(&database.url(), &bus).await?;
                self.compare(args, &node, &database.url(), store, time)
                    .await?;
                drop(node);
                database.drop().await?;
            }
            Store::Sqlite => {
                let file = self.folder.join("load.db");
                clear(&file);
                let journal = file.display().to_string();
                let node = self.node(&journal, "local").await?;
                self.compare(args, &node, &journal, None, time).await?;
                drop(node);
                clear(&file);
            }
        }
        Ok(true)
    }

    async fn compare(
        &self,
        args: &ThroughputArgs,
        node: &Node,
        journal: &str,
        store: Option<u32>,
        time: Duration,
    ) -> Ran<()> {
        let accounts = Accounts {
            node: pid(node)?,
            store,
        };
        let at = std::slice::from_ref(&node.address);
        let seated = tables(at, &game("60+0"), args.tables, true).await?;
        // A first run, not measured, fills caches and makes rows to weigh.
        let first = load(links(&seated, node)?, FIRST, None, accounts).await?;
        let body = mean_body(journal, &seated).await?;
        let change = first.change_bytes;
        let bare = Process::start(&self.folder, |port| {
            let [body, change] = [body, change].map(|size| size.to_string());
            ["hall", port, journal, &body, &change]
                .map(str::to_owned)
                .to_vec()
        })
        .await?;
        load(bare.seats(args, 300), FIRST, None, bare.accounts(store)).await?;
        let mut results = Vec::new();
        for round in 0..args.rounds {
            let seed = u64::try_from(round).unwrap_or(0);
            let full = fresh(node, args, time, None, accounts).await?;
            let pace = Some(full.per_second / 2.0);
            let half = fresh(node, args, time, pace, accounts).await?;
            let rows = async |batch, pace, seed| {
                let load = bare_load(batch, body, time, pace);
                bare_of(args.store, journal, load, seed).await
            };
            results.push(Round {
                stack: [full, half],
                hall: bare.round(args, time, pace, seed, store).await?,
                store: [
                    rows(256, None, seed).await?,
                    rows(16, None, seed + 100).await?,
                    rows(4, pace, seed + 200).await?,
                ],
            });
        }
        results.sort_by(|a, b| a.stack[0].per_second.total_cmp(&b.stack[0].per_second));
        let middle = results.len() / 2;
        println!(
            "{:?}, {} tables, body of a row {body} bytes, the middle of {} rounds",
            args.store, args.tables, args.rounds
        );
        if let Some(round) = results.get_mut(middle) {
            tell(round);
        }
        Ok(())
    }

    async fn memory(&self, args: &MemoryArgs) -> Ran<bool> {
        let file = self.folder.join("memory.db");
        clear(&file);
        let node = self.node(&file.display().to_string(), "local").await?;
        let at = std::slice::from_ref(&node.address);
        let few = tables(at, &game("60+0"), 200, true).await?;
        memory::begin(&node.address, &few, args.plies).await?;
        let before = machine::memory(pid(&node)?);
        let many = tables(at, &game("60+0"), args.games, true).await?;
        memory::begin(&node.address, &many, args.plies).await?;
        let each = memory::each(pid(&node)?, before, args.games);
        println!(
            "{} live games after {} half moves: {each} bytes each",
            args.games, args.plies
        );
        drop(node);
        clear(&file);
        Ok(true)
    }
}

async fn check(args: &CheckArgs) -> Ran<bool> {
    let lines = checker::diary(&args.diary)?;
    let journal =
        tuomari_journal::open(std::slice::from_ref(&args.journal), StoreLimits::default()).await?;
    let names: std::collections::BTreeSet<&str> =
        lines.iter().map(|line| line.table.as_str()).collect();
    let records = checker::rows(journal.as_ref(), names).await?;
    journal.close().await?;
    let control = checker::Control {
        base_ms: args.base_ms,
        increment_ms: args.increment_ms,
    };
    let report = checker::check(&lines, &records, control);
    println!("{report}");
    Ok(report.findings.is_empty())
}

fn pid(node: &Node) -> Ran<u32> {
    node.pid()
        .ok_or_else(|| Mishap("the node does not run".to_owned()))
}

/// A load at tables of its own.
async fn fresh(
    node: &Node,
    args: &ThroughputArgs,
    time: Duration,
    pace: Option<f64>,
    accounts: Accounts,
) -> Ran<Load> {
    let at = std::slice::from_ref(&node.address);
    let seated = tables(at, &game("60+0"), args.tables, true).await?;
    load(links(&seated, node)?, time, pace, accounts).await
}

/// Both players' links at each table.
fn links(tables: &[Table], node: &Node) -> Ran<Vec<[Link; 2]>> {
    let of = |table: &Table| {
        let link = |seat| table.link(seat, &node.address);
        Ok([link("white")?, link("black")?])
    };
    tables.iter().map(of).collect()
}

fn bare_load(batch: usize, body: usize, time: Duration, pace: Option<f64>) -> bare::Load {
    bare::Load {
        batch,
        body,
        time,
        pace,
    }
}

async fn bare_of(store: Store, journal: &str, load: bare::Load, seed: u64) -> Ran<bare::Done> {
    match store {
        Store::Postgres => bare::postgres(journal, load, seed).await,
        Store::Sqlite => bare::sqlite(Path::new(journal), load, seed).await,
    }
}

/// What was measured in one round.
struct Round {
    /// The node at full and at half load.
    stack: [Load; 2],
    /// The bare hall at full load, at half of that, and at the node's half.
    hall: [Load; 3],
    /// The bare store in statements of 256, of 16, and of 4 at the node's half.
    store: [bare::Done; 3],
}

/// What the stack did, what a bare hall and the bare store did, and what it
/// cost.
fn tell(round: &mut Round) {
    let [full, half] = &mut round.stack;
    let [bare, bare_half, bare_same] = &mut round.hall;
    let rows = [
        ("stack", full.per_second, full.shown.told()),
        ("bare hall", bare.per_second, bare.shown.told()),
        ("half load", half.per_second, half.shown.told()),
        (
            "bare hall, half of its own",
            bare_half.per_second,
            bare_half.shown.told(),
        ),
        (
            "bare hall, at our half",
            bare_same.per_second,
            bare_same.shown.told(),
        ),
    ];
    for (name, per_second, shown) in &rows {
        println!("{name:<27}{per_second:>7.0} commands/s  {shown}");
    }
    println!(
        "stack/bare hall {:.2}; p99 at half load {:.1} and {:.1} times the bare hall's",
        full.per_second / bare.per_second,
        half.shown.told().1 / bare_half.shown.told().1,
        half.shown.told().1 / bare_same.shown.told().1,
    );
    for (name, done) in [
        "bare store, 256",
        "bare store, 16",
        "bare store, 4 at our half",
    ]
    .iter()
    .zip(&mut round.store)
    {
        println!(
            "{name:<27}{:>7.0} rows/s      {}",
            done.per_second,
            done.commits.told()
        );
    }
    println!("a change to a player: {} bytes", full.change_bytes);
    println!("CPU us for each command: node or hall, load generator, database");
    for (name, load) in [
        ("full", &*full),
        ("half", &*half),
        ("bare hall, full", &*bare),
        ("bare hall, half of its own", &*bare_half),
        ("bare hall, at our half", &*bare_same),
    ] {
        let [node, own, store] = load.cost_us;
        println!("{name:<27}{node:>7.0} {own:>7.0} {store:>7.0}");
    }
}

/// A bare server, in a process of its own.
struct Process {
    address: Address,
    pid: u32,
    child: std::process::Child,
}

impl Process {
    /// Starts one; the arguments are told its port.
    async fn start(folder: &Path, args: impl FnOnce(&str) -> Vec<String>) -> Ran<Process> {
        let port = std::net::TcpListener::bind(("127.0.0.1", 0))?
            .local_addr()?
            .port();
        let child = std::process::Command::new(std::env::current_exe()?)
            .args(args(&port.to_string()))
            .arg("--folder")
            .arg(folder)
            .spawn()?;
        let address = Address {
            secure: false,
            host: "127.0.0.1".to_owned(),
            port,
        };
        for _ in 0..100 {
            if Socket::open(&address).await.is_ok() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(Process {
            address,
            pid: child.id(),
            child,
        })
    }
}

impl Process {
    fn accounts(&self, store: Option<u32>) -> Accounts {
        Accounts {
            node: self.pid,
            store,
        }
    }

    /// Seats at a bare hall.
    fn seats(&self, args: &ThroughputArgs, seed: u64) -> Vec<[Link; 2]> {
        bare_hall::seats(&self.address, args.tables, seed)
    }

    /// A bare hall at full load, at half of that, and at a given pace.
    async fn round(
        &self,
        args: &ThroughputArgs,
        time: Duration,
        pace: Option<f64>,
        seed: u64,
        store: Option<u32>,
    ) -> Ran<[Load; 3]> {
        let accounts = self.accounts(store);
        let full = load(self.seats(args, seed + 400), time, None, accounts).await?;
        let own = Some(full.per_second / 2.0);
        let half = load(self.seats(args, seed + 500), time, own, accounts).await?;
        let same = load(self.seats(args, seed + 600), time, pace, accounts).await?;
        Ok([full, half, same])
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How long a mishap lasts, at least and at most.
fn lasts(longest_ms: u64) -> (Duration, Duration) {
    let least = Duration::from_millis(300);
    (least, Duration::from_millis(longest_ms).max(least))
}
