//! Samples of questions and rulings.

use tuomari_board::Color::{Black, White};
use tuomari_clock::Extra;
use tuomari_conduct::{
    Announcement, Cause, Cites, Claim, ClockFault, ClockReason, Conclusion, Duties, Duty, Ground,
    Matter, Measure, Penalty, PerMove, Proof, Proposal, Question, QuestionId, Refusal, Ruling,
    Score, Spent, StartError, Tally,
};
use tuomari_notation::Points;

use super::{
    every,
    nested::{incidents, secs},
};

every! { causes kind_of_cause Cause {
    Checkmate => [Cause::Checkmate]
    Resignation(_) => [Cause::Resignation(White)]
    Stalemate => [Cause::Stalemate]
    DeadPosition => [Cause::DeadPosition]
    Agreement => [Cause::Agreement]
    Threefold => [Cause::Threefold]
    FiftyMoves => [Cause::FiftyMoves]
    Fivefold => [Cause::Fivefold]
    SeventyFive => [Cause::SeventyFive]
    Time(_) => [Cause::Time(Black)]
    BothTimes => [Cause::BothTimes]
    IllegalMove(_) => [Cause::IllegalMove(White)]
    IllegalPosition => [Cause::IllegalPosition]
    KingCapture(_) => [Cause::KingCapture(Black)]
    Absence(_) => [Cause::Absence(Black)]
    BothAbsent => [Cause::BothAbsent]
    Displacing(_) => [Cause::Displacing(White)]
    NormalMeans => [Cause::NormalMeans]
    Annulled => [Cause::Annulled]
    Penalty(_) => [Cause::Penalty(White)]
    SealedMove(_) => [Cause::SealedMove(Black)]
    Signed => [Cause::Signed]
    Arbiter => [Cause::Arbiter]
    Interference => [Cause::Interference]
    PositionLost => [Cause::PositionLost]
}}

every! { matters kind_of_matter Matter {
    Claim(..) => [Matter::Claim(White, Claim::Quickplay { ground: Ground::NoEffort })]
    BothFlags => [Matter::BothFlags]
    CanMate(..) => [Matter::CanMate(White, Spent { positions: 100_000 })]
    BlockedPawns(..) => [Matter::BlockedPawns(Black, Proof::OutOfReach)]
    DeadBeforeResult(_) => [Matter::DeadBeforeResult(88)]
    IllegalPosition => [Matter::IllegalPosition]
    EventOrder { .. } => [Matter::EventOrder { illegal: Black }]
    SeveralIrregularities(_) => [Matter::SeveralIrregularities(White)]
    Breach(_) => [Matter::Breach(White)]
    Contact(_) => [Matter::Contact(White)]
    EndByForbiddenMove(_) => [Matter::EndByForbiddenMove(Black)]
    BothLate => [Matter::BothLate]
    StartError(_) => [Matter::StartError(StartError::WrongArray)]
    NewGameTimes => [Matter::NewGameTimes]
    ClockFault(_) => [Matter::ClockFault(ClockFault::Defective)]
    Displaced(_) => [Matter::Displaced(White)]
    PieceOffItsSquare => [Matter::PieceOffItsSquare]
    ExtraTime(..) => [Matter::ExtraTime(White, PerMove::Delay)]
    Watched(..) => [Matter::Watched(White, Claim::NoProgress)]
    Referred(..) => [Matter::Referred(White, Ground::CannotWin)]
    Incident(..) => [
        Matter::Incident(incidents().remove(0), tally()),
        Matter::Incident(incidents().remove(incidents().len() - 1), tally()),
    ]
    Reconstruction => [Matter::Reconstruction]
    Scoresheet(_) => [Matter::Scoresheet(White)]
    Unsigned(_) => [Matter::Unsigned(Black)]
    ResultDisputed => [Matter::ResultDisputed]
    ResultOverwritten => [Matter::ResultOverwritten]
    DrawConsent(_) => [Matter::DrawConsent(White)]
    Appeal(_) => [Matter::Appeal(White)]
    Assistant { .. } => [Matter::Assistant {
        of: White,
        duties: Duties::of(&[Duty::Pieces, Duty::Announcing]),
        disabled: true,
    }]
    AssistantClock(_) => [Matter::AssistantClock(White)]
    EnvelopeIncomplete => [Matter::EnvelopeIncomplete]
    SealedMove(_) => [Matter::SealedMove(White)]
    LateAtResumption(_) => [Matter::LateAtResumption(None), Matter::LateAtResumption(Some(Black))]
    UsedTime(_) => [Matter::UsedTime(White)]
    BoardsDiffer => [Matter::BoardsDiffer]
}}

