//! Commands that make no sense. Nothing is written for them.

use std::fmt;

use tuomari_rulebook::{Rules, Topic};

use crate::event::cites::Cites;

/// Why a command was refused. A breach of the Laws is never a refusal: it
/// happened, so it is an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The player does not have the move.
    NotYourMove,
    /// That is not for this person to do.
    NotYours,
    NoPiece,
    /// No piece is held.
    NothingHeld,
    /// The clock has not been started.
    ClockNotStarted,
    /// The clock has been started.
    ClockStarted,
    /// The table has no clock.
    NoClock,
    /// The clock is stopped.
    ClockStopped,
    /// The clock is not stopped.
    ClockRuns,
    /// The lever is down on this side already.
    LeverDown,
    /// There is no draw offer to answer.
    NoOffer,
    /// An offer is open already.
    OfferOpen,
    /// This table takes legal moves only.
    IllegalHere,
    /// At this table the move presses the clock.
    MovePresses,
    /// The move to be fixed is not legal or a move is fixed already.
    CannotFix,
    /// There is no such question.
    NoQuestion,
    /// The ruling does not fit the question.
    RulingDoesNotFit,
    /// No ruling can be set aside now.
    NothingToSetAside,
    /// The game did not end by a finding of the software.
    EndedByPeople,
    /// A clock whose flag is down has to be given time.
    TimeMissing,
    /// The clock was not stopped with all others of the room, or somebody
    /// has called the arbiter since.
    StoppedOtherwise,
    /// The arbiter has overruled such a finding.
    Overruled,
    /// The software sees how the game at this table ends.
    SeenHere,
    /// No line is awaited from this player.
    NoLineAwaited,
    /// No hour has been appointed.
    NoAppointment,
    /// The player is there already.
    AlreadyHere,
    NobodyLate,
    /// No pieces lie about.
    NothingDisplaced,
    /// The game has no such position.
    NoSuchPosition,
    /// Nobody made that half-move, or not the player of whom it is said.
    NoSuchMove,
    /// The player's claim is postponed already.
    AlreadyWatched,
    /// The arbiter has that question before him already.
    AlreadyAsked,
    /// The evidence for the claim has not been verified.
    EvidenceMissing,
    PlayBegun,
    /// The game is not over.
    GameNotOver,
    /// The player has no scoresheet.
    NoScoresheet,
    /// The scoresheet has no such line yet.
    NoSuchLine,
    /// The game is adjourned.
    Adjourned,
    /// The game is not adjourned, or not in that stage of it.
    NotAdjourned,
    /// No move is sealed.
    NothingSealed,
    /// The text is too long.
    TooLong,
    /// One board is used, not two.
    NoSecondBoard,
    /// No move was announced.
    NothingAnnounced,
    /// The position did not arise by a legal move.
    NotByLegalMove(Cites),
    /// The rulebook knows no such array.
    NoSuchArray(Cites),
    /// The player has let go of his piece: his move is made.
    MoveMade,
    /// That flag is not down.
    FlagNotDown,
    /// The flags are not both down.
    FlagsNotDown,
    /// No illegal move or the like has been completed.
    NothingIrregular,
    /// No press without a move is open to be found a slip.
    NoSlip,
    /// It stands: the time to raise it is over.
    TooLateToRaise(Cites),
    /// The position is none that cannot be.
    PositionPossible(Cites),
    /// Too few moves have been made for a draw by agreement.
    DrawTooEarly(Cites),
    /// The rulebook bars the appeal.
    NoAppeal(Cites),
    /// The ladder of penalties has another step first.
    PenaltyOutOfTurn(Cites),
    /// An assistant has to be there first.
    AssistantMissing(Cites),
    /// The rules in force have no such claim, now or later.
    ClaimNotInForce(Cites),
    /// The rulebook does not know this act.
    NotProvided(Cites),
    /// The rulebook forbids it to this person unasked.
    Forbidden(Cites),
}

