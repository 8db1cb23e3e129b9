//! Warnings that repeat themselves: once a minute for each cause is enough.

use std::{
    collections::BTreeMap,
    fmt::Display,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

/// How long a cause is not spoken of again.
const EVERY: Duration = Duration::from_mins(1);

/// Causes that are told apart at most; the rest count as one.
const MOST: usize = 256;

static SPOKEN: Mutex<Spoken> = Mutex::new(Spoken::new());

/// What was said lately.
pub(crate) struct Spoken(BTreeMap<(&'static str, String), Cause>);

struct Cause {
    at: Instant,
    /// How often it came since.
    more: u64,
}

/// Warns of an error, unless the same was said within the last minute. What
/// was not said is counted and told the next time.
pub(crate) fn warn(what: &'static str, error: &dyn Display) {
    let said = {
        let mut spoken = SPOKEN.lock().unwrap_or_else(PoisonError::into_inner);
        spoken.may_say(what, error.to_string())
    };
    match said {
        Some(0) => tracing::warn!(%error, "{what}"),
        Some(more) => tracing::warn!(%error, more, "{what}; so many times more in the last minute"),
        None => {}
    }
}

impl Spoken {
    pub(crate) const fn new() -> Spoken {
        Spoken(BTreeMap::new())
    }

    /// Whether to say it, and how often it was not said before.
    pub(crate) fn may_say(&mut self, what: &'static str, error: String) -> Option<u64> {
        let now = Instant::now();
        let mut key = (what, error);
        if !self.0.contains_key(&key) && self.0.len() >= MOST {
            self.0
                .retain(|_, cause| now.duration_since(cause.at) < EVERY);
            if self.0.len() >= MOST {
                key = ("", String::new());
            }
        }
        let Some(cause) = self.0.get_mut(&key) else {
            self.0.insert(key, Cause { at: now, more: 0 });
            return Some(0);
        };
        if now.duration_since(cause.at) < EVERY {
            cause.more += 1;
            return None;
        }
        cause.at = now;
        Some(std::mem::take(&mut cause.more))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_cause_is_told_once_a_minute_and_how_often_it_came() {
        let mut spoken = Spoken::new();
        let mut full = || spoken.may_say("the journal", "the disk is full".to_owned());
        assert_eq!(full(), Some(0));
        for _ in 0..8_000 {
            assert_eq!(full(), None);
        }
        tokio::time::advance(EVERY).await;
        assert_eq!(full(), Some(8_000));
        assert_eq!(full(), None);
        assert_eq!(spoken.may_say("the journal", "away".to_owned()), Some(0));
        assert_eq!(spoken.may_say("a sign", "away".to_owned()), Some(0));
    }

    #[tokio::test(start_paused = true)]
    async fn however_many_causes_there_are_little_is_said_and_kept() {
        let mut spoken = Spoken::new();
        let said = (0..10_000).filter(|n| spoken.may_say("a", n.to_string()).is_some());
        assert_eq!(said.count(), MOST + 1);
        assert!(spoken.0.len() <= MOST + 1);
        tokio::time::advance(EVERY).await;
        assert_eq!(spoken.may_say("a", "new".to_owned()), Some(0));
    }
}
