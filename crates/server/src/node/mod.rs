//! One node: everything that its parts share.

pub(crate) mod acts;
pub(crate) mod aside;
pub(crate) mod attending;
pub(crate) mod broken;
pub(crate) mod calm;
pub(crate) mod config;
pub(crate) mod disk;
pub(crate) mod doors;
pub(crate) mod files;
pub(crate) mod follower;
pub(crate) mod following;
pub(crate) mod hosted;
pub(crate) mod limits;
pub(crate) mod log;
pub(crate) mod measured;
pub(crate) mod network;
pub(crate) mod organisers;
pub(crate) mod packer;
pub(crate) mod rated;
pub(crate) mod registrar;
pub(crate) mod renewing;
pub(crate) mod running;
pub(crate) mod server;
pub(crate) mod sheet;
pub(crate) mod signer;
pub(crate) mod signing;
pub(crate) mod start;
pub(crate) mod supervisor;
pub(crate) mod tally;
pub(crate) mod tls;

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};

use tokio::sync::{Semaphore, watch};
use tuomari_bus::Bus;
use tuomari_journal::{Committer, Journal};
use tuomari_record::OrganiserName;

use crate::{
    competition::{errand::Usher, hall::Competitions, news::News},
    doing::{
        asking::Asking, elsewhere::Elsewhere, life::Life, oracle::LateDead, time::NodeClock,
        timers::Timers,
    },
    hooks::Hooks,
    house::waiting::House,
    http::{creating::Creating, stories::Stories},
    node::{
        aside::Aside,
        broken::Broken,
        config::Config,
        doors::Doors,
        follower::Follower,
        limits::Limits,
        organisers::{Organisers, Register},
        rated::Rated,
        renewing::Live,
        signing::Signing,
        tally::Tally,
    },
    table::{
        hall::Hall,
        late_ends::LateEnds,
        secret::{OrganiserHash, Secret},
        shelf::Shelf,
    },
    wire::notice::NoticeDto,
};

/// One node. Every node is the same; none owns a table.
pub(crate) struct Node {
    /// The settings at the start. Those that may change meanwhile are in `live`.
    pub(crate) config: Config,
    live: watch::Sender<Arc<Live>>,
    pub(crate) name: String,
    pub(crate) journal: Arc<dyn Journal>,
    pub(crate) committer: Committer,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) clock: NodeClock,
    pub(crate) shelf: Shelf,
    pub(crate) late_ends: LateEnds,
    pub(crate) stories: Stories,
    pub(crate) creating: Creating,
    pub(crate) hall: Hall,
    pub(crate) competitions: Competitions,
    pub(crate) usher: Usher,
    pub(crate) news: News,
    pub(crate) follower: Follower,
    pub(crate) rated: Arc<Rated>,
    pub(crate) broken: Broken,
    pub(crate) timers: Timers,
    pub(crate) life: Life,
    pub(crate) elsewhere: Elsewhere,
    pub(crate) asking: Asking,
    pub(crate) late_dead: LateDead,
    pub(crate) hooks: Hooks,
    pub(crate) house: House,
    pub(crate) signing: Signing,
    pub(crate) aside: Aside,
    /// Papers are set by so many at a time.
    pub(crate) printing: Arc<Semaphore>,
    pub(crate) limits: Limits,
    pub(crate) doors: Arc<Doors>,
    pub(crate) tally: Tally,
    organisers: watch::Sender<Organisers>,
    /// Balancers are told to look elsewhere; whoever is here plays on.
    leaving: AtomicBool,
    closing: watch::Sender<bool>,
    notice: watch::Sender<Option<NoticeDto>>,
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Node({})", self.name)
    }
}

impl Node {
    /// Whether the node is going down; also to wait for it.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// What counts at this moment of the settings that may change.
    pub(crate) fn live(&self) -> Arc<Live> {
        Arc::clone(&self.live.borrow())
    }

    /// Takes what may change.
    pub(crate) fn renew(&self, config: &Config) {
        self.live.send_replace(Arc::new(Live::from(config)));
        self.limits.renew(config);
        self.doors.renew(config);
        if let Some(token) = &config.organiser_token {
            let hash = token.organiser_hash();
            self.organisers.send_if_modified(|all| all.renew(hash));
        }
    }

    /// By what the organisers' links are known; to wait until one of them opens
    /// nothing any more.
    pub(crate) fn organisers(&self) -> watch::Receiver<Organisers> {
        self.organisers.subscribe()
    }

    /// Gives the server's own organiser another link; the old one opens nothing
    /// any more.
    pub(crate) fn change_organiser(&self, hash: OrganiserHash) {
        self.organisers.send_modify(|all| all.change(hash));
    }

    /// Takes those by name who have a link now.
    pub(crate) fn take_organisers(&self, register: &Register) {
        let now_ms = self.clock.now_ms();
        let taken = |all: &mut Organisers| all.take(register, now_ms);
        if self.organisers.send_if_modified(taken) {
            tracing::info!("an organiser's link opens nothing any more");
        }
    }

    /// Whose link a secret is, if it is an organiser's.
    pub(crate) fn organiser(&self, secret: &Secret) -> Option<OrganiserName> {
        self.organisers.borrow().whose(secret.organiser_hash())
    }

    /// The organiser whose link a secret is, if this is his to conduct: what he
    /// set up himself. Who has the server's own link conducts all there is.
    pub(crate) fn conducts(
        &self,
        secret: &Secret,
        owner: Option<OrganiserName>,
    ) -> Option<OrganiserName> {
        let name = self.organiser(secret)?;
        (name.is_main() || owner == Some(name)).then_some(name)
    }

    /// Whether an organiser's link was not taken from him meanwhile.
    pub(crate) fn still_has(&self, name: OrganiserName) -> bool {
        self.organisers.borrow().has(name)
    }

    /// What is said to everybody; also to wait for something new.
    pub(crate) fn notice(&self) -> watch::Receiver<Option<NoticeDto>> {
        self.notice.subscribe()
    }

    /// Says something to everybody, or takes it back.
    pub(crate) fn announce(&self, notice: Option<NoticeDto>) {
        self.notice.send_replace(notice);
    }

    /// Whether balancers are to look elsewhere.
    pub(crate) fn is_leaving(&self) -> bool {
        self.leaving.load(Relaxed) || self.is_closing()
    }

    /// Tells balancers to look elsewhere; nothing else changes.
    pub(crate) fn begin_leaving(&self) {
        self.leaving.store(true, Relaxed);
    }

    /// Begins to close: sockets say goodbye, no new work begins.
    pub(crate) fn begin_closing(&self) {
        self.closing.send_replace(true);
    }
}

/// Waits until the node closes.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // A node that is gone is closed too.
    let _ = closing.wait_for(|closing| *closing).await;
}
