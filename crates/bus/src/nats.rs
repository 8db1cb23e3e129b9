//! The bus between nodes, over NATS core.
//!
//! The client library queues, reconnects and resubscribes by itself, but it
//! drops silently when a queue of its own is full. Here every such loss is
//! noticed and told: to our subscribers ([`supervisor`]), and to those of
//! other nodes whose hints we could not send.

mod address;
mod feeder;
mod supervisor;

use std::{
    io,
    sync::{
        Arc, Mutex, PoisonError, Weak,
        atomic::{
            AtomicBool, AtomicU64,
            Ordering::{AcqRel, Acquire, Release},
        },
    },
    time::Duration,
};

use async_nats::{Client, ConnectErrorKind, ConnectOptions, Event, Subject};
use futures::FutureExt as _;
use tokio::{
    runtime::Handle,
    sync::Notify,
    task::{AbortHandle, unconstrained},
};

pub use self::address::NatsAddress;
use self::feeder::Feeder;
use crate::{
    Bus, BusError,
    hint::Hint,
    key::Key,
    line::{Line, Lines},
    mailbox::{CAPACITY, Mailbox, Subscription},
    tally::{Counts, Tally, count},
    wire::{self, Message},
};

/// How many messages wait to be sent. With the largest bodies they take 32 MiB.
const OUTGOING: usize = 8192;
/// How many messages wait to be read, for each subject. Reading them only
/// moves them to a mailbox, so few ever wait.
const INCOMING: usize = 16_384;
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// A silent server is given up after two of these without an answer.
const PING_INTERVAL: Duration = Duration::from_secs(5);
const LONGEST_RETRY_DELAY: Duration = Duration::from_secs(1);

/// A bus between nodes. It goes on without the server: hints are dropped at
/// once while it is away, and everybody doubts and reads when it is back.
#[derive(Debug)]
pub struct NatsBus {
    link: Arc<Link>,
    runtime: Handle,
    capacity: usize,
    supervisor: AbortHandle,
}

/// What the parts of one bus share.
#[derive(Debug)]
struct Link {
    client: Client,
    key: Key,
    signals: Arc<Signals>,
    /// Whether hints are sent at all; while the server is away they are not.
    sending: AtomicBool,
    /// Lines of which a hint could not be sent.
    lost: LostLines,
    subjects: Vec<Subject>,
    every_line: Subject,
    probe: Subject,
    feeders: Mutex<Vec<Weak<Feeder>>>,
    tally: Tally,
}

/// What the client's events come down to.
#[derive(Debug, Default)]
struct Signals {
    wake: Notify,
    /// The client dropped an incoming message.
    overflowed: AtomicBool,
}

impl NatsBus {
    /// Connects, or starts without the server if it cannot be reached yet.
    /// Needs a Tokio runtime.
    pub async fn open(address: &NatsAddress, key: Key) -> Result<NatsBus, BusError> {
        NatsBus::open_with_capacity(address, key, CAPACITY).await
    }

    /// The same, with room for another number of hints for each subscriber.
    pub async fn open_with_capacity(
        address: &NatsAddress,
        key: Key,
        capacity: usize,
    ) -> Result<NatsBus, BusError> {
        let signals = Arc::new(Signals::default());
        let client = connect(address, &signals).await?;
        let name = address.name();
        let subject = |rest: &str| Subject::from(format!("{name}.{rest}"));
        // The last part is random, so the probes of two nodes never meet.
        let inbox = client.new_inbox();
        let own = inbox.rsplit('.').next().unwrap_or_default();
        let link = Arc::new(Link {
            sending: AtomicBool::new(is_connected(&client)),
            client,
            key,
            signals,
            lost: LostLines::default(),
            subjects: Line::all()
                .map(|line| subject(&format!("hint.{:02x}", line.0)))
                .collect(),
            every_line: subject("hint.*"),
            probe: subject(&format!("probe.{own}")),
            feeders: Mutex::default(),
            tally: Tally::default(),
        });
        let supervisor = tokio::spawn(supervisor::run(Arc::clone(&link))).abort_handle();
        Ok(NatsBus {
            link,
            runtime: Handle::current(),
            capacity: capacity.max(1),
            supervisor,
        })
    }
}

impl Bus for NatsBus {
    fn publish(&self, hint: Hint) {
        let line = Line::of(hint.stream);
        if self.link.sending.load(Acquire) {
            let subject = self.link.subjects[usize::from(line.0)].clone();
            let message = wire::encode(&Message::Hint(hint), &self.link.key);
            let sent = self.link.client.publish(subject, message);
            // One try: what does not fit into the client's queue is lost.
            // Unconstrained, or a busy task's spent budget would look the same.
            if let Some(Ok(())) = unconstrained(sent).now_or_never() {
                count(&self.link.tally.published);
                return;
            }
        }
        self.link.lost.add(line);
        count(&self.link.tally.dropped);
    }

