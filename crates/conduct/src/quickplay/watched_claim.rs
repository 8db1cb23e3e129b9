//! Play that goes on under the arbiter's eyes after a draw claim.
//!
//! A claim that the opponent cannot or does not try to win by normal means, or
//! that nothing happens any more, may be postponed; it can still be granted
//! later, even after the claimant's flag has fallen (`fide-2018/III.5.2`,
//! `fi-blitz-2014/14.e`).

use tuomari_board::Color;
use tuomari_rulebook::Topic;

use crate::{
    act::{by::By, claim::Claim},
    clock::{care::resume_if_stopped, timing},
    draft::Draft,
    ending::concluding::conclude,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::Happening,
        pending_claim::Watch,
        question::{Matter, Question},
        ruling::Ruling,
    },
    quickplay::draw_claim,
};

/// A ruling on the claim itself.
pub(crate) fn ruled(
    draft: &mut Draft<'_>,
    by: Color,
    claim: Claim,
    ruling: Ruling,
    question: &Question,
) -> bool {
    let cites = question.cites;
    match ruling {
        Ruling::Accept => conclude(draft, Conclusion::draw(Cause::NormalMeans), cites),
        Ruling::Postpone { bonus } => {
            let bonus = bonus && draw_claim::bonus(draft, by, claim, Topic::QuickplayPostponed);
            let flag = false;
            let watch = Watch {
                by,
                claim,
                bonus,
                flag,
            };
            let cites = match claim {
                Claim::Quickplay { .. } => Cites::topic(draft.rules(), Topic::QuickplayPostponed),
                Claim::IllegalMove
                | Claim::TouchMove
                | Claim::Flag
                | Claim::Threefold
                | Claim::FiftyMoves
                | Claim::ExtraTime
                | Claim::NoProgress
                | Claim::Displaced => cites,
            };
            draft.push(Happening::WatchBegan(watch), cites);
            draft.ask(Matter::Watched(by, claim), None, cites);
            resume_if_stopped(draft, cites);
        }
        Ruling::Reject => {
            draw_claim::bonus(draft, by, claim, Topic::QuickplayRejected);
            resume_if_stopped(draft, cites);
        }
        Ruling::End { .. }
        | Ruling::Reinstate { .. }
        | Ruling::Warn { .. }
        | Ruling::AddTime { .. }
        | Ruling::TakeTime { .. }
        | Ruling::NewGame
        | Ruling::Times { .. }
        | Ruling::Penalise(_)
        | Ruling::Expel
        | Ruling::Replay => return false,
    }
    true
}

/// A ruling after the play was watched.
pub(crate) fn ruled_later(draft: &mut Draft<'_>, ruling: Ruling, question: &Question) -> bool {
    let Some(watch) = draft.game.watch else {
        return false;
    };
    let cites = question.cites;
    match ruling {
        Ruling::Accept => {
            draft.push(Happening::WatchEnded, cites);
            conclude(draft, Conclusion::draw(Cause::NormalMeans), cites);
        }
        Ruling::Reject => {
            draft.push(Happening::WatchEnded, cites);
            if watch.flag {
                let claimants = timing::overstepped(draft, watch.by);
                let of = if claimants { watch.by } else { !watch.by };
                timing::lose_on_time(draft, of);
            } else {
                if !watch.bonus {
                    draw_claim::bonus(draft, watch.by, watch.claim, Topic::QuickplayRejected);
                }
                resume_if_stopped(draft, cites);
            }
        }
        Ruling::End { .. }
        | Ruling::Reinstate { .. }
        | Ruling::Warn { .. }
        | Ruling::AddTime { .. }
        | Ruling::TakeTime { .. }
        | Ruling::Postpone { .. }
        | Ruling::NewGame
        | Ruling::Times { .. }
        | Ruling::Penalise(_)
        | Ruling::Expel
        | Ruling::Replay => return false,
    }
    true
}

/// A flag that falls while a claim is postponed: what it means is left to the
/// arbiter, whichever it is (`fide-2018/III.5.2`); by the national codes only
/// the claimant's. The answer is whether it is such a flag.
pub(crate) fn holds_flag(draft: &mut Draft<'_>, of: Color) -> bool {
    let Some(watch) = draft.game.watch else {
        return false;
    };
    let either = matches!(watch.claim, Claim::Quickplay { .. });
    if watch.by != of && !either {
        return false;
    }
    let cites = match watch.claim {
        Claim::Quickplay { .. } => Cites::topic(draft.rules(), Topic::QuickplayPostponed),
        Claim::IllegalMove
        | Claim::TouchMove
        | Claim::Flag
        | Claim::Threefold
        | Claim::FiftyMoves
        | Claim::ExtraTime
        | Claim::NoProgress
        | Claim::Displaced => Cites::ruled(&draft.rules().no_progress_claim()),
    };
    draft.push(Happening::FlagHeld(of), cites);
    let runs = draft
        .game
        .clock
        .as_ref()
        .is_some_and(|clock| clock.running().is_some());
    if runs {
        draft.push(Happening::ClockStopped(By::System), cites);
    }
    true
}
