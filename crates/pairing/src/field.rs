//! What a round is paired from.

use crate::color::Color;
use crate::player::{Number, Player};
use crate::points::PointSystem;

/// A field before a round: numbers in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// The round to be paired, from 1.
    pub round: u32,
    /// How many rounds the competition has.
    pub rounds: u32,
    pub points: PointSystem,
    /// The colour that the lot gave to the first player of round 1.
    pub initial: Color,
    /// Those to be paired and nobody else, in any order.
    pub players: Vec<Player>,
    /// Pairs that may not meet in this round, whoever decided so.
    pub prohibited: Vec<(Number, Number)>,
}

impl Field {
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        self.round >= self.rounds
    }

    /// More than half of what could be had so far, before the last round (1.8).
    #[must_use]
    pub fn is_topscorer(&self, player: &Player) -> bool {
        let past = i64::from(self.round.saturating_sub(1));
        let most = i64::from(self.points.win) * past;
        self.is_last_round() && 2 * i64::from(player.points) > most
    }
}
