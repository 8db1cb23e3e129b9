//! A LiveChess that is none: it says what real ones were seen to say, as far as
//! other programs tell, and does what the test wants.
#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use std::sync::{Arc, Mutex, PoisonError};

use futures::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{
    net::{TcpListener, TcpStream},
    runtime::Handle,
    sync::broadcast,
    task::JoinSet,
};
use tokio_tungstenite::{accept_async, tungstenite::Message};

/// The number of the board that most tests have.
pub(crate) const SERIAL: &str = "15957";

/// One board.
#[derive(Clone, Debug)]
struct Board {
    serial: String,
    state: String,
    stands: String,
    flipped: bool,
}

/// What it knows and says.
#[derive(Debug)]
struct Hall {
    boards: Mutex<Vec<Board>>,
    /// What is said to whoever follows a board, and to everybody.
    said: broadcast::Sender<Say>,
    /// Boards that were asked for, in order.
    followed: Mutex<Vec<String>>,
}

#[derive(Clone, Debug)]
enum Say {
    /// A board has changed.
    Of(String),
    Text(String),
}

/// A fake LiveChess on a port of its own.
#[derive(Debug)]
pub(crate) struct LiveChess {
    runtime: Handle,
    port: u16,
    hall: Arc<Hall>,
    serving: Option<tokio::task::JoinHandle<()>>,
}

impl LiveChess {
    /// One with these boards, each with what stands on it.
    pub(crate) fn with(runtime: &Handle, boards: &[(&str, &str)]) -> LiveChess {
        let boards = boards.iter().map(|(serial, board)| Board {
            serial: (*serial).to_owned(),
            state: "ACTIVE".to_owned(),
            stands: (*board).to_owned(),
            flipped: false,
        });
        let mut live = LiveChess {
            runtime: runtime.clone(),
            port: 0,
            hall: Arc::new(Hall {
                boards: Mutex::new(boards.collect()),
                said: broadcast::channel(65_536).0,
                followed: Mutex::default(),
            }),
            serving: None,
        };
        live.begin();
        live
    }

    /// Begins to listen, again on the port it had.
    pub(crate) fn begin(&mut self) {
        let binding = TcpListener::bind(("127.0.0.1", self.port));
        let listener = self.runtime.block_on(binding).unwrap();
        self.port = listener.local_addr().unwrap().port();
        let hall = Arc::clone(&self.hall);
        self.serving = Some(self.runtime.spawn(serve(listener, hall)));
    }

    /// Ends at once, with all its connections.
    pub(crate) fn die(&mut self) {
        if let Some(serving) = self.serving.take() {
            serving.abort();
            let _ = self.runtime.block_on(serving);
        }
    }

    pub(crate) fn url(&self) -> String {
        format!("ws://127.0.0.1:{}/api/v1.0", self.port)
    }

    /// Something else stands on the board; whoever follows it is told.
    pub(crate) fn put(&self, board: &str) {
        self.change(SERIAL, |known| board.clone_into(&mut known.stands));
    }

    /// One arrangement after the other, with nothing between them.
    pub(crate) fn put_all(&self, boards: &[&str]) {
        for board in boards {
            self.put(board);
        }
    }

    /// Something stands on the board that nobody is told of by the feed.
    pub(crate) fn put_silently(&self, board: &str) {
        let mut boards = self
            .hall
            .boards
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        board.clone_into(&mut boards[0].stands);
    }

    pub(crate) fn set_state(&self, state: &str) {
        self.change(SERIAL, |known| state.clone_into(&mut known.state));
    }

    /// Says a text to everybody.
    pub(crate) fn say(&self, text: &str) {
        let _ = self.hall.said.send(Say::Text(text.to_owned()));
    }

    /// The boards that were asked for so far.
    pub(crate) fn followed(&self) -> Vec<String> {
        let followed = self.hall.followed.lock();
        followed.unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn change(&self, serial: &str, change: impl FnOnce(&mut Board)) {
        let mut boards = self
            .hall
            .boards
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let known = boards.iter_mut().find(|board| board.serial == serial);
        change(known.unwrap());
        let told = json!({
            "response": "feed", "id": 1, "time": 1_700_000_000_000_u64,
            "param": feed(boards.iter().find(|board| board.serial == serial)),
        });
        let _ = self.hall.said.send(Say::Of(told.to_string()));
    }
}

impl Drop for LiveChess {
    fn drop(&mut self) {
        self.die();
    }
}

fn feed(board: Option<&Board>) -> Value {
    board.map_or(Value::Null, |board| {
        json!({
            "serialnr": board.serial, "flipped": board.flipped, "board": board.stands,
            "clock": null,
        })
    })
}

async fn serve(listener: TcpListener, hall: Arc<Hall>) {
    let mut talks = JoinSet::new();
    loop {
        let (stream, _) = listener.accept().await.unwrap();
        talks.spawn(talk(stream, Arc::clone(&hall)));
    }
}

async fn talk(stream: TcpStream, hall: Arc<Hall>) {
    let Ok(mut socket) = accept_async(stream).await else {
        return;
    };
    let mut said = hall.said.subscribe();
    let mut follows = false;
    loop {
        let answer = tokio::select! {
            heard = socket.next() => match heard {
                Some(Ok(Message::Text(text))) => answer(&text, &hall, &mut follows),
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => return,
            },
            said = said.recv() => match said {
                Ok(Say::Of(text)) if follows => text,
                Ok(Say::Text(text)) => text,
                _ => continue,
            },
        };
        if socket.send(Message::Text(answer.into())).await.is_err() {
            return;
        }
    }
}

/// The answer to a call.
fn answer(text: &str, hall: &Hall, follows: &mut bool) -> String {
    let call: Value = serde_json::from_str(text).unwrap();
    let boards = hall.boards.lock().unwrap_or_else(PoisonError::into_inner);
    let param = match call["call"].as_str() {
        Some("eboards") => boards
            .iter()
            .map(|board| {
                json!({
                    "serialnr": board.serial, "source": "ttyACM0", "state": board.state,
                    "battery": "78%", "comment": null, "board": board.stands,
                    "flipped": board.flipped, "clock": null,
                })
            })
            .collect(),
        Some("subscribe") => {
            assert_eq!(call["param"]["feed"], "eboardevent");
            let serial = call["param"]["param"]["serialnr"].as_str().unwrap();
            let mut followed = hall.followed.lock().unwrap_or_else(PoisonError::into_inner);
            followed.push(serial.to_owned());
            *follows = true;
            Value::Null
        }
        other => panic!("nobody calls {other:?}"),
    };
    json!({"response": "call", "id": call["id"], "param": param, "time": 1}).to_string()
}
