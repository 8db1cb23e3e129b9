//! The name of a stream, which also says where it lies.

use std::{error::Error, fmt, str::FromStr};

use uuid::{Builder, Uuid};

/// The name of one stream: a UUID, of version 7 for a table and of version 8,
/// laid out alike, for a competition.
///
/// ```text
///  0                   6     7       8                  16
///  | ms since 1970, 48 | 7 r | shard | variant, random   |
/// ```
///
/// Byte 7, the last eight bits of what RFC 9562 calls `rand_a`, is the number
/// of the shard; it stands at the end of the third group of the text
/// (`0193…-….-7rSS-…`). 66 bits are random. Ids made later sort later, in
/// every store alike.
///
/// Not a secret: whoever guesses an id may do nothing with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StreamId(Uuid);

const VERSION_BYTE: usize = 6;
const SHARD_BYTE: usize = 7;

impl StreamId {
    /// The id of a stream made at `at_ms` (Unix time, 48 bits are kept), whose
    /// rows belong to `shard`. The caller brings the randomness.
    pub fn new(at_ms: u64, shard: u8, random: [u8; 9]) -> StreamId {
        let mut bytes = [0; 10];
        bytes[0] = random[0];
        bytes[1] = shard;
        bytes[2..].copy_from_slice(&random[1..]);
        let at_ms = at_ms & ((1 << 48) - 1);
        StreamId(Builder::from_unix_timestamp_millis(at_ms, &bytes).into_uuid())
    }

    /// The same for the stream of a competition: the name tells the two apart,
    /// so that nobody reads one for the other.
    pub fn of_competition(at_ms: u64, shard: u8, random: [u8; 9]) -> StreamId {
        let mut bytes = *StreamId::new(at_ms, shard, random).as_bytes();
        bytes[VERSION_BYTE] = 0x80 | bytes[VERSION_BYTE] & 0x0f;
        StreamId(Uuid::from_bytes(bytes))
    }

    /// Whether it is the stream of a competition, and not of a table.
    pub fn is_competition(self) -> bool {
        self.0.get_version_num() == 8
    }

    /// The number of the shard its rows belong to.
    pub fn shard(self) -> u8 {
        self.0.as_bytes()[SHARD_BYTE]
    }

    /// When it was made, by the clock of whoever made it.
    pub fn at_ms(self) -> u64 {
        let mut wide = [0; 8];
        wide[2..].copy_from_slice(&self.0.as_bytes()[..6]);
        u64::from_be_bytes(wide)
    }

    /// The sixteen bytes, in the order in which ids sort.
    pub fn as_bytes(&self) -> &[u8; 16] {
        self.0.as_bytes()
    }

    /// The id these bytes are.
    pub fn from_bytes(bytes: [u8; 16]) -> Result<StreamId, StreamIdError> {
        StreamId::from_uuid(Uuid::from_bytes(bytes))
    }

    /// The id that this UUID is, as a database keeps it.
    pub fn from_uuid(uuid: Uuid) -> Result<StreamId, StreamIdError> {
        let ours = matches!(uuid.get_version_num(), 7 | 8);
        let fits = ours && uuid.get_variant() == uuid::Variant::RFC4122;
        fits.then_some(StreamId(uuid)).ok_or(StreamIdError)
    }

    /// The id as a UUID.
    pub fn uuid(self) -> Uuid {
        self.0
    }
}

impl fmt::Display for StreamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_hyphenated().fmt(f)
    }
}

impl fmt::Debug for StreamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StreamId({self})")
    }
}

impl FromStr for StreamId {
    type Err = StreamIdError;

    /// Reads the 36 characters that are written; no other form of a UUID.
    fn from_str(text: &str) -> Result<StreamId, StreamIdError> {
        if text.len() != 36 {
            return Err(StreamIdError);
        }
        let uuid = Uuid::try_parse(text).map_err(|_| StreamIdError)?;
        StreamId::from_uuid(uuid)
    }
}

/// What was given is not the id of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreamIdError;

impl fmt::Display for StreamIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "not the id of a stream: expected a UUID of version 7 or 8, 36 characters with hyphens",
        )
    }
}

impl Error for StreamIdError {}

#[cfg(test)]
mod tests {
    use super::*;

    const AT_MS: u64 = 1_794_000_000_123;

    #[test]
    fn an_id_names_its_shard_and_its_time() {
        for shard in 0..=255 {
            let id = StreamId::new(AT_MS, shard, [0xff; 9]);
            assert_eq!((id.shard(), id.at_ms()), (shard, AT_MS));
        }
    }

    #[test]
    fn a_competition_is_told_from_a_table() {
        let table = StreamId::new(AT_MS, 0x2a, [0x11; 9]);
        let competition = StreamId::of_competition(AT_MS, 0x2a, [0x11; 9]);
        assert_eq!(
            competition.to_string(),
            "01a1b2bb-947b-812a-9111-111111111111"
        );
        assert!(competition.is_competition() && !table.is_competition());
        assert_eq!((competition.shard(), competition.at_ms()), (0x2a, AT_MS));
        assert_eq!(competition.to_string().parse(), Ok(competition));
    }

    #[test]
    fn the_text_shows_the_shard_and_reads_back() {
        let id = StreamId::new(AT_MS, 0x2a, [0x11; 9]);
        assert_eq!(id.to_string(), "01a1b2bb-947b-712a-9111-111111111111");
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(StreamId::from_bytes(*id.as_bytes()), Ok(id));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "01a1b2bb947b712a9111111111111111",
            "01a1b2bb-947b-412a-9111-111111111111",
            "01a1b2bb-947b-712a-1111-111111111111",
            "01a1b2bb-947b-712a-9111-11111111111g",
        ] {
            assert_eq!(text.parse::<StreamId>(), Err(StreamIdError), "{text}");
        }
    }

    #[test]
    fn a_later_id_sorts_later_whatever_its_shard() {
        let early = StreamId::new(AT_MS, 255, [255; 9]);
        let late = StreamId::new(AT_MS + 1, 0, [0; 9]);
        assert!(early < late && early.as_bytes() < late.as_bytes());
        assert!(early.to_string() < late.to_string());
    }
}
