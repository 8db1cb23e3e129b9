//! Acts that wait at other nodes, which cannot store them just now.
//!
//! A page that hears nothing goes to another node and sends its act again.
//! Nobody there would know when it came first; but a node that reaches no
//! journal may reach the others, and tells them by the bus. Its word says of
//! one act, known by its mark, since when it waits, and since when its player
//! could do nothing where he sat. Who sends another act, or one that nobody
//! was told of, is given nothing.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use serde_json::Value;
use sha2::{Digest as _, Sha256};
use tuomari_bus::{Bytes, Hint};
use tuomari_clock::At;
use tuomari_conduct::Seat;
use tuomari_record::{Hash, Key, StreamId};

use crate::{
    doing::{Order, lag},
    node::Node,
    table::{Table, place::TablePlace},
};

/// An act that waits is told of so often.
pub(crate) const TOLD_EVERY: Duration = Duration::from_secs(1);

/// Words are hints of this version, which no entry has: whoever does not know
/// them takes them for old.
pub(crate) const VERSION: u64 = 0;

/// So long after the last word the act is waited for: as long as a page needs
/// to give up one node and find another.
const WAITED_FOR_MS: u64 = 10_000;

/// Acts that one node remembers for others.
const MOST: usize = 4_096;

/// What a node was told of acts that wait at others.
#[derive(Debug, Default)]
pub(crate) struct Elsewhere(Mutex<BTreeMap<(StreamId, Hash), Told>>);

/// Of one act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    /// When it came first.
    pub(crate) came: At,
    /// Since when its player could do nothing, until then.
    pub(crate) cut_ms: u64,
    until_ms: u64,
}

impl Elsewhere {
    /// Takes note of a word that was heard.
    pub(crate) fn hear(&self, hint: &Hint, now: At) {
        let Some((mark, body)) = hint.entry() else {
            return;
        };
        let Some((came_ms, cut_ms)) = read(body) else {
            return;
        };
        let mut all = self.lock();
        all.retain(|_, told| told.until_ms >= now.ms());
        let place = (hint.stream, *mark);
        if all.len() >= MOST && !all.contains_key(&place) {
            return;
        }
        let told = all.entry(place).or_insert(Told {
            came: At::from_ms(came_ms),
            cut_ms,
            until_ms: 0,
        });
        // It may have been sent to several in vain, and the first counts.
        told.came = told.came.min(At::from_ms(came_ms));
        told.cut_ms = told.cut_ms.min(cut_ms);
        told.until_ms = now.ms().saturating_add(WAITED_FOR_MS);
    }

    /// What is known of a command that comes here now.
    pub(crate) fn find(&self, table: StreamId, order: &Order) -> Option<Told> {
        let all = self.lock();
        if all.is_empty() {
            return None;
        }
        let told = all.get(&(table, mark(order.key?, &order.act)))?;
        let is_sooner = told.came < order.came && told.until_ms >= order.came.ms();
        is_sooner.then_some(*told)
    }

    /// Whether an act at a table is waited for. What came before the last that
    /// was done has been done, or comes to nothing; a press is dated back.
    pub(crate) fn is_expected(&self, table: &Table, now: At) -> bool {
        let all = self.lock();
        let here = (table.id, [u8::MIN; 32])..=(table.id, [u8::MAX; 32]);
        let done_ms = table.time.acted().ms().saturating_add(lag::MOST_MS);
        let mut told = all.range(here).map(|(_, told)| told);
        told.any(|told| told.came.ms() > done_ms && told.until_ms >= now.ms())
    }

    /// It has been stored, or refused for good.
    pub(crate) fn forget(&self, table: StreamId, order: &Order) {
        let mut all = self.lock();
        if let Some(key) = order.key.filter(|_| !all.is_empty()) {
            all.remove(&(table, mark(key, &order.act)));
        }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<(StreamId, Hash), Told>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tells the others of a player's act that came here and waits.
pub(crate) fn tell(node: &Node, place: &TablePlace, order: &Order, came: At) {
    let (Some(key), Seat::Player(color)) = (order.key, order.pass.seat) else {
        return;
    };
    let sits_ms = place.present_since(color);
    let cut_ms = node.life.cut_since(node, place.id).zip(sits_ms);
    let cut_ms = cut_ms.map_or(came.ms(), |(cut_ms, sits_ms)| cut_ms.max(sits_ms));
    let mut body = came.ms().to_be_bytes().to_vec();
    body.extend(cut_ms.min(came.ms()).to_be_bytes());
    let mark = mark(key, &order.act);
    let word = Hint::with_body(place.id, VERSION, mark, Bytes::from(body));
    node.bus.publish(word);
}

fn read(body: &[u8]) -> Option<(u64, u64)> {
    let (came_ms, rest) = body.split_first_chunk()?;
    let cut_ms = rest.try_into().ok()?;
    Some((u64::from_be_bytes(*came_ms), u64::from_be_bytes(cut_ms)))
}

/// What a command is known by: its key and what it asks for.
fn mark(key: Key, act: &Value) -> Hash {
    Sha256::digest(format!("tuomari/waits/1\0{key:?}\0{act}")).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doing::Pass;

    fn order(act: &str, came_ms: u64) -> Order {
        Order {
            pass: Pass {
                seat: Seat::Player(tuomari_board::Color::White),
                token: None,
            },
            key: Some(Key::of(b"k")),
            act: Value::from(act),
            came: At::from_ms(came_ms),
            one_way_ms: 0,
            answer: None,
        }
    }

    fn word(order: &Order, came_ms: u64, cut_ms: u64) -> Hint {
        let body = [came_ms.to_be_bytes(), cut_ms.to_be_bytes()].concat();
        let mark = mark(order.key.unwrap(), &order.act);
        Hint::with_body(table(), VERSION, mark, Bytes::from(body))
    }

    fn table() -> StreamId {
        StreamId::new(1, 0, [0; 9])
    }

    #[test]
    fn an_act_that_was_told_of_counts_from_its_first_coming_and_no_other_does() {
        let (all, at) = (Elsewhere::default(), At::from_ms);
        let first = order("e4", 1_000);
        all.hear(&word(&first, 1_000, 400), at(2_000));
        // He was heard there no more, and a later word says less.
        all.hear(&word(&first, 1_000, 1_000), at(3_000));
        let told = all.find(table(), &order("e4", 5_000)).unwrap();
        assert_eq!((told.came, told.cut_ms), (at(1_000), 400));
        assert_eq!(all.find(table(), &order("d4", 5_000)), None);
        let another = StreamId::new(2, 0, [0; 9]);
        assert_eq!(all.find(another, &order("e4", 5_000)), None);
        assert_eq!(all.find(table(), &order("e4", 13_001)), None, "too late");
        all.forget(table(), &first);
        assert_eq!(all.find(table(), &order("e4", 5_000)), None);
    }

    #[test]
    fn a_word_that_cannot_be_read_says_nothing() {
        let all = Elsewhere::default();
        let (act, now) = (order("e4", 1_000), At::from_ms(2_000));
        let mark = mark(act.key.unwrap(), &act.act);
        for body in [&[][..], &[0; 15], &[0; 17]] {
            let body = Bytes::from(body.to_vec());
            all.hear(&Hint::with_body(table(), VERSION, mark, body), now);
        }
        all.hear(&Hint::bare(table(), VERSION), now);
        assert_eq!(all.find(table(), &order("e4", 5_000)), None);
    }
}
