//! A whole table as a file: JSON Lines, each entry with its hashes.
//!
//! ```text
//! {"format":"tuomari-record","v":1,"stream":"01a1b34f-d47b-7100-8707-070707070707"}
//! {"version":1,"prev":"0000…","hash":"9c1f…","body":{"v":1,"at":…}}
//! {"version":2,"prev":"9c1f…","hash":"44ab…","body":{"v":1,"at":…}}
//! {"entries":2,"hash":"44ab…","signed":{"at":…,"entries":2,"hash":"44ab…","key":"7c0e…","signature":"…"}}
//! ```
//!
//! The body stands there byte by byte as it is stored, so that anybody can
//! make the hashes again: SHA-256 over `tuomari/journal/1` and a zero byte,
//! the sixteen bytes of the stream, the version in eight bytes, the highest
//! first, the hash before and the body. The last line tells a file that was
//! cut short from a whole one. Whatever the installation signed is in it too
//! ([`Origin`]), with the keys that followed each other if there were several.

use std::{error::Error, fmt};

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{
    competition::CompetitionEntry,
    digest::{read_hex, write_hex},
    entry::Entry,
    origin::{HandoverForm, Origin, OriginFault, PublicKey, SignedForm, receipt_of},
    outcome::OutcomeFault,
    replay::{Replay, ReplayError, replay},
    text::{Text, Textual},
    unreadable::Unreadable,
};
#[cfg(test)]
use crate::looks::Looks;
use crate::{
    Hash, Row, StreamId,
    chain::{Break, Broken, End},
};

/// The name in the first line.
const FORMAT: &str = "tuomari-record";
/// The form of the file, apart from that of the entries.
const FILE_VERSION: u32 = 1;

/// A record whose chain of hashes holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    stream: StreamId,
    rows: Vec<Row>,
    end: End,
    /// Who signed it; the signature holds.
    origin: Option<Origin>,
}

/// Why a file is no record, or not a whole one, and in which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, counted from one; 0 for rows that never were in a file.
    pub line: usize,
    /// What is wrong there.
    pub fault: RecordFault,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// The first line does not say that it is one.
    NotARecord,
    /// A later program wrote it.
    Later {
        /// The version of the file's form.
        version: u32,
    },
    /// The line is not of the form it should have.
    Form(Unreadable),
    /// The chain of hashes breaks.
    Broken(Broken),
    /// The last line is missing or says something else than the entries.
    CutShort,
    /// Something follows the last line.
    AfterEnd,
    /// The signature in the last line is not of the key that it names.
    Signature,
    /// The signature in the last line is for other entries than these.
    OtherEnd {
        /// The entry that was signed.
        signed: u64,
    },
    /// An entry cannot be read although its hash is right.
    Entry { version: u64, why: Unreadable },
    /// The entries do not make a table.
    Replay(ReplayError),
    /// The score in an entry does not follow from how the game ended.
    Outcome { version: u64, why: OutcomeFault },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        match &self.fault {
            RecordFault::NotARecord => write!(
                f,
                "no record of a table: it would begin with {{\"format\":\"{FORMAT}\""
            ),
            RecordFault::Later { version } => write!(
                f,
                "the record has form {version} and was written by a later Tuomari; update this one"
            ),
            RecordFault::Form(why) => why.fmt(f),
            RecordFault::Broken(broken) => broken.fmt(f),
            RecordFault::CutShort => {
                f.write_str("the record is cut short; fetch it again, with its last line")
            }
            RecordFault::AfterEnd => {
                f.write_str("something follows the end of the record; take it out")
            }
            RecordFault::Signature => {
                f.write_str("the signature is not of the key that it names; fetch the record again")
            }
            RecordFault::OtherEnd { signed } => write!(
                f,
                "what was signed is another entry {signed}; compare with another copy of the record"
            ),
            RecordFault::Entry { version, why } => write!(f, "entry {version}: {why}"),
            RecordFault::Replay(error) => error.fmt(f),
            RecordFault::Outcome { version, why } => write!(f, "entry {version}: {why}"),
        }
    }
}

impl Error for RecordError {}

impl Record {
    /// A record of stored rows, from the first on.
    pub fn new(stream: StreamId, rows: Vec<Row>) -> Result<Record, RecordError> {
        if stream.is_competition() {
            let read = |body: &[u8]| CompetitionEntry::read(body).map(drop);
            return Record::checked(stream, rows, read);
        }
        Record::of_table(stream, rows)
    }

    /// The same where only tables are kept. A program that calls no other has
    /// no reader of competitions in it, which is a quarter of a megabyte.
    pub fn of_table(stream: StreamId, rows: Vec<Row>) -> Result<Record, RecordError> {
        Record::checked(stream, rows, |body| Entry::read(body).map(drop))
    }

