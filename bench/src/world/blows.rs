//! What goes wrong, done.

use tuomari_bus::{Bytes, Hint};
use tuomari_client::Dice;
use tuomari_conduct::Seat;
use tuomari_record::{Author, Entry, Kind, TokenHash, chain};

use super::{
    Person, World,
    agenda::Agenda,
    plan::{Blow, Fault, Plan},
    store::{Ail, BEGINNING_MS},
};

/// What a standby has not got, at the most.
const MOST_BEHIND_MS: u64 = 3_000;

/// How long a node takes to stop in good order.
const STOPPING_MS: u64 = 600;

const JUMPS_MS: [i64; 4] = [2_000, 20_000, 600_000, 3_600_000];

/// The blows of a world, and what comes after them.
#[derive(Debug)]
pub(super) struct Blows {
    agenda: Agenda<Deed>,
    strangers: usize,
}

#[derive(Clone, Copy, Debug)]
enum Deed {
    Strike(Blow),
    Start(usize),
    Crash(usize),
    Thaw { node: usize, slept: bool },
    FallBack { since_ms: u64 },
}

impl Blows {
    pub(super) fn new(plan: &Plan) -> Blows {
        let mut agenda = Agenda::default();
        for blow in &plan.blows {
            agenda.put(blow.at_ms, Deed::Strike(*blow));
        }
        Blows {
            agenda,
            strangers: plan.tables.iter().map(|table| table.people.len()).sum(),
        }
    }

    /// Does what is due.
    pub(super) fn strike(&mut self, world: &mut World, now_ms: u64) {
        while let Some((_, deed)) = self.agenda.take(now_ms) {
            match deed {
                Deed::Strike(blow) => self.blow(world, now_ms, blow),
                Deed::Start(node) => world.houses[node].start(),
                Deed::Crash(node) => {
                    world.crashes.push((node, now_ms));
                    world.houses[node].crash(false);
                }
                Deed::Thaw { node, slept } => world.houses[node].thaw(slept),
                Deed::FallBack { since_ms } => world.outside.store.fall_back(since_ms),
            }
        }
    }

    fn blow(&mut self, world: &mut World, now_ms: u64, blow: Blow) {
        let Blow {
            fault, for_ms, lot, ..
        } = blow;
        let trace = world.outside.trace.clone();
        trace.count(fault.name());
        trace.step(format_args!("FAULT {} for {for_ms} ms", fault.name()));
        let until = now_ms + for_ms;
        let mut dice = Dice::new(lot);
        let node = usize::try_from(dice.below(world.plan.nodes as u64)).unwrap_or(0);
        let person = usize::try_from(dice.below(world.seated.len() as u64)).unwrap_or(0);
        let store = world.outside.store.clone();
        match fault {
            Fault::Crash => {
                world.crashes.push((node, now_ms));
                world.houses[node].crash(dice.below(4) == 0);
                self.agenda.put(until, Deed::Start(node));
            }
            Fault::Restart => {
                world.houses[node].told_to_stop();
                self.agenda.put(now_ms + STOPPING_MS, Deed::Crash(node));
                self.agenda.put(until + STOPPING_MS, Deed::Start(node));
            }
            Fault::Freeze => self.freeze(world, node..node + 1, until, false),
            Fault::FreezeAll => self.freeze(world, 0..world.plan.nodes, until, false),
            Fault::Sleep => {
                store.ail(Ail::Away, until, 0);
                self.freeze(world, 0..world.plan.nodes, until, true);
            }
            Fault::StoreAway => store.ail(Ail::Away, until, 0),
            Fault::StoreLocked => store.ail(Ail::Locked, until, 0),
            Fault::StoreFull => store.ail(Ail::Full, until, 0),
            Fault::StoreSlow => {
                let by_ms = 150 + dice.below(3_000);
                store.ail(Ail::Slow, until, by_ms);
                world.slow.push((now_ms, until + by_ms));
            }
            Fault::StoreCut => store.ail(Ail::Cut(node), until, 0),
            Fault::Failover => {
                let away = for_ms.clamp(200, 3_000);
                store.ail(Ail::Away, now_ms + away, 0);
                let since_ms = now_ms.saturating_sub(dice.below(MOST_BEHIND_MS));
                self.agenda.put(now_ms + away, Deed::FallBack { since_ms });
            }
            Fault::ClockJump => {
                let by = dice.choose(&JUMPS_MS).copied().unwrap_or(0);
                store.jump(if dice.below(2) == 0 { by } else { -by });
            }
            Fault::BusHangs => world.outside.buses.stall(None, until),
            Fault::BusCut => world.outside.buses.stall(Some(node), until),
            Fault::BusUnruly => world.outside.buses.be_unruly(until),
            Fault::Forgery => self.forge(world, now_ms, &mut dice),
            Fault::LinkStalls => {
                world.outside.net.stall(person, until);
                world.links.push((person, now_ms, until));
            }
            Fault::LinkBreaks => {
                world.outside.net.cut_person(person, false);
                world.links.push((person, now_ms, now_ms));
            }
            Fault::LinkSwallows => {
                world.outside.net.cut_person(person, true);
                // It takes a ping and its silence to notice.
                world.links.push((person, now_ms, now_ms + 9_000));
            }
        }
    }

    fn freeze(
        &mut self,
        world: &mut World,
        nodes: std::ops::Range<usize>,
        until: u64,
        slept: bool,
    ) {
        for node in nodes {
            world.houses[node].freeze(slept);
            self.agenda.put(until, Deed::Thaw { node, slept });
        }
    }

    /// Tells all nodes of an entry that nobody wrote: a seat has a new link, and
    /// somebody comes with it, or a player resigns.
    fn forge(&mut self, world: &mut World, now_ms: u64, dice: &mut Dice) {
        let Some(table) = dice.choose(&world.plan.tables) else {
            return;
        };
        let stream = table.stream;
        let Some((version, hash)) = world.ledger.end(stream) else {
            return;
        };
        let token = format!("forged-{}", self.strangers);
        let seat = Seat::Arbiter;
        let at_ms = BEGINNING_MS + now_ms;
        let entry = if dice.below(2) == 0 {
            Some(Entry {
                at_ms,
                by: Author::Organiser,
                organiser: None,
                key: None,
                kind: Kind::SeatReissued {
                    seat,
                    token: TokenHash::of(token.as_bytes()),
                },
            })
        } else {
            world.ledger.resigned(stream, at_ms)
        };
        let Some(entry) = entry else { return };
        let body = entry.write();
        let hash = chain::link(&hash, stream, version + 1, &body);
        let hint = Hint::with_body(stream, version + 1, hash, Bytes::from(body));
        world.outside.buses.forge(hint);
        let forger = Person {
            number: self.strangers,
            seat,
            token,
            is_forger: true,
            ..world.stranger(stream, dice)
        };
        self.strangers += 1;
        let from_ms = 50 + dice.below(300);
        world.people.spawn(forger.live(from_ms));
    }
}
