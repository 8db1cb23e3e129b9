//! Who is in the house: connections counted, by address as long as nobody
//! knows whose they are.
//!
//! A connection that only waits is no visitor yet. When there are too many of
//! one address, or of all, the one that has waited longest makes room for the
//! newcomer: who holds a thousand idle connections holds nothing. If none
//! waits, somebody who only looks on makes room, so that nobody who looks on
//! keeps a player out.

use std::{
    collections::BTreeMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
};

use tokio::sync::Notify;

use crate::node::{config::Config, limits::Bucket, network::network};

/// Files that are kept for the journal, the bus and the system.
const KEPT: usize = 200;

/// The doors of a node.
#[derive(Debug)]
pub(crate) struct Doors {
    most: usize,
    of_one: AtomicUsize,
    rooms: Mutex<Rooms>,
}

#[derive(Debug, Default)]
struct Rooms {
    next: u64,
    open: usize,
    /// Those who have shown no link, by the network they come from; the oldest
    /// first.
    strangers: BTreeMap<IpAddr, BTreeMap<u64, Stranger>>,
}

#[derive(Debug)]
struct Stranger {
    standing: Standing,
    out: Arc<Notify>,
}

/// What a connection is about. Who makes room first stands first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Standing {
    /// Nothing is asked, or not yet.
    Waits,
    /// A socket that anybody may have.
    Looks,
    /// A request is being answered; that takes seconds at most.
    Works,
    /// A socket by a link that is somebody's own: so many of a link, and not
    /// counted by their address.
    Known,
}

impl Doors {
    /// Doors for as many as the system gives files for.
    pub(crate) fn new(config: &Config, files: usize) -> Doors {
        let most = files - KEPT.min(files / 4);
        Doors {
            most,
            of_one: AtomicUsize::new(of_one(config, most)),
            rooms: Mutex::default(),
        }
    }

    /// Takes another limit; who is in stays.
    pub(crate) fn renew(&self, config: &Config) {
        self.of_one.store(of_one(config, self.most), Relaxed);
    }

    /// Lets somebody in; none if there is no room and nobody merely waits. A
    /// proxy stands for many and is not counted by its address.
    pub(crate) fn enter(self: &Arc<Doors>, from: IpAddr, is_proxy: bool) -> Option<Arc<Visit>> {
        let mut rooms = self.lock();
        let from = (!is_proxy).then(|| network(from));
        let those = from.and_then(|from| rooms.strangers.get(&from));
        if those.is_some_and(|all| all.len() >= self.of_one.load(Relaxed)) {
            let least = from.and_then(|from| rooms.least_of(from));
            rooms.show_out(least)?;
        } else if rooms.open >= self.most {
            let crowds = rooms.strangers.iter();
            let crowds = crowds.filter_map(|(from, all)| Some((all.len(), rooms.least_of(*from)?)));
            let least = crowds.max_by_key(|(size, _)| *size);
            rooms.show_out(least.map(|(_, least)| least))?;
        }
        let id = rooms.next;
        rooms.next += 1;
        rooms.open += 1;
        let out = Arc::new(Notify::new());
        let visit = Visit {
            doors: Arc::clone(self),
            id,
            from,
            out,
            bytes: Mutex::default(),
            flooded: AtomicBool::new(false),
        };
        visit.stand_in(&mut rooms, Standing::Waits);
        drop(rooms);
        Some(Arc::new(visit))
    }

    /// How many connections there can be.
    pub(crate) fn most(&self) -> usize {
        self.most
    }

    /// How many connections are open.
    pub(crate) fn open(&self) -> usize {
        self.lock().open
    }

    /// How many of them have shown no link.
    pub(crate) fn strangers(&self) -> usize {
        self.lock().strangers.values().map(BTreeMap::len).sum()
    }

    fn lock(&self) -> MutexGuard<'_, Rooms> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How many strangers one address may send: half of all at most.
fn of_one(config: &Config, most: usize) -> usize {
    config.connections_per_address.min(most / 2).max(1)
}

impl Rooms {
    /// Who of a network makes room first: the oldest of the least.
    fn least_of(&self, from: IpAddr) -> Option<(IpAddr, u64)> {
        let all = self.strangers.get(&from)?.iter();
        let may_go = all.filter(|(_, one)| one.standing < Standing::Works);
        let (id, _) = may_go.min_by_key(|(id, one)| (one.standing, **id))?;
        Some((from, *id))
    }

    /// Shows one out. He is counted no longer, though it takes a moment until
    /// he has gone.
    fn show_out(&mut self, whom: Option<(IpAddr, u64)>) -> Option<()> {
        let (from, id) = whom?;
        let gone = self.remove(from, id)?;
        gone.out.notify_one();
        Some(())
    }

