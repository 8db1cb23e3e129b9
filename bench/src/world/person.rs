//! A person with a browser: sees, thinks, acts, and comes back when the
//! connection is lost, as the page does.

use std::time::Duration;

use futures::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::Message};
use tuomari_client::{Brain, Choice, Dice, Sight};
use tuomari_conduct::Seat;
use tuomari_record::StreamId;
use tuomari_wire::{FromClient, ToClient, socket::Token};

use super::{
    ledger::Ledger,
    net::{Net, Stream},
    notes::Notes,
    trace::{Kind, Trace},
};

/// Waits between attempts to come back; the last one is repeated.
const BACKOFF_MS: [u64; 4] = [250, 500, 1_000, 2_000];

/// How often the way to the server is measured.
const PING: Duration = Duration::from_secs(5);

/// Silence after a ping that means the way is lost.
const SILENCE: Duration = Duration::from_secs(4);

/// How long a door may stay shut.
const PATIENCE: Duration = Duration::from_secs(5);

/// A person.
#[derive(Debug)]
pub(super) struct Person {
    pub(super) number: usize,
    pub(super) stream: StreamId,
    pub(super) seat: Seat,
    pub(super) token: String,
    /// The nodes there are, and the one he comes to first.
    pub(super) nodes: usize,
    pub(super) home: usize,
    pub(super) net: Net,
    pub(super) trace: Trace,
    pub(super) ledger: Ledger,
    pub(super) notes: Notes,
    pub(super) dice: Dice,
    pub(super) brain: Brain,
    /// Whether he starts the clock.
    pub(super) starts: bool,
    /// How long he thinks, at the least and at the most.
    pub(super) thinks_ms: (u64, u64),
    /// When nobody acts any more.
    pub(super) rests_at_ms: u64,
    /// A token that nobody gave him.
    pub(super) is_forger: bool,
    pub(super) hand: Hand,
}

/// What he is about to do.
#[derive(Debug, Default)]
pub(super) struct Hand {
    keys: u32,
    pending: Option<(String, Choice)>,
    accepted: u64,
    act_at: Option<(Instant, Choice)>,
    again_at: Option<Instant>,
    /// The node at which he sits or sat last, as it said.
    node: Option<String>,
}

type Socket = WebSocketStream<Stream>;

/// The connection is of no use any more.
struct Over;

impl Person {
    /// Lives until the world ends.
    pub(super) async fn live(mut self, from_ms: u64) {
        sleep(Duration::from_millis(from_ms)).await;
        let (mut attempt, mut node) = (0, self.home);
        loop {
            if self.sit(node).await {
                attempt = 0;
            }
            self.meets(None);
            if self.is_forger && attempt > 2 {
                return;
            }
            let wait = BACKOFF_MS[attempt.min(BACKOFF_MS.len() - 1)];
            let wait = wait * (75 + self.dice.below(50)) / 100;
            sleep(Duration::from_millis(wait)).await;
            attempt += 1;
            node = (node + 1) % self.nodes;
        }
    }

    /// One connection; whether there was any.
    async fn sit(&mut self, node: usize) -> bool {
        let knocking = self.net.connect(self.number, node);
        let Ok(Ok(Some(stream))) = timeout(PATIENCE, knocking).await else {
            return false;
        };
        let opening = client_async("ws://hall/api/socket", stream);
        let Ok(Ok((mut socket, _))) = timeout(PATIENCE, opening).await else {
            return false;
        };
        self.meets(Some(node));
        let _ = self.talk(&mut socket).await;
        true
    }

    async fn talk(&mut self, socket: &mut Socket) -> Result<(), Over> {
        let mut sight = None;
        self.follow(socket).await?;
        let mut ping_at = Instant::now();
        let mut silent_at = None;
        self.hand.again_at = None;
        loop {
            let act_at = self.hand.act_at.as_ref().map(|(at, _)| *at);
            let wake = self.hand.again_at.or(act_at);
            tokio::select! {
                biased;
                message = socket.next() => match message {
                    Some(Ok(Message::Text(text))) => {
                        silent_at = None;
                        self.hear(socket, &mut sight, &text).await?;
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Over),
                    Some(Ok(_)) => {}
                },
                () = sleep_until(ping_at) => {
                    ping_at = Instant::now() + PING;
                    silent_at = silent_at.or(Some(Instant::now() + SILENCE));
                    let client_time = self.trace.now.ms();
                    say(socket, &FromClient::Ping { n: 1, client_time }).await?;
                }
                () = until(silent_at) => return Err(Over),
                () = until(wake) => {
                    self.act(socket).await?;
                    silent_at = silent_at.or(Some(Instant::now() + SILENCE));
                }
            }
        }
    }

    async fn follow(&mut self, socket: &mut Socket) -> Result<(), Over> {
        // Who looks on keeps nothing here, and is shown all of it again.
        let seen = self.notes.pages().seen.last().copied();
        let have = seen.filter(|_| self.seat.by().is_some());
        let follow = FromClient::Follow {
            table: self.stream.to_string(),
            token: (!self.token.is_empty()).then(|| Token(self.token.clone())),
            have_version: have.map(|(_, version)| version),
            have_step: have.map(|_| 0),
            came_from: self.hand.node.clone(),
        };
        say(socket, &follow).await
    }

