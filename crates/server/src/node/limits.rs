//! How much one stranger may ask for.

use std::{
    collections::BTreeMap,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
};

use tokio::time::Instant;

use crate::{answer::Answer, node::config::Config, wire::Problem};

/// Addresses that are remembered at most. Who comes beyond them shares one
/// bucket.
const MOST_ADDRESSES: usize = 20_000;

/// The limits of a node.
#[derive(Debug)]
pub(crate) struct Limits {
    per_second: u32,
    addresses: Mutex<BTreeMap<Option<IpAddr>, Bucket>>,
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        Limits {
            per_second: config.requests_per_second,
            addresses: Mutex::default(),
        }
    }

    /// A request from an address; dear ones count for several.
    pub(crate) fn request(&self, from: IpAddr, cost: u32) -> Answer<()> {
        let mut addresses = self.lock();
        let known = addresses.contains_key(&Some(from)) || addresses.len() < MOST_ADDRESSES;
        let bucket = addresses
            .entry(known.then_some(from))
            .or_insert_with(|| Bucket::new(self.per_second, 10));
        bucket.take(cost)
    }

    /// Forgets who has been quiet.
    pub(crate) fn tidy(&self) {
        self.lock().retain(|_, bucket| !bucket.is_full());
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<Option<IpAddr>, Bucket>> {
        self.addresses
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// So many a second in the long run, and some more at once.
#[derive(Debug)]
pub(crate) struct Bucket {
    per_second: f64,
    most: f64,
    left: f64,
    since: Instant,
}

impl Bucket {
    /// A full bucket: `burst` times the second's share at once.
    pub(crate) fn new(per_second: u32, burst: u32) -> Bucket {
        let per_second = f64::from(per_second.max(1));
        let most = per_second * f64::from(burst.max(1));
        Bucket {
            per_second,
            most,
            left: most,
            since: Instant::now(),
        }
    }

    /// Takes some; the problem says how long to wait.
    pub(crate) fn take(&mut self, cost: u32) -> Answer<()> {
        self.refill();
        let cost = f64::from(cost);
        if self.left >= cost {
            self.left -= cost;
            return Ok(());
        }
        let seconds = (cost - self.left) / self.per_second;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a share of a second or a few of them, never below zero"
        )]
        let wait_ms = (seconds * 1_000.0).ceil() as u64;
        Err(Box::new(Problem::too_often(wait_ms)))
    }

    fn is_full(&mut self) -> bool {
        self.refill();
        self.left >= self.most
    }

    fn refill(&mut self) {
        let now = Instant::now();
        let passed = now.duration_since(self.since).as_secs_f64();
        self.since = now;
        self.left = (self.left + passed * self.per_second).min(self.most);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_bucket_gives_its_share_and_says_how_long_to_wait() {
        let mut bucket = Bucket::new(10, 2);
        for _ in 0..20 {
            bucket.take(1).unwrap();
        }
        let problem = bucket.take(1).unwrap_err();
        assert_eq!(problem.status, 429);
        assert!(problem.detail.unwrap().contains("100 ms"));
        tokio::time::advance(Duration::from_millis(100)).await;
        bucket.take(1).unwrap();
        assert!(bucket.take(1).is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn an_address_has_its_own_bucket_and_is_forgotten() {
        let limits = Limits::new(&Config {
            requests_per_second: 1,
            ..Config::default()
        });
        let (one, other) = ([127, 0, 0, 1].into(), [127, 0, 0, 2].into());
        assert!(limits.request(one, 10).is_ok());
        assert!(limits.request(one, 1).is_err());
        assert!(limits.request(other, 1).is_ok());
        tokio::time::advance(Duration::from_secs(20)).await;
        limits.tidy();
        assert!(limits.lock().is_empty());
    }
}
