//! Rounds paired otherwise, and what is said of them.

use tuomari_pairing::{
    Choice, Criterion, Field, Number, Pairing, Refusal, Weighing, departure, pair, pair_literally,
};

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
            let mut weighing = Weighing::new(field, &pairing).unwrap();
            for (at, bracket) in pairing.brackets.iter().enumerate() {
                let Choice::Enumerated { passed_over, .. } = &bracket.choice else {
                    panic!("the literal reading goes through all");
                };
                for other in passed_over {
                    let mut pairs: Vec<(Number, Number)> = above.clone();
                    pairs.extend(&other.pairs);
                    let found = departure(field, &pairs).unwrap().unwrap();
                    assert_eq!(found.by, other.by, "{shape:?} {bracket:?}");
                    let weighed = weighing.against(at, &other.pairs);
                    assert_eq!(weighed, Ok(Some(other.by)), "{shape:?} {bracket:?}");
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

/// Every neighbour of a bracket's pairs: two players who change opponents, or
/// one who changes with a floater.
fn neighbours(pairing: &Pairing, at: usize) -> Vec<Vec<(Number, Number)>> {
    let bracket = &pairing.brackets[at];
    let mut all = Vec::new();
    for i in 0..bracket.pairs.len() {
        for j in i + 1..bracket.pairs.len() {
            let mut pairs = bracket.pairs.clone();
            (pairs[i].1, pairs[j].1) = (pairs[j].1, pairs[i].1);
            all.push(pairs);
        }
        for floater in &bracket.downfloaters {
            let mut pairs = bracket.pairs.clone();
            pairs[i].1 = *floater;
            all.push(pairs);
        }
    }
    // Two who were moved down belong to the bracket above.
    let moved = |number: &Number| bracket.moved_down.contains(number);
    all.retain(|pairs| !pairs.iter().any(|(one, other)| moved(one) && moved(other)));
    all
}

#[test]
fn what_is_weighed_beside_a_round_is_what_pairing_it_again_says() {
    let mut named = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let shape = Shape {
            players: 14 + u32::try_from(seed).unwrap(),
            rounds: 6,
            seed,
        };
        play(shape, &mut |field: &Field| {
            let pairing = pair(field).ok()?;
            let mut above = Vec::new();
            for (at, bracket) in pairing.brackets.iter().enumerate() {
                for other in neighbours(&pairing, at) {
                    let mut weighing = Weighing::new(field, &pairing).unwrap();
                    let weighed = weighing.against(at, &other).unwrap().unwrap();
                    let mut pairs: Vec<(Number, Number)> = above.clone();
                    pairs.extend(&other);
                    let again = departure(field, &pairs).unwrap().unwrap();
                    assert_eq!((again.bracket, again.by), (at, weighed), "{shape:?}");
                    named.insert(weighed);
                }
                above.extend(&bracket.pairs);
            }
            Some(pairing)
        });
    }
    assert!(named.len() > 10, "{named:?}");
}

#[test]
fn a_very_large_bracket_is_not_gone_through() {
    let mut odd = 0;
    for seed in 0..4 {
        let shape = Shape {
            players: 2_500,
            rounds: 1,
            seed,
        };
        play(shape, &mut |field: &Field| {
            let pairing = pair(field).ok()?;
            let mut weighing = Weighing::new(field, &pairing).unwrap();
            let last = pairing.brackets.len() - 1;
            let bracket = &pairing.brackets[last];
            // The same players float: it costs nothing, however many there are.
            let mut pairs = bracket.pairs.clone();
            (pairs[0].1, pairs[1].1) = (pairs[1].1, pairs[0].1);
            let order = Ok(Some(Criterion::Order));
            assert_eq!(weighing.against(last, &pairs), order);
            // Another would float: that is too much to look at.
            let mut pairs = bracket.pairs.clone();
            pairs[0].1 = *bracket.downfloaters.first()?;
            assert_eq!(weighing.against(last, &pairs), Ok(None));
            odd += 1;
            None
        });
    }
    assert!(odd > 0, "no field was odd");
}
