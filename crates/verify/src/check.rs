//! Whether the record of a game holds, and who signed it: every hash made anew,
//! in the browser.
//!
//! The page has the story of a game as the server tells it. Its first entry is
//! not told, for it names what the links of seats are known by; its hash is,
//! and the chain is followed from there. A competition is told whole, to those
//! who run it.

use serde::{Deserialize, Serialize};
use tuomari_record::{
    Handover, Hash, Origin, OriginFault, PublicKey, Record, RecordError, RecordFault, SignedEnd,
    StreamId, chain::Break, chain::End, hash_text, read_hash, receipt_of,
};

/// What of a story the chain is made of.
#[derive(Debug, Deserialize)]
struct Story {
    about: About,
    /// Of the entry that is not told; none if all are.
    #[serde(default)]
    first_hash: Option<String>,
    steps: Vec<Step>,
    hash: String,
}

#[derive(Debug, Deserialize)]
struct About {
    table: String,
}

#[derive(Debug, Deserialize)]
struct Step {
    version: u64,
    hash: String,
    body: String,
}

/// The entry at which the chain of hashes breaks; none if it holds. What
/// cannot be read as a hash breaks it too.
pub fn broken_at(story: &str) -> serde_json::Result<Option<u64>> {
    let story: Story = serde_json::from_str(story)?;
    let first = match &story.first_hash {
        None => Some(End::START),
        Some(hash) => read_hash(hash).map(|hash| End { version: 1, hash }),
    };
    let (Ok(table), Some(mut end)) = (story.about.table.parse::<StreamId>(), first) else {
        return Ok(Some(1));
    };
    for step in &story.steps {
        let next = read_hash(&step.hash).and_then(|hash| {
            end.then(table, step.version, step.body.as_bytes(), &hash)
                .ok()
        });
        let Some(next) = next else {
            return Ok(Some(end.version + 1));
        };
        end = next;
    }
    let holds = read_hash(&story.hash) == Some(end.hash);
    Ok((!holds).then_some(end.version))
}

/// What somebody brings to check a record with.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Brought {
    /// Keys that are trusted.
    keys: Vec<String>,
    /// Receipts and hashes that were kept.
    kept: Vec<String>,
}

/// What was signed of a story, as the server told it.
#[derive(Debug, Deserialize)]
struct Said {
    signed: Option<String>,
    handovers: Vec<String>,
}

/// What a record comes to. A fault has the name it has at the command line.
#[derive(Debug, Default, Serialize)]
pub struct Verdict {
    /// Why it is not to be relied on, if it is not.
    fault: Option<&'static str>,
    line: Option<usize>,
    /// The entry at fault, or the last that was signed.
    entry: Option<u64>,
    entries: u64,
    hash: Option<String>,
    /// By whom it was signed, how much of it and when.
    key: Option<String>,
    signed: Option<u64>,
    at_ms: Option<u64>,
    /// Whether a key that was brought answers for all of it.
    known: bool,
    /// Entries of which somebody kept something that fits.
    against: Vec<u64>,
}

impl Verdict {
    fn fault(fault: &'static str) -> Verdict {
        Verdict {
            fault: Some(fault),
            ..Verdict::default()
        }
    }

    /// Adds who answers for it.
    fn with_origin(mut self, origin: Option<&Origin>, end: End, trusted: &[PublicKey]) -> Verdict {
        if let Some(origin) = origin {
            self.key = Some(origin.signed.key.to_string());
            self.signed = Some(origin.signed.end.version);
            self.at_ms = Some(origin.signed.at_ms);
        }
        if trusted.is_empty() {
            return self;
        }
        match origin.map_or(Err(OriginFault::Unsigned), |origin| {
            origin.check(end, trusted)
        }) {
            Ok(()) => self.known = true,
            Err(OriginFault::Unsigned) => self.fault = Some("unsigned"),
            Err(OriginFault::Stranger(_)) => self.fault = Some("stranger"),
            Err(OriginFault::Tail { signed }) => {
                self.fault = Some("tail");
                self.entry = Some(signed);
            }
        }
        self
    }

    /// Adds which entries somebody kept something of.
    fn with_kept(mut self, kept: &[String], find: impl Fn(&Hash) -> Option<u64>) -> Verdict {
        for text in kept {
            let hash = read_hash(&text.trim().to_lowercase());
            match hash.and_then(|hash| find(&hash)) {
                Some(entry) => self.against.push(entry),
                None => self.fault = self.fault.or(Some("no-such-entry")),
            }
        }
        self
    }
}

