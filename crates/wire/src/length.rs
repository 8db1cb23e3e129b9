//! Lengths of time as people write them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::Value;
use ts_rs::TS;
use tuomari_clock::Millis;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        RefOr,
        schema::{ObjectBuilder, OneOfBuilder, Schema, Type},
    },
};

use super::word::shown;

/// A length of time: `2min`, `30s`, `1:30`, `1:30:00.5`, or a number of
/// seconds. It is written as `0:30`, `1:30:00` or `0:00.25`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
#[ts(type = "string | number")]
pub struct Length(pub Millis);

/// No length on the wire is longer: a hundred years, because a table's watch
/// shows Unix time and an hour is written on it.
pub const MAX_LENGTH: Millis = Millis::from_mins(100 * 366 * 24 * 60);

impl Length {
    /// What the Laws mostly give.
    pub const TWO_MINUTES: Length = Length(Millis::from_mins(2));

    /// Reads a length; nothing if it is none, or longer than a hundred years.
    pub fn read(text: &str) -> Option<Length> {
        let units = [("min", 60_000), ("ms", 1), ("h", 3_600_000), ("s", 1_000)];
        for (unit, unit_ms) in units {
            if let Some(number) = text.strip_suffix(unit) {
                return bounded(thousandths(number.trim_end())?.checked_mul(unit_ms)? / 1_000);
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
        bounded(ms)
    }
}

fn bounded(ms: u64) -> Option<Length> {
    (ms <= MAX_LENGTH.ms()).then_some(Length(Millis::from_ms(ms)))
}

/// A decimal number in thousandths: `2.5` is 2500.
fn thousandths(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.len() > 3 {
        return None;
    }
    let part = format!("{part:0<3}").parse::<u64>().ok()?;
    let whole = whole.parse::<u64>().ok()?.checked_mul(1_000)?;
    whole.checked_add(part)
}

impl<'de> Deserialize<'de> for Length {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Length, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let text = match &value {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        Length::read(&text).ok_or_else(|| {
            let wrong = shown(&text);
            de::Error::custom(format!(
                "\"{wrong}\" is no time; write 2min, 30s or 1:30:00"
            ))
        })
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = self.0.ms();
        let (hours, minutes) = (ms / 3_600_000, ms / 60_000 % 60);
        let (seconds, part) = (ms / 1_000 % 60, ms % 1_000);
        match hours {
            0 => write!(f, "{minutes}:{seconds:02}")?,
            hours => write!(f, "{hours}:{minutes:02}:{seconds:02}")?,
        }
        match part {
            0 => Ok(()),
            part => f.write_str(format!(".{part:03}").trim_end_matches('0')),
        }
    }
}

impl Serialize for Length {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl PartialSchema for Length {
    fn schema() -> RefOr<Schema> {
        let text = ObjectBuilder::new()
            .schema_type(Type::String)
            .examples(["2min", "1:30:00"]);
        let seconds = ObjectBuilder::new()
            .schema_type(Type::Number)
            .minimum(Some(0));
        OneOfBuilder::new()
            .item(text)
            .item(seconds)
            .description(Some("A length of time: 2min, 30s, 1:30:00.5, or seconds"))
            .into()
    }
}

impl ToSchema for Length {}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(text: &str) -> Option<u64> {
        Length::read(text).map(|length| length.0.ms())
    }

    #[test]
    fn times_are_read_as_people_write_them() {
        assert_eq!(ms("2min"), Some(120_000));
        assert_eq!(ms("1.5 h"), Some(5_400_000));
        assert_eq!(ms("250ms"), Some(250));
        assert_eq!(ms("0:02.5"), Some(2_500));
        assert_eq!(ms("1:30:00"), Some(5_400_000));
        assert_eq!(ms("3"), Some(3_000));
        for wrong in [
            "", "soon", "1:2:3:4", "-1", "1.2345", ":3", "1:", "2 3", "1e9",
        ] {
            assert_eq!(ms(wrong), None, "{wrong}");
        }
        assert_eq!(ms("99999999999999999999min"), None);
        assert_eq!(ms("999999h"), None);
    }

    #[test]
    fn what_is_written_reads_back() {
        for ms in [0, 1, 2_500, 59_999, 60_000, 3_600_000, 5_400_250] {
            let length = Length(Millis::from_ms(ms));
            let text = serde_json::to_string(&length).unwrap();
            assert_eq!(serde_json::from_str::<Length>(&text).unwrap(), length);
        }
        assert_eq!(serde_json::from_str::<Length>("2.5").unwrap().0.ms(), 2_500);
    }
}
