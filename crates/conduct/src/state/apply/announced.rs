//! How the announcements for the screens change by what happens.

use crate::{
    event::{
        announcement::{Announced, Announcement},
        happening::{Event, Happening},
    },
    state::game::Game,
};

/// The latest announcements that a game remembers. All of them stand in the
/// record; these are for the screens.
pub(crate) const MOST_ANNOUNCED: usize = 16;

impl Announcement {
    pub(crate) fn of(game: &Game, happening: &Happening) -> Option<Announcement> {
        match happening {
            Happening::Ruled(id, ruling) => {
                let asked = game.questions.iter().find(|question| question.id == *id)?;
                Some(Announcement::Ruled(asked.matter, *ruling))
            }
            Happening::Penalised(penalty) => Some(Announcement::Penalised(*penalty)),
            Happening::Found { by, claim, correct } => Some(Announcement::Found {
                by: *by,
                claim: *claim,
                correct: *correct,
            }),
            Happening::Inadmissible(by, claim) => Some(Announcement::Inadmissible(*by, *claim)),
            Happening::IllegalMoveCounted(of, count) => {
                Some(Announcement::IllegalMoves(*of, *count))
            }
            Happening::TimeAdded(of, time) => Some(Announcement::TimeAdded(*of, *time)),
            Happening::TimeTaken(of, time) => Some(Announcement::TimeTaken(*of, *time)),
            Happening::Reinstated { .. } => Some(Announcement::Reinstated),
            Happening::BoundToMove(by, _) => Some(Announcement::BoundToMove(*by)),
            Happening::ScoreSet(score) => Some(Announcement::ScoreSet(*score)),
            Happening::ClockSet(order) => Some(Announcement::ClockSet(order.why)),
            Happening::StopJudged(by, justified) => Some(Announcement::StopJudged(*by, *justified)),
            Happening::Excused(of) => Some(Announcement::Excused(*of)),
            Happening::ExtraTimeGranted(extra) => Some(Announcement::ExtraTime(*extra)),
            Happening::Reopened => Some(Announcement::Reopened),
            Happening::RoomStopped => Some(Announcement::RoomStopped),
            Happening::RoomResumed => Some(Announcement::RoomResumed),
            Happening::NewGameOrdered(_) => Some(Announcement::NewGame),
            Happening::OutsiderExpelled => Some(Announcement::OutsiderExpelled),
            Happening::ClockStarted
            | Happening::ClockPressed(_)
            | Happening::ClockStopped(_)
            | Happening::ClockResumed
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
            | Happening::FlagRemarked(_)
            | Happening::FlagFell(_)
            | Happening::LineAwaited(_)
            | Happening::LineChecked(..)
            | Happening::MatingExamined(..)
            | Happening::Noted(..)
            | Happening::Asked(_)
            | Happening::NotAsked(_)
            | Happening::RulingSetAside(_)
            | Happening::StartAppointed(_)
            | Happening::Arrived(_)
            | Happening::ClockPlaced(_)
            | Happening::SeatChosen(_)
            | Happening::ArraySetUp(_)
            | Happening::StartErrorReported(..)
            | Happening::StartErrorStands(_)
            | Happening::BoardTransferred
            | Happening::ArrayCorrected(_)
            | Happening::ClockFaultReported(..)
            | Happening::ClockSettingStays
            | Happening::PiecesDisplaced(_)
            | Happening::PressedDisplaced(_)
            | Happening::PiecesRestored
            | Happening::ExtraTimeRequested(..)
            | Happening::WatchBegan(_)
            | Happening::FlagHeld(_)
            | Happening::WatchEnded
            | Happening::PlayEnded(_)
            | Happening::Verified(_)
            | Happening::Scoring(_)
            | Happening::Reported(_)
            | Happening::Appealed(..)
            | Happening::Assisted(..)
            | Happening::ActedFor(..)
            | Happening::CountTold(_)
            | Happening::Adjourning(_)
            | Happening::OnTwoBoards(_)
            | Happening::DeadFound(_)
            | Happening::Voided { .. }
            | Happening::Concluded(_)
            | Happening::EndWithheld(_)
            | Happening::EndConfirmed(_) => None,
        }
    }
}

impl Game {
    /// Remembers what is announced, and by which articles the game ended. The
    /// question that a ruling answers must still be open.
    pub(super) fn hear(&mut self, event: &Event) {
        if matches!(event.what, Happening::Concluded(_)) {
            self.concluded_by = event.cites;
        }
        if let Some(what) = Announcement::of(self, &event.what) {
            if self.announced.len() >= MOST_ANNOUNCED {
                self.announced.remove(0);
            }
            self.announced.push(Announced {
                at: event.at,
                what,
                cites: event.cites,
            });
        }
    }
}
