//! Where a record comes from: an installation signs how far it had come.
//!
//! The chain of hashes shows that a record is whole. Whoever holds the database
//! could make the whole chain anew; he does not hold the key. A *signed end*
//! says that a stream had so many entries and this last hash at this time. A
//! *receipt* is what each person at the table keeps of an entry of his own, so
//! that a record can be checked without any key.

use std::{error::Error, fmt};

use ed25519_dalek::Signer as _;
use serde::{Deserialize, Serialize};

use super::{
    digest::{digest, read_hex, write_hex},
    record::HexHash,
    text::{Text, Textual},
};
#[cfg(test)]
use crate::looks::Looks;
use crate::{Hash, StreamId, chain::End};

const END: &[u8] = b"tuomari/end/1\0";
const KEY: &[u8] = b"tuomari/key/1\0";
const RECEIPT: &[u8] = b"tuomari/receipt/1\0";
const STREAM: &[u8] = b"tuomari/stream/1\0";

/// How many keys may have followed each other: more than an installation has
/// in a century.
const MOST_HANDOVERS: usize = 256;

/// What is kept of an entry by whoever caused it.
///
/// It is a hash of the entry's hash. From the hash itself, and the one before
/// it, somebody could try out what an entry says, for instance whether the
/// software noted an illegal move that the rulebook keeps silent about.
pub fn receipt_of(hash: &Hash) -> Hash {
    digest(RECEIPT, hash)
}

/// A record in a list that is published: by what it is known, for its name is
/// also its address, how many entries it had, and the receipt of the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListedEnd {
    stream: Hash,
    version: u64,
    receipt: Hash,
}

impl ListedEnd {
    pub fn new(stream: StreamId, end: End) -> ListedEnd {
        ListedEnd {
            stream: known_as(stream),
            version: end.version,
            receipt: receipt_of(&end.hash),
        }
    }

    /// Reads a line of a list; none if it is something else.
    pub fn read(line: &str) -> Option<ListedEnd> {
        let mut words = line.split_ascii_whitespace();
        let (stream, version, receipt) = (words.next()?, words.next()?, words.next()?);
        Some(ListedEnd {
            stream: read_hex(stream)?,
            version: version.parse().ok()?,
            receipt: read_hex(receipt)?,
        })
    }

    /// Whether this stream is meant.
    pub fn is_of(&self, stream: StreamId) -> bool {
        self.stream == known_as(stream)
    }

    /// The entry, and the receipt of it.
    pub fn entry(&self) -> (u64, Hash) {
        (self.version, self.receipt)
    }
}

impl fmt::Display for ListedEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (stream, receipt) = (Text(HexHash(self.stream)), Text(HexHash(self.receipt)));
        write!(f, "{stream} {} {receipt}", self.version)
    }
}

/// By what a stream is known where its name is not told.
fn known_as(stream: StreamId) -> Hash {
    digest(STREAM, stream.as_bytes())
}

/// The public half of a key. It is written as 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PublicKey([u8; 32]);

impl PublicKey {
    /// A key from its text; none if it is not one.
    pub fn read(text: &str) -> Option<PublicKey> {
        read_hex(text).map(PublicKey)
    }

    fn verifies(self, message: &[u8], signature: &[u8; 64]) -> bool {
        let signature = ed25519_dalek::Signature::from_bytes(signature);
        ed25519_dalek::VerifyingKey::from_bytes(&self.0)
            .is_ok_and(|key| key.verify_strict(message, &signature).is_ok())
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl Textual for PublicKey {
    const NAME: &'static str = "key of 64 hexadecimal digits";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Pattern(r"^[0-9a-f]{64}$");

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }

    fn read(text: &str) -> Option<PublicKey> {
        PublicKey::read(text)
    }
}

/// The secret half of a key. It is not printed.
#[derive(Clone)]
pub struct SigningKey(ed25519_dalek::SigningKey);

impl SigningKey {
    /// A key from 32 random bytes.
    pub fn from_secret(secret: &[u8; 32]) -> SigningKey {
        SigningKey(ed25519_dalek::SigningKey::from_bytes(secret))
    }

    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key().to_bytes())
    }

    pub(crate) fn secret(&self) -> [u8; 32] {
        self.0.to_bytes()
    }

    fn sign(&self, message: &[u8]) -> Signature {
        Signature(self.0.sign(message).to_bytes())
    }
}

impl fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SigningKey(.., {})", self.public())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Signature([u8; 64]);

impl Textual for Signature {
    const NAME: &'static str = "signature of 128 hexadecimal digits";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Pattern(r"^[0-9a-f]{128}$");

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }

    fn read(text: &str) -> Option<Signature> {
        read_hex(text).map(Signature)
    }
}

/// What an installation says of a stream: at this time it had so many entries,
/// and this was the hash of the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SignedEnd {
    pub at_ms: u64,
    pub end: End,
    pub key: PublicKey,
    signature: Signature,
}

impl SignedEnd {
    pub fn new(key: &SigningKey, stream: StreamId, end: End, at_ms: u64) -> SignedEnd {
        SignedEnd {
            at_ms,
            end,
            key: key.public(),
            signature: key.sign(&end_message(stream, end, at_ms)),
        }
    }

