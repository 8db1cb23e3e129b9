//! Lists of entries and of ratings, for `tuomari competition convert`.

use std::path::Path;

use tuomari_lists::{
    Entries, Language, ListError, NameOrder, Remark, Separator, StandingLine, Table,
    rating::{Pace, RatingList},
    sheets::{self, Sheet},
    standings_table,
};
use tuomari_report::Report;

use super::file::{refused, tell_remarks};
use crate::{
    args::{ConvertArgs, Lang, ListPace},
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Output, shown},
    surroundings::open,
};

/// The most refused lines that are told.
const MOST_TOLD: usize = 10;

/// Whether a file is a report file, by its first line that is not blank.
pub(super) fn is_report(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let mut lines = bytes.split(|byte| matches!(byte, b'\r' | b'\n'));
    let first = lines.find(|line| !line.trim_ascii().is_empty());
    let Some([one, two, three, rest @ ..]) = first else {
        return false;
    };
    let is_end = rest.first().is_none_or(u8::is_ascii_whitespace);
    let digits = [one, two, three].iter().all(|byte| byte.is_ascii_digit());
    let old = [*one, *two] == *b"XX" || [*one, *two] == *b"BB";
    is_end && (digits || old && three.is_ascii_uppercase()) || first.is_some_and(is_comment)
}

fn is_comment(line: &[u8]) -> bool {
    line.starts_with(b"###")
}

/// Reads a list, completes it, and says who was not found.
pub(super) fn entries(
    bytes: &[u8],
    args: &ConvertArgs,
    out: &Output,
) -> Result<(Entries, Vec<usize>), Failure> {
    let say = &out.say;
    let order = if args.last_name_first {
        NameOrder::LastFirst
    } else {
        NameOrder::FirstLast
    };
    let read = if sheets::is_sheet(bytes) {
        let found = sheets::read_sheets(bytes).map_err(|error| vec![error]);
        found.and_then(|sheets| {
            let table = sheets.first().map(|sheet| sheet.table.clone());
            Entries::of_table(&table.unwrap_or_default(), order)
        })
    } else {
        Entries::read(bytes, order)
    };
    let mut entries = read.map_err(|errors| refused_list(&errors, out))?;
    for remark in &entries.remarks {
        out.note(&remark_of(remark, say));
    }
    let missing = match &args.rating_list {
        None => Vec::new(),
        Some(file) => {
            let list = rating_list(file, pace(args.pace), out)?;
            entries.complete(&list, pace(args.pace))
        }
    };
    for entry in entries
        .entries
        .iter()
        .filter(|one| missing.contains(&one.line))
    {
        let values = [
            ("name", shown(&entry.name.to_string()).into()),
            ("line", entry.line.into()),
        ];
        out.note(&say.with("competition-not-in-list", values));
    }
    Ok((entries, missing))
}

fn rating_list(file: &Path, pace: Pace, out: &Output) -> Result<RatingList, Failure> {
    let list = RatingList::open(open(file, out)?, pace);
    list.map_err(|error| refused_list(&[error], out))
}

pub(super) fn pace(pace: ListPace) -> Pace {
    match pace {
        ListPace::Standard => Pace::Standard,
        ListPace::Rapid => Pace::Rapid,
        ListPace::Blitz => Pace::Blitz,
    }
}

/// All that is wrong with a list, the first of it as the error.
fn refused_list(errors: &[ListError], out: &Output) -> Failure {
    let say = &out.say;
    for error in errors.iter().skip(1).take(MOST_TOLD - 1) {
        out.note(&told(error, say));
    }
    let Some(first) = errors.first() else {
        return Complaint::new(say, "list-empty", Exit::Input, []).into();
    };
    Complaint::told(first.problem.key(), Exit::Input, told(first, say))
        .detail("line", first.line)
        .detail("column", first.column)
        .detail("found", shown(&first.found))
        .into()
}

fn told(error: &ListError, say: &Messages) -> String {
    let fix: Vec<_> = error.fix.values();
    let fix: Vec<_> = fix
        .iter()
        .map(|(name, value)| (*name, value.clone().into()))
        .collect();
    let values = [
        ("line", error.line.into()),
        ("column", error.column.into()),
        ("problem", say.text(error.problem.key()).into()),
        ("fix", say.with_all(error.fix.key(), &fix).into()),
        ("found", shown(&error.found).into()),
    ];
    if error.found.is_empty() {
        let [line, column, problem, fix, _] = values;
        say.with("list-refused", [line, column, problem, fix])
    } else {
        say.with("list-refused-found", values)
    }
}

fn remark_of(remark: &Remark, say: &Messages) -> String {
    let values: Vec<_> = remark.values();
    let values: Vec<_> = values
        .iter()
        .map(|(name, value)| (*name, shown(value).into()))
        .collect();
    say.with_all(remark.key(), &values)
}

/// The standings of a report file as a table.
pub(super) fn standings(report: &Report, out: &Output) -> Result<Table, Failure> {
    let counted = tuomari_checker::standings(report, None);
    let counted = counted.map_err(|refusal| refused(&refusal, &out.say))?;
    tell_remarks(&counted.remarks, out);
    let for_teams = report.rules.type_code().is_some_and(|code| code.for_teams);
    let line = |row: &tuomari_standing::Standing| {
        let mut values: Vec<String> = row
            .values
            .iter()
            .map(tuomari_standing::Value::text)
            .collect();
        let points = if values.is_empty() {
            String::new()
        } else {
            values.remove(0)
        };
        let line = StandingLine {
            rank: row.rank,
            number: row.number,
            points,
            values,
            ..StandingLine::default()
        };
        let team = report
            .teams
            .iter()
            .find(|one| for_teams && one.number == row.number);
        let player = report
            .players
            .iter()
            .find(|one| !for_teams && one.number == row.number);
        match (team, player) {
            (Some(team), _) => StandingLine {
                name: team.name.clone(),
                ..line
            },
            (None, Some(player)) => StandingLine {
                title: player.person.title.clone(),
                name: player.person.name.clone(),
                federation: player.person.federation.clone(),
                rating: player.person.rating,
                ..line
            },
            (None, None) => line,
        }
    };
    let lines: Vec<StandingLine> = counted.standings.rows.iter().map(line).collect();
    let codes: Vec<String> = counted
        .standings
        .list
        .iter()
        .skip(1)
        .map(ToString::to_string)
        .collect();
    let codes: Vec<&str> = codes.iter().map(String::as_str).collect();
    Ok(standings_table(&lines, &codes, language(out)))
}

pub(super) fn language(out: &Output) -> Language {
    match out.say.lang() {
        Lang::En => Language::English,
        Lang::Fi => Language::Finnish,
        Lang::Sv => Language::Swedish,
    }
}

/// A table as CSV. Where a comma stands in numbers, columns have semicolons
/// between them.
pub(super) fn csv(table: &Table, out: &Output) -> String {
    table.to_csv(match out.say.lang() {
        Lang::En => Separator::Comma,
        Lang::Fi | Lang::Sv => Separator::Semicolon,
    })
}

/// A table as a spreadsheet.
pub(super) fn sheet(table: Table, out: &Output) -> Result<Vec<u8>, Failure> {
    let name = out.say.text("competition-sheet");
    let sheets = [Sheet { name, table }];
    sheets::write_sheets(&sheets).map_err(|error| refused_list(&[error], out))
}
