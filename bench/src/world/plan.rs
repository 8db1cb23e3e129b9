//! What a seed means: how many nodes, which tables, who plays how, and what
//! goes wrong when.

use clap::ValueEnum;
use tuomari_board::Color;
use tuomari_client::Dice;
use tuomari_conduct::Seat;
use tuomari_record::{Entry, Kind, Replay, StreamId, TokenHash};

use super::store::BEGINNING_MS;

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub enum Fault {
    /// A node is killed, or its machine loses power, and starts again.
    Crash,
    /// A node is told to stop and starts again.
    Restart,
    /// One node is stopped where it stands (SIGSTOP) and goes on.
    Freeze,
    /// All nodes are stopped and go on.
    FreezeAll,
    /// The machine of all nodes and the store sleeps: their own clocks stand.
    Sleep,
    /// The store is killed, or hangs, and comes back.
    StoreAway,
    /// Its rows are locked, or a disk hangs while it writes.
    StoreLocked,
    StoreFull,
    StoreSlow,
    /// One node cannot reach it.
    StoreCut,
    /// A standby takes over that lost the last rows.
    Failover,
    /// The clock that all nodes set themselves by jumps.
    ClockJump,
    BusHangs,
    /// One node is cut from the bus.
    BusCut,
    /// Hints are lost, doubled, late, overtaken.
    BusUnruly,
    /// Somebody forges a hint.
    Forgery,
    /// A person's line stalls.
    LinkStalls,
    /// A person's connection breaks.
    LinkBreaks,
    /// It swallows everything and looks open.
    LinkSwallows,
}

impl Fault {
    pub const ALL: [Fault; 19] = [
        Fault::Crash,
        Fault::Restart,
        Fault::Freeze,
        Fault::FreezeAll,
        Fault::Sleep,
        Fault::StoreAway,
        Fault::StoreLocked,
        Fault::StoreFull,
        Fault::StoreSlow,
        Fault::StoreCut,
        Fault::Failover,
        Fault::ClockJump,
        Fault::BusHangs,
        Fault::BusCut,
        Fault::BusUnruly,
        Fault::Forgery,
        Fault::LinkStalls,
        Fault::LinkBreaks,
        Fault::LinkSwallows,
    ];

    /// Its name for people.
    pub fn name(self) -> &'static str {
        match self {
            Fault::Crash => "crash",
            Fault::Restart => "restart",
            Fault::Freeze => "freeze",
            Fault::FreezeAll => "freeze-all",
            Fault::Sleep => "sleep",
            Fault::StoreAway => "store-away",
            Fault::StoreLocked => "store-locked",
            Fault::StoreFull => "store-full",
            Fault::StoreSlow => "store-slow",
            Fault::StoreCut => "store-cut",
            Fault::Failover => "failover",
            Fault::ClockJump => "clock-jump",
            Fault::BusHangs => "bus-hangs",
            Fault::BusCut => "bus-cut",
            Fault::BusUnruly => "bus-unruly",
            Fault::Forgery => "forgery",
            Fault::LinkStalls => "link-stalls",
            Fault::LinkBreaks => "link-breaks",
            Fault::LinkSwallows => "link-swallows",
        }
    }
}

/// A fault at a time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blow {
    pub(super) at_ms: u64,
    pub(super) fault: Fault,
    pub(super) for_ms: u64,
    /// Any number, for what else there is to choose.
    pub(super) lot: u64,
}

/// A table, and who sits at it.
#[derive(Clone, Debug)]
pub(super) struct Seating {
    pub(super) stream: StreamId,
    pub(super) entry: Entry,
    pub(super) people: Vec<Seated>,
}

/// Somebody at a table.
#[derive(Clone, Debug)]
pub(super) struct Seated {
    pub(super) seat: Seat,
    pub(super) token: String,
    pub(super) starts: bool,
    pub(super) thinks_ms: (u64, u64),
    pub(super) most_moves: usize,
}

/// What a seed means.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) nodes: usize,
    pub(super) tables: Vec<Seating>,
    pub(super) blows: Vec<Blow>,
    /// When nothing goes wrong any more.
    pub(super) healed_ms: u64,
}

const PROFILES: [&str; 6] = [
    "fide-2018/blitz-unsupervised",
    "fide-2023/blitz-unsupervised",
    "fide-2023/rapid-supervised",
    "fide-2014/blitz-supervised",
    "fi-blitz-2014/only",
    "fi-team-blitz/only",
];

/// What an event must decide in some rulebooks and may not in others.
const DECISIONS: [&str; 3] = [
    "{}",
    r#"{"fide-rated":"no"}"#,
    r#"{"default-time":"30min","fide-rated":"no"}"#,
];

