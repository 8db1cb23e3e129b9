//! How a node starts, what it does beside its answers, and how it ends.

use std::{fmt, sync::Arc, time::Duration};

use tokio::{
    sync::watch,
    task::JoinSet,
    time::{MissedTickBehavior, interval},
};
use tuomari_bus::{Bus, BusError};
use tuomari_journal::{CommitLimits, Committer, Journal, JournalError, StoreLimits};

use crate::{
    doing::{
        late_dead,
        oracle::LateDead,
        outage::{self, Life},
        time::{COMPARE_EVERY, NodeClock},
        timers::{self, Timers},
    },
    node::{
        Node, aside::Aside, closed, config::Config, follower::Follower, following, limits::Limits,
        packer, tally::Tally,
    },
    table::{
        hall::Hall,
        secret::{OrganiserHash, Secret},
        shelf::Shelf,
    },
};

/// How often unused tables are let go.
const TIDY_EVERY: Duration = Duration::from_secs(5);

/// How often the journal keeps house.
const TEND_EVERY: Duration = Duration::from_hours(1);

/// Why a node does not start.
#[derive(Debug)]
pub enum StartError {
    Journal(JournalError),
    Bus(BusError),
    /// The address to listen on.
    Listen(std::io::Error),
    /// The system gives no random numbers.
    Randomness(getrandom::Error),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Journal(error) => error.fmt(f),
            StartError::Bus(error) => error.fmt(f),
            StartError::Listen(error) => {
                write!(
                    f,
                    "cannot listen: {error}; choose another address with --listen"
                )
            }
            StartError::Randomness(error) => write!(f, "no randomness: {error}"),
        }
    }
}

impl std::error::Error for StartError {}

impl From<JournalError> for StartError {
    fn from(error: JournalError) -> StartError {
        StartError::Journal(error)
    }
}

/// The work of a node beside its answers.
#[derive(Debug)]
pub(crate) struct Work(JoinSet<()>);

impl Work {
    /// Gives it up at once.
    pub(crate) fn abort(mut self) {
        self.0.abort_all();
    }
}

impl Node {
    /// Opens journal and bus and begins to work.
    pub(crate) async fn start(
        config: Config,
        organiser: Option<OrganiserHash>,
    ) -> Result<(Arc<Node>, Work), StartError> {
        let journal = tuomari_journal::open(&config.journal, StoreLimits::default()).await?;
        let bus = tuomari_bus::open(&config.bus)
            .await
            .map_err(StartError::Bus)?;
        Node::begin(config, organiser, journal, bus, Aside::Threads).await
    }

    /// Sets the clock, leaves a first sign of life and begins to work, with a
    /// journal and a bus that are open.
    pub(crate) async fn begin(
        config: Config,
        organiser: Option<OrganiserHash>,
        journal: Arc<dyn Journal>,
        bus: Arc<dyn Bus>,
        aside: Aside,
    ) -> Result<(Arc<Node>, Work), StartError> {
        let clock = NodeClock::set_by(journal.as_ref()).await?;
        let (late_dead, queue) = LateDead::new();
        let name = Secret::draw().map_err(StartError::Randomness)?;
        let node = Arc::new(Node {
            name: format!("node-{}", &name.reveal()[..12]),
            committer: Committer::start(Arc::clone(&journal), CommitLimits::default()),
            journal,
            bus,
            clock,
            shelf: Shelf::default(),
            hall: Hall::new(config.max_tables),
            follower: Follower::new(),
            timers: Timers::default(),
            life: Life::default(),
            late_dead,
            aside,
            limits: Limits::new(&config),
            tally: Tally::default(),
            organiser,
            closing: watch::channel(false).0,
            config,
        });
        node.life.sign(&node).await?;
        let mut work = JoinSet::new();
        let closing = || node.closing.subscribe();
        work.spawn(outage::run(Arc::clone(&node), closing()));
        work.spawn(following::run(Arc::clone(&node), closing()));
        work.spawn(timers::run(Arc::clone(&node), closing()));
        work.spawn(timers::ask(Arc::clone(&node), closing()));
        work.spawn(late_dead::run(Arc::clone(&node), queue, closing()));
        work.spawn(packer::run(Arc::clone(&node), closing()));
        work.spawn(keep(Arc::clone(&node), closing()));
        Ok((node, Work(work)))
    }

    /// Finishes what was begun and lets go of the journal.
    pub(crate) async fn close(&self, mut work: Work) {
        self.begin_closing();
        while work.0.join_next().await.is_some() {}
        self.committer.close().await;
        // The last sign: what comes after it costs nobody anything.
        if let Err(error) = self.life.sign(self).await {
            tracing::warn!(%error, "the last sign of life could not be left");
        }
        if let Err(error) = self.journal.close().await {
            tracing::warn!(%error, "the journal could not be closed");
        }
    }
}

/// Housekeeping: the clock, the hall, the journal.
async fn keep(node: Arc<Node>, mut closing: watch::Receiver<bool>) {
    let mut compare = interval(COMPARE_EVERY);
    let mut tidy = interval(TIDY_EVERY);
    let mut tend = interval(TEND_EVERY);
    for every in [&mut compare, &mut tidy, &mut tend] {
        every.set_missed_tick_behavior(MissedTickBehavior::Delay);
        // The first tick comes at once.
        every.tick().await;
    }
    loop {
        let done = tokio::select! {
            biased;
            _ = compare.tick() => node.clock.compare(node.journal.as_ref()).await,
            _ = tend.tick() => node.journal.tend().await,
            _ = tidy.tick() => {
                node.hall.tidy(&node);
                node.limits.tidy();
                Ok(())
            }
            () = closed(&mut closing) => return,
        };
        if let Err(error) = done {
            tracing::warn!(%error, "housekeeping");
        }
    }
}
