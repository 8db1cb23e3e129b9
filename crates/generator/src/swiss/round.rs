//! What a round brings everybody.

use std::collections::BTreeMap;

use tuomari_pairing::{Color, Entry, Number, Pairing};
use tuomari_report::{Color as Written, Mark, Round};

use super::entry_list::Listed;
use crate::axes::Shape;
use crate::chance::outcome;
use crate::dice::Dice;

/// A round of one player: as pairing sees it and as the file has it.
#[derive(Clone, Copy)]
pub(super) struct Entered {
    pub(super) entry: Entry,
    pub(super) written: Round,
}

/// Who is not to be paired, and what he gets for it.
pub(super) fn absences(
    shape: &Shape,
    list: &[Listed],
    round: u16,
    dice: &mut Dice,
) -> BTreeMap<Number, Mark> {
    let mut absent = BTreeMap::new();
    for listed in list {
        let asked = bye(shape, dice);
        let mark = if listed.has_left || round < listed.first_round {
            Some(Mark::ZeroBye)
        } else {
            asked
        };
        absent.extend(mark.map(|mark| (listed.number, mark)));
    }
    absent
}

/// A bye that somebody asked for.
fn bye(shape: &Shape, dice: &mut Dice) -> Option<Mark> {
    let kinds = [
        (shape.half_byes, Mark::HalfBye),
        (shape.zero_byes, Mark::ZeroBye),
        (shape.full_byes, Mark::FullBye),
    ];
    let mut asked = None;
    for (rate, mark) in kinds {
        if dice.happens(rate) {
            asked = Some(mark);
        }
    }
    asked
}

/// The rounds of all, in the order of the list.
pub(super) fn enter(
    shape: &Shape,
    list: &[Listed],
    absent: &BTreeMap<Number, Mark>,
    pairing: &Pairing,
    dice: &mut Dice,
) -> Vec<Entered> {
    let strengths: BTreeMap<Number, u32> = list.iter().map(|l| (l.number, l.strength)).collect();
    let strength = |number: Number| strengths.get(&number).copied().unwrap_or(0);
    let mut rounds: BTreeMap<Number, Entered> = BTreeMap::new();
    for board in &pairing.boards {
        let (white, black) = (board.white, board.black);
        let marks = outcome(dice, &shape.odds, strength(white), strength(black));
        rounds.insert(white, met(shape, black, Color::White, marks.0));
        rounds.insert(black, met(shape, white, Color::Black, marks.1));
    }
    if let Some(number) = pairing.bye {
        rounds.insert(number, alone(shape, Mark::PairingBye));
    }
    let of = |listed: &Listed| {
        let missed = absent.get(&listed.number).copied();
        let paired = rounds.get(&listed.number).copied();
        paired.unwrap_or_else(|| alone(shape, missed.unwrap_or(Mark::ZeroBye)))
    };
    list.iter().map(of).collect()
}

/// A round against somebody, played or forfeited.
fn met(shape: &Shape, opponent: Number, color: Color, mark: Mark) -> Entered {
    let points = shape.points.of(mark).hundredths();
    let entry = if mark.is_game() {
        Entry::Game {
            opponent,
            color,
            points,
        }
    } else {
        Entry::Forfeit { opponent, points }
    };
    let written = Round {
        opponent: Some(opponent),
        color: Some(match color {
            Color::White => Written::White,
            Color::Black => Written::Black,
        }),
        mark: Some(mark),
    };
    Entered { entry, written }
}

/// A round without an opponent.
fn alone(shape: &Shape, mark: Mark) -> Entered {
    let points = shape.points.of(mark).hundredths();
    let entry = match mark {
        Mark::PairingBye => Entry::PairingBye { points },
        _ => Entry::Absence { points },
    };
    let written = Round {
        opponent: None,
        color: None,
        mark: Some(mark),
    };
    Entered { entry, written }
}

/// Who goes home after the round.
pub(super) fn leave(shape: &Shape, list: &mut [Listed], round: u16, dice: &mut Dice) {
    for listed in list {
        let leaves = dice.happens(shape.withdrawals);
        if leaves && listed.first_round <= round {
            listed.has_left = true;
        }
    }
}
