//! Entry lists, in and out.

use std::collections::BTreeMap;

use crate::decode::text_of;
use crate::entry::{Entry, Name, NameOrder, Sex};
use crate::error::{Fix, ListError, Problem};
use crate::fold::folded;
use crate::heading::{Column, Language};
use crate::names::{Headings, MOST_TEAM_LETTERS, read_names};
use crate::of_report::is_report;
use crate::separated::{FIRST_LINES, MOST_BYTES, separator_of};
use crate::table::{Row, Table};
use crate::value::{self, Fault};

/// The most entries of a list; a report file has no room for more.
pub const MOST_ENTRIES: usize = 9999;

/// The most errors that are told at once.
const MOST_ERRORS: usize = 100;

/// Who wants to play, and what was odd about the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entries {
    pub entries: Vec<Entry>,
    /// What somebody should look at before he goes on.
    pub remarks: Vec<Remark>,
}

/// What is no error, but may not be what was meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// Nobody here knows what this column holds; it was left out.
    UnknownHeading { column: usize, heading: String },
    /// Two lines with the same name and nothing that tells them apart.
    SameName { line: usize, earlier: usize },
    /// No comma told which of the names is the last, and nobody said it.
    GuessedOrder { line: usize },
}

impl Remark {
    /// The key of its text.
    pub fn key(&self) -> &'static str {
        match self {
            Remark::UnknownHeading { .. } => "list-unknown-heading",
            Remark::SameName { .. } => "list-same-name",
            Remark::GuessedOrder { .. } => "list-guessed-order",
        }
    }

    /// The values that its text asks for, by their names.
    pub fn values(&self) -> Vec<(&'static str, String)> {
        match self {
            Remark::UnknownHeading { column, heading } => {
                vec![("column", column.to_string()), ("heading", heading.clone())]
            }
            Remark::SameName { line, earlier } => {
                vec![("line", line.to_string()), ("earlier", earlier.to_string())]
            }
            Remark::GuessedOrder { line } => vec![("line", line.to_string())],
        }
    }
}

impl Entries {
    /// Reads what somebody saved as CSV or pasted: a table with headings, a
    /// name on each line, or the report file of another competition.
    ///
    /// `order` says what stands first in a name without a comma. Refused is a
    /// list with any wrong value; all of them are told, up to a hundred, and
    /// there is at least one. Never panics, whatever the bytes.
    pub fn read(bytes: &[u8], order: NameOrder) -> Result<Entries, Vec<ListError>> {
        let text = text_of(bytes, MOST_BYTES).map_err(|error| vec![error])?;
        if is_report(&text) {
            return Entries::read_report(&text);
        }
        let table = Table::from_text(&text, separator_of(&text));
        match table {
            Ok(table) if has_headings(&table) => Entries::of_table(&table, order),
            _ => read_names(&text, order, Headings::None),
        }
    }

    /// Reads the same where teams play: a table with a column for teams, or
    /// names under those of their teams. Everybody is in one.
    pub fn read_teams(bytes: &[u8], order: NameOrder) -> Result<Entries, Vec<ListError>> {
        let text = text_of(bytes, MOST_BYTES).map_err(|error| vec![error])?;
        if is_report(&text) {
            return Entries::read_report(&text)?.in_teams();
        }
        let table = Table::from_text(&text, separator_of(&text));
        match table {
            Ok(table) if has_headings(&table) => Entries::of_table(&table, order)?.in_teams(),
            _ => read_names(&text, order, Headings::Teams),
        }
    }

    /// Refuses a list in which somebody has no team.
    pub fn in_teams(self) -> Result<Entries, Vec<ListError>> {
        let most = MOST_TEAM_LETTERS as u64;
        let fault = |entry: &Entry| match entry.team.chars().count() {
            0 => Some((entry.name.to_string(), Problem::Missing, Fix::NameTeam)),
            letters if letters > MOST_TEAM_LETTERS => Some((
                entry.team.clone(),
                Problem::TooLong,
                Fix::KeepWithin { most },
            )),
            _ => None,
        };
        let errors = self.entries.iter().filter_map(|entry| {
            let (found, problem, fix) = fault(entry)?;
            Some(ListError::at(entry.line, 1, &found, problem, fix))
        });
        let errors: Vec<ListError> = errors.take(MOST_ERRORS).collect();
        if errors.is_empty() {
            Ok(self)
        } else {
            Err(errors)
        }
    }

