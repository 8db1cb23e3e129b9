//! What a seat is offered, kept from one view to the next.
//!
//! A move changes little in it: what may be done on one's own move goes and
//! comes again. Each option is kept with the choice it was written from, also
//! for a while after it has gone, and is not written a second time.

use std::sync::Arc;

use serde_json::{Map, Value};
use tuomari_conduct::{Act, Choice};

use super::{
    change::{diff, document},
    option::{OptionDto, OptionsDto, keyed},
};

/// Options that have gone and are kept.
const MOST_GONE: usize = 32;

/// The options of a seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Offers {
    now: Vec<Arc<Offer>>,
    gone: Vec<Arc<Offer>>,
}

/// One of them.
#[derive(Debug)]
struct Offer {
    key: String,
    choice: Choice,
    option: OptionDto,
}

impl Offers {
    /// What these choices offer; what was offered before saves work.
    pub(crate) fn of(choices: Vec<Choice>, before: &Offers) -> Offers {
        let mut known = Known::of(&before.now);
        let mut once_known = Known::of(&before.gone);
        let mut now: Vec<Arc<Offer>> = Vec::with_capacity(choices.len());
        for choice in choices {
            let is_same = |offer: &Offer| is_written_alike(&offer.choice, &choice);
            if let Some(offer) = known.find(is_same).or_else(|| once_known.find(is_same)) {
                now.push(Arc::clone(offer));
            } else {
                let (key, option) = keyed(&choice);
                now.push(Arc::new(Offer {
                    key,
                    choice,
                    option,
                }));
            }
        }
        let mut still = Known::of(&now);
        let once = before.now.iter().chain(&before.gone);
        let gone = once.filter(|offer| still.find(|one| one.key == offer.key).is_none());
        Offers {
            gone: gone.take(MOST_GONE).cloned().collect(),
            now,
        }
    }

    /// Whether a kind of act is among them.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.now.iter().any(|offer| offer.choice.id() == id)
    }

    /// All of them, as they go over the wire.
    pub(crate) fn to_dto(&self) -> OptionsDto {
        let offers = self.now.iter();
        offers
            .map(|offer| (offer.key.clone(), offer.option.clone()))
            .collect()
    }

    /// What [`diff`] would say of the two as documents.
    pub(crate) fn since(&self, before: &Offers) -> Value {
        let mut change = Map::new();
        let mut after = Known::of(&self.now);
        for old in &before.now {
            if after.find(|offer| offer.key == old.key).is_none() {
                change.insert(old.key.clone(), Value::Null);
            }
        }
        let mut earlier = Known::of(&before.now);
        for offer in &self.now {
            let value = match earlier.find(|old| old.key == offer.key) {
                None => document(&offer.option),
                Some(old) if Arc::ptr_eq(old, offer) || old.option == offer.option => continue,
                Some(old) => diff(&document(&old.option), &document(&offer.option)),
            };
            change.insert(offer.key.clone(), value);
        }
        Value::Object(change)
    }
}

/// What has gone is nobody's business, and so is the example.
impl PartialEq for Offers {
    fn eq(&self, other: &Offers) -> bool {
        self.to_dto() == other.to_dto()
    }
}

/// A list that is searched again and again in nearly its own order: each
/// search goes on where the last one ended.
struct Known<'o> {
    offers: &'o [Arc<Offer>],
    next: usize,
}

impl<'o> Known<'o> {
    fn of(offers: &'o [Arc<Offer>]) -> Known<'o> {
        Known { offers, next: 0 }
    }

    fn find(&mut self, is_it: impl Fn(&Offer) -> bool) -> Option<&'o Arc<Offer>> {
        let (first, rest) = self.offers.split_at(self.next);
        let place = match rest.iter().position(|offer| is_it(offer)) {
            Some(place) => self.next + place,
            None => first.iter().position(|offer| is_it(offer))?,
        };
        self.next = place + 1;
        Some(&self.offers[place])
    }
}

/// Whether two choices are the same on the wire: examples stay here.
fn is_written_alike(a: &Choice, b: &Choice) -> bool {
    let act = match (&a.act, &b.act) {
        (Act::Touch { .. }, Act::Touch { .. })
        | (Act::Place { .. }, Act::Place { .. })
        | (Act::Remove { .. }, Act::Remove { .. })
        | (Act::Make { .. }, Act::Make { .. }) => true,
        (Act::FixMove { form: a, .. }, Act::FixMove { form: b, .. }) => a == b,
        (a, b) => a == b,
    };
    act && a.cites == b.cites && a.if_wrong == b.if_wrong && a.effects == b.effects
}
