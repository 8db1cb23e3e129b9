//! Tables of expected values: a head with codes, a row for each participant.

use std::collections::BTreeMap;

use tuomari_report::{Date, Report};
use tuomari_standing::{Edition, Standings, TieBreak};

/// The expected values of one competition.
pub(crate) struct Table {
    /// The codes of the columns, in the order they are applied.
    pub(crate) list: Vec<TieBreak>,
    /// By number: the rank and the values as they are written.
    pub(crate) rows: BTreeMap<u32, (u32, Vec<String>)>,
}

/// What a comparison found.
#[derive(Debug, Default)]
pub(crate) struct Count {
    pub(crate) values: usize,
    pub(crate) ranks: usize,
    pub(crate) wrong: Vec<String>,
}

impl Count {
    /// Fails with the first differences, or if fewer were compared.
    #[track_caller]
    pub(crate) fn check(&self, values: usize, ranks: usize) {
        let some: Vec<&String> = self.wrong.iter().take(40).collect();
        assert!(self.wrong.is_empty(), "{}: {some:#?}", self.wrong.len());
        assert_eq!((self.values, self.ranks), (values, ranks));
    }
}

/// Reads tables with the name of the competition first and, if `with_edition`,
/// the edition second; keyed by both.
pub(crate) fn tables(text: &str, with_edition: bool) -> BTreeMap<(String, String), Table> {
    let first = if with_edition { 2 } else { 1 };
    let mut tables: BTreeMap<(String, String), Table> = BTreeMap::new();
    let mut list = Vec::new();
    for line in text.lines() {
        let cells: Vec<&str> = line.split('\t').collect();
        if cells[0] == "event" {
            let codes = cells[first + 2..].iter();
            list = codes.map(|code| code.parse().unwrap()).collect();
            continue;
        }
        let edition = if with_edition { cells[1] } else { "" };
        let key = (cells[0].to_owned(), edition.to_owned());
        let table = tables.entry(key).or_insert_with(|| Table {
            list: list.clone(),
            rows: BTreeMap::new(),
        });
        let values = cells[first + 2..].iter().map(|&cell| cell.to_owned());
        let row = (cells[first + 1].parse().unwrap(), values.collect());
        table.rows.insert(cells[first].parse().unwrap(), row);
    }
    tables
}

/// The standings of a report, as if it had begun under that edition.
pub(crate) fn counted(report: &Report, edition: Edition, list: &[TieBreak]) -> Standings {
    let mut report = report.clone();
    let (year, month) = match edition {
        Edition::August2024 => (2024, 8),
        Edition::March2026 => (2026, 3),
    };
    let day = 1;
    report.heading.first_day = Some(Date { year, month, day });
    let counted = tuomari_checker::standings(&report, Some(list)).unwrap();
    assert_eq!(counted.edition, edition);
    counted.standings
}

/// Compares every value and every rank, values with as many decimals as the
/// table has.
pub(crate) fn compare(name: &str, table: &Table, standings: &Standings, count: &mut Count) {
    assert_eq!(standings.rows.len(), table.rows.len(), "{name}");
    for row in &standings.rows {
        let number = row.number;
        let (rank, expected) = &table.rows[&number];
        assert_eq!(row.values.len(), expected.len());
        count.ranks += 1;
        if row.rank != *rank {
            let said = format!("{name} {number}: rank {} for {rank}", row.rank);
            count.wrong.push(said);
        }
        for ((code, value), expected) in table.list.iter().zip(&row.values).zip(expected) {
            count.values += 1;
            let decimals = expected.split_once('.').map_or(0, |(_, rest)| rest.len());
            let found = value.number.decimals(u8::try_from(decimals).unwrap());
            // An average over nothing is written so.
            let expected = if expected == "-0" { "0" } else { expected };
            if found != expected {
                let said = format!("{name} {number}: {code} {found} for {expected}");
                count.wrong.push(said);
            }
        }
    }
}
