//! Samples of everything that can happen, be asked, ruled, refused and
//! announced: at least one for each variant, or it does not compile.

#![allow(
    clippy::unwrap_used,
    reason = "a sample that cannot be made is a mistake in the test"
)]

pub mod competition;
pub mod nested;
pub mod questions;
mod told;

pub use nested::{arrangement, control};
pub use questions::{announcements, refusals};
pub use told::{everything_told, everything_told_as_json};

use tuomari_board::Color::{Black, White};
use tuomari_board::{ArrayNumber, Illegality, QuietMoves, Square};
use tuomari_clock::{Color as Face, DefaultTime, Extra, Millis};
use tuomari_conduct::{
    Appeal, Claim, ClockFault, Duties, Duty, Evidence, Findings, FixedBy, Ground, Happening, Lapse,
    PerMove, QuestionId, Referral, Score, Side, StartError, Watch,
};

use nested::{
    BY, DEEDS, adjournings, breaches, clock_orders, flaws_of_lines, hour, incidents, irregulars,
    late_deads, measures, mv, scorings, secs, touch, touches, two_boards, verdicts,
};
use questions::{causes, questions, rulings};

/// A list of samples, at least one for each variant. The same list makes an
/// exhaustive `match`, so that a variant without a sample does not compile.
macro_rules! every {
    ($fn:ident $kind:ident $type:ident {
        $( $variant:ident $( ( $($tuple:tt)* ) )? $( { $($fields:tt)* } )? => [ $($sample:expr),+ $(,)? ] )+
    }) => {
        /// At least one sample for each variant.
        pub fn $fn() -> Vec<$type> {
            let all: Vec<(&str, Vec<$type>)> = vec![
                $( (stringify!($variant), vec![ $($sample),+ ]), )+
            ];
            for (name, samples) in &all {
                assert!(samples.iter().all(|sample| $kind(sample) == *name), "{name}");
            }
            all.into_iter().flat_map(|(_, samples)| samples).collect()
        }

        /// The name of the variant.
        pub fn $kind(value: &$type) -> &'static str {
            match value {
                $( $type::$variant $( ( $($tuple)* ) )? $( { $($fields)* } )? => stringify!($variant), )+
            }
        }
    };
}

pub(crate) use every;

/// Samples by the name of their variant.
pub fn samples() -> Vec<(&'static str, Vec<Happening>)> {
    let mut by_name: Vec<(&str, Vec<Happening>)> = Vec::new();
    for sample in happenings() {
        let name = kind_of(&sample);
        match by_name.iter_mut().find(|(own, _)| *own == name) {
            Some((_, samples)) => samples.push(sample),
            None => by_name.push((name, vec![sample])),
        }
    }
    by_name
}

/// Samples of everything that can happen.
pub fn happenings() -> Vec<Happening> {
    let mut all = plain();
    let mut add = |more: Vec<Happening>| all.extend(more);
    add(BY.map(Happening::ClockStopped).to_vec());
    add(each(touches(), |touch| Happening::Touched(White, touch)));
    let left = |what| Happening::CompletedIllegally {
        by: White,
        what,
        board: Box::new(arrangement()),
        gain: secs(2),
    };
    add(each(irregulars(), left));
    add(each(Illegality::ALL.to_vec(), Happening::MoveRefused));
    add(each(Claim::ALL.to_vec(), |claim| {
        Happening::Claimed(White, claim)
    }));
    add(each(breaches(), |breach| Happening::Noted(Black, breach)));
    add(each(questions(), Happening::Asked));
    add(each(rulings(), |ruling| {
        Happening::Ruled(QuestionId(7), ruling)
    }));
    add(each(clock_orders(), |order| {
        Happening::ClockSet(Box::new(order))
    }));
    add(each(scorings(), Happening::Scoring));
    add(each(incidents(), Happening::Reported));
    add(each(measures(), |measure| {
        let offender = Black;
        Happening::Penalised(tuomari_conduct::Penalty { offender, measure })
    }));
    add(each(adjournings(), Happening::Adjourning));
    add(each(two_boards(), Happening::OnTwoBoards));
    add(each(causes(), |cause| {
        let points = tuomari_notation::Points::DRAWN;
        Happening::Concluded(tuomari_conduct::Conclusion { points, cause })
    }));
    add(each(verdicts(), |verdict| {
        Happening::MatingExamined(White, verdict)
    }));
    add(each(flaws_of_lines(), |fault| {
        Happening::LineChecked(White, Some(Box::new(fault)))
    }));
    add(each(late_deads(), |dead| {
        Happening::DeadFound(Box::new(dead))
    }));
    all
}

