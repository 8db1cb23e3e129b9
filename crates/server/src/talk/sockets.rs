//! The WebSocket: one task for each, its queue bounded, its reader measured.

use std::{pin::pin, sync::Arc, task::Poll, time::Duration};

use axum::{
    extract::{
        State,
        ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade},
    },
    response::Response,
};
use futures::{SinkExt as _, future::BoxFuture, poll};
use tokio::{
    sync::watch,
    time::{Instant, MissedTickBehavior, interval_at, timeout},
};

use crate::{
    doing::lag::RoundTrips,
    http::Refused,
    node::{Node, closed, limits::Bucket},
    talk::{followed::Followed, outbox::Outbox},
    wire::{
        FromClient, Problem, ToClient,
        socket::{GoneWord, MAX_MESSAGE_BYTES},
    },
};

/// What the measurements found: the library's own buffer of 128 KiB is filled
/// with zeros on every poll.
const READ_BUFFER: usize = 4 * 1024;

/// What may wait in the library before it is sent.
const WRITE_BUFFER: usize = 16 * 1024;

/// And how much at most.
const MOST_WRITE_BUFFER: usize = 1024 * 1024;

/// Messages sent in one go.
const PORTION: usize = 32;

/// Who takes nothing for so long is gone.
const PATIENCE: Duration = Duration::from_secs(20);

/// How often the way to the client is measured.
const MEASURE_EVERY: Duration = Duration::from_secs(10);

/// The first measurement comes soon, so that the first press is fair.
const MEASURE_FIRST: Duration = Duration::from_millis(200);

/// Silence, not even an answer to a ping, after which a client is gone.
const LONGEST_SILENCE: Duration = Duration::from_secs(45);

/// A client opens a socket.
pub(crate) async fn open(
    State(node): State<Arc<Node>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let open = usize::try_from(node.tally.open_sockets.get()).unwrap_or(0);
    if open >= node.config.max_sockets || *node.closing().borrow() {
        node.tally.limited.one();
        let problem = Problem::new("full", 503, "This node has as many sockets as it can")
            .with_detail("try again in a minute, or another node");
        return Err(Box::new(problem).into());
    }
    let answer = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MOST_WRITE_BUFFER)
        .max_message_size(MAX_MESSAGE_BYTES)
        .max_frame_size(MAX_MESSAGE_BYTES)
        .on_upgrade(move |socket| async move {
            node.tally.sockets.one();
            node.tally.open_sockets.rise();
            Talk::new(&node).run(socket).await;
            node.tally.open_sockets.fall();
        });
    Ok(answer)
}

/// The talk through one socket.
struct Talk {
    node: Arc<Node>,
    outbox: Arc<Outbox>,
    followed: Followed,
    trips: RoundTrips,
    bucket: Bucket,
    closing: watch::Receiver<bool>,
    /// The command under way. The next message is read when it is done, so
    /// commands keep their order.
    doing: Option<BoxFuture<'static, ()>>,
    /// The ping under way.
    pinged: Option<(u32, Instant)>,
    pings: u32,
    heard: Instant,
}

/// Why a talk ends.
enum End {
    /// The client went, or takes nothing.
    Gone,
    /// It broke the limits.
    Expelled,
    /// This node goes down.
    Closing,
}

impl Talk {
    fn new(node: &Arc<Node>) -> Talk {
        let outbox = Arc::new(Outbox::default());
        Talk {
            followed: Followed::new(Arc::clone(node), Arc::clone(&outbox)),
            outbox,
            trips: RoundTrips::default(),
            bucket: Bucket::new(node.config.messages_per_second, 2),
            closing: node.closing(),
            doing: None,
            pinged: None,
            pings: 0,
            heard: Instant::now(),
            node: Arc::clone(node),
        }
    }

    async fn run(mut self, mut socket: WebSocket) {
        let end = self.talk(&mut socket).await;
        if let Some(doing) = self.doing.take() {
            // What was begun is finished, and answered if it can be.
            doing.await;
        }
        if let End::Closing | End::Expelled = end {
            if let End::Closing = end {
                for message in self.followed.farewell(GoneWord::ShuttingDown) {
                    self.outbox.say(&message);
                }
            }
            let goodbye = async {
                self.send(&mut socket).await.ok();
                socket.send(Message::Close(None)).await.ok();
            };
            let _ = timeout(Duration::from_secs(2), goodbye).await;
        }
        self.followed.leave_all();
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> End {
        let mut measure = interval_at(Instant::now() + MEASURE_FIRST, MEASURE_EVERY);
        measure.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            if let Err(end) = self.send(socket).await {
                return end;
            }
            let reads = self.doing.is_none() && self.outbox.has_room();
            // What waits is sent in every round, so reading may come before it;
            // and nothing that somebody sends may hold up the rest.
            tokio::select! {
                biased;
                () = closed(&mut self.closing) => return End::Closing,
                _ = measure.tick() => {
                    if self.heard.elapsed() > LONGEST_SILENCE {
                        return End::Gone;
                    }
                    if let Err(end) = self.ping(socket).await {
                        return end;
                    }
                }
                () = done(&mut self.doing) => self.doing = None,
                message = socket.recv(), if reads => match message {
                    Some(Ok(message)) => {
                        if let Err(end) = self.hear(message).await {
                            return end;
                        }
                    }
                    _ => return End::Gone,
                },
                () = self.outbox.changed() => {}
            }
        }
    }

