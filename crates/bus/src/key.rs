//! The key of an installation: by it its nodes know each other's hints.

use std::fmt;

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

/// The bytes of a code.
pub(crate) const CODE: usize = 32;

/// The secret that the nodes of an installation share. Whoever has it can send
/// hints that they believe; it is kept in their journal and nowhere else.
#[derive(Clone)]
pub struct Key(Hmac<Sha256>);

impl Key {
    pub fn new(secret: &[u8; 32]) -> Key {
        Key(Hmac::new_from_slice(secret).expect("any length is a key's"))
    }

    /// The code of a message: HMAC-SHA256.
    pub(crate) fn code(&self, message: &[u8]) -> [u8; CODE] {
        self.0
            .clone()
            .chain_update(message)
            .finalize()
            .into_bytes()
            .into()
    }

    /// Whether the code is this message's; how long it takes says nothing.
    pub(crate) fn fits(&self, message: &[u8], code: &[u8]) -> bool {
        self.0
            .clone()
            .chain_update(message)
            .verify_slice(code)
            .is_ok()
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The second test case of RFC 4231, its short key filled up with zeros as
    /// HMAC does itself.
    #[test]
    fn a_code_is_what_the_standard_says() {
        let mut secret = [0; 32];
        secret[..4].copy_from_slice(b"Jefe");
        let code = Key::new(&secret).code(b"what do ya want for nothing?");
        assert_eq!(
            code[..],
            [
                0x5b, 0xdc, 0xc1, 0x46, 0xbf, 0x60, 0x75, 0x4e, 0x6a, 0x04, 0x24, 0x26, 0x08, 0x95,
                0x75, 0xc7, 0x5a, 0x00, 0x3f, 0x08, 0x9d, 0x27, 0x39, 0x83, 0x9d, 0xec, 0x58, 0xb9,
                0x64, 0xec, 0x38, 0x43
            ]
        );
        assert!(Key::new(&secret).fits(b"what do ya want for nothing?", &code));
        assert!(!Key::new(&secret).fits(b"what do ya want for something?", &code));
        assert!(!Key::new(&[7; 32]).fits(b"what do ya want for nothing?", &code));
    }

    #[test]
    fn a_key_is_not_shown() {
        assert_eq!(
            format!("{:?}", Key::new(b"0123456789abcdef0123456789abcdef")),
            "Key"
        );
    }
}
