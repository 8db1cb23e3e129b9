//! Secrets: what a link carries, and the little that is kept of it.

use std::{collections::BTreeSet, fmt};

use sha2::{Digest as _, Sha256};
use tuomari_record::TokenHash;

use crate::wire::socket::{MAX_NAME, Token};

/// The letters of base64url (RFC 4648).
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const HEX: &[u8; 16] = b"0123456789abcdef";

/// 256 random bits, written with 43 letters that any link takes.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new one, from the system's randomness.
    pub fn draw() -> Result<Secret, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Secret::of_bytes(&bytes))
    }

    /// A secret of 256 bits that nobody can guess.
    pub(crate) fn of_bytes(bytes: &[u8; 32]) -> Secret {
        Secret(base64url(bytes))
    }

    /// A secret as somebody brought it. It may be anything.
    pub fn brought(text: impl Into<String>) -> Secret {
        Secret(text.into())
    }

    /// A secret that an operator chose: what a link, a header and a message
    /// take alike, and nobody guesses. What is wrong with it otherwise.
    pub fn chosen(text: &str) -> Result<Secret, &'static str> {
        let plain = |byte: u8| LETTERS.contains(&byte);
        if !(32..=MAX_NAME).contains(&text.len()) || !text.bytes().all(plain) {
            return Err("it has 32 to 64 letters, digits, hyphens or underscores");
        }
        let bytes = text.as_bytes();
        let repeats = |after: usize| bytes.iter().skip(after).eq(&bytes[..bytes.len() - after]);
        let different: BTreeSet<&u8> = bytes.iter().collect();
        if different.len() < 8 || (1..=10).any(repeats) {
            return Err("it is easy to guess");
        }
        Ok(Secret(text.to_owned()))
    }

    /// The secret itself, for a link and for nothing else.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What a seat's secret is known by.
    pub fn seat_hash(&self) -> TokenHash {
        TokenHash::of(self.0.as_bytes())
    }

    /// What the organiser's secret is known by.
    pub fn organiser_hash(&self) -> OrganiserHash {
        let mut hasher = Sha256::new();
        hasher.update(b"tuomari/organiser/1\0");
        hasher.update(self.0.as_bytes());
        OrganiserHash(hasher.finalize().into())
    }
}

impl From<&Token> for Secret {
    fn from(token: &Token) -> Secret {
        Secret(token.0.clone())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// What the organiser's link is known by; it may lie in a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct OrganiserHash([u8; 32]);

impl OrganiserHash {
    /// The 64 hexadecimal digits of it.
    pub fn to_hex(self) -> String {
        let mut text = String::with_capacity(64);
        for byte in self.0 {
            text.push(char::from(HEX[usize::from(byte >> 4)]));
            text.push(char::from(HEX[usize::from(byte & 15)]));
        }
        text
    }

    /// Reads what [`to_hex`](OrganiserHash::to_hex) wrote.
    pub fn from_hex(text: &str) -> Option<OrganiserHash> {
        let text = text.trim();
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, place) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[place..place + 2], 16).ok()?;
        }
        Some(OrganiserHash(bytes))
    }
}

impl fmt::Debug for OrganiserHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OrganiserHash")
    }
}

fn base64url(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let wide = group
            .iter()
            .fold(0u32, |wide, byte| wide << 8 | u32::from(*byte));
        let wide = wide << (8 * (3 - group.len()));
        for place in 0..=group.len() {
            let six = wide >> (18 - 6 * place) & 63;
            text.push(char::from(LETTERS[six as usize]));
        }
    }
    text
}

/// Any 64 bits, each as likely as another.
pub(crate) fn lot() -> u64 {
    // Without randomness nobody could have a link either.
    getrandom::u64().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_those_of_the_standard() {
        assert_eq!(base64url(b"f"), "Zg");
        assert_eq!(base64url(b"fo"), "Zm8");
        assert_eq!(base64url(b"foobar"), "Zm9vYmFy");
        assert_eq!(base64url(&[0xff; 3]), "____");
    }

    #[test]
    fn secrets_differ_and_are_not_printed() {
        let (one, other) = (Secret::draw().unwrap(), Secret::draw().unwrap());
        assert_ne!(one, other);
        assert_eq!(one.reveal().len(), 43);
        assert_eq!(format!("{one:?}"), "Secret");
        assert_ne!(one.organiser_hash(), other.organiser_hash());
    }

    #[test]
    fn the_organisers_hash_reads_back() {
        let hash = Secret::brought("anything").organiser_hash();
        assert_eq!(OrganiserHash::from_hex(&hash.to_hex()), Some(hash));
        for text in ["", "00", &"g".repeat(64), &"ä".repeat(32)] {
            assert_eq!(OrganiserHash::from_hex(text), None, "{text}");
        }
    }
}