every! { proposals kind_of_proposal Proposal {
    End(_) => [Proposal::End(Conclusion::draw(Cause::BothTimes))]
    PlayOn => [Proposal::PlayOn]
    Warning => [Proposal::Warning]
    Reinstate(_) => [Proposal::Reinstate(17)]
    NewGame => [Proposal::NewGame]
    CorrectArray => [Proposal::CorrectArray]
    Times(..) => [Proposal::Times(secs(300), secs(280))]
    Restore => [Proposal::Restore]
    Replace => [Proposal::Replace]
    Expel => [Proposal::Expel]
    FollowSheets(_) => [Proposal::FollowSheets(9)]
}}

every! { rulings kind_of_ruling Ruling {
    Accept => [Ruling::Accept]
    Reject => [Ruling::Reject]
    End { .. } => [Ruling::End { points: Points::BLACK_WON }, Ruling::End { points: Points::NONE }]
    Reinstate { .. } => [Ruling::Reinstate { plies: 3 }]
    Warn { .. } => [Ruling::Warn { of: White }]
    AddTime { .. } => [Ruling::AddTime { of: Black, time: secs(120) }]
    TakeTime { .. } => [Ruling::TakeTime { of: White, time: secs(60) }]
    Postpone { .. } => [Ruling::Postpone { bonus: true }]
    NewGame => [Ruling::NewGame]
    Times { .. } => [Ruling::Times { white: secs(300), black: secs(300) }]
    Penalise(_) => [Ruling::Penalise(Penalty { offender: White, measure: Measure::Fine { amount: 2_000 } })]
    Expel => [Ruling::Expel]
    Replay => [Ruling::Replay]
}}

every! { announcements kind_of_announcement Announcement {
    Ruled(..) => [
        Announcement::Ruled(Matter::BothFlags, Ruling::Accept),
        Announcement::Ruled(Matter::DeadBeforeResult(88), Ruling::Reinstate { plies: 3 }),
    ]
    Penalised(_) => [Announcement::Penalised(Penalty { offender: Black, measure: Measure::Warning })]
    Found { .. } => [
        Announcement::Found { by: White, claim: Claim::Threefold, correct: true },
        Announcement::Found { by: Black, claim: Claim::Flag, correct: false },
    ]
    Inadmissible(..) => [Announcement::Inadmissible(White, Claim::FiftyMoves)]
    IllegalMoves(..) => [Announcement::IllegalMoves(Black, 1)]
    TimeAdded(..) => [Announcement::TimeAdded(Black, secs(120))]
    TimeTaken(..) => [Announcement::TimeTaken(White, secs(60))]
    Reinstated => [Announcement::Reinstated]
    BoundToMove(_) => [Announcement::BoundToMove(White)]
    ScoreSet(_) => [Announcement::ScoreSet(Score::of_halves(2, 0).unwrap())]
    ClockSet(_) => [Announcement::ClockSet(ClockReason::Defect)]
    StopJudged(..) => [Announcement::StopJudged(White, true), Announcement::StopJudged(Black, false)]
    Excused(_) => [Announcement::Excused(Black)]
    ExtraTime(_) => [
        Announcement::ExtraTime(Extra::None),
        Announcement::ExtraTime(Extra::Increment(secs(5))),
        Announcement::ExtraTime(Extra::Bronstein(secs(5))),
        Announcement::ExtraTime(Extra::SimpleDelay(secs(5))),
    ]
    Reopened => [Announcement::Reopened]
    RoomStopped => [Announcement::RoomStopped]
    RoomResumed => [Announcement::RoomResumed]
    NewGame => [Announcement::NewGame]
    OutsiderExpelled => [Announcement::OutsiderExpelled]
}}

