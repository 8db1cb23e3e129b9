//! A finished stream as one compressed piece.
//!
//! ```text
//! 1 byte    the format: 1 with the hash of each row, 2 with the last one only
//! 4 bytes   number of rows, little-endian, as all numbers here
//! 4 bytes   size of what is compressed, before compression
//! 32 bytes  a hash, once or for each row
//! the rest  zstd: for each row four bytes of length, then the body
//! ```
//!
//! The first row is version 1, and none is missing. Hashes do not compress, so
//! a stream whose hashes are those of the [`chain`] keeps only the last, by
//! which a change of any body is found.

use crate::{JournalError, MAX_PAGE};
use tuomari_record::{Hash, Row, StreamId, chain};

const ALL_HASHES: u8 = 1;
const LAST_HASH: u8 = 2;
const HASH_BYTES: usize = 32;
/// zstd's own default.
const LEVEL: i32 = 3;
/// No game comes near it; a forged size must not fill the memory.
const MAX_RAW_BYTES: usize = 64 * 1024 * 1024;

/// A packed stream and what must be known without unpacking it.
#[derive(Clone, Debug)]
pub(crate) struct Packed {
    /// The version of the last row.
    pub(crate) version: u64,
    /// The hash of the last row.
    pub(crate) hash: Hash,
    pub(crate) bytes: Vec<u8>,
}

/// Packs all rows of a stream.
pub(crate) fn pack(stream: StreamId, rows: &[Row]) -> Result<Packed, JournalError> {
    let complete = rows.iter().zip(1..).all(|(row, n)| row.version == n);
    let raw_bytes: usize = rows.iter().map(|row| row.body.len() + 4).sum();
    let (Some(last), true, true) = (rows.last(), complete, raw_bytes <= MAX_RAW_BYTES) else {
        return Err(JournalError::refused(
            "only a stream without gaps and of reasonable size can be packed",
        ));
    };
    let mut raw = Vec::with_capacity(raw_bytes);
    for row in rows {
        raw.extend(number(row.body.len()));
        raw.extend_from_slice(&row.body);
    }
    let chained = links(stream, rows.iter().map(|row| row.body.as_ref()));
    let format = if rows.iter().map(|row| row.hash).eq(chained) {
        LAST_HASH
    } else {
        ALL_HASHES
    };
    let mut bytes = vec![format];
    bytes.extend(number(rows.len()));
    bytes.extend(number(raw.len()));
    let kept = if format == LAST_HASH {
        rows.len() - 1
    } else {
        0
    };
    for row in &rows[kept..] {
        bytes.extend_from_slice(&row.hash);
    }
    bytes.extend(zstd::bulk::compress(&raw, LEVEL).map_err(JournalError::refused)?);
    Ok(Packed {
        version: last.version,
        hash: last.hash,
        bytes,
    })
}

/// The rows that were packed.
pub(crate) fn unpack(stream: StreamId, bytes: &[u8]) -> Result<Vec<Row>, JournalError> {
    read(stream, bytes).map_err(|why| JournalError::Corrupt {
        stream,
        why: format!("its packed rows are damaged ({why})"),
    })
}

/// The rows of a packed stream from a version on, a page of them at most.
pub(crate) fn page_of(
    stream: StreamId,
    bytes: &[u8],
    from: u64,
    limit: usize,
) -> Result<Vec<Row>, JournalError> {
    let mut rows = unpack(stream, bytes)?;
    rows.retain(|row| row.version >= from);
    rows.truncate(limit.min(MAX_PAGE));
    Ok(rows)
}

/// Packs what was packed before, if anything was, and what came after it.
pub(crate) fn pack_on(
    stream: StreamId,
    before: Option<&[u8]>,
    after: Vec<Row>,
) -> Result<Packed, JournalError> {
    let mut all = before.map_or(Ok(Vec::new()), |bytes| unpack(stream, bytes))?;
    all.extend(after);
    pack(stream, &all)
}

fn read(stream: StreamId, bytes: &[u8]) -> Result<Vec<Row>, String> {
    const SHORT: &str = "cut short";
    let (&format, rest) = bytes.split_first().ok_or(SHORT)?;
    if ![ALL_HASHES, LAST_HASH].contains(&format) {
        return Err("the format is not known; update this program".to_owned());
    }
    let (count, rest) = take_number(rest).ok_or(SHORT)?;
    let (raw_bytes, rest) = take_number(rest).ok_or(SHORT)?;
    if count == 0 || raw_bytes > MAX_RAW_BYTES {
        return Err("its sizes are impossible".to_owned());
    }
    let hashes = if format == LAST_HASH { 1 } else { count };
    let (hashes, pressed) = hashes
        .checked_mul(HASH_BYTES)
        .and_then(|size| rest.split_at_checked(size))
        .ok_or(SHORT)?;
    let raw = zstd::bulk::decompress(pressed, raw_bytes).map_err(|e| e.to_string())?;
    if raw.len() != raw_bytes {
        return Err("its sizes do not agree".to_owned());
    }
    let bodies = bodies(&raw, count).ok_or("its bodies do not fit its sizes")?;
    let mut stored = hashes
        .chunks_exact(HASH_BYTES)
        .map(|hash| Hash::try_from(hash).expect("chunks of 32 bytes"));
    let hashes: Vec<Hash> = if format == LAST_HASH {
        let chained: Vec<Hash> = links(stream, bodies.iter().copied()).collect();
        if chained.last().copied() != stored.next() {
            return Err("the hash of the last row does not fit the bodies".to_owned());
        }
        chained
    } else {
        stored.collect()
    };
    let rows = (1..).zip(hashes).zip(bodies);
    let row = |((version, hash), body): ((u64, Hash), &[u8])| Row {
        version,
        hash,
        body: body.into(),
    };
    Ok(rows.map(row).collect())
}

