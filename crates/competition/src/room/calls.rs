//! Calls for an arbiter, from who is not at a table or may not act there.

use crate::{
    draft::Draft,
    state::competition::{Call, Competition},
    word::{happening::Happening, refusal::Refusal},
};

const MOST_LETTERS: usize = 200;

pub(crate) fn call(draft: &mut Draft<'_>, text: &str) -> Result<(), Refusal> {
    let text = text.trim();
    if text.chars().count() > MOST_LETTERS {
        return Err(Refusal::Unfit);
    }
    let calls = &draft.competition.calls;
    if calls.iter().any(|one| !one.answered && one.by == *draft.by) {
        return Err(Refusal::AlreadyCalled);
    }
    let call = u32::try_from(calls.len()).unwrap_or(u32::MAX);
    let what = Happening::ArbiterCalled {
        call: call.saturating_add(1),
        text: text.to_owned(),
    };
    draft.push(what, Vec::new());
    Ok(())
}

pub(crate) fn answer(draft: &mut Draft<'_>, call: u32) -> Result<(), Refusal> {
    if open(draft.competition, call).is_none() {
        return Err(Refusal::UnknownCall);
    }
    draft.push(Happening::CallAnswered { call }, Vec::new());
    Ok(())
}

/// A call that waits.
pub(crate) fn open(competition: &Competition, call: u32) -> Option<&Call> {
    let place = usize::try_from(call).ok()?.checked_sub(1)?;
    let call = competition.calls.get(place)?;
    (!call.answered).then_some(call)
}
