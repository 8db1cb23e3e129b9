//! What processes cost: time on the cores and memory, from `/proc`.
#![expect(
    clippy::disallowed_methods,
    reason = "the kernel tells it in files; this is the only place that reads them"
)]

use std::{fs, process::Command, time::Duration};

/// What the clock of `/proc` counts in: `getconf CLK_TCK` is 100 on Linux.
const TICK: Duration = Duration::from_millis(10);

/// Time on the cores that a process has had, its threads included.
pub fn cpu(pid: u32) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    // The name, in brackets, may hold anything; user and system time are the
    // twelfth and thirteenth after it.
    let rest = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    let fields: Vec<&str> = rest.split_whitespace().collect();
    let ticks = |place: usize| fields.get(place).and_then(|text| text.parse::<u32>().ok());
    TICK * (ticks(11).unwrap_or(0) + ticks(12).unwrap_or(0))
}

/// The same for a process and all below it: a PostgreSQL server has one for
/// each connection. Those that have ended are in their parent's account.
pub fn cpu_of_family(pid: u32) -> Duration {
    let waited = {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        let rest = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
        let fields: Vec<&str> = rest.split_whitespace().collect();
        let ticks = |place: usize| fields.get(place).and_then(|text| text.parse::<u32>().ok());
        TICK * (ticks(13).unwrap_or(0) + ticks(14).unwrap_or(0))
    };
    let own = cpu(pid) + waited;
    children(pid)
        .into_iter()
        .map(cpu)
        .fold(own, |sum, one| sum + one)
}

fn children(pid: u32) -> Vec<u32> {
    let listed = Command::new("pgrep")
        .args(["-P", &pid.to_string()])
        .output();
    let listed = listed.map(|output| output.stdout).unwrap_or_default();
    let text = String::from_utf8_lossy(&listed).into_owned();
    text.lines().filter_map(|line| line.parse().ok()).collect()
}

/// The memory of its own that a process holds, in bytes.
pub fn memory(pid: u32) -> u64 {
    status(pid, "RssAnon:")
}

/// The most memory that a process has held so far, in bytes.
pub fn most_memory(pid: u32) -> u64 {
    status(pid, "VmHWM:")
}

fn status(pid: u32, name: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kib.unwrap_or(0) * 1024
}

/// The process that listens on a port of the loopback, by `ss`.
pub fn listener(port: u16) -> Option<u32> {
    let filter = format!("sport = :{port}");
    let output = Command::new("ss").args(["-Hltnp", &filter]).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let (_, rest) = text.split_once("pid=")?;
    let end = rest.find(|c: char| !c.is_ascii_digit())?;
    rest[..end].parse().ok()
}

/// How many files this process may have open.
pub fn open_files() -> usize {
    let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits
        .lines()
        .find(|line| line.starts_with("Max open files"));
    let soft = line.and_then(|line| line.split_whitespace().nth(3));
    soft.and_then(|soft| soft.parse().ok()).unwrap_or(1_024)
}

/// The time of this machine, in Unix milliseconds.
#[expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a measurement happens today"
)]
pub fn now_ms() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_has_cost_something() {
        let pid = std::process::id();
        let mut sum = 0_u64;
        while cpu(pid) < TICK * 3 {
            sum = sum.wrapping_add((0..100_000_u64).fold(0, |a, b| a ^ b.wrapping_mul(sum)));
        }
        assert!(memory(pid) > 100_000, "{sum}");
        assert!(cpu_of_family(pid) >= TICK * 3);
        assert!(open_files() >= 64);
    }
}
