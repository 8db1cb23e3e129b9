//! The articles behind each act, and what it costs to be wrong.
//!
//! Neither looks at the game: an article or a price that changed with the
//! position would be a hint.

use tuomari_clock::Millis;
use tuomari_rulebook::{
    DrawOfferTiming, IllegalMovePenalty, PressWithoutMove, Rules, Topic, TouchMove,
    WrongClaimPenalty,
};

use crate::{Act, AdjournAct, AssistAct, BlindAct, Cites, Claim, RecordAct, Ruling, Seat};

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
    /// The draw remains.
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

fn own_ground(rules: &Rules, act: &Act) -> Cites {
    let topic = |topic| Cites::topic(rules, topic);
    match act {
        Act::StartClock => topic(Topic::ClockStarted),
        Act::AnnounceAdjusting => topic(Topic::Adjusting),
        Act::Touch { .. } => topic(Topic::TouchOwnPiece),
        Act::Place { .. } | Act::Release | Act::Make { .. } => topic(Topic::Released),
        Act::Remove { .. } => topic(Topic::CaptureMade),
        Act::Press => topic(Topic::Press),
        Act::StopClock => {
            Cites::ruled(&rules.clock_stop_right()).and_topic(rules, Topic::StopToCall)
        }
        Act::RestartOpponentsClock => Cites::ruled(&rules.opponent_restart_clock()),
        Act::Resume => topic(Topic::PlayResumed),
        Act::FixMove { .. } => Cites::ruled(&rules.claimed_move_form()),
        Act::OfferDraw => {
            Cites::ruled(&rules.draw_offer_timing()).and_topic(rules, Topic::DrawOffer)
        }
        Act::WithdrawOffer | Act::DeclineDraw => topic(Topic::DrawOffer),
        Act::AcceptDraw => topic(Topic::Agreement),
        Act::Claim(claim) => claim_ground(rules, *claim),
        Act::ClaimFromDisplay(claim) => {
            topic(Topic::DisplayClaim).and_all(claim_ground(rules, *claim))
        }
        Act::ShowLine(_) | Act::WaiveLine => Cites::ruled(&rules.forced_mate_demonstration()),
        Act::Resign => topic(Topic::Resignation),
        Act::SeeFlag { .. } => {
            Cites::ruled(&rules.flag_detection()).and_topic(rules, Topic::FlagSeen)
        }
        Act::SeeIrregularity => Cites::ruled(&rules.illegal_move_raised_by()),
        Act::SeeIllegalPosition => Cites::ruled(&rules.illegal_position_sweep()),
        Act::AgreeRepair { .. } => Cites::ruled(&rules.illegal_move_late_repair()),
        Act::AddTime { .. } => topic(Topic::ExtraTimeBoth),
        Act::Rule {
            ruling: Ruling::Penalise(penalty),
            ..
        } => topic(penalty.measure.topic()).and_topic(rules, Topic::Penalties),
        Act::Rule { .. } => topic(Topic::Penalties),
        Act::SetAside => topic(Topic::Appeal),
        Act::EnterResult(_) => topic(Topic::ResultSigned).and_topic(rules, Topic::Score),
        Act::ReportTwoHands { .. } => Cites::ruled(&rules.two_hands()),
        Act::AppointStart { .. } | Act::Arrive | Act::NoteAbsence | Act::Excuse { .. } => {
            Cites::ruled(&rules.default_time()).and_topic(rules, Topic::DefaultTime)
        }
        Act::PlaceClock(_) | Act::ChooseSeat(_) => Cites::ruled(&rules.clock_side()),
        Act::ReportStartError(error) => topic(crate::start::wrong_start::topic_of(*error)),
        Act::ReportClockFault(_) => topic(Topic::ClockDefect).and_topic(rules, Topic::ClockSetting),
        Act::SetClock(_) => {
            Cites::ruled(&rules.arbiter_clock_access()).and_topic(rules, Topic::ClockSetting)
        }
        Act::RestoreTimes => topic(Topic::TimesAfterRestoring),
        Act::JudgeStop { .. } => topic(Topic::StopJudged),
        Act::FindSlip { .. } => Cites::ruled(&rules.press_without_move()),
        Act::ReportDisplaced { .. } | Act::RestorePieces => topic(Topic::PiecesDisplaced),
        Act::ReportOffSquare { .. } => topic(Topic::PieceOffItsSquare),
        Act::RequestExtraTime(_) => Cites::ruled(&rules.quickplay_extra_time()),
        Act::Verify(_) => topic(Topic::QuickplayReferred),
        Act::SeeBothFlags { .. } => topic(Topic::BothFlags),
        act => ground_aside(rules, act),
    }
}