    /// Follows the chain, and reads each row once.
    fn checked(
        stream: StreamId,
        rows: Vec<Row>,
        read: impl Fn(&[u8]) -> Result<(), Unreadable>,
    ) -> Result<Record, RecordError> {
        let at = |fault| RecordError { line: 0, fault };
        let end = crate::chain::verify(stream, &rows)
            .map_err(|broken| at(RecordFault::Broken(broken)))?;
        let record = Record {
            stream,
            rows,
            end,
            origin: None,
        };
        for row in &record.rows {
            read(&row.body).map_err(|why| {
                let version = row.version;
                at(RecordFault::Entry { version, why })
            })?;
            if row.body.contains(&b'\n') {
                let why = Unreadable::form(&row.body, 0, "an entry is one line");
                return Err(at(RecordFault::Form(why)));
            }
        }
        Ok(record)
    }

    /// Reads a record and follows its chain.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let mut lines = (1..).zip(text.lines());
        let stream = head(lines.next())?;
        let (mut rows, mut end) = (Vec::new(), End::START);
        for (line, text) in lines.by_ref() {
            let at = |fault| RecordError { line, fault };
            let form = |error: &serde_json::Error| {
                at(RecordFault::Form(Unreadable::json(text.as_bytes(), error)))
            };
            if !text.starts_with("{\"version\"") {
                let last: LastLine = serde_json::from_str(text).map_err(|error| form(&error))?;
                if last.entries != end.version || last.hash.0 != HexHash(end.hash) {
                    return Err(at(RecordFault::CutShort));
                }
                if let Some((line, _)) = lines.find(|(_, text)| !text.trim().is_empty()) {
                    let fault = RecordFault::AfterEnd;
                    return Err(RecordError { line, fault });
                }
                let origin = None;
                let record = Record {
                    stream,
                    rows,
                    end,
                    origin,
                };
                return match last.origin() {
                    Some(origin) => record.signed(origin).map_err(at),
                    None => Ok(record),
                };
            }
            let row: RowLine<'_> = serde_json::from_str(text).map_err(|error| form(&error))?;
            let body = row.body.get().as_bytes();
            let (version, hash) = (row.version, row.hash.0.0);
            let next = end.then(stream, version, body, &hash).and_then(|next| {
                let why = Break::Before;
                let follows = row.prev.0.0 == end.hash;
                follows.then_some(next).ok_or(Broken { version, why })
            });
            end = next.map_err(|broken| at(RecordFault::Broken(broken)))?;
            let body = body.into();
            rows.push(Row {
                version,
                hash,
                body,
            });
        }
        Err(RecordError {
            line: rows.len() + 2,
            fault: RecordFault::CutShort,
        })
    }

    /// The record as a file.
    pub fn to_jsonl(&self) -> String {
        let mut text = line(&HeadLine {
            format: FORMAT.into(),
            v: FILE_VERSION,
            stream: Text(self.stream),
        });
        let mut prev = crate::chain::NO_HASH;
        for row in &self.rows {
            let body = std::str::from_utf8(&row.body).unwrap_or_default();
            let body: Result<&RawValue, _> = serde_json::from_str(body);
            let body = body.expect("every entry of a record was read once");
            text.push_str(&line(&RowLine {
                version: row.version,
                prev: Text(HexHash(prev)),
                hash: Text(HexHash(row.hash)),
                body,
            }));
            prev = row.hash;
        }
        let origin = self.origin.as_ref();
        text.push_str(&line(&LastLine {
            entries: self.end.version,
            hash: Text(HexHash(self.end.hash)),
            signed: origin.map(|origin| SignedForm::of(&origin.signed)),
            keys: origin.map_or_else(Vec::new, |origin| {
                origin.handovers.iter().map(HandoverForm::of).collect()
            }),
        }));
        text
    }

    /// The record with what an installation said of it, if that holds and is
    /// said of these entries.
    pub fn signed(self, origin: Origin) -> Result<Record, RecordFault> {
        let signed = &origin.signed;
        if !signed.holds(self.stream) {
            return Err(RecordFault::Signature);
        }
        if self.hash_of(signed.end.version) != Some(signed.end.hash) {
            let signed = signed.end.version;
            return Err(RecordFault::OtherEnd { signed });
        }
        let origin = Some(origin);
        Ok(Record { origin, ..self })
    }

    /// Who signed it, if somebody did.
    pub fn origin(&self) -> Option<&Origin> {
        self.origin.as_ref()
    }

    /// Whether all of it was signed by one of these keys, or by one that came
    /// after them.
    pub fn is_from(&self, trusted: &[PublicKey]) -> Result<(), OriginFault> {
        let origin = self.origin.as_ref().ok_or(OriginFault::Unsigned)?;
        origin.check(self.end, trusted)
    }

    /// The entry for which somebody kept this: its hash, or the receipt that
    /// was given for it. None if there is no such entry.
    pub fn entry_of(&self, kept: &Hash) -> Option<u64> {
        let row = self
            .rows
            .iter()
            .find(|row| row.hash == *kept || receipt_of(&row.hash) == *kept)?;
        Some(row.version)
    }

    fn hash_of(&self, version: u64) -> Option<Hash> {
        let place = usize::try_from(version.checked_sub(1)?).ok()?;
        self.rows.get(place).map(|row| row.hash)
    }

    pub fn stream(&self) -> StreamId {
        self.stream
    }

    /// The rows, the first one first.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The number of entries and the last hash: what to keep apart.
    pub fn end(&self) -> End {
        self.end
    }

    /// What the rows say.
    pub fn entries(&self) -> Result<Vec<Entry>, RecordError> {
        self.read_each(Entry::read)
    }

    /// What the rows of a competition say.
    pub fn competition_entries(&self) -> Result<Vec<CompetitionEntry>, RecordError> {
        self.read_each(CompetitionEntry::read)
    }

    /// Reads the rows, which begin in the second line of the file.
    fn read_each<T>(
        &self,
        read: impl Fn(&[u8]) -> Result<T, Unreadable>,
    ) -> Result<Vec<T>, RecordError> {
        let rows = (2..).zip(&self.rows);
        rows.map(|(line, row)| {
            read(&row.body).map_err(|why| {
                let version = row.version;
                let fault = RecordFault::Entry { version, why };
                RecordError { line, fault }
            })
        })
        .collect()
    }

    /// The table that the rows make, each score in them looked at: a chain that
    /// was made anew holds too.
    pub fn examine(&self) -> Result<Replay, RecordError> {
        let at = |line, fault| RecordError { line, fault };
        let entries = self.entries()?;
        let mut table = replay(entries.first()).map_err(|why| at(2, RecordFault::Replay(why)))?;
        let later = (3..).zip(self.rows.iter().zip(&entries).skip(1));
        for (line, (row, entry)) in later {
            let version = row.version;
            table.examine(entry).map_err(|error| match error {
                ReplayError::Outcome(why) => at(line, RecordFault::Outcome { version, why }),
                error => at(line, RecordFault::Replay(error)),
            })?;
        }
        Ok(table)
    }

    /// The table that the rows make.
    pub fn replay(&self) -> Result<Replay, RecordError> {
        replay(&self.entries()?).map_err(|error| RecordError {
            line: 2,
            fault: RecordFault::Replay(error),
        })
    }
}

