//! FIDE's list as XML, read event by event.

use std::io::{self, BufRead, Read};

use quick_xml::Reader;
use quick_xml::events::Event;

use crate::entry::Sex;
use crate::error::{Fix, ListError, Problem};
use crate::rating::{Listed, Pace};
use crate::table::clean;
use crate::value;
use crate::xml::referred;

/// The largest piece of the file that is held at once, in bytes.
const MOST_EVENT_BYTES: usize = 64 << 10;

/// How deep its elements lie in each other; FIDE's three.
const MOST_DEPTH: usize = 16;

/// The longest text of one element, in bytes.
const MOST_TEXT_BYTES: usize = 1024;

/// The players of a list in FIDE's XML form, one at a time.
///
/// Only the elements of a `player` are looked at. Nothing that the file
/// declares is followed: no entity but the five of XML has a meaning.
pub struct FideXml<R> {
    reader: Reader<Bounded<R>>,
    buffer: Vec<u8>,
    /// How many players began.
    players: usize,
    /// How many elements are open.
    depth: usize,
    is_over: bool,
}

impl<R: BufRead> FideXml<R> {
    pub fn new(stream: R) -> FideXml<R> {
        let reader = Reader::from_reader(Bounded { stream, left: 0 });
        FideXml {
            reader,
            buffer: Vec::new(),
            players: 0,
            depth: 0,
            is_over: false,
        }
    }

    /// The next event, `None` where the file ends or cannot be read on.
    fn event(&mut self) -> Result<Option<Piece>, ListError> {
        self.buffer.clear();
        self.reader.get_mut().left = MOST_EVENT_BYTES;
        let event = self.reader.read_event_into(&mut self.buffer);
        let piece = match event {
            Ok(Event::Start(start)) => Ok(Piece::Start(start.local_name().into_inner().to_owned())),
            Ok(Event::End(end)) => Ok(Piece::End(end.local_name().into_inner().to_owned())),
            Ok(Event::Text(text)) => Ok(Piece::Text(text.into_inner().into_owned())),
            Ok(Event::CData(text)) => Ok(Piece::Text(text.into_inner().into_owned())),
            Ok(Event::GeneralRef(reference)) => Ok(Piece::Text(referred(&reference))),
            Ok(Event::Eof) => return Ok(None),
            Ok(_) => Ok(Piece::Other),
            Err(quick_xml::Error::Io(_)) => Err(Problem::StreamFailed),
            Err(_) => Err(Problem::Broken),
        };
        let piece = piece.map_err(|problem| self.give_up(problem))?;
        match piece {
            Piece::Start(_) => self.depth += 1,
            Piece::End(_) => self.depth = self.depth.saturating_sub(1),
            Piece::Text(_) | Piece::Other => {}
        }
        if self.depth > MOST_DEPTH {
            return Err(self.give_up(Problem::Broken));
        }
        Ok(Some(piece))
    }

    fn give_up(&mut self, problem: Problem) -> ListError {
        self.is_over = true;
        self.error("", problem, Fix::FetchAgain)
    }

    /// An error at a player: the lines of such a file say little.
    fn error(&self, found: &str, problem: Problem, fix: Fix) -> ListError {
        ListError::at(self.players.max(1), 1, found, problem, fix)
    }

    /// The elements of a player to their end.
    fn player(&mut self) -> Result<Listed, ListError> {
        let mut listed = Listed::default();
        let mut first_error = None;
        let mut text = String::new();
        loop {
            match self.event()? {
                None => return Err(self.give_up(Problem::Broken)),
                Some(Piece::Start(_)) => text.clear(),
                Some(Piece::Text(more)) => {
                    if text.len() + more.len() <= MOST_TEXT_BYTES {
                        text.push_str(&more);
                    }
                }
                Some(Piece::End(element)) if element == "player" => break,
                Some(Piece::End(element)) => {
                    let value = clean(&text);
                    if let Err((problem, fix)) = set(&mut listed, &element, &value) {
                        let mut error = self.error(&value, problem, fix);
                        error.heading = element;
                        first_error.get_or_insert(error);
                    }
                    text.clear();
                }
                Some(Piece::Other) => {}
            }
        }
        if let Some(error) = first_error {
            return Err(error);
        }
        if listed.id == 0 || listed.name.is_empty() {
            return Err(self.error(&listed.name, Problem::Missing, Fix::FetchAgain));
        }
        Ok(listed)
    }
}

impl<R: BufRead> Iterator for FideXml<R> {
    type Item = Result<Listed, ListError>;

    fn next(&mut self) -> Option<Result<Listed, ListError>> {
        while !self.is_over {
            match self.event() {
                Err(error) => return Some(Err(error)),
                Ok(None) => break,
                Ok(Some(Piece::Start(element))) if element == "player" => {
                    self.players += 1;
                    return Some(self.player());
                }
                Ok(Some(_)) => {}
            }
        }
        self.is_over = true;
        None
    }
}

/// An event as far as it matters here.
enum Piece {
    Start(String),
    End(String),
    Text(String),
    Other,
}

fn set(listed: &mut Listed, element: &str, text: &str) -> Result<(), value::Fault> {
    match element {
        "fideid" => listed.id = value::number(text, 1, u32::MAX)?.unwrap_or(0),
        "name" => listed.name = value::short(text)?,
        "country" => listed.federation = value::federation(text)?,
        "sex" => listed.sex = Sex::read(text),
        "title" if !text.is_empty() => listed.title = value::short(text)?,
        "w_title" if listed.title.is_empty() => listed.title = value::short(text)?,
        "rating" => *listed.rating_mut(Pace::Standard) = value::rating(text)?,
        "rapid_rating" => *listed.rating_mut(Pace::Rapid) = value::rating(text)?,
        "blitz_rating" => *listed.rating_mut(Pace::Blitz) = value::rating(text)?,
        "birthday" => listed.birth_year = value::birth(text)?.map(|date| date.year),
        "flag" => listed.is_inactive = text.contains('i'),
        _ => {}
    }
    Ok(())
}

/// A stream that gives up in the middle of an endless event.
struct Bounded<R> {
    stream: R,
    left: usize,
}

impl<R: BufRead> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = {
            let mut piece = self.fill_buf()?;
            piece.read(buffer)?
        };
        self.consume(read);
        Ok(read)
    }
}

impl<R: BufRead> BufRead for Bounded<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let left = self.left;
        let piece = self.stream.fill_buf()?;
        if left == 0 && !piece.is_empty() {
            return Err(io::Error::other("an event without an end"));
        }
        Ok(piece.get(..left).unwrap_or(piece))
    }

    fn consume(&mut self, length: usize) {
        self.left = self.left.saturating_sub(length);
        self.stream.consume(length);
    }
}
