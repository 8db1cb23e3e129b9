//! Times as people write them on the edge.

use serde::{Deserialize, Deserializer, de};
use serde_json::Value;
use tuomari_clock::{At, Millis};

/// A length of time: `2min`, `30s`, `1:30`, `1:30:00.5`, or a number of
/// seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Length(pub(super) Millis);

impl Length {
    /// What the Laws mostly give.
    pub(super) const TWO_MINUTES: Length = Length(Millis::from_mins(2));

    /// Reads a length; nothing if it is none.
    pub(super) fn read(text: &str) -> Option<Length> {
        let units = [("min", 60_000), ("ms", 1), ("h", 3_600_000), ("s", 1_000)];
        for (unit, unit_ms) in units {
            if let Some(number) = text.strip_suffix(unit) {
                let ms = thousandths(number.trim_end())?.checked_mul(unit_ms)? / 1_000;
                return Some(Length(Millis::from_ms(ms)));
            }
        }
        let (before, seconds) = match text.rsplit_once(':') {
            Some((before, seconds)) => (Some(before), seconds),
            None => (None, text),
        };
        let mut ms = thousandths(seconds)?;
        if let Some(before) = before {
            let (hours, minutes) = before.split_once(':').unwrap_or(("0", before));
            let [hours, minutes] = [hours, minutes].map(|text| text.parse::<u64>().ok());
            let minutes = hours?.checked_mul(60)?.checked_add(minutes?)?;
            ms = ms.checked_add(minutes.checked_mul(60_000)?)?;
        }
        Some(Length(Millis::from_ms(ms)))
    }
}

/// A decimal number in thousandths: `2.5` is 2500.
fn thousandths(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.len() > 3 {
        return None;
    }
    let part = format!("{part:0<3}").parse::<u64>().ok()?;
    whole
        .parse::<u64>()
        .ok()?
        .checked_mul(1_000)?
        .checked_add(part)
}

impl<'de> Deserialize<'de> for Length {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Length, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let text = match &value {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        Length::read(&text).ok_or_else(|| {
            de::Error::custom(format!("{value} is no time; write 2min, 30s or 1:30:00"))
        })
    }
}

/// Reads the times that clocks show: White's, a comma, Black's.
pub(crate) fn read_clocks(text: &str) -> Result<(Millis, Millis), String> {
    let both = text.split_once(',').and_then(|(white, black)| {
        let white = Length::read(white.trim())?;
        Some((white.0, Length::read(black.trim())?.0))
    });
    both.ok_or_else(|| "write both times, for instance 0:30,1:00".to_owned())
}

/// An instant on the table's own watch, as it is shown: `0:02.5`.
pub(super) fn instant(at: At) -> String {
    length(Millis::from_ms(at.ms()))
}

/// A length of time as it is shown: `2:00`, `0:02.5`, `1:30:00`.
pub(super) fn length(time: Millis) -> String {
    let ms = time.ms();
    let (hours, minutes) = (ms / 3_600_000, ms / 60_000 % 60);
    let (seconds, part) = (ms / 1_000 % 60, ms % 1_000);
    let mut text = match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    };
    if part > 0 {
        let part = format!(".{part:03}");
        text.push_str(part.trim_end_matches('0'));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(text: &str) -> Option<u64> {
        Length::read(text).map(|length| length.0.ms())
    }

    #[test]
    fn times_are_read_as_people_write_them() {
        assert_eq!(ms("2min"), Some(120_000));
        assert_eq!(ms("30s"), Some(30_000));
        assert_eq!(ms("1.5 h"), Some(5_400_000));
        assert_eq!(ms("250ms"), Some(250));
        assert_eq!(ms("0:02.5"), Some(2_500));
        assert_eq!(ms("1:30:00"), Some(5_400_000));
        assert_eq!(ms("3"), Some(3_000));
        for wrong in ["", "soon", "1:2:3:4", "-1", "1.2345", ":3", "1:", "2 3"] {
            assert_eq!(ms(wrong), None, "{wrong}");
        }
        assert_eq!(ms("99999999999999999999min"), None);
    }

    #[test]
    fn what_is_shown_reads_back() {
        for ms in [0, 1, 2_500, 59_999, 60_000, 3_600_000, 5_400_250] {
            let shown = length(Millis::from_ms(ms));
            assert_eq!(Length::read(&shown), Some(Length(Millis::from_ms(ms))));
        }
        assert_eq!(instant(At::from_ms(2_500)), "0:02.5");
    }
}