every! { refusals kind_of_refusal Refusal {
    GameOver => [Refusal::GameOver]
    NotYourMove => [Refusal::NotYourMove]
    NotYours => [Refusal::NotYours]
    NoPiece => [Refusal::NoPiece]
    NothingHeld => [Refusal::NothingHeld]
    ClockNotStarted => [Refusal::ClockNotStarted]
    ClockStarted => [Refusal::ClockStarted]
    NoClock => [Refusal::NoClock]
    ClockStopped => [Refusal::ClockStopped]
    ClockRuns => [Refusal::ClockRuns]
    LeverDown => [Refusal::LeverDown]
    NoOffer => [Refusal::NoOffer]
    OfferOpen => [Refusal::OfferOpen]
    IllegalHere => [Refusal::IllegalHere]
    MovePresses => [Refusal::MovePresses]
    CannotFix => [Refusal::CannotFix]
    NoQuestion => [Refusal::NoQuestion]
    RulingDoesNotFit => [Refusal::RulingDoesNotFit]
    NothingToSetAside => [Refusal::NothingToSetAside]
    EndedByPeople => [Refusal::EndedByPeople]
    TimeMissing => [Refusal::TimeMissing]
    StoppedOtherwise => [Refusal::StoppedOtherwise]
    Overruled => [Refusal::Overruled]
    SeenHere => [Refusal::SeenHere]
    NoLineAwaited => [Refusal::NoLineAwaited]
    NoAppointment => [Refusal::NoAppointment]
    AlreadyHere => [Refusal::AlreadyHere]
    NobodyLate => [Refusal::NobodyLate]
    NothingDisplaced => [Refusal::NothingDisplaced]
    NoSuchPosition => [Refusal::NoSuchPosition]
    NoSuchMove => [Refusal::NoSuchMove]
    AlreadyWatched => [Refusal::AlreadyWatched]
    AlreadyAsked => [Refusal::AlreadyAsked]
    EvidenceMissing => [Refusal::EvidenceMissing]
    PlayBegun => [Refusal::PlayBegun]
    GameNotOver => [Refusal::GameNotOver]
    NoScoresheet => [Refusal::NoScoresheet]
    NoSuchLine => [Refusal::NoSuchLine]
    Adjourned => [Refusal::Adjourned]
    NotAdjourned => [Refusal::NotAdjourned]
    NothingSealed => [Refusal::NothingSealed]
    TooLong => [Refusal::TooLong]
    NoSecondBoard => [Refusal::NoSecondBoard]
    NothingAnnounced => [Refusal::NothingAnnounced]
    NotByLegalMove(_) => [Refusal::NotByLegalMove(Cites::default())]
    NoSuchArray(_) => [Refusal::NoSuchArray(Cites::default())]
    MoveMade => [Refusal::MoveMade]
    FlagNotDown => [Refusal::FlagNotDown]
    FlagsNotDown => [Refusal::FlagsNotDown]
    NothingIrregular => [Refusal::NothingIrregular]
    NoSlip => [Refusal::NoSlip]
    TooLateToRaise(_) => [Refusal::TooLateToRaise(Cites::default())]
    PositionPossible(_) => [Refusal::PositionPossible(Cites::default())]
    DrawTooEarly(_) => [Refusal::DrawTooEarly(Cites::default())]
    NoAppeal(_) => [Refusal::NoAppeal(Cites::default())]
    PenaltyOutOfTurn(_) => [Refusal::PenaltyOutOfTurn(Cites::default())]
    AssistantMissing(_) => [Refusal::AssistantMissing(Cites::default())]
    ClaimNotInForce(_) => [Refusal::ClaimNotInForce(Cites::default())]
    NotProvided(_) => [Refusal::NotProvided(Cites::default())]
    Forbidden(_) => [Refusal::Forbidden(Cites::default())]
}}

fn tally() -> Tally {
    Tally {
        offers: 1,
        claims: 2,
        views: 3,
        soundings: 4,
        warnings: 5,
    }
}

pub(crate) fn questions() -> Vec<Question> {
    let cites = Cites::default().and(&["fide-2018/9.5.3".parse().unwrap()]);
    let with = |matter, proposal| Question {
        id: QuestionId(3),
        matter,
        proposal,
        cites,
    };
    let proposed = proposals().into_iter().map(Some);
    // What came later stands last, as in the golden files.
    let is_later =
        |matter: &Matter| matches!(matter, Matter::Incident(one, _) if one.ply.is_some());
    let (later, first): (Vec<Matter>, Vec<Matter>) = matters().into_iter().partition(is_later);
    let mut all: Vec<Question> = first.into_iter().map(|m| with(m, None)).collect();
    all.extend(proposed.map(|proposal| with(Matter::BothFlags, proposal)));
    let cites = Cites::default();
    all.push(Question { cites, ..all[0] });
    all.extend(later.into_iter().map(|m| with(m, None)));
    all
}
