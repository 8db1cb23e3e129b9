//! One table and thousands of spectators, beside a bare broadcast of the same
//! bytes.

use std::time::Duration;

use tokio::{
    sync::{mpsc, watch},
    task::JoinSet,
    time::Instant,
};
use tuomari_client::{Address, Socket, Trouble};
use tuomari_wire::FromClient;

use crate::{
    machine::cpu,
    mishap::{Mishap, Ran},
};

/// Sockets opened at once.
const AT_ONCE: usize = 64;

/// What a broadcast gave.
#[derive(Clone, Copy, Debug, Default)]
pub struct Given {
    /// Messages delivered a second.
    pub per_second: f64,
    /// Time on the cores of the server for each, in microseconds.
    pub server_us: f64,
    /// The same of this process, which reads them all.
    pub reader_us: f64,
}

/// Many sockets, each read by a task of its own that counts what it hears.
#[derive(Debug)]
pub struct Listeners {
    count: usize,
    heard: mpsc::UnboundedReceiver<()>,
    stop: watch::Sender<bool>,
    tasks: JoinSet<()>,
}

impl Listeners {
    /// Opens sockets; each says this first, and has an answer.
    pub async fn open(at: &Address, count: usize, first: Option<&FromClient>) -> Ran<Listeners> {
        let (tell, heard) = mpsc::unbounded_channel();
        let (stop, stopped) = watch::channel(false);
        let mut tasks = JoinSet::new();
        let mut left = count;
        while left > 0 {
            let now = left.min(AT_ONCE);
            left -= now;
            let mut opening = JoinSet::new();
            for _ in 0..now {
                let (at, first) = (at.clone(), first.cloned());
                opening.spawn(async move { listen(&at, first).await });
            }
            while let Some(opened) = opening.join_next().await {
                let mut socket = opened.map_err(|error| Mishap::of("a socket", error))??;
                let (tell, mut stopped) = (tell.clone(), stopped.clone());
                tasks.spawn(async move {
                    loop {
                        tokio::select! {
                            text = socket.hear_text() => {
                                let Ok(_) = text else { return };
                                // Who counts may have stopped counting.
                                let _ = tell.send(());
                            }
                            _ = stopped.wait_for(|stop| *stop) => return,
                        }
                    }
                });
            }
        }
        Ok(Listeners {
            count,
            heard,
            stop,
            tasks,
        })
    }

    /// Waits until each has heard one more message.
    pub async fn all_heard(&mut self) -> Ran<()> {
        let waiting = async {
            for _ in 0..self.count {
                self.heard.recv().await;
            }
        };
        let heard = tokio::time::timeout(Duration::from_secs(30), waiting).await;
        heard.map_err(|_| Mishap("not everybody heard it".to_owned()))
    }

    /// Forgets what was heard so far.
    pub fn forget(&mut self) {
        while self.heard.try_recv().is_ok() {}
    }

    pub async fn close(mut self) {
        self.stop.send_replace(true);
        while self.tasks.join_next().await.is_some() {}
    }
}

async fn listen(at: &Address, first: Option<FromClient>) -> Result<Socket, Trouble> {
    let mut socket = Socket::open(at).await?;
    if let Some(first) = first {
        socket.say(&first).await?;
        socket.hear_text().await?;
    }
    Ok(socket)
}

/// Says something again and again for a time, each time when all have heard
/// what was said before; how many messages were delivered, at what cost.
pub async fn rounds(
    listeners: &mut Listeners,
    server: u32,
    time: Duration,
    mut say: impl AsyncFnMut(usize) -> Ran<()>,
) -> Ran<Given> {
    let own = std::process::id();
    let before = (cpu(server), cpu(own));
    let began = Instant::now();
    let mut round = 0;
    while began.elapsed() < time {
        say(round).await?;
        listeners.all_heard().await?;
        round += 1;
    }
    let took = began.elapsed().as_secs_f64();
    let messages = u32::try_from(round * listeners.count).unwrap_or(u32::MAX);
    let messages = f64::from(messages.max(1));
    let cost =
        |now: Duration, then: Duration| now.saturating_sub(then).as_secs_f64() * 1e6 / messages;
    Ok(Given {
        per_second: messages / took,
        server_us: cost(cpu(server), before.0),
        reader_us: cost(cpu(own), before.1),
    })
}
