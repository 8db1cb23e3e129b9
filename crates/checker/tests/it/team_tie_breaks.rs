//! Generated competitions of teams, 21 tie-breaks; needs `../shared`.

use tuomari_report::Report;
use tuomari_standing::{Code, Edition};

use crate::shared;
use crate::table::{Count, Table, compare, counted, tables};

/// Where game points decide, the program behind the tables counts a
/// pairing-allocated bye as a win at every board in `WIN` too. C.07 says so of
/// `BC`, `TBR` and `BBE` only (12); `WIN` asks for the points of a win (7.1),
/// and these byes bring those of a draw. Takes the wins away that nobody has,
/// and says how many teams had some.
pub(crate) fn without_wins_of_byes(report: &Report, table: &mut Table) -> usize {
    let rules = &report.rules;
    if !rules.type_code().expect("a code").by_game_points {
        return 0;
    }
    let mut codes = table.list.iter();
    let column = codes.position(|one| one.code == Code::Win).unwrap();
    let byes = report.team_byes.iter().flat_map(|byes| &byes.teams);
    let mut changed = 0;
    for team in byes.flatten() {
        let (_, values) = table.rows.get_mut(team).unwrap();
        let wins: usize = values[column].parse().unwrap();
        values[column] = (wins - rules.board_colors.len()).to_string();
        changed += 1;
    }
    changed
}

#[test]
fn every_value_of_twenty_four_team_competitions() {
    let Some(expected) = shared::text("tiebreaks-team.tsv.gz") else {
        return;
    };
    let Some(corpus) = shared::text("team-corpus.jsonl.gz") else {
        return;
    };
    let mut tables = tables(&expected, false);
    let mut count = Count::default();
    let mut changed = 0;
    for line in shared::lines(&corpus) {
        let key = (line.name.clone(), String::new());
        if let Some(table) = tables.get_mut(&key) {
            changed += without_wins_of_byes(&line.report, table);
            let standings = counted(&line.report, Edition::March2026, &table.list);
            compare(&line.name, table, &standings, &mut count);
        }
    }
    count.check(313 * 21, 313);
    assert_eq!(changed, 23);
}

#[test]
fn every_value_of_the_sample_of_the_technical_commission() {
    let Some(file) = shared::file("trf/grandmommys-cup.trf") else {
        return;
    };
    let report = shared::read(&file);
    let tables = tables(include_str!("../data/commission.tsv"), false);
    let table = tables.values().next().unwrap();
    let standings = counted(&report, Edition::August2024, &table.list);
    let mut count = Count::default();
    compare("the sample", table, &standings, &mut count);
    count.check(50 * 22, 50);

    // Both scores are those that the file itself gives.
    for row in &standings.rows {
        let mut teams = report.teams.iter();
        let team = teams.find(|team| team.number == row.number).unwrap();
        let written = |points: Option<tuomari_report::Points>| points.unwrap().to_string();
        assert_eq!(row.values[0].text(), written(team.match_points));
        assert_eq!(row.values[4].text(), written(team.game_points));
    }
}
