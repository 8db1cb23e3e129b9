//! Article 6.11 for a whole room: the arbiter stops all clocks by one act, and
//! sets going by one what that act stopped. Whoever runs the room does it at
//! each table; here is what it means at one.

use tuomari_rulebook::Topic;

use crate::{
    clock::timing,
    draft::Draft,
    event::{happening::Happening, refusal::Refusal},
};

/// The clock that runs is stopped with all others of the room.
pub(crate) fn stop(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    draft.in_play()?;
    let at = draft.events.len();
    timing::stop(draft)?;
    draft.topic(Happening::RoomStopped, Topic::PlayInterrupted);
    // The reason is told before what it brought about.
    draft.events[at..].rotate_right(1);
    Ok(())
}

/// The clock goes on with all others. One that was stopped for a reason of its
/// own stays so, and so does one whose player has called the arbiter since.
pub(crate) fn resume(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    draft.in_play()?;
    let asked = draft.game.room_stopped.ok_or(Refusal::StoppedOtherwise)?;
    let mut questions = draft.game.questions.iter();
    if questions.any(|question| question.id.0 > asked) {
        return Err(Refusal::StoppedOtherwise);
    }
    draft.topic(Happening::RoomResumed, Topic::PlayResumed);
    timing::resume(draft)
}
