//! A hint as bytes.
//!
//! | bytes | what |
//! | --- | --- |
//! | 3 | `TUO` |
//! | 1 | the version of this form: 2 |
//! | 1 | kind: 0 a version, 1 a version with its body, 2 hints were lost |
//! | 16 | the stream (not in kind 2) |
//! | 8 | its version, the highest byte first (not in kind 2) |
//! | 32 | the hash of the entry (in kind 1) |
//! | up to 4096 | the body (in kind 1, where it takes the rest) |
//! | 32 | HMAC-SHA256 over all that, under the key of the installation |
//!
//! What cannot be read or has another's code is dropped and counted by whoever
//! received it; a later form is for later programs. The first form had no hash
//! and no code: anybody who reached the server could write it.

use bytes::{BufMut as _, Bytes};
use tuomari_record::{Hash, StreamId};

use crate::{
    hint::{Hint, MAX_BODY},
    key::{CODE, Key},
};

const START: [u8; 4] = *b"TUO\x02";
const BARE: u8 = 0;
const WITH_BODY: u8 = 1;
const LOST: u8 = 2;
const HEAD: usize = START.len() + 1;
const STREAM: usize = 16;
const FULL_HEAD: usize = HEAD + STREAM + 8;
const HASH: usize = 32;

/// What travels by a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A stream has reached a version.
    Hint(Hint),
    /// Its sender could not send all its hints of this line.
    Lost,
}

/// Why a message is not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// Too short, too long, of another form or kind, or no stream's id in it.
    Malformed,
    /// It was not written with our key, or was changed on its way.
    Forged,
}

/// Writes a message.
pub fn encode(message: &Message, key: &Key) -> Bytes {
    let mut out = Vec::with_capacity(512);
    out.put_slice(&START);
    match message {
        Message::Lost => out.put_u8(LOST),
        Message::Hint(hint) => {
            let entry = hint.entry();
            out.put_u8(if entry.is_some() { WITH_BODY } else { BARE });
            out.put_slice(hint.stream.as_bytes());
            out.put_u64(hint.version);
            if let Some((hash, body)) = entry {
                out.put_slice(hash);
                out.put_slice(body);
            }
        }
    }
    let code = key.code(&out);
    out.put_slice(&code);
    out.into()
}

/// Puts the code under the bytes of a message.
pub fn sign(message: &[u8], key: &Key) -> Bytes {
    [message, &key.code(message)].concat().into()
}

/// Reads a message; the body shares its bytes.
pub fn decode(bytes: &Bytes, key: &Key) -> Result<Message, Unread> {
    let end = bytes.len().checked_sub(CODE).ok_or(Unread::Malformed)?;
    let message = bytes.slice(..end);
    let read = read(&message).ok_or(Unread::Malformed)?;
    if key.fits(&message, &bytes[end..]) {
        Ok(read)
    } else {
        Err(Unread::Forged)
    }
}

