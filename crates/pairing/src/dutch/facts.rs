//! What the criteria ask about one pair or one player.

use crate::allocation::allocate;
use crate::color::Color;
use crate::player::Float;
use crate::points::Points;
use crate::preference::Strength;
use crate::roster::Roster;

/// The faults of a pair in colours, each a number of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ColorFaults {
    /// C10: beyond a difference of two, with a topscorer at the board.
    pub(crate) beyond_two: u32,
    /// C11: three times running, with a topscorer at the board.
    pub(crate) three_running: u32,
    /// C12: without a preference.
    pub(crate) any: u32,
    /// C13: without a strong or absolute preference.
    pub(crate) strong: u32,
}

impl ColorFaults {
    /// The faults if the two meet; the smaller place is the higher-ranked.
    pub(crate) fn of(roster: &Roster<'_>, one: usize, other: usize) -> ColorFaults {
        let (high, low) = (one.min(other), one.max(other));
        let mut faults = ColorFaults {
            beyond_two: 0,
            three_running: 0,
            any: 0,
            strong: 0,
        };
        if let (Some(a), Some(b)) = (roster.preferences[high], roster.preferences[low])
            && a.color == b.color
        {
            faults.any = 1;
            let weaker = a.strength.min(b.strength);
            faults.strong = u32::from(weaker >= Strength::Strong);
        }
        let (higher, lower) = (roster.players[high], roster.players[low]);
        if roster.field.is_topscorer(higher) || roster.field.is_topscorer(lower) {
            let (color, _) = allocate(roster.field, higher, lower);
            for (player, gets) in [(higher, color), (lower, color.opposite())] {
                let step = if gets == Color::White { 1 } else { -1 };
                let difference = player.color_difference() + step;
                faults.beyond_two += u32::from(difference.abs() > 2);
                faults.three_running += u32::from(player.had_twice(gets));
            }
        }
        faults
    }
}

/// Whether the player floated that way, `back` rounds ago (1 or 2).
pub(crate) fn floated(roster: &Roster<'_>, one: usize, back: usize, way: Float) -> bool {
    roster.players[one].floats[back - 1] == Some(way)
}

/// How much higher the score of the first is.
pub(crate) fn difference(roster: &Roster<'_>, one: usize, other: usize) -> Points {
    roster.score(one) - roster.score(other)
}
