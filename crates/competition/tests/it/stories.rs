//! Whole competitions, and single rules that are easily got wrong.

use tuomari_checker::check;
use tuomari_competition::{
    Absent, Act, Alteration, Bye, Clause, Departure, Happening, Level, Matter, MatterKind, Outcome,
    PlayerId, Refusal, Regulations, Seat, System, TableId, TableResult, Who, Why, preview, replay,
};
use tuomari_report::{Form, Points, Report};
use tuomari_standing::TieBreak;

use crate::desk::{Desk, enter, person};

fn player(number: u32) -> Who {
    Who::Player(PlayerId(number))
}

fn departures(desk: &Desk) -> Vec<MatterKind> {
    let all = desk.competition.departures().iter();
    all.map(|one| MatterKind::from(&one.matter)).collect()
}

/// Some results that make different scores.
fn some(board: u32) -> Outcome {
    match board % 3 {
        0 => Outcome::Draw,
        1 => Outcome::WhiteWins,
        _ => Outcome::BlackWins,
    }
}

#[track_caller]
fn play_to_the_end(desk: &mut Desk) {
    let rounds = desk.competition.regulations().unwrap().rounds;
    while desk.competition.paired() < rounds {
        let round = desk.start_round();
        desk.play_round(round, |board| some(board + u32::from(round)));
        desk.must(Act::CloseRound);
    }
    desk.must(Act::Finish);
}

#[test]
fn a_swiss_is_played_to_the_end_and_its_file_agrees_with_the_checker() {
    for players in [8, 9, 12, 15] {
        let mut desk = Desk::swiss(players, 5);
        play_to_the_end(&mut desk);
        let report = desk.competition.report();
        let text = report.write(Form::Trf26).unwrap();
        let again = Report::read(text.as_bytes()).unwrap();
        let checked = check(&again).unwrap();
        assert_eq!(checked.len(), 5);
        for round in checked {
            assert!(round.agrees(), "{players} players, round {}", round.round);
        }
        assert_eq!(replay(&desk.events), desk.competition);
    }
}

#[test]
fn round_robins_follow_the_tables() {
    for (system, rounds) in [(System::RoundRobin, 5), (System::DoubleRoundRobin, 10)] {
        let mut desk = Desk::new();
        desk.announce(Regulations::new("Cup", "fi-blitz-2014", system, rounds));
        desk.enter_all(6);
        play_to_the_end(&mut desk);
        let report = desk.competition.report();
        let checked = check(&report).unwrap();
        assert_eq!(checked.len(), usize::from(rounds));
        assert!(checked.iter().all(tuomari_checker::CheckedRound::agrees));
        assert_eq!(desk.competition.departures(), []);
    }
}

#[test]
fn every_round_can_be_checked_with_the_numbers_it_had() {
    let mut desk = Desk::swiss(8, 5);
    for round in 1..=5_u16 {
        if round == 3 {
            // A late entry goes to its place, and moves those below it.
            desk.must(enter("Late", 2375, None));
        }
        let number = desk.start_round();
        desk.play_round(number, |board| some(board + u32::from(round)));
        desk.must(Act::CloseRound);
    }
    for round in 1..=5_u16 {
        let before = desk.competition.report_before(round);
        let made = tuomari_checker::pair(&before, u32::from(round)).unwrap();
        let paired = desk.competition.round(round).unwrap();
        let who = |number: u32| paired.numbers()[usize::try_from(number).unwrap() - 1];
        let boards = made.paired().boards.into_iter();
        let boards: Vec<(Who, Who)> = boards.map(|(one, two)| (who(one), who(two))).collect();
        let meetings = paired.meetings().iter().map(|one| (one.white, one.black));
        assert_eq!(boards, meetings.collect::<Vec<_>>(), "round {round}");
    }
    assert_eq!(departures(&desk), [MatterKind::LateEntry]);
}

