//! LiveChess: what is said to it and what it says, over a WebSocket of its own.
//!
//! The names of fields are those that other programs read and write; what its
//! makers promise beyond them is not known here, so whatever may be missing may
//! be missing, and what is not understood is passed over.

use std::{fmt, str::FromStr, time::Duration};

use futures::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, protocol::WebSocketConfig},
};
use tuomari_board::Arrangement;

use crate::{Address, Stream, Trouble};

/// The most bytes of one message: a hall of boards is a few tens of thousands.
const MOST_BYTES: usize = 256 * 1024;

/// The most boards of a list that are looked at.
const MOST_BOARDS: usize = 1_000;

/// The most characters of anything that is told on.
const MOST_CHARS: usize = 80;

/// An arrangement in FEN is never longer.
const MOST_FEN: usize = 8 * 8 + 7;

/// The door is answered, and a message is taken, within this time.
const PATIENCE: Duration = Duration::from_secs(10);

/// The feed is known by this number, and calls by others.
const FEED: u64 = 1;

/// Where LiveChess listens: `ws://localhost:1982/api/v1.0`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveChess {
    address: Address,
    path: String,
}

impl FromStr for LiveChess {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<LiveChess, Trouble> {
        let rest = text.trim().strip_prefix("ws").ok_or(Trouble::NoLink)?;
        let (scheme, rest) = rest.split_once("://").ok_or(Trouble::NoLink)?;
        let (host, path) = match rest.split_once('/') {
            Some((host, path)) if !path.is_empty() => (host, path),
            _ => (rest.trim_end_matches('/'), "api/v1.0"),
        };
        let plain = |c: char| c.is_ascii_alphanumeric() || "-._~/".contains(c);
        if !path.chars().all(plain) {
            return Err(Trouble::NoLink);
        }
        Ok(LiveChess {
            address: format!("http{scheme}://{host}").parse()?,
            path: format!("/{path}"),
        })
    }
}

/// A board, as LiveChess lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub serial: String,
    /// `ACTIVE`, `INACTIVE`, or what is wrong with it.
    pub state: String,
    pub(super) stands: Option<Standing>,
}

impl Board {
    /// Whether it is connected as it should be.
    pub fn is_well(&self) -> bool {
        is_well(&self.state)
    }
}

/// Whether a board of which LiveChess says this is connected as it should be.
pub(super) fn is_well(state: &str) -> bool {
    matches!(state, "ACTIVE" | "INACTIVE")
}

/// What stands on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) board: Arrangement,
    /// What LiveChess calls turned round.
    pub(super) flipped: bool,
}

/// What LiveChess says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    Boards(Vec<Board>),
    Stands(Standing),
    /// It does not do what was asked.
    Refused(String),
    /// Nothing that matters here.
    Nothing,
    /// Nothing that can be understood.
    Strange(String),
}

/// A connection to LiveChess.
#[derive(Debug)]
pub(super) struct Line {
    socket: WebSocketStream<Stream>,
    calls: u64,
    /// The call that asked for the boards last.
    asked: u64,
    /// The board whose feed was asked for.
    pub(super) serial: Option<String>,
}

impl Line {
    pub(super) async fn open(to: &LiveChess) -> Result<Line, Trouble> {
        let stream = Stream::open(&to.address).await?;
        let scheme = if to.address.secure { "wss" } else { "ws" };
        let url = format!("{scheme}://{}{}", to.address.authority(), to.path);
        let config = WebSocketConfig::default()
            .max_message_size(Some(MOST_BYTES))
            .max_frame_size(Some(MOST_BYTES));
        let opening = client_async_with_config(url, stream, Some(config));
        let opened = timeout(PATIENCE, opening).await;
        let opened = opened.map_err(|_| Trouble::unreachable("the socket is not opened"))?;
        let (socket, _) = opened.map_err(Trouble::unreachable)?;
        Ok(Line {
            socket,
            calls: FEED,
            asked: FEED,
            serial: None,
        })
    }

    /// Asks which boards there are.
    pub(super) async fn ask_boards(&mut self) -> Result<(), Trouble> {
        self.calls += 1;
        self.asked = self.calls;
        self.say(&json!({"call": "eboards", "id": self.calls, "param": null}))
            .await
    }

