//! Direct encounter (C.07 6): the tied among themselves.

use std::collections::BTreeMap;

use crate::exact::Exact;
use crate::field::Field;
use crate::value::{Source, Term, Value};

/// A group in the order that was found, best first; who stands in one part is
/// still tied.
pub(crate) type Parts = Vec<Vec<usize>>;

/// Orders a group by the games among its members.
///
/// If all have met, by their scores, and again within each tie (6.2). If not,
/// whoever stays alone on top whatever the missing games bring is first, then
/// the next in the same standings, and the rest begin anew (6.3).
pub(crate) fn parts(field: &Field, group: &[usize], with_forfeits: bool) -> Parts {
    if group.len() < 2 {
        return vec![group.to_vec()];
    }
    let separate = Separate::new(field, group, with_forfeits);
    if separate.missing.iter().all(|&missing| missing == 0) {
        let classes = separate.classes(group);
        if classes.len() == 1 {
            return classes;
        }
        let again = |class: Vec<usize>| parts(field, &class, with_forfeits);
        return classes.into_iter().flat_map(again).collect();
    }
    let mut rest: Vec<usize> = (0..group.len()).collect();
    let mut order = Parts::new();
    while let Some(top) = separate.alone_on_top(field, &rest) {
        rest.retain(|&at| at != top);
        order.push(vec![group[top]]);
    }
    if order.is_empty() {
        return vec![group.to_vec()];
    }
    let rest: Vec<usize> = rest.into_iter().map(|at| group[at]).collect();
    if !rest.is_empty() {
        order.extend(parts(field, &rest, with_forfeits));
    }
    order
}

/// Standings of the members of a group among themselves.
struct Separate {
    scores: Vec<Exact>,
    /// How many of the others each has not met.
    missing: Vec<usize>,
}

impl Separate {
    fn new(field: &Field, group: &[usize], with_forfeits: bool) -> Separate {
        let mut scores = Vec::with_capacity(group.len());
        let mut missing = Vec::with_capacity(group.len());
        for &place in group {
            let met = meetings(field, place, group, with_forfeits);
            missing.push(group.len() - 1 - met.len());
            scores.push(met.iter().map(|&(_, average)| average).sum());
        }
        Separate { scores, missing }
    }

    /// The group by scores, best first.
    fn classes(&self, group: &[usize]) -> Parts {
        let mut order: Vec<usize> = (0..group.len()).collect();
        order.sort_by_key(|&at| (-self.scores[at], group[at]));
        let classes = order.chunk_by(|&a, &b| self.scores[a] == self.scores[b]);
        classes
            .map(|class| class.iter().map(|&at| group[at]).collect())
            .collect()
    }

    /// Whoever has more than every other can still have: none but the one with
    /// the highest score.
    fn alone_on_top(&self, field: &Field, rest: &[usize]) -> Option<usize> {
        let win = field.conditions.win.exact();
        let best = |at: usize| {
            let missing = i64::try_from(self.missing[at]).unwrap_or(i64::MAX);
            self.scores[at] + win * Exact::whole(missing)
        };
        let top = rest.iter().copied().max_by_key(|&at| self.scores[at])?;
        let mut others = rest.iter().filter(|&&other| other != top);
        let is_alone = others.all(|&other| self.scores[top] > best(other));
        is_alone.then_some(top)
    }
}

/// The members of a group, which is in order, that one has met, with the
/// average of the points against each (6.1.2).
fn meetings(
    field: &Field,
    place: usize,
    group: &[usize],
    with_forfeits: bool,
) -> Vec<(usize, Exact)> {
    let mut games: BTreeMap<usize, Vec<Exact>> = BTreeMap::new();
    for seen in &field.rows[place].rounds {
        let Some(other) = seen.opponent else {
            continue;
        };
        if group.binary_search(&other).is_ok() && seen.counts_as_game(field, with_forfeits) {
            let against = games.entry(other).or_default();
            against.push(seen.entry.points.exact());
        }
    }
    let average = |games: Vec<Exact>| {
        let sum: Exact = games.iter().copied().sum();
        sum.divided_among(games.len())
    };
    games
        .into_iter()
        .map(|(other, games)| (other, average(games)))
        .collect()
}

/// The values of a group: the place within it, or zero for all if nothing
/// was decided. The terms are the points against the others.
pub(crate) fn values(field: &Field, group: &[usize], parts: &Parts, forfeits: bool) -> Vec<Value> {
    let terms = |place| {
        let met = meetings(field, place, group, forfeits);
        let terms = met.into_iter().map(|(other, average)| {
            let source = Source::Opponent(field.rows[other].number);
            Term::new(None, source, average)
        });
        terms.collect()
    };
    places(group, parts)
        .into_iter()
        .zip(group)
        .map(|(number, &place)| Value::of(number, 0, terms(place)))
        .collect()
}

/// The place of each member of a group; zero for all if there is one part.
pub(crate) fn places(group: &[usize], parts: &Parts) -> Vec<Exact> {
    let place_of = |member: usize| {
        let mut ahead = 0;
        for part in parts {
            if part.contains(&member) {
                break;
            }
            ahead += part.len();
        }
        Exact::whole(i64::try_from(ahead + 1).unwrap_or(i64::MAX))
    };
    if parts.len() < 2 {
        return vec![Exact::ZERO; group.len()];
    }
    group.iter().map(|&member| place_of(member)).collect()
}
