//! A world in a box: nodes, store, bus, browsers and clocks in one process,
//! from a seed.
//!
//! Each node has a runtime of its own whose time stands still until the world
//! lets it run, five milliseconds at a time. What goes between nodes, store,
//! bus and browsers takes at least as long, so nobody can hear of what another
//! did in the same window, and the order in which they run does not matter.
//! The same seed gives the same world, step for step.
//!
//! | question | file |
//! | --- | --- |
//! | What does a seed mean? | `plan.rs` |
//! | What happens when something goes wrong? | `blows.rs`, and the parts it strikes: `store.rs`, `buses.rs`, `net.rs`, `house.rs` |
//! | What does a person do? | `person.rs` |
//! | What must not be? | `ledger.rs` for rows and views, `time.rs` for clocks |
//! | How are many seeds run? | `runs.rs` |

mod agenda;
mod blows;
mod buses;
mod house;
mod ledger;
mod net;
mod notes;
mod person;
mod plan;
mod rows;
mod runs;
mod spells;
mod store;
mod time;
mod trace;

use std::collections::BTreeMap;

use serde_json::Value;
use tokio::{
    runtime::{Builder, Runtime},
    time::{Instant, sleep_until},
};
use tuomari_client::{Brain, Dice};
use tuomari_conduct::Seat;
use tuomari_journal::Append;
use tuomari_record::{StreamId, chain};

use self::{
    blows::Blows,
    buses::Buses,
    house::{House, Outside},
    ledger::Ledger,
    net::Net,
    notes::Notes,
    person::{Hand, Person},
    plan::Plan,
    spells::Spells,
    store::Store,
    trace::Trace,
};
pub use self::{
    plan::Fault,
    runs::{Found, Report, Wish, run},
    trace::{Kind, Wrong},
};

/// How long everybody runs before what they sent is delivered.
const WINDOW_MS: u64 = 5;

/// Nobody acts so long after everything is well again.
const PLAYS_ON_MS: u64 = 1_500;

/// By then everybody must see what the journal says: the longest way back is
/// an attempt just missed, a silent line and a door that stays shut.
const RESTS_MS: u64 = 25_000;

/// How a world is made.
#[derive(Clone, Debug)]
pub struct Making {
    /// What may go wrong.
    pub faults: Vec<Fault>,
    /// Whether every step is printed.
    pub prints: bool,
    /// A store that takes any row, after whatever it has.
    pub store_takes_anything: bool,
    /// A bus that takes anybody's hints for the nodes' own.
    pub bus_believes_anybody: bool,
    /// How long no node may leave a sign before it was an outage.
    pub silence_ms: Option<u64>,
    /// The world ends after so many windows at the latest.
    pub most_windows: u64,
}

impl Default for Making {
    fn default() -> Making {
        Making {
            faults: Fault::ALL.to_vec(),
            prints: false,
            store_takes_anything: false,
            bus_believes_anybody: false,
            silence_ms: None,
            most_windows: u64::MAX,
        }
    }
}

/// What became of a world.
#[derive(Clone, Debug)]
pub struct Fate {
    pub seed: u64,
    /// The hash of every step.
    pub hash: u64,
    pub steps: u64,
    /// How long it lasted, in its own time.
    pub lasted_ms: u64,
    /// What was counted: faults by name, acknowledgements, turns.
    pub counts: BTreeMap<&'static str, u64>,
    pub wrongs: Vec<Wrong>,
}

/// Lives through the world of a seed.
pub fn live(seed: u64, making: &Making) -> Fate {
    let plan = Plan::of(seed, &making.faults);
    World::new(seed, plan, making).live(making.most_windows)
}

/// A world.
struct World {
    seed: u64,
    plan: Plan,
    outside: Outside,
    ledger: Ledger,
    houses: Vec<House>,
    people: Runtime,
    began: Instant,
    seated: Vec<Place>,
    spells: Spells,
    /// Whose own line was at fault, and when.
    links: Vec<(usize, u64, u64)>,
    /// Which node crashed, and when.
    crashes: Vec<(usize, u64)>,
    /// When storing took so long that it may have been taken for an outage.
    slow: Vec<(u64, u64)>,
}

/// Where somebody sits, and what he noted.
#[derive(Clone, Debug)]
struct Place {
    stream: StreamId,
    seat: Seat,
    notes: Notes,
}

impl World {
    fn new(seed: u64, plan: Plan, making: &Making) -> World {
        let mut dice = Dice::new(seed ^ 0x5eed_1701);
        let trace = Trace::new(making.prints);
        let ledger = Ledger::new(&trace);
        let count: usize = plan.tables.iter().map(|table| table.people.len()).sum();
        let strangers = plan.blows.len();
        let net = Net::new(&trace, count + strangers, plan.nodes, &mut dice);
        let takes_anything = making.store_takes_anything;
        let outside = Outside {
            store: Store::new(&trace, &ledger, Dice::new(dice.bits()), takes_anything),
            buses: Buses::new(
                &trace,
                plan.nodes,
                Dice::new(dice.bits()),
                making.bus_believes_anybody,
            ),
            net,
            trace,
        };
        let houses = (0..plan.nodes)
            .map(|n| House::new(n, &outside, making.silence_ms))
            .collect();
        let people = Builder::new_current_thread()
            .enable_time()
            .start_paused(true)
            .build()
            .expect("a runtime without sockets needs nothing of the system");
        let began = people.block_on(async { Instant::now() });
        let mut world = World {
            seed,
            spells: Spells::new(plan.nodes),
            plan,
            outside,
            ledger,
            houses,
            people,
            began,
            seated: Vec::new(),
            links: Vec::new(),
            crashes: Vec::new(),
            slow: Vec::new(),
        };
        world.open(&mut dice);
        world
    }

