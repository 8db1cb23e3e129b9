//! The ruling that can still be set aside, with what it did.

use tuomari_board::ByColor;
use tuomari_clock::{At, Millis};

use crate::{
    act::by::By,
    event::{
        happening::{Event, Happening},
        question::Question,
    },
};

/// A ruling that can still be set aside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LastRuling {
    pub(crate) question: Question,
    pub(crate) at: At,
    pub(crate) given: ByColor<Millis>,
    pub(crate) taken: ByColor<Millis>,
    pub(crate) ended: bool,
    /// The software has stopped the clock since, for time that is nobody's.
    paused: bool,
}

impl LastRuling {
    pub(crate) fn new(question: Question, at: At) -> LastRuling {
        LastRuling {
            question,
            at,
            given: ByColor::default(),
            taken: ByColor::default(),
            ended: false,
            paused: false,
        }
    }

    /// The ruling with one more thing that came of it; nothing if it cannot be
    /// undone, or if it is something else that happened since.
    pub(crate) fn with(mut self, event: &Event) -> Option<LastRuling> {
        if matches!(event.what, Happening::ClockStopped(By::System)) {
            self.paused = true;
        } else if self.paused && matches!(event.what, Happening::ClockResumed) {
            self.paused = false;
        } else if self.paused && matches!(event.what, Happening::TimeAdded(..)) {
            // What was nobody's is given back, whatever was ruled.
        } else {
            return self.with_more(event);
        }
        Some(self)
    }

    fn with_more(mut self, event: &Event) -> Option<LastRuling> {
        (event.at == self.at && self.adds(&event.what)).then_some(self)
    }

    /// Adds what came of it; no if it cannot be undone.
    fn adds(&mut self, what: &Happening) -> bool {
        match what {
            Happening::TimeAdded(of, time) => add(self.given.get_mut(*of), *time),
            Happening::TimeTaken(of, time) => add(self.taken.get_mut(*of), *time),
            Happening::Concluded(_) => {
                self.ended = true;
                true
            }
            Happening::Found { .. } | Happening::ClockResumed | Happening::ClockStopped(_) => true,
            Happening::ClockStarted
            | Happening::ClockPressed(_)
            | Happening::ClockTurned(_)
            | Happening::AdjustingAnnounced(_)
            | Happening::Touched(..)
            | Happening::BoardChanged(_)
            | Happening::MoveMade(_)
            | Happening::MoveUnseen(_)
            | Happening::MoveEntered(_)
            | Happening::MoveCompleted(_)
            | Happening::CompletedIllegally { .. }
            | Happening::TreatedAsIllegal { .. }
            | Happening::TwoHandsSeen(_)
            | Happening::MoveRefused(_)
            | Happening::MoveBarred(_)
            | Happening::IllegalMoveSeen(_)
            | Happening::IllegalPositionSeen
            | Happening::IllegalPositionWaited
            | Happening::RepairProposed(..)
            | Happening::IrregularityStands(_)
            | Happening::DrawOffered { .. }
            | Happening::OfferLapsed(_)
            | Happening::MoveFixed(..)
            | Happening::IllegalMoveFixed(..)
            | Happening::Claimed(..)
            | Happening::Examined(_)
            | Happening::Inadmissible(..)
            | Happening::IllegalMoveCounted(..)
            | Happening::Reinstated { .. }
            | Happening::BoundToMove(..)
            | Happening::FlagRemarked(_)
            | Happening::FlagFell(_)
            | Happening::LineAwaited(_)
            | Happening::LineChecked(..)
            | Happening::MatingExamined(..)
            | Happening::Noted(..)
            | Happening::Asked(_)
            | Happening::NotAsked(_)
            | Happening::Ruled(..)
            | Happening::RulingSetAside(_)
            | Happening::StartAppointed(_)
            | Happening::Arrived(_)
            | Happening::Excused(_)
            | Happening::Reopened
            | Happening::RoomStopped
            | Happening::RoomResumed
            | Happening::ClockPlaced(_)
            | Happening::SeatChosen(_)
            | Happening::ArraySetUp(_)
            | Happening::StartErrorReported(..)
            | Happening::StartErrorStands(_)
            | Happening::BoardTransferred
            | Happening::ArrayCorrected(_)
            | Happening::NewGameOrdered(_)
            | Happening::ClockFaultReported(..)
            | Happening::ClockSettingStays
            | Happening::ClockSet(_)
            | Happening::StopJudged(..)
            | Happening::PiecesDisplaced(_)
            | Happening::PressedDisplaced(_)
            | Happening::PiecesRestored
            | Happening::ExtraTimeRequested(..)
            | Happening::ExtraTimeGranted(_)
            | Happening::WatchBegan(_)
            | Happening::FlagHeld(_)
            | Happening::WatchEnded
            | Happening::PlayEnded(_)
            | Happening::Verified(_)
            | Happening::Scoring(_)
            | Happening::Reported(_)
            | Happening::Penalised(_)
            | Happening::ScoreSet(_)
            | Happening::OutsiderExpelled
            | Happening::Appealed(..)
            | Happening::Assisted(..)
            | Happening::ActedFor(..)
            | Happening::CountTold(_)
            | Happening::Adjourning(_)
            | Happening::OnTwoBoards(_)
            | Happening::DeadFound(_)
            | Happening::Voided { .. }
            | Happening::EndWithheld(_)
            | Happening::EndConfirmed(_) => false,
        }
    }
}

fn add(to: &mut Millis, time: Millis) -> bool {
    *to = to.plus(time);
    true
}