#[test]
fn a_correction_counts_from_the_right_round() {
    let mut desk = Desk::swiss(6, 5);
    let correct = |round, outcome| Act::CorrectResult {
        round,
        board: 1,
        outcome,
    };
    let from = |desk: &Desk| {
        let all = desk.all(|what| match what {
            Happening::ResultCorrected { from, .. } => Some(*from),
            _ => None,
        });
        all.last().copied().unwrap()
    };
    let one = desk.start_round();
    desk.play_round(one, |_| Outcome::Draw);
    desk.must(Act::CloseRound);
    // Before the next pairing.
    desk.must(correct(1, Outcome::WhiteWins));
    assert_eq!(from(&desk), Some(2));
    let two = desk.start_round();
    // After it, before the round ends: for the one after.
    let score = desk.competition.score_before(PlayerId(1), 2);
    desk.must(correct(1, Outcome::BlackWins));
    assert_eq!(from(&desk), Some(3));
    assert_eq!(desk.competition.score_before(PlayerId(1), 2), score);
    assert_eq!(desk.competition.score_before(PlayerId(1), 3), Points::ZERO);
    desk.play_round(two, |_| Outcome::Draw);
    desk.must(Act::CloseRound);
    // Later: for rating only, and the score stays.
    let score = desk.competition.score(PlayerId(1));
    desk.must(correct(1, Outcome::WhiteWins));
    assert_eq!(from(&desk), None);
    assert_eq!(desk.competition.score(PlayerId(1)), score);
    assert_eq!(departures(&desk), [MatterKind::RatingOnly]);
    let text = desk.competition.report().write(Form::Trf26).unwrap();
    assert!(
        text.contains("### round 1, board 1: for rating \"white-wins\""),
        "{text}"
    );
}

#[test]
fn the_effect_of_a_correction_is_shown_before_it_is_made() {
    let mut desk = Desk::swiss(8, 5);
    let round = desk.start_round();
    desk.play_round(round, |_| Outcome::WhiteWins);
    desk.must(Act::CloseRound);
    let before = desk.competition.clone();
    let command = tuomari_competition::Command {
        at: 0,
        by: Seat::ChiefArbiter,
        act: Act::CorrectResult {
            round: 1,
            board: 1,
            outcome: Outcome::BlackWins,
        },
    };
    let shown = preview(&desk.ctx(), &desk.competition, &command).unwrap();
    assert_eq!(shown.scores.len(), 2);
    assert!(!shown.places.is_empty());
    assert!(!shown.pairs.0.is_empty() && !shown.pairs.1.is_empty());
    assert_eq!(desk.competition, before);
}

#[test]
fn results_of_a_table_are_taken_once() {
    let mut desk = Desk::swiss(4, 3);
    desk.must(Act::Pair);
    desk.must(Act::Confirm);
    let tables: Vec<TableId> = ["a", "b"].map(|name| TableId(name.to_owned())).to_vec();
    desk.must(Act::Publish { tables });
    let result = |version, outcome| Act::TakeResults {
        results: vec![TableResult {
            table: TableId("a".to_owned()),
            version,
            hash: format!("hash {version}"),
            outcome,
        }],
    };
    let table = || Seat::Table(TableId("a".to_owned()));
    assert_eq!(
        desk.act(table(), result(7, Outcome::Draw)).unwrap().len(),
        1
    );
    assert_eq!(desk.act(table(), result(7, Outcome::Draw)).unwrap(), []);
    assert_eq!(
        desk.act(table(), result(6, Outcome::WhiteWins)).unwrap(),
        []
    );
    // A later word is a correction, with its article.
    let events = desk.act(table(), result(9, Outcome::WhiteWins)).unwrap();
    let articles: Vec<String> = events
        .iter()
        .flat_map(|one| &one.cites)
        .map(ToString::to_string)
        .collect();
    assert_eq!(articles, ["C.04.2/4.3"]);
    let other = Seat::Table(TableId("b".to_owned()));
    assert_eq!(
        desk.refused(other, result(9, Outcome::Draw)),
        Refusal::NotYours
    );
}

