//! Nodes over a PostgreSQL and a NATS of their own, and what breaks of them.

use std::{fmt, path::PathBuf, time::Duration};

use sqlx::{Connection as _, Executor as _, PgConnection};
use tokio::time::sleep;
use tuomari_client::{Address, Dice};

use crate::{
    database::Database,
    mishap::Ran,
    node::{Node, settings},
    services::{Service, Services},
};

/// From one mishap to the next, in milliseconds: at least, and by lot more.
const PAUSE_MS: (u64, u64) = (500, 1_000);

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

/// What is set up.
#[derive(Clone, Debug)]
pub struct Stage {
    pub program: PathBuf,
    pub folder: PathBuf,
    /// The set of `scripts/services` that this run has for itself.
    pub set: u8,
    /// How many nodes: one, or two.
    pub nodes: usize,
    /// The same seed, the same mishaps.
    pub seed: u64,
}

/// What stands there.
#[derive(Debug)]
pub struct Scene {
    services: Services,
    database: Database,
    nodes: Vec<Node>,
    dice: Dice,
}

impl Scene {
    pub async fn open(stage: &Stage) -> Ran<Scene> {
        std::fs::create_dir_all(&stage.folder)?;
        let services = Services::up(stage.set)?;
        let name = format!("storm{:x}", std::process::id());
        let database = Database::create(&services.url(Service::Postgres)?, &name).await?;
        let bus = format!("{}/{name}", services.url(Service::Nats)?);
        let settings = settings(&database.url(), &bus);
        let mut nodes = Vec::new();
        for n in 0..stage.nodes.clamp(1, 2) {
            let log = stage.folder.join(format!("node{n}.log"));
            nodes.push(Node::start(&stage.program, &settings, &log).await?);
        }
        Ok(Scene {
            services,
            database,
            nodes,
            dice: Dice::new(stage.seed),
        })
    }

    pub fn addresses(&self) -> Vec<Address> {
        let all = self.nodes.iter();
        all.map(|node| node.address.clone()).collect()
    }

    /// The address of the journal.
    pub fn journal(&self) -> String {
        self.database.url()
    }

    /// Waits a little; then what breaks next, and for how long.
    pub async fn next(
        &mut self,
        kinds: &[Blow],
        (least, most): (Duration, Duration),
    ) -> (Blow, Duration) {
        let (pause, more) = PAUSE_MS;
        sleep(Duration::from_millis(pause + self.dice.below(more))).await;
        let kind = usize::try_from(self.dice.below(kinds.len() as u64)).unwrap_or(0);
        let ms = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let more = ms(most).saturating_sub(ms(least)) + 1;
        let lasts_ms = ms(least) + self.dice.below(more);
        (kinds[kind], Duration::from_millis(lasts_ms))
    }

    /// Breaks something, and mends it after a while.
    pub async fn strike(&mut self, blow: Blow, lasts: Duration) -> Ran<()> {
        let which = usize::try_from(self.dice.below(self.nodes.len() as u64)).unwrap_or(0);
        let services = &self.services;
        let apart = |doing: &dyn Fn() -> Ran<()>| tokio::task::block_in_place(doing);
        match blow {
            Blow::NodeKilled => {
                self.nodes[which].kill()?;
                sleep(lasts).await;
                self.nodes[which].restart().await
            }
            Blow::NodeStopped => {
                self.nodes[which].freeze()?;
                sleep(lasts).await;
                self.nodes[which].thaw()
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
                let mut connection = PgConnection::connect(&self.database.url()).await?;
                let lock = "BEGIN; LOCK TABLE journal_rows IN EXCLUSIVE MODE";
                connection.execute(lock).await?;
                sleep(lasts).await;
                connection.execute("COMMIT").await?;
                connection.close().await?;
                Ok(())
            }
        }
    }

    /// Takes it down. What went wrong before is left to be looked at.
    pub async fn close(self) -> Ran<()> {
        drop(self.nodes);
        self.database.drop().await
    }
}

fn service(blow: Blow) -> Service {
    match blow {
        Blow::NatsKilled | Blow::NatsStopped => Service::Nats,
        _ => Service::Postgres,
    }
}
