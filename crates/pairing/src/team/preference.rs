//! Which colour a team should get (1.7).

use crate::color::Color;

use super::field::{Team, TeamField};

/// Which preferences the regulations use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TeamPreferences {
    /// Only what is out of balance counts.
    TypeA,
    /// Strong and mild preferences.
    TypeB,
    /// Colours do not bear on who meets whom.
    None,
}

/// The colour a team should get.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TeamPreference {
    pub color: Color,
    /// Always so by type A.
    pub is_strong: bool,
}

impl TeamPreference {
    /// The preference that follows from the matches played.
    #[must_use]
    pub fn of(field: &TeamField, team: &Team) -> Option<TeamPreference> {
        let last = *team.record.colors.last()?;
        let difference = team.record.color_difference();
        let fewer = if difference > 0 {
            Color::Black
        } else {
            Color::White
        };
        let is_repeated = team.record.had_twice(last);
        let strong = match difference {
            2.. | ..=-2 => Some(fewer),
            // Two alike count unless the difference asks for them.
            0 if is_repeated => Some(last.opposite()),
            _ if is_repeated && fewer == last.opposite() => Some(fewer),
            _ => None,
        };
        let preference = |color, is_strong| TeamPreference { color, is_strong };
        let mild = match difference {
            0 => (!field.frame.is_last_round()).then_some(last.opposite()),
            _ => Some(fewer),
        };
        match field.preferences {
            TeamPreferences::None => None,
            TeamPreferences::TypeA => strong.map(|color| preference(color, true)),
            TeamPreferences::TypeB => strong
                .map(|color| preference(color, true))
                .or(mild.map(|color| preference(color, false))),
        }
    }
}
