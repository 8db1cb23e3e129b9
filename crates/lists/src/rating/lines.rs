//! Lines of a stream, none of them endless.

use std::borrow::Cow;
use std::io::{BufRead, ErrorKind};

use crate::decode::decoded;
use crate::error::{Fix, ListError, Problem};

/// The longest line of a rating list, in bytes; FIDE's have 163.
const MOST_BYTES: usize = 4096;

/// The lines of a stream, one at a time.
pub(super) struct Lines<R> {
    stream: R,
    line: Vec<u8>,
    number: usize,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(stream: R) -> Lines<R> {
        Lines {
            stream,
            line: Vec::new(),
            number: 0,
        }
    }

    /// The number of the last line, counted from 1.
    pub(super) fn number(&self) -> usize {
        self.number
    }

    /// The next line without its end, `None` after the last.
    pub(super) fn next_line(&mut self) -> Option<Result<Cow<'_, str>, ListError>> {
        self.line.clear();
        self.number += 1;
        let mut is_too_long = false;
        loop {
            let piece = match self.stream.fill_buf() {
                Ok(piece) => piece,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(_) => return Some(Err(ListError::stream(self.number))),
            };
            if piece.is_empty() {
                if self.line.is_empty() && !is_too_long {
                    return None;
                }
                break;
            }
            let end = piece.iter().position(|byte| *byte == b'\n');
            let taken = piece.get(..end.unwrap_or(piece.len())).unwrap_or(piece);
            is_too_long |= self.line.len() + taken.len() > MOST_BYTES;
            if !is_too_long {
                self.line.extend_from_slice(taken);
            }
            let length = taken.len() + usize::from(end.is_some());
            self.stream.consume(length);
            if end.is_some() {
                break;
            }
        }
        if is_too_long {
            let most = MOST_BYTES as u64;
            let fix = Fix::KeepWithin { most };
            let error = ListError::at(self.number, MOST_BYTES, "", Problem::TooLong, fix);
            return Some(Err(error));
        }
        let line = self.line.strip_suffix(b"\r").unwrap_or(&self.line);
        Some(Ok(decoded(line)))
    }
}
