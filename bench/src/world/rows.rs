//! What the store of a world holds, and what it answers.

use std::collections::BTreeMap;

use tuomari_journal::{
    Append, Due, Head, JournalError, Listed, MAX_PAGE, Outage, Outcome, PROMPT, Packing, Status,
    Wake, Which,
};
use tuomari_record::{Hash, Row, StreamId, chain};

/// A question to the store.
#[derive(Clone, Debug)]
pub(super) enum Ask {
    Append(Vec<Append>),
    Load(StreamId, u64, usize),
    Head(StreamId),
    List(Which, Option<StreamId>, usize),
    Latest(Which, Option<StreamId>, usize),
    DueBy(u64, usize),
    PutOff(Wake, Option<u64>),
    Beat(Sign),
    LastBeats,
    Outages(u64),
    Now,
    Pack,
    ToPack,
}

impl Ask {
    /// Whether something is written.
    pub(super) fn writes(&self) -> bool {
        matches!(self, Ask::Append(_) | Ask::PutOff(..) | Ask::Beat(_))
    }

    pub(super) fn name(&self) -> &'static str {
        match self {
            Ask::Append(_) => "append",
            Ask::Load(..) => "load",
            Ask::Head(_) => "head",
            Ask::List(..) => "list",
            Ask::Latest(..) => "latest",
            Ask::DueBy(..) => "due",
            Ask::PutOff(..) => "put off",
            Ask::Beat(_) => "beat",
            Ask::LastBeats => "last beats",
            Ask::Outages(_) => "outages",
            Ask::Now => "now",
            Ask::Pack => "pack",
            Ask::ToPack => "to pack",
        }
    }
}

/// What counts as a node's own last sign.
#[derive(Clone, Copy, Debug)]
pub(super) enum Own {
    AsStored,
    /// This one, whatever is stored.
    Before(Option<u64>),
}

/// A sign of life.
#[derive(Clone, Debug)]
pub(super) struct Sign {
    pub(super) node: String,
    pub(super) at_ms: u64,
    pub(super) silence_ms: u64,
    /// What counts as the node's own last sign.
    pub(super) own: Own,
}

impl Sign {
    /// The same, written so long after it was asked for.
    pub(super) fn after(mut self, waited_ms: u64) -> Sign {
        if u128::from(waited_ms) > PROMPT.as_millis() {
            self.at_ms += waited_ms;
            self.silence_ms /= 2;
        }
        self
    }
}

/// What the store answers.
#[derive(Clone, Debug)]
pub(super) enum Reply {
    Outcomes(Vec<Outcome>),
    Rows(Vec<Row>),
    Head(Option<Head>),
    Listed(Vec<Listed>),
    Wakes(Vec<Wake>),
    Done(bool),
    /// The outage that a sign shows, and its node's own last sign before.
    Beat(Option<Outage>, Option<u64>),
    Beats(Vec<(String, u64)>),
    Outages(Vec<Outage>),
    Now(u64),
    Packing(Packing),
    Streams(Vec<StreamId>),
    Failed(JournalError),
}

/// A row, when it was stored, and what it did to its stream.
#[derive(Clone, Debug)]
pub(super) struct Stored {
    pub(super) row: Row,
    pub(super) at_ms: u64,
    due: Due,
    status: Option<Status>,
}

#[derive(Debug)]
struct Stream {
    /// By version; a hole is possible where nobody looks for one.
    rows: BTreeMap<u64, Stored>,
    status: Status,
    due_ms: Option<u64>,
    due_set_by: u64,
}

/// The rows of all streams, and the signs of life.
#[derive(Debug, Default)]
pub(super) struct Rows {
    streams: BTreeMap<StreamId, Stream>,
    beats: Vec<(u64, String, u64)>,
    outages: Vec<(u64, Outage)>,
    /// Whether a row is taken that does not follow the last one: a fault put
    /// back on purpose.
    takes_anything: bool,
}

impl Rows {
    pub(super) fn new(takes_anything: bool) -> Rows {
        Rows {
            takes_anything,
            ..Rows::default()
        }
    }

