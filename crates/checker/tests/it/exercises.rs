//! The published exercises in both editions; needs `../shared`.

use tuomari_report::Report;
use tuomari_standing::{Edition, System};

use crate::from_report::players;
use crate::shared;
use crate::table::{Count, compare, tables};

#[test]
fn every_value_of_the_exercises_in_both_editions() {
    let Some(expected) = shared::file("tiebreaks-exercises.tsv") else {
        return;
    };
    let expected = String::from_utf8(expected).unwrap();
    let mut count = Count::default();
    for ((name, edition), table) in &tables(&expected, true) {
        let Some(file) = shared::file(&format!("trf/{name}.trf")) else {
            return;
        };
        let report = Report::read(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
        let edition = match edition.as_str() {
            "2024-08" => Edition::August2024,
            "2026-03" => Edition::March2026,
            other => panic!("an edition {other}"),
        };
        let system = if name.contains("robin") {
            System::Predetermined
        } else {
            System::Swiss
        };
        let standings = players(&report, edition, system).standings(&table.list);
        compare(name, table, &standings.unwrap(), &mut count);
    }
    count.check(64 * 28 + 12 * 11, 76);
}