    /// Whether the key that it names has signed it, for this stream.
    pub fn holds(&self, stream: StreamId) -> bool {
        let message = end_message(stream, self.end, self.at_ms);
        self.key.verifies(&message, &self.signature.0)
    }

    /// One line of JSON.
    pub fn write(&self) -> String {
        serde_json::to_string(&SignedForm::of(self)).expect("every line is plain JSON")
    }

    /// Reads what [`SignedEnd::write`] wrote.
    pub fn read(text: &str) -> serde_json::Result<SignedEnd> {
        serde_json::from_str(text).map(SignedForm::end)
    }
}

fn end_message(stream: StreamId, end: End, at_ms: u64) -> Vec<u8> {
    let mut message = Vec::with_capacity(END.len() + 64);
    message.extend_from_slice(END);
    message.extend_from_slice(stream.as_bytes());
    message.extend_from_slice(&end.version.to_be_bytes());
    message.extend_from_slice(&end.hash);
    message.extend_from_slice(&at_ms.to_be_bytes());
    message
}

/// A key took the place of another, which says so: whoever trusts the older one
/// can trust the newer one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handover {
    /// From when on the new key signs.
    pub since_ms: u64,
    pub key: PublicKey,
    /// The key before it.
    pub by: PublicKey,
    signature: Signature,
}

impl Handover {
    pub fn new(old: &SigningKey, new: PublicKey, since_ms: u64) -> Handover {
        Handover {
            since_ms,
            key: new,
            by: old.public(),
            signature: old.sign(&key_message(new, since_ms)),
        }
    }

    pub(crate) fn holds(&self) -> bool {
        let message = key_message(self.key, self.since_ms);
        self.by.verifies(&message, &self.signature.0)
    }

    /// One line of JSON.
    pub fn write(&self) -> String {
        serde_json::to_string(&HandoverForm::of(self)).expect("every line is plain JSON")
    }

    /// Reads what [`Handover::write`] wrote.
    pub fn read(text: &str) -> serde_json::Result<Handover> {
        serde_json::from_str(text).map(HandoverForm::handover)
    }
}

fn key_message(key: PublicKey, since_ms: u64) -> Vec<u8> {
    let mut message = Vec::with_capacity(KEY.len() + 40);
    message.extend_from_slice(KEY);
    message.extend_from_slice(&key.0);
    message.extend_from_slice(&since_ms.to_be_bytes());
    message
}

/// What stands in the last line of a record beside the last hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    pub signed: SignedEnd,
    /// How the key came after earlier ones, the oldest first; empty if there
    /// never was another.
    pub handovers: Vec<Handover>,
}

/// Why a record cannot be said to come from where it should.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OriginFault {
    Unsigned,
    /// Somebody signed it, and not one of the keys that are trusted, nor one
    /// that came after them.
    Stranger(PublicKey),
    /// What follows this entry was not signed.
    Tail {
        signed: u64,
    },
}

impl fmt::Display for OriginFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OriginFault::Unsigned => f.write_str("the record is not signed"),
            OriginFault::Stranger(key) => {
                write!(f, "the record is signed by another key, {key}")
            }
            OriginFault::Tail { signed } => {
                write!(f, "what follows entry {signed} is not signed")
            }
        }
    }
}

impl Error for OriginFault {}

impl Origin {
    /// Whether one of these keys answers for it, itself or through the keys
    /// that came after it.
    pub fn is_of(&self, trusted: &[PublicKey]) -> bool {
        let mut known = trusted.to_vec();
        for handover in self.handovers.iter().take(MOST_HANDOVERS) {
            if known.contains(&handover.by) && handover.holds() {
                known.push(handover.key);
            }
        }
        known.contains(&self.signed.key)
    }

    /// Whether one of these keys answers for all of a record that ends so.
    pub fn check(&self, end: End, trusted: &[PublicKey]) -> Result<(), OriginFault> {
        if !self.is_of(trusted) {
            return Err(OriginFault::Stranger(self.signed.key));
        }
        if self.signed.end.version < end.version {
            let signed = self.signed.end.version;
            return Err(OriginFault::Tail { signed });
        }
        Ok(())
    }
}

/// A signed end as it is stored and handed out; times are milliseconds since
/// 1970.
#[derive(Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct SignedForm {
    at: u64,
    entries: u64,
    hash: Text<HexHash>,
    key: Text<PublicKey>,
    signature: Text<Signature>,
}

impl SignedForm {
    pub(crate) fn of(signed: &SignedEnd) -> SignedForm {
        SignedForm {
            at: signed.at_ms,
            entries: signed.end.version,
            hash: Text(HexHash(signed.end.hash)),
            key: Text(signed.key),
            signature: Text(signed.signature),
        }
    }

    pub(crate) fn end(self) -> SignedEnd {
        SignedEnd {
            at_ms: self.at,
            end: End {
                version: self.entries,
                hash: self.hash.0.0,
            },
            key: self.key.0,
            signature: self.signature.0,
        }
    }
}

