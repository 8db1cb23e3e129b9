//! A few generated competitions that are checked in.

use tuomari_report::Report;
use tuomari_standing::Edition;

use crate::shared;
use crate::table::{Count, compare, counted, tables};
use crate::team_tie_breaks::without_wins_of_byes;

const SWISS: &[(&str, &str)] = &[
    ("bbp-0058", include_str!("../data/swiss/bbp-0058.trf")),
    ("p12n5-0005", include_str!("../data/swiss/p12n5-0005.trf")),
    ("p15n9a-3006", include_str!("../data/swiss/p15n9a-3006.trf")),
    ("p20n8a-5001", include_str!("../data/swiss/p20n8a-5001.trf")),
];

/// Round robins, one of them double and one of an odd number, with forfeits.
const ROBINS: &[(&str, &str)] = &[
    ("robin-07", include_str!("../data/robin/robin-07.trf")),
    ("robin-19", include_str!("../data/robin/robin-19.trf")),
    ("robin-32", include_str!("../data/robin/robin-32.trf")),
];

/// Hardly a round in which all play.
const UNPLAYED: &[(&str, &str)] = &[
    (
        "unplayed-000",
        include_str!("../data/unplayed/unplayed-000.trf"),
    ),
    (
        "unplayed-003",
        include_str!("../data/unplayed/unplayed-003.trf"),
    ),
    (
        "unplayed-007",
        include_str!("../data/unplayed/unplayed-007.trf"),
    ),
    (
        "unplayed-023",
        include_str!("../data/unplayed/unplayed-023.trf"),
    ),
    (
        "unplayed-053",
        include_str!("../data/unplayed/unplayed-053.trf"),
    ),
];

const TEAMS: &[(&str, &str)] = &[
    ("team-005", include_str!("../data/team/team-005.trf")),
    ("team-014", include_str!("../data/team/team-014.trf")),
];

fn read(text: &str) -> Report {
    shared::read(text.as_bytes())
}

/// Compares competitions of players with their table.
#[track_caller]
fn check(files: &[(&str, &str)], table: &str, code: &str) -> Count {
    let tables = tables(table, false);
    let mut count = Count::default();
    for (name, text) in files {
        let table = &tables[&((*name).to_owned(), String::new())];
        let mut report = read(text);
        code.clone_into(&mut report.rules.type_code);
        let standings = counted(&report, Edition::March2026, &table.list);
        compare(name, table, &standings, &mut count);
    }
    count
}

#[test]
fn every_value_of_the_swiss_sample() {
    let count = check(SWISS, include_str!("../data/swiss.tsv"), "");
    count.check(58 * 28, 58);
}

#[test]
fn every_value_of_rounds_that_were_not_played() {
    let count = check(UNPLAYED, include_str!("../data/unplayed.tsv"), "");
    count.check(48 * 26, 48);
}

#[test]
fn every_value_of_the_round_robins() {
    let table = include_str!("../data/robin.tsv");
    let count = check(ROBINS, table, "FIDE_ROUNDROBIN");
    count.check(35 * 22, 35);
}

#[test]
fn every_value_of_the_team_sample() {
    let mut tables = tables(include_str!("../data/team.tsv"), false);
    let mut count = Count::default();
    for (name, text) in TEAMS {
        let key = ((*name).to_owned(), String::new());
        let table = tables.get_mut(&key).unwrap();
        let report = read(text);
        without_wins_of_byes(&report, table);
        let standings = counted(&report, Edition::March2026, &table.list);
        compare(name, table, &standings, &mut count);
    }
    count.check(14 * 21, 14);
}

#[test]
fn the_order_of_the_participants_changes_nothing() {
    for (_, text) in SWISS {
        let report = read(text);
        let mut turned = report.clone();
        turned.players.reverse();
        let list = tables(include_str!("../data/swiss.tsv"), false);
        let list = &list.values().next().unwrap().list;
        let of = |report: &Report| counted(report, Edition::March2026, list);
        assert_eq!(of(&report), of(&turned));
    }
}
