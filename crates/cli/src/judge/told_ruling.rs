//! Questions, rulings and penalties in words.

use tuomari_board::Color;
use tuomari_conduct::{Claim, Matter, Measure, Proposal, Question, Ruling};

use super::{telling::Telling, told_words as words};
use crate::messages::Messages;

/// A question to the arbiter, with the proposal if there is one.
pub(super) fn question<'a>(say: &'a Messages, question: &Question) -> Telling<'a> {
    let told = match question.proposal {
        Some(proposal) => Telling::new(say, "event-asked-proposal")
            .phrase("proposal", self::proposal(say, proposal)),
        None => Telling::new(say, "event-asked"),
    };
    told.number("number", question.id.0)
        .phrase("matter", matter(say, question.matter))
}

pub(super) fn matter(say: &Messages, matter: Matter) -> Telling<'_> {
    let new = |key: &'static str| Telling::new(say, key);
    let of = |key: &'static str, color: Color| Telling::new(say, key).player(color);
    match matter {
        Matter::Claim(by, claim) => of("matter-claim", by).word("claim", words::claim(claim)),
        Matter::BothFlags => new("matter-both-flags"),
        Matter::CanMate(side, spent) => {
            of("matter-can-mate", side).number("positions", spent.positions)
        }
        Matter::BlockedPawns(side, proof) => {
            of("matter-blocked-pawns", side).word("proof", words::proof(proof))
        }
        Matter::DeadBeforeResult(plies) => new("matter-dead-before-result").plies(plies),
        Matter::IllegalPosition => new("matter-illegal-position"),
        Matter::EventOrder { illegal } => of("matter-event-order", illegal),
        Matter::SeveralIrregularities(by) => of("matter-several-irregularities", by),
        Matter::Breach(by) => of("matter-breach", by),
        Matter::Contact(by) => of("matter-contact", by),
        Matter::EndByForbiddenMove(by) => of("matter-end-by-forbidden-move", by),
        Matter::BothLate => new("matter-both-late"),
        Matter::StartError(error) => {
            new("matter-start-error").word("error", words::start_error(error))
        }
        Matter::NewGameTimes => new("matter-new-game-times"),
        Matter::ClockFault(fault) => {
            new("matter-clock-fault").word("fault", words::clock_fault(fault))
        }
        Matter::Displaced(by) => of("matter-displaced", by),
        Matter::PieceOffItsSquare => new("matter-piece-off-its-square"),
        Matter::ExtraTime(by, form) => {
            of("matter-extra-time", by).detail("form", words::per_move(form))
        }
        Matter::Watched(by, claim) => of("matter-watched", by).word("claim", words::claim(claim)),
        Matter::Referred(by, ground) => {
            of("matter-referred", by).word("claim", words::claim(Claim::Quickplay { ground }))
        }
        Matter::Incident(incident, tally) => {
            words::incident(new("matter-incident"), incident).detail("warnings", tally.warnings)
        }
        Matter::Reconstruction => new("matter-reconstruction"),
        Matter::Scoresheet(of_whom) => of("matter-scoresheet", of_whom),
        Matter::Unsigned(by) => of("matter-unsigned", by),
        Matter::ResultDisputed => new("matter-result-disputed"),
        Matter::Appeal(by) => of("matter-appeal", by),
        Matter::Assistant {
            of: whose,
            duties,
            disabled,
        } => of("matter-assistant", whose)
            .words("duties", &words::duties(duties))
            .detail("disabled", disabled),
        Matter::AssistantClock(whose) => of("matter-assistant-clock", whose),
        Matter::EnvelopeIncomplete => new("matter-envelope-incomplete"),
        Matter::SealedMove(by) => of("matter-sealed-move", by),
        Matter::LateAtResumption(Some(who)) => of("matter-late-at-resumption", who),
        Matter::LateAtResumption(None) => new("matter-both-late-at-resumption"),
        Matter::UsedTime(whose) => of("matter-used-time", whose),
        Matter::BoardsDiffer => new("matter-boards-differ"),
    }
}

fn proposal(say: &Messages, proposal: Proposal) -> Telling<'_> {
    let new = |key: &'static str| Telling::new(say, key);
    match proposal {
        Proposal::End(end) => new("proposal-end").text("score", &end.points.to_string()),
        Proposal::PlayOn => new("proposal-play-on"),
        Proposal::Warning => new("proposal-warning"),
        Proposal::Reinstate(plies) => new("proposal-reinstate").plies(plies),
        Proposal::NewGame => new("proposal-new-game"),
        Proposal::CorrectArray => new("proposal-correct-array"),
        Proposal::Times(white, black) => new("proposal-times")
            .time("white", white)
            .time("black", black),
        Proposal::Restore => new("proposal-restore"),
        Proposal::Replace => new("proposal-replace"),
        Proposal::Expel => new("proposal-expel"),
        Proposal::FollowSheets(plies) => new("proposal-follow-sheets").plies(plies),
    }
}

/// How the arbiter rules.
pub(super) fn ruling(say: &Messages, ruling: Ruling) -> Telling<'_> {
    let new = |key: &'static str| Telling::new(say, key);
    match ruling {
        Ruling::Accept => new("ruling-accept"),
        Ruling::Reject => new("ruling-reject"),
        Ruling::End { points } => new("ruling-end").text("score", &points.to_string()),
        Ruling::Reinstate { plies } => new("ruling-reinstate").plies(plies),
        Ruling::Warn { of } => new("ruling-warn").player(of),
        Ruling::AddTime { of, time } => new("ruling-add-time").player(of).time("time", time),
        Ruling::TakeTime { of, time } => new("ruling-take-time").player(of).time("time", time),
        Ruling::Postpone { bonus } => new("ruling-postpone").detail("bonus", bonus),
        Ruling::NewGame => new("ruling-new-game"),
        Ruling::Times { white, black } => new("ruling-times")
            .time("white", white)
            .time("black", black),
        Ruling::Penalise(penalty) => new("ruling-penalise")
            .player(penalty.offender)
            .phrase("measure", measure(say, penalty.measure)),
        Ruling::Expel => new("ruling-expel"),
        Ruling::Replay => new("ruling-replay"),
    }
}

/// What a penalty is.
pub(super) fn measure(say: &Messages, measure: Measure) -> Telling<'_> {
    let new = |key: &'static str| Telling::new(say, key);
    match measure {
        Measure::Warning => new("measure-warning"),
        Measure::AddTime { time } => new("measure-add-time").time("time", time),
        Measure::TakeTime { time } => new("measure-take-time").time("time", time),
        Measure::RaiseOpponent { halves } => {
            new("measure-raise-opponent").text("points", &points(halves))
        }
        Measure::LowerOffender { halves } => {
            new("measure-lower-offender").text("points", &points(halves))
        }
        Measure::Loss { opponent } => new("measure-loss").text("points", &points(opponent)),
        Measure::Fine { amount } => new("measure-fine").number("amount", amount),
        Measure::Exclusion { rounds } => new("measure-exclusion").number("rounds", rounds),
        Measure::Expulsion => new("measure-expulsion"),
    }
}

/// Halves of a point as they are written.
fn points(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}
