//! Results corrected, and from which round they count (C.04.2, 4.3).

use crate::{
    draft::Draft,
    room::results::{check_score, judge_score, seated},
    state::competition::Competition,
    word::{
        article::Handbook, departure::Matter, happening::Happening, outcome::Outcome,
        refusal::Refusal,
    },
};

pub(crate) fn correct(
    draft: &mut Draft<'_>,
    round: u16,
    number: u32,
    outcome: Outcome,
) -> Result<(), Refusal> {
    let board = seated(draft, round, number)?;
    if !board.is_settled() {
        return Err(Refusal::NoResult);
    }
    board.takes(outcome)?;
    if outcome == Outcome::Adjourned {
        return Err(Refusal::NoSense);
    }
    if board.outcome_for_rating() == Some(outcome) {
        return Err(Refusal::NothingChanges);
    }
    check_score(draft, outcome)?;
    judge_score(draft, round, number, outcome);
    push(draft, round, number, outcome);
    Ok(())
}

/// Past rounds are never paired again: a correction counts from the next
/// pairing on, or came too late for any.
pub(crate) fn push(draft: &mut Draft<'_>, round: u16, board: u32, outcome: Outcome) {
    let from = counts_from(draft.competition, round);
    if from.is_none() {
        draft.depart(Matter::RatingOnly { round, board });
    }
    let what = Happening::ResultCorrected {
        round,
        board,
        outcome,
        from,
    };
    draft.by_article(what, Handbook::Correction);
}

/// The first round whose pairing takes a correction: told before the next
/// pairing, that one; told while the next round is played, the one after it;
/// later, none.
pub(crate) fn counts_from(competition: &Competition, round: u16) -> Option<u16> {
    if competition.finished {
        return None;
    }
    let last = competition.paired();
    let next = last.saturating_add(1);
    let is_last = round == last;
    let is_before = round.saturating_add(1) == last && competition.open_round().is_some();
    (is_last || is_before).then_some(next)
}
