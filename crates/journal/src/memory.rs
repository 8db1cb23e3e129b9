//! A journal in memory: for tests, and for a table nobody needs tomorrow.

use std::{
    collections::{BTreeMap, btree_map::Entry},
    sync::{Arc, Mutex, MutexGuard},
};

use crate::{
    Answer, Append, Due, Head, Journal, JournalError, Listed, MAX_PAGE, Outage, Outcome, Outcomes,
    PACKED_AFTER_MS, Packing, Signed, Status, Wake, Which,
    journal::{FORGOTTEN_AFTER_MS, second_of_its_stream, too_young},
    pack, wall,
};
use tuomari_record::{Row, SignedEnd, StreamId};

/// A [`Journal`] that forgets everything when it is dropped.
///
/// It keeps the contract of the others.
#[derive(Debug, Default)]
pub struct Memory {
    state: Mutex<State>,
    time: Option<Arc<std::sync::atomic::AtomicU64>>,
}

#[derive(Debug, Default)]
struct State {
    streams: BTreeMap<StreamId, Stream>,
    beats: BTreeMap<String, u64>,
    outages: Vec<Outage>,
    settings: BTreeMap<&'static str, Vec<u8>>,
    signed: BTreeMap<StreamId, SignedEnd>,
}

#[derive(Debug)]
struct Stream {
    /// Rows that come before those below, in one compressed piece.
    packed: Option<pack::Packed>,
    rows: Vec<Row>,
    status: Status,
    due_ms: Option<u64>,
    due_set_by: u64,
}

impl Memory {
    /// An empty journal whose time is the machine's.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// An empty journal whose time is what the caller says, in milliseconds.
    pub fn at(time: Arc<std::sync::atomic::AtomicU64>) -> Memory {
        Memory {
            state: Mutex::default(),
            time: Some(time),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state
            .lock()
            .expect("nothing panics while it holds this lock")
    }

    fn time_ms(&self) -> u64 {
        match &self.time {
            Some(time) => time.load(std::sync::atomic::Ordering::SeqCst),
            None => wall::now_ms(),
        }
    }
}

impl Journal for Memory {
    fn append(&self, rows: Vec<Append>) -> Outcomes<'_> {
        Box::pin(async move {
            let twice = second_of_its_stream(&rows);
            let mut state = self.state();
            let outcomes = rows.into_iter().enumerate().map(|(place, row)| {
                if twice.contains(&place) {
                    return Outcome::Failed(JournalError::refused(
                        "two rows of one stream in one append",
                    ));
                }
                row.flaw()
                    .map_or_else(|| state.append(row), Outcome::Failed)
            });
            outcomes.collect()
        })
    }

