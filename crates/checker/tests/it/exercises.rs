//! The published exercises in both editions; needs `../shared`.

use tuomari_standing::Edition;

use crate::shared;
use crate::table::{Count, compare, counted, tables};

#[test]
fn every_value_of_the_exercises_in_both_editions() {
    let Some(expected) = shared::text("tiebreaks-exercises.tsv") else {
        return;
    };
    let mut count = Count::default();
    for ((name, edition), table) in &tables(&expected, true) {
        let Some(file) = shared::file(&format!("trf/{name}.trf")) else {
            return;
        };
        let mut report = shared::read(&file);
        let edition = match edition.as_str() {
            "2024-08" => Edition::August2024,
            "2026-03" => Edition::March2026,
            other => panic!("an edition {other}"),
        };
        if name.contains("robin") {
            "FIDE_ROUNDROBIN".clone_into(&mut report.rules.type_code);
        }
        let standings = counted(&report, edition, &table.list);
        compare(name, table, &standings, &mut count);
    }
    count.check(64 * 28 + 12 * 11, 76);
}