fn line(form: &impl Serialize) -> String {
    let mut line = serde_json::to_string(form).expect("every line is plain JSON");
    line.push('\n');
    line
}

/// The last hash as people write it down.
pub fn hash_text(hash: &Hash) -> String {
    Text(HexHash(*hash)).to_string()
}

/// A hash from its text; none if it is not one.
pub fn read_hash(text: &str) -> Option<Hash> {
    read_hex(text)
}

fn head(first: Option<(usize, &str)>) -> Result<StreamId, RecordError> {
    let at = |fault| RecordError { line: 1, fault };
    let text = first.map_or("", |(_, text)| text);
    match serde_json::from_str::<HeadLine<'_>>(text) {
        Ok(head) if head.format == FORMAT && head.v == FILE_VERSION => Ok(head.stream.0),
        read => match (read, serde_json::from_str::<AnyHead<'_>>(text)) {
            (_, Ok(any)) if any.format == FORMAT && any.v > FILE_VERSION => {
                Err(at(RecordFault::Later { version: any.v }))
            }
            (Err(error), Ok(any)) if any.format == FORMAT => {
                let why = Unreadable::json(text.as_bytes(), &error);
                Err(at(RecordFault::Form(why)))
            }
            _ => Err(at(RecordFault::NotARecord)),
        },
    }
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct HeadLine<'a> {
    #[serde(borrow)]
    format: std::borrow::Cow<'a, str>,
    v: u32,
    stream: Text<StreamId>,
}

/// What every first line has, in any form.
#[derive(Deserialize)]
struct AnyHead<'a> {
    #[serde(borrow)]
    format: std::borrow::Cow<'a, str>,
    v: u32,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct RowLine<'a> {
    version: u64,
    prev: Text<HexHash>,
    hash: Text<HexHash>,
    #[serde(borrow)]
    body: &'a RawValue,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct LastLine {
    entries: u64,
    hash: Text<HexHash>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    signed: Option<SignedForm>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    keys: Vec<HandoverForm>,
}

impl LastLine {
    fn origin(self) -> Option<Origin> {
        let signed = self.signed?.end();
        let handovers = self.keys.into_iter().map(HandoverForm::handover);
        Some(Origin {
            signed,
            handovers: handovers.collect(),
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HexHash(pub(super) Hash);

impl Textual for HexHash {
    const NAME: &'static str = "hash of 64 hexadecimal digits";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Pattern(r"^[0-9a-f]{64}$");

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }

    fn read(text: &str) -> Option<HexHash> {
        read_hex(text).map(HexHash)
    }
}

impl Textual for StreamId {
    const NAME: &'static str = "stream";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Pattern(r"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$");

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }

    fn read(text: &str) -> Option<StreamId> {
        text.parse().ok()
    }
}
