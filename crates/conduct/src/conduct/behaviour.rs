//! Chapter 11: the conduct of the players, and of those who look on.

use tuomari_board::Color;
use tuomari_rulebook::{
    ArbiterIntervention, DevicesInBag, InspectionScope, LeaveReportDuty, Origin, PhoneCountScope,
    PhonePenalty, SpectatorInterference, Topic,
};

use crate::{
    act::{
        by::By,
        incident::{Device, Incident, Misconduct, Offender},
    },
    arbiter::penalties,
    draft::Draft,
    ending::concluding::conclude,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::Happening,
        penalty::{Measure, Penalty},
        question::{Matter, Proposal},
        refusal::Refusal,
        tally::Tally,
    },
};

/// So many incidents may wait for the arbiter at once; he rules on one before
/// more are taken.
pub const MAX_OPEN_INCIDENTS: usize = 16;

const BOTH_LOSE: Conclusion = Conclusion {
    points: tuomari_notation::Points::NONE,
    cause: Cause::Arbiter,
};

/// Somebody reports an incident. Where the arbiter acts on request only, he
/// reports nothing of the players himself.
pub(crate) fn report(draft: &mut Draft<'_>, incident: Incident) -> Result<(), Refusal> {
    let rules = draft.rules();
    if draft.by == By::System {
        return Err(Refusal::NotYours);
    }
    let silence = rules.arbiter_intervention();
    let unasked = silence.value == ArbiterIntervention::OnlyOnRequest && draft.by == By::Arbiter;
    if unasked && incident.of != Offender::Outsider {
        return Err(Refusal::Forbidden(Cites::ruled(&silence)));
    }
    let incident = Incident {
        ply: draft.past_ply(incident.ply)?,
        ..incident
    };
    may_ask(draft, incident)?;
    let cites = Cites::topic(rules, incident.what.topic());
    draft.push(Happening::Reported(incident), cites);
    match (incident.of, incident.what) {
        (Offender::Player(of), Misconduct::Device(device)) => phone(draft, incident, of, device),
        (Offender::Player(of), Misconduct::PersistentRefusal) => {
            // The arbiter fixes the opponent's score; a win is proposed.
            let lost = Conclusion::win(!of, Cause::Penalty(of));
            ask(draft, incident, Some(Proposal::End(lost)), cites);
        }
        (Offender::Both, Misconduct::PersistentRefusal) => {
            let cites = Cites::topic(rules, Topic::BothRefuse).and_topic(rules, Topic::Score);
            ask(draft, incident, Some(Proposal::End(BOTH_LOSE)), cites);
        }
        (Offender::Outsider, _) => outsider(draft, incident, cites),
        _ if !is_breach(draft, incident) => {}
        _ => {
            let cites = cites
                .and_topic(rules, Topic::ConductPenalised)
                .and_topic(rules, Topic::Penalties);
            let (step, cites) = next_step(draft, incident.of, cites);
            ask(draft, incident, Some(step), cites);
        }
    }
    Ok(())
}

/// What is proposed for a breach of one player, or of both: who was warned
/// before may lose by it.
fn next_step(draft: &Draft<'_>, of: Offender, cites: Cites) -> (Proposal, Cites) {
    let of = match of {
        Offender::Player(of) => of,
        Offender::Both | Offender::Outsider => {
            let lost = |of| penalties::lost_by_ladder(draft, of);
            match (lost(Color::White), lost(Color::Black)) {
                (Some(_), Some(_)) => {
                    let cites = Cites::topic(draft.rules(), Topic::PenaltyLoss).and_all(cites);
                    return (Proposal::End(BOTH_LOSE), cites);
                }
                (None, Some(_)) => Color::Black,
                (Some(_) | None, None) => Color::White,
            }
        }
    };
    penalties::proposed(draft, of, cites)
}

/// The same incident is not asked about twice, and the list stays short.
fn may_ask(draft: &Draft<'_>, incident: Incident) -> Result<(), Refusal> {
    let mut open = 0;
    for question in &draft.game.questions {
        if let Matter::Incident(other, _) = question.matter {
            open += 1;
            if other == incident || open >= MAX_OPEN_INCIDENTS {
                return Err(Refusal::AlreadyAsked);
            }
        }
    }
    Ok(())
}

/// Whether the rulebook forbids it at all, and to this player now.
fn is_breach(draft: &Draft<'_>, incident: Incident) -> bool {
    let rules = draft.rules();
    match incident.what {
        Misconduct::SearchRefused { body: true } => {
            rules.inspection_scope().value == InspectionScope::ItemsAndBody
        }
        Misconduct::LeavingUnreported => {
            rules.leave_report_duty().value == LeaveReportDuty::EventMayRequire
        }
        Misconduct::LeavingArea => match incident.of {
            Offender::Player(of) => has_the_move(draft, of, incident.ply),
            Offender::Both | Offender::Outsider => true,
        },
        Misconduct::Disrepute
        | Misconduct::LeavingVenue
        | Misconduct::Entering
        | Misconduct::OutsideHelp
        | Misconduct::Device(_)
        | Misconduct::SearchRefused { .. }
        | Misconduct::Smoking
        | Misconduct::Disturbance
        | Misconduct::PersistentRefusal
        | Misconduct::HelpRefused
        | Misconduct::HidingScoresheet
        | Misconduct::WrongHand
        | Misconduct::RoughWithClock
        | Misconduct::AdjustingOnOpponentsTime
        | Misconduct::Interference => true,
    }
}

