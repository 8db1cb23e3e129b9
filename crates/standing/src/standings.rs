//! Standings: everybody in order, with every value that led there.

use std::cmp::Ordering;

use crate::boards;
use crate::code::Code;
use crate::direct;
use crate::extended;
use crate::field::Field;
use crate::opponents::{average_buchholz, berger, buchholz, koya};
use crate::own;
use crate::ratings;
use crate::refusal::Refusal;
use crate::team::TeamField;
use crate::tie_break::{Score, TieBreak};
use crate::unplayed::View;
use crate::value::Value;

/// Everybody in the order of a list of tie-breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The tie-breaks that were applied, one after another (C.07 4.2).
    pub list: Vec<TieBreak>,
    /// Those of ratings that fell away because somebody has none.
    pub fallen: Vec<TieBreak>,
    /// By rank; those of one rank by number.
    pub rows: Vec<Standing>,
}

/// One participant in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub number: u32,
    /// The place; those who are still tied share it, and the next is counted on.
    pub rank: u32,
    /// One for each tie-break of the list.
    pub values: Vec<Value>,
}

impl Field {
    /// The standings by this list, which begins with `PTS` as a rule.
    pub fn standings(&self, list: &[TieBreak]) -> Result<Standings, Refusal> {
        let is_unrated = |place| self.rating(place).is_none();
        let has_unrated = (0..self.count()).any(is_unrated);
        let falls = |tie_break: &&TieBreak| has_unrated && tie_break.code.is_of_ratings();
        let fallen: Vec<TieBreak> = list.iter().filter(falls).copied().collect();
        let kept: Vec<TieBreak> = list.iter().filter(|one| !falls(one)).copied().collect();
        let mut standings = rank(self, &kept, |tie_break, group| {
            if tie_break.code.is_for_teams() || tie_break.score.is_some() {
                return Err(Refusal::ForTeams(*tie_break));
            }
            self.values(tie_break, group)
        })?;
        standings.fallen = fallen;
        Ok(standings)
    }

    /// The values of everybody, or of the group where only the tied count.
    fn values(&self, tie_break: &TieBreak, group: &[usize]) -> Result<Vec<Value>, Refusal> {
        let code = tie_break.code;
        if !self.is_swiss() && code.is_buchholz() {
            return Err(Refusal::NotInRoundRobins(*tie_break));
        }
        let places = 0..self.count();
        let view = View {
            fore: tie_break.fore || code == Code::Fb,
            with_forfeits: tie_break.with_forfeits,
        };
        Ok(match code {
            Code::De => {
                let parts = direct::parts(self, group, tie_break.with_forfeits);
                direct::values(self, group, &parts, tie_break.with_forfeits)
            }
            Code::Win | Code::Won | Code::Bpg | Code::Bwg | Code::Rep | Code::Std => places
                .map(|place| own::counted(self, place, code))
                .collect(),
            Code::Ps => places
                .map(|place| own::progressive(self, place, tie_break))
                .collect(),
            Code::Tpn => places.map(|place| own::number(self, place)).collect(),
            Code::Bh | Code::Fb => buchholz(self, tie_break, view),
            Code::Aob => average_buchholz(self, tie_break, view),
            Code::Sb => berger(self, self, tie_break, view),
            Code::Ks => koya(self, tie_break),
            _ if code.is_of_ratings() => ratings::values(self, tie_break),
            _ => places.map(|place| own::points(self, place)).collect(),
        })
    }
}

impl TeamField {
    /// The standings by this list, which begins with `PTS` as a rule.
    pub fn standings(&self, list: &[TieBreak]) -> Result<Standings, Refusal> {
        rank(self.primary(), list, |tie_break, group| {
            if tie_break.code.is_of_ratings() {
                return Err(Refusal::ForPlayers(*tie_break));
            }
            self.values(tie_break, group)
        })
    }

    fn values(&self, tie_break: &TieBreak, group: &[usize]) -> Result<Vec<Value>, Refusal> {
        let code = tie_break.code;
        if !self.primary().is_swiss() && code.is_buchholz() {
            return Err(Refusal::NotInRoundRobins(*tie_break));
        }
        let score = tie_break.score.unwrap_or(self.conditions.primary);
        let view = View {
            fore: tie_break.fore,
            with_forfeits: tie_break.with_forfeits,
        };
        let points = |field: &Field| {
            let places = 0..field.count();
            places.map(|place| own::points(field, place)).collect()
        };
        Ok(match code {
            Code::Mpts => points(&self.by_match),
            Code::Gpts => points(&self.by_game),
            Code::MpVGp => points(self.secondary()),
            Code::Bc | Code::Tbr | Code::Bbe => boards::values(self, group, code),
            Code::Emmsb | Code::Emgsb | Code::Egmsb | Code::Eggsb => {
                extended::berger(self, tie_break, view)
            }
            Code::Ede | Code::Edebt | Code::Edebb | Code::Edet | Code::Edeb => {
                extended::direct_values(self, group, tie_break)
            }
            Code::Sssc => extended::combined(self, tie_break, view),
            Code::Win | Code::Won | Code::Bpg | Code::Bwg if score == Score::Game => {
                let places = 0..self.by_game.count();
                places
                    .map(|place| boards::games(self, place, code))
                    .collect()
            }
            _ => self.field(score).values(tie_break, group)?,
        })
    }
}

/// Applies one tie-break after another to each group still tied.
fn rank(
    field: &Field,
    list: &[TieBreak],
    values: impl Fn(&TieBreak, &[usize]) -> Result<Vec<Value>, Refusal>,
) -> Result<Standings, Refusal> {
    let all: Vec<usize> = (0..field.count()).collect();
    let mut found: Vec<Vec<Value>> = vec![Vec::new(); all.len()];
    let mut groups = vec![all.clone()];
    for tie_break in list {
        if tie_break.code.is_among_the_tied() {
            for group in &groups {
                let of_group = values(tie_break, group)?;
                for (&place, value) in group.iter().zip(of_group) {
                    found[place].push(value);
                }
            }
        } else {
            for (one, value) in found.iter_mut().zip(values(tie_break, &all)?) {
                one.push(value);
            }
        }
        groups = groups
            .iter()
            .flat_map(|group| part(group, tie_break, &found))
            .collect();
    }
    let mut rows = Vec::with_capacity(all.len());
    let mut ahead = 0;
    for group in &groups {
        for &place in group {
            rows.push(Standing {
                number: field.rows[place].number,
                rank: u32::try_from(ahead + 1).unwrap_or(u32::MAX),
                values: std::mem::take(&mut found[place]),
            });
        }
        ahead += group.len();
    }
    Ok(Standings {
        list: list.to_vec(),
        fallen: Vec::new(),
        rows,
    })
}

/// Parts a group by the value that was found last.
fn part(group: &[usize], tie_break: &TieBreak, found: &[Vec<Value>]) -> Vec<Vec<usize>> {
    let compare = |a: usize, b: usize| match (found[a].last(), found[b].last()) {
        (Some(a), Some(b)) if a.decides && b.decides => {
            let ascending = tie_break.code.is_ascending() != tie_break.reversed;
            let order = a.number.cmp(&b.number);
            if ascending { order } else { order.reverse() }
        }
        _ => Ordering::Equal,
    };
    let mut order = group.to_vec();
    order.sort_by(|&a, &b| compare(a, b).then(a.cmp(&b)));
    order
        .chunk_by(|&a, &b| compare(a, b) == Ordering::Equal)
        .map(<[usize]>::to_vec)
        .collect()
}
