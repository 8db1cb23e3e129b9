//! How long answers took, from the median to the slowest.

use std::time::Duration;

/// The times of many answers.
#[derive(Default)]
pub(crate) struct Spread {
    times: Vec<(Duration, String)>,
    /// How long the undecided ones took is of no interest.
    open: usize,
    late: [usize; 3],
}

/// "Not answered within".
const LATE: [Duration; 3] = [
    Duration::from_millis(1),
    Duration::from_millis(10),
    Duration::from_secs(1),
];

impl Spread {
    pub(crate) fn add(&mut self, time: Duration, decided: bool, label: String) {
        self.open += usize::from(!decided);
        for (late, bound) in self.late.iter_mut().zip(LATE) {
            *late += usize::from(!decided || time > bound);
        }
        self.times.push((time, label));
    }

    pub(crate) fn print(mut self, name: &str, slowest: bool) {
        self.times.sort();
        let count = self.times.len();
        if count == 0 {
            return;
        }
        let total: Duration = self.times.iter().map(|(time, _)| *time).sum();
        let at = |per_mille: usize| self.times[(count - 1) * per_mille / 1000].0;
        println!(
            "{name}: {count} answers in {total:.2?}; median {:.2?}, p99 {:.2?}, p99.9 {:.2?}, max {:.2?}",
            at(500),
            at(990),
            at(999),
            at(1000),
        );
        println!(
            "{name}: {} undecided; not answered within 1 ms {}, 10 ms {}, 1 s {}",
            self.open,
            share(self.late[0], count),
            share(self.late[1], count),
            share(self.late[2], count),
        );
        if slowest {
            for (time, label) in self.times.iter().rev().take(20) {
                println!("  {time:>10.2?}  {label}");
            }
        }
    }
}

fn share(part: usize, whole: usize) -> String {
    let per_million = part * 1_000_000 / whole;
    format!(
        "{part} ({}.{:04} %)",
        per_million / 10_000,
        per_million % 10_000
    )
}
