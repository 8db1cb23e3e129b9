//! What may differ when the same is told otherwise, and why: a table of data,
//! `scenarios/variations.txt`.

use std::{cell::Cell, collections::BTreeSet, fs, path::Path};

use super::verdict::Point;
use crate::runner::fits;

/// A row of the table.
pub(crate) struct Row {
    way: String,
    act: String,
    rules: String,
    case: String,
    points: BTreeSet<Point>,
    line: usize,
    used: Cell<usize>,
}

/// The table.
pub(crate) struct Expected(Vec<Row>);

/// What a row is asked about.
#[derive(Clone, Copy)]
pub(crate) struct Told<'a> {
    pub(crate) way: &'a str,
    pub(crate) act: &'a str,
    pub(crate) rules: &'a str,
    pub(crate) case: &'a str,
}

impl Expected {
    #[allow(
        clippy::disallowed_methods,
        reason = "a test reads the files it is about"
    )]
    pub(crate) fn read(file: &Path) -> Expected {
        let text = fs::read_to_string(file).expect("scenarios/variations.txt is there");
        let rows = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
            .map(|(index, line)| row(index + 1, line));
        Expected(rows.collect())
    }

    /// The points that may differ here; the rows that say so count as used
    /// where they explain one that does.
    pub(crate) fn explained(&self, told: Told<'_>, differ: &BTreeSet<Point>) -> BTreeSet<Point> {
        let mut explained = BTreeSet::new();
        for row in self.0.iter().filter(|row| row.speaks_of(told)) {
            let here: BTreeSet<Point> = row.points.intersection(differ).copied().collect();
            if !here.is_empty() {
                row.used.set(row.used.get() + 1);
            }
            explained.extend(here);
        }
        explained
    }

    /// Lines that explain nothing, of the ways and cases that were told in full.
    pub(crate) fn idle(&self, told: impl Fn(&str, &str) -> bool) -> Vec<usize> {
        let idle = self
            .0
            .iter()
            .filter(|row| row.used.get() == 0 && told(&row.way, &row.case));
        idle.map(|row| row.line).collect()
    }
}

impl Row {
    fn speaks_of(&self, told: Told<'_>) -> bool {
        fits(&self.way, told.way)
            && fits(&self.act, told.act)
            && fits_any(&self.rules, told.rules)
            && fits(&self.case, told.case)
    }
}

fn fits_any(patterns: &str, name: &str) -> bool {
    patterns
        .split_whitespace()
        .any(|pattern| fits(pattern, name))
}

fn row(line: usize, text: &str) -> Row {
    let cells: Vec<&str> = text.split('|').map(str::trim).collect();
    let [way, act, rules, case, points, why] = cells.as_slice() else {
        panic!("line {line}: way | act | rules | case | what may differ | why");
    };
    assert!(why.len() > 9, "line {line} gives no reason");
    let points = points.split_whitespace().map(Point::named);
    Row {
        way: (*way).to_owned(),
        act: (*act).to_owned(),
        rules: (*rules).to_owned(),
        case: (*case).to_owned(),
        points: points.collect(),
        line,
        used: Cell::new(0),
    }
}