/// Whether it is the player's move, or was his to make the half-move that is
/// named; by the clock where the moves are not seen.
fn has_the_move(draft: &Draft<'_>, of: Color, ply: Option<usize>) -> bool {
    if let Some(ply) = ply {
        draft.game.mover_after(ply.saturating_sub(1)) == Some(of)
    } else if draft.game.is_behind() {
        draft.game.lever() == Some(of)
    } else {
        draft.game.position().turn() == of
    }
}

fn ask(draft: &mut Draft<'_>, incident: Incident, proposal: Option<Proposal>, cites: Cites) {
    let tally = match incident.of {
        Offender::Player(of) => draft.game.tally(of),
        Offender::Both | Offender::Outsider => Tally::default(),
    };
    draft.ask(Matter::Incident(incident, tally), proposal, cites);
}

/// Somebody from outside meddles: the arbiter may send him away, and where
/// the rulebook says so, have the game played again.
fn outsider(draft: &mut Draft<'_>, incident: Incident, cites: Cites) {
    let rule = draft.rules().spectator_interference();
    let proposal = match rule.value {
        SpectatorInterference::Expel | SpectatorInterference::ExpelOrReplay => {
            Some(Proposal::Expel)
        }
        SpectatorInterference::NotApplicable => None,
    };
    ask(draft, incident, proposal, cites.and_ruled(&rule));
}

/// A phone or another device, by each rulebook's own price.
fn phone(draft: &mut Draft<'_>, incident: Incident, of: Color, device: Device) {
    let rules = draft.rules();
    let rule = rules.phone_penalty();
    let bag = rules.devices_in_bag();
    let cites = Cites::ruled(&rule).and_topic(rules, Topic::Device);
    let lost = Conclusion::win(!of, Cause::Penalty(of));
    let decided_by_event = matches!(rule.origin, Origin::Event | Origin::Supposed);
    let in_agreed_bag =
        device == Device::InBag { agreed: true } && bag.value == DevicesInBag::EventMayAllow;
    match (rule.value, device) {
        (_, Device::InBag { .. }) if in_agreed_bag => {}
        (PhonePenalty::LossIfBroughtIn | PhonePenalty::LossIfCarried, _) => {
            let cites = cites.and_ruled(&bag);
            ask(draft, incident, Some(Proposal::End(lost)), cites);
        }
        (PhonePenalty::LossIfHandledOrSounds, Device::Handled | Device::Sounded { .. }) => {
            if draft.by == By::Arbiter {
                conclude(draft, lost, cites);
            } else {
                ask(draft, incident, Some(Proposal::End(lost)), cites);
            }
        }
        (PhonePenalty::SoundWarningThenLoss, Device::Sounded { before }) => {
            sounded(draft, incident, of, before);
        }
        // What the event decides is its whole penalty; a practice that speaks
        // of sounds leaves the rest to the Laws (D-48).
        (PhonePenalty::SoundWarningThenLoss, _) if !decided_by_event => {
            let cites = Cites::topic(rules, Topic::Device).and_ruled(&bag);
            ask(draft, incident, Some(Proposal::End(lost)), cites);
        }
        _ => {}
    }
}

/// The first sound earns a warning, the second costs the game; counted in the
/// game or in the event (D-48). The arbiter confirms the loss.
fn sounded(draft: &mut Draft<'_>, incident: Incident, of: Color, before: u8) {
    let rules = draft.rules();
    let scope = rules.phone_count_scope();
    let cites = Cites::ruled(&rules.phone_penalty()).and_ruled(&scope);
    let in_game = draft.game.tally(of).soundings;
    let earlier = match scope.value {
        PhoneCountScope::Game => in_game,
        PhoneCountScope::Event | PhoneCountScope::NotApplicable => in_game.saturating_add(before),
    };
    if earlier > 0 {
        let lost = Conclusion::win(!of, Cause::Penalty(of));
        ask(draft, incident, Some(Proposal::End(lost)), cites);
        return;
    }
    let warning = Penalty {
        offender: of,
        measure: Measure::Warning,
    };
    let asked = draft.by != By::Arbiter || penalties::impose(draft, warning, cites).is_err();
    if asked {
        let (step, cites) = penalties::proposed(draft, of, cites);
        ask(draft, incident, Some(step), cites);
    }
}
