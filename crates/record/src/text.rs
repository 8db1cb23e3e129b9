//! Values that are stored as one short text.

use std::{borrow::Cow, fmt, marker::PhantomData};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::mirror::Mirror;
#[cfg(test)]
use crate::looks::Looks;

/// A value with an exact text of its own: a square, a move, a word.
pub(crate) trait Textual: Sized {
    /// What it is, for whoever reads an error.
    const NAME: &'static str;

    /// What its texts look like, for those who read records by other programs.
    #[cfg(test)]
    const LOOKS: Looks;

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Reads exactly what [`write`](Textual::write) writes.
    fn read(text: &str) -> Option<Self>;
}

/// A value stored as its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Text<T>(pub(crate) T);

/// So much of a text that cannot be read is repeated in the error.
const SHOWN: usize = 40;

impl<T: Textual> fmt::Display for Text<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(f)
    }
}

impl<T: Textual> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de, T: Textual> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Text<T>, D::Error> {
        from.deserialize_str(Reading(PhantomData))
    }
}

struct Reading<T>(PhantomData<T>);

impl<T: Textual> de::Visitor<'_> for Reading<T> {
    type Value = Text<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a {}", T::NAME)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Text<T>, E> {
        T::read(text)
            .map(Text)
            .ok_or_else(|| E::custom(format_args!("\"{}\" is no {}", shown(text), T::NAME)))
    }
}

fn shown(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

impl<T: Textual + Clone> Mirror for Text<T> {
    type Core = T;

    fn store(core: &T) -> Text<T> {
        Text(core.clone())
    }

    fn restore(self) -> T {
        self.0
    }
}

/// Whether a field can be left out.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes by reference"
)]
pub(crate) fn is_false(yes: &bool) -> bool {
    !yes
}
