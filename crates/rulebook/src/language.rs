//! The languages of the gists.

use std::{fmt, str::FromStr};

/// Finnish, Swedish and English, as equals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, `en`.
    English,
    /// Finnish, `fi`.
    Finnish,
    /// Swedish, `sv`.
    Swedish,
}

/// A code that is none of `en`, `fi` and `sv`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no gists in \"{}\"; there are en, fi and sv", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

impl Language {
    pub const ALL: [Language; 3] = [Language::English, Language::Finnish, Language::Swedish];

    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Finnish => "fi",
            Language::Swedish => "sv",
        }
    }

    /// The place of a text among the three the tables hold.
    pub(crate) fn index(self) -> usize {
        match self {
            Language::English => 0,
            Language::Finnish => 1,
            Language::Swedish => 2,
        }
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
            .ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}
