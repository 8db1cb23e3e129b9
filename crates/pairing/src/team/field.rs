//! What a round of teams is paired from.

use std::collections::BTreeMap;

use crate::field::Field;
use crate::history::{Entry, History};
use crate::player::{Number, Player};
use crate::points::Points;
use crate::refusal::Refusal;

use super::preference::TeamPreferences;

/// A team that is to be paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// Number, primary score, meetings and colours, kept as for a player: the
    /// colour of a team is that of its first board.
    pub record: Player,
    /// The other score, which is asked for colours only.
    pub secondary: Points,
    /// It met a team of another score in the last round; a bye is no float (1.5).
    pub floated: bool,
}

/// A field of teams before a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamField {
    /// Rounds, initial colour and prohibited pairs; no players.
    pub frame: Field,
    pub preferences: TeamPreferences,
    /// Those to be paired and nobody else, in any order.
    pub teams: Vec<Team>,
}

impl TeamField {
    /// Floats are not looked at in the last two rounds.
    #[must_use]
    pub fn minds_floats(&self) -> bool {
        self.frame.round + 2 <= self.frame.rounds
    }
}

/// A competition of teams: the rounds by primary score, and the other score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamHistory {
    /// Entries with the points of the primary score.
    pub history: History,
    pub preferences: TeamPreferences,
    /// The secondary score by team and round; nothing where it is not used.
    pub secondary: BTreeMap<Number, Vec<Points>>,
}

impl TeamHistory {
    /// The field of `round`, made of the rounds before it.
    pub fn field(
        &self,
        round: u32,
        present: &[Number],
        prohibited: &[(Number, Number)],
    ) -> Result<TeamField, Refusal> {
        let mut frame = self.history.field(round, present, prohibited)?;
        let past = usize::try_from(round.saturating_sub(1)).unwrap_or(usize::MAX);
        let entrants = self.history.entrants.iter();
        let entries: BTreeMap<Number, &[Entry]> = entrants
            .map(|entrant| (entrant.number, entrant.entries.as_slice()))
            .collect();
        let team = |record: Player| {
            let last = past.checked_sub(1).map(|at| entries[&record.number][at]);
            let secondary = self.secondary.get(&record.number);
            Team {
                secondary: secondary.map_or(0, |points| points.iter().take(past).sum()),
                floated: matches!(last, Some(Entry::Game { .. })) && record.floats[0].is_some(),
                record,
            }
        };
        Ok(TeamField {
            teams: std::mem::take(&mut frame.players)
                .into_iter()
                .map(team)
                .collect(),
            preferences: self.preferences,
            frame,
        })
    }
}
