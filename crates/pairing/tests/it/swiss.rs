//! Single rules of the Dutch system.

use tuomari_pairing::{
    Choice, Color, ColorRule, Criterion, Entrant, Entry, History, Number, PointSystem, Refusal,
    pair, pair_literally,
};

fn history(players: u32, rounds: u32) -> History {
    let entrant = |number| Entrant {
        number,
        entries: Vec::new(),
        virtual_points: Vec::new(),
    };
    History {
        rounds,
        points: PointSystem { win: 2, loss: 0 },
        initial: Color::White,
        entrants: (1..=players).map(entrant).collect(),
    }
}

fn games(history: &mut History, results: &[(Number, Number, i32)]) {
    for &(white, black, points) in results {
        for (number, opponent, color, points) in [
            (white, black, Color::White, points),
            (black, white, Color::Black, 2 - points),
        ] {
            let entry = Entry::Game {
                opponent,
                color,
                points,
            };
            history.entrants[number as usize - 1].entries.push(entry);
        }
    }
}

#[test]
fn the_first_round_pairs_the_halves_and_alternates_colours() {
    let all: Vec<Number> = (1..=8).collect();
    let field = history(8, 5).field(1, &all, &[]).unwrap();
    let round = pair(&field).unwrap();
    let boards: Vec<_> = round.boards.iter().map(|b| (b.white, b.black)).collect();
    assert_eq!(boards, [(1, 5), (6, 2), (3, 7), (8, 4)]);
    let rules = round.boards.iter().map(|board| board.color_rule);
    assert!(
        rules
            .into_iter()
            .all(|rule| rule == ColorRule::InitialColor)
    );
}

#[test]
fn the_first_colour_goes_by_those_who_have_come() {
    let field = history(9, 5).field(1, &[2, 4, 6, 8], &[]).unwrap();
    let round = pair(&field).unwrap();
    let boards: Vec<_> = round.boards.iter().map(|b| (b.white, b.black)).collect();
    assert_eq!(boards, [(2, 6), (8, 4)]);
}

#[test]
fn a_prohibited_pair_does_not_meet_and_the_reason_is_told() {
    let field = history(4, 3).field(1, &[1, 2, 3, 4], &[(3, 1)]).unwrap();
    let round = pair_literally(&field).unwrap();
    let pairs = &round.brackets[0].pairs;
    assert_eq!(pairs, &[(1, 4), (2, 3)]);
}

#[test]
fn the_criterion_that_passed_a_candidate_over_is_named() {
    let mut history = history(8, 5);
    games(&mut history, &[(1, 5, 2), (6, 2, 0), (3, 7, 2), (8, 4, 0)]);
    let all: Vec<Number> = (1..=8).collect();
    let field = history.field(2, &all, &[]).unwrap();
    let round = pair_literally(&field).unwrap();
    let top = &round.brackets[0];
    assert_eq!(top.pairs, [(1, 4), (2, 3)]);
    let Choice::Enumerated { passed_over, .. } = &top.choice else {
        panic!("the literal reading goes through all");
    };
    assert_eq!(passed_over[0].pairs, [(1, 3), (2, 4)]);
    assert_eq!(passed_over[0].by, Criterion::C12);
}

#[test]
fn who_have_all_met_cannot_be_paired() {
    let mut history = history(2, 3);
    games(&mut history, &[(1, 2, 1)]);
    let field = history.field(2, &[1, 2], &[]).unwrap();
    assert_eq!(pair(&field), Err(Refusal::NoCompletePairing));
    assert_eq!(pair_literally(&field), Err(Refusal::NoCompletePairing));
}

#[test]
fn a_field_that_makes_no_sense_is_refused() {
    let mut twice = history(3, 3);
    twice.entrants[2].number = 1;
    assert_eq!(twice.field(1, &[1], &[]), Err(Refusal::NumberTwice(1)));
    let short = history(3, 3);
    assert_eq!(short.field(1, &[4], &[]), Err(Refusal::UnknownNumber(4)));
    assert_eq!(short.field(2, &[2], &[]), Err(Refusal::HistoryTooShort(2)));
}

#[test]
fn nobody_makes_an_empty_round_and_one_gets_the_bye() {
    let empty = history(3, 3).field(1, &[], &[]).unwrap();
    assert_eq!(pair(&empty).unwrap().boards, []);
    let one = history(3, 3).field(1, &[2], &[]).unwrap();
    assert_eq!(pair(&one).unwrap().bye, Some(2));
}
