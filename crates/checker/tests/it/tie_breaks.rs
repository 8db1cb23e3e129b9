//! Sixty generated Swiss competitions, 28 tie-breaks; needs `../shared`.

use tuomari_standing::{Edition, System};

use crate::from_report::players;
use crate::shared;
use crate::table::{Count, compare, tables};

#[test]
fn every_value_of_sixty_swiss_competitions() {
    let Some(expected) = shared::packed("tiebreaks-swiss.tsv.gz") else {
        return;
    };
    let Some(corpus) = shared::packed("dutch-corpus.jsonl.gz") else {
        return;
    };
    let tables = tables(&expected, false);
    let mut count = Count::default();
    for line in shared::lines(&corpus) {
        let key = (line.name.clone(), String::new());
        if let Some(table) = tables.get(&key) {
            let field = players(&line.report, Edition::March2026, System::Swiss);
            let standings = field.standings(&table.list).unwrap();
            compare(&line.name, table, &standings, &mut count);
        }
    }
    count.check(1_295 * 28, 1_295);
}
