//! The same pairs by matching, for any field.
//!
//! From the top down each bracket is solved on the smallest part of the field
//! that gives the right answer: alone, with the next scoregroup, or with all.
//! A smaller part allows more than the rules do; if what it finds can be
//! completed, nothing that the rules allow is better.

mod arena;
mod candidate;
mod criteria;
mod departure;
mod direct;
mod order;
mod weighing;
mod wishes;

use crate::dutch::bracket::{Decision, Draft, Group};
use crate::field::Field;
use crate::matching::{Stage, perfect};
use crate::pairing::{Choice, Pairing, Scope};
use crate::points::Points;
use crate::refusal::Refusal;
use crate::roster::Roster;

pub use departure::{Departure, departure};
pub use weighing::Weighing;

use arena::{Arena, Below};
use direct::Direct;

/// Why each bracket is best: for each the stages of its matching.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    pub brackets: Vec<(Scope, Vec<Stage>)>,
}

/// Pairs a round.
pub fn pair(field: &Field) -> Result<Pairing, Refusal> {
    pair_with_proof(field).map(|(pairing, _)| pairing)
}

/// Pairs a round, with dual values that prove each bracket.
pub fn pair_with_proof(field: &Field) -> Result<(Pairing, Proof), Refusal> {
    run(field, &Way::Quickest)
}

/// Pairs a round with a matching for each bracket, even where counting would
/// do, so that the proof has dual values for all of them.
pub fn pair_by_matching(field: &Field) -> Result<(Pairing, Proof), Refusal> {
    run(field, &Way::Matching)
}

/// Pairs a round by a proof: every matching in it is checked, none is
/// searched for. Gives none if the proof does not hold.
pub(crate) fn follow(field: &Field, proof: &Proof) -> Option<Pairing> {
    let (pairing, again) = run(field, &Way::Given(proof)).ok()?;
    (again == *proof).then_some(pairing)
}

/// How the brackets of a round are to be solved.
enum Way<'a> {
    Quickest,
    Matching,
    Given(&'a Proof),
}

impl Way<'_> {
    /// How to solve the bracket at that place of the round.
    fn at(&self, at: usize) -> Result<Step<'_>, Refusal> {
        match self {
            Way::Quickest => Ok(Step::Quickest),
            Way::Matching => Ok(Step::Matching),
            Way::Given(proof) => {
                let given = proof.brackets.get(at).ok_or(Refusal::NoCompletePairing)?;
                Ok(Step::Given(given.0, &given.1))
            }
        }
    }
}

/// How one bracket is to be solved.
#[derive(Clone, Copy)]
enum Step<'a> {
    Quickest,
    Matching,
    Given(Scope, &'a [Stage]),
}

impl<'a> Step<'a> {
    fn allows(self, scope: Scope) -> bool {
        match self {
            Step::Quickest => true,
            Step::Matching => scope != Scope::Counted,
            Step::Given(given, _) => scope == given,
        }
    }

    fn stages(self) -> Option<&'a [Stage]> {
        match self {
            Step::Given(_, stages) => Some(stages),
            Step::Quickest | Step::Matching => None,
        }
    }
}

fn run(field: &Field, way: &Way<'_>) -> Result<(Pairing, Proof), Refusal> {
    let roster = Roster::new(field)?;
    let bye_score = bye_score(&roster)?;
    let groups = roster.groups();
    let mut draft = Draft::new(&roster);
    let mut proof = Proof {
        brackets: Vec::new(),
    };
    let mut moved = Vec::new();
    for (at, residents) in groups.iter().enumerate() {
        let group = Group::of(&roster, std::mem::take(&mut moved), residents);
        let below = Below::new(&roster, residents.end, groups.get(at + 1), bye_score);
        let (decision, scope, stages) = decide(&roster, &group, &below, way.at(at)?)?;
        proof.brackets.push((scope, stages));
        moved.clone_from(&decision.downfloaters);
        draft.add(&group, decision);
    }
    Ok((draft.finish(moved.first().copied()), proof))
}