    fn subscribe(&self, lines: Lines) -> Subscription {
        let mailbox = Mailbox::new(lines, self.capacity);
        let feeder = Arc::new(Feeder::new(Arc::clone(&mailbox)));
        {
            let mut feeders = self
                .link
                .feeders
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            feeders.retain(|feeder| feeder.strong_count() > 0);
            feeders.push(Arc::downgrade(&feeder));
        }
        let task = self
            .runtime
            .spawn(feeder::run(Arc::clone(&self.link), feeder));
        Subscription::new(mailbox, Some(task.abort_handle()))
    }

    fn counts(&self) -> Counts {
        self.link.tally.read(self.link.sending.load(Acquire))
    }
}

impl Drop for NatsBus {
    fn drop(&mut self) {
        self.supervisor.abort();
        for feeder in self.link.feeders() {
            feeder.mailbox.close();
        }
    }
}

impl Link {
    fn feeders(&self) -> Vec<Arc<Feeder>> {
        let feeders = self.feeders.lock().unwrap_or_else(PoisonError::into_inner);
        feeders.iter().filter_map(Weak::upgrade).collect()
    }
}

/// A set of lines that many may add to at once.
#[derive(Debug, Default)]
struct LostLines([AtomicU64; 4]);

impl LostLines {
    fn add(&self, line: Line) {
        self.0[usize::from(line.0 / 64)].fetch_or(1 << (line.0 % 64), AcqRel);
    }

    fn add_all(&self) {
        self.0.iter().for_each(|word| word.store(u64::MAX, Release));
    }

    fn take(&self) -> Lines {
        let words = self.0.each_ref().map(|word| word.swap(0, AcqRel));
        Line::all()
            .filter(|line| words[usize::from(line.0 / 64)] >> (line.0 % 64) & 1 == 1)
            .collect()
    }
}

fn is_connected(client: &Client) -> bool {
    client.connection_state() == async_nats::connection::State::Connected
}

async fn connect(address: &NatsAddress, signals: &Arc<Signals>) -> Result<Client, BusError> {
    let first = options(address, signals).connect(address.servers()).await;
    let error = match first {
        Ok(client) => return Ok(client),
        Err(error) => error,
    };
    match error.kind() {
        ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => {
            return Err(BusError::Refused);
        }
        ConnectErrorKind::Tls => return Err(BusError::Tls(error.to_string())),
        ConnectErrorKind::ServerParse => return Err(BusError::Address(error.to_string())),
        // A certificate that is not believed counts as trouble of the network.
        ConnectErrorKind::Io if is_invalid_data(&error) => {
            return Err(BusError::Tls(error.to_string()));
        }
        ConnectErrorKind::Dns
        | ConnectErrorKind::TimedOut
        | ConnectErrorKind::Io
        | ConnectErrorKind::MaxReconnects => {}
    }
    options(address, signals)
        .retry_on_initial_connect()
        .connect(address.servers())
        .await
        .map_err(|error| BusError::Address(error.to_string()))
}

fn is_invalid_data(error: &dyn std::error::Error) -> bool {
    let mut causes = std::iter::successors(error.source(), |cause| cause.source());
    causes.any(|cause| {
        let cause = cause.downcast_ref::<io::Error>();
        cause.is_some_and(|cause| cause.kind() == io::ErrorKind::InvalidData)
    })
}

fn options(address: &NatsAddress, signals: &Arc<Signals>) -> ConnectOptions {
    let signals = Arc::clone(signals);
    let options = ConnectOptions::new()
        .name("tuomari")
        .client_capacity(OUTGOING)
        .subscription_capacity(INCOMING)
        .connection_timeout(CONNECT_TIMEOUT)
        .ping_interval(PING_INTERVAL)
        .skip_subject_validation(true)
        .require_tls(address.is_secure())
        .reconnect_delay_callback(|attempts| match attempts {
            0 | 1 => Duration::ZERO,
            _ => LONGEST_RETRY_DELAY.min(Duration::from_millis(50 << attempts.min(5))),
        })
        .event_callback(move |event| {
            let signals = Arc::clone(&signals);
            async move {
                // The client keeps few events, so one may be missing here: all
                // but this one are looked up where they happened.
                if matches!(event, Event::SlowConsumer(_)) {
                    signals.overflowed.store(true, Release);
                }
                signals.wake.notify_one();
            }
        });
    address.sign_in(options)
}
