//! Papers and pages of a competition that were made once and are handed out to
//! whoever asks for the same.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

use bytes::Bytes;

/// So much of one version is kept.
const MOST_BYTES: usize = 4 << 20;

/// What was made of one version, by what it is known by.
#[derive(Debug, Default)]
pub(crate) struct Papers(Mutex<Kept>);

#[derive(Debug, Default)]
struct Kept {
    version: u64,
    made: BTreeMap<String, Bytes>,
    bytes: usize,
}

impl Papers {
    /// What was made of a version.
    pub(crate) fn get(&self, version: u64, name: &str) -> Option<Bytes> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let made = kept.made.get(name).filter(|_| kept.version == version);
        made.cloned()
    }

    /// Keeps what was made, if there is room. What is older than another is not
    /// asked for any more.
    pub(crate) fn keep(&self, version: u64, name: &str, made: &Bytes) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.version < version {
            *kept = Kept {
                version,
                ..Kept::default()
            };
        }
        let fits = kept.bytes.saturating_add(made.len()) <= MOST_BYTES;
        if kept.version == version && fits && !kept.made.contains_key(name) {
            kept.bytes += made.len();
            kept.made.insert(name.to_owned(), made.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_old_goes_and_what_is_large_does_not_stay() {
        let papers = Papers::default();
        let (one, large) = (Bytes::from_static(b"one"), Bytes::from(vec![0; MOST_BYTES]));
        papers.keep(1, "a", &one);
        papers.keep(1, "b", &large);
        assert_eq!(papers.get(1, "a"), Some(one.clone()));
        assert_eq!(papers.get(1, "b"), None);
        assert_eq!(papers.get(2, "a"), None);
        papers.keep(2, "b", &large);
        assert_eq!(
            (papers.get(1, "a"), papers.get(2, "b")),
            (None, Some(large))
        );
        papers.keep(1, "a", &one);
        assert_eq!(
            papers.get(1, "a"),
            None,
            "a late hand brings nothing old back"
        );
    }
}
