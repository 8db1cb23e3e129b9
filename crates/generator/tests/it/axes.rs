//! Everything that FIDE's list asks to be varied is varied.

use std::collections::BTreeSet;

use tuomari_generator::{Axes, PointTable, TeamAxes, TeamCode, generate, generate_teams};
use tuomari_report::{ByeKind, Color, Mark, Report};

const SEEDS: u64 = 400;

fn made() -> Vec<Report> {
    (0..SEEDS)
        .map(|seed| generate(seed, &Axes::default()))
        .collect()
}

fn marks(report: &Report) -> impl Iterator<Item = Mark> {
    let rounds = report.players.iter().flat_map(|player| &player.rounds);
    rounds.filter_map(|round| round.mark)
}

#[test]
fn all_axes_occur() {
    let made = made();
    let rounds: BTreeSet<u16> = made.iter().filter_map(|r| r.rules.rounds).collect();
    assert_eq!(rounds, (3..=13).collect());
    let sizes: BTreeSet<usize> = made.iter().map(|report| report.players.len()).collect();
    assert!(
        sizes.first() == Some(&4) && sizes.last() > Some(&150),
        "{sizes:?}"
    );
    let signs: BTreeSet<char> = made.iter().flat_map(marks).map(Mark::sign).collect();
    assert_eq!(signs, "1=0WDL+-UFHZ".chars().collect());
    for color in [Color::White, Color::Black] {
        assert!(
            made.iter()
                .any(|report| report.rules.first_color == Some(color))
        );
    }
    let points: BTreeSet<_> = made
        .iter()
        .map(|report| report.rules.points.clone())
        .collect();
    assert_eq!(points.len(), PointTable::ALL.len());
    for kind in [ByeKind::Full, ByeKind::Half, ByeKind::Zero] {
        let has = |report: &Report| report.byes.iter().any(|bye| bye.kind == kind);
        assert!(made.iter().any(has), "{kind:?}");
    }
    let count = |test: fn(&Report) -> bool| made.iter().filter(|report| test(report)).count();
    assert!(count(|report| !report.accelerations.is_empty()) > 20);
    assert!(count(|report| !report.prohibited.is_empty()) > 100);
    assert!(count(|report| !report.comments.is_empty()) > 5);
    let is_unrated = |report: &Report| report.players.iter().any(|p| p.person.rating.is_none());
    assert!(count(is_unrated) > 50);
    let is_level = |report: &Report| {
        let ratings = report.players.iter().map(|player| player.person.rating);
        ratings.collect::<BTreeSet<_>>().len() == 1
    };
    assert!(count(is_level) > 50);
}

#[test]
fn what_is_asked_for_is_made() {
    let axes = Axes {
        players: Some(31),
        rounds: Some(8),
        points: Some(PointTable::ALL[6]),
        initial: Some(Color::Black),
        half_byes: Some(0),
        zero_byes: Some(0),
        full_byes: Some(0),
        forfeits: Some(0),
        double_forfeits: Some(0),
        odd_results: Some(0),
        withdrawals: Some(0),
        late_entries: Some(0),
        prohibited: Some(0),
        accelerated: Some(false),
        ratings: None,
        tie_breaks: None,
    };
    for seed in 0..20 {
        let report = generate(seed, &axes);
        assert_eq!((report.players.len(), report.rounds_played()), (31, 8));
        let signs: BTreeSet<char> = marks(&report).map(Mark::sign).collect();
        assert_eq!(signs, "1=0U".chars().collect());
        assert_eq!(report.rules.first_color, Some(Color::Black));
        assert!(report.byes.is_empty() && report.prohibited.is_empty());
    }
}

#[test]
fn acceleration_needs_points_that_allow_it() {
    let axes = Axes {
        accelerated: Some(true),
        points: Some(PointTable::ALL[4]),
        ..Axes::default()
    };
    assert!(generate(1, &axes).accelerations.is_empty());
    let axes = Axes {
        points: Some(PointTable::USUAL),
        players: Some(22),
        rounds: Some(9),
        late_entries: Some(0),
        ..axes
    };
    // A win for three rounds, a draw for two; twelve of 22.
    let records = generate(1, &axes).accelerations;
    let rounds = records
        .iter()
        .map(|r| (r.first_round, r.last_round, r.last));
    assert_eq!(rounds.collect::<Vec<_>>(), [(1, 3, 12), (4, 5, 12)]);
}

#[test]
fn all_axes_of_teams_occur() {
    let made: Vec<Report> = (0..200)
        .map(|seed| generate_teams(seed, &TeamAxes::default()))
        .collect();
    let of = |value: fn(&Report) -> usize| made.iter().map(value).collect::<BTreeSet<usize>>();
    assert_eq!(of(|report| report.teams.len()), (7..=20).collect());
    assert_eq!(
        of(|report| report.rules.board_colors.len()),
        (2..=6).collect()
    );
    let codes: BTreeSet<&str> = made.iter().map(|r| r.rules.type_code.as_str()).collect();
    assert_eq!(codes.len(), TeamCode::ALL.len());
    let has_byes = |report: &&Report| {
        let byes = report.team_byes.as_ref();
        byes.is_some_and(|byes| byes.teams.iter().any(Option::is_some))
    };
    assert!(made.iter().filter(has_byes).count() > 50);
    assert!(
        made.iter()
            .filter(|report| !report.forfeited_matches.is_empty())
            .count()
            > 30
    );
    for kind in [ByeKind::Full, ByeKind::Half, ByeKind::Zero] {
        let has = |report: &&Report| report.byes.iter().any(|bye| bye.kind == kind);
        assert!(made.iter().filter(has).count() > 10, "{kind:?}");
    }
}
