//! The clock of a game counted again, by plain sums over what happened.
//!
//! It knows a base time, an increment, presses and stops, and nothing of the
//! chess clock in the core: two who count apart and agree have counted right.

use tuomari_board::Color;
use tuomari_conduct::Happening;
use tuomari_record::{Entry, Kind};

/// What each face shows, in milliseconds, and how long the clock ran.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    pub white: i64,
    pub black: i64,
    /// How long either of them ran.
    pub ran: i64,
    /// How long it was stopped by outages.
    pub outages: i64,
}

/// What a player was charged for one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    pub of: Color,
    /// The version of the entry in which he pressed.
    pub version: u64,
    pub charged: i64,
}

/// Whose clock runs, and since when.
#[derive(Clone, Copy)]
enum Lever {
    Idle,
    Runs(Color, i64),
    Stopped(Color),
}

/// Counts the time of a game from its entries: `base_ms` for each, and
/// `increment_ms` for the first move and after every press.
pub fn count(entries: &[Entry], base_ms: i64, increment_ms: i64) -> Counted {
    let mut counted = Counted {
        white: base_ms + increment_ms,
        black: base_ms + increment_ms,
        ..Counted::default()
    };
    let mut lever = Lever::Idle;
    for entry in entries {
        if let Kind::Outage { from_ms, to_ms, .. } = entry.kind {
            counted.outages += ms(to_ms) - ms(from_ms);
        }
        for event in entry.events() {
            let at = ms(event.at.ms());
            lever = match (&event.what, lever) {
                (Happening::ClockStarted, _) => Lever::Runs(Color::White, at),
                (Happening::ClockPressed(by), Lever::Runs(of, since)) => {
                    counted.run(of, at - since);
                    *counted.face(*by) += increment_ms;
                    Lever::Runs(!*by, at)
                }
                (Happening::ClockStopped(_), Lever::Runs(of, since)) => {
                    counted.run(of, at - since);
                    Lever::Stopped(of)
                }
                (Happening::ClockResumed, Lever::Stopped(of)) => Lever::Runs(of, at),
                (Happening::TimeAdded(of, time), same) => {
                    *counted.face(*of) += ms(time.ms());
                    same
                }
                (_, same) => same,
            };
        }
    }
    counted
}

/// What was charged for each turn that ended with a press: the time that
/// the clock ran, without the times it was stopped and what was added.
pub fn turns(entries: &[Entry]) -> Vec<Turn> {
    let mut turns = Vec::new();
    let mut lever = Lever::Idle;
    let mut charged = 0;
    for (version, entry) in (1..).zip(entries) {
        for event in entry.events() {
            let at = ms(event.at.ms());
            lever = match (&event.what, lever) {
                (Happening::ClockStarted, _) => Lever::Runs(Color::White, at),
                (Happening::ClockPressed(by), Lever::Runs(_, since)) => {
                    turns.push(Turn {
                        of: *by,
                        version,
                        charged: charged + at - since,
                    });
                    charged = 0;
                    Lever::Runs(!*by, at)
                }
                (Happening::ClockStopped(_), Lever::Runs(of, since)) => {
                    charged += at - since;
                    Lever::Stopped(of)
                }
                (Happening::ClockResumed, Lever::Stopped(of)) => Lever::Runs(of, at),
                (Happening::TimeAdded(to, time), Lever::Runs(of, _) | Lever::Stopped(of))
                    if *to == of =>
                {
                    charged -= ms(time.ms());
                    lever
                }
                (_, same) => same,
            };
        }
    }
    turns
}

impl Counted {
    fn face(&mut self, of: Color) -> &mut i64 {
        match of {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }

    fn run(&mut self, of: Color, for_ms: i64) {
        *self.face(of) -= for_ms;
        self.ran += for_ms;
    }
}

fn ms(ms: u64) -> i64 {
    i64::try_from(ms).unwrap_or(i64::MAX)
}
