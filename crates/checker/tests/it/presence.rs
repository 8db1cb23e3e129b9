//! Who is paired, with whom not, and for how much.

use tuomari_checker::{Competition, Made, Remark, standings};
use tuomari_pairing::Number;
use tuomari_report::{
    AbnormalPoints, Bye, ByeKind, Date, OldPoints, Points, Prohibited, Report, Symbol,
};
use tuomari_standing::TieBreak;

use crate::made::report;
use crate::shared;

/// The next round, as it is compared.
fn next(report: &Report) -> Vec<(Number, Number)> {
    let competition = Competition::new(report).unwrap();
    let made = competition.pair(competition.past() + 1).unwrap();
    made.paired().pairs()
}

fn four() -> Report {
    report(&["3w1", "4b1", "1b0", "2w0"])
}

#[test]
fn whoever_is_away_is_not_paired() {
    assert_eq!(next(&four()), [(2, 1), (3, 4)]);
    let mut with_bye = four();
    with_bye.byes.push(Bye {
        kind: ByeKind::Half,
        round: 2,
        ids: vec![1, 2],
    });
    assert_eq!(next(&with_bye), [(3, 4)]);
    let mut absent = four();
    absent.old.absent = vec![3, 4];
    assert_eq!(next(&absent), [(2, 1)]);
    // A bye that stands in the line of round 2 does not make it a past round.
    let in_line = report(&["3w1 0-H", "4b1 0-Z", "1b0", "2w0"]);
    assert_eq!(next(&in_line), [(3, 4)]);
}

#[test]
fn a_bye_of_record_240_counts_where_the_line_is_blank() {
    let mut report = report(&["2w1", "1b0", ""]);
    report.byes.push(Bye {
        kind: ByeKind::Half,
        round: 1,
        ids: vec![3],
    });
    let counted = standings(&report, Some(&TieBreak::list("").unwrap())).unwrap();
    let rows = counted.standings.rows.iter();
    let scores: Vec<(u32, String)> = rows.map(|row| (row.number, row.values[0].text())).collect();
    let expected = [(1, "1.0"), (3, "0.5"), (2, "0.0")];
    assert_eq!(scores, expected.map(|(n, score)| (n, score.to_owned())));
}

#[test]
fn a_round_without_results_can_be_checked() {
    let right = report(&["3w1 2b.", "4b1 1w.", "1b0 4w.", "2w0 3b."]);
    let rounds = tuomari_checker::check(&right).unwrap();
    assert!(rounds.len() == 2 && rounds.iter().all(tuomari_checker::CheckedRound::agrees));
    let wrong = report(&["3w1 2w.", "4b1 1b.", "1b0 4w.", "2w0 3b."]);
    let rounds = tuomari_checker::check(&wrong).unwrap();
    assert!(rounds[0].agrees() && !rounds[1].agrees());
    let said = rounds[1].said();
    let keys: Vec<&str> = said.iter().map(|said| said.key).collect();
    assert_eq!(keys, ["pairing-fault-colors"]);
}

#[test]
fn a_forfeit_without_colours_is_right_either_way() {
    let colorless = report(&["3-+ 2b1", "4b1 1w0", "1-- 4w1", "2w0 3b0"]);
    for checked in tuomari_checker::check(&colorless).unwrap() {
        assert!(checked.agrees(), "{checked:?}");
    }
    let half = report(&["3-+", "4-+", "1b-", "2w-"]);
    let rounds = tuomari_checker::check(&half).unwrap();
    assert_eq!(rounds[0].theirs.pairs(), [(1, 3), (4, 2)]);
    let wrong = report(&["2-+", "1--", "4-+", "3--"]);
    assert!(!tuomari_checker::check(&wrong).unwrap()[0].agrees());
}

#[test]
fn pairs_are_prohibited_in_their_rounds_only() {
    let mut report = four();
    report.prohibited.push(Prohibited {
        rounds: Some((2, 2)),
        ids: vec![1, 2],
    });
    assert!(!next(&report).contains(&(2, 1)));
    report.prohibited[0].rounds = Some((3, 5));
    assert!(next(&report).contains(&(2, 1)));
    report.prohibited[0].rounds = None;
    assert!(!next(&report).contains(&(2, 1)));
}

#[test]
fn old_names_of_points_mean_what_record_162_means() {
    let mut new = four();
    new.rules.points = vec![
        (Symbol::Win, Points::from_hundredths(300)),
        (Symbol::Draw, Points::ONE),
        (Symbol::PairingBye, Points::ONE),
    ];
    let mut old = four();
    let points = |name: &str, hundredths| {
        OldPoints::Named(name.to_owned(), Points::from_hundredths(hundredths))
    };
    // The bye is said before the win that it would follow.
    old.old.points = vec![points("PAB", 100), points("W", 300), points("D", 100)];
    let list = TieBreak::list("BH").unwrap();
    let of = |report: &Report| standings(report, Some(&list)).unwrap().standings;
    assert_eq!(of(&new), of(&old));
    assert_eq!(of(&new).rows[0].values[0].text(), "3.0");
}

#[test]
fn points_of_record_299_count_in_their_round() {
    let mut report = four();
    report.abnormal_points.push(AbnormalPoints {
        points: Some(Points::from_hundredths(-100)),
        round: Some(1),
        ids: vec![1],
        ..AbnormalPoints::default()
    });
    let Ok(Made::Dutch { field, .. }) = tuomari_checker::pair(&report, 2) else {
        panic!("a Swiss of players");
    };
    let scores: Vec<i32> = field.players.iter().map(|player| player.score).collect();
    assert_eq!(scores, [0, 100, 0, 0]);
    let counted = standings(&report, Some(&TieBreak::list("").unwrap())).unwrap();
    assert_eq!(counted.standings.rows[0].number, 2);
    assert_eq!(counted.standings.rows[1].rank, 2);
}

#[test]
fn the_code_of_baku_gives_the_points_of_record_250() {
    let mut seen = 0;
    for line in include_str!("../players.jsonl").lines().map(shared::line) {
        let mut report = line.report;
        if report.accelerations.is_empty() {
            continue;
        }
        let with_records = Competition::new(&report).unwrap().check();
        report.accelerations.clear();
        "FIDE_DUTCH_BAKU".clone_into(&mut report.rules.type_code);
        let by_code = Competition::new(&report).unwrap().check();
        assert_eq!(with_records, by_code, "{}", line.name);
        "FIDE_DUTCH".clone_into(&mut report.rules.type_code);
        let without = Competition::new(&report).unwrap().check();
        seen += usize::from(without.iter().any(|round| !round.agrees()));
    }
    assert!(seen > 2, "{seen}");
}

#[test]
fn what_is_taken_for_granted_is_said() {
    let mut report = four();
    let remarks = |report: &Report| Competition::new(report).unwrap().remarks();
    assert_eq!(remarks(&report), [Remark::RoundsAssumed(1)]);
    report.rules.rounds = Some(5);
    let (year, month) = (2025, 12);
    let day = Date {
        year,
        month,
        day: 6,
    };
    report.heading.first_day = Some(day);
    assert_eq!(remarks(&report), [Remark::OlderThanPairingRules(day)]);
}
