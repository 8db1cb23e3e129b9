//! Records 012 to 132.

use crate::date::Date;
use crate::error::{Fix, Problem, ReadError};
use crate::line::Line;
use crate::report::Heading;

/// Takes a record of the heading; whether it is one.
pub(super) fn take(heading: &mut Heading, record: &str, line: &Line) -> Result<bool, ReadError> {
    let text = || line.rest(5);
    let end = line.width().max(5);
    match record {
        "012" => heading.name = text(),
        "022" => heading.city = text(),
        "032" => heading.federation = text(),
        "042" => heading.first_day = line.date(5, end)?,
        "052" => heading.last_day = line.date(5, end)?,
        "062" => heading.players = line.number(5, end)?,
        "072" => heading.rated = line.number(5, end)?,
        "082" => heading.teams = line.number(5, end)?,
        "092" => heading.kind = text(),
        "102" => heading.chief_arbiter = text(),
        "112" => heading.deputies.push(text()),
        "122" => heading.rate_of_play = text(),
        "132" => heading.days = days(line)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// The days of the rounds, above the columns of the rounds.
fn days(line: &Line) -> Result<Vec<Option<Date>>, ReadError> {
    let mut days = Vec::new();
    let mut column = 92;
    if !line.part(5, 91).is_empty() {
        let fix = Fix::AlignWith { from: 92, to: 99 };
        return Err(line.error(5, 91, Problem::BetweenFields, fix));
    }
    while column <= line.width() {
        let text = line.part(column, column + 7);
        let day = Date::from_short(&text);
        if day.is_none() && !text.is_empty() {
            let fix = Fix::WriteDate { form: "YY/MM/DD" };
            return Err(line.error(column, column + 7, Problem::NotADate, fix));
        }
        line.gaps(&[column + 8, column + 9])?;
        days.push(day);
        column += 10;
    }
    while days.last() == Some(&None) {
        days.pop();
    }
    Ok(days)
}
