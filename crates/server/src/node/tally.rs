//! What a node counts. How it is told is in `sheet.rs`, what else is told in
//! `measured.rs`.

use std::{
    sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    time::Duration,
};

use axum::http::StatusCode;

use crate::node::sheet::Sheet;

/// Upper bounds of the buckets, in microseconds. A rule of
/// `packaging/monitoring` rests on the tenth of a second.
const BOUNDS_US: [u64; 12] = [
    250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000,
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
    pub(crate) flags: Count,
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
    /// How long answers took, by the first digit of their status.
    answers: [Spread; ANSWERS],
}

/// First digits that a status may have.
const ANSWERS: usize = 5;

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

    fn write(&self, name: &str, labels: &str, sheet: &mut Sheet) {
        let mut below = 0;
        let buckets = BOUNDS_US.iter().zip(&self.buckets).map(|(bound, bucket)| {
            below += bucket.load(Relaxed);
            (seconds(*bound), below)
        });
        let sum = seconds(self.sum_us.load(Relaxed));
        sheet.spread(name, labels, buckets, &sum, self.count.load(Relaxed));
    }
}

/// Microseconds as seconds.
fn seconds(us: u64) -> String {
    format!("{}.{:06}", us / 1_000_000, us % 1_000_000)
}

impl Tally {
    /// A request was answered.
    pub(crate) fn answered(&self, status: StatusCode, took: Duration) {
        let digit = usize::from(status.as_u16() / 100);
        if let Some(spread) = digit.checked_sub(1).and_then(|at| self.answers.get(at)) {
            spread.note(took);
        }
    }

    pub(crate) fn write(&self, sheet: &mut Sheet) {
        let counts = [
            ("commands_accepted", &self.accepted),
            ("commands_repeated", &self.repeated),
            ("commands_refused", &self.refused),
            ("commands_own", &self.own),
            ("flags_by_software", &self.flags),
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
            sheet.count(name, count.get());
        }
        sheet.level("sockets_open", self.open_sockets.get());
        sheet.level("tables_held", self.held.get());
        sheet.kind("commit_seconds", "histogram");
        self.commit.write("commit_seconds", "", sheet);
        sheet.kind("http_seconds", "histogram");
        for (digit, spread) in (1..).zip(&self.answers) {
            let labels = format!("status=\"{digit}xx\"");
            spread.write("http_seconds", &labels, sheet);
        }
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
        tally.answered(StatusCode::NOT_FOUND, Duration::from_millis(1));
        let mut sheet = Sheet::default();
        tally.write(&mut sheet);
        let text = sheet.text();
        for line in [
            "tuomari_commands_accepted_total 1",
            "# TYPE tuomari_commands_accepted_total counter",
            "tuomari_http_seconds_count{status=\"2xx\"} 0",
            "tuomari_http_seconds_count{status=\"4xx\"} 1",
            "tuomari_http_seconds_bucket{status=\"4xx\",le=\"0.001000\"} 1",
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
