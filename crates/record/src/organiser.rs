//! By what name the acts of one organiser are told from those of another.

use std::{error::Error, fmt, str::FromStr};

use super::text::Textual;
#[cfg(test)]
use crate::looks::Looks;

/// The letters of the longest name.
const LONGEST: usize = 32;

/// The name of an organiser among several on one server. It stands in records,
/// so it is a word that the operator chose, and need not be a person's name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OrganiserName {
    letters: [u8; LONGEST],
    length: u8,
}

impl OrganiserName {
    /// Whoever has the installation's own link. Nobody else is called so.
    pub const MAIN: OrganiserName = {
        let mut letters = [0; LONGEST];
        letters[0] = b'm';
        letters[1] = b'a';
        letters[2] = b'i';
        letters[3] = b'n';
        OrganiserName { letters, length: 4 }
    };

    /// Whether all on the server is this organiser's to conduct.
    pub fn is_main(self) -> bool {
        self == OrganiserName::MAIN
    }

    /// The name as a text.
    pub fn as_str(&self) -> &str {
        let letters = self.letters.get(..usize::from(self.length));
        letters
            .and_then(|letters| std::str::from_utf8(letters).ok())
            .unwrap_or_default()
    }
}

impl fmt::Display for OrganiserName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for OrganiserName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OrganiserName({self})")
    }
}

impl FromStr for OrganiserName {
    type Err = OrganiserNameError;

    fn from_str(text: &str) -> Result<OrganiserName, OrganiserNameError> {
        let plain = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
        let begins = text
            .bytes()
            .next()
            .is_some_and(|one| one.is_ascii_lowercase());
        if !begins || text.len() > LONGEST || !text.bytes().all(plain) {
            return Err(OrganiserNameError);
        }
        let mut name = OrganiserName {
            letters: [0; LONGEST],
            length: u8::try_from(text.len()).map_err(|_| OrganiserNameError)?,
        };
        name.letters[..text.len()].copy_from_slice(text.as_bytes());
        Ok(name)
    }
}

/// It is no name for an organiser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrganiserNameError;

impl fmt::Display for OrganiserNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "an organiser's name has up to 32 small letters a to z, digits and hyphens, a \
             letter first",
        )
    }
}

impl Error for OrganiserNameError {}

impl Textual for OrganiserName {
    const NAME: &'static str = "name of an organiser";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Pattern("^[a-z][a-z0-9-]{0,31}$");

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }

    fn read(text: &str) -> Option<OrganiserName> {
        text.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_short_word() {
        for good in ["main", "a", "helsinki-2", &"x".repeat(32)] {
            let name: OrganiserName = good.parse().unwrap();
            assert_eq!(name.to_string(), good);
            assert_eq!(name.is_main(), good == "main");
        }
        for bad in [
            "",
            "2x",
            "-x",
            "Anna",
            "anna b",
            "ä",
            "a\n",
            &"x".repeat(33),
        ] {
            assert_eq!(
                bad.parse::<OrganiserName>(),
                Err(OrganiserNameError),
                "{bad}"
            );
        }
    }
}
