//! Who moves up to a scoregroup (C3 to C7).

use crate::matching::Lexicographic;
use crate::points::Points;

use super::round::TeamRoster;

/// Those who move up.
pub(super) struct Upfloaters {
    pub(super) places: Vec<usize>,
    pub(super) suits_next: bool,
}

/// The upfloaters of the first `inside` of `left`, which are the scoregroup.
/// `next_score` is that of the scoregroup below, even if all of it is gone:
/// then C6 asks for nothing.
pub(super) fn choose(
    roster: &TeamRoster<'_>,
    left: &[usize],
    inside: usize,
    next_score: Option<Points>,
) -> Option<Upfloaters> {
    let arena = Arena::new(roster, left, inside, next_score);
    // C6 is met or not: if it cannot be met, nobody is better than another.
    let (places, suits_next) = arena.solve(true)?;
    if suits_next {
        return Some(Upfloaters { places, suits_next });
    }
    let (places, suits_next) = arena.solve(false)?;
    Some(Upfloaters { places, suits_next })
}

/// All who are left: the scoregroup, the next one, the rest.
struct Arena<'a> {
    roster: &'a TeamRoster<'a>,
    left: &'a [usize],
    inside: usize,
    /// The next scoregroup is between `inside` and this.
    next: usize,
}

impl<'a> Arena<'a> {
    fn new(
        roster: &'a TeamRoster<'a>,
        left: &'a [usize],
        inside: usize,
        next_score: Option<Points>,
    ) -> Arena<'a> {
        let score = |at: usize| Some(roster.teams[at].record.score);
        let following = left[inside..].iter();
        let next = following.take_while(|&&at| score(at) == next_score).count();
        Arena {
            roster,
            left,
            inside,
            next: inside + next,
        }
    }

    fn solve(&self, minds_next: bool) -> Option<(Vec<usize>, bool)> {
        let seats = self.left.len();
        let mut edges = Vec::new();
        for a in 0..seats {
            for b in a + 1..seats {
                if self.roster.may_meet(self.left[a], self.left[b]) {
                    edges.push((a, b));
                }
            }
        }
        let mut matching = Lexicographic::new(seats, edges);
        let (inside, next) = (self.inside, self.next);
        let rises = |a: usize, b: usize| a < inside && b >= inside;
        // C3, then C4.
        matching.maximise(seats / 2, |_, _| 1);
        matching.maximise(inside / 2, |_, b| usize::from(b < inside));
        // C5: of the lowest score as few as possible, then of the next.
        for score in self.scores() {
            let is_other = |b: usize| self.score(b) != score;
            matching.maximise(inside, |a, b| {
                usize::from(a < inside && (b < inside || is_other(b)))
            });
        }
        if minds_next {
            let falls = |a: usize, b: usize| (inside..next).contains(&a) && b >= next;
            matching.maximise(seats / 2, |a, b| usize::from(!falls(a, b)));
        }
        // C7, then the first set in order.
        if self.roster.field.minds_floats() {
            let floated = |b: usize| self.roster.teams[self.left[b]].floated;
            matching.maximise(inside, |a, b| {
                usize::from(a < inside && !(rises(a, b) && floated(b)))
            });
        }
        for seat in inside..seats {
            matching.maximise(1, |a, b| usize::from(b == seat && rises(a, b)));
        }
        matching.settle();
        let mate = |seat: usize| matching.mate(seat);
        if (0..seats).any(|seat| mate(seat).is_none()) {
            return None;
        }
        let rose = |seat: &usize| mate(*seat).is_some_and(|other| other < inside);
        let falling = (inside..next).filter(|&seat| mate(seat).is_some_and(|b| b >= next));
        let stay = (inside..next).filter(|seat| !rose(seat)).count();
        let suits_next = falling.count() <= stay % 2;
        let places = (inside..seats).filter(rose).map(|seat| self.left[seat]);
        Some((places.collect(), suits_next))
    }

    fn score(&self, seat: usize) -> Points {
        self.roster.teams[self.left[seat]].record.score
    }

    /// The scores below the scoregroup, lowest first.
    fn scores(&self) -> Vec<Points> {
        let mut scores: Vec<Points> = (self.inside..self.left.len())
            .rev()
            .map(|seat| self.score(seat))
            .collect();
        scores.dedup();
        scores
    }
}
