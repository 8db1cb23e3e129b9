//! The chain of hashes: whoever has the last hash can tell whether anything
//! before it was changed, left out or put in.
//!
//! Each hash is SHA-256 over a name for this use, the stream, the version, the
//! hash before and the body. The chain proves that a record is whole, not who
//! wrote it: who could change every entry could make every hash anew. Keep the
//! last hash apart, on paper if need be.

use std::{error::Error, fmt};

use sha2::{Digest as _, Sha256};

use crate::{Hash, StreamId};

/// What stands before the first entry.
pub const NO_HASH: Hash = [0; 32];

const DOMAIN: &[u8] = b"tuomari/journal/1\0";

/// The hash of an entry. The parts have fixed lengths except the last, so no
/// two entries are hashed from the same bytes.
pub fn link(before: &Hash, stream: StreamId, version: u64, body: &[u8]) -> Hash {
    let mut hasher = Sha256::new();
    hasher.update(DOMAIN);
    hasher.update(stream.as_bytes());
    hasher.update(version.to_be_bytes());
    hasher.update(before);
    hasher.update(body);
    hasher.finalize().into()
}

/// The end of a chain that held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The version of the last entry; 0 if there is none.
    pub version: u64,
    pub hash: Hash,
}

impl End {
    /// A chain without entries.
    pub const START: End = End {
        version: 0,
        hash: NO_HASH,
    };

    /// The end after one more entry, if it fits.
    pub fn then(
        self,
        stream: StreamId,
        version: u64,
        body: &[u8],
        hash: &Hash,
    ) -> Result<End, Broken> {
        let expected = self.version.saturating_add(1);
        if version != expected {
            let why = Break::Version { found: version };
            return Err(Broken {
                version: expected,
                why,
            });
        }
        if link(&self.hash, stream, version, body) != *hash {
            return Err(Broken {
                version,
                why: Break::Hash,
            });
        }
        Ok(End {
            version,
            hash: *hash,
        })
    }
}

/// The first entry that does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The version that was looked for.
    pub version: u64,
    pub why: Break,
}

/// What is wrong with an entry of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Break {
    /// Another version stands in its place: one is missing, doubled or out of
    /// order.
    Version { found: u64 },
    /// It says that it follows another entry than the one before.
    Before,
    /// Its hash is not the one its contents give.
    Hash,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { version, why } = self;
        match why {
            Break::Version { found } => {
                write!(f, "entry {found} stands where entry {version} belongs")
            }
            Break::Before => write!(f, "entry {version} does not follow the one before it"),
            Break::Hash => write!(f, "entry {version} is not what its hash was made of"),
        }?;
        f.write_str("; compare with another copy of the record")
    }
}

impl Error for Broken {}

/// Follows rows from the first on: versions without a gap, each hash made of
/// what came before.
pub fn verify<'a>(
    stream: StreamId,
    rows: impl IntoIterator<Item = &'a crate::Row>,
) -> Result<End, Broken> {
    rows.into_iter().try_fold(End::START, |end, row| {
        end.then(stream, row.version, &row.body, &row.hash)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Row;

    fn stream() -> StreamId {
        StreamId::new(1_794_000_000_123, 0, [7; 9])
    }

    fn rows(bodies: &[&str]) -> Vec<Row> {
        let mut before = NO_HASH;
        let versions = (1..).zip(bodies);
        versions
            .map(|(version, body)| {
                before = link(&before, stream(), version, body.as_bytes());
                Row {
                    version,
                    hash: before,
                    body: body.as_bytes().into(),
                }
            })
            .collect()
    }

    #[test]
    fn an_untouched_chain_holds() {
        let rows = rows(&["one", "two", "three"]);
        let end = verify(stream(), &rows).unwrap();
        assert_eq!((end.version, end.hash), (3, rows[2].hash));
        assert_eq!(verify(stream(), &[]), Ok(End::START));
    }

    #[test]
    fn the_first_broken_entry_is_named() {
        let whole = rows(&["one", "two", "three", "four"]);
        let broken = |change: fn(&mut Vec<Row>)| {
            let mut rows = whole.clone();
            change(&mut rows);
            verify(stream(), &rows).unwrap_err()
        };
        let changed = broken(|rows| rows[2].body = b"tree"[..].into());
        assert_eq!((changed.version, changed.why), (3, Break::Hash));
        let missing = broken(|rows| _ = rows.remove(1));
        assert_eq!(
            (missing.version, missing.why),
            (2, Break::Version { found: 3 })
        );
        let swapped = broken(|rows| {
            let body = rows[0].body.clone();
            rows[0].body = rows[1].body.clone();
            rows[1].body = body;
        });
        assert_eq!((swapped.version, swapped.why), (1, Break::Hash));
    }

    #[test]
    fn an_entry_fits_its_own_stream_only() {
        let other = StreamId::new(1_794_000_000_123, 0, [8; 9]);
        let broken = verify(other, &rows(&["one"])).unwrap_err();
        assert_eq!(broken.why, Break::Hash);
    }

    /// The hash is a promise to every record that was ever handed out. This one
    /// was made apart from this program.
    #[test]
    fn the_hash_is_what_it_always_was() {
        let hash = link(&NO_HASH, stream(), 1, b"one");
        let hex = crate::hash_text(&hash);
        assert_eq!(
            hex,
            "26431ee46b1ca33cc8e2b39bec1ea4992ce1c6c43243658a20f836276ad24931"
        );
    }
}
