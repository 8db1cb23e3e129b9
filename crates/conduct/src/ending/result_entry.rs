//! The result of a game that was played on a real board, as people enter it.
//!
//! At a wooden table the software does not see a mate, and players who agree
//! or give up tell the arbiter, or both tell the phone that is their clock.
//! Whose result it is stays with the players and the Laws; this is only how it
//! gets into the record (`fide-2018/8.7`, `10.1`).

use tuomari_board::Color;
use tuomari_notation::Points;
use tuomari_rulebook::Topic;

use crate::{
    act::record::Signature,
    draft::Draft,
    ending::concluding::conclude,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::Happening,
        refusal::Refusal,
        sheet_events::Scoring,
    },
    state::game::Table,
};

/// The arbiter enters a result.
pub(crate) fn enter(draft: &mut Draft<'_>, points: Points) -> Result<(), Refusal> {
    draft.in_play()?;
    if draft.game.table != Table::Wooden {
        return Err(Refusal::SeenHere);
    }
    let cause = Cause::Arbiter;
    let cites = cites(draft);
    conclude(draft, Conclusion { points, cause }, cites);
    Ok(())
}

/// A player says how the game ended. When both say the same, it ended so. What
/// one has said alone is nothing, and play that goes on takes it back.
pub(crate) fn told(
    draft: &mut Draft<'_>,
    by: Color,
    points: Points,
    how: Signature,
) -> Result<(), Refusal> {
    if draft.game.table != Table::Wooden || how == Signature::Device {
        return Err(Refusal::GameNotOver);
    }
    if ![Points::WHITE_WON, Points::BLACK_WON, Points::DRAWN].contains(&points) {
        // Who is to have less than that is for the arbiter to say.
        return Err(Refusal::NotYours);
    }
    let cites = cites(draft);
    let said = Scoring::Signed(by, points, how);
    draft.push(Happening::Scoring(said), cites);
    if *draft.game.signed.get(!by) == Some(points) {
        let cause = Cause::Signed;
        conclude(draft, Conclusion { points, cause }, cites);
    }
    Ok(())
}

fn cites(draft: &Draft<'_>) -> Cites {
    let rules = draft.rules();
    Cites::topic(rules, Topic::ResultSigned).and_topic(rules, Topic::Score)
}
