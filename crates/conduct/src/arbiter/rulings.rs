//! Rulings on matters of scoresheets, conduct, assistants, adjournment and
//! blind players.

use tuomari_board::Color;
use tuomari_rulebook::{AssistantClockAdjust, SpectatorInterference, Topic};

use crate::{
    arbiter::{
        assistants,
        penalties::{self, Measure, Penalty},
    },
    blind::two_boards,
    conduct::behaviour::{Incident, Misconduct, Offender},
    draft::Draft,
    ending::concluding::conclude,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::Happening,
        question::{Matter, Proposal, Question},
        refusal::Refusal,
        ruling::Ruling,
        sheet_events::Scoring,
    },
    recording::updating,
};

/// Rules on a question, if its matter is one of these or the ruling is a
/// penalty.
pub(crate) fn rule(
    draft: &mut Draft<'_>,
    question: Question,
    ruling: Ruling,
) -> Option<Result<(), Refusal>> {
    let cites = question.cites;
    match ruling {
        Ruling::Penalise(penalty) => return Some(penalties::impose(draft, penalty, cites)),
        Ruling::Warn(of) => return Some(warn(draft, of, cites)),
        Ruling::Replay => return Some(replay(draft, question)),
        _ => {}
    }
    Some(match question.matter {
        Matter::Incident(incident, _) => incident_ruled(draft, incident, question, ruling),
        Matter::Breach(of) if ruling == Ruling::Accept => match question.proposal {
            Some(Proposal::Warning) => warn(draft, of, cites),
            _ => return None,
        },
        Matter::Reconstruction => reconstruction(draft, ruling, cites),
        Matter::Scoresheet(of) => {
            if ruling == Ruling::Accept {
                let replaced = Scoring::SheetReplaced(of);
                draft.push(Happening::Scoring(replaced), cites);
            }
            Ok(())
        }
        Matter::Assistant {
            of,
            duties,
            disabled,
        } => {
            if ruling == Ruling::Accept {
                assistants::approve(draft, of, duties, disabled);
            }
            Ok(())
        }
        Matter::AssistantClock(of) => assistant_clock(draft, of, ruling, cites),
        Matter::UsedTime(_) => adjust(draft, ruling, cites),
        Matter::BoardsDiffer => match (ruling, question.proposal) {
            (Ruling::Accept, Some(Proposal::FollowSheets(ply))) => {
                two_boards::follow_sheets(draft, ply, cites);
                Ok(())
            }
            _ => return None,
        },
        Matter::Appeal(_)
        | Matter::Unsigned(_)
        | Matter::ResultDisputed
        | Matter::EnvelopeIncomplete
            if matches!(ruling, Ruling::Accept | Ruling::Reject) =>
        {
            settled(draft, question, ruling);
            Ok(())
        }
        _ => return None,
    })
}

/// Accepting a proposed end enters it, if it is not the one that stands.
fn settled(draft: &mut Draft<'_>, question: Question, ruling: Ruling) {
    if let (Ruling::Accept, Some(Proposal::End(end))) = (ruling, question.proposal)
        && draft.game.conclusion != Some(end)
    {
        conclude(draft, end, question.cites);
    }
}

fn warn(draft: &mut Draft<'_>, of: Color, cites: Cites) -> Result<(), Refusal> {
    let penalty = Penalty {
        offender: of,
        measure: Measure::Warning,
    };
    penalties::impose(draft, penalty, cites)
}

/// Accepting does as proposed; an outsider is sent away, both are warned.
fn incident_ruled(
    draft: &mut Draft<'_>,
    incident: Incident,
    question: Question,
    ruling: Ruling,
) -> Result<(), Refusal> {
    let cites = question.cites;
    match (ruling, question.proposal) {
        (Ruling::Reject, _) => Ok(()),
        (Ruling::Accept, Some(Proposal::End(end))) => {
            conclude(draft, end, cites);
            Ok(())
        }
        (Ruling::Accept, Some(Proposal::Warning)) => match incident.of {
            Offender::Player(of) => warn(draft, of, cites),
            Offender::Both => {
                warn(draft, Color::White, cites)?;
                warn(draft, Color::Black, cites)
            }
            Offender::Outsider => Ok(()),
        },
        (Ruling::Accept, Some(Proposal::Expel)) | (Ruling::Expel, _) => {
            if incident.of != Offender::Outsider {
                return Err(Refusal::RulingDoesNotFit);
            }
            draft.push(Happening::OutsiderExpelled, cites);
            Ok(())
        }
        (Ruling::End(points), _) => {
            let cause = match (incident.of, incident.what) {
                (Offender::Player(of), Misconduct::PersistentRefusal) => Cause::Penalty(of),
                _ => Cause::Arbiter,
            };
            conclude(draft, Conclusion { points, cause }, cites);
            Ok(())
        }
        _ => adjust(draft, ruling, cites),
    }
}

/// A game somebody meddled in is played again, where the rulebook has that.
fn replay(draft: &mut Draft<'_>, question: Question) -> Result<(), Refusal> {
    let rule = draft.rules().spectator_interference();
    let by_outsider = matches!(
        question.matter,
        Matter::Incident(incident, _) if incident.of == Offender::Outsider
    );
    if !by_outsider {
        return Err(Refusal::RulingDoesNotFit);
    }
    if rule.value != SpectatorInterference::ExpelOrReplay {
        return Err(Refusal::NotProvided(Cites::ruled(&rule)));
    }
    let cites = Cites::ruled(&rule).and_topic(draft.rules(), Topic::Interference);
    crate::start::new_game::annul(draft, cites);
    Ok(())
}

/// The game was reconstructed, or could not be: then the next move is the
/// first of the next period.
fn reconstruction(draft: &mut Draft<'_>, ruling: Ruling, cites: Cites) -> Result<(), Refusal> {
    match ruling {
        Ruling::Accept => {
            draft.push(Happening::Scoring(Scoring::Reconstructed), cites);
            Ok(())
        }
        Ruling::Reject => {
            updating::begin_next_period(draft);
            Ok(())
        }
        _ => Err(Refusal::RulingDoesNotFit),
    }
}

/// Whose clock is adjusted for an assistant: the assisted player's, or as the
/// arbiter judges.
fn assistant_clock(
    draft: &mut Draft<'_>,
    of: Color,
    ruling: Ruling,
    cites: Cites,
) -> Result<(), Refusal> {
    let rule = draft.rules().assistant_clock_adjust();
    let whose = match ruling {
        Ruling::AddTime(whose, _) | Ruling::TakeTime(whose, _) => Some(whose),
        _ => None,
    };
    if rule.value == AssistantClockAdjust::AssistedUnlessDisabled && whose == Some(!of) {
        return Err(Refusal::NotProvided(Cites::ruled(&rule)));
    }
    adjust(draft, ruling, cites)
}

fn adjust(draft: &mut Draft<'_>, ruling: Ruling, cites: Cites) -> Result<(), Refusal> {
    match ruling {
        Ruling::AddTime(to, time) => draft.push(Happening::TimeAdded(to, time), cites),
        Ruling::TakeTime(from, time) => draft.push(Happening::TimeTaken(from, time), cites),
        Ruling::Accept | Ruling::Reject => {}
        _ => return Err(Refusal::RulingDoesNotFit),
    }
    Ok(())
}
