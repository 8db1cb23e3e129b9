//! The date and time of an entry, in UTC.

/// A moment as people write it, in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    pub year: u64,
    /// The month, from 1.
    pub month: u64,
    /// The day, from 1.
    pub day: u64,
    pub secs: u64,
}

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

impl Date {
    /// The date of so many milliseconds after the beginning of 1970.
    pub fn of_unix_ms(ms: u64) -> Date {
        let secs = ms % DAY_MS / 1000;
        // Years counted from March, so that a leap day comes last; 400 of
        // them always have the same number of days.
        let days = ms / DAY_MS + 719_468;
        let era = days / 146_097;
        let of_era = days % 146_097;
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = (from_march + 2) % 12 + 1;
        Date {
            year: year + era * 400 + u64::from(month <= 2),
            month,
            day,
            secs,
        }
    }

    /// When a day began that is written as ISO 8601 has it, `2026-11-15`; none
    /// if there is no such day.
    pub fn start_of_day_ms(text: &str) -> Option<u64> {
        let mut parts = text.splitn(3, '-').map(str::parse::<u64>);
        let (year, month, day) = (
            parts.next()?.ok()?,
            parts.next()?.ok()?,
            parts.next()?.ok()?,
        );
        if !(1970..10_000).contains(&year) || !(1..=12).contains(&month) {
            return None;
        }
        // The same count as above, backwards.
        let march = year - u64::from(month <= 2);
        let (era, of_era) = (march / 400, march % 400);
        let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day.checked_sub(1)?;
        let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year;
        let ms = days.checked_sub(719_468)? * DAY_MS;
        (Date::of_unix_ms(ms).dotted() == text.replace('-', ".")).then_some(ms)
    }

    /// The day as PGN writes it: `2026.11.15`.
    pub fn dotted(self) -> String {
        let Date {
            year, month, day, ..
        } = self;
        format!("{year:04}.{month:02}.{day:02}")
    }

    /// The time of day: `18:30:00`.
    pub fn time(self) -> String {
        let (hours, rest) = (self.secs / 3600, self.secs % 3600);
        format!("{hours:02}:{:02}:{:02}", rest / 60, rest % 60)
    }

    /// Both, as ISO 8601 has it: `2026-11-15T18:30:00Z`.
    pub fn iso(self) -> String {
        let day = self.dotted().replace('.', "-");
        format!("{day}T{}Z", self.time())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(secs: u64, iso: &str) {
        assert_eq!(Date::of_unix_ms(secs * 1000 + 999).iso(), iso);
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        check(0, "1970-01-01T00:00:00Z");
        check(951_782_399, "2000-02-28T23:59:59Z");
        check(951_782_400, "2000-02-29T00:00:00Z");
        check(951_868_800, "2000-03-01T00:00:00Z");
        check(1_794_000_000, "2026-11-06T21:20:00Z");
        check(4_107_542_400, "2100-03-01T00:00:00Z");
    }

    #[test]
    fn a_day_that_is_written_is_one_of_the_calendar() {
        let start = Date::start_of_day_ms;
        assert_eq!(start("1970-01-01"), Some(0));
        assert_eq!(start("2000-02-29"), Some(951_782_400_000));
        assert_eq!(start("2026-11-06"), Some(1_793_923_200_000));
        for text in [
            "2026-02-29",
            "2026-13-01",
            "2026-1-1",
            "2026-11-00",
            "today",
            "1969-12-31",
            "",
        ] {
            assert_eq!(start(text), None, "{text}");
        }
    }

    #[test]
    fn the_end_of_time_is_no_trap() {
        assert!(!Date::of_unix_ms(u64::MAX).iso().is_empty());
    }
}
