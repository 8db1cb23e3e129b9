//! A stream cut into pieces of whole games.
//!
//! The one reader looks only at the end of each piece, so that it is never the
//! slowest: telling games apart is the work of those who read the pieces.

use std::io::{self, Read};

/// The size of a piece, as a rule.
pub(crate) const PIECE_BYTES: usize = 256 << 10;

/// The longest game that is read. A game of the most moves with comments on
/// each of them is shorter.
pub(crate) const MAX_GAME_BYTES: usize = 8 << 20;

/// Cuts a stream.
#[derive(Debug)]
pub(crate) struct Cutter<R> {
    stream: R,
    /// What was read beyond the last piece.
    rest: Vec<u8>,
    offset: u64,
    ended: bool,
    /// Why the stream ended early; told when all before it was given.
    failure: Option<io::Error>,
    /// The game that was too long is still going on.
    skipping: bool,
}

/// A piece of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) offset: u64,
    /// Whether the last game in it goes on and is not given.
    pub(crate) cut: bool,
    /// Lines before it that are not given.
    pub(crate) lines_skipped: u64,
}

impl<R: Read> Cutter<R> {
    /// A cutter at the beginning of a stream.
    pub(crate) fn new(stream: R) -> Cutter<R> {
        Cutter {
            stream,
            rest: Vec::new(),
            offset: 0,
            ended: false,
            failure: None,
            skipping: false,
        }
    }

    /// Puts the next piece into `piece`; nothing at the end of the stream.
    /// Before a failure all whole games are given.
    pub(crate) fn next(&mut self, piece: &mut Vec<u8>) -> io::Result<Option<Piece>> {
        piece.clear();
        piece.append(&mut self.rest);
        let mut wanted = PIECE_BYTES;
        loop {
            if !self.ended {
                self.fill(piece, wanted);
            }
            let begins = match (self.ended, &self.failure) {
                (true, None) => piece.len(),
                (true, Some(_)) | (false, None | Some(_)) => last_beginning(piece).unwrap_or(0),
            };
            if self.failure.is_some() {
                piece.truncate(begins);
            } else if begins == 0 && !self.ended && piece.len() < MAX_GAME_BYTES {
                wanted = (2 * piece.len()).min(MAX_GAME_BYTES);
                continue;
            }
            let cut = begins == 0 && !self.ended;
            let end = if cut { piece.len() } else { begins };
            let rest = piece.get(end..).unwrap_or_default();
            self.rest.extend_from_slice(rest);
            piece.truncate(end);
            if piece.is_empty() && self.ended {
                return self.failure.take().map_or(Ok(None), Err);
            }
            return Ok(Some(self.give(piece, cut)));
        }
    }

    /// Takes away what belongs to a game that was given up.
    fn give(&mut self, piece: &mut Vec<u8>, cut: bool) -> Piece {
        let mut given = Piece {
            offset: self.offset,
            cut,
            lines_skipped: 0,
        };
        self.offset += piece.len() as u64;
        if self.skipping {
            let begins = first_beginning(piece);
            self.skipping = begins.is_none() && cut;
            let gone = begins.unwrap_or(piece.len());
            let lines = piece.drain(..gone).filter(|b| *b == b'\n').count();
            given.lines_skipped = lines as u64;
            given.offset += gone as u64;
        }
        self.skipping |= cut;
        given
    }

    fn fill(&mut self, piece: &mut Vec<u8>, wanted: usize) {
        let missing = wanted.saturating_sub(piece.len()).max(1) as u64;
        let before = piece.len();
        // An interruption is no error to it.
        match (&mut self.stream).take(missing).read_to_end(piece) {
            Ok(_) => self.ended = ((piece.len() - before) as u64) < missing,
            Err(error) => {
                self.ended = true;
                self.failure = Some(error);
            }
        }
    }
}

/// Where the last game of a text begins, if not at the start of it: at a tag
/// after a blank line, `Event` if there is one, or else at a move number 1
/// after a blank line.
fn last_beginning(text: &[u8]) -> Option<usize> {
    let last = |begins: &[u8]| {
        let mut end = text.len();
        while let Some(found) = rfind(text.get(..end)?, begins) {
            if found > 0 && is_after_blank_line(text, found) {
                return Some(found);
            }
            end = found + begins.len() - 1;
        }
        None
    };
    last(b"[Event ")
        .or_else(|| last(b"["))
        .or_else(|| last(b"1."))
}