fn read(bytes: &Bytes) -> Option<Message> {
    let kind = *bytes.strip_prefix(&START)?.first()?;
    if kind == LOST {
        return (bytes.len() == HEAD).then_some(Message::Lost);
    }
    let (stream, rest) = bytes[HEAD..].split_first_chunk::<STREAM>()?;
    let (version, rest) = rest.split_first_chunk()?;
    let stream = StreamId::from_bytes(*stream).ok()?;
    let version = u64::from_be_bytes(*version);
    let hint = match kind {
        BARE if rest.is_empty() => Hint::bare(stream, version),
        WITH_BODY if rest.len() <= HASH + MAX_BODY => {
            let hash: Hash = *rest.first_chunk()?;
            let body = bytes.slice(FULL_HEAD + HASH..);
            Hint::with_body(stream, version, hash, body)
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

    fn key() -> Key {
        Key::new(&[9; 32])
    }

    fn with_body(version: u64, body: impl Into<Bytes>) -> Message {
        Message::Hint(Hint::with_body(stream(), version, [5; 32], body.into()))
    }

    #[test]
    fn what_is_written_is_read() {
        for message in [
            Message::Hint(Hint::bare(stream(), 0)),
            Message::Hint(Hint::bare(stream(), u64::MAX)),
            with_body(9, Bytes::new()),
            with_body(9, vec![7; MAX_BODY]),
            Message::Lost,
        ] {
            assert_eq!(decode(&encode(&message, &key()), &key()), Ok(message));
        }
    }

    #[test]
    fn the_form_stays_as_it_is() {
        let hash = [5; 32];
        let body = [
            b"TUO\x02\x01012345u7\x99abcdefg\0\0\0\0\0\0\x01\x02",
            &hash[..],
            b"{}",
        ]
        .concat();
        let bytes = encode(&with_body(258, "{}"), &key());
        assert_eq!(bytes, sign(&body, &key()));
        let code = &bytes[body.len()..];
        assert_eq!(
            code[..],
            [
                0xf6, 0x30, 0x3c, 0xa2, 0x87, 0x10, 0x86, 0x49, 0x06, 0x16, 0x50, 0x67, 0x23, 0xc5,
                0xdd, 0xa6, 0x0d, 0x90, 0x6f, 0x2d, 0xc8, 0xfa, 0xa8, 0xff, 0xb6, 0x2d, 0xb6, 0xaa,
                0xd7, 0x45, 0xa2, 0x37
            ]
        );
        let lost = encode(&Message::Lost, &key());
        assert_eq!(lost, sign(b"TUO\x02\x02", &key()));
    }

    #[test]
    fn a_body_too_large_stays_in_the_journal() {
        assert_eq!(
            with_body(9, vec![7; MAX_BODY + 1]),
            Message::Hint(Hint::bare(stream(), 9))
        );
    }

    #[test]
    fn what_was_not_written_with_our_key_is_forged() {
        let other = Key::new(&[8; 32]);
        for message in [
            Message::Hint(Hint::bare(stream(), 3)),
            with_body(9, "{}"),
            Message::Lost,
        ] {
            let theirs = encode(&message, &other);
            assert_eq!(decode(&theirs, &key()), Err(Unread::Forged));
        }
        let ours = encode(&with_body(9, "{}"), &key());
        // The version, the hash, the body, the code.
        for place in [FULL_HEAD - 1, FULL_HEAD, FULL_HEAD + HASH, ours.len() - 1] {
            let mut changed = ours.to_vec();
            changed[place] ^= 1;
            let read = decode(&changed.into(), &key());
            assert_eq!(read, Err(Unread::Forged), "byte {place}");
        }
    }

    /// What gave the arbiter's seat of any table to whoever sent it.
    #[test]
    fn the_first_form_is_not_read_any_more() {
        let forged = b"TUO\x01\x01012345u7\x99abcdefg\0\0\0\0\0\0\x01\x02\
            {\"v\":1,\"by\":\"organiser\",\"seat-reissued\":{\"seat\":\"arbiter\"}}";
        let read = decode(&Bytes::from_static(forged), &key());
        assert_eq!(read, Err(Unread::Malformed));
    }

    #[test]
    fn what_is_malformed_is_not_read() {
        let good = encode(&Message::Hint(Hint::bare(stream(), 3)), &key());
        for length in 0..good.len() {
            assert!(
                decode(&good.slice(..length), &key()).is_err(),
                "{length} bytes"
            );
        }
        let good = &good[..good.len() - CODE];
        let long = encode(&with_body(3, vec![0; MAX_BODY]), &key());
        let mut long = long[..long.len() - CODE].to_vec();
        long.push(0);
        for bad in [
            [good, b"x"].concat(),
            [b"tuo\x02", &good[4..]].concat(),
            [b"TUO\x01", &good[4..]].concat(),
            [b"TUO\x03", &good[4..]].concat(),
            [b"TUO\x02\x03", &good[5..]].concat(),
            // A body without its hash.
            [b"TUO\x02\x01", &good[5..]].concat(),
            b"TUO\x02\x02x".to_vec(),
            // Not the id of a stream.
            [b"TUO\x02\0", &[0; 24][..]].concat(),
            long,
        ] {
            let bad = sign(&bad, &key());
            assert_eq!(decode(&bad, &key()), Err(Unread::Malformed), "{bad:?}");
        }
    }

    proptest! {
        #[test]
        fn what_is_read_is_written_the_same(
            start in 3..=START.len(),
            kind in 0..4_u8,
            rest in vec(any::<u8>(), 0..90),
        ) {
            let mut bytes = [&START[..start], &[kind], &rest].concat();
            // Well begun and with the id of a stream, so that more is tried.
            if let [.., version, _, variant] = bytes.get_mut(..14).unwrap_or_default() {
                *version = 0x70 | *version & 0x0f;
                *variant = 0x80 | *variant & 0x3f;
            }
            let bytes = sign(&bytes, &key());
            if let Ok(message) = decode(&bytes, &key()) {
                prop_assert_eq!(encode(&message, &key()), bytes);
            }
        }
    }
}
