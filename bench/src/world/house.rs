//! A node of a world: a runtime of its own, with a clock of its own. To crash
//! it is to drop the runtime, to stop it is not to run it.

use std::{
    net::{Ipv4Addr, SocketAddr, SocketAddrV4},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use tokio::{
    runtime::{Builder, Runtime},
    sync::{mpsc, oneshot},
    time::{Instant, advance, sleep, sleep_until},
};
use tuomari_bus::Bus;
use tuomari_journal::Journal;
use tuomari_server::{Config, Hosted};

use super::{buses::Buses, net::Net, store::Store, trace::Trace};

/// All come from one address, as those of a school do.
const PEER: SocketAddr = SocketAddr::V4(SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1));

/// What stands around a node.
#[derive(Clone, Debug)]
pub(super) struct Outside {
    pub(super) trace: Trace,
    pub(super) net: Net,
    pub(super) store: Store,
    pub(super) buses: Buses,
}

/// A node of a world.
#[derive(Debug)]
pub(super) struct House {
    number: usize,
    outside: Outside,
    silence_ms: Option<u64>,
    process: Option<Process>,
    is_stopped: bool,
    is_asleep: bool,
    /// How long it was stopped while its clock ran on.
    stopped_ms: u64,
}

/// A process that runs.
#[derive(Debug)]
struct Process {
    runtime: Runtime,
    began: Instant,
    /// What its own clock shows since it began.
    own_ms: u64,
    stop: Option<oneshot::Sender<()>>,
    /// It lets people in: from its first sign until it is told to stop.
    is_open: Arc<AtomicBool>,
}

impl House {
    pub(super) fn new(number: usize, outside: &Outside, silence_ms: Option<u64>) -> House {
        House {
            number,
            outside: outside.clone(),
            silence_ms,
            process: None,
            is_stopped: false,
            is_asleep: false,
            stopped_ms: 0,
        }
    }

    /// Whether it can take an act just now, if its store does.
    pub(super) fn serves(&self) -> bool {
        let mut process = self.process.iter();
        !self.is_stopped && process.any(|process| process.is_open.load(Relaxed))
    }

    /// Starts the process, if there is none.
    pub(super) fn start(&mut self) {
        if self.process.is_some() {
            return;
        }
        let runtime = Builder::new_current_thread()
            .enable_time()
            .start_paused(true)
            .build()
            .expect("a runtime without sockets needs nothing of the system");
        let (door, visitors) = mpsc::unbounded_channel();
        let (stop, told) = oneshot::channel();
        let journal: Arc<dyn Journal> = Arc::new(self.outside.store.desk(self.number));
        let bus: Arc<dyn Bus> = Arc::new(self.outside.buses.line(self.number));
        let is_open = Arc::new(AtomicBool::new(false));
        let open = Arc::clone(&is_open);
        let config = config(self.silence_ms);
        runtime.spawn(serve(config, journal, bus, visitors, told, open));
        self.outside.net.door(self.number, Some(door));
        let began = runtime.block_on(async { Instant::now() });
        (self.is_stopped, self.is_asleep, self.stopped_ms) = (false, false, 0);
        self.process = Some(Process {
            runtime,
            began,
            own_ms: 0,
            stop: Some(stop),
            is_open,
        });
        let number = self.number;
        self.outside
            .trace
            .step(format_args!("node {number} starts"));
    }

    /// Ends as a killed process does, or, silently, as a machine without
    /// power.
    pub(super) fn crash(&mut self, silently: bool) {
        let Some(process) = self.process.take() else {
            return;
        };
        let number = self.number;
        self.outside
            .trace
            .step(format_args!("node {number} crashes"));
        self.outside.net.door(number, None);
        self.outside.net.cut_node(number, silently);
        drop(process);
    }

    /// Tells it to stop in good order.
    pub(super) fn told_to_stop(&mut self) {
        self.outside.net.door(self.number, None);
        if let Some(stop) = self.process.as_mut().and_then(|one| one.stop.take()) {
            // It may be on its way down already.
            let _ = stop.send(());
        }
    }

    /// Stops it where it is, as SIGSTOP does, or with its machine, which
    /// sleeps.
    pub(super) fn freeze(&mut self, sleeps: bool) {
        self.is_stopped = self.process.is_some();
        self.is_asleep |= sleeps;
    }

    /// Lets it go on, unless its machine sleeps on. Its clock has moved while
    /// it was stopped, and not while it slept.
    pub(super) fn thaw(&mut self, slept: bool) {
        if self.is_asleep && !slept {
            return;
        }
        self.is_asleep = false;
        let Some(process) = self.process.as_mut().filter(|_| self.is_stopped) else {
            return;
        };
        self.is_stopped = false;
        let missed_ms = std::mem::take(&mut self.stopped_ms);
        if missed_ms > 0 {
            process.own_ms += missed_ms;
            let missed = Duration::from_millis(missed_ms);
            process.runtime.block_on(advance(missed));
        }
    }

    /// Runs it for a while of its own time.
    pub(super) fn run(&mut self, for_ms: u64) {
        if self.is_stopped {
            self.stopped_ms += if self.is_asleep { 0 } else { for_ms };
            return;
        }
        if let Some(process) = &mut self.process {
            process.own_ms += for_ms;
            let until = process.began + Duration::from_millis(process.own_ms);
            process.runtime.block_on(async { sleep_until(until).await });
        }
    }
}

/// The whole life of a process.
async fn serve(
    config: Config,
    journal: Arc<dyn Journal>,
    bus: Arc<dyn Bus>,
    mut visitors: mpsc::UnboundedReceiver<super::net::Stream>,
    mut told: oneshot::Receiver<()>,
    is_open: Arc<AtomicBool>,
) {
    let hosted = loop {
        let (journal, bus) = (Arc::clone(&journal), Arc::clone(&bus));
        match Hosted::start(config.clone(), None, journal, bus).await {
            Ok(hosted) => break hosted,
            // Whoever looks after it starts it again.
            Err(_) => sleep(Duration::from_millis(500)).await,
        }
    };
    is_open.store(true, Relaxed);
    loop {
        tokio::select! {
            biased;
            _ = &mut told => break,
            visitor = visitors.recv() => match visitor {
                Some(stream) => drop(tokio::spawn(hosted.serve(stream, PEER))),
                None => break,
            },
        }
    }
    is_open.store(false, Relaxed);
    hosted.stop().await;
}

fn config(silence_ms: Option<u64>) -> Config {
    let usual = Config::default();
    Config {
        pack_every_ms: 0,
        requests_per_second: 100_000,
        silence_ms: silence_ms.unwrap_or(usual.silence_ms),
        ..usual
    }
}
