//! A hint as bytes.
//!
//! | bytes | what |
//! | --- | --- |
//! | 3 | `TUO` |
//! | 1 | the version of this form: 1 |
//! | 1 | kind: 0 a version, 1 a version with its body, 2 hints were lost |
//! | 16 | the stream (not in kind 2) |
//! | 8 | its version, the highest byte first (not in kind 2) |
//! | up to 4096 | the body (in kind 1, where it takes the rest) |
//!
//! What cannot be read is dropped and counted by whoever received it; a later
//! form is for later programs.

use bytes::{BufMut, Bytes, BytesMut};
use tuomari_record::StreamId;

use crate::hint::{Hint, MAX_BODY};

const START: [u8; 4] = *b"TUO\x01";
const BARE: u8 = 0;
const WITH_BODY: u8 = 1;
const LOST: u8 = 2;
const HEAD: usize = START.len() + 1;
const STREAM: usize = 16;
const FULL_HEAD: usize = HEAD + STREAM + 8;

/// What travels by a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A stream has reached a version.
    Hint(Hint),
    /// Its sender could not send all its hints of this line.
    Lost,
}

/// Writes a message.
pub fn encode(message: &Message) -> Bytes {
    let Message::Hint(hint) = message else {
        const LOST_NOTE: [u8; HEAD] = [START[0], START[1], START[2], START[3], LOST];
        return Bytes::from_static(&LOST_NOTE);
    };
    let body = hint.body();
    let mut out = BytesMut::with_capacity(FULL_HEAD + body.map_or(0, Bytes::len));
    out.put_slice(&START);
    out.put_u8(if body.is_some() { WITH_BODY } else { BARE });
    out.put_slice(hint.stream.as_bytes());
    out.put_u64(hint.version);
    if let Some(body) = body {
        out.put_slice(body);
    }
    out.freeze()
}

/// Reads a message; the body shares its bytes. `None` if it is malformed: too
/// short, too long, of another form or kind, or no stream's id in it.
pub fn decode(bytes: &Bytes) -> Option<Message> {
    let kind = *bytes.strip_prefix(&START)?.first()?;
    if kind == LOST {
        return (bytes.len() == HEAD).then_some(Message::Lost);
    }
    let (stream, rest) = bytes[HEAD..].split_first_chunk::<STREAM>()?;
    let (version, body) = rest.split_first_chunk()?;
    let stream = StreamId::from_bytes(*stream).ok()?;
    let version = u64::from_be_bytes(*version);
    let hint = match kind {
        BARE if body.is_empty() => Hint::bare(stream, version),
        WITH_BODY if body.len() <= MAX_BODY => {
            Hint::with_body(stream, version, bytes.slice(FULL_HEAD..))
        }
        _ => return None,
    };
    Some(Message::Hint(hint))
}

#[cfg(test)]
mod tests {
    use proptest::{arbitrary::any, collection::vec, prop_assert_eq, proptest};

    use super::*;

    fn stream() -> StreamId {
        StreamId::from_bytes(*b"012345u7\x99abcdefg").expect("version 7")
    }

    #[test]
    fn what_is_written_is_read() {
        let biggest = Bytes::from(vec![7; MAX_BODY]);
        for message in [
            Message::Hint(Hint::bare(stream(), 0)),
            Message::Hint(Hint::bare(stream(), u64::MAX)),
            Message::Hint(Hint::with_body(stream(), 9, Bytes::new())),
            Message::Hint(Hint::with_body(stream(), 9, biggest)),
            Message::Lost,
        ] {
            assert_eq!(decode(&encode(&message)), Some(message));
        }
    }

    #[test]
    fn the_form_stays_as_it_is() {
        let hint = Hint::with_body(stream(), 258, Bytes::from_static(b"{}"));
        assert_eq!(
            encode(&Message::Hint(hint))[..],
            *b"TUO\x01\x01012345u7\x99abcdefg\0\0\0\0\0\0\x01\x02{}"
        );
        assert_eq!(encode(&Message::Lost)[..], *b"TUO\x01\x02");
    }

    #[test]
    fn a_body_too_large_stays_in_the_journal() {
        let hint = Hint::with_body(stream(), 9, Bytes::from(vec![7; MAX_BODY + 1]));
        assert_eq!(hint, Hint::bare(stream(), 9));
    }

    #[test]
    fn what_is_malformed_is_not_read() {
        let good = encode(&Message::Hint(Hint::bare(stream(), 3)));
        for length in 0..good.len() {
            assert_eq!(decode(&good.slice(..length)), None, "{length} bytes");
        }
        let mut long = encode(&Message::Hint(Hint::with_body(
            stream(),
            3,
            vec![0; MAX_BODY].into(),
        )))
        .to_vec();
        long.push(0);
        for bad in [
            [&good[..], b"x"].concat(),
            [b"tuo\x01", &good[4..]].concat(),
            [b"TUO\x02", &good[4..]].concat(),
            [b"TUO\x01\x03", &good[5..]].concat(),
            b"TUO\x01\x02x".to_vec(),
            // Not the id of a stream.
            [b"TUO\x01\0", &[0; 24][..]].concat(),
            long,
        ] {
            assert_eq!(decode(&bad.into()), None);
        }
    }

    proptest! {
        #[test]
        fn what_is_read_is_written_the_same(
            start in 3..=START.len(),
            kind in 0..4_u8,
            rest in vec(any::<u8>(), 0..60),
        ) {
            let mut bytes = [&START[..start], &[kind], &rest].concat();
            // Well begun and with the id of a stream, so that more is tried.
            if let [.., version, _, variant] = bytes.get_mut(..14).unwrap_or_default() {
                *version = 0x70 | *version & 0x0f;
                *variant = 0x80 | *variant & 0x3f;
            }
            let bytes = Bytes::from(bytes);
            if let Some(message) = decode(&bytes) {
                prop_assert_eq!(encode(&message), bytes);
            }
        }
    }
}
