//! Penalties, and where the rulebooks speak of them.

use tuomari_board::Color;
use tuomari_clock::Millis;
use tuomari_rulebook::Topic;

/// A penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Penalty {
    /// On whom it is imposed.
    pub offender: Color,
    /// What it is.
    pub measure: Measure,
}

/// What a penalty is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// A warning.
    Warning,
    /// More time for the opponent.
    AddTime(Millis),
    /// Less time for the offender.
    TakeTime(Millis),
    /// So many halves of a point more for the opponent.
    RaiseOpponent(u8),
    /// So many halves of a point less for the offender.
    LowerOffender(u8),
    /// Loss of the game; the opponent gets so many halves of a point.
    Loss {
        /// The opponent's score, in halves.
        opponent: u8,
    },
    /// A fine announced in advance, in the smallest unit of its currency.
    Fine(u32),
    /// Exclusion from so many rounds.
    Exclusion(u8),
    /// Expulsion from the competition.
    Expulsion,
}

impl Measure {
    /// Where the rulebooks speak of it.
    pub(crate) fn topic(self) -> Topic {
        match self {
            Measure::Warning => Topic::PenaltyWarning,
            Measure::AddTime(_) => Topic::PenaltyTimeAdded,
            Measure::TakeTime(_) => Topic::PenaltyTimeTaken,
            Measure::RaiseOpponent(_) => Topic::PenaltyPointsRaised,
            Measure::LowerOffender(_) => Topic::PenaltyPointsLowered,
            Measure::Loss { .. } => Topic::PenaltyLoss,
            Measure::Fine(_) => Topic::PenaltyFine,
            Measure::Exclusion(_) => Topic::PenaltyExclusion,
            Measure::Expulsion => Topic::PenaltyExpulsion,
        }
    }
}
