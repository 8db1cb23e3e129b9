//! A fault in the engine is found by each guard.
//!
//! Three of them look at every round: the literal reading, the proof with the
//! look at the boards, and the reference engine. The first two are here; the
//! third is asked by `scripts/gacrux faults`, with the same blind engines.

use tuomari_generator::{Axes, generate_by, illegal};
use tuomari_pairing::{
    Field, Pairing, Refusal, faults, pair, pair_literally, pair_with_proof, verify,
};

use crate::blind::Blind;

/// How often each guard saw a wrong round.
#[derive(Debug, Default)]
struct Seen {
    wrong: u32,
    by_literal: u32,
    by_proof: u32,
}

fn same(one: &Pairing, other: &Pairing) -> bool {
    let pairs = |pairing: &Pairing| -> Vec<(u32, u32)> {
        pairing.boards.iter().map(|b| (b.white, b.black)).collect()
    };
    pairs(one) == pairs(other) && one.bye == other.bye
}

/// Judges what the blind engine made of a field; the field itself is true.
fn judge(field: &Field, blind: Blind, seen: &mut Seen) -> Result<Pairing, Refusal> {
    let Ok((given, proof)) = pair_with_proof(&blind.see(field)) else {
        return pair(field);
    };
    let right = pair(field)?;
    let is_wrong = !same(&given, &right);
    seen.wrong += u32::from(is_wrong);
    match pair_literally(field) {
        Ok(literal) => seen.by_literal += u32::from(!same(&literal, &given)),
        Err(Refusal::TooManyToEnumerate) => seen.by_literal += u32::from(is_wrong),
        Err(refusal) => return Err(refusal),
    }
    let is_found = !verify(field, &given, &proof).is_empty();
    seen.by_proof += u32::from(is_wrong && is_found);
    Ok(right)
}

#[test]
fn every_wrong_round_is_seen_by_the_literal_reading_and_by_the_proof() {
    for blind in Blind::ALL {
        let mut seen = Seen::default();
        for seed in 0..60 {
            let axes = Axes {
                players: Some(6 + u32::try_from(seed % 6).unwrap()),
                rounds: Some(7),
                ..Axes::default()
            };
            let _ = generate_by(seed, &axes, &mut |field| judge(field, blind, &mut seen));
        }
        let wrong = seen.wrong;
        assert!(wrong > 0, "{blind:?} was never wrong");
        assert_eq!(seen.by_literal, wrong, "{blind:?}");
        assert_eq!(seen.by_proof, wrong, "{blind:?}");
    }
}

#[test]
fn a_proof_of_another_field_does_not_hold_even_if_the_pairs_are_right() {
    let axes = Axes {
        players: Some(30),
        rounds: Some(7),
        ..Axes::default()
    };
    let mut wrong = 0;
    let _ = generate_by(1, &axes, &mut |field| {
        let (pairing, proof) = pair_with_proof(field)?;
        assert_eq!(verify(field, &pairing, &proof), []);
        let mut swapped = pairing.clone();
        if let [first, second, ..] = &mut swapped.boards[..] {
            std::mem::swap(&mut first.black, &mut second.black);
            assert_ne!(verify(field, &swapped, &proof), []);
            wrong += 1;
        }
        Ok(pairing)
    });
    assert_eq!(wrong, 7);
}

#[test]
fn what_breaks_an_absolute_criterion_is_seen_in_the_file() {
    for blind in [Blind::Meetings, Blind::Byes, Blind::Colors] {
        let mut by_boards = 0;
        let mut by_file = 0;
        for seed in 0..40 {
            let axes = Axes {
                players: Some(9),
                rounds: Some(7),
                ..Axes::default()
            };
            let report = generate_by(seed, &axes, &mut |field| {
                let given = blind.pair(field)?;
                by_boards += u32::from(!faults(field, &given.boards, given.bye).is_empty());
                Ok(given)
            });
            by_file += illegal(&report).len();
        }
        assert!(by_boards > 0 && by_file > 0, "{blind:?} {by_file}");
    }
}