    fn remove(&mut self, from: IpAddr, id: u64) -> Option<Stranger> {
        let all = self.strangers.get_mut(&from)?;
        let gone = all.remove(&id);
        if all.is_empty() {
            self.strangers.remove(&from);
        }
        gone
    }
}

/// One connection, until it ends.
#[derive(Debug)]
pub(crate) struct Visit {
    doors: Arc<Doors>,
    id: u64,
    /// The network it is counted by; none behind a proxy.
    from: Option<IpAddr>,
    out: Arc<Notify>,
    /// What may still be said through a socket, in bytes.
    bytes: Mutex<Option<Bucket>>,
    flooded: AtomicBool,
}

impl Visit {
    /// What it is about from now on.
    pub(crate) fn stand(&self, standing: Standing) {
        self.stand_in(&mut self.doors.lock(), standing);
    }

    fn stand_in(&self, rooms: &mut Rooms, standing: Standing) {
        let Some(from) = self.from else { return };
        if standing == Standing::Known {
            rooms.remove(from, self.id);
            return;
        }
        let stranger = Stranger {
            standing,
            out: Arc::clone(&self.out),
        };
        let all = rooms.strangers.entry(from).or_default();
        all.insert(self.id, stranger);
    }

    /// Waits until it is shown out.
    pub(crate) async fn shown_out(&self) {
        self.out.notified().await;
    }

    /// From now on what it says is counted in bytes: what a library takes in
    /// without a word, empty fragments for instance, is no message.
    pub(crate) fn count_bytes(&self, bucket: Bucket) {
        *self.bytes.lock().unwrap_or_else(PoisonError::into_inner) = Some(bucket);
    }

    /// It said so many bytes; no if that is too much.
    pub(crate) fn said(&self, bytes: usize) -> bool {
        let mut bucket = self.bytes.lock().unwrap_or_else(PoisonError::into_inner);
        let cost = u32::try_from(bytes).unwrap_or(u32::MAX);
        let fits = bucket
            .as_mut()
            .is_none_or(|bucket| bucket.take(cost).is_ok());
        if !fits {
            self.flooded.store(true, Relaxed);
        }
        fits
    }

    /// Whether it was cut because it said too much.
    pub(crate) fn is_flooded(&self) -> bool {
        self.flooded.load(Relaxed)
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let mut rooms = self.doors.lock();
        rooms.open -= 1;
        if let Some(from) = self.from {
            rooms.remove(from, self.id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn doors(of_one: usize, files: usize) -> Arc<Doors> {
        let config = Config {
            connections_per_address: of_one,
            ..Config::default()
        };
        Arc::new(Doors::new(&config, files))
    }

    const ONE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[tokio::test]
    async fn who_waits_longest_makes_room() {
        let doors = doors(3, 10_000);
        let busy = doors.enter(ONE, false).unwrap();
        busy.stand(Standing::Works);
        let looking = doors.enter(ONE, false).unwrap();
        looking.stand(Standing::Looks);
        let waiting = doors.enter(ONE, false).unwrap();
        let newcomer = doors.enter(ONE, false).unwrap();
        waiting.shown_out().await;
        drop(waiting);
        newcomer.stand(Standing::Works);
        let next = doors.enter(ONE, false).unwrap();
        looking.shown_out().await;
        drop(looking);
        next.stand(Standing::Works);
        assert!(doors.enter(ONE, false).is_none(), "all are at work");
        busy.stand(Standing::Known);
        assert!(doors.enter(ONE, false).is_some(), "a link is no stranger");
        busy.stand(Standing::Waits);
        assert_eq!(doors.strangers(), 3, "and is one again");
        assert!(doors.enter(ONE, true).is_some(), "a proxy is many");
        drop((busy, newcomer, next));
        assert_eq!((doors.open(), doors.strangers()), (0, 0));
    }

    #[tokio::test]
    async fn a_full_house_shows_out_of_the_largest_crowd() {
        let doors = doors(10_000, 16);
        let crowd: Vec<_> = (0..6).map(|_| doors.enter(ONE, false).unwrap()).collect();
        let other = [10, 0, 0, 1].into();
        let guests: Vec<_> = (0..6).map(|_| doors.enter(other, false).unwrap()).collect();
        let newest = doors.enter([10, 0, 0, 2].into(), false);
        assert!(newest.is_some());
        assert_eq!(doors.strangers(), 12, "one of thirteen has gone");
        drop((crowd, guests));
        assert_eq!(doors.open(), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn a_network_of_the_new_kind_is_one_address() {
        let doors = doors(1, 10_000);
        let one = doors.enter("2001:db8::1".parse().unwrap(), false).unwrap();
        one.stand(Standing::Works);
        let same = "2001:db8::ffff:1".parse().unwrap();
        assert!(doors.enter(same, false).is_none());
        let other = "2001:db8:0:1::1".parse().unwrap();
        assert!(doors.enter(other, false).is_some());
        one.count_bytes(Bucket::new(10, 1));
        assert!(one.said(10) && !one.said(1) && one.is_flooded());
    }
}
