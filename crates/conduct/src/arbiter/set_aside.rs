//! The arbiter thinks better of his last ruling.
//!
//! Nothing is wiped out: the ruling stays in the record, a new entry sets it
//! aside, and the question is open again. It can be done only while nothing
//! else has happened since, and only where the ruling did nothing but end the
//! game, give or take time and let the clock go on; a position put back and a
//! penalty counted are corrected by rulings of their own.

use tuomari_board::Color;

use crate::{
    act::by::By,
    draft::Draft,
    event::{happening::Happening, refusal::Refusal},
};

/// The arbiter sets his last ruling aside: what it did is undone, and the
/// question is put again.
pub(crate) fn set_aside(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let ruling = draft.game.last_ruling.as_deref().copied();
    let ruling = ruling.ok_or(Refusal::NothingToSetAside)?;
    let cites = ruling.question.cites;
    draft.push(Happening::RulingSetAside(ruling.question.id), cites);
    if ruling.ended {
        draft.push(Happening::Reopened, cites);
    }
    let clock = draft.game.clock.as_ref();
    if clock.is_some_and(|clock| clock.running().is_some()) {
        draft.push(Happening::ClockStopped(By::Arbiter), cites);
    }
    for color in Color::ALL {
        let (given, taken) = (*ruling.given.get(color), *ruling.taken.get(color));
        if !given.is_zero() {
            draft.push(Happening::TimeTaken(color, given), cites);
        }
        if !taken.is_zero() {
            draft.push(Happening::TimeAdded(color, taken), cites);
        }
    }
    draft.ask(ruling.question.matter, ruling.question.proposal, cites);
    Ok(())
}
