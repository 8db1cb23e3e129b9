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
    time::{Instant, MissedTickBehavior, interval_at, sleep_until, timeout},
};
use tuomari_clock::At;

use crate::{
    answer::Answer,
    competition::pass,
    doing::{Way, lag::RoundTrips},
    http::{Caller, Refused},
    node::{Node, closed, doors::Standing, limits::Bucket, organisers::Organisers},
    table::{pass::stream, secret::Secret},
    talk::{
        followed::{Followed, Knock},
        inbox::Inbox,
        outbox::Outbox,
        watched::Watched,
    },
    wire::{
        FromClient, Problem, Stamp, ToClient,
        notice::NoticeDto,
        socket::{GoneWord, MAX_MESSAGE_BYTES, Token},
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

/// How often a client hears that its command is still under way: a page takes
/// a longer silence for the end of the way, and goes to another node. By then
/// a node that was cut off before the command came knows it.
const STILL_EVERY: Duration = Duration::from_secs(3);

/// Silence, not even an answer to a ping, after which a client is gone.
const LONGEST_SILENCE: Duration = Duration::from_secs(45);

/// A client opens a socket.
pub(crate) async fn open(
    State(node): State<Arc<Node>>,
    caller: Caller,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let open = usize::try_from(node.tally.open_sockets.get()).unwrap_or(0);
    if open >= node.live().max_sockets || *node.closing().borrow() {
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
            Talk::new(&node, caller).run(socket).await;
            node.tally.open_sockets.fall();
        });
    Ok(answer)
}

/// The talk through one socket.
struct Talk {
    node: Arc<Node>,
    caller: Caller,
    outbox: Arc<Outbox>,
    followed: Followed,
    watched: Watched,
    trips: RoundTrips,
    bucket: Bucket,
    closing: watch::Receiver<bool>,
    notice: watch::Receiver<Option<NoticeDto>>,
    organiser: watch::Receiver<Organisers>,
    /// The command under way. What comes next waits until it is done, so
    /// commands keep their order.
    doing: Option<BoxFuture<'static, ()>>,
    /// When it was begun, or spoken of.
    spoken: Instant,
    /// The ping under way.
    pinged: Option<(u32, Instant)>,
    pings: u32,
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
    fn new(node: &Arc<Node>, caller: Caller) -> Talk {
        if let Some(visit) = &caller.visit {
            visit.count_bytes(bytes(node.live().messages_per_second));
        }
        let outbox = Arc::new(Outbox::default());
        Talk {
            followed: Followed::new(Arc::clone(node), Arc::clone(&outbox)),
            watched: Watched::new(Arc::clone(node), Arc::clone(&outbox)),
            outbox,
            trips: RoundTrips::default(),
            bucket: Bucket::new(node.live().messages_per_second, 2),
            closing: node.closing(),
            notice: node.notice(),
            organiser: node.organisers(),
            doing: None,
            spoken: Instant::now(),
            pinged: None,
            pings: 0,
            caller,
            node: Arc::clone(node),
        }
    }

    async fn run(mut self, mut socket: WebSocket) {
        let mut inbox = Inbox::new(&self.node);
        let end = self.talk(&mut socket, &mut inbox).await;
        if self
            .caller
            .visit
            .as_ref()
            .is_some_and(|visit| visit.is_flooded())
        {
            self.node.tally.limited.one();
        }
        // What was begun is finished, and answered if it can be.
        self.finish().await;
        if let End::Gone = end {
            // And what he sent before he went is done.
            while let Some((message, came)) = inbox.next(false) {
                if self.hear(message, came).await.is_err() {
                    break;
                }
                self.finish().await;
            }
        }
        if let End::Closing | End::Expelled = end {
            if let End::Closing = end {
                let notice = Some(NoticeDto::restart());
                self.outbox.say(&ToClient::Notice { notice });
                for message in self.followed.farewell(GoneWord::ShuttingDown) {
                    self.outbox.say(&message);
                }
            }
            let goodbye = async {
                self.send(&mut socket, &mut inbox).await.ok();
                socket.send(Message::Close(None)).await.ok();
            };
            let _ = timeout(Duration::from_secs(2), goodbye).await;
        }
        self.followed.leave_all(inbox.heard().elapsed());
        self.watched.leave_all();
    }

    async fn finish(&mut self) {
        if let Some(doing) = self.doing.take() {
            doing.await;
        }
    }

    async fn talk(&mut self, socket: &mut WebSocket, inbox: &mut Inbox) -> End {
        let mut measure = interval_at(Instant::now() + MEASURE_FIRST, MEASURE_EVERY);
        measure.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let node = self.node.name.clone();
        self.outbox.say(&ToClient::Here { node });
        if self.notice.borrow().is_some() {
            self.notice.mark_changed();
        }
        loop {
            if let Err(end) = self.send(socket, inbox).await {
                return end;
            }
            if let Some((message, came)) = inbox.next(self.doing.is_some()) {
                let hearing = self.hear(message, came);
                if let Err(end) = inbox.during(socket, hearing).await {
                    return end;
                }
                continue;
            }
            if inbox.is_over() {
                return End::Gone;
            }
            // What waits is sent in every round, so reading may come before it;
            // and nothing that somebody sends may hold up the rest.
            tokio::select! {
                biased;
                () = closed(&mut self.closing) => return End::Closing,
                () = shown_out(&self.caller) => return End::Gone,
                // Each comes back with his link, if it still opens anything.
                Ok(()) = self.organiser.changed() => return End::Gone,
                Ok(()) = self.notice.changed() => {
                    let notice = self.notice.borrow_and_update().clone();
                    self.outbox.say(&ToClient::Notice { notice });
                }
                _ = measure.tick() => {
                    if inbox.heard().elapsed() > LONGEST_SILENCE {
                        return End::Gone;
                    }
                    if let Err(end) = self.ping(socket).await {
                        return end;
                    }
                }
                () = done(&mut self.doing) => self.doing = None,
                () = sleep_until(self.spoken + STILL_EVERY), if self.doing.is_some() => {
                    self.say_still();
                }
                () = inbox.receive(socket), if self.outbox.has_room() => {}
                () = self.outbox.changed() => {}
            }
        }
    }

    /// Sends what waits, and asks for fresh views where the reader was slow.
    async fn send(&mut self, socket: &mut WebSocket, inbox: &mut Inbox) -> Result<(), End> {
        let mut texts: Vec<Utf8Bytes> = Vec::new();
        loop {
            let rest = self.outbox.take(PORTION, &mut texts);
            if texts.is_empty() {
                if !rest.gone.is_empty() {
                    self.followed.forget(&rest.gone);
                    self.stand();
                }
                for slot in rest.stale {
                    inbox.during(socket, self.followed.refresh(slot)).await;
                    self.watched.refresh(slot);
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

    async fn hear(&mut self, message: Message, came: At) -> Result<(), End> {
        match message {
            Message::Text(text) => self.read(&text, came).await,
            Message::Binary(_) => {
                let problem = Problem::unreadable("send text, not binary");
                self.say_problem(problem);
                self.spend(1)
            }
            Message::Pong(payload) if self.measure(&payload) => Ok(()),
            // A pong that nobody asked for is a message like any other.
            Message::Pong(_) | Message::Ping(_) => self.spend(1),
            Message::Close(_) => Err(End::Gone),
        }
    }

    /// Takes the answer to our ping; whether it was one.
    fn measure(&mut self, payload: &[u8]) -> bool {
        let answered = |(number, _): &mut (u32, Instant)| payload == number.to_be_bytes();
        let Some((_, sent)) = self.pinged.take_if(answered) else {
            return false;
        };
        let before = self.trips.shortest_ms();
        self.trips.note(sent.elapsed());
        let now = self.trips.shortest_ms();
        if now.abs_diff(before) > 20
            && let Some(message) = self.followed.lag(now)
        {
            self.outbox.say(&message);
        }
        true
    }

    async fn read(&mut self, text: &str, came: At) -> Result<(), End> {
        let message = FromClient::read(text);
        if !matches!(
            message,
            Ok(FromClient::Follow { .. } | FromClient::Watch { .. })
        ) {
            self.spend(1)?;
        }
        match message {
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
                came_from,
            }) => {
                let step = have_step.unwrap_or(0);
                let knock = Knock {
                    came,
                    have: have_version.map(|version| Stamp { version, step }),
                    came_from: came_from.as_deref(),
                };
                return self.follow(table, token.as_ref(), knock).await;
            }
            Ok(FromClient::Unfollow { table }) => {
                self.followed.unfollow(&table);
                self.stand();
                self.outbox.say(&ToClient::Gone {
                    table,
                    why: GoneWord::Unfollowed,
                });
            }
            Ok(FromClient::Watch { competition, token }) => {
                return self.watch(competition, token.as_ref()).await;
            }
            Ok(FromClient::Unwatch { competition }) => {
                self.watched.unwatch(&competition);
                self.stand();
            }
            Ok(FromClient::Command {
                table,
                key,
                act,
                waited_ms,
            }) => {
                let way = Way {
                    came,
                    one_way_ms: self.trips.one_way_ms(),
                    waited_ms: waited_ms.map_or(0, u64::from),
                };
                match self.followed.order(&table, key.clone(), act, way) {
                    Ok(doing) => (self.doing, self.spoken) = (Some(doing), Instant::now()),
                    Err(problem) => self.outbox.say(&ToClient::Refused {
                        key,
                        problem: *problem,
                    }),
                }
            }
        }
        Ok(())
    }

    /// Follows a table. With a link that opens a seat it costs nothing: a
    /// desk has hundreds of boards, and no socket has more than its share.
    async fn follow(
        &mut self,
        table: String,
        token: Option<&Token>,
        knock: Knock<'_>,
    ) -> Result<(), End> {
        let again = self.followed.has(&table);
        let held = stream(&table).is_ok_and(|id| self.node.hall.get(id).is_some());
        let followed = match self.may_try(held, token) {
            Ok(()) => self.followed.follow(&table, token, knock).await,
            Err(problem) => Err(problem),
        };
        match followed {
            Ok(()) => {
                self.stand();
                if token.is_some() && !again {
                    return Ok(());
                }
            }
            Err(problem) => {
                self.say_missed(Some(table), None, *problem);
            }
        }
        self.spend(1)
    }

    /// Hears of a competition from now on.
    async fn watch(&mut self, competition: String, token: Option<&Token>) -> Result<(), End> {
        let held =
            pass::stream(&competition).is_ok_and(|id| self.node.competitions.get(id).is_some());
        let watched = match self.may_try(held, token) {
            Ok(()) => self.watched.watch(&competition, token).await,
            Err(problem) => Err(problem),
        };
        match watched {
            Ok(()) => self.stand(),
            Err(problem) => {
                self.say_missed(None, Some(competition), *problem);
            }
        }
        self.spend(1)
    }

    /// Says why something cannot be looked at; who tries names is counted.
    fn say_missed(&self, table: Option<String>, competition: Option<String>, problem: Problem) {
        if let 401 | 404 = problem.status {
            self.node.limits.missed(self.caller.address);
        }
        self.outbox.say(&ToClient::Problem {
            table,
            competition,
            problem,
        });
    }

    /// Tells the doors what this socket is about.
    fn stand(&self) {
        if let Some(visit) = &self.caller.visit {
            let known = [self.followed.is_known(), self.watched.is_known()];
            visit.stand(if known.contains(&Some(true)) {
                Standing::Known
            } else if known == [None, None] {
                Standing::Waits
            } else {
                Standing::Looks
            });
        }
    }

    /// Names that open nothing are tried only so often from one address.
    /// What is held at hand costs nothing to look at.
    fn may_try(&self, held: bool, token: Option<&Token>) -> Answer<()> {
        let known = token.is_some_and(|token| {
            let link = Secret::from(token).seat_hash();
            self.node.limits.knows(link)
        });
        if held || known {
            return Ok(());
        }
        self.node.limits.may_try(self.caller.address)
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

    /// Lets the client hear that what it sent is under way, if it is: another
    /// node would not know when it came.
    fn say_still(&mut self) {
        self.spoken = Instant::now();
        if self.node.life.goes_on(&self.node) {
            let notice = self.notice.borrow().clone();
            self.outbox.say(&ToClient::Notice { notice });
        }
    }

    fn say_problem(&self, problem: Problem) {
        self.outbox.say(&ToClient::Problem {
            table: None,
            competition: None,
            problem,
        });
    }
}

/// What may be said through one socket, in bytes: what messages of the longest
/// kind would have. It is far more than anybody needs.
fn bytes(messages_per_second: u32) -> Bucket {
    let longest = u32::try_from(MAX_MESSAGE_BYTES).unwrap_or(u32::MAX);
    Bucket::new(messages_per_second.saturating_mul(longest), 4)
}

/// Waits until somebody else needs the connection more.
async fn shown_out(caller: &Caller) {
    match &caller.visit {
        Some(visit) => visit.shown_out().await,
        None => std::future::pending().await,
    }
}

/// Waits for the command under way; for ever if there is none.
async fn done(doing: &mut Option<BoxFuture<'static, ()>>) {
    match doing {
        Some(doing) => doing.await,
        None => std::future::pending().await,
    }
}
