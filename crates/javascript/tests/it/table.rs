//! A table that a program keeps, and its record.

use serde_json::{Value, json};
use tuomari_javascript::Table;
use tuomari_record::Record;

const LOT: [u8; 17] = [7; 17];

fn table(setup: &Value) -> Table {
    Table::new(&setup.to_string(), 1_794_000_000_000.0, &LOT).unwrap()
}

fn act(table: &mut Table, after_ms: f64, by: &str, act: &Value) -> Result<Value, Value> {
    let acted = table.act(
        1_794_000_000_000.0 + after_ms,
        by,
        &act.to_string(),
        &LOT[..8],
    );
    let value = |text: String| serde_json::from_str(&text).unwrap();
    acted.map(value).map_err(value)
}

fn blitz() -> Value {
    json!({
        "rulebook": "fide-2023", "table": "strict", "time_control": "3+2",
        "regulations": {"fide-rated": "no"}, "names": {"white": "Salo", "black": "Kemi"},
    })
}

#[test]
fn the_record_is_one_that_everybody_reads() {
    let mut table = table(&blitz());
    act(&mut table, 0.0, "arbiter", &json!({"act": "start-clock"})).unwrap();
    act(
        &mut table,
        900.0,
        "white",
        &json!({"act": "make", "move": "e2e4"}),
    )
    .unwrap();
    act(&mut table, 950.0, "white", &json!({"act": "press"})).unwrap();
    let record = Record::read(&table.record().unwrap()).unwrap();
    assert_eq!(record.end().version, 4);
    let replay = record.replay().unwrap();
    assert_eq!(replay.game.position().to_fen(), table.fen());
    assert_eq!(replay.created.names.white.as_deref(), Some("Salo"));
    assert!(table.pgn().contains("[White \"Salo\"]"));
}

#[test]
fn a_table_goes_on_from_its_record() {
    let mut first = table(&blitz());
    act(&mut first, 0.0, "arbiter", &json!({"act": "start-clock"})).unwrap();
    let mut second = Table::resume(&first.record().unwrap()).unwrap();
    for table in [&mut first, &mut second] {
        act(
            table,
            5_000.0,
            "white",
            &json!({"act": "make", "move": "d4"}),
        )
        .unwrap();
    }
    assert_eq!(first.record(), second.record());
    let broken = first.record().unwrap().replace("Salo", "Oulu");
    assert!(Table::resume(&broken).is_err());
}

#[test]
fn a_refused_act_changes_nothing_and_says_why() {
    let mut table = table(&blitz());
    let before = table.record();
    let refused = act(&mut table, 5.0, "white", &json!({"act": "press"})).unwrap_err();
    assert_eq!(refused["refusal"], "clock-not-started");
    assert_eq!(refused["detail"], "The clock has not been started.");
    let unreadable = act(&mut table, 5.0, "white", &json!({"act": "fly"})).unwrap_err();
    assert!(unreadable["detail"].is_string());
    assert_eq!(table.record(), before);
}

#[test]
fn no_act_comes_before_the_last_one() {
    let mut table = table(&blitz());
    act(
        &mut table,
        10_000.0,
        "arbiter",
        &json!({"act": "start-clock"}),
    )
    .unwrap();
    act(
        &mut table,
        2_000.0,
        "white",
        &json!({"act": "make", "move": "e2e4"}),
    )
    .unwrap();
    let record = Record::read(&table.record().unwrap()).unwrap();
    let instants: Vec<u64> = record
        .entries()
        .unwrap()
        .iter()
        .map(|one| one.at_ms)
        .collect();
    assert!(instants.is_sorted(), "{instants:?}");
}

#[test]
fn a_silent_rulebook_tells_nobody_by_letters_what_is_legal() {
    let mut table = table(&json!({
        "rulebook": "fi-blitz-2014", "table": "strict", "time_control": "5 min",
    }));
    act(&mut table, 0.0, "arbiter", &json!({"act": "start-clock"})).unwrap();
    let refused = act(
        &mut table,
        9.0,
        "white",
        &json!({"act": "make", "move": "Nf3"}),
    );
    assert!(
        refused.unwrap_err()["detail"]
            .as_str()
            .unwrap()
            .contains("g1f3")
    );
}

#[test]
fn the_house_is_not_here() {
    let mut setup = blitz();
    setup["house"] = json!({"color": "white"});
    let wrong = Table::new(&setup.to_string(), 0.0, &LOT).unwrap_err();
    assert!(wrong.contains("leave it out"), "{wrong}");
}
