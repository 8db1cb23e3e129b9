//! Single values as people write them into a list.

use tuomari_report::Date;

use crate::error::{Fix, Problem};
use crate::table::clean;

/// Why a value is not read, without its place.
pub(crate) type Fault = (Problem, Fix);

/// No rating is higher.
const MOST_RATING: u32 = 4000;

/// The longest text of a cell, in characters; a name of a report file has 33.
const MOST_LETTERS: usize = 100;

/// A whole number; blank and a dash are none.
pub(crate) fn number(text: &str, least: u32, most: u32) -> Result<Option<u32>, Fault> {
    // Spreadsheets like to add what a whole number does not need.
    let digits = text.strip_suffix(".0").unwrap_or(text);
    if digits.is_empty() || digits == "-" {
        return Ok(None);
    }
    let fix = Fix::WriteNumber { least, most };
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err((Problem::NotANumber, fix));
    }
    match digits.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(Some(number)),
        _ => Err((Problem::OutOfBounds, fix)),
    }
}

/// A rating; zero is none.
pub(crate) fn rating(text: &str) -> Result<Option<u16>, Fault> {
    let rating = number(text, 0, MOST_RATING)?.filter(|rating| *rating > 0);
    Ok(rating.and_then(|rating| u16::try_from(rating).ok()))
}

/// Anything that is not too long.
pub(crate) fn short(text: &str) -> Result<String, Fault> {
    if text.chars().count() > MOST_LETTERS {
        let most = MOST_LETTERS as u64;
        return Err((Problem::TooLong, Fix::KeepWithin { most }));
    }
    Ok(clean(text))
}

/// Three letters, or nothing.
pub(crate) fn federation(text: &str) -> Result<String, Fault> {
    let is_one = text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_alphabetic());
    if is_one || text.is_empty() {
        return Ok(text.to_ascii_uppercase());
    }
    Err((Problem::UnknownWord, Fix::WriteThreeLetters))
}

/// A day as it is written here and there: `1990-05-17`, `17.5.1990`, `1990`.
pub(crate) fn birth(text: &str) -> Result<Option<Date>, Fault> {
    if text.is_empty() || text == "-" || text == "0" {
        return Ok(None);
    }
    date(text)
        .map(Some)
        .ok_or((Problem::NotADate, Fix::WriteDate))
}

fn date(text: &str) -> Option<Date> {
    // A time of day, which spreadsheets add, says nothing of a birth.
    let day = text.split([' ', 'T']).next()?;
    let day = day.strip_suffix(".0").unwrap_or(day);
    let parts: Vec<&str> = day.split(['.', '-', '/']).collect();
    let (year, month, day) = match parts.as_slice() {
        [year] => (*year, "0", "0"),
        [year, month, day] if year.len() == 4 => (*year, *month, *day),
        [day, month, year] => (*year, *month, *day),
        _ => return None,
    };
    let date = Date {
        year: digits(year, 4)?,
        month: u8::try_from(digits(month, 2)?).ok()?,
        day: u8::try_from(digits(day, 2)?).ok()?,
    };
    let is_day = date.month <= 12 && date.day <= 31 && (date.month > 0 || date.day == 0);
    let is_possible = is_day && (1850..=2100).contains(&date.year);
    (year.len() == 4 && is_possible).then_some(date)
}

fn digits(text: &str, most: usize) -> Option<u16> {
    let fits = text.len() <= most && text.bytes().all(|byte| byte.is_ascii_digit());
    if fits { text.parse().ok() } else { None }
}

/// The day as we write it: the year alone where no more is known.
pub(crate) fn day(date: Date) -> String {
    if date.month == 0 {
        return format!("{:04}", date.year);
    }
    format!("{:04}-{:02}-{:02}", date.year, date.month, date.day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_people_write_them() {
        let day = |text| birth(text).ok().flatten().map(super::day);
        for text in [
            "1990-05-17",
            "17.5.1990",
            "17/05/1990",
            "1990/05/17",
            "1990.05.17 00:00:00",
        ] {
            assert_eq!(day(text).as_deref(), Some("1990-05-17"), "{text}");
        }
        assert_eq!(day("1990").as_deref(), Some("1990"));
        assert_eq!(day("1990.0").as_deref(), Some("1990"));
        assert_eq!(birth("-"), Ok(None));
        for wrong in [
            "90",
            "17.5.90",
            "1990-13-01",
            "32.1.1990",
            "x",
            "1.2",
            "3000",
            "1990-5",
            "1990-00-17",
        ] {
            assert_eq!(
                birth(wrong),
                Err((Problem::NotADate, Fix::WriteDate)),
                "{wrong}"
            );
        }
    }

    #[test]
    fn numbers_have_bounds() {
        assert_eq!(rating("1850"), Ok(Some(1850)));
        assert_eq!(rating("1850.0"), Ok(Some(1850)));
        assert_eq!(rating("0"), Ok(None));
        assert_eq!(rating(""), Ok(None));
        let fix = Fix::WriteNumber {
            least: 0,
            most: 4000,
        };
        assert_eq!(rating("4001"), Err((Problem::OutOfBounds, fix)));
        assert_eq!(rating("99999999999"), Err((Problem::OutOfBounds, fix)));
        assert_eq!(rating("1850 p"), Err((Problem::NotANumber, fix)));
    }

    #[test]
    fn a_federation_has_three_letters() {
        assert_eq!(federation("fin"), Ok("FIN".to_owned()));
        assert!(federation("Finland").is_err());
        assert!(federation("äää").is_err());
    }
}