/// Where the first game begins.
fn first_beginning(text: &[u8]) -> Option<usize> {
    let mut lines = text.iter().enumerate().filter(|(_, b)| **b == b'[');
    lines
        .find(|(place, _)| is_after_blank_line(text, *place))
        .map(|(place, _)| place)
}

fn rfind(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len()).rposition(|window| window == part)
}

/// Whether a tag begins here, or moves that have no tags, after a blank line.
fn is_after_blank_line(text: &[u8], at: usize) -> bool {
    let before = text.get(..at).unwrap_or_default();
    let begins = if text.get(at) == Some(&b'[') {
        text.get(at + 1).is_some_and(u8::is_ascii_alphabetic)
    } else {
        let mut lines = before.trim_ascii_end().rsplit(|b| *b == b'\n');
        lines.next().is_some_and(|line| !line.starts_with(b"["))
    };
    begins && (before.ends_with(b"\n\n") || before.ends_with(b"\n\r\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pieces of a stream, each with its place.
    fn pieces(text: &[u8]) -> Vec<(u64, bool, Vec<u8>)> {
        let mut cutter = Cutter::new(text);
        let mut pieces = Vec::new();
        let mut piece = Vec::new();
        while let Some(given) = cutter.next(&mut piece).unwrap() {
            pieces.push((given.offset, given.cut, piece.clone()));
        }
        pieces
    }

    fn game(number: usize, length: usize) -> Vec<u8> {
        let filler = "x".repeat(length);
        format!("[Event \"{number}\"]\n\n1. e4 {{ [%clk 1]\n\n[%eval 2] {filler} }} *\n\n").into()
    }

    #[test]
    fn pieces_hold_whole_games() {
        let games: Vec<Vec<u8>> = (0..3000).map(|n| game(n, n % 700)).collect();
        let text = games.concat();
        let pieces = pieces(&text);
        assert!(pieces.len() > 2);
        let mut expected = 0;
        for (offset, cut, piece) in &pieces {
            assert_eq!((*offset, *cut), (expected, false));
            assert!(piece.starts_with(b"[Event ") && piece.ends_with(b"*\n\n"));
            expected += piece.len() as u64;
        }
        assert_eq!(expected, text.len() as u64);
    }

    #[test]
    fn a_game_without_end_costs_no_more_than_its_bound() {
        let huge = game(1, 3 * MAX_GAME_BYTES);
        let text = [game(0, 9), huge.clone(), game(2, 9)].concat();
        let pieces = pieces(&text);
        let cut: Vec<bool> = pieces.iter().map(|(_, cut, _)| *cut).collect();
        assert!(cut.contains(&true));
        assert!(
            pieces
                .iter()
                .all(|(_, _, piece)| piece.len() <= MAX_GAME_BYTES)
        );
        let (offset, _, last) = pieces.last().unwrap();
        assert_eq!(last, &game(2, 9));
        assert_eq!(*offset, (game(0, 9).len() + huge.len()) as u64);
    }

    #[test]
    fn before_a_failure_whole_games_are_given() {
        struct Broken;
        impl Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::ErrorKind::UnexpectedEof.into())
            }
        }
        let text = [game(0, 9), game(1, 9)].concat();
        let mut cutter = Cutter::new(text.as_slice().chain(Broken));
        let mut piece = Vec::new();
        assert!(cutter.next(&mut piece).unwrap().is_some());
        assert_eq!(piece, game(0, 9));
        assert!(cutter.next(&mut piece).is_err());
        assert!(cutter.next(&mut piece).unwrap().is_none());
    }

    #[test]
    fn tags_stay_with_their_moves() {
        let tagged = b"1. d4 *\n\n[White \"A\"]\n\n1. e4 *";
        assert_eq!(last_beginning(tagged), Some(9));
        assert_eq!(last_beginning(&tagged[9..]), None);
        assert_eq!(last_beginning(b"1. d4 *\r\n\r\n1. e4 *"), Some(11));
    }

    #[test]
    fn an_empty_stream_has_no_pieces() {
        assert!(pieces(b"").is_empty());
    }
}