impl Brought {
    fn trusted(&self) -> Vec<PublicKey> {
        let keys = self.keys.iter();
        keys.filter_map(|key| PublicKey::read(&key.trim().to_lowercase()))
            .collect()
    }
}

/// A story with what was signed of it: `said` is the answer of `/origin`.
pub fn origin_of(story: &str, said: &str, brought: &str) -> serde_json::Result<Verdict> {
    let brought: Brought = serde_json::from_str(brought)?;
    if let Some(entry) = broken_at(story)? {
        let entry = Some(entry);
        let broken = Verdict::fault("hash");
        return Ok(Verdict { entry, ..broken });
    }
    let story: Story = serde_json::from_str(story)?;
    let said: Said = serde_json::from_str(said)?;
    let first = story.first_hash.iter().map(|hash| (1, hash));
    let steps = story.steps.iter().map(|step| (step.version, &step.hash));
    let entries: Vec<(u64, Hash)> = first
        .chain(steps)
        .filter_map(|(version, hash)| Some((version, read_hash(hash)?)))
        .collect();
    let (Some((version, hash)), Ok(stream)) = (
        entries.last().copied(),
        story.about.table.parse::<StreamId>(),
    ) else {
        return Ok(Verdict::fault("form"));
    };
    let origin = match said.signed {
        Some(text) => {
            let handovers = said.handovers.iter().map(|text| Handover::read(text));
            Some(Origin {
                signed: SignedEnd::read(&text)?,
                handovers: handovers.collect::<Result<_, _>>()?,
            })
        }
        None => None,
    };
    if let Some(Origin { signed, .. }) = &origin {
        if !signed.holds(stream) {
            return Ok(Verdict::fault("signature"));
        }
        if !entries.contains(&(signed.end.version, signed.end.hash)) {
            return Ok(Verdict::fault("other-end"));
        }
    }
    let verdict = Verdict {
        entries: version,
        hash: Some(hash_text(&hash)),
        ..Verdict::default()
    };
    let end = End { version, hash };
    let find = |kept: &Hash| {
        let is = |(_, hash): &&(u64, Hash)| hash == kept || receipt_of(hash) == *kept;
        entries.iter().find(is).map(|(version, _)| *version)
    };
    Ok(verdict
        .with_origin(origin.as_ref(), end, &brought.trusted())
        .with_kept(&brought.kept, find))
}

/// A record as a file: of a game its scores are looked at too.
pub fn record_of(text: &str, brought: &str) -> serde_json::Result<Verdict> {
    let brought: Brought = serde_json::from_str(brought)?;
    let record = match Record::read(text) {
        Ok(record) => record,
        Err(error) => return Ok(faulty(&error)),
    };
    if !record.stream().is_competition()
        && let Err(error) = record.examine()
    {
        return Ok(faulty(&error));
    }
    let end = record.end();
    let verdict = Verdict {
        entries: end.version,
        hash: Some(hash_text(&end.hash)),
        ..Verdict::default()
    };
    Ok(verdict
        .with_origin(record.origin(), end, &brought.trusted())
        .with_kept(&brought.kept, |kept| record.entry_of(kept)))
}

fn faulty(error: &RecordError) -> Verdict {
    let (fault, entry) = match &error.fault {
        RecordFault::NotARecord => ("not-a-record", None),
        RecordFault::Later { .. } => ("later", None),
        RecordFault::Form(_) => ("form", None),
        RecordFault::Broken(broken) => {
            let fault = match broken.why {
                Break::Version { .. } => "version",
                Break::Before => "before",
                Break::Hash => "hash",
            };
            (fault, Some(broken.version))
        }
        RecordFault::CutShort => ("cut-short", None),
        RecordFault::AfterEnd => ("lines-after-end", None),
        RecordFault::Signature => ("signature", None),
        RecordFault::OtherEnd { signed } => ("other-end", Some(*signed)),
        RecordFault::Entry { version, .. } => ("entry", Some(*version)),
        RecordFault::Replay(_) => ("no-table", None),
        RecordFault::Outcome { version, .. } => ("outcome", Some(*version)),
    };
    Verdict {
        line: Some(error.line),
        entry,
        ..Verdict::fault(fault)
    }
}
