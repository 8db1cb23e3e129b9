//! The field in order, with who may meet whom.

use std::ops::Range;

use crate::color::Color;
use crate::field::Field;
use crate::player::{Number, Player};
use crate::points::Points;
use crate::preference::{Preference, Strength};
use crate::refusal::Refusal;

/// The players by rank; everything inside the crate names them by their place.
pub(crate) struct Roster<'a> {
    pub(crate) field: &'a Field,
    pub(crate) players: Vec<&'a Player>,
    pub(crate) preferences: Vec<Option<Preference>>,
    /// A row of bits for each player: whom he may meet by C1 and C3.
    legal: Vec<u64>,
    words: usize,
}

impl<'a> Roster<'a> {
    pub(crate) fn new(field: &'a Field) -> Result<Roster<'a>, Refusal> {
        let mut players: Vec<&Player> = field.players.iter().collect();
        players.sort_by_key(|player| player.number);
        for two in players.windows(2) {
            if two[0].number == two[1].number {
                return Err(Refusal::NumberTwice(two[0].number));
            }
        }
        players.sort_by_key(|player| (-i64::from(player.score), player.number));
        let preferences = players.iter().map(|p| Preference::of(p)).collect();
        let words = players.len().div_ceil(64);
        let mut roster = Roster {
            field,
            legal: vec![0; words * players.len()],
            words,
            players,
            preferences,
        };
        roster.fill();
        Ok(roster)
    }

    pub(crate) fn len(&self) -> usize {
        self.players.len()
    }

    /// Whether the two may meet by C1 and C3.
    pub(crate) fn may_meet(&self, one: usize, other: usize) -> bool {
        self.legal[one * self.words + other / 64] >> (other % 64) & 1 == 1
    }

    pub(crate) fn may_have_bye(&self, one: usize) -> bool {
        !self.players[one].bye_barred
    }

    pub(crate) fn score(&self, one: usize) -> Points {
        self.players[one].score
    }

    /// The scoregroups from the top down.
    pub(crate) fn groups(&self) -> Vec<Range<usize>> {
        let mut groups = Vec::new();
        let mut start = 0;
        for at in 1..=self.len() {
            if at == self.len() || self.score(at) != self.score(start) {
                groups.push(start..at);
                start = at;
            }
        }
        groups
    }

    fn fill(&mut self) {
        let places = self.places();
        let n = self.len();
        // Those who must have a colour; a topscorer lets his partner off too.
        let must_have = |color: Color| -> Vec<u64> {
            let mut row = vec![0; self.words];
            for i in 0..n {
                let wish = self.preferences[i].filter(|w| w.strength == Strength::Absolute);
                let is_bound = wish.is_some_and(|wish| wish.color == color);
                if is_bound && !self.field.is_topscorer(self.players[i]) {
                    row[i / 64] |= 1 << (i % 64);
                }
            }
            row
        };
        let bound = [must_have(Color::White), must_have(Color::Black)];
        for i in 0..n {
            let own = bound.iter().find(|row| row[i / 64] >> (i % 64) & 1 == 1);
            let row = &mut self.legal[i * self.words..(i + 1) * self.words];
            match own {
                Some(own) => row.iter_mut().zip(own).for_each(|(to, from)| *to = !from),
                None => row.fill(u64::MAX),
            }
            self.set(i, i, false);
        }
        for i in 0..n {
            for &number in &self.players[i].opponents {
                if let Some(j) = find(&places, number) {
                    self.set(i, j, false);
                    self.set(j, i, false);
                }
            }
        }
        for &(one, other) in &self.field.prohibited {
            if let (Some(i), Some(j)) = (find(&places, one), find(&places, other)) {
                self.set(i, j, false);
                self.set(j, i, false);
            }
        }
    }

    fn places(&self) -> Vec<(Number, usize)> {
        let numbered = self.players.iter().enumerate();
        let mut places: Vec<_> = numbered.map(|(at, p)| (p.number, at)).collect();
        places.sort_unstable();
        places
    }

    fn set(&mut self, i: usize, j: usize, value: bool) {
        let word = &mut self.legal[i * self.words + j / 64];
        let bit = 1 << (j % 64);
        *word = if value { *word | bit } else { *word & !bit };
    }
}

fn find(places: &[(Number, usize)], number: Number) -> Option<usize> {
    let at = places.binary_search_by_key(&number, |place| place.0);
    at.ok().map(|at| places[at].1)
}
