//! How a node starts, what it does beside its answers, and how it ends.

use std::{
    fmt,
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use tokio::{
    sync::{Semaphore, watch},
    task::JoinSet,
    time::{MissedTickBehavior, interval},
};
use tuomari_bus::{Bus, BusError, Key};
use tuomari_journal::{Alone, CommitLimits, Committer, Journal, JournalError, StoreLimits};

use crate::{
    competition::{crier, errand::Usher, hall::Competitions, news::News, usher},
    doing::{
        asking::Asking,
        elsewhere::Elsewhere,
        late_dead,
        life::{self, Life},
        oracle::LateDead,
        outage,
        time::{COMPARE_EVERY, NodeClock},
        timers::{self, Timers},
    },
    hooks::{self, Hooks},
    house::{self, waiting::House},
    http::{creating::Creating, stories::Stories},
    node::{
        Node,
        aside::Aside,
        broken::Broken,
        calm, closed,
        config::{Config, ConfigFault},
        doors::Doors,
        files,
        follower::Follower,
        following,
        limits::Limits,
        organisers::{Organisers, register},
        packer,
        rated::{self, Rated},
        registrar,
        renewing::Live,
        signer,
        signing::Signing,
        tally::Tally,
    },
    table::{
        hall::Hall,
        late_ends::LateEnds,
        secret::{OrganiserHash, Secret},
        shelf::Shelf,
    },
};

/// Papers that are set at a time: each takes a core and some tens of megabytes.
const MOST_PRINTING: usize = 2;

/// How often unused tables are let go.
const TIDY_EVERY: Duration = Duration::from_secs(5);

/// How often the journal keeps house.
const TEND_EVERY: Duration = Duration::from_hours(1);

/// Why a node does not start.
#[derive(Debug)]
pub enum StartError {
    /// The settings do not fit together.
    Config(ConfigFault),
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
            StartError::Config(fault) => fault.fmt(f),
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
pub(crate) struct Work {
    tasks: JoinSet<()>,
    /// As long as it works no other server has its file.
    _alone: Option<Alone>,
}

impl Work {
    /// Gives it up at once.
    pub(crate) fn abort(mut self) {
        self.tasks.abort_all();
    }
}

impl Node {
    /// Opens journal and bus and begins to work.
    pub(crate) async fn start(
        config: Config,
        organiser: Option<OrganiserHash>,
    ) -> Result<(Arc<Node>, Work), StartError> {
        if config.behind_proxy {
            tracing::warn!(
                "behind-proxy believes everybody who says he is a proxy; \
                 name the proxies in trusted-proxies instead"
            );
        }
        rated::check(&config).map_err(StartError::Config)?;
        let alone = Alone::on(&config.journal).await?;
        let journal = tuomari_journal::open(&config.journal, StoreLimits::default()).await?;
        let key = bus_key(journal.as_ref()).await?;
        let bus = tuomari_bus::open(&config.bus, key)
            .await
            .map_err(StartError::Bus)?;
        Node::begin(config, organiser, journal, bus, Some(alone), Aside::Threads).await
    }

    /// Sets the clock, leaves a first sign of life and begins to work, with a
    /// journal and a bus that are open.
    pub(crate) async fn begin(
        config: Config,
        organiser: Option<OrganiserHash>,
        journal: Arc<dyn Journal>,
        bus: Arc<dyn Bus>,
        alone: Option<Alone>,
        aside: Aside,
    ) -> Result<(Arc<Node>, Work), StartError> {
        let clock = NodeClock::set_by(journal.as_ref()).await?;
        let heartbeat = Duration::from_millis(config.heartbeat_ms);
        let tally = Tally::default();
        if let Some(ahead_ms) = clock.go_on(journal.as_ref(), heartbeat).await? {
            tally.clock_jumps.one();
            tracing::warn!(
                ahead_ms,
                "the journal's clock was set back; this node goes on where the last one was"
            );
        }
        let (late_dead, queue) = LateDead::new();
        let (usher, errands) = Usher::new();
        let (house, tables) = House::new(config.house_engine.as_deref());
        let node = Arc::new(Node {
            name: name()?,
            committer: Committer::start(Arc::clone(&journal), CommitLimits::default()),
            life: Life::new(journal.lanes()),
            journal,
            bus,
            organisers: organisers_of(&config, organiser, clock.now_ms())?,
            clock,
            shelf: Shelf::default(),
            late_ends: LateEnds::default(),
            stories: Stories::default(),
            creating: Creating::default(),
            hall: Hall::new(config.max_tables),
            competitions: Competitions::default(),
            usher,
            news: News::default(),
            follower: Follower::new(),
            broken: Broken::default(),
            rated: Arc::new(Rated::default()),
            timers: Timers::default(),
            elsewhere: Elsewhere::default(),
            asking: Asking::default(),
            late_dead,
            hooks: Hooks::new(&config),
            house,
            signing: Signing::read(&config).map_err(StartError::Config)?,
            aside,
            printing: Arc::new(Semaphore::new(MOST_PRINTING)),
            live: watch::channel(Arc::new(Live::from(&config))).0,
            limits: Limits::new(&config),
            doors: Arc::new(Doors::new(&config, files::raise(&config))),
            tally,
            leaving: AtomicBool::new(false),
            closing: watch::channel(false).0,
            notice: watch::channel(None).0,
            config,
        });
        node.life.sign(&node).await?;
        let mut tasks = working(&node);
        let closing = || node.closing.subscribe();
        tasks.spawn(late_dead::run(Arc::clone(&node), queue, closing()));
        tasks.spawn(house::run(Arc::clone(&node), tables, closing()));
        tasks.spawn(usher::run(Arc::clone(&node), errands, closing()));
        let work = Work {
            tasks,
            _alone: alone,
        };
        Ok((node, work))
    }

    /// Finishes what was begun and lets go of the journal.
    pub(crate) async fn close(&self, mut work: Work) {
        self.begin_closing();
        while work.tasks.join_next().await.is_some() {}
        self.committer.close().await;
        signer::finish(self).await;
        if let Err(error) = self.journal.close().await {
            tracing::warn!(%error, "the journal could not be closed");
        }
    }
}

/// Who may conduct what is on this server, from the first request on.
fn organisers_of(
    config: &Config,
    own: Option<OrganiserHash>,
    now_ms: u64,
) -> Result<watch::Sender<Organisers>, StartError> {
    let register = register(config).map_err(StartError::Config)?;
    Ok(watch::channel(Organisers::begin(own, &register, now_ms)).0)
}

/// A name that no other node has.
fn name() -> Result<String, StartError> {
    let name = Secret::draw().map_err(StartError::Randomness)?;
    Ok(format!("node-{}", &name.reveal()[..12]))
}

/// What a node does by itself.
fn working(node: &Arc<Node>) -> JoinSet<()> {
    let mut tasks = JoinSet::new();
    let (own, closing) = (|| Arc::clone(node), || node.closing.subscribe());
    for lane in 0..node.life.lanes() {
        tasks.spawn(outage::run(own(), lane, closing()));
    }
    tasks.spawn(outage::watch(own(), closing()));
    tasks.spawn(following::run(own(), closing()));
    tasks.spawn(timers::run(own(), closing()));
    tasks.spawn(timers::ask(own(), closing()));
    tasks.spawn(crier::run(own(), closing()));
    for line in node.hooks.lines() {
        tasks.spawn(hooks::sender::run(own(), Arc::clone(line), closing()));
    }
    let list = node.config.rating_list.clone();
    tasks.spawn(rated::read(Arc::clone(&node.rated), list));
    tasks.spawn(packer::run(own(), closing()));
    tasks.spawn(signer::run(own(), closing()));
    tasks.spawn(registrar::run(own(), closing()));
    tasks.spawn(keep(own(), closing()));
    tasks
}

/// The key by which the nodes on one journal know each other's hints. The first
/// of them draws it.
async fn bus_key(journal: &dyn Journal) -> Result<Key, StartError> {
    let mut drawn = [0; 32];
    getrandom::fill(&mut drawn).map_err(StartError::Randomness)?;
    let kept = journal.keep("bus-key", drawn.to_vec()).await?;
    let secret = kept.as_slice().try_into().map_err(|_| {
        let why = "the key of the bus in journal_settings is damaged; stop all nodes, delete it and \
                   start them again";
        StartError::Journal(JournalError::Refused { why: why.to_owned() })
    })?;
    Ok(Key::new(secret))
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
            _ = compare.tick() => life::compare_time(&node).await,
            _ = tend.tick() => node.journal.tend().await,
            _ = tidy.tick() => {
                node.hall.tidy(&node);
                node.competitions.tidy(node.clock.now_ms(), &node.follower);
                node.limits.tidy();
                Ok(())
            }
            () = closed(&mut closing) => return,
        };
        if let Err(error) = done {
            calm::warn("housekeeping", &error);
        }
    }
}
