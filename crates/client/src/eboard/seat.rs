//! A seat at the table, kept for as long as the bridge stands: it connects
//! again when it must, and sends what was not answered once more with its key.

use std::time::Duration;

use serde_json::Value;
use tokio::{
    sync::mpsc::{Receiver, Sender},
    time::{Instant, sleep},
};
use tuomari_wire::{FromClient, Problem, Stamp, ToClient, ViewDto};

use crate::{
    Link, Sight, Socket, Trouble,
    bot::{gone, until},
    trouble::passes,
};

/// A server that was never there is waited for so long.
const FIRST_PATIENCE: Duration = Duration::from_secs(2);

/// The first pause before trying again; it doubles.
const PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// What a seat says.
#[derive(Debug)]
pub(super) enum Said {
    Sees {
        view: Box<ViewDto>,
        stamp: Stamp,
        /// Whether it may move a piece now.
        may_move: bool,
    },
    /// The act was carried out and led to this version.
    Accepted(u64),
    /// It was not, for good; nothing was written.
    Refused(Box<Problem>),
    /// The server is away.
    Lost(Trouble),
    Back,
    /// It cannot go on.
    Ended(Trouble),
}

/// A seat.
pub(super) struct Seat {
    link: Link,
    /// What its keys begin with.
    name: String,
    number: usize,
    told: Sender<(usize, Said)>,
    acts: Receiver<Value>,
    keys: u32,
    pending: Option<Pending>,
    seen: Option<Stamp>,
    /// The node at which it sat last, as it said.
    node: Option<String>,
    joined: bool,
    /// The server was away.
    lost: bool,
}

/// An act that has not been answered for good.
struct Pending {
    key: String,
    since: Instant,
    act: Value,
}

/// The bridge is gone.
struct NobodyListens;

impl Seat {
    pub(super) fn new(
        link: Link,
        name: String,
        number: usize,
        told: Sender<(usize, Said)>,
        acts: Receiver<Value>,
    ) -> Seat {
        Seat {
            link,
            name,
            number,
            told,
            acts,
            keys: 0,
            pending: None,
            seen: None,
            node: None,
            joined: false,
            lost: false,
        }
    }

    /// Sits until nobody listens, or until it cannot go on.
    pub(super) async fn keep(mut self) {
        let began = Instant::now();
        let mut pause = PAUSE;
        loop {
            let came = Instant::now();
            let trouble = match self.sit().await {
                Ok(NobodyListens) => return,
                Err(trouble) => trouble,
            };
            let never_there = !self.joined && began.elapsed() > FIRST_PATIENCE;
            if !trouble.passes() || never_there {
                self.tell(Said::Ended(trouble)).await;
                return;
            }
            if came.elapsed() > LONGEST_PAUSE {
                pause = PAUSE;
            }
            self.lost = true;
            if !self.tell(Said::Lost(trouble)).await {
                return;
            }
            sleep(pause).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    async fn tell(&self, said: Said) -> bool {
        self.told.send((self.number, said)).await.is_ok()
    }

    /// One connection, from its beginning to its end.
    async fn sit(&mut self) -> Result<NobodyListens, Trouble> {
        let mut socket = Socket::open(&self.link.address).await?;
        self.follow(&mut socket).await?;
        let mut sight: Option<Sight> = None;
        let mut again_at: Option<Instant> = None;
        loop {
            let free = self.pending.is_none() && sight.is_some();
            let message = tokio::select! {
                message = socket.hear() => message?,
                act = self.acts.recv(), if free => {
                    let Some(act) = act else {
                        socket.close().await;
                        return Ok(NobodyListens);
                    };
                    self.keys += 1;
                    let key = format!("{}-{}", self.name, self.keys);
                    self.pending = Some(Pending { key, since: Instant::now(), act });
                    self.send(&mut socket).await?;
                    continue;
                }
                () = until(again_at) => {
                    again_at = None;
                    self.send(&mut socket).await?;
                    continue;
                }
                () = self.told.closed() => {
                    socket.close().await;
                    return Ok(NobodyListens);
                }
            };
            let first = sight.is_none();
            match self.hear(message, &mut sight)? {
                Next::On => {}
                Next::Follow => self.follow(&mut socket).await?,
                Next::Again => again_at = Some(Instant::now() + PAUSE * 2),
                Next::Tell(said) => {
                    if first && sight.is_some() {
                        self.joined = true;
                        if std::mem::take(&mut self.lost) {
                            self.tell(Said::Back).await;
                        }
                        // What was not answered before is sent again.
                        again_at = self.pending.is_some().then(Instant::now);
                    }
                    self.tell(said).await;
                }
            }
        }
    }

    async fn follow(&mut self, socket: &mut Socket) -> Result<(), Trouble> {
        let follow = self.link.follow(self.seen, self.node.clone());
        socket.say(&follow).await
    }

    async fn send(&mut self, socket: &mut Socket) -> Result<(), Trouble> {
        let Some(pending) = &self.pending else {
            return Ok(());
        };
        let waited_ms = pending.since.elapsed().as_millis();
        let waited_ms = u32::try_from(waited_ms).unwrap_or(u32::MAX);
        let command = FromClient::Command {
            table: self.link.table.clone(),
            key: pending.key.clone(),
            act: pending.act.clone(),
            waited_ms: (waited_ms > 0).then_some(waited_ms),
        };
        socket.say(&command).await
    }

    /// Takes in a message.
    fn hear(&mut self, message: ToClient, sight: &mut Option<Sight>) -> Result<Next, Trouble> {
        match message {
            ToClient::View(view) => *sight = Some(Sight::of(&view)),
            ToClient::Change(change) => {
                let followed = sight.as_mut().map(|sight| sight.follow(&change));
                if followed != Some(Ok(())) {
                    self.seen = None;
                    return Ok(Next::Follow);
                }
            }
            ToClient::Accepted { key, version, .. } => {
                let ours = self.pending.take_if(|pending| pending.key == key);
                return Ok(ours.map_or(Next::On, |_| Next::Tell(Said::Accepted(version))));
            }
            ToClient::Refused { key, problem } => {
                if self.pending.as_ref().is_none_or(|own| own.key != key) {
                    return Ok(Next::On);
                }
                if passes(&problem) {
                    return Ok(Next::Again);
                }
                self.pending = None;
                return Ok(Next::Tell(Said::Refused(Box::new(problem))));
            }
            ToClient::Problem { problem, .. } => return Err(Trouble::Refused(Box::new(problem))),
            ToClient::Gone { why, .. } => return Err(gone(why)),
            ToClient::Here { node } => {
                self.node = Some(node);
                return Ok(Next::On);
            }
            ToClient::Pong { .. }
            | ToClient::Lag { .. }
            | ToClient::Presence(_)
            | ToClient::Notice { .. }
            | ToClient::Moved(_) => return Ok(Next::On),
        }
        let Some(sight) = sight else {
            return Ok(Next::On);
        };
        self.seen = Some(sight.stamp);
        Ok(Next::Tell(Said::Sees {
            view: Box::new(sight.checked().map_err(Trouble::strange)?),
            stamp: sight.stamp,
            may_move: sight.may("make"),
        }))
    }
}

/// Where a seat stands after a message.
enum Next {
    On,
    /// It asks for the whole view.
    Follow,
    /// It sends the act under way again, a little later.
    Again,
    Tell(Said),
}
