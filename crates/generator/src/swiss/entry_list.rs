//! Who is entered, in the order of strength.

use tuomari_pairing::{Number, Points, baku_group, baku_points};
use tuomari_report::Round;

use crate::axes::{Ratings, Shape};
use crate::dice::Dice;

/// One who is in the list, with the rounds that were written down for him.
pub(super) struct Listed {
    pub(super) number: Number,
    pub(super) rating: Option<u32>,
    /// What decides his games: an unrated player has a strength too.
    pub(super) strength: u32,
    /// The first round he is there for, later than 1 for a late entry.
    pub(super) first_round: u16,
    pub(super) has_left: bool,
    pub(super) virtual_points: Vec<Points>,
    pub(super) rounds: Vec<Round>,
}

/// The list by strength: rating first, those without one at the end.
pub(super) fn entry_list(shape: &Shape, dice: &mut Dice) -> Vec<Listed> {
    let mut strengths: Vec<u32> = (0..shape.players)
        .map(|_| strength(shape.ratings, dice))
        .collect();
    strengths.sort_unstable_by(|a, b| b.cmp(a));
    let rated = match shape.ratings {
        Ratings::SomeUnrated => shape.players - shape.players / 3,
        Ratings::Spread | Ratings::Close | Ratings::Equal => shape.players,
    };
    let mut list: Vec<Listed> = (1..=shape.players)
        .zip(strengths)
        .map(|(number, strength)| Listed {
            number,
            rating: (number <= rated).then_some(strength),
            strength,
            first_round: first_round(shape, dice),
            has_left: false,
            virtual_points: Vec::new(),
            rounds: Vec::new(),
        })
        .collect();
    if shape.is_accelerated {
        accelerate(shape, &mut list);
    }
    list
}

fn strength(ratings: Ratings, dice: &mut Dice) -> u32 {
    match ratings {
        Ratings::Spread | Ratings::SomeUnrated => dice.between(1400, 2700),
        Ratings::Close => dice.between(2000, 2040),
        Ratings::Equal => 2000,
    }
}

fn first_round(shape: &Shape, dice: &mut Dice) -> u16 {
    if !dice.happens(shape.late_entries) {
        return 1;
    }
    u16::try_from(dice.between(2, 4)).unwrap_or(1)
}

/// Baku: the upper half of those who were there at the beginning, and who
/// comes late to a place among them (C.04.7).
fn accelerate(shape: &Shape, list: &mut [Listed]) {
    let at_first = list.iter().filter(|listed| listed.first_round == 1);
    let numbers: Vec<Number> = at_first.map(|listed| listed.number).collect();
    let group = baku_group(u32::try_from(numbers.len()).unwrap_or(0));
    let lowest = numbers
        .iter()
        .take(usize::try_from(group).unwrap_or(0))
        .next_back();
    let points = baku_points(shape.rounds.into(), shape.points.win.hundredths());
    for listed in list {
        if lowest.is_some_and(|&lowest| listed.number <= lowest) {
            listed.virtual_points.clone_from(&points);
        }
    }
}
