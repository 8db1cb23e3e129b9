//! Article 12.9 and the national ladder: penalties and how far they may go.

use tuomari_board::Color;
use tuomari_notation::Points;
use tuomari_rulebook::{ArbiterIntervention, PenaltySystem, ScoreCap, Topic};

use crate::{
    draft::Draft,
    ending::concluding::conclude,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::Happening,
        penalty::{Measure, Penalty},
        question::{Matter, Proposal},
        refusal::Refusal,
        score::{Score, WHOLE},
    },
};

/// The arbiter penalises without being asked about it just now. Where he may
/// act on request only, somebody must have complained.
pub(crate) fn unasked(draft: &mut Draft<'_>, penalty: Penalty) -> Result<(), Refusal> {
    let rule = draft.rules().arbiter_intervention();
    let complained = draft.game.questions.iter().any(|question| {
        matches!(question.matter, Matter::Incident(incident, _) if incident.is_of(penalty.offender))
            || question.matter == Matter::Breach(penalty.offender)
    });
    if rule.value == ArbiterIntervention::OnlyOnRequest && !complained {
        return Err(Refusal::Forbidden(Cites::ruled(&rule)));
    }
    impose(draft, penalty, Cites::default())
}

/// What is proposed for a breach: a warning, or the loss where the ladder has
/// come to it.
pub(crate) fn proposed(draft: &Draft<'_>, of: Color, cites: Cites) -> (Proposal, Cites) {
    match lost_by_ladder(draft, of) {
        Some(lost) => {
            let cites = Cites::topic(draft.rules(), Topic::PenaltyLoss).and_all(cites);
            (Proposal::End(lost), cites)
        }
        None => (Proposal::Warning, cites),
    }
}

/// On the national ladder a player who was warned loses by his next breach in
/// the same game (`fi-blitz-2014/17.b`).
pub(crate) fn lost_by_ladder(draft: &Draft<'_>, of: Color) -> Option<Conclusion> {
    let ladder = draft.rules().penalty_system().value == PenaltySystem::Ladder;
    let warned = draft.game.tally(of).warnings > 0;
    (ladder && warned).then(|| Conclusion::win(!of, Cause::Penalty(of)))
}

/// A penalty is imposed, if the rulebook has it.
pub(crate) fn impose(
    draft: &mut Draft<'_>,
    penalty: Penalty,
    ground: Cites,
) -> Result<(), Refusal> {
    let Penalty { offender, measure } = penalty;
    let rules = draft.rules();
    available(draft, penalty)?;
    let cites = Cites::topic(rules, measure.topic())
        .and_topic(rules, Topic::Penalties)
        .and(&ground.iter().collect::<Vec<_>>());
    match measure {
        Measure::AddTime { .. } | Measure::TakeTime { .. } if draft.game.clock.is_none() => {
            return Err(Refusal::NoClock);
        }
        Measure::RaiseOpponent { halves } => {
            let score = changed(draft, !offender, |now| now.checked_add(halves))?;
            draft.push(Happening::Penalised(penalty), cites);
            draft.topic(Happening::ScoreSet(score), Topic::ScoreLimit);
        }
        Measure::LowerOffender { halves } => {
            let score = changed(draft, offender, |now| now.checked_sub(halves))?;
            draft.push(Happening::Penalised(penalty), cites);
            draft.topic(Happening::ScoreSet(score), Topic::ScoreLimit);
        }
        Measure::Loss { opponent } => {
            let points = offender.fold_wb((0, opponent), (opponent, 0));
            let points = Points::of_halves(points.0, points.1)
                .ok_or(Refusal::NotProvided(Cites::ruled(&rules.points())))?;
            draft.push(Happening::Penalised(penalty), cites);
            let cause = Cause::Penalty(offender);
            let cites = Cites::topic(rules, measure.topic()).and_topic(rules, Topic::Score);
            conclude(draft, Conclusion { points, cause }, cites);
        }
        Measure::Warning
        | Measure::AddTime { .. }
        | Measure::TakeTime { .. }
        | Measure::Fine { .. }
        | Measure::Exclusion { .. }
        | Measure::Expulsion => draft.push(Happening::Penalised(penalty), cites),
    }
    match measure {
        Measure::AddTime { time } => {
            draft.topic(Happening::TimeAdded(!offender, time), measure.topic());
        }
        Measure::TakeTime { time } => {
            draft.topic(Happening::TimeTaken(offender, time), measure.topic());
        }
        Measure::Warning
        | Measure::RaiseOpponent { .. }
        | Measure::LowerOffender { .. }
        | Measure::Loss { .. }
        | Measure::Fine { .. }
        | Measure::Exclusion { .. }
        | Measure::Expulsion => {}
    }
    Ok(())
}

/// Whether the rulebook has this penalty, and on the ladder, whether it is
/// the next step.
pub(crate) fn available(draft: &Draft<'_>, penalty: Penalty) -> Result<(), Refusal> {
    let rules = draft.rules();
    let rule = rules.penalty_system();
    let warned = draft.game.tally(penalty.offender).warnings > 0;
    let has = match (rule.value, penalty.measure) {
        (PenaltySystem::MenuOf9, _) => true,
        (PenaltySystem::MenuOf8, measure) => !matches!(measure, Measure::Exclusion { .. }),
        (PenaltySystem::Ladder, Measure::Warning) => !warned,
        (PenaltySystem::Ladder, Measure::Loss { .. }) => warned,
        (PenaltySystem::Ladder, measure) => matches!(
            measure,
            Measure::Fine { .. } | Measure::Exclusion { .. } | Measure::Expulsion
        ),
        (PenaltySystem::NotApplicable, _) => false,
    };
    if has {
        return Ok(());
    }
    let next = match (rule.value, warned) {
        (PenaltySystem::Ladder, false) => Cites::topic(rules, Topic::PenaltyWarning),
        (PenaltySystem::Ladder, true) => Cites::topic(rules, Topic::PenaltyLoss),
        _ => Cites::default(),
    };
    let cites = next.and_ruled(&rule);
    let is_step = matches!(penalty.measure, Measure::Warning | Measure::Loss { .. });
    if rule.value == PenaltySystem::Ladder && is_step {
        Err(Refusal::PenaltyOutOfTurn(cites))
    } else {
        Err(Refusal::NotProvided(cites))
    }
}

/// The score with one side's points changed, within what the rulebook allows.
fn changed(
    draft: &Draft<'_>,
    of: Color,
    change: impl FnOnce(u8) -> Option<u8>,
) -> Result<Score, Refusal> {
    let rules = draft.rules();
    let now = draft.game.score().ok_or(Refusal::GameNotOver)?;
    let cap = rules.score_cap();
    let refusal = Refusal::NotProvided(Cites::ruled(&cap).and_topic(rules, Topic::ScoreLimit));
    let score = change(now.halves(of))
        .and_then(|halves| now.with(of, halves))
        .ok_or(refusal)?;
    let sum = score.halves(Color::White) + score.halves(Color::Black);
    if cap.value == ScoreCap::NormalScoresOnly && sum > WHOLE {
        return Err(refusal);
    }
    Ok(score)
}
