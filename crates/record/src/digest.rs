//! Digests in place of secrets, and the hexadecimal text of bytes.

use std::fmt;

use sha2::{Digest as _, Sha256};

use super::text::Textual;
#[cfg(test)]
use crate::looks::Looks;

/// What a seat's secret link is known by. The link itself is stored nowhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The hash of a link's secret part. It must be long and random: whoever
    /// can guess it is not stopped by a hash.
    pub fn of(token: &[u8]) -> TokenHash {
        TokenHash(digest(b"tuomari/seat-token/1\0", token))
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

impl Textual for TokenHash {
    const NAME: &'static str = "hash of 64 hexadecimal digits";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Pattern(r"^[0-9a-f]{64}$");

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }

    fn read(text: &str) -> Option<TokenHash> {
        read_hex(text).map(TokenHash)
    }
}

/// What a command's idempotency key is known by: eight bytes of its hash. A
/// key has to differ from the other keys of one table only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key([u8; 8]);

impl Key {
    /// The short hash of a key as the client chose it.
    pub fn of(key: &[u8]) -> Key {
        let mut short = [0; 8];
        short.copy_from_slice(&digest(b"tuomari/command-key/1\0", key)[..8]);
        Key(short)
    }
}

impl Textual for Key {
    const NAME: &'static str = "key of 16 hexadecimal digits";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Pattern(r"^[0-9a-f]{16}$");

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }

    fn read(text: &str) -> Option<Key> {
        read_hex(text).map(Key)
    }
}

/// A hash for one use: the same bytes have another one elsewhere.
pub(crate) fn digest(domain: &[u8], bytes: &[u8]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    hasher.update(domain);
    hasher.update(bytes);
    hasher.finalize().into()
}

pub(crate) fn write_hex(bytes: &[u8], f: &mut impl fmt::Write) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Bytes from exactly so many small hexadecimal digits.
pub(crate) fn read_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let value = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let &[high, low] = pair else { return None };
        *byte = value(high)? << 4 | value(low)?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::super::text::Text;
    use super::*;

    #[test]
    fn digests_read_back() {
        let key = Key::of(b"3f1c");
        assert_eq!(Key::read(&Text(key).to_string()), Some(key));
        let token = TokenHash::of(b"secret");
        assert_eq!(TokenHash::read(&Text(token).to_string()), Some(token));
        assert_ne!(Key::of(b"a"), Key::of(b"b"));
        for text in ["", "00", "000000000000000G", "000000000000000A", "ääääääää"] {
            assert_eq!(Key::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_hash_is_not_printed() {
        assert_eq!(format!("{:?}", TokenHash::of(b"secret")), "TokenHash(..)");
    }
}