    /// The teams in the order of the list, each with its players by board;
    /// those who have none come in the order of the list.
    pub fn teams(&self) -> Vec<(&str, Vec<&Entry>)> {
        let mut teams: Vec<(&str, Vec<&Entry>)> = Vec::new();
        let mut places: BTreeMap<&str, usize> = BTreeMap::new();
        for entry in self.entries.iter().filter(|one| !one.team.is_empty()) {
            let at = *places.entry(&entry.team).or_insert(teams.len());
            match teams.get_mut(at) {
                Some((_, players)) => players.push(entry),
                None => teams.push((&entry.team, vec![entry])),
            }
        }
        for (_, players) in &mut teams {
            players.sort_by_key(|entry| entry.board.unwrap_or(u32::MAX));
        }
        teams
    }

    /// Reads a table whose headings say what its columns hold, in any order.
    pub fn of_table(table: &Table, order: NameOrder) -> Result<Entries, Vec<ListError>> {
        let Some(header) = header_of(table) else {
            let fix = Fix::WriteHeading(Column::Name.heading(Language::English));
            return Err(vec![ListError::whole(Problem::NoHeading, fix)]);
        };
        let mut reader = Reader::new(header.row, order);
        for row in table.rows().iter().skip(header.at + 1) {
            reader.take(row);
        }
        reader.finish()
    }

    /// The list as a table with headings. [`Entries::of_table`] reads the same
    /// entries of it. Columns that are all blank are left out, but for the two
    /// of the name: a line with one heading would not show the separator.
    pub fn to_table(&self, language: Language) -> Table {
        let filled = |column: &&Column| {
            let mut entries = self.entries.iter();
            let is_name = matches!(column, Column::Last | Column::First);
            is_name || entries.any(|entry| !cell(entry, **column).is_empty())
        };
        let columns: Vec<Column> = COLUMNS.iter().filter(filled).copied().collect();
        let mut table = Table::default();
        table.push(columns.iter().map(|column| column.heading(language)));
        for entry in &self.entries {
            table.push(columns.iter().map(|column| cell(entry, *column)));
        }
        table
    }
}

/// What we write, in this order.
const COLUMNS: [Column; 18] = [
    Column::Number,
    Column::Title,
    Column::Last,
    Column::First,
    Column::Sex,
    Column::Birth,
    Column::Federation,
    Column::Club,
    Column::Group,
    Column::Team,
    Column::Board,
    Column::FideId,
    Column::NationalId,
    Column::Rating,
    Column::FideRating,
    Column::NationalRating,
    Column::Rapid,
    Column::Blitz,
];

struct Header<'a> {
    at: usize,
    row: &'a Row,
}

/// The first row with a column of names; a title may stand above it.
fn header_of(table: &Table) -> Option<Header<'_>> {
    let mut rows = table.rows().iter().enumerate().take(FIRST_LINES);
    let is_header = |row: &Row| {
        let known = row.cells().iter().filter_map(|cell| Column::of(cell));
        let mut names = known.filter(|column| is_name(*column));
        names.next().is_some()
    };
    rows.find(|(_, row)| is_header(row))
        .map(|(at, row)| Header { at, row })
}

/// Whether it is a table: one with a heading for names, or with two others.
fn has_headings(table: &Table) -> bool {
    let first = table.rows().first();
    let known = first.map_or(0, |row| {
        let cells = row.cells().iter();
        cells.filter(|cell| Column::of(cell).is_some()).count()
    });
    known >= 2 || header_of(table).is_some()
}

fn is_name(column: Column) -> bool {
    matches!(column, Column::Name | Column::Last)
}

/// A list while it is read.
struct Reader<'a> {
    header: &'a Row,
    columns: Vec<Option<Column>>,
    order: NameOrder,
    list: Collector,
}