    fn load(&self, stream: StreamId, from: u64, limit: usize) -> Answer<'_, Vec<Row>> {
        Box::pin(async move {
            let state = self.state();
            let Some(found) = state.streams.get(&stream) else {
                return Ok(Vec::new());
            };
            let mut rows = found.unpacked(stream)?;
            rows.extend(found.rows.iter().cloned());
            let wanted = rows.into_iter().filter(|row| row.version >= from);
            Ok(wanted.take(limit.min(MAX_PAGE)).collect())
        })
    }

    fn head(&self, stream: StreamId) -> Answer<'_, Option<Head>> {
        Box::pin(async move { Ok(self.state().streams.get(&stream).map(Stream::head)) })
    }

    fn list(&self, which: Which, after: Option<StreamId>, limit: usize) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move {
            let state = self.state();
            let later = state.streams.iter();
            let later = later.filter(|(id, _)| after.is_none_or(|after| **id > after));
            Ok(listed(later, which).take(limit.min(MAX_PAGE)).collect())
        })
    }

    fn latest(
        &self,
        which: Which,
        before: Option<StreamId>,
        limit: usize,
    ) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move {
            let state = self.state();
            let earlier = state.streams.iter().rev();
            let earlier = earlier.filter(|(id, _)| before.is_none_or(|before| **id < before));
            Ok(listed(earlier, which).take(limit.min(MAX_PAGE)).collect())
        })
    }

    fn due_by(&self, at_ms: u64, limit: usize) -> Answer<'_, Vec<Wake>> {
        Box::pin(async move {
            let state = self.state();
            let due = |(id, stream): (&StreamId, &Stream)| {
                let due_ms = stream.due_ms.filter(|due_ms| *due_ms <= at_ms)?;
                Some(Wake {
                    due_ms,
                    stream: *id,
                    set_by: stream.due_set_by,
                })
            };
            let mut wakes: Vec<Wake> = state.streams.iter().filter_map(due).collect();
            wakes.sort();
            wakes.truncate(limit.min(MAX_PAGE));
            Ok(wakes)
        })
    }

    fn put_off(&self, wake: Wake, to_ms: Option<u64>) -> Answer<'_, bool> {
        Box::pin(async move {
            let mut state = self.state();
            let Some(stream) = state.streams.get_mut(&wake.stream) else {
                return Ok(false);
            };
            let same = stream.due_ms == Some(wake.due_ms) && stream.due_set_by == wake.set_by;
            if same {
                stream.due_ms = to_ms;
            }
            Ok(same)
        })
    }

    fn beat(&self, node: String, at_ms: u64, silence_ms: u64) -> Answer<'_, Option<Outage>> {
        Box::pin(async move { Ok(self.state().beat(node, at_ms, silence_ms)) })
    }

    fn last_beats(&self, _shard: u8) -> Answer<'_, Vec<(String, u64)>> {
        Box::pin(async move {
            let state = self.state();
            let beats = state.beats.iter();
            Ok(beats.map(|(node, at_ms)| (node.clone(), *at_ms)).collect())
        })
    }

    fn outages(&self, _shard: u8, since_ms: u64) -> Answer<'_, Vec<Outage>> {
        Box::pin(async move {
            let state = self.state();
            let outages = state.outages.iter();
            let wanted = outages.filter(|outage| outage.to_ms > since_ms);
            Ok(wanted.take(MAX_PAGE).copied().collect())
        })
    }

    fn cut(&self, stream: StreamId, keep: u64, status: Status) -> Answer<'_, Vec<Row>> {
        Box::pin(async move {
            let now_ms = self.time_ms();
            let mut state = self.state();
            let state = &mut *state;
            let Some(found) = state.streams.get_mut(&stream) else {
                return Ok(Vec::new());
            };
            let mut rows = found.unpacked(stream)?;
            rows.append(&mut found.rows);
            let (stays, cut) = rows.into_iter().partition(|row| row.version <= keep);
            let is_kept = |said: &SignedEnd| said.end.version <= keep;
            if !state.signed.get(&stream).is_none_or(is_kept) {
                state.signed.remove(&stream);
            }
            if keep == 0 {
                state.streams.remove(&stream);
                return Ok(cut);
            }
            found.packed = None;
            found.rows = stays;
            found.status = status;
            found.due_ms = (status == Status::Live).then_some(now_ms);
            found.due_set_by = keep;
            Ok(cut)
        })
    }

    fn keep(&self, name: &'static str, value: Vec<u8>) -> Answer<'_, Vec<u8>> {
        Box::pin(async move { Ok(self.state().settings.entry(name).or_insert(value).clone()) })
    }

    fn keep_signed(&self, signed: Vec<Signed>) -> Answer<'_, ()> {
        Box::pin(async move {
            let mut state = self.state();
            for Signed { stream, said } in signed {
                let kept = state.signed.entry(stream).or_insert(said);
                if said.end.version >= kept.end.version {
                    *kept = said;
                }
            }
            Ok(())
        })
    }

    fn signed(&self, stream: StreamId) -> Answer<'_, Option<SignedEnd>> {
        Box::pin(async move { Ok(self.state().signed.get(&stream).copied()) })
    }

    fn signed_between(
        &self,
        (from_ms, to_ms): (u64, u64),
        after: Option<StreamId>,
        limit: usize,
    ) -> Answer<'_, Vec<Signed>> {
        Box::pin(async move {
            let state = self.state();
            let signed = state.signed.iter().filter(|(id, said)| {
                (from_ms..to_ms).contains(&said.at_ms) && after.is_none_or(|after| **id > after)
            });
            let signed = signed.map(|(id, said)| Signed {
                stream: *id,
                said: *said,
            });
            Ok(signed.take(limit.min(MAX_PAGE)).collect())
        })
    }

    fn now_ms(&self) -> Answer<'_, u64> {
        Box::pin(async move { Ok(self.time_ms()) })
    }

    fn keeps_time(&self) -> bool {
        self.time.is_some()
    }

    fn to_pack(
        &self,
        by_ms: u64,
        after: Option<StreamId>,
        limit: usize,
    ) -> Answer<'_, Vec<StreamId>> {
        Box::pin(async move {
            let before = too_young(by_ms);
            let state = self.state();
            let ready = state.streams.iter().filter(|(id, stream)| {
                stream.status == Status::Finished
                    && !stream.rows.is_empty()
                    && **id < before
                    && after.is_none_or(|after| **id > after)
            });
            let ready = ready.map(|(id, _)| *id);
            Ok(ready.take(limit.min(MAX_PAGE)).collect())
        })
    }

    fn pack(&self, stream: StreamId) -> Answer<'_, Packing> {
        Box::pin(async move {
            let too_young = stream.at_ms() + PACKED_AFTER_MS > self.time_ms();
            let mut state = self.state();
            let Some(found) = state.streams.get_mut(&stream) else {
                return Ok(Packing::NotFinished);
            };
            if found.status == Status::Live {
                return Ok(Packing::NotFinished);
            }
            if too_young {
                return Ok(Packing::TooYoung);
            }
            let before = found.packed.as_ref();
            let before = before.map(|packed| packed.bytes.as_slice());
            found.packed = Some(pack::pack_on(stream, before, found.rows.clone())?);
            found.rows.clear();
            Ok(Packing::Packed)
        })
    }
}

