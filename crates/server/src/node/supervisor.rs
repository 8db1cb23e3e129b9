//! The system that started this process and looks after it, as systemd does.
//!
//! It names a socket, and a datagram to that socket says how things are:
//! `READY=1`, `WATCHDOG=1`, `STOPPING=1`. Where no such system is, nothing is
//! said.

use std::{ffi::OsString, time::Duration};

use tokio::time::{MissedTickBehavior, interval};

use crate::node::server::Server;

/// Whoever started this process and wants to hear of it.
#[derive(Clone, Debug, Default)]
pub struct Supervisor {
    /// The path of its socket; one that begins with `@` is no file.
    socket: Option<OsString>,
    /// Who is silent for so long is started anew.
    patience: Option<Duration>,
}

impl Supervisor {
    /// From what the environment says: `NOTIFY_SOCKET` and `WATCHDOG_USEC`.
    pub fn new(socket: Option<OsString>, patience_us: Option<&str>) -> Supervisor {
        let patience = patience_us.and_then(|text| text.parse().ok());
        Supervisor {
            socket: socket.filter(|socket| !socket.is_empty()),
            patience: patience.filter(|us| *us > 0).map(Duration::from_micros),
        }
    }

    /// The server listens, and its journal has answered.
    pub(crate) fn ready(&self) {
        self.say("READY=1");
    }

    /// The server goes down in good order.
    pub(crate) fn stopping(&self) {
        self.say("STOPPING=1");
    }

    /// Says that all is well, twice as often as it must, as long as the journal
    /// answers; never ends.
    pub(crate) async fn kick(&self, server: &Server) {
        let Some(patience) = self.patience.filter(|_| self.socket.is_some()) else {
            return std::future::pending().await;
        };
        let mut every = interval(patience / 2);
        every.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            every.tick().await;
            if server.is_ready().await {
                self.say("WATCHDOG=1");
            }
        }
    }

    fn say(&self, what: &str) {
        let Some(socket) = &self.socket else { return };
        if let Err(error) = send(socket, what) {
            tracing::warn!(%error, "the system that started us does not hear us");
        }
    }
}

#[cfg(target_os = "linux")]
fn send(socket: &OsString, what: &str) -> std::io::Result<()> {
    use std::os::{
        linux::net::SocketAddrExt as _,
        unix::{
            ffi::OsStrExt as _,
            net::{SocketAddr, UnixDatagram},
        },
    };
    let address = match socket.as_bytes().strip_prefix(b"@") {
        Some(name) => SocketAddr::from_abstract_name(name),
        None => SocketAddr::from_pathname(socket),
    }?;
    let from = UnixDatagram::unbound()?;
    from.send_to_addr(what.as_bytes(), &address).map(drop)
}

#[cfg(not(target_os = "linux"))]
fn send(_: &OsString, _: &str) -> std::io::Result<()> {
    Ok(())
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use tokio::net::UnixDatagram;

    use super::*;
    use crate::{Secret, node::config::Config};

    #[tokio::test]
    async fn it_is_told_what_the_server_does_and_kicked_while_the_journal_answers() {
        let name = format!("tuomari-{}.socket", Secret::draw().unwrap().reveal());
        let path = std::env::temp_dir().join(name);
        let systemd = UnixDatagram::bind(&path).unwrap();
        let heard = async || {
            let mut bytes = [0; 64];
            let length = systemd.recv(&mut bytes).await.unwrap();
            String::from_utf8_lossy(&bytes[..length]).into_owned()
        };
        let supervisor = Supervisor::new(Some(path.clone().into()), Some("100000"));
        supervisor.ready();
        assert_eq!(heard().await, "READY=1");
        let mut config = Config::default();
        for (setting, value) in [("listen", "127.0.0.1:0"), ("journal", "memory:")] {
            config.set(setting, value).unwrap();
        }
        let server = Server::start(config, None).await.unwrap();
        let thrice = async {
            for _ in 0..3 {
                assert_eq!(heard().await, "WATCHDOG=1");
            }
        };
        tokio::select! {
            () = supervisor.kick(&server) => {}
            () = thrice => {}
        }
        server.stop().await;
        std::fs::remove_file(path).unwrap();
    }

    #[test]
    fn where_nobody_asked_nothing_is_said() {
        for (socket, patience) in [(None, None), (Some(""), Some("0")), (None, Some("x"))] {
            let supervisor = Supervisor::new(socket.map(OsString::from), patience);
            supervisor.ready();
            assert!(supervisor.socket.is_none() && supervisor.patience.is_none());
        }
    }
}