/// C5: the smallest score of somebody who can have the bye.
fn bye_score(roster: &Roster<'_>) -> Result<Option<Points>, Refusal> {
    let places: Vec<usize> = (0..roster.len()).collect();
    let with = |bye_score| Below {
        next: Vec::new(),
        rest: Vec::new(),
        bye_score,
    };
    if roster.len().is_multiple_of(2) {
        let can = can_be_completed(roster, &places, &with(None));
        return if can {
            Ok(None)
        } else {
            Err(Refusal::NoCompletePairing)
        };
    }
    for group in roster.groups().iter().rev() {
        let score = Some(roster.score(group.start));
        if can_be_completed(roster, &places, &with(score)) {
            return Ok(score);
        }
    }
    Err(Refusal::NoCompletePairing)
}

/// Whether all of these can be paired, but for the one who must have the bye.
fn can_be_completed(roster: &Roster<'_>, places: &[usize], below: &Below) -> bool {
    let with_bye = below.bye_score.is_some();
    let joined = |a: usize, b: usize| match (places.get(a), places.get(b)) {
        (Some(&a), Some(&b)) => roster.may_meet(a, b),
        (Some(&a), None) | (None, Some(&a)) => below.takes_bye(roster, a),
        (None, None) => false,
    };
    perfect(places.len() + usize::from(with_bye), &joined).is_some()
}

type Decided = (Decision, Scope, Vec<Stage>);

/// One bracket, on the smallest part of the field that will do.
fn decide(
    roster: &Roster<'_>,
    group: &Group,
    below: &Below,
    step: Step<'_>,
) -> Result<Decided, Refusal> {
    let is_bye_here = below.bye_score.is_some_and(|score| score >= group.score);
    if step.allows(Scope::Counted)
        && let Some(direct) = Direct::new(roster, group, below, is_bye_here)
        && let Some((pairs, downfloaters)) = direct.search()
    {
        let scope = Scope::Counted;
        let decision = Decision {
            pairs,
            downfloaters,
            choice: Choice::Matched { scope },
        };
        return Ok((decision, scope, Vec::new()));
    }
    for scope in [Scope::Bracket, Scope::WithNext, Scope::Whole] {
        let is_useful = match scope {
            Scope::Bracket => group.len().is_multiple_of(2),
            Scope::WithNext => !below.rest.is_empty() && !is_bye_here,
            Scope::Whole => true,
            Scope::Counted => false,
        };
        if !is_useful || !step.allows(scope) {
            continue;
        }
        let mut arena = Arena::new(roster, group, below, scope, step.stages());
        arena.add_criteria(is_bye_here && scope == Scope::Whole);
        arena.add_order();
        if is_enough(&arena, below) {
            return finish(arena).ok_or(Refusal::NoCompletePairing);
        }
    }
    Err(Refusal::NoCompletePairing)
}

/// Whether what was found can be completed by C4 and C5.
fn is_enough(arena: &Arena<'_>, below: &Below) -> bool {
    let mut left: Vec<usize> = (0..arena.places.len())
        .filter(|&seat| arena.matching.mate(seat).is_none())
        .map(|seat| arena.places[seat])
        .collect();
    match arena.scope {
        Scope::Bracket if !left.is_empty() => return false,
        Scope::Bracket => left.extend(&below.next),
        Scope::Counted | Scope::WithNext => {}
        Scope::Whole => return arena.is_complete(),
    }
    left.extend(&below.rest);
    can_be_completed(arena.roster, &left, below)
}

fn finish(arena: Arena<'_>) -> Option<Decided> {
    let mut pairs = Vec::new();
    let mut downfloaters = Vec::new();
    for seat in 0..arena.inside {
        match arena.partner_inside(seat) {
            Some(partner) if partner > seat => {
                pairs.push((arena.places[seat], arena.places[partner]));
            }
            Some(_) => {}
            None => downfloaters.push(arena.places[seat]),
        }
    }
    let scope = arena.scope;
    let decision = Decision {
        pairs,
        downfloaters,
        choice: Choice::Matched { scope },
    };
    Some((decision, scope, arena.matching.into_stages()?))
}