/// Acts away from board and clock.
fn ground_aside(rules: &Rules, act: &Act) -> Cites {
    let topic = |topic| Cites::topic(rules, topic);
    match act {
        Act::SeeIllegalPosition => Cites::ruled(&rules.illegal_position_sweep()),
        Act::AgreeRepair { .. } => Cites::ruled(&rules.illegal_move_late_repair()),
        Act::DrawArray { .. } | Act::SetUpArray(_) => Cites::ruled(&rules.start_position()),
        Act::Record(act) => match act {
            RecordAct::Sign { .. } => topic(Topic::ResultSigned),
            RecordAct::Reconstruct => topic(Topic::Reconstruction),
            RecordAct::ReportFault { .. } => topic(Topic::ScoresheetDefect),
            RecordAct::Inspect { .. } => topic(Topic::ScoresheetVisible),
            RecordAct::MarkOffer => topic(Topic::OfferMarked),
            RecordAct::View => Cites::ruled(&rules.scoresheet_view_limit()),
            _ => topic(Topic::Recording),
        },
        Act::Report(incident) => topic(incident.what.topic()),
        Act::Penalise(penalty) => topic(penalty.measure.topic()),
        Act::Appeal(_) => Cites::ruled(&rules.appeals()).and_topic(rules, Topic::Appeal),
        Act::Assist(AssistAct::AskCount) => topic(Topic::AssistantInforms),
        Act::Assist(_) => topic(Topic::MovingAssistant).and_topic(rules, Topic::ClockAssistant),
        Act::Adjourn(act) => match act {
            AdjournAct::Order | AdjournAct::Seal { .. } => topic(Topic::Sealing),
            AdjournAct::Session { .. } => topic(Topic::SessionLength),
            AdjournAct::Label { .. } => topic(Topic::EnvelopeNames),
            AdjournAct::Appoint { .. } => topic(Topic::EnvelopeResumption),
            AdjournAct::Resume => topic(Topic::ResumptionSetUp),
            AdjournAct::Open => topic(Topic::EnvelopeKeptShut),
            AdjournAct::NoteAbsence => topic(Topic::LateAtResumption),
            AdjournAct::EnvelopeLost { .. } => topic(Topic::EnvelopeLost),
            AdjournAct::PositionLost => topic(Topic::AdjournedPositionLost),
            AdjournAct::WrongTime { .. } => topic(Topic::UsedTimeWrong),
        },
        Act::Blind(act) => match act {
            BlindAct::TwoBoards { .. } => topic(Topic::TwoBoards),
            BlindAct::Announce { .. } | BlindAct::Repeat { .. } => topic(Topic::Announcement),
            BlindAct::ReportDifference => topic(Topic::BoardsDiffer),
        },
        _ => Cites::default(),
    }
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
        Claim::Quickplay(_) => Cites::ruled(&rules.quickplay_claim()),
        Claim::NoProgress => Cites::ruled(&rules.no_progress_claim()),
        Claim::Displaced => Cites::ruled(&rules.displaced_pieces()),
    }
}

/// What an act costs if it was wrong to do it.
pub(crate) fn price(rules: &Rules, act: &Act) -> Option<(Price, Cites)> {
    match act {
        Act::Claim(Claim::Threefold | Claim::FiftyMoves)
        | Act::ClaimFromDisplay(Claim::Threefold | Claim::FiftyMoves) => wrong_claim(rules),
        Act::Touch { .. } => {
            let rule = rules.touch_move();
            (rule.value != TouchMove::CastlingOnly).then(|| {
                let cites = Cites::topic(rules, Topic::TouchOwnPiece).and_ruled(&rule);
                (Price::Binding, cites)
            })
        }
        Act::Press => press(rules),
        Act::OfferDraw => {
            let rule = rules.draw_offer_timing();
            (rule.value == DrawOfferTiming::AfterMoveElseBreach).then(|| {
                let cites = Cites::topic(rules, Topic::DrawOfferUntimely).and_ruled(&rule);
                (Price::Breach, cites)
            })
        }
        Act::AnnounceAdjusting => {
            let rule = rules.adjust_own_time();
            rule.value
                .is_yes()
                .then(|| (Price::Breach, Cites::ruled(&rule)))
        }
        Act::StopClock => Some((Price::Breach, Cites::topic(rules, Topic::StopJudged)))
            .filter(|(_, cites)| cites.iter().next().is_some()),
        Act::ShowLine(_) => Some((
            Price::Draw,
            Cites::ruled(&rules.forced_mate_demonstration()),
        )),
        _ => None,
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
