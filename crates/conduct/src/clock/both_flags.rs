//! Both flags down: which fell first, and what if nobody can say
//! (`fide-2014/6.11`, `fide-2018/III.3.1`).

use tuomari_board::Color;
use tuomari_clock::Color as Face;
use tuomari_rulebook::{BothFlags, BothFlagsEndedBy, QuickplayRules, Topic};

use crate::{
    act::{
        by::By,
        clock_order::{ClockOrder, ClockReason, FaceOrder},
    },
    clock::timing::{both_flags, knows_flags, lose_on_time},
    draft::Draft,
    ending::concluding::conclude,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::Happening,
        question::{Matter, Proposal},
        refusal::Refusal,
    },
};

/// The arbiter sees both flags down; he may know which fell first, whatever
/// the clock says.
pub(crate) fn see_both_flags(draft: &mut Draft<'_>, first: Option<Color>) -> Result<(), Refusal> {
    draft.in_play()?;
    let clock = draft.game.clock.as_ref().ok_or(Refusal::NoClock)?;
    knows_flags(draft)?;
    let down = |face| clock.expiry(face, draft.at).is_some();
    if !(down(Face::White) && down(Face::Black)) {
        return Err(Refusal::FlagsNotDown);
    }
    let ended_by = draft.rules().both_flags_ended_by();
    if ended_by.value == BothFlagsEndedBy::Player {
        let cites = Cites::ruled(&ended_by).and_topic(draft.rules(), Topic::Silence);
        return Err(Refusal::Forbidden(cites));
    }
    match first {
        _ if draft.rules().both_flags().value == BothFlags::AlwaysDraw => {
            for color in Color::ALL {
                draft.push(Happening::FlagFell(color), Cites::ruled(&ended_by));
            }
            both_flags(draft, None);
        }
        Some(first) => {
            draft.topic(Happening::FlagFell(first), Topic::FlagSeen);
            lose_on_time(draft, first);
        }
        None => order_unknown(draft),
    }
    Ok(())
}

/// Both flags are down and nobody can say which fell first: play goes on in an
/// early period, a draw in the last; where no rule says so, it is proposed to
/// the arbiter (D-11).
pub(crate) fn order_unknown(draft: &mut Draft<'_>) {
    let rules = draft.rules();
    let rule = rules.both_flags();
    let draw = Conclusion::draw(Cause::BothTimes);
    let last = draft.game.clock.as_ref().is_none_or(|clock| {
        let reading = clock.reading(Face::White, draft.at);
        let period = reading
            .expiry
            .map_or(reading.period, |expiry| expiry.period);
        let schedule = clock.control().schedule(Face::White);
        schedule.ends_at_move(period).is_none()
    });
    let topic = if last {
        Topic::OrderUnknownLast
    } else {
        Topic::OrderUnknownEarly
    };
    let guideline = rules.quickplay_rules();
    let settled = match rule.value {
        BothFlags::UnknownOrderRule => true,
        BothFlags::GuidelineOnly => guideline.value == QuickplayRules::OnUnlessExcluded,
        BothFlags::FirstFallenLoses
        | BothFlags::ClaimFailsArbiter
        | BothFlags::AlwaysDraw
        | BothFlags::NotApplicable => false,
    };
    let cites = if rule.value == BothFlags::UnknownOrderRule {
        // It stands in the Laws themselves and needs no announcement.
        Cites::topic(rules, topic)
    } else if settled {
        Cites::topic(rules, topic).and_ruled(&guideline)
    } else {
        Cites::ruled(&guideline)
            .and_topic(rules, Topic::NotForeseen)
            .and_ruled(&rule)
    };
    match (settled, last) {
        (true, true) => conclude(draft, draw, cites),
        (true, false) => next_period(draft, cites),
        (false, true) => draft.ask(Matter::BothFlags, Some(Proposal::End(draw)), cites),
        (false, false) => draft.ask(Matter::BothFlags, Some(Proposal::PlayOn), cites),
    }
}

/// Both go on with the time of the next period.
fn next_period(draft: &mut Draft<'_>, cites: Cites) {
    let Some(clock) = draft.game.clock else {
        return;
    };
    if clock.running().is_some() {
        draft.push(Happening::ClockStopped(By::System), cites);
    }
    let next = |face| {
        let reading = clock.reading(face, draft.at);
        let period = reading.period.saturating_add(1);
        FaceOrder {
            time: Some(clock.control().schedule(face).period(period).base()),
            moves: None,
            period: Some(period),
            lift_flag: true,
        }
    };
    let order = ClockOrder {
        white: next(Face::White),
        black: next(Face::Black),
        ..ClockOrder::new(ClockReason::Dispute)
    };
    draft.push(Happening::ClockSet(Box::new(order)), cites);
    draft.push(Happening::ClockResumed, cites);
}
