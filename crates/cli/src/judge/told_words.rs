//! The words for claims, causes and conduct.

use tuomari_board::{Color, Illegality};
use tuomari_conduct::{
    Appeal, Breach, By, Cause, Claim, ClockFault, Conclusion, Contact, Device, Duties, Duty,
    Evidence, FixedBy, Flaw, Ground, Incident, Medium, Misconduct, Offender, PerMove, Proof, Side,
    StartError,
};

use super::telling::Telling;
use crate::messages::Messages;

/// Why a move is not legal.
pub(super) fn illegality(say: &Messages, why: Illegality) -> Telling<'_> {
    Telling::new(say, format!("illegality-{why}"))
}

/// How the game ended.
pub(super) fn conclusion(say: &Messages, conclusion: Conclusion) -> Telling<'_> {
    let told = match conclusion.score() {
        Some(points) => Telling::new(say, "event-concluded").text("score", &points.to_string()),
        None => Telling::new(say, "event-annulled"),
    };
    told.sentence("cause", cause(say, conclusion.cause))
}

fn cause(say: &Messages, cause: Cause) -> Telling<'_> {
    let (key, player): (&'static str, Option<Color>) = match cause {
        Cause::Checkmate => ("cause-checkmate", None),
        Cause::Resignation(by) => ("cause-resignation", Some(by)),
        Cause::Stalemate => ("cause-stalemate", None),
        Cause::DeadPosition => ("cause-dead-position", None),
        Cause::Agreement => ("cause-agreement", None),
        Cause::Threefold => ("cause-threefold", None),
        Cause::FiftyMoves => ("cause-fifty-moves", None),
        Cause::Fivefold => ("cause-fivefold", None),
        Cause::SeventyFive => ("cause-seventy-five", None),
        Cause::Time(of) => ("cause-time", Some(of)),
        Cause::BothTimes => ("cause-both-times", None),
        Cause::IllegalMove(of) => ("cause-illegal-move", Some(of)),
        Cause::IllegalPosition => ("cause-illegal-position", None),
        Cause::KingCapture(by) => ("cause-king-capture", Some(by)),
        Cause::Absence(of) => ("cause-absence", Some(of)),
        Cause::BothAbsent => ("cause-both-absent", None),
        Cause::Displacing(by) => ("cause-displacing", Some(by)),
        Cause::NormalMeans => ("cause-normal-means", None),
        Cause::Annulled => ("cause-annulled", None),
        Cause::Penalty(of) => ("cause-penalty", Some(of)),
        Cause::SealedMove(of) => ("cause-sealed-move", Some(of)),
        Cause::Signed => ("cause-signed", None),
        Cause::Arbiter => ("cause-arbiter", None),
    };
    let told = Telling::new(say, key);
    match player {
        Some(color) => told.player(color),
        None => told,
    }
}

/// Why a side can never mate.
pub(super) fn proof(proof: Proof) -> &'static str {
    match proof {
        Proof::BareKing => "never-bare-king",
        Proof::Material => "never-material",
        Proof::OutOfReach => "never-out-of-reach",
        Proof::GameOver => "never-game-over",
        Proof::Exhausted { .. } => "never-exhausted",
    }
}

/// Who did something.
pub(super) fn by(by: By) -> &'static str {
    match by {
        By::Player(Color::White) => "player-white",
        By::Player(Color::Black) => "player-black",
        By::Assistant(Color::White) => "by-assistant-white",
        By::Assistant(Color::Black) => "by-assistant-black",
        By::Arbiter => "by-arbiter",
        By::System => "by-system",
    }
}

/// What is claimed.
pub(super) fn claim(claim: Claim) -> &'static str {
    match claim {
        Claim::IllegalMove => "claim-illegal-move",
        Claim::TouchMove => "claim-touch-move",
        Claim::Flag => "claim-flag",
        Claim::Threefold => "claim-threefold",
        Claim::FiftyMoves => "claim-fifty-moves",
        Claim::ExtraTime => "claim-extra-time",
        Claim::Quickplay {
            ground: Ground::CannotWin,
        } => "claim-quickplay-cannot-win",
        Claim::Quickplay {
            ground: Ground::NoEffort,
        } => "claim-quickplay-no-effort",
        Claim::NoProgress => "claim-no-progress",
        Claim::Displaced => "claim-displaced",
    }
}

/// What is noted against a player.
pub(super) fn breach(breach: Breach) -> &'static str {
    match breach {
        Breach::UntimelyOffer => "breach-untimely-offer",
        Breach::BarredOffer => "breach-barred-offer",
        Breach::InadmissibleClaim => "breach-inadmissible-claim",
        Breach::AdjustingOnOpponentsTime => "breach-adjusting-on-opponents-time",
        Breach::PressWithoutMove => "breach-press-without-move",
        Breach::TwoHands => "breach-two-hands",
        Breach::OfferWithdrawn => "breach-offer-withdrawn",
        Breach::Recording(flaw) => self::flaw(flaw),
        Breach::SealedAnotherMove => "breach-sealed-another-move",
        Breach::UnclearAnnouncement => "breach-unclear-announcement",
        Breach::LateCorrection => "breach-late-correction",
        Breach::PrematurePress => "breach-premature-press",
    }
}

