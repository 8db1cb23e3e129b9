//! What a client said and nobody has heard yet, each with when it came.

use std::{
    collections::VecDeque,
    future::{Future, pending},
    pin::pin,
    sync::Arc,
};

use axum::extract::ws::{Message, WebSocket};
use tokio::time::Instant;
use tuomari_clock::At;

use crate::{node::Node, wire::FromClient};

/// What may wait. Who says more is read no further until some of it is heard.
const MOST: usize = 16;

/// The messages of one socket. They are taken in whatever else is done for it:
/// a move has come when it has come, though a ping stands before it and a slow
/// journal before that.
pub(super) struct Inbox {
    node: Arc<Node>,
    waiting: VecDeque<(Message, At)>,
    /// When something came last.
    heard: Instant,
    /// The client said its last.
    over: bool,
}

impl Inbox {
    pub(super) fn new(node: &Arc<Node>) -> Inbox {
        Inbox {
            node: Arc::clone(node),
            waiting: VecDeque::new(),
            heard: Instant::now(),
            over: false,
        }
    }

    /// Takes in what comes next; for ever nothing, if there is no room or
    /// nothing more will come.
    pub(super) async fn receive(&mut self, socket: &mut WebSocket) {
        if self.over || self.waiting.len() >= MOST {
            return pending().await;
        }
        let message = socket.recv().await;
        self.heard = Instant::now();
        match message {
            Some(Ok(Message::Close(_)) | Err(_)) | None => self.over = true,
            Some(Ok(message)) => self.waiting.push_back((message, self.node.clock.now())),
        }
    }

    /// Does something, and takes in what comes meanwhile.
    pub(super) async fn during<T>(
        &mut self,
        socket: &mut WebSocket,
        work: impl Future<Output = T>,
    ) -> T {
        let mut work = pin!(work);
        loop {
            tokio::select! {
                biased;
                done = &mut work => return done,
                () = self.receive(socket) => {}
            }
        }
    }

    /// What is to be heard next. Behind a command that is under way everything
    /// waits, so that commands keep their order; only what measures does not.
    pub(super) fn next(&mut self, is_busy: bool) -> Option<(Message, At)> {
        if !is_busy {
            return self.waiting.pop_front();
        }
        let at = self.waiting.iter().position(|(one, _)| measures(one))?;
        self.waiting.remove(at)
    }

    pub(super) fn heard(&self) -> Instant {
        self.heard
    }

    pub(super) fn is_over(&self) -> bool {
        self.over
    }
}

/// Whether a message is there to measure the way, or answers one that is.
fn measures(message: &Message) -> bool {
    match message {
        Message::Pong(_) => true,
        Message::Text(text) => matches!(FromClient::read(text), Ok(FromClient::Ping { .. })),
        Message::Binary(_) | Message::Ping(_) | Message::Close(_) => false,
    }
}
