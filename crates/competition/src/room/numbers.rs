//! Lots and numbers (C.04.2, 2.2 to 2.5).

use crate::{
    draft::{Draft, each_once},
    state::numbers::LAST_NEW_NUMBERS,
    word::{
        article::Handbook,
        departure::Matter,
        happening::Happening,
        id::{Side, Who},
        refusal::Refusal,
    },
};

/// The colour of the first in the list, drawn before round 1.
pub(crate) fn draw_color(draft: &mut Draft<'_>, lot: Side) -> Result<(), Refusal> {
    if draft.has_begun() {
        return Err(Refusal::AlreadyPaired);
    }
    draft.by_article(Happening::ColorDrawn { lot }, Handbook::Order);
    Ok(())
}

/// Numbers by the order of strength, or as given. After round 4 has been
/// paired they stand.
pub(crate) fn assign(draft: &mut Draft<'_>, order: Option<&[Who]>) -> Result<(), Refusal> {
    let competition = draft.competition;
    let order = match order {
        Some(order) => {
            each_once(order, &competition.units(), Refusal::UnknownPlayer)?;
            order.to_vec()
        }
        None => competition.numbers(),
    };
    if order.is_empty() {
        return Err(Refusal::TooFew);
    }
    if competition.order.as_ref() == Some(&order) {
        return Err(Refusal::NothingChanges);
    }
    let changes = competition
        .rounds
        .last()
        .is_some_and(|last| last.numbers != order);
    if changes && competition.paired() >= LAST_NEW_NUMBERS {
        draft.depart(Matter::NumbersLate);
    }
    draft.by_article(Happening::NumbersAssigned { order }, Handbook::Order);
    Ok(())
}
