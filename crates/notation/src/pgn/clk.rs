//! Clock times as `[%clk]` has them: `1:29:10`, `0:00:09.4`.

use std::fmt::Write as _;

/// The command for the time left after a move.
pub(super) const CLK: &str = "clk";

/// The same for a ply at a joint.
pub(super) const LEFT: &str = "left";

/// Writes a time in hours, minutes and seconds; a fraction only where there is
/// one.
pub(super) fn write(ms: u64, out: &mut String) {
    let (seconds, fraction) = (ms / 1000, ms % 1000);
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    // Writing to a string cannot fail.
    let _ = write!(out, "{hours}:{minutes:02}:{:02}", seconds % 60);
    if fraction > 0 {
        let _ = write!(out, ".{fraction:03}");
        let kept = out.trim_end_matches('0').len();
        out.truncate(kept);
    }
}

/// Reads a time. What is finer than a millisecond is left off.
pub(super) fn read(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let mut fields = whole.split(':');
    let hours = number(fields.next()?)?;
    let minutes = number(fields.next()?).filter(|n| *n < 60)?;
    let seconds = number(fields.next()?).filter(|n| *n < 60)?;
    if fields.next().is_some() || !fraction.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let thousandths = fraction
        .bytes()
        .chain(std::iter::repeat(b'0'))
        .take(3)
        .fold(0, |sum, digit| sum * 10 + u64::from(digit - b'0'));
    hours
        .checked_mul(3600)?
        .checked_add(minutes * 60 + seconds)?
        .checked_mul(1000)?
        .checked_add(thousandths)
}

/// Digits and nothing else; `parse` alone would take a sign.
fn number(text: &str) -> Option<u64> {
    let digits = text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(ms: u64) -> String {
        let mut out = String::new();
        write(ms, &mut out);
        out
    }

    #[test]
    fn whole_seconds_have_no_fraction() {
        assert_eq!(written(5_350_000), "1:29:10");
        assert_eq!(written(9_400), "0:00:09.4");
        assert_eq!(written(9_001), "0:00:09.001");
        assert_eq!(written(0), "0:00:00");
    }

    #[test]
    fn every_time_is_read_back() {
        for ms in [0, 1, 999, 1000, 59_990, 3_600_000, u64::MAX - 1, u64::MAX] {
            assert_eq!(read(&written(ms)), Some(ms));
        }
    }

    #[test]
    fn what_is_no_time_is_refused() {
        for text in [
            "",
            "1:2",
            "0:60:00",
            "0:00:61",
            "1:00:00:00",
            "+1:00:00",
            "a:b:c",
            "0:00:1.x",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(read("99999999999999999999:00:00"), None);
        assert_eq!(read(&format!("{}:00:00", u64::MAX)), None);
        assert_eq!(read("0:00:09.98765"), Some(9_987));
    }
}
