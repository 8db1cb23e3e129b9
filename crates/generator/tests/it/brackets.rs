//! The literal reading of the articles held against the engine.
//!
//! Each round is paired three times: as the articles go through the candidates,
//! by the quickest way, and by a matching for every bracket; and the proof of
//! the second is verified.
//!
//! `TUOMARI_FULL=1 cargo nextest run -p tuomari-generator -E 'test(brackets::)'`
//! goes through 100,000 brackets.

use tuomari_generator::{Axes, generate_by};
use tuomari_pairing::{
    Field, Pairing, Refusal, pair_by_matching, pair_literally, pair_with_proof, verify,
};
use tuomari_testkit::quick_or_full;

#[derive(Default)]
struct Tally {
    brackets: usize,
    rounds: usize,
    refused: usize,
    skipped: usize,
}

#[test]
fn all_ways_to_pair_find_the_same() {
    let count = quick_or_full(2_000, 100_000);
    let mut tally = Tally::default();
    let mut seed = 0;
    while tally.brackets < count {
        let axes = Axes {
            players: Some(4 + u32::try_from(seed % 11).unwrap()),
            ..Axes::default()
        };
        let _ = generate_by(seed, &axes, &mut |field| compare(seed, field, &mut tally));
        seed += 1;
    }
    println!(
        "{} brackets of {} rounds in {seed} competitions; {} rounds refused, {} too large to go through",
        tally.brackets, tally.rounds, tally.refused, tally.skipped
    );
    // Nearly all fields of this size can be gone through.
    assert!(tally.skipped * 20 < tally.rounds);
}

/// Pairs a round in every way.
fn compare(seed: u64, field: &Field, tally: &mut Tally) -> Result<Pairing, Refusal> {
    let found = pair_with_proof(field);
    let literal = pair_literally(field);
    if literal == Err(Refusal::TooManyToEnumerate) {
        tally.skipped += 1;
        return found.map(|(pairing, _)| pairing);
    }
    let right = literal.map(|pairing| plain(&pairing));
    let matched = pair_by_matching(field).map(|(pairing, _)| plain(&pairing));
    assert_eq!(matched, right, "seed {seed}, round {}", field.round);
    let (pairing, proof) = found.inspect_err(|&refusal| {
        assert_eq!(right, Err(refusal), "seed {seed}, round {}", field.round);
        tally.refused += 1;
    })?;
    assert_eq!(
        right,
        Ok(plain(&pairing)),
        "seed {seed}, round {}",
        field.round
    );
    assert_eq!(verify(field, &pairing, &proof), [], "seed {seed}");
    tally.brackets += pairing.brackets.len();
    tally.rounds += 1;
    Ok(pairing)
}

/// What a pairing says, without how it was found.
fn plain(pairing: &Pairing) -> String {
    let brackets = pairing.brackets.iter().map(|bracket| {
        let (moved, floats) = (&bracket.moved_down, &bracket.downfloaters);
        let pairs = &bracket.pairs;
        format!("{}: {moved:?} {pairs:?} {floats:?}", bracket.score)
    });
    let brackets: Vec<String> = brackets.collect();
    format!("{brackets:?} {:?} {:?}", pairing.boards, pairing.bye)
}
