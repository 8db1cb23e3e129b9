//! Quickplay finishes: `fide-2014` appendix G, Guideline III of later Laws.

use tuomari_board::Color;
use tuomari_clock::{Extra, Millis};
use tuomari_rulebook::{QuickplayExtraTime, QuickplayRules, Rules, Topic};

use crate::{
    act::{
        claim::Claim,
        quickplay::{Evidence, Ground, PerMove},
    },
    clock::care::resume_if_stopped,
    color::face,
    draft::Draft,
    draws::drawing::stop_for,
    ending::concluding::conclude,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::{Happening, Lapse},
        pending_claim::Referral,
        question::{Matter, Proposal, Question},
        refusal::Refusal,
        ruling::Ruling,
    },
};

const FIVE_SECONDS: Millis = Millis::from_secs(5);

/// What gives a player the claim: `fide-2018/III.5` where an arbiter is there,
/// and `III.6` where none is.
pub(crate) fn right(rules: &Rules) -> Cites {
    let topic = if rules.arbiter_present().value.is_yes() {
        Topic::QuickplayDraw
    } else {
        Topic::QuickplayReferred
    };
    Cites::topic(rules, topic)
}

/// Refuses what the event, or the kind of play, leaves out for good.
fn in_force(draft: &Draft<'_>) -> Result<(), Refusal> {
    let rule = draft.rules().quickplay_rules();
    if rule.value == QuickplayRules::OnUnlessExcluded {
        Ok(())
    } else {
        Err(Refusal::ClaimNotInForce(Cites::ruled(&rule)))
    }
}

/// Whether the player may ask or claim now; if not, the articles that say so.
fn admissible(draft: &Draft<'_>, by: Color, on_move: bool, right: Cites) -> Result<(), Cites> {
    let rules = draft.rules();
    let (Some(clock), Some(ms)) = (&draft.game.clock, rules.quickplay_claim().value.ms()) else {
        return Err(Cites::ruled(&rules.quickplay_rules()));
    };
    let reading = clock.reading(face(by), draft.at);
    let schedule = clock.control().schedule(face(by));
    let period = schedule.period(reading.period);
    if draft.game.extra_granted {
        return Err(right);
    }
    if period.moves().is_some() || period.extra() != Extra::None {
        return Err(Cites::topic(rules, Topic::QuickplayScope));
    }
    let has_the_move = draft.game.position().turn() == by;
    let short = reading.left < Millis::from_ms(u64::from(ms));
    if reading.expiry.is_some() || !short || (on_move && !has_the_move) {
        return Err(right);
    }
    Ok(())
}

/// A player asks for extra time for each move of both; it is a draw offer too
/// (`fide-2018/III.4`).
pub(crate) fn request(draft: &mut Draft<'_>, by: Color, mode: PerMove) -> Result<(), Refusal> {
    let rules = draft.rules();
    let rule = rules.quickplay_extra_time();
    let claim = Claim::ExtraTime;
    in_force(draft)?;
    let present = rules.arbiter_present();
    let barred = match admissible(draft, by, true, Cites::ruled(&rule)) {
        Err(cites) => Some(cites),
        Ok(()) if !present.value.is_yes() => Some(Cites::ruled(&present)),
        Ok(()) => None,
    };
    if let Some(cites) = barred {
        draft.push(Happening::Inadmissible(by, claim), cites);
        return Ok(());
    }
    let mode = match rule.value {
        QuickplayExtraTime::DelayOrIncrement5s => mode,
        QuickplayExtraTime::Increment5s => PerMove::Increment,
        QuickplayExtraTime::Never | QuickplayExtraTime::NotApplicable => {
            draft.push(Happening::Inadmissible(by, claim), Cites::ruled(&rule));
            return Ok(());
        }
    };
    let cites = Cites::ruled(&rule);
    draft.not_asked(Matter::ExtraTime(by, mode))?;
    draft.push(Happening::ExtraTimeRequested(by, mode), cites);
    if draft.game.offer.is_none() {
        let timely = true;
        draft.push(Happening::DrawOffered { by, timely }, cites);
    }
    draft.ask(Matter::ExtraTime(by, mode), None, cites);
    Ok(())
}

