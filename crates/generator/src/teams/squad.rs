//! The teams and who plays for them.

use tuomari_pairing::{Number, Points};
use tuomari_report::Round;

use super::axes::TeamShape;
use crate::dice::Dice;

/// A team in the list.
pub(super) struct Squad {
    pub(super) number: Number,
    /// In the fixed order of boards, reserves last.
    pub(super) members: Vec<Member>,
    /// The first round it is there for, later than 1 for a late entry.
    pub(super) first_round: u16,
    pub(super) has_left: bool,
    pub(super) match_points: Points,
    pub(super) game_points: Points,
}

/// One who plays for a team.
pub(super) struct Member {
    pub(super) number: Number,
    pub(super) rating: u32,
    pub(super) rounds: Vec<Round>,
}

/// The teams by strength, their players numbered from the first team's down.
pub(super) fn squads(shape: &TeamShape, dice: &mut Dice) -> Vec<Squad> {
    let size = shape.boards + shape.reserves;
    let of = |number: Number| {
        let first = (number - 1) * size;
        let strength = 2500 - 40 * number.min(30);
        let mut ratings: Vec<u32> = (0..size)
            .map(|_| dice.between(strength - 150, strength + 150))
            .collect();
        ratings.sort_unstable_by(|a, b| b.cmp(a));
        let members = ratings.into_iter().zip(first + 1..);
        let is_late = dice.happens(shape.late_entries);
        let later = u16::try_from(dice.between(2, 3)).unwrap_or(1);
        Squad {
            number,
            members: members
                .map(|(rating, number)| Member {
                    number,
                    rating,
                    rounds: Vec::new(),
                })
                .collect(),
            first_round: if is_late { later } else { 1 },
            has_left: false,
            match_points: 0,
            game_points: 0,
        }
    };
    (1..=shape.teams).map(of).collect()
}
