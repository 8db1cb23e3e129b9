//! The arbiter enters the result of a game that was played on a real board.
//!
//! At a wooden table the software does not see a mate, and players who agree
//! or give up tell the arbiter, not a screen. Whose result it is stays with
//! the players and the Laws; this is only how it gets into the record
//! (`fide-2018/8.7`, `10.1`).

use tuomari_notation::Points;
use tuomari_rulebook::Topic;

use crate::{
    draft::Draft,
    ending::concluding::conclude,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        refusal::Refusal,
    },
    state::game::Table,
};

/// The arbiter enters a result.
pub(crate) fn enter(draft: &mut Draft<'_>, points: Points) -> Result<(), Refusal> {
    draft.in_play()?;
    if draft.game.table != Table::Wooden {
        return Err(Refusal::SeenHere);
    }
    let rules = draft.rules();
    let cites = Cites::topic(rules, Topic::ResultSigned).and_topic(rules, Topic::Score);
    let cause = Cause::Arbiter;
    conclude(draft, Conclusion { points, cause }, cites);
    Ok(())
}
