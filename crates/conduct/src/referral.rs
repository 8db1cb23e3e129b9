//! Rulings on matters of scoresheets, conduct, assistants, adjournment and
//! blind players.

use tuomari_board::Color;
use tuomari_rulebook::{AssistantClockAdjust, SpectatorInterference, Topic};

use crate::{
    assistant,
    behaviour::{Incident, Misconduct, Offender},
    blind,
    cites::Cites,
    conclusion::{Cause, Conclusion},
    decide::Log,
    ending::conclude,
    event::Happening,
    penalty::{self, Measure, Penalty},
    question::{Matter, Proposal, Question},
    refusal::Refusal,
    ruling::Ruling,
    scoring::Scoring,
    updating,
};

/// Rules on a question, if its matter is one of these or the ruling is a
/// penalty.
pub(crate) fn rule(
    log: &mut Log<'_>,
    question: Question,
    ruling: Ruling,
) -> Option<Result<(), Refusal>> {
    let cites = question.cites;
    match ruling {
        Ruling::Penalise(penalty) => return Some(penalty::impose(log, penalty, cites)),
        Ruling::Warn(of) => return Some(warn(log, of, cites)),
        Ruling::Replay => return Some(replay(log, question)),
        _ => {}
    }
    Some(match question.matter {
        Matter::Incident(incident, _) => incident_ruled(log, incident, question, ruling),
        Matter::Breach(of) if ruling == Ruling::Accept => match question.proposal {
            Some(Proposal::Warning) => warn(log, of, cites),
            _ => return None,
        },
        Matter::Reconstruction => reconstruction(log, ruling, cites),
        Matter::Scoresheet(of) => {
            if ruling == Ruling::Accept {
                let replaced = Scoring::SheetReplaced(of);
                log.push(Happening::Scoring(replaced), cites);
            }
            Ok(())
        }
        Matter::Assistant {
            of,
            duties,
            disabled,
        } => {
            if ruling == Ruling::Accept {
                assistant::approve(log, of, duties, disabled);
            }
            Ok(())
        }
        Matter::AssistantClock(of) => assistant_clock(log, of, ruling, cites),
        Matter::UsedTime(_) => adjust(log, ruling, cites),
        Matter::BoardsDiffer => match (ruling, question.proposal) {
            (Ruling::Accept, Some(Proposal::FollowSheets(ply))) => {
                blind::follow_sheets(log, ply, cites);
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
            settled(log, question, ruling);
            Ok(())
        }
        _ => return None,
    })
}

/// Accepting a proposed end enters it, if it is not the one that stands.
fn settled(log: &mut Log<'_>, question: Question, ruling: Ruling) {
    if let (Ruling::Accept, Some(Proposal::End(end))) = (ruling, question.proposal)
        && log.game.conclusion != Some(end)
    {
        conclude(log, end, question.cites);
    }
}

fn warn(log: &mut Log<'_>, of: Color, cites: Cites) -> Result<(), Refusal> {
    let penalty = Penalty {
        offender: of,
        measure: Measure::Warning,
    };
    penalty::impose(log, penalty, cites)
}

/// Accepting does as proposed; an outsider is sent away, both are warned.
fn incident_ruled(
    log: &mut Log<'_>,
    incident: Incident,
    question: Question,
    ruling: Ruling,
) -> Result<(), Refusal> {
    let cites = question.cites;
    match (ruling, question.proposal) {
        (Ruling::Reject, _) => Ok(()),
        (Ruling::Accept, Some(Proposal::End(end))) => {
            conclude(log, end, cites);
            Ok(())
        }
        (Ruling::Accept, Some(Proposal::Warning)) => match incident.of {
            Offender::Player(of) => warn(log, of, cites),
            Offender::Both => {
                warn(log, Color::White, cites)?;
                warn(log, Color::Black, cites)
            }
            Offender::Outsider => Ok(()),
        },
        (Ruling::Accept, Some(Proposal::Expel)) | (Ruling::Expel, _) => {
            if incident.of != Offender::Outsider {
                return Err(Refusal::RulingDoesNotFit);
            }
            log.push(Happening::OutsiderExpelled, cites);
            Ok(())
        }
        (Ruling::End(points), _) => {
            let cause = match (incident.of, incident.what) {
                (Offender::Player(of), Misconduct::PersistentRefusal) => Cause::Penalty(of),
                _ => Cause::Arbiter,
            };
            conclude(log, Conclusion { points, cause }, cites);
            Ok(())
        }
        _ => adjust(log, ruling, cites),
    }
}

/// A game somebody meddled in is played again, where the rulebook has that.
fn replay(log: &mut Log<'_>, question: Question) -> Result<(), Refusal> {
    let rule = log.rules().spectator_interference();
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
    let cites = Cites::ruled(&rule).and_topic(log.rules(), Topic::Interference);
    crate::new_game::annul(log, cites);
    Ok(())
}

/// The game was reconstructed, or could not be: then the next move is the
/// first of the next period.
fn reconstruction(log: &mut Log<'_>, ruling: Ruling, cites: Cites) -> Result<(), Refusal> {
    match ruling {
        Ruling::Accept => {
            log.push(Happening::Scoring(Scoring::Reconstructed), cites);
            Ok(())
        }
        Ruling::Reject => {
            updating::begin_next_period(log);
            Ok(())
        }
        _ => Err(Refusal::RulingDoesNotFit),
    }
}

/// Whose clock is adjusted for an assistant: the assisted player's, or as the
/// arbiter judges.
fn assistant_clock(
    log: &mut Log<'_>,
    of: Color,
    ruling: Ruling,
    cites: Cites,
) -> Result<(), Refusal> {
    let rule = log.rules().assistant_clock_adjust();
    let whose = match ruling {
        Ruling::AddTime(whose, _) | Ruling::TakeTime(whose, _) => Some(whose),
        _ => None,
    };
    if rule.value == AssistantClockAdjust::AssistedUnlessDisabled && whose == Some(!of) {
        return Err(Refusal::NotProvided(Cites::ruled(&rule)));
    }
    adjust(log, ruling, cites)
}

fn adjust(log: &mut Log<'_>, ruling: Ruling, cites: Cites) -> Result<(), Refusal> {
    match ruling {
        Ruling::AddTime(to, time) => log.push(Happening::TimeAdded(to, time), cites),
        Ruling::TakeTime(from, time) => log.push(Happening::TimeTaken(from, time), cites),
        Ruling::Accept | Ruling::Reject => {}
        _ => return Err(Refusal::RulingDoesNotFit),
    }
    Ok(())
}
