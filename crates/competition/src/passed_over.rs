//! What would have come before the boards of a round, and what spoke against it.

use std::collections::BTreeMap;

use tuomari_checker::{Against, BoardReason, Choice, TeamCriterion};
use tuomari_pairing::Criterion;

use crate::{
    engine::Proposed,
    report::Numbers,
    word::{
        id::Who,
        reason::{PassedOver, Reason, UNWEIGHED},
    },
};

/// Writes the candidates into the brackets, each once, and into each board
/// which of them it is told by.
pub(crate) fn add(proposed: &mut Proposed, reasons: &[BoardReason], numbers: &Numbers) {
    let boards = proposed.meetings.iter().enumerate();
    let boards: BTreeMap<(Who, Who), usize> = boards
        .map(|(at, one)| ((one.white, one.black), at))
        .collect();
    for reason in reasons {
        let (Some(white), Some(black)) = (numbers.who(reason.white), numbers.who(reason.black))
        else {
            continue;
        };
        let Some(candidate) = candidate(&reason.choice, numbers) else {
            continue;
        };
        if let Some(&board) = boards.get(&(white, black))
            && let Some(meeting) = proposed.meetings.get_mut(board)
            && let Reason::Score { bracket, over, .. } = &mut meeting.reason
            && let Ok(place) = usize::try_from(*bracket)
            && let Some(told) = proposed.brackets.get_mut(place.saturating_sub(1))
        {
            let known = told.passed_over.iter().position(|one| *one == candidate);
            let at = known.unwrap_or(told.passed_over.len());
            if known.is_none() {
                told.passed_over.push(candidate);
            }
            *over = u32::try_from(at + 1).ok();
        }
    }
}

fn candidate(choice: &Choice, numbers: &Numbers) -> Option<PassedOver> {
    let Choice::Instead {
        pairs,
        floats,
        against,
    } = choice
    else {
        return None;
    };
    let pairs = pairs.iter();
    let pairs = pairs.filter_map(|&(one, other)| Some((numbers.who(one)?, numbers.who(other)?)));
    let mut pairs: Vec<(Who, Who)> = pairs.collect();
    // Both boards of an exchange name the same candidate.
    for two in &mut pairs {
        if numbers.of(two.1) < numbers.of(two.0) {
            *two = (two.1, two.0);
        }
    }
    pairs.sort_unstable();
    Some(PassedOver {
        pairs,
        by: against.map_or_else(|| UNWEIGHED.to_owned(), criterion),
        floats: floats.iter().filter_map(|one| numbers.who(*one)).collect(),
    })
}

fn criterion(against: Against) -> String {
    match against {
        Against::Players(Criterion::Order) | Against::Teams(TeamCriterion::Order) => {
            "order".to_owned()
        }
        Against::Players(other) => format!("C{}", other as u32 + 1),
        Against::Teams(TeamCriterion::C1) => "C1".to_owned(),
        Against::Teams(TeamCriterion::C8) => "C8".to_owned(),
        Against::Teams(TeamCriterion::C9) => "C9".to_owned(),
        Against::Teams(TeamCriterion::C10) => "C10".to_owned(),
    }
}
