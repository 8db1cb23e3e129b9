//! Rounds paired otherwise, and what is said of them.

use tuomari_pairing::{Choice, Field, Number, Pairing, Refusal, departure, pair, pair_literally};

use crate::fields::{Shape, play};

fn pairs(pairing: &Pairing) -> Vec<(Number, Number)> {
    let boards = pairing.boards.iter();
    boards.map(|board| (board.white, board.black)).collect()
}

#[test]
fn the_right_round_departs_from_nothing() {
    let shape = Shape {
        players: 31,
        rounds: 9,
        seed: 3,
    };
    play(shape, &mut |field: &Field| {
        let pairing = pair(field).ok()?;
        assert_eq!(departure(field, &pairs(&pairing)), Ok(None));
        Some(pairing)
    });
}

#[test]
fn the_criterion_is_the_one_that_the_literal_reading_names() {
    let mut named = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let shape = Shape {
            players: 6 + u32::try_from(seed % 8).unwrap(),
            rounds: 7,
            seed,
        };
        play(shape, &mut |field: &Field| {
            let pairing = pair_literally(field).ok()?;
            let mut above = Vec::new();
            for bracket in &pairing.brackets {
                let Choice::Enumerated { passed_over, .. } = &bracket.choice else {
                    panic!("the literal reading goes through all");
                };
                for other in passed_over {
                    let mut pairs: Vec<(Number, Number)> = above.clone();
                    pairs.extend(&other.pairs);
                    let found = departure(field, &pairs).unwrap().unwrap();
                    assert_eq!(found.by, other.by, "{shape:?} {bracket:?}");
                    assert_eq!(found.score, bracket.score);
                    named.insert(found.by);
                }
                above.extend(&bracket.pairs);
            }
            Some(pairing)
        });
    }
    assert!(named.len() > 8, "{named:?}");
}

#[test]
fn pairs_that_make_no_sense_are_refused() {
    let shape = Shape {
        players: 4,
        rounds: 2,
        seed: 9,
    };
    play(shape, &mut |field: &Field| {
        assert_eq!(
            departure(field, &[(99, 1)]),
            Err(Refusal::UnknownNumber(99))
        );
        let one = field.players.first()?.number;
        assert_eq!(
            departure(field, &[(one, one)]),
            Err(Refusal::NumberTwice(one))
        );
        None
    });
}