/// A ruling on the request: granted only when the draw has been refused; if it
/// is declined, the offer is spent and the claim stays open (D-42).
pub(crate) fn ruled_request(
    draft: &mut Draft<'_>,
    by: Color,
    mode: PerMove,
    ruling: Ruling,
    question: &Question,
) -> Result<bool, Refusal> {
    let cites = question.cites;
    let offered = draft.game.offer == Some(by);
    match ruling {
        Ruling::Accept if offered => return Err(Refusal::OfferOpen),
        Ruling::Accept => {
            let extra = match mode {
                PerMove::Increment => Extra::Increment(FIVE_SECONDS),
                PerMove::Delay => Extra::SimpleDelay(FIVE_SECONDS),
            };
            draft.push(Happening::ExtraTimeGranted(extra), cites);
            if let Some(ms) = draft.rules().quickplay_bonus().value.ms() {
                let time = Millis::from_ms(u64::from(ms));
                draft.push(Happening::TimeAdded(!by, time), cites);
            }
        }
        Ruling::Reject => {
            if offered {
                draft.push(Happening::OfferLapsed(Lapse::Spent), cites);
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
        | Ruling::Replay => return Ok(false),
    }
    resume_if_stopped(draft, cites);
    Ok(true)
}

/// A player claims a draw by `fide-2018/III.5`, or by `III.6` where no arbiter
/// is there.
pub(crate) fn claim(draft: &mut Draft<'_>, by: Color, ground: Ground) -> Result<(), Refusal> {
    let rules = draft.rules();
    let claim = Claim::Quickplay { ground };
    in_force(draft)?;
    let present = rules.arbiter_present();
    let right = right(rules);
    if let Err(cites) = admissible(draft, by, present.value.is_yes(), right) {
        draft.push(Happening::Inadmissible(by, claim), cites);
        return Ok(());
    }
    if draft.game.watch.is_some_and(|watch| watch.by == by) {
        return Err(Refusal::AlreadyWatched);
    }
    draft.not_asked(Matter::Claim(by, claim))?;
    stop_for(draft, by, right);
    if present.value.is_yes() {
        draft.ask(Matter::Claim(by, claim), None, right);
        return Ok(());
    }
    let topic = match ground {
        Ground::CannotWin => Topic::QuickplayCannotWin,
        Ground::NoEffort => Topic::QuickplayNoEffort,
    };
    let cites = Cites::topic(rules, topic).and_topic(rules, Topic::QuickplayReferred);
    let referral = Referral {
        by,
        ground,
        position: false,
        scoresheet: false,
    };
    draft.push(Happening::PlayEnded(referral), cites);
    draft.ask(Matter::Referred(by, ground), None, cites);
    Ok(())
}

/// The opponent verifies what the claimant wrote down.
pub(crate) fn verify(draft: &mut Draft<'_>, by: Color, evidence: Evidence) -> Result<(), Refusal> {
    let referral = draft.game.referral.ok_or(Refusal::NoQuestion)?;
    if referral.by == by {
        return Err(Refusal::NotYours);
    }
    let topic = match evidence {
        Evidence::Position => Topic::QuickplayCannotWin,
        Evidence::Scoresheet => Topic::QuickplayNoEffort,
    };
    draft.topic(Happening::Verified(evidence), topic);
    Ok(())
}

/// A ruling of the designated arbiter. A claim without its evidence cannot be
/// found correct; a rejected one leaves play ended, with a loss for the
/// claimant proposed (D-41).
pub(crate) fn ruled_referral(
    draft: &mut Draft<'_>,
    ruling: Ruling,
    question: &Question,
) -> Result<bool, Refusal> {
    let Some(referral) = draft.game.referral else {
        return Ok(false);
    };
    let cites = question.cites;
    let complete =
        referral.position && (referral.scoresheet || referral.ground == Ground::CannotWin);
    match (ruling, question.proposal) {
        (Ruling::Accept, None) if !complete => return Err(Refusal::EvidenceMissing),
        (Ruling::Accept, None) => {
            conclude(draft, Conclusion::draw(Cause::NormalMeans), cites);
        }
        (Ruling::Reject, None) => {
            let by = referral.by;
            let lost = Conclusion::win(!by, Cause::Arbiter);
            let matter = Matter::Referred(by, referral.ground);
            draft.ask(matter, Some(Proposal::End(lost)), cites);
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// Time for the opponent of a quickplay claimant; the Finnish claim gives none.
/// The answer is whether he got any.
pub(crate) fn bonus(draft: &mut Draft<'_>, by: Color, claim: Claim, topic: Topic) -> bool {
    let rule = draft.rules().quickplay_bonus();
    let (Claim::Quickplay { .. }, Some(ms)) = (claim, rule.value.ms()) else {
        return false;
    };
    let time = Millis::from_ms(u64::from(ms));
    let cites = Cites::topic(draft.rules(), topic).and_ruled(&rule);
    draft.push(Happening::TimeAdded(!by, time), cites);
    true
}
