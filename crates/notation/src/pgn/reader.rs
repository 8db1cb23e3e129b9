//! Games read from a stream.

use std::{
    collections::VecDeque,
    error, fmt,
    io::{self, Read},
};

use pgn_reader::Reader;

use super::{
    MAX_TAG_READ_BYTES, PgnError, PgnFault, PgnGame,
    stretch::Part,
    visitor::{MAX_RAW_COMMENT_BYTES, Taken, Taker},
};

/// The games of a stream, one after another.
///
/// It reads from anything that gives bytes and buffers by itself. However long
/// the stream, it holds one game at a time. A game that cannot be read is
/// given as an error and the next one is read; only when the stream itself
/// fails is there no next. Games in the last few kilobytes before a failure
/// are not given then.
///
/// Stretches of one game that follow each other are joined again.
pub struct PgnReader<R> {
    reader: Reader<Source<R>>,
    taker: Taker,
    games: u64,
    /// A game left without its next stretch is given before the one that came
    /// in its stead, so two can be waiting.
    waiting: VecDeque<Result<PgnGame, PgnError>>,
    ended: bool,
}

impl<R: Read> PgnReader<R> {
    /// A reader of a stream.
    pub fn new(stream: R) -> PgnReader<R> {
        PgnReader {
            reader: Reader::build(Source(stream))
                // The name, the value, and what stands around them.
                .set_supported_tag_line_length(MAX_TAG_READ_BYTES + 64)
                .set_supported_comment_length(MAX_RAW_COMMENT_BYTES)
                .finish(),
            taker: Taker::default(),
            games: 0,
            waiting: VecDeque::new(),
            ended: false,
        }
    }

    /// Reads the next PGN game of the stream.
    fn read(&mut self) {
        match self.reader.has_more() {
            Ok(true) => self.read_game(),
            Ok(false) => {
                self.give_up_open();
                self.ended = true;
            }
            // The rest of a game that has been given up already.
            Err(error) => self.skip_rest(error),
        }
    }

    fn read_game(&mut self) {
        let result = self.reader.read_game(&mut self.taker);
        // A game that waits still was not continued by the one just read.
        self.give_up_open();
        self.games += 1;
        match result {
            Ok(Some(taken)) => self.give(taken),
            Ok(None) => self.ended = true,
            Err(error) => match stream_failure(error) {
                Ok(failure) => self.end(failure),
                Err(error) => {
                    let taken = self.taker.hand_over(Some(PgnFault::Endless));
                    self.give(taken);
                    self.skip_rest(error);
                }
            },
        }
    }

    fn give(&mut self, taken: Taken) {
        let goes_on = taken.part.filter(|part| part.next().is_some());
        match (taken.fault, goes_on) {
            (Some(fault), _) => self.waiting.push_back(Err(PgnError {
                game: self.games,
                at: taken.at,
                fault,
                read: Box::new(taken.game),
            })),
            (None, Some(part)) => self.taker.open = Some((taken.game, part)),
            (None, None) => self.waiting.push_back(Ok(taken.game)),
        }
    }

    fn give_up_open(&mut self) {
        if let Some((game, part)) = self.taker.open.take() {
            let missing = part
                .next()
                .as_ref()
                .map(Part::to_string)
                .unwrap_or_default();
            self.give(Taken {
                game,
                part: None,
                fault: Some(PgnFault::StretchMissing(missing)),
                at: None,
            });
        }
    }

    /// Passes over what is left of a game in which `pgn-reader` gave up.
    fn skip_rest(&mut self, mut error: io::Error) {
        loop {
            if let Ok(failure) = stream_failure(error) {
                return self.end(failure);
            }
            // Every error is met further on in the stream than the last.
            match self.reader.skip_game() {
                Ok(_) => return,
                Err(next) => error = next,
            }
        }
    }

    fn end(&mut self, failure: io::Error) {
        self.ended = true;
        let taken = self.taker.hand_over(Some(PgnFault::Stream(failure)));
        self.give(taken);
    }
}

impl<R: Read> Iterator for PgnReader<R> {
    type Item = Result<PgnGame, PgnError>;

    fn next(&mut self) -> Option<Result<PgnGame, PgnError>> {
        while self.waiting.is_empty() && !self.ended {
            self.read();
        }
        self.waiting.pop_front()
    }
}

impl<R> fmt::Debug for PgnReader<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PgnReader")
            .field("games", &self.games)
            .field("ended", &self.ended)
            .finish_non_exhaustive()
    }
}

/// The stream, its errors marked as its own: `pgn-reader` gives its errors the
/// same type, and after those the next game can still be read.
struct Source<R>(R);

/// An error of the stream itself.
#[derive(Debug)]
struct StreamFailure(io::Error);

impl<R: Read> Read for Source<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.0.read(buffer) {
                // `pgn-reader` would take an interruption for an error.
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                result => return result.map_err(|error| io::Error::other(StreamFailure(error))),
            }
        }
    }
}

impl fmt::Display for StreamFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl error::Error for StreamFailure {}

/// The stream's own error, or the other one back.
fn stream_failure(error: io::Error) -> Result<io::Error, io::Error> {
    error.downcast::<StreamFailure>().map(|failure| failure.0)
}
