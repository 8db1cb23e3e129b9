//! What a rulebook forbids to say before a player does.
//!
//! Under `fi-blitz-2014/18` and `fi-team-blitz/2` nobody but a player may
//! notice a flag or an illegal move. An end that stands on the board is then
//! entered in the record at once but shown only when a player confirms it or
//! goes on to act: a banner after a mate would tell that the move was legal,
//! and its absence that another was not.

use tuomari_rulebook::{PlayerHints, Rules, Topic};

use crate::{
    color::face,
    command::{Act, By},
    decide::Log,
    event::Happening,
    game::Table,
    refusal::Refusal,
};

/// Whether the rulebook bars every sign of a flag or of legality.
pub(crate) fn is_silent(rules: &Rules) -> bool {
    rules.player_hints().value == PlayerHints::Silent
}

/// Whether an end that came about by a move is kept from the screens. An
/// assisted table takes legal moves only, so there is nothing to give away.
pub(crate) fn withholds_ends(log: &Log<'_>) -> bool {
    is_silent(log.rules()) && log.game.table != Table::Assisted
}

/// Anybody but an arbiter acts in a game that is over.
pub(crate) fn after_the_end(log: &mut Log<'_>, act: &Act) -> Result<(), Refusal> {
    let (Some(mover), By::Player(by) | By::Assistant(by)) = (log.game.withheld, log.by) else {
        return Err(Refusal::GameOver);
    };
    let clock = log.game.clock.as_ref();
    let runs = clock.and_then(tuomari_clock::ChessClock::running);
    if *act == Act::Press && by == mover && runs == Some(face(by)) {
        // The press belongs to the move that ended the game; it is no further
        // act and gives nothing away.
        log.topic(Happening::ClockPressed(by), Topic::Press);
        return Ok(());
    }
    log.topic(Happening::EndConfirmed(by), Topic::Silence);
    if runs.is_some() {
        log.topic(Happening::ClockStopped(By::Player(by)), Topic::Silence);
    }
    Ok(())
}