#[test]
fn a_round_is_recalled_only_while_no_move_is_made() {
    let mut desk = Desk::swiss(4, 3);
    desk.start_round();
    let round = desk.competition.rounds().last().unwrap().clone();
    desk.must(Act::Recall);
    let again = desk.competition.rounds().last().unwrap();
    assert_eq!(again.meetings(), round.meetings());
    desk.publish();
    let seen = tuomari_competition::view(&desk.competition, &Seat::Public);
    let table = seen.rounds[0].boards[1].table.clone().unwrap();
    desk.act(Seat::System, Act::BeginPlay { table }).unwrap();
    let refusal = desk.refused(Seat::ChiefArbiter, Act::Recall);
    assert_eq!(refusal.article().unwrap().to_string(), "C.04.2/4.4");
    // The board that has not begun can still be changed.
    desk.must(Act::Alter {
        change: Alteration::TurnColors { board: 1 },
    });
    assert_eq!(departures(&desk), [MatterKind::PublishedChanged]);
    let begun = Act::Alter {
        change: Alteration::TurnColors { board: 2 },
    };
    assert_eq!(desk.refused(Seat::ChiefArbiter, begun).id(), "move-made");
}

#[test]
fn a_pairing_by_hand_is_told_against_the_systems() {
    let mut desk = Desk::swiss(8, 5);
    let round = desk.start_round();
    desk.play_round(round, |_| Outcome::WhiteWins);
    desk.must(Act::CloseRound);
    desk.must(Act::Pair);
    let (one, other) = {
        let first = &desk.competition.round(1).unwrap().meetings()[0];
        (first.white, first.black)
    };
    let second = desk.competition.round(2).unwrap();
    let opponent = second.meetings().iter().find_map(|meeting| match meeting {
        meeting if meeting.white == one => Some(meeting.black),
        meeting if meeting.black == one => Some(meeting.white),
        _ => None,
    });
    let swap = Alteration::Swap {
        one: opponent.unwrap(),
        other,
    };
    desk.must(Act::Alter { change: swap });
    assert!(departures(&desk).contains(&MatterKind::SecondMeeting));
    desk.must(Act::Confirm);
    assert!(departures(&desk).contains(&MatterKind::DiffersFromSystem));
    let instead = desk.all(|what| match what {
        Happening::Confirmed { round: 2, instead } => Some(instead.clone()),
        _ => None,
    });
    assert!(
        instead[0].iter().any(|(white, _)| *white == one)
            || instead[0].iter().any(|(_, black)| *black == Some(one))
    );
    let text = desk.competition.report().write(Form::Trf26).unwrap();
    assert!(
        text.contains("C.04.1/2, confirm-twice: second-meeting"),
        "{text}"
    );
}

#[test]
fn byes_go_by_kind_limit_and_eligibility() {
    let mut desk = Desk::new();
    let mut regulations = Regulations::new("Cup", "fi-blitz-2014", System::Swiss, 6);
    regulations.byes.half = 1;
    regulations.byes.until = Some(4);
    regulations.byes.not_for = vec!["GM".to_owned()];
    desk.announce(regulations);
    desk.enter_all(6);
    let grant = |who, round, bye| Act::GrantBye { who, round, bye };
    desk.must(grant(player(1), 1, Bye::Half));
    assert_eq!(departures(&desk), []);
    desk.must(grant(player(1), 2, Bye::Half));
    desk.must(grant(player(2), 5, Bye::Half));
    desk.must(grant(player(3), 1, Bye::Full));
    let title = Act::Correct {
        player: PlayerId(4),
        person: Box::new(tuomari_competition::Person {
            title: "GM".to_owned(),
            ..person("Player 004", 2360)
        }),
    };
    desk.must(title);
    desk.must(grant(player(4), 1, Bye::Half));
    assert_eq!(
        departures(&desk),
        [
            MatterKind::TooManyByes,
            MatterKind::ByeTooLate,
            MatterKind::FullPointBye,
            MatterKind::NotEligible
        ]
    );
    desk.start_round();
    let round = desk.competition.round(1).unwrap();
    let why: Vec<(Bye, Why)> = round
        .idle()
        .iter()
        .map(|idle| (idle.bye, idle.why))
        .collect();
    let granted = |bye| (bye, Why::Granted);
    assert_eq!(
        why,
        [
            granted(Bye::Half),
            granted(Bye::Full),
            granted(Bye::Half),
            (Bye::Pairing, Why::Odd)
        ]
    );
    assert_eq!(desk.competition.score(PlayerId(3)), Points::ONE);
    assert_eq!(desk.competition.score(PlayerId(1)), Points::HALF);
}