    async fn hear(
        &mut self,
        socket: &mut Socket,
        sight: &mut Option<Sight>,
        text: &str,
    ) -> Result<(), Over> {
        let Ok(message) = serde_json::from_str::<ToClient>(text) else {
            self.trace
                .wrong(Kind::Diverged, "a message that cannot be read".to_owned());
            return Err(Over);
        };
        match message {
            ToClient::View(view) => {
                if self.is_forger {
                    let detail = format!("a forged link opened the seat of {}", self.seat);
                    self.trace.wrong(Kind::Forged, detail);
                }
                let first = sight.is_none();
                *sight = Some(Sight::of(&view));
                if first && self.hand.pending.is_some() {
                    // What was not answered before is sent again with its key.
                    self.hand.again_at = Some(Instant::now());
                }
            }
            ToClient::Change(change) => {
                let followed = sight.as_mut().map(|sight| sight.follow(&change));
                if followed != Some(Ok(())) {
                    return self.follow(socket).await;
                }
            }
            ToClient::Accepted { key, version, .. } => self.accepted(&key, version),
            ToClient::Refused { key, problem } => {
                let passes = matches!(problem.status, 429 | 500..=599);
                self.refused(&key, passes);
                if !passes {
                    return self.follow(socket).await;
                }
            }
            ToClient::Problem { problem, .. } => {
                self.notes.pages().problem = Some(problem.title.clone());
                let number = self.number;
                self.trace.step(format_args!(
                    "person {number} has a problem: {}",
                    problem.title
                ));
                return Err(Over);
            }
            ToClient::Gone { .. } => return Err(Over),
            ToClient::Here { node } => {
                self.hand.node = Some(node);
                return Ok(());
            }
            ToClient::Pong { .. }
            | ToClient::Lag { .. }
            | ToClient::Presence(_)
            | ToClient::Notice { .. }
            | ToClient::Moved(_) => return Ok(()),
        }
        if let Some(sight) = sight {
            self.look(sight);
        }
        Ok(())
    }

    /// Takes in what he sees, and thinks.
    fn look(&mut self, sight: &Sight) {
        let (now, version) = (self.trace.now.ms(), sight.stamp.version);
        let seen = sight.document();
        self.ledger.shown(self.stream, self.seat, version, seen);
        self.notes.pages().see(now, version, seen);
        let number = self.number;
        self.trace
            .step(format_args!("person {number} sees version {version}"));
        if self.hand.pending.is_some() || version < self.hand.accepted {
            return;
        }
        let choice = self.choose(sight);
        self.hand.act_at = match (choice, self.hand.act_at.take()) {
            (None, _) => None,
            // A change of the view does not give the time to think anew.
            (Some(choice), Some((at, _))) => Some((at, choice)),
            (Some(choice), None) => {
                let (least, most) = match choice {
                    Choice::Press | Choice::StartClock => (50, 400),
                    _ => self.thinks_ms,
                };
                let takes = least + self.dice.below(most - least);
                Some((Instant::now() + Duration::from_millis(takes), choice))
            }
        };
    }

    fn choose(&mut self, sight: &Sight) -> Option<Choice> {
        if self.trace.now.ms() >= self.rests_at_ms || self.is_forger {
            return None;
        }
        let view = sight.view().ok()?;
        let idle = view.clock.as_ref().is_some_and(|clock| !clock.started);
        if idle && self.starts && sight.may("start-clock") {
            return Some(Choice::StartClock);
        }
        self.brain.choose(sight, &view, &mut self.dice)
    }

    async fn act(&mut self, socket: &mut Socket) -> Result<(), Over> {
        if self.hand.again_at.take().is_none()
            && let Some((at, choice)) = self.hand.act_at.take()
        {
            self.hand.keys += 1;
            let key = format!("p{}-{}", self.number, self.hand.keys);
            // He may have had his move ready while the connection was away.
            let since = Instant::now().saturating_duration_since(at);
            let since = u64::try_from(since.as_millis()).unwrap_or(0);
            let now = self.trace.now.ms().saturating_sub(since);
            self.trace.step(format_args!("{key} decided: {choice:?}"));
            self.notes.pages().decided.push((now, key.clone()));
            self.hand.pending = Some((key, choice));
        }
        let Some((key, choice)) = self.hand.pending.clone() else {
            return Ok(());
        };
        let decided = self.notes.pages().decided.last().map_or(0, |(at, _)| *at);
        let waited_ms = self.trace.now.ms().saturating_sub(decided);
        let waited_ms = u32::try_from(waited_ms).unwrap_or(u32::MAX);
        let command = FromClient::Command {
            table: self.stream.to_string(),
            key,
            act: choice.act(),
            waited_ms: (waited_ms > 0).then_some(waited_ms),
        };
        say(socket, &command).await
    }

    fn accepted(&mut self, key: &str, version: u64) {
        self.ledger
            .acknowledged(self.stream, self.seat, key, version);
        self.trace.count("acknowledged");
        if let Some((_, choice)) = self.hand.pending.take_if(|(one, _)| one == key) {
            self.hand.accepted = version;
            self.brain.done(choice);
            self.trace.step(format_args!("{key} accepted as {version}"));
        }
    }

    fn refused(&mut self, key: &str, passes: bool) {
        let is_pending = self
            .hand
            .pending
            .as_ref()
            .is_some_and(|(one, _)| one == key);
        self.trace
            .step(format_args!("{key} refused, passes {passes}"));
        if !is_pending {
            return;
        }
        if passes {
            self.hand.again_at = Some(Instant::now() + Duration::from_millis(200));
        } else {
            self.hand.pending = None;
        }
    }

    fn meets(&mut self, node: Option<usize>) {
        let now = self.trace.now.ms();
        self.notes.pages().connected.push((now, node));
    }
}

async fn say(socket: &mut Socket, message: &FromClient) -> Result<(), Over> {
    let text: Value = serde_json::to_value(message).map_err(|_| Over)?;
    let sent = socket.send(Message::text(text.to_string())).await;
    sent.map_err(|_| Over)
}

/// Waits until an instant; for ever if there is none.
async fn until(at: Option<Instant>) {
    match at {
        Some(at) => sleep_until(at).await,
        None => std::future::pending().await,
    }
}
