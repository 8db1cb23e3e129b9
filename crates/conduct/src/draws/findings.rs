//! What an examined claim rests on, for the players and the arbiter to check.

use crate::{act::claim::Claim, draft::Draft, event::findings::Findings};

impl Findings {
    /// What the record shows about a claim of repetition or of fifty moves.
    pub(crate) fn on(draft: &Draft<'_>, claim: Claim) -> Findings {
        let mut history = draft.game.history.clone();
        if let Some(m) = draft.game.turn.fixed {
            // It was legal when it was fixed.
            history.play(m).unwrap_or(());
        }
        if claim == Claim::Threefold {
            let mut plies = history.earlier_appearances();
            plies.push(history.plies().len());
            Findings::Appearances(plies)
        } else {
            Findings::Quiet(history.now().quiet())
        }
    }
}
