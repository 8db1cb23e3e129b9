//! Which colour a player should get, and how much it matters (1.7).

use crate::color::Color;
use crate::player::Player;

/// How strong a preference is, weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    Mild,
    Strong,
    Absolute,
}

/// The colour a player should get. One who has played no game has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Preference {
    pub color: Color,
    pub strength: Strength,
}

impl Preference {
    /// The preference that follows from the games played.
    ///
    /// Where the difference and the last two games ask for different colours,
    /// which only a pairing by hand brings about, the difference decides.
    #[must_use]
    pub fn of(player: &Player) -> Option<Preference> {
        let last = *player.colors.last()?;
        let difference = player.color_difference();
        let fewer = if difference > 0 {
            Color::Black
        } else {
            Color::White
        };
        let (color, strength) = match difference.abs() {
            2.. => (fewer, Strength::Absolute),
            _ if player.had_twice(last) => (last.opposite(), Strength::Absolute),
            1 => (fewer, Strength::Strong),
            _ => (last.opposite(), Strength::Mild),
        };
        Some(Preference { color, strength })
    }
}
