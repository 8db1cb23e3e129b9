//! How slow the way to a client is, and what is made up for it.
//!
//! A press is dated back by half the round trip, but by no more than
//! [`MOST_MS`], and by no more in a whole game than [a part](quota_ms) of the
//! player's time. What was given back is written into the entry of the press
//! and shown to both players and the arbiter. Nothing is dated back before
//! what has happened already, and nothing but a press is dated back at all.
//!
//! A client can hold its answers back and seem slower than it is. That is why
//! all this is bounded, and why a way is not believed to be slower than any.

use std::{collections::VecDeque, time::Duration};

use tuomari_clock::{Color, TimeControl};

/// What one press may be given back at most.
pub const MOST_MS: u64 = 250;

/// Of a player's time for sixty moves, the part that he may be given back in
/// one game: one fiftieth.
const QUOTA: u64 = 50;

/// No way is so slow that one can play over it: who seems so far away holds
/// his answers back, or has a line that says nothing about his next press.
const SLOWEST: Duration = Duration::from_millis(1_500);

/// Round trips of which the shortest counts.
const KEPT: usize = 4;

/// The round trips of one socket.
#[derive(Debug, Default)]
pub(crate) struct RoundTrips {
    latest: VecDeque<Duration>,
}

impl RoundTrips {
    /// Takes note of one.
    pub(crate) fn note(&mut self, took: Duration) {
        if self.latest.len() >= KEPT {
            self.latest.pop_front();
        }
        self.latest.push_back(took);
    }

    /// The shortest of the latest; a longer one may have been the client's
    /// own delay.
    pub(crate) fn shortest_ms(&self) -> u64 {
        let shortest = self.latest.iter().min().copied().unwrap_or_default();
        u64::try_from(shortest.as_millis()).unwrap_or(u64::MAX)
    }

    /// The way from the client to here, as far as it is believed.
    pub(crate) fn one_way_ms(&self) -> u64 {
        let shortest = self.latest.iter().min();
        let believed = shortest.is_some_and(|shortest| *shortest <= SLOWEST);
        if believed { self.shortest_ms() / 2 } else { 0 }
    }
}

/// What a player may be given back in one game.
pub(crate) fn quota_ms(control: Option<&TimeControl>, of: Color) -> u64 {
    control.map_or(0, |control| control.time_for_class(of).ms() / QUOTA)
}

/// What is given back for a press that took so long to come, when so much of
/// the quota is left.
pub(crate) fn given_back_ms(one_way_ms: u64, left_ms: u64) -> u64 {
    one_way_ms.min(MOST_MS).min(left_ms)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_press_and_no_game_gets_more_than_its_share() {
        assert_eq!(given_back_ms(40, 20_000), 40);
        assert_eq!(given_back_ms(4_000, 20_000), MOST_MS);
        assert_eq!(given_back_ms(200, 15), 15);
        assert_eq!(given_back_ms(200, 0), 0);
    }

    #[test]
    fn the_share_of_a_game_is_in_proportion_to_its_time() {
        let check = |control: &str, expected: u64| {
            let control = TimeControl::from_human(control).unwrap();
            assert_eq!(quota_ms(Some(&control), Color::White), expected);
        };
        check("3+0", 3_600);
        check("3+2", 6_000);
        check("1+0", 1_200);
        check("90+30", 144_000);
        assert_eq!(quota_ms(None, Color::White), 0);
    }

    #[test]
    fn a_way_that_seems_slower_than_any_is_not_believed() {
        let mut trips = RoundTrips::default();
        trips.note(Duration::from_secs(3));
        assert_eq!(trips.one_way_ms(), 0);
        trips.note(Duration::from_millis(600));
        assert_eq!(trips.one_way_ms(), 300);
    }

    #[test]
    fn the_shortest_of_the_latest_round_trips_counts() {
        let mut trips = RoundTrips::default();
        assert_eq!(trips.one_way_ms(), 0);
        for ms in [30, 900, 80, 120, 110] {
            trips.note(Duration::from_millis(ms));
        }
        assert_eq!((trips.shortest_ms(), trips.one_way_ms()), (80, 40));
    }
}
