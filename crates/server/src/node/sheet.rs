//! The text that Prometheus reads: names, their kinds, their values.

use std::fmt::{Display, Write as _};

/// What every name of ours begins with.
const OURS: &str = "tuomari_";

/// A sheet of measurements.
#[derive(Debug, Default)]
pub(crate) struct Sheet(String);

impl Sheet {
    pub(crate) fn text(self) -> String {
        self.0
    }

    /// A number that only grows; its name ends with `_total`.
    pub(crate) fn count(&mut self, name: &str, value: u64) {
        let name = format!("{name}_total");
        self.kind(&name, "counter");
        self.line(&name, "", &value);
    }

    /// A number that rises and falls.
    pub(crate) fn level(&mut self, name: &str, value: impl Display) {
        self.kind(name, "gauge");
        self.line(name, "", &value);
    }

    /// One level for each of several, which a label tells apart.
    pub(crate) fn levels<V: Display>(
        &mut self,
        name: &str,
        label: &str,
        all: impl IntoIterator<Item = (String, V)>,
    ) {
        self.kind(name, "gauge");
        for (which, value) in all {
            self.line(name, &format!("{label}=\"{which}\""), &value);
        }
    }

    /// What the lines after it are.
    pub(crate) fn kind(&mut self, name: &str, kind: &str) {
        let _ = writeln!(self.0, "# TYPE {OURS}{name} {kind}");
    }

    /// How something is spread: how many were at most so long, by bound.
    pub(crate) fn spread(
        &mut self,
        name: &str,
        labels: &str,
        buckets: impl Iterator<Item = (String, u64)>,
        sum: &str,
        count: u64,
    ) {
        let comma = if labels.is_empty() { "" } else { "," };
        let bucket = format!("{name}_bucket");
        let all = [("+Inf".to_owned(), count)];
        for (le, below) in buckets.chain(all) {
            self.line(&bucket, &format!("{labels}{comma}le=\"{le}\""), &below);
        }
        self.line(&format!("{name}_sum"), labels, &sum);
        self.line(&format!("{name}_count"), labels, &count);
    }

    fn line(&mut self, name: &str, labels: &str, value: &dyn Display) {
        let _ = if labels.is_empty() {
            writeln!(self.0, "{OURS}{name} {value}")
        } else {
            writeln!(self.0, "{OURS}{name}{{{labels}}} {value}")
        };
    }
}
