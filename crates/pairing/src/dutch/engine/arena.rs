//! The graph of a bracket: who can be matched with whom.

use std::ops::Range;

use crate::dutch::bracket::Group;
use crate::matching::{Lexicographic, Stage};
use crate::pairing::Scope;
use crate::points::Points;
use crate::roster::Roster;

/// A bracket with as much of the field below as is looked at.
///
/// Seats: moved-down players, residents, the next scoregroup, the rest, and
/// last the bye if there is one to give.
pub(crate) struct Arena<'a> {
    pub(crate) roster: &'a Roster<'a>,
    pub(crate) group: &'a Group,
    pub(crate) scope: Scope,
    /// The place in the roster of each seat; the bye has none.
    pub(crate) places: Vec<usize>,
    pub(crate) moved: usize,
    /// The bracket is the seats before this one.
    pub(crate) inside: usize,
    /// The next scoregroup is between `inside` and this.
    pub(crate) next: usize,
    pub(crate) bye: Option<usize>,
    pub(crate) matching: Lexicographic,
}

/// What lies below a bracket.
#[derive(Debug, Clone)]
pub(crate) struct Below {
    pub(crate) next: Vec<usize>,
    pub(crate) rest: Vec<usize>,
    /// The score of the one who must have the bye, if somebody must.
    pub(crate) bye_score: Option<Points>,
}

impl Below {
    /// What stands after the place `end`; `next` is the scoregroup there.
    pub(crate) fn new(
        roster: &Roster<'_>,
        end: usize,
        next: Option<&Range<usize>>,
        bye_score: Option<Points>,
    ) -> Below {
        let next = next.cloned().unwrap_or(end..end);
        Below {
            rest: (next.end..roster.len()).collect(),
            next: next.collect(),
            bye_score,
        }
    }

    pub(crate) fn takes_bye(&self, roster: &Roster<'_>, place: usize) -> bool {
        roster.may_have_bye(place) && self.bye_score == Some(roster.score(place))
    }
}

impl<'a> Arena<'a> {
    pub(crate) fn new(
        roster: &'a Roster<'a>,
        group: &'a Group,
        below: &Below,
        scope: Scope,
        proof: Option<&[Stage]>,
    ) -> Arena<'a> {
        let mut places: Vec<usize> = group.members().collect();
        let (moved, inside) = (group.moved.len(), places.len());
        if scope >= Scope::WithNext {
            places.extend(&below.next);
        }
        let next = places.len();
        let mut bye = None;
        if scope == Scope::Whole {
            places.extend(&below.rest);
            bye = below.bye_score.map(|_| places.len());
        }
        let mut edges = Vec::new();
        for a in 0..places.len() {
            // Two moved-down players could not be paired above, nor can they here.
            let from = if a < moved { moved } else { a + 1 };
            for b in from..places.len() {
                if roster.may_meet(places[a], places[b]) {
                    edges.push((a, b));
                }
            }
            if let Some(bye) = bye.filter(|_| below.takes_bye(roster, places[a])) {
                edges.push((a, bye));
            }
        }
        let seats = places.len() + usize::from(bye.is_some());
        let mut matching = Lexicographic::new(seats, edges);
        if let Some(stages) = proof {
            matching = matching.following(stages);
        }
        Arena {
            roster,
            group,
            scope,
            places,
            moved,
            inside,
            next,
            bye,
            matching,
        }
    }

    /// How many are paired within the bracket, as settled so far.
    pub(crate) fn paired_inside(&self) -> usize {
        let inside = |&seat: &usize| self.partner_inside(seat).is_some();
        (0..self.inside).filter(inside).count()
    }

    /// The partner of a seat of the bracket, if it is in the bracket too.
    pub(crate) fn partner_inside(&self, seat: usize) -> Option<usize> {
        self.matching.mate(seat).filter(|&mate| mate < self.inside)
    }

    /// Whether everybody is matched.
    pub(crate) fn is_complete(&self) -> bool {
        let seats = self.places.len() + usize::from(self.bye.is_some());
        (0..seats).all(|seat| self.matching.mate(seat).is_some())
    }
}