    /// Asks to be told what happens on a board.
    pub(super) async fn follow(&mut self, serial: &str) -> Result<(), Trouble> {
        self.serial = Some(serial.to_owned());
        self.calls += 1;
        self.say(&json!({
            "call": "subscribe", "id": self.calls,
            "param": {"feed": "eboardevent", "id": FEED, "param": {"serialnr": serial}},
        }))
        .await
    }

    async fn say(&mut self, message: &Value) -> Result<(), Trouble> {
        let saying = self.socket.send(Message::Text(message.to_string().into()));
        let said = timeout(PATIENCE, saying).await;
        let said = said.map_err(|_| Trouble::unreachable("nothing can be sent"))?;
        said.map_err(Trouble::unreachable)
    }

    /// Hears the next message. Nothing is lost if the future is dropped before
    /// it is done.
    pub(super) async fn hear(&mut self) -> Result<Heard, Trouble> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(self.understood(&text)),
                Some(Ok(Message::Binary(bytes))) => {
                    return Ok(Heard::Strange(format!("{} bytes", bytes.len())));
                }
                Some(Ok(Message::Close(_))) | None => {
                    return Err(Trouble::unreachable("LiveChess closed the connection"));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Trouble::unreachable(error)),
            }
        }
    }

    fn understood(&self, text: &str) -> Heard {
        let strange = || Heard::Strange(short(text));
        let Ok(message) = serde_json::from_str::<Value>(text) else {
            return strange();
        };
        let param = &message["param"];
        match message["response"].as_str() {
            Some("call") => match param.as_array() {
                Some(list) if word(&message["id"]) == Some(self.asked.to_string()) => {
                    let boards = list.iter().take(MOST_BOARDS).filter_map(board);
                    Heard::Boards(boards.collect())
                }
                _ => Heard::Nothing,
            },
            Some("feed") => self.fed(&message).unwrap_or_else(strange),
            Some("error") => Heard::Refused(short(text)),
            _ => strange(),
        }
    }

    /// What a message of a feed says. One about another board, or about the
    /// clock alone, says nothing.
    fn fed(&self, message: &Value) -> Option<Heard> {
        let param = message["param"].as_object()?;
        let serial = param.get("serialnr").and_then(word);
        let other = serial.is_some_and(|serial| Some(&serial) != self.serial.as_ref());
        let elsewhere = message["id"].as_u64().is_some_and(|id| id != FEED);
        let board = param.get("board").filter(|board| !board.is_null());
        if other || elsewhere || self.serial.is_none() || board.is_none() {
            return Some(Heard::Nothing);
        }
        standing(&message["param"]).map(Heard::Stands)
    }
}

fn board(listed: &Value) -> Option<Board> {
    Some(Board {
        serial: word(&listed["serialnr"])?,
        state: word(&listed["state"]).unwrap_or_default(),
        stands: standing(listed),
    })
}

fn standing(param: &Value) -> Option<Standing> {
    let text = param["board"].as_str()?;
    let board = (text.len() <= MOST_FEN && !text.contains('~')).then(|| text.parse().ok())??;
    Some(Standing {
        board,
        flipped: param["flipped"].as_bool().unwrap_or(false),
    })
}

/// A short word, as text or as a number.
fn word(value: &Value) -> Option<String> {
    let text = match value {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        _ => return None,
    };
    (!text.is_empty() && text.len() <= MOST_CHARS).then_some(text)
}

/// As much of a text as can be told on.
fn short(text: &str) -> String {
    text.chars().take(MOST_CHARS).collect()
}

impl fmt::Display for LiveChess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.address.secure { "wss" } else { "ws" };
        write!(f, "{scheme}://{}{}", self.address.authority(), self.path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let told = |text: &str| text.parse::<LiveChess>().map(|at| at.to_string());
        let usual = Ok("ws://localhost:1982/api/v1.0".to_owned());
        assert_eq!(told("ws://localhost:1982/api/v1.0"), usual);
        assert_eq!(told("ws://localhost:1982"), usual);
        assert_eq!(told("ws://localhost:1982/"), usual);
        assert_eq!(
            told("wss://hall.example/boards"),
            Ok("wss://hall.example:443/boards".to_owned())
        );
        for text in [
            "",
            "localhost:1982",
            "http://localhost:1982",
            "ws://",
            "ws://a b/c",
            "ws://a/b c",
        ] {
            assert_eq!(told(text), Err(Trouble::NoLink), "{text}");
        }
    }
}
