//! Round robins by their tables.

use tuomari_checker::{Competition, Made};
use tuomari_report::{Color, Mark, Player, Report, Round};

/// A file of `players` with all rounds that `code` gives, all games drawn.
fn played(players: u32, code: &str, step: u32) -> Report {
    let mut report = Report::default();
    code.clone_into(&mut report.rules.type_code);
    let numbers = (1..=players).map(|at| at * step);
    report.players = numbers
        .map(|number| Player {
            number,
            ..Player::default()
        })
        .collect();
    let rounds: Vec<_> = {
        let competition = Competition::new(&report).unwrap();
        let rounds = (1..).map_while(|round| competition.pair(round).ok());
        rounds.map(|made| made.paired()).collect()
    };
    for round in rounds {
        for player in &mut report.players {
            let game = |opponent, color| Round {
                opponent: Some(opponent),
                color: Some(color),
                mark: Some(Mark::Draw),
            };
            let rest = Round {
                mark: Some(Mark::ZeroBye),
                ..Round::default()
            };
            let mut boards = round.boards.iter();
            let found = boards.find_map(|&(white, black)| match player.number {
                number if number == white => Some(game(black, Color::White)),
                number if number == black => Some(game(white, Color::Black)),
                _ => None,
            });
            player.rounds.push(found.unwrap_or(rest));
        }
    }
    report
}

#[test]
fn the_check_agrees_with_every_table_and_notices_a_changed_one() {
    for (code, cycles) in [
        ("FIDE_ROUNDROBIN", 1),
        ("BERGER_ROUNDROBIN", 1),
        ("FIDE_DOUBLEROUNDROBIN", 2),
        ("BERGER_ROUNDROBIN_G2", 2),
        ("BERGER_ROUNDROBIN_G3", 3),
    ] {
        for players in 3..=13 {
            let mut report = played(players, code, 3);
            let length = (players + players % 2 - 1) * cycles;
            let rounds = tuomari_checker::check(&report).unwrap();
            assert_eq!(rounds.len(), length as usize, "{code} {players}");
            assert!(rounds.iter().all(tuomari_checker::CheckedRound::agrees));
            for player in &mut report.players {
                player.rounds.swap(0, 1);
            }
            let rounds = tuomari_checker::check(&report).unwrap();
            let wrong: Vec<u32> = rounds
                .iter()
                .filter(|round| !round.agrees())
                .map(|round| round.round)
                .collect();
            assert_eq!(wrong, [1, 2], "{code} {players}");
        }
    }
}

#[test]
fn the_double_tables_differ_where_the_cycles_meet() {
    let rounds = |code| {
        let report = played(6, code, 1);
        let competition = Competition::new(&report).unwrap();
        let made = (1..=10).map(|round| competition.pair(round).unwrap());
        made.collect::<Vec<Made>>()
    };
    let (plain, turned) = (
        rounds("BERGER_ROUNDROBIN_G2"),
        rounds("FIDE_DOUBLEROUNDROBIN"),
    );
    let differing: Vec<usize> = (0..10).filter(|&at| plain[at] != turned[at]).collect();
    assert_eq!(differing, [3, 4]);
    assert_eq!((&plain[3], &plain[4]), (&turned[4], &turned[3]));
}

#[test]
fn a_board_of_a_table_says_so() {
    let report = played(5, "FIDE_ROUNDROBIN", 1);
    let made = tuomari_checker::pair(&report, 2).unwrap();
    let said = made.reason(0).unwrap().said();
    let keys: Vec<&str> = said.iter().map(|said| said.key).collect();
    let expected = [
        "pairing-place-table",
        "pairing-choice-table",
        "pairing-color-table",
    ];
    assert_eq!(keys, expected);
    assert_eq!(
        made.bye_reason().unwrap().said()[0].key,
        "pairing-bye-table"
    );
}
