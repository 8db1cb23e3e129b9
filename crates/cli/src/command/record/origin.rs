//! Who vouches for a record: a key that signed it, or somebody who kept a hash.

use std::path::Path;

use serde::Serialize;
use tuomari_record::{Date, ListedEnd, OriginFault, PublicKey, RECORD_HASH, Record, read_hash};

use crate::{
    args::VerifyArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Output, hung, shown},
    surroundings::read_text,
};

/// The largest file of keys that is read.
const LIMIT: usize = 64 << 10;

/// The largest list that is read: more than a million records of a day.
const MOST_LIST: usize = 256 << 20;

/// What a record was compared with, and held.
#[derive(Debug, Serialize)]
pub(super) struct Vouched {
    #[serde(skip_serializing_if = "Option::is_none")]
    signed: Option<Signed>,
    /// Whether it was one of the keys that were given.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    known: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    against: Vec<u64>,
    #[serde(skip)]
    compared: bool,
}

/// Who signed it, when, and how much of it.
#[derive(Debug, Serialize)]
struct Signed {
    at: String,
    entries: u64,
    key: String,
}

impl Vouched {
    /// Compares a record with all that was given, or says what does not fit.
    pub(super) fn of(record: &Record, args: &VerifyArgs, out: &Output) -> Result<Vouched, Failure> {
        let say = &out.say;
        let mut trusted = Vec::new();
        for given in &args.key {
            trusted.extend(keys(given, out)?);
        }
        if !args.key.is_empty() {
            let from = record.is_from(&trusted);
            from.map_err(|fault| complaint(fault, say))?;
        }
        let mut against = Vec::new();
        for kept in &args.against {
            // On paper a hash stands in groups.
            let typed: String = kept.split_whitespace().collect();
            let entry = match read_hash(&typed.to_lowercase()) {
                Some(hash) => record.entry_of(&hash),
                None => told_in(record, Path::new(kept), out)?,
            };
            against.push(entry.ok_or_else(|| {
                let values = [("kept", shown(kept.trim()).into())];
                Complaint::new(say, "record-no-such-entry", Exit::Input, values)
                    .hint(say.text("record-no-such-entry-hint"))
                    .detail("fault", "no-such-entry")
            })?);
        }
        Ok(Vouched {
            signed: record.origin().map(|origin| Signed {
                at: Date::of_unix_ms(origin.signed.at_ms).iso(),
                entries: origin.signed.end.version,
                key: origin.signed.key.to_string(),
            }),
            known: !args.key.is_empty(),
            against,
            compared: args.hash.is_some(),
        })
    }

    /// What it was compared with, and what is still to be.
    pub(super) fn to_text(&self, say: &Messages) -> String {
        let mut lines = Vec::new();
        if self.compared {
            lines.push(say.text("record-hash-compared"));
        }
        for entry in &self.against {
            lines.push(say.with("record-against", [("entry", (*entry).into())]));
        }
        if let Some(Signed { at, entries, key }) = &self.signed {
            let values = [
                ("at", at.as_str().into()),
                ("entries", (*entries).into()),
                ("key", key.as_str().into()),
            ];
            let key = if self.known {
                "record-signed-by-known"
            } else {
                "record-signed"
            };
            lines.push(say.with(key, values));
        }
        if lines.is_empty() {
            lines.push(say.text("record-hash-to-compare"));
        }
        let hung: Vec<String> = lines.iter().map(|line| hung(line, 0)).collect();
        hung.join("\n")
    }
}

/// The entry of a record that a file tells of, if it has it: a list that was
/// published, a PGN, or the report of a competition.
fn told_in(record: &Record, file: &Path, out: &Output) -> Result<Option<u64>, Failure> {
    let text = read_text(file, MOST_LIST, out)?;
    let mut words = text.split(|c: char| !c.is_ascii_alphanumeric());
    while words.any(|word| word == RECORD_HASH) {
        let hash = words.find(|word| !word.is_empty()).and_then(read_hash);
        if let Some(entry) = hash.and_then(|hash| record.entry_of(&hash)) {
            return Ok(Some(entry));
        }
    }
    let mut ends = text.lines().filter_map(ListedEnd::read);
    let end = ends.find(|end| end.is_of(record.stream()));
    let entry = end.and_then(|end| {
        let (version, receipt) = end.entry();
        record.entry_of(&receipt).filter(|entry| *entry == version)
    });
    Ok(entry)
}

/// The keys that were given: one, or those in a file.
fn keys(given: &str, out: &Output) -> Result<Vec<PublicKey>, Failure> {
    if let Some(key) = PublicKey::read(&given.trim().to_lowercase()) {
        return Ok(vec![key]);
    }
    let text = read_text(Path::new(given), LIMIT, out)?;
    let words = text.split_ascii_whitespace();
    let keys: Vec<PublicKey> = words
        .filter_map(|word| PublicKey::read(&word.to_lowercase()))
        .collect();
    if keys.is_empty() {
        let say = &out.say;
        let values = [("file", shown(given).into())];
        let complaint = Complaint::new(say, "record-no-keys", Exit::Input, values);
        return Err(complaint.hint(say.text("record-no-keys-hint")).into());
    }
    Ok(keys)
}

fn complaint(fault: OriginFault, say: &Messages) -> Complaint {
    let (key, hint, values) = match fault {
        OriginFault::Unsigned => ("record-unsigned", "record-unsigned-hint", vec![]),
        OriginFault::Stranger(key) => {
            let values = vec![("key", key.to_string().into())];
            ("record-stranger", "record-stranger-hint", values)
        }
        OriginFault::Tail { signed } => {
            let values = vec![("entry", signed.into())];
            ("record-tail", "record-tail-hint", values)
        }
    };
    let message = say.with_all(key, &values);
    Complaint::new(say, "record-not-whole", Exit::Input, [])
        .in_words(|words| format!("{words} {message}"))
        .hint(say.text(hint))
        .detail("fault", key.trim_start_matches("record-"))
}