impl<'a> Reader<'a> {
    fn new(header: &'a Row, order: NameOrder) -> Reader<'a> {
        let mut list = Collector::default();
        let mut columns: Vec<Option<Column>> = Vec::new();
        for (at, heading) in header.cells().iter().enumerate() {
            let column =
                Column::of(heading).filter(|column| COLUMNS.contains(column) || is_name(*column));
            if column.is_none() && !heading.is_empty() {
                list.remarks.push(Remark::UnknownHeading {
                    column: at + 1,
                    heading: heading.clone(),
                });
            }
            if column.is_some() && columns.contains(&column) {
                let twice = (Problem::Twice, Fix::TakeAway);
                list.refuse(error(header, header, at, twice));
            }
            columns.push(column);
        }
        Reader {
            header,
            columns,
            order,
            list,
        }
    }

    fn take(&mut self, row: &Row) {
        let mut entry = Entry {
            line: row.line,
            ..Entry::default()
        };
        let mut is_read = true;
        for (at, column) in self.columns.iter().enumerate() {
            let text = row.cell(at);
            let Some(column) = column else { continue };
            if let Err(fault) = set(&mut entry, *column, text, self.order) {
                self.list.refuse(error(self.header, row, at, fault));
                is_read = false;
            }
        }
        let named = self
            .columns
            .iter()
            .position(|column| column.is_some_and(is_name));
        let at = named.unwrap_or(0);
        if is_read && entry.name.last.is_empty() {
            let missing = (Problem::Missing, Fix::WriteName);
            self.list.refuse(error(self.header, row, at, missing));
            return;
        }
        let text = row.cell(at);
        if self.columns.get(at) == Some(&Some(Column::Name)) && is_guess(text, self.order) {
            self.list
                .remarks
                .push(Remark::GuessedOrder { line: row.line });
        }
        if is_read {
            self.list.push(entry);
        }
    }

    fn finish(self) -> Result<Entries, Vec<ListError>> {
        let place = |column| {
            let at = self.columns.iter().position(|other| *other == Some(column));
            (at.unwrap_or(0), self.header)
        };
        let (number, fide) = (place(Column::Number), place(Column::FideId));
        self.list.finish(|column| {
            let (at, header) = if column == Column::Number {
                number
            } else {
                fide
            };
            (at + 1, header.cell(at).to_owned())
        })
    }
}

/// Whether it takes a guess to say which name is the last: no comma tells it,
/// and nobody said that it stands first.
pub(crate) fn is_guess(name: &str, order: NameOrder) -> bool {
    order == NameOrder::FirstLast && !name.contains(',') && name.contains(' ')
}

fn error(header: &Row, row: &Row, at: usize, (problem, fix): Fault) -> ListError {
    let mut error = ListError::at(row.line, at + 1, row.cell(at), problem, fix);
    header.cell(at).clone_into(&mut error.heading);
    error
}

/// Puts a cell into an entry.
fn set(entry: &mut Entry, column: Column, text: &str, order: NameOrder) -> Result<(), Fault> {
    let ratings = &mut entry.ratings;
    match column {
        Column::Number => entry.number = value::number(text, 1, 9999)?,
        Column::Board => entry.board = value::number(text, 1, 999)?,
        Column::Name => {
            if entry.name.last.is_empty() {
                entry.name = Name::read(&value::short(text)?, order);
            }
        }
        Column::Last => {
            let first = std::mem::take(&mut entry.name.first);
            entry.name = Name {
                last: value::short(text)?,
                first,
            };
        }
        Column::First => entry.name.first = value::short(text)?,
        Column::Title => entry.title = value::short(text)?,
        Column::Sex => entry.sex = sex(text)?,
        Column::Federation => entry.federation = value::federation(text)?,
        Column::Club => entry.club = value::short(text)?,
        Column::Team => entry.team = value::short(text)?,
        Column::Group => entry.group = value::short(text)?,
        Column::FideId => {
            entry.fide_id = value::number(text, 0, u32::MAX)?.filter(|id| *id > 0);
        }
        Column::NationalId => entry.national_id = value::short(text)?,
        Column::Rating => ratings.unnamed = value::rating(text)?,
        Column::FideRating => ratings.fide = value::rating(text)?,
        Column::NationalRating => ratings.national = value::rating(text)?,
        Column::Rapid => ratings.rapid = value::rating(text)?,
        Column::Blitz => ratings.blitz = value::rating(text)?,
        Column::Birth => entry.birth = value::birth(text)?,
        Column::Rank
        | Column::Points
        | Column::Round
        | Column::White
        | Column::Black
        | Column::Result
        | Column::WhiteTeam
        | Column::BlackTeam => {}
    }
    Ok(())
}

fn sex(text: &str) -> Result<Option<Sex>, Fault> {
    if text.is_empty() {
        return Ok(None);
    }
    let fault = (Problem::UnknownWord, Fix::TakeOneOf(Sex::WRITTEN));
    Sex::read(text).map(Some).ok_or(fault)
}

/// The cell of an entry.
fn cell(entry: &Entry, column: Column) -> String {
    let rating = |rating: Option<u16>| rating.map(u32::from);
    let number = |number: Option<u32>| number.map_or(String::new(), |number| number.to_string());
    let ratings = &entry.ratings;
    match column {
        Column::Number => number(entry.number),
        Column::Name => entry.name.to_string(),
        Column::Last => entry.name.last.clone(),
        Column::First => entry.name.first.clone(),
        Column::Title => entry.title.clone(),
        Column::Sex => entry
            .sex
            .map_or(String::new(), |sex| sex.letter().to_string()),
        Column::Federation => entry.federation.clone(),
        Column::Club => entry.club.clone(),
        Column::Team => entry.team.clone(),
        Column::Board => number(entry.board),
        Column::Group => entry.group.clone(),
        Column::FideId => number(entry.fide_id),
        Column::NationalId => entry.national_id.clone(),
        Column::Rating => number(rating(ratings.unnamed)),
        Column::FideRating => number(rating(ratings.fide)),
        Column::NationalRating => number(rating(ratings.national)),
        Column::Rapid => number(rating(ratings.rapid)),
        Column::Blitz => number(rating(ratings.blitz)),
        Column::Birth => entry.birth.map_or(String::new(), value::day),
        Column::Rank
        | Column::Points
        | Column::Round
        | Column::White
        | Column::Black
        | Column::Result
        | Column::WhiteTeam
        | Column::BlackTeam => String::new(),
    }
}

/// Entries and errors as they come; what must not be twice is looked for.
#[derive(Default)]
pub(crate) struct Collector {
    entries: Vec<Entry>,
    pub(crate) remarks: Vec<Remark>,
    errors: Vec<ListError>,
}

impl Collector {
    pub(crate) fn push(&mut self, entry: Entry) {
        if self.entries.len() < MOST_ENTRIES {
            self.entries.push(entry);
        } else {
            let most = MOST_ENTRIES as u64;
            let fix = Fix::KeepWithin { most };
            self.refuse(ListError::at(entry.line, 1, "", Problem::TooLarge, fix));
        }
    }