#[test]
fn numbers_are_frozen_after_round_four() {
    let mut desk = Desk::swiss(10, 7);
    let correct = |number: u32, rating| Act::Correct {
        player: PlayerId(number),
        person: Box::new(person(&format!("Player {number:03}"), rating)),
    };
    desk.must(correct(6, 2500));
    assert_eq!(desk.competition.numbers()[0], player(6));
    for _ in 0..4 {
        let round = desk.start_round();
        desk.play_round(round, some);
        desk.must(Act::CloseRound);
    }
    desk.must(correct(5, 2600));
    assert_eq!(desk.competition.numbers()[0], player(6));
    assert_eq!(departures(&desk), [MatterKind::CorrectedLate]);
    let mut order = desk.competition.numbers();
    order.reverse();
    desk.must(Act::AssignNumbers { order: Some(order) });
    let last = desk.competition.departures().last().unwrap();
    assert_eq!(last.level, Level::LeavesFide);
    assert!(!desk.competition.is_by_fide());
}

#[test]
fn regulations_changed_on_the_way_are_loud() {
    let mut desk = Desk::swiss(6, 5);
    let mut other = desk.competition.regulations().unwrap().clone();
    other.tie_breaks = vec!["BH".to_owned()];
    desk.must(Act::Amend {
        regulations: Box::new(other.clone()),
    });
    assert_eq!(
        departures(&desk),
        [],
        "before the first pairing nobody minds"
    );
    desk.start_round();
    other.tie_breaks = vec!["SB".to_owned()];
    other.rounds = 6;
    desk.must(Act::Amend {
        regulations: Box::new(other),
    });
    let loud: Vec<Departure> = desk.competition.departures().to_vec();
    let clauses: Vec<Matter> = loud.iter().map(|one| one.matter.clone()).collect();
    let amended = |clause| Matter::Amended { clause };
    assert_eq!(
        clauses,
        [amended(Clause::Rounds), amended(Clause::TieBreaks)]
    );
    assert!(loud.iter().all(|one| one.level == Level::ConfirmTwice));
    let text = desk.competition.report().write(Form::Trf26).unwrap();
    assert!(
        text.contains("### round 1, C.07/4.1, confirm-twice: amended tie-breaks"),
        "{text}"
    );
}

#[test]
fn nothing_is_final_while_a_game_is_adjourned() {
    let mut desk = Desk::swiss(4, 2);
    let round = desk.start_round();
    desk.must(Act::Adjourn { round, board: 1 });
    desk.enter_result(round, 2, Outcome::WhiteWins);
    desk.must(Act::CloseRound);
    let round = desk.start_round();
    desk.play_round(round, |_| Outcome::Draw);
    desk.must(Act::CloseRound);
    assert_eq!(
        desk.refused(Seat::ChiefArbiter, Act::Finish).id(),
        "games-adjourned"
    );
    desk.enter_result(1, 1, Outcome::BlackWins);
    desk.must(Act::Finish);
    assert_eq!(departures(&desk), []);
}

#[test]
fn a_missing_result_is_adjourned_when_the_next_round_is_paired() {
    let mut desk = Desk::swiss(4, 3);
    let round = desk.start_round();
    desk.enter_result(round, 2, Outcome::WhiteWins);
    assert_eq!(
        desk.refused(Seat::ChiefArbiter, Act::CloseRound).id(),
        "results-missing"
    );
    desk.must(Act::Pair);
    assert_eq!(departures(&desk), [MatterKind::ResultMissing]);
    let board = &desk.competition.round(1).unwrap().boards()[0];
    assert_eq!(board.outcome(), Some(Outcome::Adjourned));
}

