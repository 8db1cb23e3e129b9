//! How slow the way to a client is, and what is made up for it.
//!
//! A press is dated back by half the round trip, but by no more than
//! [`MOST_MS`], and by no more in a whole game than [`QUOTA_MS`]. What was
//! given back is written into the entry of the press. Nothing is dated back
//! before what has happened already.

use std::{collections::VecDeque, time::Duration};

/// What one press may be given back at most.
pub const MOST_MS: u64 = 250;

/// What a player may be given back in one game.
pub const QUOTA_MS: u64 = 20_000;

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

    /// The way from the client to here.
    pub(crate) fn one_way_ms(&self) -> u64 {
        self.shortest_ms() / 2
    }
}

/// What is given back for a press that took so long to come, when so much has
/// been given back in this game.
pub(crate) fn given_back_ms(one_way_ms: u64, used_ms: u64) -> u64 {
    one_way_ms.min(MOST_MS).min(left_ms(used_ms))
}

/// What is left of the quota.
pub(crate) fn left_ms(used_ms: u64) -> u64 {
    QUOTA_MS.saturating_sub(used_ms)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_press_and_no_game_gets_more_than_its_share() {
        assert_eq!(given_back_ms(40, 0), 40);
        assert_eq!(given_back_ms(4_000, 0), MOST_MS);
        assert_eq!(given_back_ms(200, QUOTA_MS - 15), 15);
        assert_eq!(given_back_ms(200, QUOTA_MS + 5), 0);
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
