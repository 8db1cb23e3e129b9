//! `tuomari-bench`: loads, faults and measurements.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
    time::Duration,
};

use clap::{Args, Parser, Subcommand, ValueEnum};
use tuomari_bench::{
    bare, checker,
    crowd::Manner,
    database::Database,
    fanout::{Given, Listeners, rounds},
    faults::{Fault, Run, run},
    machine, memory,
    mishap::{Mishap, Ran},
    node::{Node, settings},
    organiser::{Table, game, tables},
    services::{Service, Services},
    throughput::{Accounts, Load, clear, load, long_game, mean_body},
};
use tuomari_client::{Address, Link, Socket};
use tuomari_journal::StoreLimits;
use tuomari_wire::FromClient;

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
    /// Commands a second through the whole stack, beside the bare store
    Throughput(ThroughputArgs),
    /// One table and many spectators, beside a bare broadcast
    Fanout(FanoutArgs),
    /// Memory of live games while nobody moves
    Memory(MemoryArgs),
    /// A bare broadcast, for `fanout`
    #[command(hide = true)]
    Broadcast { port: u16 },
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Kill {
    /// kill -9 of a node in the middle, twice
    Node,
    /// kill -9 of PostgreSQL, back after five seconds
    Postgres,
    /// NATS away for thirty seconds
    Nats,
}

#[derive(Debug, Args)]
struct FaultArgs {
    /// What is killed
    fault: Kill,
    /// Games at once
    #[arg(long, default_value_t = 500)]
    games: usize,
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Store {
    /// PostgreSQL, and NATS as the bus
    Postgres,
    /// One file
    Sqlite,
}

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
struct FanoutArgs {
    /// Spectators
    #[arg(long, default_value_t = 5_000)]
    sockets: usize,
    /// Seconds of each part
    #[arg(long, default_value_t = 2)]
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

impl Cli {
    async fn run(&self) -> Ran<bool> {
        std::fs::create_dir_all(&self.folder)?;
        match &self.what {
            What::Faults(args) => self.faults(args).await,
            What::Check(args) => check(args).await,
            What::Throughput(args) => self.throughput(args).await,
            What::Fanout(args) => self.fanout(args).await,
            What::Memory(args) => self.memory(args).await,
            What::Broadcast { port } => bare::broadcast(*port).await.map(|()| true),
        }
    }

    fn program(&self) -> Ran<PathBuf> {
        match &self.tuomari {
            Some(program) => Ok(program.clone()),
            None => Ok(std::env::current_exe()?.with_file_name("tuomari")),
        }
    }

