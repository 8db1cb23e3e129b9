//! What a rulebook forbids to say before a player does.
//!
//! Under `fi-blitz-2014/18` and `fi-team-blitz/2` nobody but a player may
//! notice a flag or an illegal move. An end that stands on the board is then
//! entered in the record at once but shown only when a player confirms it or
//! goes on to act: a banner after a mate would tell that the move was legal,
//! and its absence that another was not.

use tuomari_rulebook::{PlayerHints, Rules, Topic};

use crate::{
    act::{act_table::Act, by::By},
    color::face,
    draft::Draft,
    event::{happening::Happening, refusal::Refusal},
    state::game::Table,
};

/// Whether the rulebook bars every sign of a flag or of legality.
pub(crate) fn is_silent(rules: &Rules) -> bool {
    rules.player_hints().value == PlayerHints::Silent
}

/// Whether an end that came about by a move is kept from the screens. An
/// assisted table takes legal moves only, so there is nothing to give away.
pub(crate) fn withholds_ends(draft: &Draft<'_>) -> bool {
    is_silent(draft.rules()) && draft.game.table != Table::Assisted
}

/// Anybody but an arbiter acts in a game that is over.
pub(crate) fn after_the_end(draft: &mut Draft<'_>, act: &Act) -> Result<(), Refusal> {
    let (Some(mover), By::Player(by) | By::Assistant(by)) = (draft.game.withheld, draft.by) else {
        return Err(Refusal::GameOver);
    };
    let clock = draft.game.clock.as_ref();
    let runs = clock.and_then(tuomari_clock::ChessClock::running);
    if *act == Act::Press && by == mover && runs == Some(face(by)) {
        // The press belongs to the move that ended the game; it is no further
        // act and gives nothing away.
        draft.topic(Happening::ClockPressed(by), Topic::Press);
        return Ok(());
    }
    draft.topic(Happening::EndConfirmed(by), Topic::Silence);
    if runs.is_some() {
        draft.topic(Happening::ClockStopped(By::Player(by)), Topic::Silence);
    }
    Ok(())
}