fn bodies(mut raw: &[u8], count: usize) -> Option<Vec<&[u8]>> {
    let mut bodies = Vec::new();
    for _ in 0..count {
        let (size, rest) = take_number(raw)?;
        let (body, rest) = rest.split_at_checked(size)?;
        bodies.push(body);
        raw = rest;
    }
    raw.is_empty().then_some(bodies)
}

/// The hashes that the chain gives to these bodies.
fn links<'a>(
    stream: StreamId,
    bodies: impl Iterator<Item = &'a [u8]>,
) -> impl Iterator<Item = Hash> {
    let bodies = (1..).zip(bodies);
    bodies.scan(chain::NO_HASH, move |before, (version, body)| {
        *before = chain::link(before, stream, version, body);
        Some(*before)
    })
}

fn number(n: usize) -> [u8; 4] {
    u32::try_from(n)
        .expect("counts and sizes are below 64 MiB")
        .to_le_bytes()
}

fn take_number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let (number, rest) = bytes.split_first_chunk::<4>()?;
    let number = usize::try_from(u32::from_le_bytes(*number)).ok()?;
    Some((number, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bodies(count: u64) -> Vec<String> {
        (1..=count)
            .map(|n| format!("{{\"entry\":{n},\"move\":\"e2e4\",\"clock\":[1,2]}}"))
            .collect()
    }

    /// Rows whose hashes are the chain's, or any.
    fn rows(count: u64, chained: bool) -> Vec<Row> {
        let bodies = bodies(count);
        let hashes = links(stream(), bodies.iter().map(String::as_bytes));
        let mut hashes: Vec<Hash> = hashes.collect();
        if !chained {
            hashes.fill([7; 32]);
        }
        let rows = (1..).zip(hashes).zip(bodies);
        rows.map(|((version, hash), body)| Row {
            version,
            hash,
            body: body.into_bytes().into(),
        })
        .collect()
    }

    fn stream() -> StreamId {
        StreamId::new(1, 0, [0; 9])
    }

    #[test]
    fn what_was_packed_is_unpacked() {
        for (count, chained) in [(1, true), (2, true), (300, true), (1, false), (300, false)] {
            let rows = rows(count, chained);
            let packed = pack(stream(), &rows).unwrap();
            let last = rows.last().unwrap();
            assert_eq!((packed.version, packed.hash), (count, last.hash));
            assert_eq!(unpack(stream(), &packed.bytes).unwrap(), rows);
        }
    }

    #[test]
    fn packing_saves_room_and_a_chain_saves_its_hashes() {
        let rows = rows(300, true);
        let before: usize = rows.iter().map(|row| row.body.len() + HASH_BYTES).sum();
        let after = pack(stream(), &rows).unwrap().bytes.len();
        assert!(after * 10 < before, "{after} of {before} bytes");
    }

    #[test]
    fn a_stream_with_a_gap_is_not_packed() {
        let mut rows = rows(3, true);
        rows.remove(1);
        assert!(pack(stream(), &rows).is_err());
        assert!(pack(stream(), &[]).is_err());
    }

    #[test]
    fn damaged_bytes_are_told_and_never_panic() {
        for chained in [false, true] {
            let good = pack(stream(), &rows(5, chained)).unwrap().bytes;
            for cut in 0..good.len() {
                assert!(unpack(stream(), &good[..cut]).is_err(), "cut at {cut}");
            }
            for place in 0..9 {
                let mut bad = good.clone();
                bad[place] ^= 0x80;
                assert!(unpack(stream(), &bad).is_err(), "byte {place}");
            }
        }
    }

    #[test]
    fn a_changed_body_is_found_by_the_last_hash() {
        let mut rows = rows(5, true);
        let hash = rows[4].hash;
        rows[2].body = b"forged".as_slice().into();
        let forged = links(stream(), rows.iter().map(|row| row.body.as_ref()));
        let forged: Vec<Hash> = forged.collect();
        for (row, hash) in rows.iter_mut().zip(forged) {
            row.hash = hash;
        }
        let mut bytes = pack(stream(), &rows).unwrap().bytes;
        bytes[9..41].copy_from_slice(&hash);
        assert!(unpack(stream(), &bytes).is_err());
    }
}