    async fn faults(&self, args: &FaultArgs) -> Ran<bool> {
        let report = run(&Run {
            program: self.program()?,
            folder: self.folder.clone(),
            set: self.set,
            games: args.games,
            manner: Manner {
                moves: args.moves,
                speed: args.speed,
                seed: args.seed,
            },
            fault: match args.fault {
                Kill::Node => Fault::Node { times: 2 },
                Kill::Postgres => Fault::Postgres {
                    away: Duration::from_secs(5),
                },
                Kill::Nats => Fault::Nats {
                    away: Duration::from_secs(30),
                },
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
        load(
            &node.address,
            &seated,
            Duration::from_secs(2),
            None,
            accounts,
        )
        .await?;
        let body = mean_body(journal, &seated).await?;
        let mut results = Vec::new();
        for round in 0..args.rounds {
            let seed = u64::try_from(round).unwrap_or(0);
            let full = fresh(node, args, time, None, accounts).await?;
            let pace = Some(full.per_second / 2.0);
            let half = fresh(node, args, time, pace, accounts).await?;
            let most = bare_of(args.store, journal, bare_load(256, body, time, None), seed).await?;
            let small = bare_of(
                args.store,
                journal,
                bare_load(16, body, time, None),
                seed + 100,
            )
            .await?;
            let paced = bare_load(4, body, time, pace);
            let calm = bare_of(args.store, journal, paced, seed + 200).await?;
            results.push((full, half, [most, small, calm]));
        }
        results.sort_by(|a, b| a.0.per_second.total_cmp(&b.0.per_second));
        let middle = results.len() / 2;
        let Some((full, half, [most, small, calm])) = results.get_mut(middle) else {
            return Ok(());
        };
        println!(
            "{:?}, {} tables, body of a row {body} bytes, the middle of {} rounds",
            args.store, args.tables, args.rounds
        );
        tell(full, half, [most, small, calm]);
        Ok(())
    }

    async fn fanout(&self, args: &FanoutArgs) -> Ran<bool> {
        let need = args.sockets + 200;
        if machine::open_files() < need {
            return Err(Mishap(format!(
                "raise the limit of open files first: ulimit -n {}",
                need * 2
            )));
        }
        let time = Duration::from_secs(args.seconds);
        let node = self.node("memory:", "local").await?;
        let before = machine::memory(pid(&node)?);
        let at = std::slice::from_ref(&node.address);
        let table = tables(at, &game("60+0"), 1, true).await?.remove(0);
        let mut spectators =
            Listeners::open(&node.address, args.sockets, Some(&table.name)).await?;
        tokio::time::sleep(Duration::from_secs(12)).await;
        let each = memory::each(pid(&node)?, before, args.sockets);
        let bare_node = Broadcaster::start(&self.folder).await?;
        let mut others = Listeners::open(&bare_node.address, args.sockets, None).await?;
        let mut voice = Socket::open(&bare_node.address).await?;
        let mut players = Players::sit(&table, &node.address).await?;
        let mut results: Vec<(Given, Given)> = Vec::new();
        for _ in 0..args.rounds {
            let ours = rounds(&mut spectators, pid(&node)?, time, async |_| {
                players.make().await
            })
            .await?;
            let text = players.last.clone();
            let theirs = rounds(&mut others, bare_node.pid, time, async |_| {
                voice
                    .say_text(text.clone().into())
                    .await
                    .map_err(Mishap::from)
            })
            .await?;
            results.push((ours, theirs));
        }
        results.sort_by(|a, b| {
            (a.0.per_second / a.1.per_second).total_cmp(&(b.0.per_second / b.1.per_second))
        });
        let (ours, theirs) = results[results.len() / 2];
        println!(
            "{} spectators, message of {} bytes, the middle of {} rounds",
            args.sockets,
            players.last.len(),
            args.rounds
        );
        for (name, given) in [("ours", ours), ("bare", theirs)] {
            println!(
                "{name} {:>8.0} messages/s  server {:.2} us each, reader {:.2} us each",
                given.per_second, given.server_us, given.reader_us
            );
        }
        println!(
            "ours/bare {:.2}; memory of an idle socket {each} bytes",
            ours.per_second / theirs.per_second
        );
        spectators.close().await;
        others.close().await;
        Ok(true)
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
    load(&node.address, &seated, time, pace, accounts).await
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

/// What the stack did and what the bare engine did, and what it cost.
fn tell(full: &mut Load, half: &mut Load, [most, small, calm]: [&mut bare::Done; 3]) {
    println!(
        "stack    {:>7.0} commands/s  {}",
        full.per_second,
        full.shown.told()
    );
    println!(
        "bare 256 {:>7.0} rows/s      {}  stack/bare {:.2}",
        most.per_second,
        most.commits.told(),
        full.per_second / most.per_second
    );
    println!(
        "bare  16 {:>7.0} rows/s      {}  stack/bare {:.2}",
        small.per_second,
        small.commits.told(),
        full.per_second / small.per_second
    );
    println!(
        "half     {:>7.0} commands/s  {}",
        half.per_second,
        half.shown.told()
    );
    println!(
        "bare     {:>7.0} rows/s      {}  (statements of 4 rows)",
        calm.per_second,
        calm.commits.told()
    );
    cost("full", full);
    cost("half", half);
}

fn cost(name: &str, load: &Load) {
    let [node, own, store] = load.cost_us;
    println!(
        "{name}: CPU us for each command: node {node:.0}, load generator {own:.0}, database {store:.0}"
    );
}

/// The bare broadcast, in a process of its own.
struct Broadcaster {
    address: Address,
    pid: u32,
    child: std::process::Child,
}

impl Broadcaster {
    async fn start(folder: &Path) -> Ran<Broadcaster> {
        let port = std::net::TcpListener::bind(("127.0.0.1", 0))?
            .local_addr()?
            .port();
        let child = std::process::Command::new(std::env::current_exe()?)
            .args(["broadcast", &port.to_string(), "--folder"])
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
        Ok(Broadcaster {
            address,
            pid: child.id(),
            child,
        })
    }
}

impl Drop for Broadcaster {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Two players at the table that everybody looks at.
struct Players {
    table: String,
    sockets: [Socket; 2],
    /// A spectator like all the others, whose message is kept.
    watcher: Socket,
    game: Vec<String>,
    ply: usize,
    last: String,
}

impl Players {
    async fn sit(table: &Table, at: &Address) -> Ran<Players> {
        let open = async |link: Link| -> Ran<Socket> {
            let mut socket = Socket::open(&link.address).await?;
            let follow = FromClient::Follow {
                table: link.table,
                token: link.token,
                have_version: None,
                have_step: None,
            };
            socket.say(&follow).await?;
            socket.hear_text().await?;
            Ok(socket)
        };
        let spectator = Link {
            token: None,
            ..table.link("white", at)?
        };
        Ok(Players {
            table: table.name.clone(),
            watcher: open(spectator).await?,
            sockets: [
                open(table.link("white", at)?).await?,
                open(table.link("black", at)?).await?,
            ],
            game: long_game(7),
            ply: 0,
            last: String::new(),
        })
    }

    /// Makes the next move; what spectators were shown of it is kept.
    async fn make(&mut self) -> Ran<()> {
        let name = self
            .game
            .get(self.ply)
            .ok_or_else(|| Mishap("the game is too short".to_owned()))?;
        let command = FromClient::Command {
            table: self.table.clone(),
            key: format!("p{}", self.ply),
            act: serde_json::json!({"act": "make", "move": name}),
        };
        let [white, black] = &mut self.sockets;
        let (mover, opponent) = if self.ply.is_multiple_of(2) {
            (white, black)
        } else {
            (black, white)
        };
        self.ply += 1;
        mover.say(&command).await?;
        for socket in [mover, opponent, &mut self.watcher] {
            loop {
                let text = socket.hear_text().await?;
                if text.starts_with("{\"type\":\"change\"") {
                    self.last = text.to_string();
                    break;
                }
                if text.starts_with("{\"type\":\"refused\"") {
                    return Err(Mishap(text.to_string()));
                }
            }
        }
        Ok(())
    }
}