#[test]
fn who_stays_away_without_a_word_is_left_out_until_he_explains() {
    let mut desk = Desk::swiss(6, 4);
    let round = desk.start_round();
    let absent = desk.boards(round)[0].0;
    desk.must(Act::Default {
        round,
        board: 1,
        absent: Absent::White,
    });
    desk.play_round(round, |_| Outcome::Draw);
    desk.must(Act::CloseRound);
    desk.must(Act::Pair);
    let idle = desk.competition.round(2).unwrap().idle().to_vec();
    assert!(
        idle.iter()
            .any(|one| one.who == player(absent) && one.why == Why::Unexplained)
    );
    let seat = Seat::Player(PlayerId(absent));
    let here = Act::CheckIn {
        who: player(absent),
        here: true,
    };
    desk.act(seat, here).unwrap();
}

#[test]
fn a_forbidden_pair_does_not_meet_and_a_late_ban_leaves_fide() {
    let mut desk = Desk::swiss(4, 3);
    let first = |desk: &mut Desk, who: Vec<Who>, first| {
        desk.must(Act::Prohibit {
            who,
            first,
            last: 3,
        });
    };
    // By the order of the list 1 would meet 3 and 2 would meet 4.
    first(&mut desk, vec![player(1), player(3)], 1);
    desk.start_round();
    assert_eq!(desk.boards(1), [(1, 4), (3, 2)]);
    first(&mut desk, vec![player(2), player(4)], 2);
    assert_eq!(departures(&desk), [MatterKind::ProhibitedLate]);
    assert!(!desk.competition.is_by_fide());
}

#[test]
fn a_knock_out_goes_on_with_the_winners() {
    let mut desk = Desk::new();
    desk.announce(Regulations::new(
        "Cup",
        "fi-blitz-2014",
        System::KnockOut,
        3,
    ));
    desk.enter_all(6);
    let round = desk.start_round();
    // The two best seeds are free, 3-6 and 4-5 meet.
    let mut met: Vec<(u32, u32)> = desk.boards(round);
    for pair in &mut met {
        *pair = (pair.0.min(pair.1), pair.0.max(pair.1));
    }
    met.sort_unstable();
    assert_eq!(met, [(3, 6), (4, 5)]);
    desk.play_round(round, |_| Outcome::Draw);
    desk.must(Act::SendOn { who: player(6) });
    desk.must(Act::SendOn { who: player(4) });
    desk.must(Act::CloseRound);
    let round = desk.start_round();
    let mut met: Vec<(u32, u32)> = desk.boards(round);
    for pair in &mut met {
        *pair = (pair.0.min(pair.1), pair.0.max(pair.1));
    }
    met.sort_unstable();
    assert_eq!(met, [(1, 4), (2, 6)]);
    desk.play_round(round, |_| Outcome::WhiteWins);
    desk.must(Act::CloseRound);
    let round = desk.start_round();
    assert_eq!(desk.boards(round).len(), 1);
    desk.play_round(round, |_| Outcome::WhiteWins);
    desk.must(Act::CloseRound);
    desk.must(Act::Finish);
    assert_eq!(departures(&desk), []);
}

#[test]
fn a_manual_competition_is_paired_by_hand_without_departures() {
    let mut desk = Desk::new();
    desk.announce(Regulations::new(
        "Evening",
        "fi-blitz-2014",
        System::Manual,
        2,
    ));
    desk.enter_all(4);
    desk.must(Act::Pair);
    for (white, black) in [(1, 2), (3, 4)] {
        let change = Alteration::Seat {
            white: player(white),
            black: player(black),
        };
        desk.must(Act::Alter { change });
    }
    desk.publish();
    desk.play_round(1, some);
    desk.must(Act::CloseRound);
    assert_eq!(departures(&desk), []);
    assert_eq!(desk.boards(1), [(1, 2), (3, 4)]);
}

#[test]
fn an_expelled_player_leaves_the_standings_and_not_the_history() {
    let mut desk = Desk::swiss(4, 3);
    let round = desk.start_round();
    desk.play_round(round, |_| Outcome::WhiteWins);
    desk.must(Act::CloseRound);
    desk.must(Act::Expel {
        player: PlayerId(1),
    });
    let standings = desk.competition.standings().unwrap();
    assert!(standings.places.iter().all(|place| place.who != player(1)));
    assert_eq!(standings.places[0].rank, 1);
    assert_eq!(desk.competition.report().players.len(), 4);
    desk.must(Act::Pair);
    let round = desk.competition.round(2).unwrap();
    assert!(
        round
            .meetings()
            .iter()
            .all(|one| one.white != player(1) && one.black != player(1))
    );
}

