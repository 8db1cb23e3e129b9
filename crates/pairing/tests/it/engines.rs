//! The two engines, and the proof, held against each other.

use tuomari_pairing::{
    Choice, Fault, Field, Pairing, Refusal, Scope, faults, pair, pair_by_matching, pair_literally,
    pair_with_proof, verify,
};

use crate::fields::{Shape, play};

/// What a pairing says, without how it was found.
fn plain(pairing: &Pairing) -> String {
    let brackets = pairing.brackets.iter().map(|bracket| {
        let (moved, floats) = (&bracket.moved_down, &bracket.downfloaters);
        let pairs = &bracket.pairs;
        format!("{}: {moved:?} {pairs:?} {floats:?}", bracket.score)
    });
    let brackets: Vec<String> = brackets.collect();
    format!("{brackets:#?} {:?} {:?}", pairing.boards, pairing.bye)
}

/// Counting is only a short cut: a matching for every bracket finds the same.
#[track_caller]
fn assert_same(found: &Result<Pairing, Refusal>, field: &Field) {
    let matched = pair_by_matching(field).map(|(pairing, _)| plain(&pairing));
    let found = found.as_ref().map_err(|&refusal| refusal);
    assert_eq!(found.map(plain), matched);
}

/// Brackets compared, and fields that were too large to enumerate.
fn compare(players: u32, rounds: u32, seeds: std::ops::Range<u64>) -> (usize, usize) {
    let (mut brackets, mut skipped) = (0, 0);
    for seed in seeds {
        let shape = Shape {
            players,
            rounds,
            seed,
        };
        play(shape, &mut |field: &Field| {
            let matched = pair(field);
            assert_same(&matched, field);
            match (pair_literally(field), &matched) {
                (Err(Refusal::TooManyToEnumerate), _) => skipped += 1,
                (Ok(literal), Ok(found)) => {
                    assert_eq!(plain(&literal), plain(found), "{shape:?} {field:#?}");
                    brackets += found.brackets.len();
                }
                (literal, found) => {
                    assert_eq!(literal.err(), found.as_ref().err().copied(), "{shape:?}");
                }
            }
            matched.ok()
        });
    }
    (brackets, skipped)
}

#[test]
fn the_literal_reading_and_the_matching_agree_on_small_fields() {
    let mut brackets = 0;
    for players in 2..=9 {
        let (seen, skipped) = compare(players, 7, 0..12);
        assert_eq!(skipped, 0);
        brackets += seen;
    }
    assert!(brackets > 1_000, "{brackets}");
}

#[test]
fn they_agree_on_fields_of_ten_to_fourteen() {
    let mut brackets = 0;
    for players in 10..=14 {
        brackets += compare(players, 6, 100..104).0;
    }
    assert!(brackets > 200, "{brackets}");
}

#[test]
fn a_proof_holds_for_its_round_and_for_no_other() {
    let shape = Shape {
        players: 23,
        rounds: 6,
        seed: 5,
    };
    let mut earlier = None;
    play(shape, &mut |field: &Field| {
        let (pairing, proof) = pair_with_proof(field).ok()?;
        assert_eq!(verify(field, &pairing, &proof), []);
        if let Some(earlier) = earlier.replace(proof) {
            assert_ne!(verify(field, &pairing, &earlier), []);
        }
        Some(pairing)
    });
}

#[test]
fn a_changed_round_or_a_changed_proof_is_not_proved() {
    let shape = Shape {
        players: 17,
        rounds: 5,
        seed: 8,
    };
    play(shape, &mut |field: &Field| {
        let (pairing, proof) = pair_by_matching(field).ok()?;
        assert_eq!(verify(field, &pairing, &proof), []);
        let mut swapped = pairing.clone();
        let first = swapped.boards[0].black;
        swapped.boards[0].black = std::mem::replace(&mut swapped.boards[1].black, first);
        assert!(verify(field, &swapped, &proof).contains(&Fault::NotProved));
        for step in [-1, 1, 1 << 60] {
            let mut changed = proof.clone();
            changed.brackets[0].1[0].duals[0] += step;
            assert_eq!(verify(field, &pairing, &changed), [Fault::NotProved]);
        }
        let mut short = proof;
        short.brackets.pop();
        assert_eq!(verify(field, &pairing, &short), [Fault::NotProved]);
        Some(pairing)
    });
}

#[test]
fn larger_fields_are_legal_and_counting_finds_what_matching_finds() {
    let (mut counted, mut matched) = (0, 0);
    for seed in 0..8 {
        let shape = Shape {
            players: 40 + 4 * u32::try_from(seed).unwrap(),
            rounds: 9,
            seed,
        };
        play(shape, &mut |field: &Field| {
            let found = pair(field);
            assert_same(&found, field);
            let pairing = found.ok()?;
            assert_eq!(faults(field, &pairing.boards, pairing.bye), []);
            for bracket in &pairing.brackets {
                let scope = Scope::Counted;
                if bracket.choice == (Choice::Matched { scope }) {
                    counted += 1;
                } else {
                    matched += 1;
                }
            }
            Some(pairing)
        });
    }
    assert!(counted > 100 && matched > 100, "{counted} {matched}");
}

#[test]
fn ten_thousand_are_paired() {
    let shape = Shape {
        players: 9_999,
        rounds: 9,
        seed: 1,
    };
    let mut rounds = 0;
    play(shape, &mut |field: &Field| {
        let pairing = pair(field).ok()?;
        assert_eq!(faults(field, &pairing.boards, pairing.bye), []);
        rounds += 1;
        (rounds < 4).then_some(pairing)
    });
    assert_eq!(rounds, 4);
}
