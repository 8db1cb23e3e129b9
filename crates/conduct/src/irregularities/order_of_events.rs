//! Competing claims: what came first decides (`fi-blitz-2014/15`).
//!
//! A player claims an illegal move while his own flag is down and nobody has
//! said so. Where the order of the events decides, the opponent may still point
//! the flag out, so the claim does not end the game by itself: the arbiter is
//! asked. Nor does it matter that the opponent points the flag out first: he
//! who lost by it may still claim. Where only the players' remarks count (`fi-team-blitz/13`), or the
//! rulebook has no rule, the first claim is carried out.

use tuomari_board::Color;
use tuomari_rulebook::{
    EventOrder, EventOrderEvidence, IllegalVersusFlag, RemarkOrderReading, Topic,
};

use crate::{
    act::{act_table::Act, by::By, claim::Claim},
    color::face,
    draft::Draft,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        question::{Matter, Proposal},
    },
};

/// Whether the claimant's own flag stands against his claim.
pub(crate) fn is_open(draft: &Draft<'_>, claimant: Color) -> bool {
    let rules = draft.rules();
    let fallen = draft
        .game
        .clock
        .is_some_and(|clock| clock.expiry(face(claimant), draft.at).is_some());
    let disputable = match rules.event_order().value {
        EventOrder::NoRule | EventOrder::NotApplicable => false,
        EventOrder::EventsThenRemarks => true,
        // The first remark settles it, unless more than its place counts.
        EventOrder::UndisputedRemarks => {
            rules.event_order_evidence().value != EventOrderEvidence::RemarksOnly
                || rules.remark_order_reading().value == RemarkOrderReading::ContentOfRemarks
        }
    };
    fallen
        && disputable
        && rules.illegal_versus_flag().value != IllegalVersusFlag::IllegalAlwaysLoses
}

/// Whether a player who lost on time may still claim an illegal move: where
/// the order of the events decides, a flag pointed out first does not settle
/// it. He may until he confirms the result or the arbiter rules. Whether there
/// was such a move is not asked, or its being refused would tell (D-51).
pub(crate) fn outlives_a_flag(draft: &Draft<'_>, act: &Act) -> bool {
    let (Act::Claim(Claim::IllegalMove), By::Player(by)) = (act, draft.by) else {
        return false;
    };
    let game = draft.game;
    let on_time = game
        .conclusion
        .is_some_and(|end| end.cause == Cause::Time(by));
    let ruled = game.ruled_at.is_some_and(|ruled| {
        let ended = game.ended_at;
        ended.is_none_or(|ended| ruled >= ended)
    });
    let settled = ruled || game.signed.get(by).is_some() || is_asked(draft);
    on_time && !settled && is_open(draft, by)
}

/// Puts it to the arbiter. If the players do not agree that the flag fell
/// first, the order is unclear, and then the illegal move loses, unless the log
/// shows it and the flag was pointed out (D-51).
pub(crate) fn ask(draft: &mut Draft<'_>, illegal: Color) {
    let rules = draft.rules();
    let cites = Cites::ruled(&rules.event_order())
        .and_ruled(&rules.illegal_versus_flag())
        .and_topic(rules, Topic::FlagSeen);
    let lost = Conclusion::win(!illegal, Cause::IllegalMove(illegal));
    let matter = Matter::EventOrder { illegal };
    let proposed = flag_shown_first(draft, illegal).unwrap_or(lost);
    draft.ask(matter, Some(Proposal::End(proposed)), cites);
}

/// The end by a flag that was pointed out, if the log may prove the order and
/// shows that it fell before the illegal move was made.
fn flag_shown_first(draft: &Draft<'_>, illegal: Color) -> Option<Conclusion> {
    let any_evidence = draft.rules().event_order_evidence().value == EventOrderEvidence::Any;
    let game = draft.game;
    let end = game
        .conclusion
        .filter(|end| any_evidence && end.cause == Cause::Time(!illegal))?;
    let flag = game.clock?.expiry(face(!illegal), draft.at)?;
    let open = game.irregularities.iter().find(|open| open.by == illegal)?;
    let made = game.made_at.get(open.ply)?;
    (flag.at < *made).then_some(end)
}

/// Whether the arbiter has been asked already.
pub(crate) fn is_asked(draft: &Draft<'_>) -> bool {
    let mut open = draft.game.questions.iter();
    open.any(|question| matches!(question.matter, Matter::EventOrder { .. }))
}

/// Where only remarks count, the article under which the first claim is
/// carried out although the claimant's own flag is down.
pub(crate) fn first_remark(draft: &Draft<'_>, claimant: Color) -> Cites {
    let rules = draft.rules();
    let fallen = draft
        .game
        .clock
        .is_some_and(|clock| clock.expiry(face(claimant), draft.at).is_some());
    if fallen && rules.event_order().value == EventOrder::UndisputedRemarks {
        Cites::ruled(&rules.event_order())
            .and_ruled(&rules.event_order_evidence())
            .and_ruled(&rules.remark_order_reading())
    } else {
        Cites::default()
    }
}
