//! The signature under a webhook, as Standard Webhooks has it: HMAC-SHA256
//! over its id, the time of the try and its body. Libraries that verify it
//! exist for most languages.

use std::{fmt, str::FromStr};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

/// What a secret begins with, so that nobody takes it for something else.
const PREFIX: &str = "whsec_";

/// The bytes that a secret has.
const BYTES: std::ops::RangeInclusive<usize> = 24..=64;

/// The secret that receivers know.
#[derive(Clone, PartialEq, Eq)]
pub struct SigningSecret(Vec<u8>);

impl SigningSecret {
    /// What the header `webhook-signature` says.
    pub(crate) fn sign(&self, id: &str, at_secs: u64, body: &[u8]) -> String {
        let mac = Hmac::<Sha256>::new_from_slice(&self.0);
        let mut mac = mac.expect("HMAC takes a key of any length");
        mac.update(format!("{id}.{at_secs}.").as_bytes());
        mac.update(body);
        format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes()))
    }
}

impl FromStr for SigningSecret {
    type Err = String;

    fn from_str(text: &str) -> Result<SigningSecret, String> {
        let bytes = text
            .strip_prefix(PREFIX)
            .and_then(|text| STANDARD.decode(text).ok())
            .filter(|bytes| BYTES.contains(&bytes.len()));
        bytes.map(SigningSecret).ok_or_else(|| {
            format!(
                "write {PREFIX} and {} to {} random bytes in base64; \
                 `openssl rand -base64 32` prints some",
                BYTES.start(),
                BYTES.end()
            )
        })
    }
}

impl fmt::Debug for SigningSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SigningSecret")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_signs_as_the_libraries_do() {
        // The example that the reference libraries are tested with.
        let secret: SigningSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw".parse().unwrap();
        let signed = secret.sign(
            "msg_p5jXN8AQM9LWM0D4loKWxJek",
            1_614_265_330,
            br#"{"test": 2432232314}"#,
        );
        assert_eq!(signed, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }

    #[test]
    fn what_is_no_secret_is_not_repeated() {
        for text in [
            "",
            "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
            "whsec_MfKQ",
            "whsec_ä",
        ] {
            let why = text.parse::<SigningSecret>().unwrap_err();
            assert!(why.contains("whsec_") && !why.contains("MfKQ"), "{why}");
        }
        let secret: SigningSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw".parse().unwrap();
        assert_eq!(format!("{secret:?}"), "SigningSecret");
    }
}