    pub(crate) fn refuse(&mut self, error: ListError) {
        if self.errors.len() < MOST_ERRORS {
            self.errors.push(error);
        }
    }

    /// The list, or its errors. `place` says where a column stands and what
    /// its heading is.
    pub(crate) fn finish(
        mut self,
        place: impl Fn(Column) -> (usize, String),
    ) -> Result<Entries, Vec<ListError>> {
        self.find_doubles(&place);
        if self.entries.is_empty() && self.errors.is_empty() {
            self.refuse(ListError::whole(Problem::Empty, Fix::WriteNames));
        }
        if !self.errors.is_empty() {
            self.errors.sort_by_key(|error| (error.line, error.column));
            return Err(self.errors);
        }
        self.remarks.sort_by_key(|remark| match remark {
            Remark::UnknownHeading { column, .. } => (0, *column),
            Remark::SameName { line, .. } | Remark::GuessedOrder { line } => (1, *line),
        });
        Ok(Entries {
            entries: self.entries,
            remarks: self.remarks,
        })
    }

    fn find_doubles(&mut self, place: &impl Fn(Column) -> (usize, String)) {
        let mut seen: BTreeMap<(Column, u32), usize> = BTreeMap::new();
        let mut names: BTreeMap<String, usize> = BTreeMap::new();
        let mut errors = Vec::new();
        for entry in &self.entries {
            let numbers = [
                (Column::Number, entry.number),
                (Column::FideId, entry.fide_id),
            ];
            for (column, number) in numbers {
                let Some(number) = number else { continue };
                if seen.insert((column, number), entry.line).is_none() {
                    continue;
                }
                let (at, heading) = place(column);
                let found = number.to_string();
                let mut error =
                    ListError::at(entry.line, at, &found, Problem::Twice, Fix::TakeAway);
                error.heading = heading;
                errors.push(error);
            }
            let name: String = folded(&entry.name.to_string()).collect();
            if entry.fide_id.is_some() {
                continue;
            }
            match names.get(&name) {
                Some(&earlier) => self.remarks.push(Remark::SameName {
                    line: entry.line,
                    earlier,
                }),
                None => {
                    names.insert(name, entry.line);
                }
            }
        }
        for error in errors {
            self.refuse(error);
        }
    }
}
