//! Refusals in words.

use tuomari_conduct::Refusal;

/// Why a command made no sense.
pub(super) fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::GameOver => "refusal-game-over",
        Refusal::NotYourMove => "refusal-not-your-move",
        Refusal::NotYours => "refusal-not-yours",
        Refusal::NoPiece => "refusal-no-piece",
        Refusal::NothingHeld => "refusal-nothing-held",
        Refusal::ClockNotStarted => "refusal-clock-not-started",
        Refusal::ClockStarted => "refusal-clock-started",
        Refusal::NoClock => "refusal-no-clock",
        Refusal::ClockStopped => "refusal-clock-stopped",
        Refusal::ClockRuns => "refusal-clock-runs",
        Refusal::LeverDown => "refusal-lever-down",
        Refusal::NoOffer => "refusal-no-offer",
        Refusal::OfferOpen => "refusal-offer-open",
        Refusal::IllegalHere => "refusal-illegal-here",
        Refusal::CannotFix => "refusal-cannot-fix",
        Refusal::NoQuestion => "refusal-no-question",
        Refusal::RulingDoesNotFit => "refusal-ruling-does-not-fit",
        Refusal::NoLineAwaited => "refusal-no-line-awaited",
        Refusal::NoAppointment => "refusal-no-appointment",
        Refusal::AlreadyHere => "refusal-already-here",
        Refusal::NobodyLate => "refusal-nobody-late",
        Refusal::NothingDisplaced => "refusal-nothing-displaced",
        Refusal::NoSuchPosition => "refusal-no-such-position",
        Refusal::AlreadyWatched => "refusal-already-watched",
        Refusal::AlreadyAsked => "refusal-already-asked",
        Refusal::EvidenceMissing => "refusal-evidence-missing",
        Refusal::PlayBegun => "refusal-play-begun",
        Refusal::GameNotOver => "refusal-game-not-over",
        Refusal::NoScoresheet => "refusal-no-scoresheet",
        Refusal::NoSuchLine => "refusal-no-such-line",
        Refusal::Adjourned => "refusal-adjourned",
        Refusal::NotAdjourned => "refusal-not-adjourned",
        Refusal::NothingSealed => "refusal-nothing-sealed",
        Refusal::TooLong => "refusal-too-long",
        Refusal::NoSecondBoard => "refusal-no-second-board",
        Refusal::NothingAnnounced => "refusal-nothing-announced",
        Refusal::NotByLegalMove(_) => "refusal-not-by-legal-move",
        Refusal::NoSuchArray(_) => "refusal-no-such-array",
        Refusal::NotProvided(_) => "refusal-not-provided",
        Refusal::Forbidden(_) => "refusal-forbidden",
    }
}
