//! Days as a report file writes them.

/// A day, of which the month and the day may be unknown, that is zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    pub year: u16,
    pub month: u8,
    pub day: u8,
}

impl Date {
    /// Reads `YYYY/MM/DD`, also with dashes or points between, and a year alone.
    pub(crate) fn from_long(text: &str) -> Option<Date> {
        Date::from_parts(text, 4)
    }

    /// Reads `YY/MM/DD` of this century.
    pub(crate) fn from_short(text: &str) -> Option<Date> {
        let date = Date::from_parts(text, 2)?;
        let year = date.year + 2000;
        Some(Date { year, ..date })
    }

    fn from_parts(text: &str, digits_of_year: usize) -> Option<Date> {
        let mut parts = text.split(['/', '-', '.']);
        let year = number(parts.next()?, digits_of_year)?;
        let (month, day) = match (parts.next(), parts.next(), parts.next()) {
            (Some(month), Some(day), None) => (number(month, 2)?, number(day, 2)?),
            (None, None, None) if digits_of_year == 4 => (0, 0),
            _ => return None,
        };
        let date = Date {
            year,
            month: u8::try_from(month).ok()?,
            day: u8::try_from(day).ok()?,
        };
        (date.month <= 12 && date.day <= 31).then_some(date)
    }

    pub(crate) fn long(self) -> String {
        format!("{:04}/{:02}/{:02}", self.year, self.month, self.day)
    }

    pub(crate) fn short(self) -> String {
        format!("{:02}/{:02}/{:02}", self.year % 100, self.month, self.day)
    }
}

fn number(text: &str, digits: usize) -> Option<u16> {
    let fits = text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit());
    if fits { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_in_the_forms_that_occur() {
        let day = |year, month, day| Some(Date { year, month, day });
        assert_eq!(Date::from_long("2026/03/01"), day(2026, 3, 1));
        assert_eq!(Date::from_long("2024-08-01"), day(2024, 8, 1));
        assert_eq!(Date::from_long("1987/00/00"), day(1987, 0, 0));
        assert_eq!(Date::from_long("1987"), day(1987, 0, 0));
        assert_eq!(Date::from_short("24/12/01"), day(2024, 12, 1));
        for wrong in [
            "",
            "2026/3/1",
            "2026/13/01",
            "2026/01/32",
            "26/01/01",
            "2026/01",
        ] {
            assert_eq!(Date::from_long(wrong), None, "{wrong}");
        }
    }
}
