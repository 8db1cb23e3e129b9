//! What must hold in every file, seen without the engine.

use tuomari_generator::{Axes, TeamAxes, Wrong, generate, generate_teams, illegal};
use tuomari_report::{Color, Mark, Player, Report, Round};

#[test]
fn nothing_that_is_made_is_illegal() {
    let mut rounds = 0;
    for seed in 0..400 {
        for report in [
            generate(seed, &Axes::default()),
            generate_teams(seed, &TeamAxes::default()),
        ] {
            assert_eq!(illegal(&report), [], "seed {seed}");
            rounds += report.rounds_played();
        }
    }
    assert!(rounds > 4_000, "{rounds}");
}

/// A competition without absences, to be spoilt.
fn plain(players: u32) -> Report {
    let axes = Axes {
        players: Some(players),
        rounds: Some(5),
        half_byes: Some(0),
        zero_byes: Some(0),
        full_byes: Some(0),
        forfeits: Some(0),
        double_forfeits: Some(0),
        odd_results: Some(0),
        withdrawals: Some(0),
        late_entries: Some(0),
        prohibited: Some(0),
        ..Axes::default()
    };
    generate(3, &axes)
}

fn game(opponent: u32, color: Color) -> Round {
    Round {
        opponent: Some(opponent),
        color: Some(color),
        mark: Some(Mark::Draw),
    }
}

/// What is found in the last round after it was changed.
#[track_caller]
fn check(mut report: Report, change: impl Fn(&mut Report), expected: Wrong) {
    assert_eq!(illegal(&report), []);
    change(&mut report);
    let found: Vec<Wrong> = illegal(&report).iter().map(|one| one.what).collect();
    assert!(found.contains(&expected), "{found:?}");
}

#[test]
fn a_second_meeting_is_found() {
    let report = plain(8);
    let first = report.players[0].rounds[0].opponent.unwrap();
    let other = usize::try_from(first).unwrap() - 1;
    check(
        report,
        |report| {
            report.players[0].rounds[4] = game(first, Color::White);
            report.players[other].rounds[4] = game(1, Color::Black);
        },
        Wrong::MetBefore(1, first),
    );
}

#[test]
fn a_pair_that_does_not_know_of_each_other_is_found() {
    let report = plain(8);
    let own = report.players[0].rounds[4].opponent;
    let stranger = (2..=8).find(|&number| Some(number) != own).unwrap();
    check(
        report,
        |report| report.players[0].rounds[4].opponent = Some(stranger),
        Wrong::NotMutual(1, stranger),
    );
}

#[test]
fn a_second_bye_and_two_byes_are_found() {
    let report = plain(9);
    let bye = Some(Mark::PairingBye);
    let had = |player: &&Player| player.rounds[0].mark == bye;
    let number = report.players.iter().find(had).unwrap().number;
    let at = usize::try_from(number).unwrap() - 1;
    let spoil = |report: &mut Report| {
        report.players[at].rounds[4] = Round {
            opponent: None,
            color: None,
            mark: bye,
        };
    };
    check(report.clone(), spoil, Wrong::SecondBye(number));
    let had = |player: &&Player| player.rounds[4].mark == bye;
    let other = report.players.iter().find(had).unwrap().number;
    check(
        report,
        spoil,
        Wrong::TwoByes(number.min(other), number.max(other)),
    );
}

#[test]
fn two_who_must_both_have_black_are_found() {
    let (w, b) = (Color::White, Color::Black);
    let rows = [
        [game(3, w), game(4, w), game(2, w)],
        [game(4, w), game(3, w), game(1, b)],
        [game(1, b), game(2, b), game(4, w)],
        [game(2, b), game(1, b), game(3, b)],
    ];
    let players = (1..).zip(rows).map(|(number, rounds)| Player {
        number,
        rounds: rounds.to_vec(),
        ..Player::default()
    });
    let mut report = Report {
        players: players.collect(),
        ..Report::default()
    };
    report.rules.rounds = Some(5);
    let found: Vec<Wrong> = illegal(&report).iter().map(|one| one.what).collect();
    let both = |one, other| Wrong::SameAbsoluteColor(one, other);
    assert_eq!(found, [both(1, 2), both(3, 4)]);
    // Draws make no topscorers, but in the last round wins would.
    report.rules.rounds = Some(3);
    assert_eq!(illegal(&report).len(), 2);
    for player in &mut report.players[..2] {
        player.rounds[0].mark = Some(Mark::Win);
    }
    assert_eq!(illegal(&report).len(), 1);
}

#[test]
fn a_round_of_nothing_is_found() {
    let report = plain(8);
    check(
        report,
        |report| report.players[3].rounds[2] = Round::default(),
        Wrong::NoEntry(4),
    );
}

#[test]
fn a_second_meeting_of_teams_is_found() {
    let axes = TeamAxes {
        half_byes: Some(0),
        zero_byes: Some(0),
        full_byes: Some(0),
        forfeits: Some(0),
        forfeited_matches: Some(0),
        withdrawals: Some(0),
        late_entries: Some(0),
        teams: Some(8),
        rounds: Some(5),
        ..TeamAxes::default()
    };
    let mut report = generate_teams(4, &axes);
    assert_eq!(illegal(&report), []);
    for player in &mut report.players {
        player.rounds[4] = player.rounds[0];
    }
    assert_eq!(illegal(&report).len(), 4);
}
