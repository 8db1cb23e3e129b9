//! Attacks on "cannot mate": constructed positions, and everything we know to
//! contradict such an answer.
//!
//! Full size, an hour on two cores: `TUOMARI_FULL=1 cargo test --release -p
//! tuomari-mating --test it attack:: -- --nocapture`.

mod attacker;

use crate::rows;
use attacker::Attacker;
use tuomari_board::{Color, Position};
use tuomari_testkit::{
    Dice, closed_position, impossible_position, mutated, one_move_earlier, quick_or_full, some_mate,
};

/// Runs `work` with two seeds at once and holds what both found against us.
fn attack(name: &str, seed: u64, work: impl Fn(&mut Attacker, &mut Dice) + Sync) {
    let mut all = Attacker::new(seed);
    std::thread::scope(|scope| {
        let threads = [0, 1].map(|half| {
            let work = &work;
            scope.spawn(move || {
                let mut attacker = Attacker::new(seed * 2 + half);
                work(&mut attacker, &mut Dice::new(seed * 2 + half));
                attacker
            })
        });
        for thread in threads {
            all.add(thread.join().expect("an attack does not panic"));
        }
    });
    all.settle(name);
}

#[test]
fn constructed_positions_do_not_contradict_us() {
    let each = quick_or_full(2_000, 2_600_000);
    attack("constructed", 11, |attacker, dice| {
        for _ in 0..each {
            let position = closed_position(dice);
            attacker.attack_both(&position);
        }
    });
}

/// What lies next to close ground is tried next, so the attack wanders off
/// from the positions it began with.
#[test]
fn neighbours_of_known_positions_do_not_contradict_us() {
    let rows = rows::read(include_str!("../known.tsv")).expect("our own list can be read");
    let dead = rows.into_iter().filter(|row| !row.can);
    let known: Vec<Position> = dead.map(|row| row.position).collect();
    let each = quick_or_full(1_000, 100_000);
    attack("neighbours", 12, |attacker, dice| {
        let mut ground = known.clone();
        for _ in 0..each {
            let at = dice.below(ground.len());
            let mut position = ground[at].clone();
            for _ in 0..=dice.below(3) {
                if let Some(next) = mutated(dice, &position) {
                    position = next;
                }
            }
            if attacker.attack_both(&position) && !dice.one_in(3) {
                ground[at] = position;
            } else if dice.one_in(20) {
                ground[at] = known[dice.below(known.len())].clone();
            }
        }
    });
}

#[test]
fn positions_no_game_should_reach_do_not_contradict_us() {
    let each = quick_or_full(400, 50_000);
    attack("impossible", 14, |attacker, dice| {
        for _ in 0..each {
            attacker.attack_both(&impossible_position(dice));
        }
    });
}

/// From every position on the way back from a mate the mate can be reached.
#[test]
fn walks_back_from_mates_do_not_contradict_us() {
    let walks = quick_or_full(400, 50_000);
    attack("walks back", 13, |attacker, dice| {
        for _ in 0..walks {
            let (mut position, side) = some_mate(dice);
            let taking = [3, 8, 30][dice.below(3)];
            for _ in 0..dice.below(40) {
                let Some(earlier) = one_move_earlier(dice, &position, taking) else {
                    break;
                };
                position = earlier;
                attacker.expect_possible(&position, side, "a walk back from mate");
            }
        }
    });
}

/// The attack itself works: it finds what is wrong with a wrong "cannot".
#[test]
fn a_wrong_answer_would_be_found() {
    let position = Position::from_fen("8/8/8/8/4k3/8/3K4/7Q w - - 0 1").expect("our own FEN");
    let mut attacker = Attacker::new(1);
    attacker.attack_cannot(&position, Color::White);
    assert!(attacker.contradictions() > 0);
    let bare = Position::from_fen("8/8/8/8/4k3/8/3K4/8 w - - 0 1").expect("our own FEN");
    let mut attacker = Attacker::new(1);
    attacker.attack_cannot(&bare, Color::White);
    assert_eq!(attacker.contradictions(), 0);
}
