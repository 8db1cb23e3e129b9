//! Which terms a modifier leaves out (C.07 14.1 to 14.4 and 16.5).

use crate::exact::Exact;
use crate::tie_break::TieBreak;
use crate::value::{Cut, Term};

/// What the least significant value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Measure {
    Amount,
    /// The amount against the lowest-scoring opponent; of several, the least.
    Opponent,
    Round,
}

/// Leaves out the least first and the most then, as the modifier says.
pub(crate) fn cut(terms: &mut [Term], tie_break: &TieBreak, measure: Measure) {
    for _ in 0..tie_break.least {
        cut_least(terms, measure);
    }
    for _ in 0..tie_break.most {
        if let Some(place) = kept(terms).max_by_key(|&at| (key(&terms[at], measure), at)) {
            terms[place].cut = Some(Cut::Most);
        }
    }
}

/// Leaves out one term: the least, or a voluntary unplayed round that brings
/// as much or more. Of several such rounds that bring the same, the less
/// significant goes, so that the least itself goes where it is one of them.
fn cut_least(terms: &mut [Term], measure: Measure) {
    let least = kept(terms).min_by_key(|&at| (key(&terms[at], measure), at));
    let Some(least) = least else {
        return;
    };
    let voluntary = kept(terms)
        .filter(|&at| terms[at].is_voluntary && measure != Measure::Round)
        .min_by_key(|&at| (terms[at].amount(), key(&terms[at], measure), at))
        .filter(|&at| terms[at].amount() >= terms[least].amount());
    match voluntary {
        Some(place) => terms[place].cut = Some(Cut::LeastVoluntary),
        None => terms[least].cut = Some(Cut::Least),
    }
}

fn kept(terms: &[Term]) -> impl Iterator<Item = usize> + '_ {
    (0..terms.len()).filter(|&at| terms[at].cut.is_none())
}

fn key(term: &Term, measure: Measure) -> (Exact, Exact) {
    match measure {
        Measure::Amount => (term.amount(), Exact::ZERO),
        Measure::Opponent => (term.base, term.amount()),
        Measure::Round => (Exact::whole(term.round.unwrap_or(0).into()), Exact::ZERO),
    }
}
