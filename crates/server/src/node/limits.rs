//! How much one stranger may ask for.

use std::{
    collections::BTreeMap,
    net::IpAddr,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU32, Ordering::Relaxed},
    },
    time::Duration,
};

use tokio::time::Instant;
use tuomari_record::TokenHash;

use crate::{
    answer::Answer,
    node::{config::Config, network::network},
    wire::Problem,
};

/// Networks that are remembered at most. Who comes beyond them shares one
/// bucket.
const MOST_NETWORKS: usize = 20_000;

/// Links that are remembered at most; others count by their address.
const MOST_LINKS: usize = 100_000;

/// A link that was not used for so long is forgotten.
const FORGOTTEN: Duration = Duration::from_hours(1);

/// The limits of a node: a link that opens something has its own, whoever
/// else is behind the same address.
#[derive(Debug)]
pub(crate) struct Limits {
    per_second: AtomicU32,
    strangers: Mutex<Networks>,
    /// Names and links that were tried and opened nothing.
    misses: Mutex<Networks>,
    links: Mutex<BTreeMap<TokenHash, Bucket>>,
}

type Networks = BTreeMap<Option<IpAddr>, Bucket>;

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        Limits {
            per_second: AtomicU32::new(config.requests_per_second),
            strangers: Mutex::default(),
            misses: Mutex::default(),
            links: Mutex::default(),
        }
    }

    /// Takes another limit; everybody begins with a full bucket.
    pub(crate) fn renew(&self, config: &Config) {
        self.per_second.store(config.requests_per_second, Relaxed);
        for networks in [&self.strangers, &self.misses] {
            lock(networks).clear();
        }
        let mut links = lock(&self.links);
        for bucket in links.values_mut() {
            *bucket = self.bucket_of_one();
        }
    }

    fn bucket_of_one(&self) -> Bucket {
        Bucket::new(self.per_second.load(Relaxed), 10)
    }

    /// A request; dear ones count for several.
    pub(crate) fn request(&self, from: IpAddr, link: Option<TokenHash>, cost: u32) -> Answer<()> {
        if let Some(link) = link
            && let Some(own) = lock(&self.links).get_mut(&link)
        {
            return own.take(cost);
        }
        self.bucket(&mut lock(&self.strangers), from).take(cost)
    }

    /// The most that one request may count for: it must be possible to ask
    /// for it twice in a row.
    pub(crate) fn dearest(&self) -> u32 {
        self.per_second.load(Relaxed).max(1).saturating_mul(4)
    }

    /// A link has opened something.
    pub(crate) fn know(&self, link: TokenHash) -> bool {
        let mut links = lock(&self.links);
        let is_new = links.len() < MOST_LINKS && !links.contains_key(&link);
        if is_new {
            links.insert(link, self.bucket_of_one());
        }
        is_new
    }

    pub(crate) fn knows(&self, link: TokenHash) -> bool {
        lock(&self.links).contains_key(&link)
    }

    /// Whether names and links may still be tried from there.
    pub(crate) fn may_try(&self, from: IpAddr) -> Answer<()> {
        self.bucket(&mut lock(&self.misses), from).look(1)
    }

    /// One was tried and opened nothing.
    pub(crate) fn missed(&self, from: IpAddr) {
        let _ = self.bucket(&mut lock(&self.misses), from).take(1);
    }

    /// Forgets who has been quiet.
    pub(crate) fn tidy(&self) {
        for networks in [&self.strangers, &self.misses] {
            lock(networks).retain(|_, bucket| !bucket.is_full());
        }
        lock(&self.links).retain(|_, bucket| bucket.since.elapsed() < FORGOTTEN);
    }

    fn bucket<'a>(&self, networks: &'a mut Networks, from: IpAddr) -> &'a mut Bucket {
        let from = network(from);
        let known = networks.contains_key(&Some(from)) || networks.len() < MOST_NETWORKS;
        networks
            .entry(known.then_some(from))
            .or_insert_with(|| self.bucket_of_one())
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
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
        self.look(cost)?;
        self.left -= f64::from(cost);
        Ok(())
    }

    /// Whether so many could be taken.
    fn look(&mut self, cost: u32) -> Answer<()> {
        self.refill();
        let cost = f64::from(cost);
        if self.left >= cost {
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

    fn one_a_second() -> Limits {
        Limits::new(&Config {
            requests_per_second: 1,
            ..Config::default()
        })
    }

    #[tokio::test(start_paused = true)]
    async fn an_address_has_its_own_bucket_and_is_forgotten() {
        let limits = one_a_second();
        let (one, other) = ([127, 0, 0, 1].into(), [127, 0, 0, 2].into());
        assert!(limits.request(one, None, 10).is_ok());
        assert!(limits.request(one, None, 1).is_err());
        assert!(limits.request(other, None, 1).is_ok());
        tokio::time::advance(Duration::from_secs(20)).await;
        limits.tidy();
        assert!(lock(&limits.strangers).is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn a_network_of_the_new_kind_counts_once() {
        let limits = one_a_second();
        let from = |text: &str| text.parse::<IpAddr>().unwrap();
        assert!(limits.request(from("2001:db8::1"), None, 10).is_ok());
        assert!(limits.request(from("2001:db8::2:2"), None, 1).is_err());
        assert!(limits.request(from("2001:db8:0:1::1"), None, 1).is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn a_link_that_opens_something_does_not_wait_for_its_neighbours() {
        let limits = one_a_second();
        let hall = [192, 0, 2, 1].into();
        let link = TokenHash::of(b"link");
        assert!(limits.request(hall, Some(link), 10).is_ok());
        assert!(
            limits.request(hall, Some(link), 1).is_err(),
            "not known yet"
        );
        limits.know(link);
        assert!(limits.request(hall, Some(link), 10).is_ok());
        assert!(limits.request(hall, Some(link), 1).is_err());
        tokio::time::advance(FORGOTTEN).await;
        limits.tidy();
        assert!(!limits.knows(link));
    }
}