impl Refusal {
    /// The articles behind it; none where it is only senseless.
    pub fn cites(self, rules: &Rules) -> Cites {
        match self {
            Refusal::NotYourMove => Cites::topic(rules, Topic::HasTheMove),
            Refusal::MovePresses => Cites::topic(rules, Topic::Press),
            Refusal::ClockStopped => Cites::topic(rules, Topic::PlayResumed),
            Refusal::MoveMade => Cites::topic(rules, Topic::Released),
            Refusal::FlagNotDown | Refusal::FlagsNotDown => Cites::topic(rules, Topic::FlagSeen),
            Refusal::NothingIrregular => Cites::topic(rules, Topic::IllegalMoveCompleted),
            Refusal::NoSlip => Cites::topic(rules, Topic::PressedWithoutMove),
            Refusal::TooLateToRaise(cites)
            | Refusal::PositionPossible(cites)
            | Refusal::DrawTooEarly(cites)
            | Refusal::NoAppeal(cites)
            | Refusal::PenaltyOutOfTurn(cites)
            | Refusal::AssistantMissing(cites)
            | Refusal::ClaimNotInForce(cites)
            | Refusal::NotByLegalMove(cites)
            | Refusal::NoSuchArray(cites)
            | Refusal::NotProvided(cites)
            | Refusal::Forbidden(cites) => cites,
            Refusal::GameOver
            | Refusal::NotYours
            | Refusal::NoPiece
            | Refusal::NothingHeld
            | Refusal::ClockNotStarted
            | Refusal::ClockStarted
            | Refusal::NoClock
            | Refusal::ClockRuns
            | Refusal::LeverDown
            | Refusal::NoOffer
            | Refusal::OfferOpen
            | Refusal::IllegalHere
            | Refusal::CannotFix
            | Refusal::NoQuestion
            | Refusal::RulingDoesNotFit
            | Refusal::NothingToSetAside
            | Refusal::EndedByPeople
            | Refusal::TimeMissing
            | Refusal::StoppedOtherwise
            | Refusal::Overruled
            | Refusal::SeenHere
            | Refusal::NoLineAwaited
            | Refusal::NoAppointment
            | Refusal::AlreadyHere
            | Refusal::NobodyLate
            | Refusal::NothingDisplaced
            | Refusal::NoSuchPosition
            | Refusal::NoSuchMove
            | Refusal::AlreadyWatched
            | Refusal::AlreadyAsked
            | Refusal::EvidenceMissing
            | Refusal::PlayBegun
            | Refusal::GameNotOver
            | Refusal::NoScoresheet
            | Refusal::NoSuchLine
            | Refusal::Adjourned
            | Refusal::NotAdjourned
            | Refusal::NothingSealed
            | Refusal::TooLong
            | Refusal::NoSecondBoard
            | Refusal::NothingAnnounced => Cites::default(),
        }
    }

    pub fn id(self) -> &'static str {
        match self {
            Refusal::GameOver => "game-over",
            Refusal::NotYourMove => "not-your-move",
            Refusal::NotYours => "not-yours",
            Refusal::NoPiece => "no-piece",
            Refusal::NothingHeld => "nothing-held",
            Refusal::ClockNotStarted => "clock-not-started",
            Refusal::ClockStarted => "clock-started",
            Refusal::NoClock => "no-clock",
            Refusal::ClockStopped => "clock-stopped",
            Refusal::ClockRuns => "clock-runs",
            Refusal::LeverDown => "lever-down",
            Refusal::NoOffer => "no-offer",
            Refusal::OfferOpen => "offer-open",
            Refusal::IllegalHere => "illegal-here",
            Refusal::MovePresses => "move-presses",
            Refusal::CannotFix => "cannot-fix",
            Refusal::NoQuestion => "no-question",
            Refusal::RulingDoesNotFit => "ruling-does-not-fit",
            Refusal::NothingToSetAside => "nothing-to-set-aside",
            Refusal::EndedByPeople => "ended-by-people",
            Refusal::TimeMissing => "time-missing",
            Refusal::StoppedOtherwise => "stopped-otherwise",
            Refusal::Overruled => "overruled",
            Refusal::SeenHere => "seen-here",
            Refusal::NoLineAwaited => "no-line-awaited",
            Refusal::NoAppointment => "no-appointment",
            Refusal::AlreadyHere => "already-here",
            Refusal::NobodyLate => "nobody-late",
            Refusal::NothingDisplaced => "nothing-displaced",
            Refusal::NoSuchPosition => "no-such-position",
            Refusal::NoSuchMove => "no-such-move",
            Refusal::AlreadyWatched => "already-watched",
            Refusal::AlreadyAsked => "already-asked",
            Refusal::EvidenceMissing => "evidence-missing",
            Refusal::PlayBegun => "play-begun",
            Refusal::GameNotOver => "game-not-over",
            Refusal::NoScoresheet => "no-scoresheet",
            Refusal::NoSuchLine => "no-such-line",
            Refusal::Adjourned => "adjourned",
            Refusal::NotAdjourned => "not-adjourned",
            Refusal::NothingSealed => "nothing-sealed",
            Refusal::TooLong => "too-long",
            Refusal::NoSecondBoard => "no-second-board",
            Refusal::NothingAnnounced => "nothing-announced",
            Refusal::NotByLegalMove(_) => "not-by-legal-move",
            Refusal::NoSuchArray(_) => "no-such-array",
            Refusal::MoveMade => "move-made",
            Refusal::FlagNotDown => "flag-not-down",
            Refusal::FlagsNotDown => "flags-not-down",
            Refusal::NothingIrregular => "nothing-irregular",
            Refusal::NoSlip => "no-slip",
            Refusal::TooLateToRaise(_) => "too-late-to-raise",
            Refusal::PositionPossible(_) => "position-possible",
            Refusal::DrawTooEarly(_) => "draw-too-early",
            Refusal::NoAppeal(_) => "no-appeal",
            Refusal::PenaltyOutOfTurn(_) => "penalty-out-of-turn",
            Refusal::AssistantMissing(_) => "assistant-missing",
            Refusal::ClaimNotInForce(_) => "claim-not-in-force",
            Refusal::NotProvided(_) => "not-provided",
            Refusal::Forbidden(_) => "forbidden",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl std::error::Error for Refusal {}
