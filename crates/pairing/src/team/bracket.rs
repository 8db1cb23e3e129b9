//! The pairs of one bracket of teams (C8 to C10, then the identifier).

use crate::matching::Lexicographic;

use super::preference::TeamPreference;
use super::round::TeamRoster;

/// How many places of the identifier are settled in one go.
const AT_ONCE: usize = 24;

/// Pairs all of a scoregroup and its upfloaters, by places in the roster.
pub(super) fn pair_bracket(
    roster: &TeamRoster<'_>,
    residents: &[usize],
    upfloaters: &[usize],
) -> Option<Vec<(usize, usize)>> {
    let number = |at: usize| roster.teams[at].record.number;
    let mut seats: Vec<usize> = residents.iter().chain(upfloaters).copied().collect();
    seats.sort_by_key(|&at| number(at));
    let len = seats.len();
    let mut edges = Vec::new();
    for a in 0..len {
        for b in a + 1..len {
            if roster.may_meet(seats[a], seats[b]) {
                edges.push((a, b));
            }
        }
    }
    let mut matching = Lexicographic::new(len, edges);
    matching.maximise(len / 2, |_, _| 1);
    add_criteria(&mut matching, roster, &seats, upfloaters);
    // The identifier: the smaller number of a pair is its top.
    let mut start = 0;
    while start < len {
        let end = len.min(start + AT_ONCE);
        matching.maximise((1 << (end - start)) - 1, |top, _| {
            if (start..end).contains(&top) {
                1 << (end - 1 - top)
            } else {
                0
            }
        });
        start = end;
    }
    matching.settle();
    let is_top = |&seat: &usize| matching.mate(seat).is_some_and(|mate| mate > seat);
    let tops: Vec<usize> = (0..len).filter(is_top).collect();
    for &top in &tops {
        matching.maximise(len, |a, b| if a == top { len - b } else { 0 });
    }
    matching.settle();
    let pairs = tops
        .iter()
        .map(|&top| Some((seats[top], seats[matching.mate(top)?])));
    let pairs: Option<Vec<(usize, usize)>> = pairs.collect();
    pairs.filter(|pairs| 2 * pairs.len() == len)
}

/// C8, C9 and C10.
fn add_criteria(
    matching: &mut Lexicographic,
    roster: &TeamRoster<'_>,
    seats: &[usize],
    upfloaters: &[usize],
) {
    let field = roster.field;
    let wishes: Vec<Option<TeamPreference>> = seats
        .iter()
        .map(|&at| TeamPreference::of(field, roster.teams[at]))
        .collect();
    let clash = |a: usize, b: usize| match (wishes[a], wishes[b]) {
        (Some(one), Some(other)) if one.color == other.color => Some((one, other)),
        _ => None,
    };
    let most = seats.len() / 2;
    matching.maximise(most, |a, b| usize::from(clash(a, b).is_none()));
    matching.maximise(most, |a, b| {
        let strong = clash(a, b).is_some_and(|(one, other)| one.is_strong && other.is_strong);
        usize::from(!strong)
    });
    if field.minds_floats() {
        let rose = |seat: usize| upfloaters.contains(&seats[seat]);
        let floated = |seat: usize| roster.teams[seats[seat]].floated;
        matching.maximise(most, |a, b| {
            let repeats = (rose(a) && floated(b)) || (rose(b) && floated(a));
            usize::from(!repeats)
        });
    }
}
