//! A game as delayed spectators see it: a second one that lags behind.

use std::collections::VecDeque;

use tuomari_clock::At;
use tuomari_conduct::Game;
use tuomari_record::{Delay, Entry};

/// A game that follows another one later.
#[derive(Debug)]
pub(crate) struct Delayed {
    delay: Delay,
    /// The game as it is shown.
    pub(crate) game: Game,
    pub(crate) version: u64,
    /// The instant of its last event.
    pub(crate) since: At,
    /// How much later its instants are shown than they were.
    pub(crate) shift_ms: u64,
    waiting: VecDeque<Waiting>,
}

/// An entry that is not shown yet.
#[derive(Debug)]
struct Waiting {
    entry: Entry,
    since: At,
    /// Half-moves made when it had happened.
    plies: usize,
}

impl Delayed {
    /// The same game, from its beginning; none if there is no delay.
    pub(crate) fn of(delay: Delay, game: &Game, since: At) -> Option<Delayed> {
        if delay == Delay::None {
            return None;
        }
        Some(Delayed {
            delay,
            game: game.clone(),
            version: 1,
            since,
            shift_ms: match delay {
                Delay::Ms(ms) => ms,
                Delay::None | Delay::Plies(_) => 0,
            },
            waiting: VecDeque::new(),
        })
    }

    /// Takes in what happened; it is shown later.
    pub(crate) fn follow(&mut self, entry: Entry, since: At, plies: usize) {
        self.waiting.push_back(Waiting {
            entry,
            since,
            plies,
        });
    }

    /// Shows what is due; whether anything was. `plies` is how many half-moves
    /// have really been made, `over` whether the game is and may be shown.
    pub(crate) fn advance(&mut self, now_ms: u64, plies: usize, over: bool) -> bool {
        let mut any = false;
        while let Some(next) = self.waiting.front() {
            let due = match self.delay {
                Delay::None => true,
                Delay::Plies(behind) => over || plies >= next.plies + usize::from(behind),
                Delay::Ms(ms) => now_ms >= next.entry.at_ms.saturating_add(ms),
            };
            if !due {
                break;
            }
            let Some(next) = self.waiting.pop_front() else {
                break;
            };
            for event in next.entry.events() {
                self.game.apply(event);
            }
            self.version += 1;
            self.since = next.since;
            if let Delay::Plies(_) = self.delay {
                self.shift_ms = now_ms.saturating_sub(next.since.ms());
            }
            any = true;
        }
        any
    }

    /// When the next entry is shown, if that is a matter of time.
    pub(crate) fn next_ms(&self) -> Option<u64> {
        let next = self.waiting.front()?;
        match self.delay {
            Delay::Ms(ms) => Some(next.entry.at_ms.saturating_add(ms)),
            Delay::None | Delay::Plies(_) => None,
        }
    }

    /// When all that has happened is shown, if something waits for its time.
    pub(crate) fn last_ms(&self) -> Option<u64> {
        let last = self.waiting.back()?;
        match self.delay {
            Delay::Ms(ms) => Some(last.entry.at_ms.saturating_add(ms)),
            Delay::None | Delay::Plies(_) => None,
        }
    }

    /// The instant that is shown now. Behind by half-moves, the clock stands
    /// as it did when the last of them was made.
    pub(crate) fn shown_at(&self, now_ms: u64) -> At {
        match self.delay {
            Delay::Ms(ms) => At::from_ms(now_ms.saturating_sub(ms)),
            Delay::None | Delay::Plies(_) => self.since,
        }
    }
}