    /// Sends what waits, and asks for fresh views where the reader was slow.
    async fn send(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let mut texts: Vec<Utf8Bytes> = Vec::new();
        loop {
            let rest = self.outbox.take(PORTION, &mut texts);
            if texts.is_empty() {
                self.followed.forget(&rest.gone);
                for slot in rest.stale {
                    self.followed.refresh(slot).await;
                }
                return Ok(());
            }
            let mut sending = pin!(async {
                for text in texts.drain(..) {
                    socket.feed(Message::Text(text)).await?;
                }
                socket.flush().await
            });
            // What the system takes at once needs no timer.
            let sent = match poll!(&mut sending) {
                Poll::Ready(sent) => Ok(sent),
                Poll::Pending => timeout(PATIENCE, sending).await,
            };
            match sent {
                Ok(Ok(())) => {}
                _ => return Err(End::Gone),
            }
        }
    }

    async fn ping(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        self.pings = self.pings.wrapping_add(1);
        self.pinged = Some((self.pings, Instant::now()));
        let payload = self.pings.to_be_bytes().to_vec();
        let ping = socket.send(Message::Ping(payload.into()));
        match timeout(PATIENCE, ping).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(End::Gone),
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), End> {
        self.heard = Instant::now();
        match message {
            Message::Text(text) => self.read(&text).await,
            Message::Binary(_) => {
                let problem = Problem::unreadable("send text, not binary");
                self.say_problem(problem);
                self.spend(1)
            }
            Message::Pong(payload) => {
                self.measure(&payload);
                Ok(())
            }
            Message::Ping(_) => self.spend(1),
            Message::Close(_) => Err(End::Gone),
        }
    }

    fn measure(&mut self, payload: &[u8]) {
        let Some((number, sent)) = self.pinged.take() else {
            return;
        };
        if payload != number.to_be_bytes() {
            return;
        }
        let before = self.trips.shortest_ms();
        self.trips.note(sent.elapsed());
        let now = self.trips.shortest_ms();
        if now.abs_diff(before) > 20
            && let Some(message) = self.followed.lag(now)
        {
            self.outbox.say(&message);
        }
    }

    async fn read(&mut self, text: &str) -> Result<(), End> {
        self.spend(1)?;
        match FromClient::read(text) {
            Err(problem) => self.say_problem(*problem),
            Ok(FromClient::Ping { n, client_time }) => {
                let server_time = self.node.clock.now_ms();
                self.outbox.say(&ToClient::Pong {
                    n,
                    client_time,
                    server_time,
                });
            }
            Ok(FromClient::Follow {
                table,
                token,
                have_version,
                have_step,
            }) => {
                let have = have_version.map(|version| crate::wire::Stamp {
                    version,
                    step: have_step.unwrap_or(0),
                });
                let followed = self.followed.follow(&table, token.as_ref(), have).await;
                if let Err(problem) = followed {
                    self.outbox.say(&ToClient::Problem {
                        table: Some(table),
                        problem: *problem,
                    });
                }
            }
            Ok(FromClient::Unfollow { table }) => {
                self.followed.unfollow(&table);
                self.outbox.say(&ToClient::Gone {
                    table,
                    why: GoneWord::Unfollowed,
                });
            }
            Ok(FromClient::Command { table, key, act }) => {
                let one_way_ms = self.trips.one_way_ms();
                match self.followed.order(&table, key.clone(), act, one_way_ms) {
                    Ok(doing) => self.doing = Some(doing),
                    Err(problem) => self.outbox.say(&ToClient::Refused {
                        key,
                        problem: *problem,
                    }),
                }
            }
        }
        Ok(())
    }

    /// Counts a message. Who sends a few too many is told; who goes on is
    /// shown out.
    fn spend(&mut self, cost: u32) -> Result<(), End> {
        match self.bucket.take(cost) {
            Ok(()) => Ok(()),
            Err(problem) => {
                self.node.tally.limited.one();
                self.say_problem(*problem);
                Err(End::Expelled)
            }
        }
    }

    fn say_problem(&self, problem: Problem) {
        self.outbox.say(&ToClient::Problem {
            table: None,
            problem,
        });
    }
}

/// Waits for the command under way; for ever if there is none.
async fn done(doing: &mut Option<BoxFuture<'static, ()>>) {
    match doing {
        Some(doing) => doing.await,
        None => std::future::pending().await,
    }
}
