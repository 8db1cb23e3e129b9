//! Who of a pair gets which colour (5.2).

use std::cmp::Ordering;

use crate::color::Color;
use crate::field::Field;
use crate::player::Player;
use crate::preference::{Preference, Strength};

/// The rule that gave a pair its colours, in the order in which they are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ColorRule {
    /// 5.2.1: nobody's preference is denied.
    BothPreferences,
    /// 5.2.2: the stronger preference.
    StrongerPreference,
    /// 5.2.2: both absolute, the wider difference.
    WiderDifference,
    /// 5.2.3: changed against the latest round in which they had different colours.
    Alternated,
    /// 5.2.4: the preference of the higher-ranked.
    HigherRanked,
    /// 5.2.5: by the lot before round 1 and the higher-ranked player's place.
    InitialColor,
}

/// The colour of `higher`, who ranks above `lower`, and why.
#[must_use]
pub fn allocate(field: &Field, higher: &Player, lower: &Player) -> (Color, ColorRule) {
    let wish = (Preference::of(higher), Preference::of(lower));
    match wish {
        (Some(a), Some(b)) if a.color == b.color => clash(higher, lower, a, b),
        (Some(a), _) => (a.color, ColorRule::BothPreferences),
        (None, Some(b)) => (b.color.opposite(), ColorRule::BothPreferences),
        (None, None) if higher.ordinal % 2 == 1 => (field.initial, ColorRule::InitialColor),
        (None, None) => (field.initial.opposite(), ColorRule::InitialColor),
    }
}

/// Both want one colour: `a` is the wish of `higher`.
fn clash(higher: &Player, lower: &Player, a: Preference, b: Preference) -> (Color, ColorRule) {
    let granted = |to_higher: bool| {
        if to_higher {
            a.color
        } else {
            a.color.opposite()
        }
    };
    match a.strength.cmp(&b.strength) {
        Ordering::Greater => return (granted(true), ColorRule::StrongerPreference),
        Ordering::Less => return (granted(false), ColorRule::StrongerPreference),
        Ordering::Equal => {}
    }
    if a.strength == Strength::Absolute {
        let widths = (
            higher.color_difference().abs(),
            lower.color_difference().abs(),
        );
        if widths.0 != widths.1 {
            return (granted(widths.0 > widths.1), ColorRule::WiderDifference);
        }
    }
    // Unplayed rounds count as if they stood first, so the ends are laid side by side.
    let pairs = higher.colors.iter().rev().zip(lower.colors.iter().rev());
    for (&one, &other) in pairs {
        if one != other {
            return (other, ColorRule::Alternated);
        }
    }
    (granted(true), ColorRule::HigherRanked)
}
