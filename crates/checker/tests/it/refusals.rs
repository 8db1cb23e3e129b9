//! What is refused, and that it is said what to do.

use tuomari_checker::{Competition, Refusal, standings};
use tuomari_report::{AbnormalPoints, OldPoints, Points, Report};
use tuomari_standing::TieBreak;

use crate::made::report;

#[track_caller]
fn refused(report: &Report, expected: &Refusal) {
    let refusal = Competition::new(report).err();
    assert_eq!(refusal.as_ref(), Some(expected));
    let [wrong, next] = expected.said();
    assert_ne!(wrong.key, next.key);
    assert!(next.key.ends_with("-hint"), "{}", next.key);
}

#[test]
fn systems_that_nothing_here_pairs_by() {
    for code in [
        "FIDE_DUBOV",
        "FIDE_DUTCH_2017",
        "CUSTOM_SWISS",
        "FIDE_DOUBLESWISS_BAKU",
        "FIDE_SCHEVENINGEN_G2",
        "CUSTOM_TEAM_KNOCKOUT",
        "BERGER_ROUNDROBIN_G0",
        "nonsense",
    ] {
        let mut report = report(&["2w1", "1b0"]);
        code.clone_into(&mut report.rules.type_code);
        refused(&report, &Refusal::System(code.to_ascii_uppercase()));
    }
}

#[test]
fn lines_that_contradict_each_other() {
    let pair = |round, number, opponent| (round, number, opponent);
    let (round, number, opponent) = pair(1, 1, 2);
    let not_mutual = Refusal::NotMutual {
        round,
        number,
        opponent,
    };
    refused(&report(&["2w1", "3b0", "2w1"]), &not_mutual);
    // A game for one and a forfeit for the other.
    refused(&report(&["2w1", "1b-"]), &not_mutual);
    let alone = Refusal::NotMutual {
        round,
        number,
        opponent: 9,
    };
    refused(&report(&["9w1"]), &alone);
    let himself = Refusal::NotMutual {
        round,
        number,
        opponent: 1,
    };
    refused(&report(&["1w1"]), &himself);
    let colors = Refusal::Colors {
        round,
        number,
        opponent,
    };
    refused(&report(&["2w1", "1w0"]), &colors);
    refused(
        &report(&["2-1", "1b0"]),
        &Refusal::NoColor { round, number },
    );
    refused(
        &report(&["2wH", "1bH"]),
        &Refusal::ByeWithOpponent { round, number },
    );
}

#[test]
fn records_of_older_programs_that_mean_nothing_here() {
    let mut by_rank = report(&["2w1", "1b0"]);
    by_rank.old.by_rank = true;
    by_rank.players[0].rank = Some(2);
    by_rank.players[1].rank = Some(1);
    refused(&by_rank, &Refusal::OrderedByRank);
    let mut by_color = report(&["2w1", "1b0"]);
    let named = OldPoints::Named("WW".to_owned(), Points::ONE);
    by_color.old.points.push(named);
    refused(&by_color, &Refusal::Points("WW".to_owned()));
}

#[test]
fn teams_without_what_a_match_needs() {
    let mut teams = report(&["2w1", "1b0"]);
    "FIDE_TEAM".clone_into(&mut teams.rules.type_code);
    refused(&teams, &Refusal::NoTeams);
    let team = |number, member| tuomari_report::Team {
        number,
        members: vec![member],
        ..tuomari_report::Team::default()
    };
    teams.teams = vec![team(1, 1)];
    refused(&teams, &Refusal::NoTeam(2));
    teams.teams.push(team(2, 2));
    assert!(Competition::new(&teams).is_ok());
}

#[test]
fn more_rounds_than_a_file_can_have() {
    let lines = ["2w1 ".repeat(1_000), "1b0 ".repeat(1_000)];
    let report = report(&[&lines[0], &lines[1]]);
    refused(&report, &Refusal::TooManyRounds(1_000));
}

#[test]
fn rounds_that_cannot_be_paired() {
    let mut report = report(&["2w1", "1b0", "0-U"]);
    let last = |report: &Report, round| match Competition::new(report).unwrap().pair(round) {
        Err(Refusal::Round { last, .. }) => Some(last),
        _ => None,
    };
    assert_eq!(last(&report, 0), Some(2));
    assert_eq!(last(&report, 3), Some(2));
    assert_eq!(last(&report, 2), None);
    report.rules.rounds = Some(1);
    assert_eq!(last(&report, 2), Some(1));
    "FIDE_ROUNDROBIN".clone_into(&mut report.rules.type_code);
    report.rules.rounds = None;
    assert_eq!(last(&report, 4), Some(3));
}

#[test]
fn standings_that_cannot_be_counted() {
    let mut report = report(&["2w1", "1b0"]);
    let list = TieBreak::list("BC").unwrap();
    let refusal = standings(&report, Some(&list)).unwrap_err();
    assert_eq!(refusal.said()[0].key, "competition-for-teams");
    report.rules.tie_breaks = vec!["BX".to_owned()];
    let refusal = standings(&report, None).unwrap_err();
    assert_eq!(refusal.said()[0].key, "competition-tie-break-code");
    report.abnormal_points = vec![AbnormalPoints {
        round: Some(999),
        ids: vec![2],
        points: Some(Points::ONE),
        ..AbnormalPoints::default()
    }];
    let refusal = standings(&report, Some(&[])).unwrap_err();
    assert_eq!(refusal, Refusal::PenaltyAfterEnd(2));
}
