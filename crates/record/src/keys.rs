//! The keys of an installation: one of them signs, and each but the first was
//! named by the one before it.

use std::{error::Error, fmt};

use serde::{Deserialize, Serialize};

use super::{
    digest::{read_hex, write_hex},
    origin::{Handover, PublicKey, SigningKey},
    text::{Text, Textual},
};
#[cfg(test)]
use crate::looks::Looks;

/// What an installation keeps apart from its record: the secret that signs, and
/// how it came after others. Their secrets are not needed any more.
#[derive(Clone, Debug)]
pub struct Keys {
    handovers: Vec<Handover>,
    since_ms: u64,
    signing: SigningKey,
}

/// Why a text holds no keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeysFault {
    /// The line, counted from one, cannot be read.
    Line(usize),
    /// The last line has no secret.
    NoSecret,
    /// The key in this line was not named by the one before.
    NoHandover(usize),
}

impl fmt::Display for KeysFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KeysFault::Line(line) => write!(f, "line {line} cannot be read"),
            KeysFault::NoSecret => f.write_str("the last line has no secret"),
            KeysFault::NoHandover(line) => {
                write!(f, "the key in line {line} was not named by the one before")
            }
        }
    }
}

impl Error for KeysFault {}

impl Keys {
    /// The first key of an installation, from 32 random bytes.
    pub fn new(secret: &[u8; 32], since_ms: u64) -> Keys {
        Keys {
            handovers: Vec::new(),
            since_ms,
            signing: SigningKey::from_secret(secret),
        }
    }

    /// The same with another key, which the one before it names.
    #[must_use]
    pub fn next(&self, secret: &[u8; 32], since_ms: u64) -> Keys {
        let next = SigningKey::from_secret(secret);
        let mut handovers = self.handovers.clone();
        handovers.push(Handover::new(&self.signing, next.public(), since_ms));
        Keys {
            handovers,
            since_ms,
            signing: next,
        }
    }

    pub fn signing(&self) -> &SigningKey {
        &self.signing
    }

    /// How each key came after another, the oldest first.
    pub fn handovers(&self) -> &[Handover] {
        &self.handovers
    }

    /// All of them, the oldest first.
    pub fn all(&self) -> Vec<PublicKey> {
        let earlier = self.handovers.iter().map(|handover| handover.by);
        earlier.chain([self.signing.public()]).collect()
    }

    /// The text in which they are kept. The secret is in it.
    pub fn write(&self) -> String {
        let handovers = self.handovers.iter().map(Handover::write);
        let last = SecretForm {
            since: self.since_ms,
            secret: Text(Secret(self.signing.secret())),
        };
        let last = serde_json::to_string(&last).expect("a line is plain JSON");
        handovers.chain([last]).map(|line| line + "\n").collect()
    }

    /// Reads what [`Keys::write`] wrote.
    pub fn read(text: &str) -> Result<Keys, KeysFault> {
        let lines: Vec<&str> = text
            .lines()
            .filter(|line| !line.trim().is_empty())
            .collect();
        let (last, earlier) = lines.split_last().ok_or(KeysFault::NoSecret)?;
        let last: SecretForm = serde_json::from_str(last).map_err(|_| KeysFault::NoSecret)?;
        let signing = SigningKey::from_secret(&last.secret.0.0);
        let mut handovers: Vec<Handover> = Vec::new();
        for (line, text) in (1..).zip(earlier) {
            let handover = Handover::read(text).map_err(|_| KeysFault::Line(line))?;
            let follows = handovers.last().is_none_or(|last| last.key == handover.by);
            if !follows || !handover.holds() {
                return Err(KeysFault::NoHandover(line));
            }
            handovers.push(handover);
        }
        if handovers
            .last()
            .is_some_and(|last| last.key != signing.public())
        {
            return Err(KeysFault::NoHandover(lines.len()));
        }
        Ok(Keys {
            handovers,
            since_ms: last.since,
            signing,
        })
    }
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct SecretForm {
    since: u64,
    secret: Text<Secret>,
}

#[derive(Clone)]
struct Secret([u8; 32]);

impl Textual for Secret {
    const NAME: &'static str = "secret of 64 hexadecimal digits";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Pattern(r"^[0-9a-f]{64}$");

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }

    fn read(text: &str) -> Option<Secret> {
        read_hex(text).map(Secret)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_back_and_follow_each_other() {
        let first = Keys::new(&[1; 32], 10);
        let second = first.next(&[2; 32], 20);
        let third = second.next(&[3; 32], 30);
        let read = Keys::read(&third.write()).unwrap();
        assert_eq!(read.all(), third.all());
        assert_eq!(read.all().len(), 3);
        assert_eq!(read.all()[0], first.signing().public());
        assert_eq!(read.signing().public(), third.signing().public());
        assert_eq!(read.handovers(), third.handovers());
        assert_eq!(
            Keys::read(&first.write()).unwrap().all(),
            [first.signing().public()]
        );
    }

    #[test]
    fn a_text_that_was_tampered_with_is_refused() {
        let keys = Keys::new(&[1; 32], 10)
            .next(&[2; 32], 20)
            .next(&[3; 32], 30);
        let text = keys.write();
        let lines: Vec<&str> = text.lines().collect();
        let fault = |lines: &[&str]| Keys::read(&lines.join("\n")).unwrap_err();
        assert_eq!(fault(&[]), KeysFault::NoSecret);
        assert_eq!(fault(&lines[..2]), KeysFault::NoSecret);
        assert_eq!(
            fault(&[lines[1], lines[0], lines[2]]),
            KeysFault::NoHandover(2)
        );
        assert_eq!(fault(&[lines[0], lines[2]]), KeysFault::NoHandover(2));
        assert_eq!(fault(&["x", lines[2]]), KeysFault::Line(1));
        let later = lines[0].replace("20", "21");
        assert_eq!(
            fault(&[&later, lines[1], lines[2]]),
            KeysFault::NoHandover(1)
        );
    }

    #[test]
    fn the_secret_is_not_printed() {
        let keys = Keys::new(&[0xab; 32], 10);
        assert!(keys.write().contains(&"ab".repeat(32)));
        assert!(!format!("{keys:?}").contains(&"ab".repeat(32)));
    }
}
