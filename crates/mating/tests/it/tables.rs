//! Every position of two kings and one man more, and of two men more, against
//! tables that share no code with the solver.
//!
//! All positions of four men, an hour on two cores: `TUOMARI_FULL=1 cargo
//! test --release -p tuomari-mating --test it tables:: -- --nocapture`.
//!
//! What the table says is impossible must be proved. Where it says that there
//! is a mate, every proof that needs no search is tried on every position and
//! must fail; finding the mate takes a millisecond where a knight or a bishop
//! is alone, so of four men only one position in [`SPARED`] is asked to the
//! end.

use std::sync::atomic::{AtomicUsize, Ordering};

use tuomari_board::{Color, Piece};
use tuomari_mating::{Answer, Limit, can_mate};
use tuomari_testkit::{Dice, Entry, Men, Tables, quick_or_full};

const LIMIT: Limit<'static> = Limit::positions(1_000_000);
/// Time for the proofs and no more.
const PROOFS: Limit<'static> = Limit::positions(1);
/// How many positions pass between two that are asked to the end.
const SPARED: usize = 127;

/// What a comparison came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    can: u64,
    cannot: u64,
    unknown: u64,
    /// A mate is left, and no proof denied it; it was not looked for.
    not_denied: u64,
    irregular: u64,
}

impl Tally {
    /// Holds our answer against the table's; one that contradicts it is a
    /// failure.
    fn count(&mut self, entry: &Entry, exchanged: bool, to_the_end: bool) {
        let side = Color::from_white(!exchanged);
        let position = entry.position(exchanged);
        if !position.is_regular() {
            self.irregular += 1;
        }
        let fen = position.to_fen();
        let spared = entry.white_can_mate && !to_the_end;
        let limit = if spared { PROOFS } else { LIMIT };
        match can_mate(&position, side, limit) {
            Answer::Unknown(_) if spared => self.not_denied += 1,
            Answer::CanMate(line) => {
                assert!(
                    entry.white_can_mate,
                    "{fen}: {side} cannot mate by {line:?}"
                );
                let mut now = position.clone();
                assert!(
                    line.moves().iter().all(|m| now.play(*m).is_ok()),
                    "{fen}: {line:?}"
                );
                assert!(now.is_checkmate() && now.turn() != side, "{fen}: {line:?}");
                self.can += 1;
            }
            Answer::CannotMate(proof) => {
                assert!(
                    !entry.white_can_mate,
                    "{fen}: {side} can mate, but {proof:?}"
                );
                self.cannot += 1;
            }
            Answer::Unknown(_) if position.is_regular() => {
                if self.unknown == 0 {
                    println!("unknown: {fen} {side}");
                }
                self.unknown += 1;
            }
            Answer::Unknown(_) => {}
        }
    }

    fn add(&mut self, other: Tally) {
        self.can += other.can;
        self.cannot += other.cannot;
        self.unknown += other.unknown;
        self.not_denied += other.not_denied;
        self.irregular += other.irregular;
    }
}

fn men(text: &str) -> Men {
    let man = |letter: char| {
        let piece = Piece::from_char(letter).expect("a letter of FEN");
        (piece.color, piece.role)
    };
    text.chars().map(man).collect()
}

fn letters(men: &Men) -> String {
    men.iter()
        .map(|(color, role)| {
            Piece {
                color: *color,
                role: *role,
            }
            .char()
        })
        .collect()
}

/// Every position of a table, with the colours exchanged in every second one.
fn compare_all(tables: &Tables, men: &Men, both_ways: bool, step_to_end: usize) -> Tally {
    let places = tables.places(men);
    let step = 1 << 14;
    let next = AtomicUsize::new(0);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let start = next.fetch_add(step, Ordering::Relaxed);
            if start >= places {
                return tally;
            }
            for place in start..places.min(start + step) {
                let Some(entry) = tables.entry(men, place) else {
                    continue;
                };
                let exchanged = place.count_ones() % 2 == 1;
                let to_the_end = place.is_multiple_of(step_to_end);
                tally.count(&entry, exchanged, to_the_end);
                if both_ways {
                    tally.count(&entry, !exchanged, to_the_end);
                }
            }
        }
    };
    let mut all = Tally::default();
    std::thread::scope(|scope| {
        let threads = [scope.spawn(work), scope.spawn(work)];
        for thread in threads {
            all.add(thread.join().expect("the thread has said what is wrong"));
        }
    });
    all
}

/// All of them but for mirrors; with either colour's king alone at full size.
#[test]
fn all_positions_of_three_men_are_answered_right() {
    let tables = Tables::built(&Tables::choices(1), 2);
    let mut all = Tally::default();
    for men in tables.men() {
        all.add(compare_all(&tables, men, quick_or_full(0, 1) == 1, 1));
    }
    println!("three men: {all:?}");
    assert_eq!(all.unknown, 0, "{all:?}");
    assert!(all.can > 100_000 && all.cannot > 50_000, "{all:?}");
}

/// At full size all choices of four men and all positions of each, but for
/// mirrors. In every run a sample of some choices.
#[test]
fn positions_of_four_men_are_answered_right() {
    let mut all = Tally::default();
    if quick_or_full(0, 1) == 0 {
        let tables = Tables::built(&["Nn", "Bb"].map(men), 2);
        let mut dice = Dice::new(43);
        for men in tables.men() {
            for _ in 0..40_000 {
                if let Some(entry) = tables.entry(men, dice.below(tables.places(men))) {
                    all.count(&entry, dice.one_in(2), true);
                }
            }
        }
        assert!(all.can > 2_000 && all.cannot > 2_000, "{all:?}");
    } else {
        let tables = Tables::built(&Tables::choices(2), 2);
        for men in tables.men() {
            let tally = compare_all(&tables, men, false, SPARED);
            println!("K{} {tally:?}", letters(men));
            all.add(tally);
        }
    }
    println!("four men: {all:?}");
    assert_eq!(all.unknown, 0, "{all:?}");
}
