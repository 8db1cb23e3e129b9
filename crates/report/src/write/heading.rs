//! Records 012 to 222, 352 and 362.

use super::File;
use crate::date::Date;
use crate::player::Color;
use crate::report::Heading;
use crate::row::Row;
use crate::rules::Rules;
use crate::unfit::Unfit;

pub(super) fn heading(file: &mut File, heading: &Heading) -> Result<(), Unfit> {
    let number = |number: Option<u32>| number.map_or(String::new(), |number| number.to_string());
    let day = |day: Option<Date>| day.map_or(String::new(), Date::long);
    file.line_if("012", &heading.name)?;
    file.line_if("022", &heading.city)?;
    file.line_if("032", &heading.federation)?;
    file.line_if("042", &day(heading.first_day))?;
    file.line_if("052", &day(heading.last_day))?;
    file.line_if("062", &number(heading.players))?;
    file.line_if("072", &number(heading.rated))?;
    file.line_if("082", &number(heading.teams))?;
    file.line_if("092", &heading.kind)?;
    file.line_if("102", &heading.chief_arbiter)?;
    for deputy in &heading.deputies {
        file.line("112", 5, deputy)?;
    }
    file.line_if("122", &heading.rate_of_play)?;
    if !heading.days.is_empty() {
        let mut row = Row::new("132");
        let mut column = 92;
        for day in &heading.days {
            if let Some(day) = day {
                row.left(column, column + 7, &day.short())?;
            }
            column += 10;
        }
        file.row(&row);
    }
    Ok(())
}

pub(super) fn rules(file: &mut File, rules: &Rules) -> Result<(), Unfit> {
    let text = |number: Option<u16>| number.map_or(String::new(), |number| number.to_string());
    file.line_if("142", &text(rules.rounds))?;
    if let Some(color) = rules.first_color {
        file.line("152", 5, &color.upper().to_string())?;
    }
    if !rules.points.is_empty() {
        let mut row = Row::new("162");
        let mut column = 6;
        for &(symbol, points) in &rules.points {
            row.left(column, column, &symbol.sign())?;
            row.points(column + 1, column + 4, Some(points))?;
            column += 9;
        }
        file.row(&row);
    }
    if let Some(ratings) = &rules.ratings {
        let mut row = Row::new("172");
        row.left(5, 7, &ratings.federation)?;
        row.left(9, 13, &ratings.rule)?;
        file.row(&row);
    }
    file.line_if("182", &rules.paired_by)?;
    file.line_if("192", &rules.type_code)?;
    file.line_if("202", &rules.tie_breaks.join(","))?;
    file.line_if("212", &rules.order.join(","))?;
    file.line_if("222", &rules.time_control)?;
    let colors: String = rules
        .board_colors
        .iter()
        .map(|color| color.upper())
        .collect();
    file.line_if("352", &colors)?;
    if !rules.match_points.is_empty() {
        let mut row = Row::new("362");
        let mut column = 5;
        for &(symbol, points) in &rules.match_points {
            row.left(column, column + 1, &symbol.word())?;
            row.points(column + 2, column + 5, Some(points))?;
            column += 9;
        }
        file.row(&row);
    }
    Ok(())
}

/// The word of record `XXC`.
pub(super) fn first_color(color: Color) -> &'static str {
    match color {
        Color::White => "white1",
        Color::Black => "black1",
    }
}