    /// Carries out what was asked. `now_ms` is the world's time, `clock_ms`
    /// what the store's own clock shows; `stored` hears of every new row.
    pub(super) fn answer(
        &mut self,
        ask: &Ask,
        now_ms: u64,
        clock_ms: u64,
        stored: &mut dyn FnMut(StreamId, &Row),
    ) -> Reply {
        match ask {
            Ask::Append(rows) => {
                let outcomes = rows.iter().map(|row| self.append(row, now_ms, stored));
                Reply::Outcomes(outcomes.collect())
            }
            Ask::Load(stream, from, limit) => {
                let found = self.streams.get(stream);
                let rows = found.into_iter().flat_map(|found| found.rows.range(from..));
                let rows = rows.map(|(_, stored)| stored.row.clone());
                Reply::Rows(rows.take((*limit).min(MAX_PAGE)).collect())
            }
            Ask::Head(stream) => {
                let found = self.streams.get(stream);
                Reply::Head(found.and_then(Stream::head))
            }
            Ask::List(which, after, limit) => {
                let later = self.streams.iter();
                let later = later.filter(|(id, _)| after.is_none_or(|after| **id > after));
                Reply::Listed(listed(later, *which, *limit))
            }
            Ask::Latest(which, before, limit) => {
                let earlier = self.streams.iter().rev();
                let earlier = earlier.filter(|(id, _)| before.is_none_or(|before| **id < before));
                Reply::Listed(listed(earlier, *which, *limit))
            }
            Ask::DueBy(at_ms, limit) => Reply::Wakes(self.due_by(*at_ms, *limit)),
            Ask::PutOff(wake, to_ms) => Reply::Done(self.put_off(*wake, *to_ms)),
            Ask::Beat(sign) => self.beat(sign, now_ms),
            Ask::LastBeats => Reply::Beats(self.last_beats().into_iter().collect()),
            Ask::Outages(since_ms) => {
                let outages = self.outages.iter().map(|(_, outage)| *outage);
                let wanted = outages.filter(|outage| outage.to_ms > *since_ms);
                Reply::Outages(wanted.take(MAX_PAGE).collect())
            }
            Ask::Now => Reply::Now(clock_ms),
            Ask::Pack => Reply::Packing(Packing::TooYoung),
            Ask::ToPack => Reply::Streams(Vec::new()),
        }
    }

    /// The rows of a stream, in order.
    pub(super) fn of(&self, stream: StreamId) -> Vec<&Stored> {
        let found = self.streams.get(&stream);
        found.map_or_else(Vec::new, |found| found.rows.values().collect())
    }

    /// A standby takes over that has nothing of what was stored after
    /// `since_ms`; the rows that are gone.
    pub(super) fn fall_back(&mut self, since_ms: u64) -> Vec<(StreamId, Row)> {
        let mut gone = Vec::new();
        for (id, stream) in &mut self.streams {
            let lost = stream.rows.values().filter(|row| row.at_ms > since_ms);
            let lost: Vec<u64> = lost.map(|stored| stored.row.version).collect();
            if lost.is_empty() {
                continue;
            }
            for version in lost {
                let stored = stream.rows.remove(&version);
                gone.extend(stored.map(|stored| (*id, stored.row)));
            }
            stream.begin_anew();
        }
        self.streams.retain(|_, stream| !stream.rows.is_empty());
        self.beats.retain(|(at_ms, ..)| *at_ms <= since_ms);
        self.outages.retain(|(at_ms, _)| *at_ms <= since_ms);
        gone
    }

    fn append(
        &mut self,
        append: &Append,
        now_ms: u64,
        heard: &mut dyn FnMut(StreamId, &Row),
    ) -> Outcome {
        let stream = self.streams.entry(append.stream).or_insert(Stream {
            rows: BTreeMap::new(),
            status: Status::Live,
            due_ms: None,
            due_set_by: 1,
        });
        if let Some(there) = stream.rows.get(&append.version) {
            // The same row again is a writer who lost his connection.
            return if there.row.hash == append.hash {
                Outcome::Appended
            } else {
                Outcome::Conflict
            };
        }
        let last = stream
            .head()
            .map_or((0, chain::NO_HASH), |head| (head.version, head.hash));
        if !self.takes_anything && !follows(append, last) {
            return Outcome::Conflict;
        }
        let stored = Stored {
            row: Row {
                version: append.version,
                hash: append.hash,
                body: append.body.clone(),
            },
            at_ms: now_ms,
            due: append.due,
            status: append.status,
        };
        heard(append.stream, &stored.row);
        stream.take(&stored);
        stream.rows.insert(append.version, stored);
        Outcome::Appended
    }

