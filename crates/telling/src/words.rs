//! The words for claims, breaches and conduct, and the ids that texts choose by.

use std::borrow::Cow;

use tuomari_board::{Color, Illegality};
use tuomari_conduct::{
    Appeal, Breach, By, Claim, ClockFault, ClockReason, Contact, Device, Duties, Duty, Evidence,
    FixedBy, Flaw, Ground, Item, Lapse, Medium, Misconduct, Offender, PerMove, Proof, Side,
    StartError,
};

use crate::told::Told;

/// Why a move is not legal.
pub(crate) fn illegality(why: Illegality) -> Told {
    Told::new(format!("illegality-{why}"))
}

/// Why a side can never mate.
pub(crate) fn proof(proof: Proof) -> &'static str {
    match proof {
        Proof::BareKing => "never-bare-king",
        Proof::Material => "never-material",
        Proof::OutOfReach => "never-out-of-reach",
        Proof::GameOver => "never-game-over",
        Proof::Exhausted { .. } => "never-exhausted",
    }
}

/// Who did something.
pub(crate) fn by(by: By) -> &'static str {
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
pub(crate) fn claim(claim: Claim) -> &'static str {
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
pub(crate) fn breach(breach: Breach) -> &'static str {
    match breach {
        Breach::UntimelyOffer => "breach-untimely-offer",
        Breach::BarredOffer => "breach-barred-offer",
        Breach::InadmissibleClaim => "breach-inadmissible-claim",
        Breach::AdjustingOnOpponentsTime => "breach-adjusting-on-opponents-time",
        Breach::PressWithoutMove => "breach-press-without-move",
        Breach::TwoHands => "breach-two-hands",
        Breach::UnfoundedClaims => "breach-unfounded-claims",
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
        Flaw::SquareMissing => "flaw-square-missing",
        Flaw::Ambiguous => "flaw-ambiguous",
        Flaw::PromotionMissing => "flaw-promotion-missing",
        Flaw::NoSuchMove => "flaw-no-such-move",
        Flaw::AnotherMove => "flaw-another-move",
        Flaw::NotUpdated => "flaw-not-updated",
        Flaw::NotReturned => "flaw-not-returned",
        Flaw::ViewedTooOften => "flaw-viewed-too-often",
    }
}

/// Whose conduct.
pub(crate) fn offender(of: Offender) -> &'static str {
    match of {
        Offender::Player(color) => by(By::Player(color)),
        Offender::Both => "offender-both",
        Offender::Outsider => "offender-outsider",
    }
}

/// What the conduct was.
pub(crate) fn misconduct(what: Misconduct) -> &'static str {
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
pub(crate) fn duty(duty: Duty) -> &'static str {
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
pub(crate) fn duties(duties: Duties) -> Vec<Cow<'static, str>> {
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
    own.map(|own| Cow::Borrowed(duty(own))).collect()
}

/// What moves are written on.
pub(crate) fn medium(medium: Medium) -> &'static str {
    match medium {
        Medium::Paper => "medium-paper",
        Medium::CertifiedDevice => "medium-certified-device",
        Medium::OtherDevice => "medium-other-device",
        Medium::Braille => "medium-braille",
        Medium::Recorder => "medium-recorder",
    }
}

/// What was wrong at the start.
pub(crate) fn start_error(error: StartError) -> &'static str {
    match error {
        StartError::WrongArray => "start-error-wrong-array",
        StartError::BoardTurned => "start-error-board-turned",
        StartError::ColoursReversed => "start-error-colours-reversed",
    }
}

/// What is wrong with a clock.
pub(crate) fn clock_fault(fault: ClockFault) -> &'static str {
    match fault {
        ClockFault::Defective => "clock-fault-defective",
        ClockFault::WrongSetting => "clock-fault-wrong-setting",
    }
}

/// The words that texts choose by.
pub(crate) fn contact(contact: Contact) -> &'static str {
    match contact {
        Contact::Taken => "taken",
        Contact::Brushed => "brushed",
        Contact::Straightened => "straightened",
    }
}

/// How a move was fixed.
pub(crate) fn fixed_by(form: FixedBy) -> &'static str {
    match form {
        FixedBy::Writing => "writing",
        FixedBy::Entry => "entry",
        FixedBy::Declaration => "declaration",
    }
}

/// How extra time is given.
pub(crate) fn per_move(form: PerMove) -> &'static str {
    match form {
        PerMove::Increment => "increment",
        PerMove::Delay => "delay",
    }
}

/// What was verified.
pub(crate) fn evidence(evidence: Evidence) -> &'static str {
    match evidence {
        Evidence::Position => "position",
        Evidence::Scoresheet => "scoresheet",
    }
}

/// What an appeal is against.
pub(crate) fn appeal(appeal: Appeal) -> &'static str {
    match appeal {
        Appeal::Decision => "decision",
        Appeal::Conduct => "conduct",
    }
}

/// A side of the table.
pub(crate) fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

/// How an offer ended.
pub(crate) fn lapse(lapse: Lapse) -> &'static str {
    match lapse {
        Lapse::Declined => "declined",
        Lapse::Touched => "touched",
        Lapse::Spent => "spent",
    }
}

/// What an envelope bears.
pub(crate) fn item(item: Item) -> &'static str {
    match item {
        Item::Names => "item-names",
        Item::Position => "item-position",
        Item::Times => "item-times",
        Item::Sealer => "item-sealer",
        Item::Number => "item-number",
        Item::Offer => "item-offer",
        Item::Resumption => "item-resumption",
    }
}

/// Why an arbiter touches the clock.
pub(crate) fn clock_reason(why: ClockReason) -> &'static str {
    match why {
        ClockReason::Defect => "defect",
        ClockReason::Setting => "setting",
        ClockReason::Schedule => "schedule",
        ClockReason::Restoring => "restoring",
        ClockReason::Dispute => "dispute",
        ClockReason::Request => "request",
    }
}
