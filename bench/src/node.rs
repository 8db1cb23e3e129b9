//! One node: a `tuomari serve` process that can be killed.

use std::{
    fs::File,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use tokio::time::{Instant, sleep};
use tuomari_client::{Address, ask};

use crate::mishap::{Mishap, Ran};

/// The organiser's secret of every run: nodes listen on the loopback only.
pub const ORGANISER: &str = "organiser-of-a-load-test-0123456789";

/// A node is ready within this time.
const PATIENCE: Duration = Duration::from_mins(1);

/// A node.
#[derive(Debug)]
pub struct Node {
    program: PathBuf,
    pub address: Address,
    settings: Vec<String>,
    log: PathBuf,
    child: Option<Child>,
}

impl Node {
    /// Starts a node with these settings (`name=value`) and waits until it is
    /// ready. What it says goes to the end of a file.
    pub async fn start(program: &Path, settings: &[String], log: &Path) -> Ran<Node> {
        // A port that was free a moment ago; a node keeps it when it restarts.
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let mut node = Node {
            program: program.to_owned(),
            address: Address {
                secure: false,
                host: "127.0.0.1".to_owned(),
                port,
            },
            settings: settings.to_vec(),
            log: log.to_owned(),
            child: None,
        };
        node.restart().await?;
        Ok(node)
    }

    /// Starts it again after it was killed.
    pub async fn restart(&mut self) -> Ran<()> {
        let log = File::options().create(true).append(true).open(&self.log)?;
        let mut command = Command::new(&self.program);
        command
            .args(["serve", "--listen", &self.address.authority()])
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log);
        for setting in &self.settings {
            command.args(["--set", setting]);
        }
        let started = command.spawn();
        self.child = Some(started.map_err(|error| {
            let what = format!("{} serve", self.program.display());
            Mishap::of(
                &what,
                format_args!("{error}; build it: cargo build -p tuomari"),
            )
        })?);
        self.ready().await
    }

    async fn ready(&mut self) -> Ran<()> {
        let since = Instant::now();
        loop {
            let asked = ask(&self.address, "GET", "/health/ready", None, None).await;
            if asked.is_ok_and(|answer| answer.status == 200) {
                return Ok(());
            }
            let ended = self.child.as_mut().map(Child::try_wait);
            if let Some(Ok(Some(status))) = ended {
                let log = self.log.display();
                return Err(Mishap::of("a node", format_args!("{status}; see {log}")));
            }
            if since.elapsed() > PATIENCE {
                return Err(Mishap("a node is not ready after a minute".to_owned()));
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// `kill -9`: nothing is finished, nobody is told.
    pub fn kill(&mut self) -> Ran<()> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// `kill -STOP`: it hangs, and no connection breaks.
    pub fn freeze(&self) -> Ran<()> {
        self.signal("-STOP")
    }

    /// `kill -CONT`.
    pub fn thaw(&self) -> Ran<()> {
        self.signal("-CONT")
    }

    fn signal(&self, which: &str) -> Ran<()> {
        let Some(pid) = self.pid() else {
            return Err(Mishap("the node does not run".to_owned()));
        };
        let status = Command::new("kill")
            .args([which, &pid.to_string()])
            .status()?;
        if status.success() {
            return Ok(());
        }
        Err(Mishap::of("kill", status))
    }

    pub fn pid(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.kill();
    }
}

/// The settings of a node for a load: no limits on one address, because all
/// clients come from one.
pub fn settings(journal: &str, bus: &str) -> Vec<String> {
    [
        ("journal", journal),
        ("bus", bus),
        ("organiser-token", ORGANISER),
        ("requests-per-second", "1000000"),
        ("messages-per-second", "100000"),
        ("acts-per-minute", "1000000"),
        ("max-sockets", "60000"),
        ("connections-per-address", "60000"),
        ("log", "warn"),
    ]
    .iter()
    .map(|(name, value)| format!("{name}={value}"))
    .collect()
}
