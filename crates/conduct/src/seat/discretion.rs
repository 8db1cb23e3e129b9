//! How much a screen may say to a seat.

use tuomari_rulebook::{PlayerHints, Rules};

use crate::{seat::Seat, state::game::Game};

/// What the software may tell a seat beyond what stands on the board and on
/// the clock.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    serde::Serialize,
    serde::Deserialize,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Discretion {
    Open,
    /// No number of moves before a flag has fallen, no word of the opponent's
    /// move or of a press that is owed (`fide-2018/12.6`).
    NoCounts,
    /// Nothing that tells a flag or whether a move was legal
    /// (`fi-blitz-2014/18`, `fi-team-blitz/2`).
    Silent,
}

impl Discretion {
    /// What the rulebook asks towards a seat. Whoever is not the arbiter is
    /// treated as the players are: a spectator and a screen in the hall can
    /// be overheard.
    pub fn towards(seat: Seat, rules: &Rules) -> Discretion {
        match (seat, rules.player_hints().value) {
            (Seat::Arbiter, _) | (_, PlayerHints::Free) => Discretion::Open,
            (_, PlayerHints::NoCountsNoReminders) => Discretion::NoCounts,
            (_, PlayerHints::Silent) => Discretion::Silent,
        }
    }

    /// Whether the seat sees that the game is over.
    pub(crate) fn sees_end(self, game: &Game) -> bool {
        game.conclusion.is_some() && (self != Discretion::Silent || game.withheld.is_none())
    }
}
