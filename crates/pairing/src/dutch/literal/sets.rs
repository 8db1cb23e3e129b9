//! Sets of players: which can be paired among themselves, which may float.

use std::ops::Range;

use crate::dutch::bracket::Group;
use crate::points::Points;
use crate::refusal::Refusal;
use crate::roster::Roster;

/// A set of players, a bit for each place in the roster.
pub(crate) type Set = u32;

/// Who floats, counted: how many, and their scores from the highest down.
pub(crate) type Floaters = (usize, Vec<Points>);

/// A set of downfloaters that C4 to C7 allow.
#[derive(Debug, Clone)]
pub(crate) struct Allowed {
    pub(crate) floaters: Set,
    /// C8: what the next bracket would float at best.
    pub(crate) next: Floaters,
    /// C9: the unplayed games of the bye's receiver, where it is decided here.
    pub(crate) unplayed: u32,
}

/// Answers about sets, each worked out once.
pub(crate) struct Sets<'a> {
    roster: &'a Roster<'a>,
    /// None where nobody has asked yet.
    paired: Vec<Option<bool>>,
    bye_score: Option<Points>,
}

impl<'a> Sets<'a> {
    /// Fails if the whole field has no complete pairing.
    pub(crate) fn new(roster: &'a Roster<'a>) -> Result<Sets<'a>, Refusal> {
        let mut sets = Sets {
            roster,
            paired: vec![None; 1 << roster.len()],
            bye_score: None,
        };
        let all = range(&(0..roster.len()));
        if roster.len() % 2 == 1 {
            // C5: the lowest score stands last.
            let lowest = (0..roster.len()).rev().find(|&at| {
                let rest = all & !(1 << at);
                roster.may_have_bye(at) && sets.can_be_paired(rest)
            });
            let lowest = lowest.ok_or(Refusal::NoCompletePairing)?;
            sets.bye_score = Some(roster.score(lowest));
        } else if !sets.can_be_paired(all) {
            return Err(Refusal::NoCompletePairing);
        }
        Ok(sets)
    }

    /// The best sets of downfloaters of a bracket by C4 to C7, each with what
    /// C8 and C9 say of it. `end` is the first place below the bracket.
    pub(crate) fn options(
        &mut self,
        group: &Group,
        next: Range<usize>,
        end: usize,
    ) -> Result<Vec<Allowed>, Refusal> {
        let bracket = group.members().fold(0, |set, at| set | 1 << at);
        let rest = range(&(end..self.roster.len()));
        let (_, best) = self
            .fewest(bracket, rest)
            .ok_or(Refusal::NoCompletePairing)?;
        let following = range(&next);
        let mut allowed = Vec::new();
        for floaters in best {
            let after = rest & !following;
            let (next, _) = self
                .fewest(floaters | following, after)
                .ok_or(Refusal::NoCompletePairing)?;
            allowed.push(Allowed {
                floaters,
                next,
                unplayed: self.unplayed(group, floaters, rest),
            });
        }
        Ok(allowed)
    }

    /// The sets that a bracket floats at best, so that they and those below
    /// can still be paired.
    fn fewest(&mut self, bracket: Set, below: Set) -> Option<(Floaters, Vec<Set>)> {
        let mut best: Option<(Floaters, Vec<Set>)> = None;
        let mut floaters: Set = 0;
        loop {
            let count = floaters.count_ones() as usize;
            let too_many = best.as_ref().is_some_and(|(least, _)| count > least.0);
            if !too_many
                && self.can_be_paired(bracket & !floaters)
                && self.can_be_completed(floaters | below)
            {
                let key = (count, self.scores(floaters));
                match &mut best {
                    Some((least, sets)) if *least == key => sets.push(floaters),
                    Some((least, _)) if *least < key => {}
                    _ => best = Some((key, vec![floaters])),
                }
            }
            // The next larger part of the bracket, as a binary number.
            floaters = floaters.wrapping_sub(bracket) & bracket;
            if floaters == 0 {
                return best;
            }
        }
    }

    /// C9 speaks where exactly one floats and he ends with the bye.
    fn unplayed(&self, group: &Group, floaters: Set, rest: Set) -> u32 {
        let is_bye = floaters.is_power_of_two()
            && rest.count_ones().is_multiple_of(2)
            && self.bye_score.is_some_and(|score| score >= group.score);
        if is_bye {
            let at = floaters.trailing_zeros() as usize;
            self.roster.players[at].unplayed
        } else {
            0
        }
    }

    /// From the highest down, as the places stand.
    fn scores(&self, set: Set) -> Vec<Points> {
        let places = (0..self.roster.len()).filter(|at| set >> at & 1 == 1);
        places.map(|at| self.roster.score(at)).collect()
    }

    /// Whether all can be paired but the one who must have the bye.
    fn can_be_completed(&mut self, set: Set) -> bool {
        if set.count_ones().is_multiple_of(2) {
            return self.can_be_paired(set);
        }
        (0..self.roster.len()).any(|at| {
            set >> at & 1 == 1
                && self.roster.may_have_bye(at)
                && self.bye_score == Some(self.roster.score(at))
                && self.can_be_paired(set & !(1 << at))
        })
    }

    fn can_be_paired(&mut self, set: Set) -> bool {
        if set == 0 {
            return true;
        }
        if let Some(known) = self.paired[set as usize] {
            return known;
        }
        let first = set.trailing_zeros() as usize;
        let others = set & !(1 << first);
        let found = (first + 1..self.roster.len()).any(|at| {
            others >> at & 1 == 1
                && self.roster.may_meet(first, at)
                && self.can_be_paired(others & !(1 << at))
        });
        self.paired[set as usize] = Some(found);
        found
    }
}

fn range(places: &Range<usize>) -> Set {
    places.clone().fold(0, |set, at| set | 1 << at)
}