    /// Sets up the tables and seats the people.
    fn open(&mut self, dice: &mut Dice) {
        for table in self.plan.tables.clone() {
            let body = table.entry.write();
            let hash = chain::link(&chain::NO_HASH, table.stream, 1, &body);
            self.outside
                .store
                .found(Append::new(table.stream, 1, hash, body));
            for seated in table.people {
                let mut brain = Brain::new(None, seated.most_moves);
                if let Some(start) = self.ledger.start(table.stream) {
                    brain.begin(start);
                }
                let person = Person {
                    number: self.seated.len(),
                    seat: seated.seat,
                    token: seated.token,
                    brain,
                    starts: seated.starts,
                    thinks_ms: seated.thinks_ms,
                    ..self.stranger(table.stream, dice)
                };
                self.seated.push(Place {
                    stream: table.stream,
                    seat: seated.seat,
                    notes: person.notes.clone(),
                });
                let from_ms = 100 + dice.below(600);
                self.people.spawn(person.live(from_ms));
            }
        }
    }

    /// Somebody who has no seat at a table.
    fn stranger(&self, stream: StreamId, dice: &mut Dice) -> Person {
        Person {
            number: 0,
            stream,
            seat: Seat::Spectator,
            token: String::new(),
            nodes: self.plan.nodes,
            home: usize::try_from(dice.below(self.plan.nodes as u64)).unwrap_or(0),
            net: self.outside.net.clone(),
            trace: self.outside.trace.clone(),
            ledger: self.ledger.clone(),
            notes: Notes::default(),
            dice: Dice::new(dice.bits()),
            brain: Brain::new(None, 0),
            starts: false,
            thinks_ms: (1, 2),
            rests_at_ms: self.plan.healed_ms + PLAYS_ON_MS,
            is_forger: false,
            hand: Hand::default(),
        }
    }

    fn live(mut self, most_windows: u64) -> Fate {
        for house in &mut self.houses {
            house.start();
        }
        let mut blows = Blows::new(&self.plan);
        let last_ms = self.plan.healed_ms + PLAYS_ON_MS + RESTS_MS;
        let (mut now_ms, mut windows) = (0, 0);
        while now_ms < last_ms && windows < most_windows {
            blows.strike(&mut self, now_ms);
            self.outside.store.deliver();
            self.outside.buses.deliver();
            self.outside.net.deliver();
            self.watch(now_ms);
            now_ms += WINDOW_MS;
            windows += 1;
            self.outside.trace.now.set(now_ms);
            for house in &mut self.houses {
                house.run(WINDOW_MS);
            }
            let until = self.began + std::time::Duration::from_millis(now_ms);
            self.people.block_on(async { sleep_until(until).await });
            let rests = now_ms > self.plan.healed_ms + PLAYS_ON_MS + 500;
            if rests && now_ms % 500 == 0 && self.all_see_the_end() {
                break;
            }
        }
        if windows < most_windows {
            self.judge();
        }
        self.end(now_ms)
    }

    /// Notes which nodes can take an act now.
    fn watch(&mut self, now_ms: u64) {
        for (node, house) in self.houses.iter().enumerate() {
            let takes = house.serves() && self.outside.store.takes_from(node);
            self.spells.note(now_ms, node, takes);
        }
    }

    fn all_see_the_end(&self) -> bool {
        self.seated.iter().all(|place| {
            let Some(head) = self.ledger.head(place.stream) else {
                return true;
            };
            let pages = place.notes.pages();
            let Some((version, seen)) = &pages.view else {
                return false;
            };
            // Another history may have had as many rows.
            *version == head && self.differs(place, head, seen).is_none()
        })
    }

    fn differs(&self, place: &Place, version: u64, seen: &Value) -> Option<String> {
        self.ledger.differs(place.stream, place.seat, version, seen)
    }

    /// Everything has come to rest: what everybody sees, what was
    /// acknowledged, and what the clocks say.
    fn judge(&mut self) {
        for place in &self.seated {
            let Some(head) = self.ledger.head(place.stream) else {
                continue;
            };
            let pages = place.notes.pages();
            match &pages.view {
                Some((version, seen)) if *version == head => {
                    if let Some(difference) = self.differs(place, head, seen) {
                        let seat = place.seat;
                        let detail = format!("in the end {seat} sees another {difference}");
                        self.outside.trace.wrong(Kind::Diverged, detail);
                    }
                }
                other => {
                    let at = other.as_ref().map_or(0, |(version, _)| *version);
                    let why = pages.problem.clone().unwrap_or_default();
                    let kind = if pages.problem.is_some() {
                        Kind::Unreadable
                    } else {
                        Kind::Diverged
                    };
                    let detail =
                        format!("{} stands at {at}, the journal at {head} {why}", place.seat);
                    self.outside.trace.wrong(kind, detail);
                }
            }
        }
        self.ledger.close();
        self.tell();
        time::judge(self);
    }

    /// Tells what is stored, row by row.
    fn tell(&self) {
        for table in &self.plan.tables {
            for (at_ms, row) in self.outside.store.rows(table.stream) {
                let body = String::from_utf8_lossy(&row.body);
                let told =
                    format_args!("{} {} stored at {at_ms}: {body}", table.stream, row.version);
                self.outside.trace.remark(told);
            }
        }
    }

    fn end(self, lasted_ms: u64) -> Fate {
        let World {
            seed,
            outside,
            houses,
            people,
            ..
        } = self;
        drop((houses, people));
        outside.net.close();
        let sum = outside.trace.sum();
        Fate {
            seed,
            hash: sum.hash,
            steps: sum.steps,
            lasted_ms,
            counts: sum.counts,
            wrongs: sum.wrongs,
        }
    }
}
