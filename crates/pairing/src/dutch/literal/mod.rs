//! The articles as written: candidates in their order, criteria one by one.
//!
//! Slow and plain on purpose. It shares with the other engine the players,
//! who may meet, and the colours; nothing of the search.

mod candidates;
mod exchanges;
mod quality;
mod sets;

use crate::dutch::bracket::{Decision, Draft, Group};
use crate::field::Field;
use crate::pairing::{Choice, Pairing, PassedOver};
use crate::refusal::Refusal;
use crate::roster::Roster;

use candidates::{Candidate, Walk};
use quality::{Judge, Quality};
use sets::Sets;

/// The most players whose sets fit into memory.
const MOST_PLAYERS: usize = 20;

/// Pairs a round by going through the candidates.
///
/// Refuses fields of more than 20 players, and brackets whose candidates are
/// too many to go through.
pub fn pair_literally(field: &Field) -> Result<Pairing, Refusal> {
    let roster = Roster::new(field)?;
    if roster.len() > MOST_PLAYERS {
        return Err(Refusal::TooManyToEnumerate);
    }
    let mut sets = Sets::new(&roster)?;
    let mut draft = Draft::new(&roster);
    let groups = roster.groups();
    let mut moved = Vec::new();
    for (at, residents) in groups.iter().enumerate() {
        let group = Group::of(&roster, std::mem::take(&mut moved), residents);
        let next = groups.get(at + 1).cloned().unwrap_or(0..0);
        let decision = decide(&roster, &mut sets, &group, next, residents.end)?;
        moved.clone_from(&decision.downfloaters);
        draft.add(&group, decision);
    }
    Ok(draft.finish(moved.first().copied()))
}

/// The best candidate of one bracket.
fn decide(
    roster: &Roster<'_>,
    sets: &mut Sets<'_>,
    group: &Group,
    next: std::ops::Range<usize>,
    end: usize,
) -> Result<Decision, Refusal> {
    let options = sets.options(group, next, end)?;
    let judge = Judge::new(roster, group, &options);
    let mut best: Option<(Candidate, Quality)> = None;
    let mut chain: Vec<(Candidate, Quality)> = Vec::new();
    let walk = Walk::new(roster, group, &options);
    let candidates = walk.go(&mut |candidate| {
        let Some(quality) = judge.judge(candidate) else {
            return false;
        };
        let better = best.as_ref().is_none_or(|(_, old)| quality < *old);
        let is_ideal = judge.is_ideal(&quality);
        if better && let Some(old) = best.replace((candidate.clone(), quality)) {
            chain.push(old);
        }
        is_ideal
    })?;
    let (chosen, quality) = best.ok_or(Refusal::NoCompletePairing)?;
    let number = |at: usize| roster.players[at].number;
    let passed_over = chain.into_iter().map(|(old, worse)| PassedOver {
        pairs: old
            .pairs
            .iter()
            .map(|&(a, b)| (number(a), number(b)))
            .collect(),
        downfloaters: old.downfloaters.iter().map(|&at| number(at)).collect(),
        by: quality.first_better(&worse),
    });
    Ok(Decision {
        choice: Choice::Enumerated {
            candidates,
            passed_over: passed_over.collect(),
        },
        pairs: chosen.pairs,
        downfloaters: chosen.downfloaters,
    })
}