fn flaw(flaw: Flaw) -> &'static str {
    match flaw {
        Flaw::NotRecorded => "flaw-not-recorded",
        Flaw::WrittenAhead => "flaw-written-ahead",
        Flaw::ForeignEntry => "flaw-foreign-entry",
        Flaw::OfferNotMarked => "flaw-offer-not-marked",
        Flaw::OtherNotation => "flaw-other-notation",
        Flaw::LongForm => "flaw-long-form",
        Flaw::PawnLetter => "flaw-pawn-letter",
        Flaw::FileMissing => "flaw-file-missing",
        Flaw::Ambiguous => "flaw-ambiguous",
        Flaw::PromotionMissing => "flaw-promotion-missing",
        Flaw::NoSuchMove => "flaw-no-such-move",
        Flaw::AnotherMove => "flaw-another-move",
        Flaw::NotUpdated => "flaw-not-updated",
        Flaw::NotReturned => "flaw-not-returned",
        Flaw::ViewedTooOften => "flaw-viewed-too-often",
    }
}

/// Whose conduct, and what it was.
pub(super) fn incident(told: Telling<'_>, incident: Incident) -> Telling<'_> {
    let of = match incident.of {
        Offender::Player(color) => by(By::Player(color)),
        Offender::Both => "offender-both",
        Offender::Outsider => "offender-outsider",
    };
    told.word("offender", of)
        .word("misconduct", misconduct(incident.what))
}

fn misconduct(what: Misconduct) -> &'static str {
    match what {
        Misconduct::Disrepute => "misconduct-disrepute",
        Misconduct::LeavingVenue => "misconduct-leaving-venue",
        Misconduct::LeavingArea => "misconduct-leaving-area",
        Misconduct::LeavingUnreported => "misconduct-leaving-unreported",
        Misconduct::Entering => "misconduct-entering",
        Misconduct::OutsideHelp => "misconduct-outside-help",
        Misconduct::Device(Device::InBag { .. }) => "misconduct-device-in-bag",
        Misconduct::Device(Device::Carried) => "misconduct-device-carried",
        Misconduct::Device(Device::Handled) => "misconduct-device-handled",
        Misconduct::Device(Device::Sounded { .. }) => "misconduct-device-sounded",
        Misconduct::SearchRefused { .. } => "misconduct-search-refused",
        Misconduct::Smoking => "misconduct-smoking",
        Misconduct::Disturbance => "misconduct-disturbance",
        Misconduct::PersistentRefusal => "misconduct-persistent-refusal",
        Misconduct::HelpRefused => "misconduct-help-refused",
        Misconduct::HidingScoresheet => "misconduct-hiding-scoresheet",
        Misconduct::WrongHand => "misconduct-wrong-hand",
        Misconduct::RoughWithClock => "misconduct-rough-with-clock",
        Misconduct::AdjustingOnOpponentsTime => "misconduct-adjusting-on-opponents-time",
        Misconduct::Interference => "misconduct-interference",
    }
}

/// What an assistant does.
pub(super) fn duty(duty: Duty) -> &'static str {
    match duty {
        Duty::Pieces => "duty-pieces",
        Duty::Clock => "duty-clock",
        Duty::Scoresheet => "duty-scoresheet",
        Duty::Announcing => "duty-announcing",
        Duty::Informing => "duty-informing",
        Duty::Claiming => "duty-claiming",
        Duty::Adjourning => "duty-adjourning",
    }
}

/// All that an assistant does.
pub(super) fn duties(duties: Duties) -> Vec<&'static str> {
    let all = [
        Duty::Pieces,
        Duty::Clock,
        Duty::Scoresheet,
        Duty::Announcing,
        Duty::Informing,
        Duty::Claiming,
        Duty::Adjourning,
    ];
    let own = all.into_iter().filter(|duty| duties.has(*duty));
    own.map(duty).collect()
}

/// What moves are written on.
pub(super) fn medium(medium: Medium) -> &'static str {
    match medium {
        Medium::Paper => "medium-paper",
        Medium::CertifiedDevice => "medium-certified-device",
        Medium::OtherDevice => "medium-other-device",
        Medium::Braille => "medium-braille",
        Medium::Recorder => "medium-recorder",
    }
}

/// What was wrong at the start.
pub(super) fn start_error(error: StartError) -> &'static str {
    match error {
        StartError::WrongArray => "start-error-wrong-array",
        StartError::BoardTurned => "start-error-board-turned",
        StartError::ColoursReversed => "start-error-colours-reversed",
    }
}

/// What is wrong with a clock.
pub(super) fn clock_fault(fault: ClockFault) -> &'static str {
    match fault {
        ClockFault::Defective => "clock-fault-defective",
        ClockFault::WrongSetting => "clock-fault-wrong-setting",
    }
}

/// The words that texts choose by.
pub(super) fn contact(contact: Contact) -> &'static str {
    match contact {
        Contact::Taken => "taken",
        Contact::Brushed => "brushed",
        Contact::Straightened => "straightened",
    }
}

/// How a move was fixed.
pub(super) fn fixed_by(form: FixedBy) -> &'static str {
    match form {
        FixedBy::Writing => "writing",
        FixedBy::Entry => "entry",
        FixedBy::Declaration => "declaration",
    }
}

/// How extra time is given.
pub(super) fn per_move(form: PerMove) -> &'static str {
    match form {
        PerMove::Increment => "increment",
        PerMove::Delay => "delay",
    }
}

/// What was verified.
pub(super) fn evidence(evidence: Evidence) -> &'static str {
    match evidence {
        Evidence::Position => "position",
        Evidence::Scoresheet => "scoresheet",
    }
}

/// What an appeal is against.
pub(super) fn appeal(appeal: Appeal) -> &'static str {
    match appeal {
        Appeal::Decision => "decision",
        Appeal::Conduct => "conduct",
    }
}

/// A side of the table.
pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}