fn each<T>(values: Vec<T>, with: impl FnMut(T) -> Happening) -> Vec<Happening> {
    values.into_iter().map(with).collect()
}

every! { plain kind_of Happening {
    ClockStarted => [Happening::ClockStarted]
    ClockPressed(_) => [Happening::ClockPressed(White), Happening::ClockPressed(Black)]
    ClockStopped(_) => [Happening::ClockStopped(BY[0])]
    ClockResumed => [Happening::ClockResumed]
    ClockTurned(_) => [Happening::ClockTurned(Black)]
    TimeAdded(..) => [Happening::TimeAdded(White, secs(120))]
    TimeTaken(..) => [Happening::TimeTaken(Black, secs(60))]
    AdjustingAnnounced(_) => [Happening::AdjustingAnnounced(White)]
    Touched(..) => [Happening::Touched(Black, touch())]
    BoardChanged(_) => [Happening::BoardChanged(Box::new(arrangement()))]
    MoveMade(_) => [
        Happening::MoveMade(mv("Nf3")),
        Happening::MoveMade(mv("e4")),
        Happening::MoveMade(nested::capture()),
        Happening::MoveMade(nested::promotion()),
        Happening::MoveMade(nested::en_passant()),
        Happening::MoveMade(nested::castling()),
    ]
    MoveUnseen(_) => [Happening::MoveUnseen(White)]
    MoveEntered(_) => [Happening::MoveEntered(mv("e4"))]
    MoveCompleted(_) => [Happening::MoveCompleted(White)]
    CompletedIllegally { .. } => [Happening::CompletedIllegally {
        by: Black,
        what: tuomari_conduct::Irregular::NoMove,
        board: Box::new(arrangement()),
        gain: Millis::ZERO,
    }]
    TreatedAsIllegal { .. } => [Happening::TreatedAsIllegal {
        by: White,
        what: tuomari_conduct::Irregular::TwoHands,
        gain: secs(2),
    }]
    TwoHandsSeen(_) => [Happening::TwoHandsSeen(DEEDS[0]), Happening::TwoHandsSeen(DEEDS[1])]
    MoveRefused(_) => [Happening::MoveRefused(Illegality::KingExposed)]
    MoveBarred(_) => [Happening::MoveBarred(mv("e4"))]
    IllegalMoveSeen(_) => [Happening::IllegalMoveSeen(Black)]
    IllegalPositionSeen => [Happening::IllegalPositionSeen]
    IllegalPositionWaited => [Happening::IllegalPositionWaited]
    RepairProposed(..) => [Happening::RepairProposed(White, 12)]
    IrregularityStands(_) => [Happening::IrregularityStands(Black)]
    DrawOffered { .. } => [
        Happening::DrawOffered { by: White, timely: true },
        Happening::DrawOffered { by: Black, timely: false },
    ]
    OfferLapsed(_) => [
        Happening::OfferLapsed(Lapse::Declined),
        Happening::OfferLapsed(Lapse::Touched),
        Happening::OfferLapsed(Lapse::Spent),
    ]
    MoveFixed(..) => [
        Happening::MoveFixed(White, mv("e4"), FixedBy::Writing),
        Happening::MoveFixed(White, mv("e4"), FixedBy::Entry),
        Happening::MoveFixed(White, mv("e4"), FixedBy::Declaration),
    ]
    IllegalMoveFixed(..) => [Happening::IllegalMoveFixed(White, Square::E1)]
    Claimed(..) => [Happening::Claimed(Black, Claim::Flag)]
    Examined(_) => [
        Happening::Examined(Findings::Appearances(vec![4, 8, 12])),
        Happening::Examined(Findings::Quiet(QuietMoves { white: 50, black: 49 })),
    ]
    Found { .. } => [Happening::Found { by: White, claim: Claim::Threefold, correct: false }]
    Inadmissible(..) => [Happening::Inadmissible(White, Claim::FiftyMoves)]
    IllegalMoveCounted(..) => [Happening::IllegalMoveCounted(Black, 2)]
    Reinstated { .. } => [
        Happening::Reinstated { plies: 12, touches: vec![touch()] },
        Happening::Reinstated { plies: 0, touches: Vec::new() },
    ]
    BoundToMove(..) => [Happening::BoundToMove(White, mv("Nf3"))]
    FlagRemarked(_) => [Happening::FlagRemarked(White)]
    FlagFell(_) => [Happening::FlagFell(Black)]
    LineAwaited(_) => [Happening::LineAwaited(White)]
    LineChecked(..) => [Happening::LineChecked(White, None)]
    MatingExamined(..) => [Happening::MatingExamined(
        Black,
        tuomari_conduct::Verdict::Can(vec![mv("e4"), mv("Nf3")]),
    )]
    DeadFound(_) => [Happening::DeadFound(Box::new(late_deads().remove(0)))]
    Voided { .. } => [Happening::Voided { plies: 41 }]
    Noted(..) => [Happening::Noted(White, tuomari_conduct::Breach::TwoHands)]
    Asked(_) => [Happening::Asked(questions().remove(0))]
    NotAsked(_) => [Happening::NotAsked(tuomari_conduct::Matter::Breach(White))]
    Ruled(..) => [Happening::Ruled(QuestionId(1), tuomari_conduct::Ruling::Accept)]
    RulingSetAside(_) => [Happening::RulingSetAside(QuestionId(1))]
    StartAppointed(_) => [Happening::StartAppointed(appointment()), Happening::StartAppointed(late())]
    Arrived(_) => [Happening::Arrived(White)]
    Excused(_) => [Happening::Excused(Black)]
    Reopened => [Happening::Reopened]
    RoomStopped => [Happening::RoomStopped]
    RoomResumed => [Happening::RoomResumed]
    ClockPlaced(_) => [Happening::ClockPlaced(Side::Left)]
    SeatChosen(_) => [Happening::SeatChosen(Side::Right)]
    ArraySetUp(_) => [Happening::ArraySetUp(ArrayNumber::ORDINARY)]
    StartErrorReported(..) => [
        Happening::StartErrorReported(BY[2], StartError::WrongArray),
        Happening::StartErrorReported(BY[0], StartError::BoardTurned),
    ]
    StartErrorStands(_) => [Happening::StartErrorStands(StartError::ColoursReversed)]
    BoardTransferred => [Happening::BoardTransferred]
    ArrayCorrected(_) => [Happening::ArrayCorrected(Box::new(arrangement()))]
    NewGameOrdered(_) => [
        Happening::NewGameOrdered(None),
        Happening::NewGameOrdered(Some((secs(300), secs(299)))),
    ]
    ClockFaultReported(..) => [
        Happening::ClockFaultReported(BY[1], ClockFault::Defective),
        Happening::ClockFaultReported(BY[1], ClockFault::WrongSetting),
    ]
    ClockSettingStays => [Happening::ClockSettingStays]
    ClockSet(_) => [Happening::ClockSet(Box::new(clock_orders().remove(0)))]
    StopJudged(..) => [Happening::StopJudged(White, true)]
    PiecesDisplaced(_) => [
        Happening::PiecesDisplaced(DEEDS[0]),
        Happening::PiecesDisplaced(DEEDS[1]),
    ]
    PressedDisplaced(_) => [Happening::PressedDisplaced(White)]
    PiecesRestored => [Happening::PiecesRestored]
    ExtraTimeRequested(..) => [
        Happening::ExtraTimeRequested(White, PerMove::Increment),
        Happening::ExtraTimeRequested(White, PerMove::Delay),
    ]
    ExtraTimeGranted(_) => [
        Happening::ExtraTimeGranted(Extra::None),
        Happening::ExtraTimeGranted(Extra::Increment(secs(5))),
        Happening::ExtraTimeGranted(Extra::Bronstein(secs(5))),
        Happening::ExtraTimeGranted(Extra::SimpleDelay(secs(5))),
    ]
    WatchBegan(_) => [Happening::WatchBegan(Watch {
        by: White,
        claim: Claim::NoProgress,
        bonus: true,
        flag: false,
    })]
    FlagHeld(_) => [Happening::FlagHeld(White)]
    WatchEnded => [Happening::WatchEnded]
    PlayEnded(_) => [
        Happening::PlayEnded(referral(Ground::CannotWin)),
        Happening::PlayEnded(referral(Ground::NoEffort)),
    ]
    Verified(_) => [
        Happening::Verified(Evidence::Position),
        Happening::Verified(Evidence::Scoresheet),
    ]
    Scoring(_) => [Happening::Scoring(tuomari_conduct::Scoring::Reconstructed)]
    Reported(_) => [Happening::Reported(incidents().remove(0))]
    Penalised(_) => [Happening::Penalised(tuomari_conduct::Penalty {
        offender: White,
        measure: tuomari_conduct::Measure::Warning,
    })]
    ScoreSet(_) => [
        Happening::ScoreSet(Score::of_halves(2, 2).unwrap()),
        Happening::ScoreSet(Score::of_halves(0, 1).unwrap()),
    ]
    OutsiderExpelled => [Happening::OutsiderExpelled]
    Appealed(..) => [
        Happening::Appealed(White, Appeal::Decision),
        Happening::Appealed(White, Appeal::Conduct),
    ]
    Assisted(..) => [Happening::Assisted(Black, Duties::of(&[Duty::Pieces, Duty::Clock]))]
    ActedFor(..) => [
        Happening::ActedFor(Black, Duty::Pieces),
        Happening::ActedFor(Black, Duty::Clock),
        Happening::ActedFor(Black, Duty::Scoresheet),
        Happening::ActedFor(Black, Duty::Announcing),
        Happening::ActedFor(Black, Duty::Informing),
        Happening::ActedFor(Black, Duty::Claiming),
        Happening::ActedFor(Black, Duty::Adjourning),
    ]
    CountTold(_) => [Happening::CountTold(White)]
    Adjourning(_) => [Happening::Adjourning(tuomari_conduct::Adjourning::EnvelopeMissing)]
    OnTwoBoards(_) => [Happening::OnTwoBoards(tuomari_conduct::OnTwoBoards::AllDone(White))]
    Concluded(_) => [Happening::Concluded(tuomari_conduct::Conclusion::win(
        White,
        tuomari_conduct::Cause::Checkmate,
    ))]
    EndWithheld(_) => [Happening::EndWithheld(White)]
    EndConfirmed(_) => [Happening::EndConfirmed(Black)]
}}

fn appointment() -> DefaultTime {
    DefaultTime::new(hour(), secs(1_800))
}

fn late() -> DefaultTime {
    let mut start = appointment()
        .with_mover(Face::Black)
        .with_both_absent(tuomari_clock::BothAbsent::NobodyLoses);
    start.arrive(Face::White, hour().plus(secs(60)));
    start.excuse(Face::Black);
    start
}

fn referral(ground: Ground) -> Referral {
    Referral {
        by: White,
        ground,
        position: true,
        scoresheet: false,
    }
}
