//! The rounds so far, and the field that they make.

use std::collections::{BTreeMap, BTreeSet};

use crate::color::Color;
use crate::field::Field;
use crate::player::{Float, Number, Player};
use crate::points::{PointSystem, Points};
use crate::refusal::Refusal;

/// What one round was for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry {
    /// A game at the board, whatever its score.
    Game {
        opponent: Number,
        color: Color,
        points: Points,
    },
    /// Paired, but the game was not played.
    Forfeit { opponent: Number, points: Points },
    /// The bye that the pairing allocates.
    PairingBye { points: Points },
    /// Not paired: absent, withdrawn, not yet entered, or a bye that was granted.
    Absence { points: Points },
}

impl Entry {
    #[must_use]
    pub const fn points(self) -> Points {
        match self {
            Entry::Game { points, .. }
            | Entry::Forfeit { points, .. }
            | Entry::PairingBye { points }
            | Entry::Absence { points } => points,
        }
    }

    /// Whether the pairing of that round had a place for him.
    #[must_use]
    pub const fn is_paired(self) -> bool {
        !matches!(self, Entry::Absence { .. })
    }

    fn bars_from_bye(self, system: PointSystem) -> bool {
        match self {
            Entry::Game { .. } => false,
            Entry::PairingBye { .. } => true,
            Entry::Forfeit { points, .. } | Entry::Absence { points } => points >= system.win,
        }
    }
}

/// One who is in the list, with his rounds so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    pub number: Number,
    /// One entry for each past round.
    pub entries: Vec<Entry>,
    /// Virtual points by round, the one to be paired too; none where it ends.
    pub virtual_points: Vec<Points>,
}

impl Entrant {
    /// His points before `round`.
    #[must_use]
    pub fn points_before(&self, round: u32) -> Points {
        let past = self.entries.iter().take(before(round));
        past.map(|entry| entry.points()).sum()
    }

    /// His points before `round` with the virtual ones of it.
    #[must_use]
    pub fn score_before(&self, round: u32) -> Points {
        let extra = self.virtual_points.get(before(round));
        self.points_before(round) + extra.copied().unwrap_or(0)
    }
}

/// A competition as pairing sees it: a list and what its rounds brought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History {
    pub rounds: u32,
    pub points: PointSystem,
    pub initial: Color,
    pub entrants: Vec<Entrant>,
}

impl History {
    /// The field of `round`, made of the rounds before it: `present` are
    /// those to be paired. Later rounds are not looked at, so any round of a
    /// finished competition can be paired again.
    pub fn field(
        &self,
        round: u32,
        present: &[Number],
        prohibited: &[(Number, Number)],
    ) -> Result<Field, Refusal> {
        let mut by_number = BTreeMap::new();
        for entrant in &self.entrants {
            if by_number.insert(entrant.number, entrant).is_some() {
                return Err(Refusal::NumberTwice(entrant.number));
            }
        }
        let present: BTreeSet<Number> = present.iter().copied().collect();
        let mut ordinal = 0;
        let mut players = Vec::with_capacity(present.len());
        if let Some(number) = present.iter().find(|n| !by_number.contains_key(n)) {
            return Err(Refusal::UnknownNumber(*number));
        }
        for entrant in by_number.values() {
            let past = entrant.entries.iter().take(before(round));
            let is_present = present.contains(&entrant.number);
            if is_present || past.clone().any(|entry| entry.is_paired()) {
                ordinal += 1;
            }
            if is_present {
                if past.count() < before(round) {
                    return Err(Refusal::HistoryTooShort(entrant.number));
                }
                players.push(self.player(entrant, round, ordinal, &by_number)?);
            }
        }
        Ok(Field {
            round,
            rounds: self.rounds,
            points: self.points,
            initial: self.initial,
            players,
            prohibited: prohibited.to_vec(),
        })
    }

    fn player(
        &self,
        entrant: &Entrant,
        round: u32,
        ordinal: u32,
        list: &BTreeMap<Number, &Entrant>,
    ) -> Result<Player, Refusal> {
        let past = &entrant.entries[..before(round)];
        let mut opponents = Vec::new();
        let mut colors = Vec::new();
        for entry in past {
            if let Entry::Game {
                opponent, color, ..
            } = *entry
            {
                opponents.push(opponent);
                colors.push(color);
            }
        }
        opponents.sort_unstable();
        let float = |back: u32| match round.checked_sub(back) {
            Some(earlier) if earlier > 0 => self.float(entrant, earlier, list),
            _ => Ok(None),
        };
        Ok(Player {
            number: entrant.number,
            ordinal,
            points: entrant.points_before(round),
            score: entrant.score_before(round),
            unplayed: u32::try_from(past.len() - colors.len()).unwrap_or(u32::MAX),
            bye_barred: past.iter().any(|entry| entry.bars_from_bye(self.points)),
            floats: [float(1)?, float(2)?],
            opponents,
            colors,
        })
    }

    /// What `round` left the player with (1.4).
    fn float(
        &self,
        entrant: &Entrant,
        round: u32,
        list: &BTreeMap<Number, &Entrant>,
    ) -> Result<Option<Float>, Refusal> {
        let down = |is_down: bool| is_down.then_some(Float::Down);
        Ok(match entrant.entries[before(round)] {
            Entry::Game { opponent, .. } => {
                let other = list
                    .get(&opponent)
                    .ok_or(Refusal::UnknownNumber(opponent))?;
                match entrant.score_before(round).cmp(&other.score_before(round)) {
                    std::cmp::Ordering::Greater => Some(Float::Down),
                    std::cmp::Ordering::Less => Some(Float::Up),
                    std::cmp::Ordering::Equal => None,
                }
            }
            Entry::PairingBye { .. } => down(true),
            Entry::Forfeit { points, .. } | Entry::Absence { points } => {
                down(points > self.points.loss)
            }
        })
    }
}

/// How many rounds are past when `round` is paired.
fn before(round: u32) -> usize {
    usize::try_from(round.saturating_sub(1)).unwrap_or(usize::MAX)
}