/// That one key followed another, as it is stored and handed out; times as
/// above.
#[derive(Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct HandoverForm {
    since: u64,
    key: Text<PublicKey>,
    by: Text<PublicKey>,
    signature: Text<Signature>,
}

impl HandoverForm {
    pub(crate) fn of(handover: &Handover) -> HandoverForm {
        HandoverForm {
            since: handover.since_ms,
            key: Text(handover.key),
            by: Text(handover.by),
            signature: Text(handover.signature),
        }
    }

    pub(crate) fn handover(self) -> Handover {
        Handover {
            since_ms: self.since,
            key: self.key.0,
            by: self.by.0,
            signature: self.signature.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stream() -> StreamId {
        StreamId::new(1_794_000_000_123, 0, [7; 9])
    }

    fn key(byte: u8) -> SigningKey {
        SigningKey::from_secret(&[byte; 32])
    }

    fn end() -> End {
        End {
            version: 57,
            hash: [9; 32],
        }
    }

    #[test]
    fn a_signed_end_holds_for_its_stream_and_its_end_only() {
        let signed = SignedEnd::new(&key(1), stream(), end(), 1_794_000_000_500);
        assert!(signed.holds(stream()));
        assert_eq!(SignedEnd::read(&signed.write()).unwrap(), signed);
        assert!(!signed.holds(StreamId::new(1_794_000_000_123, 0, [8; 9])));
        let later = SignedEnd { at_ms: 0, ..signed };
        assert!(!later.holds(stream()));
        let mut other = signed;
        other.end.version = 56;
        assert!(!other.holds(stream()));
        let stranger = SignedEnd {
            key: key(2).public(),
            ..signed
        };
        assert!(!stranger.holds(stream()));
    }

    #[test]
    fn whoever_trusts_a_key_trusts_those_that_came_after_it() {
        let signed = SignedEnd::new(&key(3), stream(), end(), 1);
        let first = Handover::new(&key(1), key(2).public(), 10);
        let second = Handover::new(&key(2), key(3).public(), 20);
        assert_eq!(Handover::read(&first.write()).unwrap(), first);
        let origin = |handovers: &[Handover]| Origin {
            signed,
            handovers: handovers.to_vec(),
        };
        assert!(origin(&[]).is_of(&[key(3).public()]));
        assert!(!origin(&[]).is_of(&[key(1).public()]));
        assert!(!origin(&[]).is_of(&[]));
        assert!(origin(&[first, second]).is_of(&[key(1).public()]));
        assert!(origin(&[first, second]).is_of(&[key(2).public()]));
        assert!(!origin(&[first]).is_of(&[key(1).public()]));
        assert!(!origin(&[first, second]).is_of(&[key(4).public()]));
        // Somebody says that the key before his own is ours.
        let stolen = Handover {
            by: key(1).public(),
            ..Handover::new(&key(4), key(3).public(), 20)
        };
        assert!(!origin(&[stolen]).is_of(&[key(1).public()]));
    }

    #[test]
    fn what_was_not_signed_is_told_apart() {
        let origin = Origin {
            signed: SignedEnd::new(&key(1), stream(), end(), 1),
            handovers: Vec::new(),
        };
        let ours = [key(1).public()];
        assert_eq!(origin.check(end(), &ours), Ok(()));
        let longer = End {
            version: 58,
            hash: [1; 32],
        };
        let tail = Err(OriginFault::Tail { signed: 57 });
        assert_eq!(origin.check(longer, &ours), tail);
        let stranger = Err(OriginFault::Stranger(key(1).public()));
        assert_eq!(origin.check(end(), &[key(2).public()]), stranger);
    }

    #[test]
    fn a_list_tells_an_end_and_no_address() {
        let listed = ListedEnd::new(stream(), end());
        let line = listed.to_string();
        assert_eq!(ListedEnd::read(&line), Some(listed));
        assert!(listed.is_of(stream()));
        assert!(!listed.is_of(StreamId::new(1_794_000_000_123, 0, [8; 9])));
        assert_eq!(listed.entry(), (57, receipt_of(&end().hash)));
        assert!(!line.contains(&crate::hash_text(&end().hash)));
        assert!(!line.contains(&stream().to_string()));
        assert_eq!(ListedEnd::read("# a list"), None);
    }

    /// What is signed is a promise to everybody who checks it with another
    /// program. This signature was made apart from this one.
    #[test]
    fn a_signature_is_what_it_always_was() {
        let signed = SignedEnd::new(&key(1), stream(), end(), 1_794_000_000_500);
        assert_eq!(
            signed.write(),
            concat!(
                r#"{"at":1794000000500,"entries":57,"#,
                r#""hash":"0909090909090909090909090909090909090909090909090909090909090909","#,
                r#""key":"8a88e3dd7409f195fd52db2d3cba5d72ca6709bf1d94121bf3748801b40f6f5c","#,
                r#""signature":"c67fbb756249a5d99ad91ac62d3a2eceba29a2284c30421345438c41595802ea"#,
                r#"9c01f83d71b48d6af1baf1fea56dc54148da22a4c5f3679fc4af8bfc11f93b03"}"#
            )
        );
    }
}
