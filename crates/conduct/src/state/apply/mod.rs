//! How events change a game. No rule is in it, and it cannot fail.

mod adjournment;
mod announced;
pub(crate) mod board;
mod clock;
mod questions;
mod ruling;
mod sheets;
mod table;
mod tally;
mod two_boards;

use crate::{
    event::happening::{Event, Happening},
    state::game::Game,
};

impl Game {
    /// Carries out what happened. It cannot fail, and no rule is in it.
    #[expect(
        clippy::too_many_lines,
        reason = "a table, one entry for each happening"
    )]
    pub fn apply(&mut self, event: &Event) {
        self.hear(event);
        self.remember_ruling(event);
        let at = event.at;
        self.on_clock(|clock| clock.pass_time(at));
        match &event.what {
            Happening::ClockStarted => self.clock_started(at),
            Happening::ClockPressed(by) => self.clock_pressed(*by, at),
            Happening::ClockStopped(by) => self.clock_stopped(*by, at),
            Happening::ClockResumed => self.clock_resumed(at),
            Happening::ClockTurned(to) => self.clock_turned(*to, at),
            Happening::TimeAdded(to, time) => self.time_added(*to, *time, at),
            Happening::TimeTaken(from, time) => self.time_taken(*from, *time, at),
            Happening::ClockSet(order) => self.on_clock(|clock| order.carry_out(clock, at)),
            Happening::ExtraTimeGranted(extra) => self.extra_time_granted(*extra, at),
            Happening::AdjustingAnnounced(by) => self.players.get_mut(*by).adjusting = true,
            Happening::Touched(by, touch) => self.touched(*by, *touch),
            Happening::BoardChanged(board) => self.turn.board = Some(board.clone()),
            Happening::MoveMade(m) => self.made(*m, at),
            Happening::MoveUnseen(by) => self.unseen_move(*by),
            Happening::MoveEntered(m) => self.entered(*m, at),
            Happening::MoveCompleted(by) => self.completed(*by),
            Happening::TwoHandsSeen(deed) => self.two_hands_seen(*deed),
            Happening::CompletedIllegally {
                by,
                what,
                board,
                gain,
            } => self.left(*by, *what, board, *gain, at),
            Happening::TreatedAsIllegal { by, what, gain } => self.treated(*by, *what, *gain),
            Happening::MoveRefused(_) | Happening::MoveBarred(_) => self.turn.board = None,
            Happening::IrregularityStands(by) => {
                self.irregularities.retain(|open| open.by != *by);
            }
            Happening::IllegalPositionSeen => self.impossible_seen = true,
            Happening::IllegalPositionWaited => self.impossible_seen = false,
            Happening::RepairProposed(by, plies) => self.repair = Some((*by, *plies)),
            Happening::IllegalMoveCounted(by, count) => self.players.get_mut(*by).illegal = *count,
            Happening::Reinstated { plies, touches } => {
                self.cut_sheets(*plies);
                self.reinstated(*plies, touches);
            }
            Happening::BoundToMove(_, m) => self.turn.must = Some(*m),
            Happening::PiecesDisplaced(deed) => self.pieces_displaced(*deed),
            Happening::PressedDisplaced(_) => self.pressed_displaced(),
            Happening::PiecesRestored => self.pieces_restored(),
            Happening::DrawOffered { by, .. } => {
                self.count_offer(*by);
                self.owe_marks();
                self.offer = Some(*by);
            }
            Happening::OfferLapsed(_) => self.offer = None,
            Happening::MoveFixed(by, m, _) => {
                self.write_fixed(*by, *m);
                self.turn.fixed = Some(*m);
            }
            Happening::IllegalMoveFixed(_, piece) => self.turn.misfixed = Some(*piece),
            Happening::Found { by, claim, correct } => self.count_found(*by, *claim, *correct),
            Happening::Inadmissible(by, _) => self.count_claim(*by),
            Happening::Noted(by, breach) => self.noted(*by, *breach),
            Happening::FlagRemarked(by) => self.players.get_mut(*by).remarked_flag = true,
            Happening::LineAwaited(by) => self.line_awaited = Some(*by),
            Happening::LineChecked(_, fault) => self.line_fault.clone_from(fault),
            Happening::Asked(question) => self.asked(*question, at),
            Happening::NotAsked(_) => self.not_asked = self.not_asked.saturating_add(1),
            Happening::Ruled(id, _) => {
                self.ruled_at = Some(at);
                self.answered(*id);
            }
            Happening::StartAppointed(start) => self.presence = Some(*start),
            Happening::Arrived(by) => self.arrived(*by, at),
            Happening::Excused(of) => self.excused(*of),
            Happening::ClockPlaced(side) => self.seating.clock = Some(*side),
            Happening::SeatChosen(side) => self.seating.black = Some(*side),
            Happening::ArraySetUp(number) => self.array_set_up(*number),
            Happening::ArrayCorrected(array) => self.array_corrected(array),
            Happening::WatchBegan(watch) => self.watch = Some(*watch),
            Happening::WatchEnded => self.watch = None,
            Happening::FlagHeld(_) => self.flag_held(),
            Happening::PlayEnded(referral) => self.referral = Some(*referral),
            Happening::Verified(evidence) => self.verified(*evidence),
            Happening::Scoring(what) => self.apply_scoring(what, at),
            Happening::Reported(incident) => self.count_report(*incident),
            Happening::Penalised(penalty) => self.apply_penalty(*penalty),
            Happening::ScoreSet(score) => self.score = Some(*score),
            Happening::Assisted(of, duties) => {
                let assistant = self.assistants.get_mut(*of);
                *assistant = assistant.and(*duties);
                self.settle_assistant(*of);
            }
            Happening::Adjourning(what) => self.apply_adjourning(what, at),
            Happening::OnTwoBoards(what) => self.apply_on_two_boards(*what),
            Happening::DeadFound(found) => self.late_dead = Some(found.clone()),
            Happening::Voided { plies } => {
                self.cut_sheets(*plies);
                self.voided(*plies);
            }
            Happening::Concluded(conclusion) => self.concluded(*conclusion, at),
            Happening::Reopened => self.reopened(),
            Happening::RoomStopped => self.room_stopped = Some(self.asked),
            Happening::EndWithheld(by) => self.withheld = Some(*by),
            Happening::EndConfirmed(_) => {
                self.withheld = None;
                self.offer = None;
                self.shelve_questions();
            }
            // For the record and the screens: the game itself stays as it is.
            Happening::IllegalMoveSeen(_)
            | Happening::Claimed(..)
            | Happening::Examined(_)
            | Happening::FlagFell(_)
            | Happening::MatingExamined(..)
            | Happening::RulingSetAside(_)
            | Happening::RoomResumed
            | Happening::StartErrorReported(..)
            | Happening::StartErrorStands(_)
            | Happening::BoardTransferred
            | Happening::NewGameOrdered(_)
            | Happening::ClockFaultReported(..)
            | Happening::ClockSettingStays
            | Happening::StopJudged(..)
            | Happening::ExtraTimeRequested(..)
            | Happening::OutsiderExpelled
            | Happening::Appealed(..)
            | Happening::ActedFor(..)
            | Happening::CountTold(_) => {}
        }
    }
}