    fn due_by(&self, at_ms: u64, limit: usize) -> Vec<Wake> {
        let due = |(id, stream): (&StreamId, &Stream)| {
            let due_ms = stream.due_ms.filter(|due_ms| *due_ms <= at_ms)?;
            Some(Wake {
                due_ms,
                stream: *id,
                set_by: stream.due_set_by,
            })
        };
        let mut wakes: Vec<Wake> = self.streams.iter().filter_map(due).collect();
        wakes.sort();
        wakes.truncate(limit.min(MAX_PAGE));
        wakes
    }

    fn put_off(&mut self, wake: Wake, to_ms: Option<u64>) -> bool {
        let Some(stream) = self.streams.get_mut(&wake.stream) else {
            return false;
        };
        let same = stream.due_ms == Some(wake.due_ms) && stream.due_set_by == wake.set_by;
        if same {
            stream.due_ms = to_ms;
        }
        same
    }

    fn last_beats(&self) -> BTreeMap<String, u64> {
        let mut last = BTreeMap::new();
        for (_, node, at_ms) in &self.beats {
            let beat: &mut u64 = last.entry(node.clone()).or_default();
            *beat = (*beat).max(*at_ms);
        }
        last
    }

    fn beat(&mut self, sign: &Sign, now_ms: u64) -> Reply {
        let beats = self.last_beats();
        let before = beats.get(&sign.node).copied();
        let others = beats.iter().filter(|(node, _)| **node != sign.node);
        let others = others.map(|(_, at_ms)| *at_ms);
        let own = match sign.own {
            Own::AsStored => before,
            Own::Before(own) => own,
        };
        let last = others.chain(own).max();
        let too_long = |last: &u64| sign.at_ms.saturating_sub(*last) > sign.silence_ms;
        let outage = last.filter(too_long).map(|from_ms| Outage {
            from_ms,
            to_ms: sign.at_ms,
        });
        self.outages.extend(outage.map(|outage| (now_ms, outage)));
        self.beats.push((now_ms, sign.node.clone(), sign.at_ms));
        Reply::Beat(outage, before)
    }
}

/// Whether a row is chained to the last one of its stream.
fn follows(append: &Append, (version, hash): (u64, Hash)) -> bool {
    append.version == version + 1 && append.before == hash
}

impl Stream {
    fn head(&self) -> Option<Head> {
        let (version, last) = self.rows.last_key_value()?;
        Some(Head {
            version: *version,
            hash: last.row.hash,
            status: self.status,
        })
    }

    fn take(&mut self, stored: &Stored) {
        self.status = stored.status.unwrap_or(self.status);
        match stored.due {
            Due::Keep => return,
            Due::Never => self.due_ms = None,
            Due::At(at_ms) => self.due_ms = Some(at_ms),
        }
        self.due_set_by = stored.row.version;
    }

    /// Status and due time as the rows say.
    fn begin_anew(&mut self) {
        (self.status, self.due_ms, self.due_set_by) = (Status::Live, None, 1);
        for stored in self.rows.values().cloned().collect::<Vec<_>>() {
            self.take(&stored);
        }
    }
}

/// Those of the streams that are asked for.
fn listed<'a>(
    streams: impl Iterator<Item = (&'a StreamId, &'a Stream)>,
    which: Which,
    limit: usize,
) -> Vec<Listed> {
    streams
        .filter(|(_, stream)| which == Which::All || which == Which::Only(stream.status))
        .map(|(id, stream)| Listed {
            stream: *id,
            status: stream.status,
            due_ms: stream.due_ms,
        })
        .take(limit.min(MAX_PAGE))
        .collect()
}