/// The points of everybody, by number, as another counts them from the file.
fn points_of_file(desk: &Desk) -> Vec<(u32, String)> {
    let text = desk.competition.report().write(Form::Trf26).unwrap();
    let report = Report::read(text.as_bytes()).unwrap();
    let list = TieBreak::list("PTS").unwrap();
    let counted = tuomari_checker::standings(&report, Some(&list)).unwrap();
    let rows = counted.standings.rows.into_iter();
    rows.map(|row| (row.number, row.values[0].number.decimals(1)))
        .collect()
}

fn id(who: Who) -> PlayerId {
    match who {
        Who::Player(player) => player,
        Who::Team(team) => panic!("{team:?} is no player"),
    }
}

#[test]
fn who_leaves_a_round_robin_early_counts_for_nobody() {
    for (system, players, before, early) in [
        (System::RoundRobin, 6, 2, true),
        (System::RoundRobin, 6, 3, false),
        // He rests in the first round, which is no game.
        (System::RoundRobin, 5, 2, true),
        (System::RoundRobin, 5, 3, false),
        (System::DoubleRoundRobin, 4, 2, true),
        (System::DoubleRoundRobin, 4, 3, false),
    ] {
        let mut desk = Desk::new();
        let each = if system == System::RoundRobin { 1 } else { 2 };
        let cycle = players - 1 + players % 2;
        let rounds = u16::try_from(cycle * each).unwrap();
        let mut regulations = Regulations::new("Cup", "fi-blitz-2014", system, rounds);
        regulations.tie_breaks = vec!["WIN".to_owned()];
        desk.announce(regulations);
        desk.enter_all(players);
        for _ in 0..before {
            let round = desk.start_round();
            desk.play_round(round, |_| Outcome::WhiteWins);
            desk.must(Act::CloseRound);
        }
        let before_leaving = desk.competition.clone();
        desk.must(Act::Withdraw { who: player(1) });
        // The table goes on; nobody sits opposite.
        let round = desk.start_round();
        desk.play_round(round, |_| Outcome::BothForfeit);
        let told = format!("{system:?} of {players} after {before} rounds");

        let standings = desk.competition.standings().unwrap();
        let stays = standings.places.iter().any(|place| place.who == player(1));
        assert_eq!(stays, !early, "{told}");
        let numbers = desk.competition.numbers();
        for (number, points) in points_of_file(&desk) {
            let player = id(numbers[usize::try_from(number).unwrap() - 1]);
            let own = desk.competition.score(player).to_string();
            assert_eq!(points, own, "{told}: {player:?}");
        }
        let mut lost = Vec::new();
        for who in numbers {
            let old = before_leaving.score(id(who));
            let new = desk.competition.score_before(id(who), round);
            if old != new {
                lost.push(who);
            }
        }
        // With White winning everywhere, the leaver won once or lost to one.
        assert_eq!(lost.is_empty(), !early, "{told}: {lost:?}");
        desk.must(Act::Readmit { who: player(1) });
        let again = desk.competition.score_before(PlayerId(1), round);
        assert_eq!(again, before_leaving.score(PlayerId(1)), "{told}");
    }
}

#[test]
fn lots_part_those_who_are_tied() {
    let mut desk = Desk::swiss(4, 1);
    let round = desk.start_round();
    desk.play_round(round, |_| Outcome::Draw);
    desk.must(Act::CloseRound);
    let ranks = |desk: &Desk| -> Vec<(u32, Who)> {
        let standings = desk.competition.standings().unwrap();
        standings
            .places
            .iter()
            .map(|one| (one.rank, one.who))
            .collect()
    };
    assert!(ranks(&desk).iter().all(|(rank, _)| *rank == 1));
    desk.must(Act::BreakTies {
        order: [4, 2, 1, 3].map(player).to_vec(),
    });
    assert_eq!(
        ranks(&desk),
        [
            (1, player(4)),
            (2, player(2)),
            (3, player(1)),
            (4, player(3))
        ]
    );
}
