//! Running a server from a program that knows no runtime.

use std::{
    fmt,
    fs::File,
    io::Read as _,
    path::{Path, PathBuf},
    time::Duration,
};

use tokio::{
    runtime::{Builder, Runtime},
    time::{MissedTickBehavior, interval, timeout},
};
use tuomari_journal::JournalError;

use crate::{
    node::{config::Config, log::Logs, server::Server, start::StartError, supervisor::Supervisor},
    table::secret::OrganiserHash,
};

/// How often the file is looked at by which the organiser's link is known.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// No such file is longer.
const MOST_BYTES: u64 = 1_024;

/// Whom a server takes for its organiser.
#[derive(Debug, Default)]
pub struct Organiser {
    /// What his link is known by; without it, what the settings say.
    pub hash: Option<OrganiserHash>,
    /// The file where that is kept. Whoever may write to it gives another link
    /// while the server runs.
    pub kept_in: Option<PathBuf>,
}

/// What is read once more while a server runs.
pub struct Anew<'a> {
    /// The settings, from wherever they are said; else why not.
    pub settings: &'a dyn Fn() -> Result<Config, String>,
    pub logs: &'a Logs,
    /// Whether a person started it at a terminal. SIGHUP says then that the
    /// terminal has gone, and elsewhere that the settings are to be read anew.
    pub at_terminal: bool,
}

impl fmt::Debug for Anew<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Anew")
    }
}

/// Serves until the process is told to stop, then stops in good order.
/// `ready` is called once the server listens.
pub fn serve(
    config: Config,
    organiser: &Organiser,
    supervisor: &Supervisor,
    anew: &Anew<'_>,
    ready: impl FnOnce(&Server),
) -> Result<(), StartError> {
    let begun = config.clone();
    serve_while(config, organiser.hash, async |server| {
        let mut hang_up = HangUp::new();
        ready(server);
        supervisor.ready();
        let renewing = async {
            loop {
                hang_up.heard().await;
                if anew.at_terminal {
                    return;
                }
                read_anew(server, anew, &begun);
            }
        };
        tokio::select! {
            () = told_to_stop() => {}
            () = renewing => {}
            () = supervisor.kick(server) => {}
            () = look_again(server, organiser.kept_in.as_deref()) => {}
        }
        supervisor.stopping();
        let pause = server.leave();
        if !pause.is_zero() {
            tracing::info!(?pause, "/health/ready fails from now on");
            // Whoever tells it twice will not wait.
            let _ = timeout(pause, told_to_stop()).await;
        }
    })
}

/// Takes of the settings what may change, if they can be read.
fn read_anew(server: &Server, anew: &Anew<'_>, begun: &Config) {
    let read = match (anew.settings)() {
        Ok(read) => read,
        Err(why) => {
            tracing::error!(why, "the settings cannot be read; nothing has changed");
            return;
        }
    };
    if let Err(fault) = anew.logs.renew(&read) {
        tracing::error!(%fault, "the same is logged as before");
    }
    server.renew(&read);
    tracing::info!("settings read anew");
    let in_vain = begun.changed_in_vain(&read).join(", ");
    if !in_vain.is_empty() {
        tracing::warn!(settings = in_vain, "these count only after a restart");
    }
}

/// What a system sends when settings are to be read anew, or when a terminal
/// has gone.
struct HangUp {
    #[cfg(unix)]
    signal: Option<tokio::signal::unix::Signal>,
}

impl HangUp {
    /// From now on it no longer ends the process.
    fn new() -> HangUp {
        HangUp {
            #[cfg(unix)]
            signal: {
                use tokio::signal::unix::{SignalKind, signal};
                signal(SignalKind::hangup()).ok()
            },
        }
    }

    async fn heard(&mut self) {
        #[cfg(unix)]
        if let Some(signal) = &mut self.signal
            && signal.recv().await.is_some()
        {
            return;
        }
        std::future::pending::<()>().await;
    }
}

/// Serves as long as some work takes, then stops in good order. The work
/// begins once the server listens.
pub fn serve_while<T>(
    config: Config,
    organiser: Option<OrganiserHash>,
    work: impl AsyncFnOnce(&Server) -> T,
) -> Result<T, StartError> {
    let runtime = Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(StartError::Listen)?;
    runtime.block_on(async {
        let server = Server::start(config, organiser).await?;
        let done = work(&server).await;
        tracing::info!("stopping");
        server.stop().await;
        Ok(done)
    })
}

/// Copies a club's file while it is in use or not.
pub fn backup(from: &Path, to: &Path) -> Result<(), JournalError> {
    let runtime = single().map_err(|error| JournalError::Unreachable {
        why: error.to_string(),
    })?;
    runtime.block_on(tuomari_journal::backup(from, to))
}

fn single() -> std::io::Result<Runtime> {
    Builder::new_current_thread().enable_all().build()
}

/// Takes another organiser's link as soon as the file says so; never ends.
async fn look_again(server: &Server, kept_in: Option<&Path>) {
    let Some(file) = kept_in else {
        return std::future::pending().await;
    };
    let mut every = interval(LOOK_EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut known = kept(file);
    loop {
        every.tick().await;
        let now = kept(file);
        // A file that is gone or half written says nothing.
        if let Some(hash) = now.filter(|_| now != known) {
            server.change_organiser(hash);
            tracing::info!("the organiser has a new link");
            known = now;
        }
    }
}

fn kept(file: &Path) -> Option<OrganiserHash> {
    let mut text = String::new();
    let file = File::open(file).ok()?;
    file.take(MOST_BYTES).read_to_string(&mut text).ok()?;
    OrganiserHash::from_hex(&text)
}

/// Waits for Ctrl-C, or for what a system sends to services it stops.
pub async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    if tokio::signal::ctrl_c().await.is_err() {
        // Without signals it runs until it is killed.
        std::future::pending::<()>().await;
    }
}
