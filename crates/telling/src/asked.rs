//! What is asked, ruled and refused, and how games end.

use tuomari_board::Color;
use tuomari_conduct::{
    Cause, Claim, Conclusion, Incident, Matter, Measure, Penalty, Proposal, Question, Refusal,
    Ruling,
};

use crate::{
    told::{Told, ToldValue, count, half_move},
    words,
};

/// A question to the arbiter, with the proposal if there is one.
pub fn question(question: &Question) -> Told {
    let told = match question.proposal {
        Some(proposed) => Told::new("event-asked-proposal").phrase("proposal", proposal(proposed)),
        None => Told::new("event-asked"),
    };
    told.number("number", question.id.0)
        .phrase("matter", matter(question.matter))
}

/// What a question is about.
pub fn matter(matter: Matter) -> Told {
    let new = |key: &'static str| Told::new(key);
    let of = |key: &'static str, color: Color| Told::new(key).player(color);
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
        Matter::Incident(what, tally) => {
            let told = incident("matter-incident", "matter-incident-at", what);
            told.detail("warnings", u64::from(tally.warnings))
        }
        Matter::Reconstruction => new("matter-reconstruction"),
        Matter::Scoresheet(whose) => of("matter-scoresheet", whose),
        Matter::Unsigned(by) => of("matter-unsigned", by),
        Matter::ResultDisputed => new("matter-result-disputed"),
        Matter::ResultOverwritten => new("matter-result-overwritten"),
        Matter::DrawConsent(by) => of("matter-draw-consent", by),
        Matter::Appeal(by) => of("matter-appeal", by),
        Matter::Assistant {
            of: whose,
            duties,
            disabled,
        } => of("matter-assistant", whose)
            .with("duties", ToldValue::Words(words::duties(duties)))
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

/// Whose conduct, what it was, and at which move if that was said.
pub(crate) fn incident(key: &'static str, at: &'static str, incident: Incident) -> Told {
    let told = match incident.ply {
        None => Told::new(key),
        Some(ply) => Told::new(at).phrase("half", half_move(count(ply))),
    };
    told.word("offender", words::offender(incident.of))
        .word("misconduct", words::misconduct(incident.what))
}

/// What the readings propose.
pub fn proposal(proposal: Proposal) -> Told {
    match proposal {
        Proposal::End(end) => Told::new("proposal-end").text("score", end.points),
        Proposal::PlayOn => Told::new("proposal-play-on"),
        Proposal::Warning => Told::new("proposal-warning"),
        Proposal::Reinstate(plies) => Told::new("proposal-reinstate").plies(plies),
        Proposal::NewGame => Told::new("proposal-new-game"),
        Proposal::CorrectArray => Told::new("proposal-correct-array"),
        Proposal::Times(white, black) => Told::new("proposal-times")
            .time("white", white)
            .time("black", black),
        Proposal::Restore => Told::new("proposal-restore"),
        Proposal::Replace => Told::new("proposal-replace"),
        Proposal::Expel => Told::new("proposal-expel"),
        Proposal::FollowSheets(plies) => Told::new("proposal-follow-sheets").plies(plies),
    }
}

/// How the arbiter rules.
pub fn ruling(ruling: Ruling) -> Told {
    let timed = |key: &'static str, of, time| Told::new(key).player(of).time("time", time);
    match ruling {
        Ruling::Accept => Told::new("ruling-accept"),
        Ruling::Reject => Told::new("ruling-reject"),
        Ruling::End { points } => Told::new("ruling-end").text("score", points),
        Ruling::Reinstate { plies } => Told::new("ruling-reinstate").plies(plies),
        Ruling::Warn { of } => Told::new("ruling-warn").player(of),
        Ruling::AddTime { of, time } => timed("ruling-add-time", of, time),
        Ruling::TakeTime { of, time } => timed("ruling-take-time", of, time),
        Ruling::Postpone { bonus } => Told::new("ruling-postpone").detail("bonus", bonus),
        Ruling::NewGame => Told::new("ruling-new-game"),
        Ruling::Times { white, black } => Told::new("ruling-times")
            .time("white", white)
            .time("black", black),
        Ruling::Penalise(imposed) => penalty("ruling-penalise", imposed),
        Ruling::Expel => Told::new("ruling-expel"),
        Ruling::Replay => Told::new("ruling-replay"),
    }
}

/// A penalty, in a sentence of this key.
pub fn penalty(key: &'static str, penalty: Penalty) -> Told {
    Told::new(key)
        .player(penalty.offender)
        .phrase("measure", measure(penalty.measure))
}

/// What a penalty is.
pub fn measure(measure: Measure) -> Told {
    match measure {
        Measure::Warning => Told::new("measure-warning"),
        Measure::AddTime { time } => Told::new("measure-add-time").time("time", time),
        Measure::TakeTime { time } => Told::new("measure-take-time").time("time", time),
        Measure::RaiseOpponent { halves } => {
            Told::new("measure-raise-opponent").text("points", points(halves))
        }
        Measure::LowerOffender { halves } => {
            Told::new("measure-lower-offender").text("points", points(halves))
        }
        Measure::Loss { opponent } => Told::new("measure-loss").text("points", points(opponent)),
        Measure::Fine { amount } => Told::new("measure-fine").number("amount", amount),
        Measure::Exclusion { rounds } => Told::new("measure-exclusion").number("rounds", rounds),
        Measure::Expulsion => Told::new("measure-expulsion"),
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

/// How the game ended.
pub fn conclusion(conclusion: Conclusion) -> Told {
    let told = match conclusion.score() {
        Some(points) => Told::new("event-concluded").text("score", points),
        None => Told::new("event-annulled"),
    };
    told.sentence("cause", cause(conclusion.cause))
}

/// Why a game ended.
pub fn cause(cause: Cause) -> Told {
    let new = |key: &'static str| Told::new(key);
    let of = |key: &'static str, color: Color| Told::new(key).player(color);
    match cause {
        Cause::Checkmate => new("cause-checkmate"),
        Cause::Resignation(by) => of("cause-resignation", by),
        Cause::Stalemate => new("cause-stalemate"),
        Cause::DeadPosition => new("cause-dead-position"),
        Cause::Agreement => new("cause-agreement"),
        Cause::Threefold => new("cause-threefold"),
        Cause::FiftyMoves => new("cause-fifty-moves"),
        Cause::Fivefold => new("cause-fivefold"),
        Cause::SeventyFive => new("cause-seventy-five"),
        Cause::Time(whose) => of("cause-time", whose),
        Cause::BothTimes => new("cause-both-times"),
        Cause::IllegalMove(by) => of("cause-illegal-move", by),
        Cause::IllegalPosition => new("cause-illegal-position"),
        Cause::KingCapture(by) => of("cause-king-capture", by),
        Cause::Absence(who) => of("cause-absence", who),
        Cause::BothAbsent => new("cause-both-absent"),
        Cause::Displacing(by) => of("cause-displacing", by),
        Cause::NormalMeans => new("cause-normal-means"),
        Cause::Annulled => new("cause-annulled"),
        Cause::Penalty(who) => of("cause-penalty", who),
        Cause::SealedMove(by) => of("cause-sealed-move", by),
        Cause::Signed => new("cause-signed"),
        Cause::Arbiter => new("cause-arbiter"),
        Cause::Interference => new("cause-interference"),
        Cause::PositionLost => new("cause-position-lost"),
    }
}

/// Why a command made no sense.
pub fn refusal(refusal: Refusal) -> Told {
    Told::new(format!("refusal-{}", refusal.id()))
}
