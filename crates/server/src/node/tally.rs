//! What a node counts, and the text that Prometheus reads.

use std::{
    fmt::Write as _,
    sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    time::Duration,
};

/// Upper bounds of the buckets for a commit, in microseconds.
const BOUNDS_US: [u64; 10] = [
    250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 250_000, 1_000_000,
];

/// What a node counts. Nothing in it names a person, a table or a link.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) accepted: Count,
    /// Commands that were repeated and answered with their first outcome.
    pub(crate) repeated: Count,
    pub(crate) refused: Count,
    /// Appends that another node was faster with.
    pub(crate) conflicts: Count,
    /// Appends whose outcome was not known at once.
    pub(crate) doubtful: Count,
    /// Commands of the software's own: flags, absences, dead positions.
    pub(crate) own: Count,
    /// Entries from the bus that did not follow what was held.
    pub(crate) unfit_hints: Count,
    /// How often a record could not be read because it is broken.
    pub(crate) broken: Count,
    /// Tables of which the journal had less than this node held.
    pub(crate) fallen_back: Count,
    pub(crate) packed: Count,
    /// Outages written into records.
    pub(crate) outages: Count,
    /// Times when this process stood still.
    pub(crate) stalls: Count,
    /// Times when the journal's clock jumped, or the machine slept.
    pub(crate) clock_jumps: Count,
    /// Sockets opened so far.
    pub(crate) sockets: Count,
    pub(crate) open_sockets: Level,
    /// Messages put into sockets' queues.
    pub(crate) messages: Count,
    /// Views and changes written, each once for a table and kind of seat.
    pub(crate) written: Count,
    /// Readers that were too slow and got a fresh view.
    pub(crate) slow: Count,
    /// Requests and messages turned away by a limit.
    pub(crate) limited: Count,
    /// Tables loaded so far.
    pub(crate) loaded: Count,
    pub(crate) held: Level,
    /// Messages that receivers of webhooks took.
    pub(crate) webhooks_sent: Count,
    /// Tries that failed and were followed by another.
    pub(crate) webhooks_retried: Count,
    /// Messages that were given up after the last try.
    pub(crate) webhooks_failed: Count,
    /// Messages for which a queue had no room, or this node no time.
    pub(crate) webhooks_dropped: Count,
    /// How long commits took.
    pub(crate) commit: Spread,
}

/// A number that only grows.
#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn one(&self) {
        self.0.fetch_add(1, Relaxed);
    }

    pub(crate) fn add(&self, more: usize) {
        self.0
            .fetch_add(u64::try_from(more).unwrap_or(u64::MAX), Relaxed);
    }

    /// The number so far.
    pub(crate) fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// A number that rises and falls.
#[derive(Debug, Default)]
pub(crate) struct Level(AtomicI64);

impl Level {
    pub(crate) fn rise(&self) {
        self.0.fetch_add(1, Relaxed);
    }

    pub(crate) fn fall(&self) {
        self.0.fetch_sub(1, Relaxed);
    }

    pub(crate) fn get(&self) -> i64 {
        self.0.load(Relaxed)
    }
}

/// How long something took, in buckets.
#[derive(Debug, Default)]
pub(crate) struct Spread {
    buckets: [AtomicU64; BOUNDS_US.len()],
    count: AtomicU64,
    sum_us: AtomicU64,
}

impl Spread {
    /// Takes note of one.
    pub(crate) fn note(&self, took: Duration) {
        let us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        if let Some(place) = BOUNDS_US.iter().position(|bound| us <= *bound) {
            self.buckets[place].fetch_add(1, Relaxed);
        }
        self.count.fetch_add(1, Relaxed);
        self.sum_us.fetch_add(us, Relaxed);
    }

    fn write(&self, name: &str, text: &mut String) {
        let _ = writeln!(text, "# TYPE {name} histogram");
        let mut below = 0;
        for (bound, bucket) in BOUNDS_US.iter().zip(&self.buckets) {
            below += bucket.load(Relaxed);
            let le = decimal(*bound);
            let _ = writeln!(text, "{name}_bucket{{le=\"{le}\"}} {below}");
        }
        let count = self.count.load(Relaxed);
        let sum = decimal(self.sum_us.load(Relaxed));
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(text, "{name}_sum {sum}\n{name}_count {count}");
    }
}

/// Microseconds as seconds.
fn decimal(us: u64) -> String {
    format!("{}.{:06}", us / 1_000_000, us % 1_000_000)
}

impl Tally {
    /// The text that Prometheus reads; `more` are further levels.
    pub(crate) fn to_text(&self, more: &[(&str, i64)]) -> String {
        let mut text = String::new();
        let counts = [
            ("commands_accepted", &self.accepted),
            ("commands_repeated", &self.repeated),
            ("commands_refused", &self.refused),
            ("commands_own", &self.own),
            ("appends_conflicted", &self.conflicts),
            ("appends_doubtful", &self.doubtful),
            ("bus_unfit", &self.unfit_hints),
            ("broken_records_met", &self.broken),
            ("tables_fallen_back", &self.fallen_back),
            ("games_packed", &self.packed),
            ("outages_recorded", &self.outages),
            ("stalls", &self.stalls),
            ("clock_jumps", &self.clock_jumps),
            ("sockets_opened", &self.sockets),
            ("messages_queued", &self.messages),
            ("messages_written", &self.written),
            ("slow_readers", &self.slow),
            ("turned_away", &self.limited),
            ("tables_loaded", &self.loaded),
            ("webhooks_sent", &self.webhooks_sent),
            ("webhooks_retried", &self.webhooks_retried),
            ("webhooks_failed", &self.webhooks_failed),
            ("webhooks_dropped", &self.webhooks_dropped),
        ];
        for (name, count) in counts {
            let name = format!("tuomari_{name}_total");
            let _ = writeln!(text, "# TYPE {name} counter\n{name} {}", count.get());
        }
        let own = [
            ("sockets_open", self.open_sockets.get()),
            ("tables_held", self.held.get()),
        ];
        for (name, level) in own.iter().chain(more) {
            let _ = writeln!(text, "# TYPE tuomari_{name} gauge\ntuomari_{name} {level}");
        }
        self.commit.write("tuomari_commit_seconds", &mut text);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_hold_all_that_is_below_them() {
        let tally = Tally::default();
        tally.accepted.one();
        tally.commit.note(Duration::from_micros(400));
        tally.commit.note(Duration::from_millis(3));
        tally.commit.note(Duration::from_secs(3));
        let text = tally.to_text(&[("bus_up", 1)]);
        for line in [
            "tuomari_commands_accepted_total 1",
            "tuomari_bus_up 1",
            "tuomari_commit_seconds_bucket{le=\"0.000250\"} 0",
            "tuomari_commit_seconds_bucket{le=\"0.000500\"} 1",
            "tuomari_commit_seconds_bucket{le=\"0.005000\"} 2",
            "tuomari_commit_seconds_bucket{le=\"+Inf\"} 3",
            "tuomari_commit_seconds_sum 3.003400",
        ] {
            assert!(text.lines().any(|has| has == line), "{line} in\n{text}");
        }
    }
}
