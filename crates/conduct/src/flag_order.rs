//! Both flags down: which fell first, and what if nobody can say
//! (`fide-2014/6.11`, `fide-2018/III.3.1`).

use tuomari_board::Color;
use tuomari_clock::Color as Face;
use tuomari_rulebook::{BothFlags, BothFlagsEndedBy, QuickplayRules, Topic};

use crate::{
    cites::Cites,
    clock_order::{ClockOrder, ClockReason, FaceOrder},
    command::By,
    conclusion::{Cause, Conclusion},
    decide::Log,
    ending::conclude,
    event::Happening,
    question::{Matter, Proposal},
    refusal::Refusal,
    timing::{both_flags, lose_on_time},
};

/// The arbiter sees both flags down; he may know which fell first, whatever
/// the clock says.
pub(crate) fn see_both_flags(log: &mut Log<'_>, first: Option<Color>) -> Result<(), Refusal> {
    log.in_play()?;
    let clock = log.game.clock.as_ref().ok_or(Refusal::NoClock)?;
    let down = |face| clock.expiry(face, log.at).is_some();
    if !(down(Face::White) && down(Face::Black)) {
        return Err(Refusal::NoQuestion);
    }
    let ended_by = log.rules().both_flags_ended_by();
    if ended_by.value == BothFlagsEndedBy::Player {
        let cites = Cites::ruled(&ended_by).and_topic(log.rules(), Topic::Silence);
        return Err(Refusal::Forbidden(cites));
    }
    match first {
        _ if log.rules().both_flags().value == BothFlags::AlwaysDraw => {
            for color in Color::ALL {
                log.push(Happening::FlagFell(color), Cites::ruled(&ended_by));
            }
            both_flags(log, None);
        }
        Some(first) => {
            log.topic(Happening::FlagFell(first), Topic::FlagSeen);
            lose_on_time(log, first);
        }
        None => order_unknown(log),
    }
    Ok(())
}

/// Both flags are down and nobody can say which fell first: play goes on in an
/// early period, a draw in the last; where no rule says so, it is proposed to
/// the arbiter (D-11).
pub(crate) fn order_unknown(log: &mut Log<'_>) {
    let rules = log.rules();
    let rule = rules.both_flags();
    let draw = Conclusion::draw(Cause::BothTimes);
    let last = log.game.clock.as_ref().is_none_or(|clock| {
        let reading = clock.reading(Face::White, log.at);
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
        _ => false,
    };
    let cites = if settled {
        Cites::topic(rules, topic).and_ruled(&guideline)
    } else {
        Cites::ruled(&guideline)
            .and_topic(rules, Topic::NotForeseen)
            .and_ruled(&rule)
    };
    match (settled, last) {
        (true, true) => conclude(log, draw, cites),
        (true, false) => next_period(log, cites),
        (false, true) => log.ask(Matter::BothFlags, Some(Proposal::End(draw)), cites),
        (false, false) => log.ask(Matter::BothFlags, Some(Proposal::PlayOn), cites),
    }
}

/// Both go on with the time of the next period.
fn next_period(log: &mut Log<'_>, cites: Cites) {
    let Some(clock) = log.game.clock else {
        return;
    };
    if clock.running().is_some() {
        log.push(Happening::ClockStopped(By::System), cites);
    }
    let next = |face| {
        let reading = clock.reading(face, log.at);
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
    log.push(Happening::ClockSet(Box::new(order)), cites);
    log.push(Happening::ClockResumed, cites);
}