const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
    "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
];

impl Plan {
    /// The plan of a seed, with faults of these kinds.
    pub(super) fn of(seed: u64, among: &[Fault]) -> Plan {
        let mut dice = Dice::new(seed);
        let nodes = 1 + number(dice.below(3));
        let tables = 1 + dice.below(3);
        let tables = (0..tables).map(|table| seating(&mut dice, table)).collect();
        let healed_ms = 8_000 + dice.below(14_000);
        // A few kinds for each seed: all at once would hide each other.
        let kinds = dice.below(4);
        let kinds: Vec<Fault> = (0..kinds)
            .filter_map(|_| dice.choose(among).copied())
            .collect();
        let count = if kinds.is_empty() {
            0
        } else {
            1 + dice.below(4)
        };
        let mut blows: Vec<Blow> = (0..count)
            .filter_map(|_| {
                let fault = dice.choose(&kinds).copied()?;
                let at_ms = 600 + dice.below(healed_ms - 800);
                let most = (healed_ms - at_ms).min(300 << dice.below(7));
                Some(Blow {
                    at_ms,
                    fault,
                    for_ms: 100 + dice.below(most),
                    lot: dice.bits(),
                })
            })
            .collect();
        blows.sort_by_key(|blow| blow.at_ms);
        Plan {
            nodes,
            tables,
            blows,
            healed_ms,
        }
    }
}

fn seating(dice: &mut Dice, table: u64) -> Seating {
    let mut random = [0; 9];
    random[..8].copy_from_slice(&dice.bits().to_le_bytes());
    let stream = StreamId::new(BEGINNING_MS - 1_000 + table, 0, random);
    let mut people = Vec::new();
    let has_arbiter = dice.below(2) == 0;
    let mut seats = vec![Seat::Player(Color::White), Seat::Player(Color::Black)];
    if has_arbiter {
        seats.push(Seat::Arbiter);
    }
    if dice.below(4) == 0 {
        seats.push(Seat::Spectator);
    }
    // One table in four has people who think for long.
    let slow = dice.below(4) == 0;
    let least = 30 + dice.below(300) + if slow { 2_500 } else { 0 };
    let most = least + 400 + dice.below(if slow { 8_000 } else { 3_000 });
    for seat in seats {
        people.push(Seated {
            seat,
            token: if seat == Seat::Spectator {
                String::new()
            } else {
                format!("table-{table}-{seat}")
            },
            starts: if has_arbiter {
                seat == Seat::Arbiter
            } else {
                seat == Seat::Player(Color::Black)
            },
            thinks_ms: (least, most),
            most_moves: 3 + number(dice.below(20)),
        });
    }
    let mut entry = created(dice, slow);
    if let Kind::TableCreated(created) = &mut entry.kind {
        let tokens = people.iter().filter(|person| !person.token.is_empty());
        created.seats = tokens
            .map(|person| (person.seat, TokenHash::of(person.token.as_bytes())))
            .collect();
    }
    Seating {
        stream,
        entry,
        people,
    }
}

/// The first entry of a table.
fn created(dice: &mut Dice, slow: bool) -> Entry {
    let profile = dice.choose(&PROFILES).copied().unwrap_or(PROFILES[0]);
    let (book, face) = profile.split_once('/').unwrap_or((profile, "only"));
    let kind = if dice.below(4) == 0 {
        "strict"
    } else {
        "assisted"
    };
    let base = 3_000 + dice.below(8) * 1_000 + if slow { 15_000 } else { 0 };
    let extra = match dice.below(3) {
        0 => format!(r#","extra":{{"increment":{}}}"#, 100 + dice.below(10) * 100),
        _ => String::new(),
    };
    let start = dice.choose(&STARTS).copied().unwrap_or(STARTS[0]);
    let at_ms = BEGINNING_MS - 1_000;
    let mut entries = DECISIONS.into_iter().filter_map(|decisions| {
        let line = format!(
            r#"{{"v":1,"at":{at_ms},"by":"organiser","table-created":{{"rulebook":"{book}","profile":"{face}","decisions":{decisions},"table":"{kind}","control":{{"periods":[{{"base":{base}{extra}}}]}},"start":{{"fen":"{start}"}}}}}}"#
        );
        let entry = Entry::read(line.as_bytes()).ok()?;
        Replay::begin(&entry).ok()?;
        Some(entry)
    });
    entries
        .next()
        .expect("every profile of the list has its decisions among these")
}

fn number(of: u64) -> usize {
    usize::try_from(of).unwrap_or(0)
}