impl State {
    fn append(&mut self, append: Append) -> Outcome {
        let touches = append.touches_stream();
        let row = Row {
            version: append.version,
            hash: append.hash,
            body: append.body,
        };
        let stream = match self.streams.entry(append.stream) {
            Entry::Occupied(old) => old.into_mut(),
            Entry::Vacant(_) if row.version != 1 => return Outcome::Conflict,
            Entry::Vacant(new) => new.insert(Stream {
                packed: None,
                rows: Vec::new(),
                status: Status::Live,
                due_ms: None,
                due_set_by: 1,
            }),
        };
        let last = stream.last();
        if row.version != last + 1 || (last > 0 && stream.head().hash != append.before) {
            return Outcome::Conflict;
        }
        if touches {
            stream.status = append.status.unwrap_or(stream.status);
            if append.due != Due::Keep {
                stream.due_set_by = row.version;
            }
            match append.due {
                Due::Keep => {}
                Due::Never => stream.due_ms = None,
                Due::At(at_ms) => stream.due_ms = Some(at_ms),
            }
        }
        stream.rows.push(row);
        Outcome::Appended
    }

    fn beat(&mut self, node: String, at_ms: u64, silence_ms: u64) -> Option<Outage> {
        let last = self.beats.values().max().copied();
        let outage = Outage::after(last, at_ms, silence_ms);
        self.outages.extend(outage);
        let beat = self.beats.entry(node).or_default();
        *beat = at_ms.max(*beat);
        self.beats
            .retain(|_, last| last.saturating_add(FORGOTTEN_AFTER_MS) >= at_ms);
        outage
    }
}

impl Stream {
    fn last(&self) -> u64 {
        let packed = self.packed.as_ref().map_or(0, |packed| packed.version);
        self.rows.last().map_or(packed, |row| row.version)
    }

    fn head(&self) -> Head {
        let packed = self.packed.as_ref().map(|packed| packed.hash);
        let hash = self.rows.last().map(|row| row.hash).or(packed);
        Head {
            version: self.last(),
            hash: hash.expect("a stream is made with its first row"),
            status: self.status,
        }
    }

    fn unpacked(&self, stream: StreamId) -> Result<Vec<Row>, JournalError> {
        match &self.packed {
            Some(packed) => pack::unpack(stream, &packed.bytes),
            None => Ok(Vec::new()),
        }
    }
}

/// Those of the streams that are asked for.
fn listed<'a>(
    streams: impl Iterator<Item = (&'a StreamId, &'a Stream)>,
    which: Which,
) -> impl Iterator<Item = Listed> {
    streams
        .filter(move |(_, stream)| which == Which::All || which == Which::Only(stream.status))
        .map(|(id, stream)| Listed {
            stream: *id,
            status: stream.status,
            due_ms: stream.due_ms,
        })
}
