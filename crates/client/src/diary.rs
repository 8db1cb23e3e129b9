//! What a client did and was told, as JSON Lines.
//!
//! It is written before the bytes go out and after they came in, so a
//! diary can claim less than what happened, never more.

use std::{
    fs::File,
    io::{self, BufWriter, Write as _},
    path::Path,
    sync::{Mutex, PoisonError},
};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::time::Instant;
use tuomari_wire::Stamp;

/// One line of a diary.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    pub table: String,
    /// The seat of the client.
    pub seat: String,
    /// When it was written, in milliseconds since the diary was begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_ms: Option<u64>,
    #[serde(flatten)]
    pub what: What,
}

/// What a client did or was told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum What {
    /// It is its turn, and it sees the position for the first time, or again
    /// after it was away.
    Turn {
        /// The version it sees.
        version: u64,
    },
    /// A command goes out, for the first time or again.
    Sent { key: String },
    Accepted {
        key: String,
        /// The version it led to.
        version: u64,
    },
    /// It was refused for good: nothing was written.
    Refused {
        key: String,
        /// The end of the problem's type.
        problem: String,
    },
    /// The connection was lost and made again.
    Reconnected { to: String },
    Ended {
        /// Which view it was.
        stamp: Stamp,
        /// The view, as it stood on the wire.
        view: Value,
    },
}

/// A file that clients write their lines to, several at once if need be.
#[derive(Debug)]
pub struct Diary {
    file: Mutex<BufWriter<File>>,
    since: Instant,
}

impl Diary {
    pub fn create(path: &Path) -> io::Result<Diary> {
        Ok(Diary {
            file: Mutex::new(BufWriter::new(File::create(path)?)),
            since: Instant::now(),
        })
    }

    /// Writes a line, with the time it is now.
    pub fn write(&self, mut line: Line) -> io::Result<()> {
        line.at_ms = Some(self.now_ms());
        let mut text = serde_json::to_vec(&line)?;
        text.push(b'\n');
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.write_all(&text)
    }

    /// The time by which lines are dated.
    pub fn now_ms(&self) -> u64 {
        u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Hands everything to the system.
    pub fn flush(&self) -> io::Result<()> {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.flush()
    }
}
