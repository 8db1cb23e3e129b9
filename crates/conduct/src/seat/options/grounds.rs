//! The articles behind each act, and what it costs to be wrong.
//!
//! Neither looks at the game: an article or a price that changed with the
//! position would be a hint.

use tuomari_clock::Millis;
use tuomari_rulebook::{
    DrawOfferTiming, IllegalMovePenalty, PressWithoutMove, Rules, Topic, TouchMove,
    WrongClaimPenalty,
};

use crate::{Act, Cites, Claim, Ruling, Seat, start::wrong_start};

/// What it costs to be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Price {
    /// The opponent gets time.
    TimeToOpponent(Millis),
    /// It counts as an illegal move.
    IllegalMove,
    /// The game is lost.
    Game,
    /// It is a breach, for the arbiter to penalise.
    Breach,
    /// What was touched must be moved or captured.
    Binding,
    Draw,
}

/// Where the rulebook speaks of an act of a seat.
pub(crate) fn ground(rules: &Rules, seat: Seat, act: &Act) -> Cites {
    let cites = own_ground(rules, act);
    match (seat, act) {
        (Seat::Assistant(_), Act::Press) => {
            Cites::topic(rules, Topic::ClockAssistant).and_all(cites)
        }
        (Seat::Assistant(_), _) => Cites::topic(rules, Topic::MovingAssistant).and_all(cites),
        _ => cites,
    }
}

/// What its row says; what is claimed, ruled, reported or imposed has articles
/// of its own.
fn own_ground(rules: &Rules, act: &Act) -> Cites {
    let cites = act.kind().row().cites(rules);
    let topic = |topic| Cites::topic(rules, topic);
    if let Act::Claim(claim) | Act::ClaimFromDisplay(claim) = act {
        return cites.and_all(claim_ground(rules, *claim));
    }
    if let Act::Penalise(penalty)
    | Act::Rule {
        ruling: Ruling::Penalise(penalty),
        ..
    } = act
    {
        return topic(penalty.measure.topic()).and_all(cites);
    }
    if let Act::ReportStartError { error } = act {
        return topic(wrong_start::topic_of(*error));
    }
    if let Act::ReportConduct(incident) = act {
        return topic(incident.what.topic());
    }
    cites
}

fn claim_ground(rules: &Rules, claim: Claim) -> Cites {
    match claim {
        Claim::IllegalMove => {
            Cites::ruled(&rules.illegal_move_window()).and_topic(rules, Topic::IllegalMoveCompleted)
        }
        Claim::TouchMove => Cites::ruled(&rules.touch_claim_window()),
        Claim::Flag => {
            Cites::ruled(&rules.flag_claim_procedure()).and_topic(rules, Topic::FlagSeen)
        }
        Claim::Threefold => Cites::topic(rules, Topic::ThreefoldNow),
        Claim::FiftyMoves => Cites::topic(rules, Topic::FiftyNow),
        Claim::ExtraTime => Cites::ruled(&rules.quickplay_extra_time()),
        Claim::Quickplay { .. } => Cites::ruled(&rules.quickplay_claim()),
        Claim::NoProgress => Cites::ruled(&rules.no_progress_claim()),
        Claim::Displaced => Cites::ruled(&rules.displaced_pieces()),
    }
}

/// What an act costs if it was wrong to do it.
pub(crate) fn price(rules: &Rules, act: &Act) -> Option<(Price, Cites)> {
    if let Act::Claim(Claim::Threefold | Claim::FiftyMoves)
    | Act::ClaimFromDisplay(Claim::Threefold | Claim::FiftyMoves) = act
    {
        wrong_claim(rules)
    } else if let Act::Touch { .. } = act {
        let rule = rules.touch_move();
        (rule.value != TouchMove::CastlingOnly).then(|| {
            let cites = Cites::topic(rules, Topic::TouchOwnPiece).and_ruled(&rule);
            (Price::Binding, cites)
        })
    } else if let Act::Press = act {
        press(rules)
    } else if let Act::OfferDraw = act {
        let rule = rules.draw_offer_timing();
        (rule.value == DrawOfferTiming::AfterMoveElseBreach).then(|| {
            let cites = Cites::topic(rules, Topic::DrawOfferUntimely).and_ruled(&rule);
            (Price::Breach, cites)
        })
    } else if let Act::AnnounceAdjusting = act {
        let rule = rules.adjust_own_time();
        let priced = rule.value.is_yes();
        priced.then(|| (Price::Breach, Cites::ruled(&rule)))
    } else if let Act::StopClock = act {
        let cites = Cites::topic(rules, Topic::StopJudged);
        let priced = cites.iter().next().is_some();
        priced.then_some((Price::Breach, cites))
    } else if let Act::ShowLine { .. } = act {
        let cites = Cites::ruled(&rules.forced_mate_demonstration());
        Some((Price::Draw, cites))
    } else {
        None
    }
}

fn wrong_claim(rules: &Rules) -> Option<(Price, Cites)> {
    let rule = rules.wrong_claim_penalty();
    let time = rules.penalty_time();
    match (rule.value, time.value.ms()) {
        (WrongClaimPenalty::PenaltyTime, Some(ms)) => {
            let cites = Cites::ruled(&time).and_topic(rules, Topic::ClaimIncorrect);
            Some((Price::TimeToOpponent(Millis::from_ms(u64::from(ms))), cites))
        }
        _ => None,
    }
}

/// A press completes whatever stands on the board.
fn press(rules: &Rules) -> Option<(Price, Cites)> {
    let penalty = rules.illegal_move_penalty();
    let cites = Cites::topic(rules, Topic::IllegalMoveCompleted).and_ruled(&penalty);
    match (penalty.value, rules.press_without_move().value) {
        (IllegalMovePenalty::LossAtFirst, _) => Some((Price::Game, cites)),
        (IllegalMovePenalty::TimeThenLoss, _) => Some((Price::IllegalMove, cites)),
        (IllegalMovePenalty::Refused, PressWithoutMove::NotApplicable) => None,
        (IllegalMovePenalty::Refused, _) => Some((Price::Breach, cites)),
    }
}
