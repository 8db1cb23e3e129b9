//! Sixty generated Swiss competitions, 28 tie-breaks; needs `../shared`.

use tuomari_standing::Edition;

use crate::shared;
use crate::table::{Count, compare, counted, tables};

#[test]
fn every_value_of_sixty_swiss_competitions() {
    let Some(expected) = shared::text("tiebreaks-swiss.tsv.gz") else {
        return;
    };
    let Some(corpus) = shared::text("dutch-corpus.jsonl.gz") else {
        return;
    };
    let tables = tables(&expected, false);
    let mut count = Count::default();
    for line in shared::lines(&corpus) {
        let key = (line.name.clone(), String::new());
        if let Some(table) = tables.get(&key) {
            let standings = counted(&line.report, Edition::March2026, &table.list);
            compare(&line.name, table, &standings, &mut count);
        }
    }
    count.check(1_295 * 28, 1_295);
}
