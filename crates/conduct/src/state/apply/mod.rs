//! How events change a game. No rule is in it.

mod adjournment;
mod announced;
pub(crate) mod board;
mod clock;
mod ruling;
mod sheets;
mod tally;
mod two_boards;

use tuomari_board::History;

use crate::{
    act::quickplay::Evidence,
    color::face,
    event::happening::{Event, Happening},
    state::{apply::board::corrected, displacement::Displacement, game::Game},
};

impl Game {
    /// Carries out what happened. It cannot fail, and no rule is in it.
    pub fn apply(&mut self, event: &Event) {
        self.hear(event);
        self.remember_ruling(event);
        self.apply_to_clock(event);
        self.apply_aside(event);
        match &event.what {
            Happening::AdjustingAnnounced(by) => self.players.get_mut(*by).adjusting = true,
            Happening::Touched(by, touch) => self.touched(*by, *touch),
            Happening::BoardChanged(board) => self.turn.board = Some(board.clone()),
            Happening::MoveMade(m) => self.made(*m, event.at),
            Happening::MoveUnseen(by) => self.unseen_move(*by),
            Happening::MoveEntered(m) => self.entered(*m, event.at),
            Happening::MoveCompleted(by) => {
                let player = self.players.get_mut(*by);
                player.completed = player.completed.saturating_add(1);
                player.unpressed = false;
                player.two_hands = false;
            }
            Happening::TwoHandsSeen(of) => self.players.get_mut(*of).two_hands = true,
            Happening::Left {
                by,
                what,
                board,
                gain,
            } => self.left(*by, *what, board, *gain, event.at),
            Happening::Treated { by, what, gain } => self.treated(*by, *what, *gain),
            Happening::MoveRefused(_) | Happening::MoveBarred(_) => self.turn.board = None,
            Happening::IrregularityStands(by) => {
                self.irregularities.retain(|open| open.by != *by);
            }
            Happening::DrawOffered { by, .. } => self.offer = Some(*by),
            Happening::OfferLapsed(_) => self.offer = None,
            Happening::MoveFixed(_, m, _) => self.turn.fixed = Some(*m),
            Happening::IllegalMoveFixed(_, piece) => self.turn.misfixed = Some(*piece),
            Happening::IllegalMoveCounted(by, count) => self.players.get_mut(*by).illegal = *count,
            Happening::Reinstated { plies, touches } => self.reinstated(*plies, touches),
            Happening::Bound(_, m) => self.turn.must = Some(*m),
            Happening::FlagRemarked(by) => self.players.get_mut(*by).remarked_flag = true,
            Happening::LineAwaited(by) => self.line_awaited = Some(*by),
            Happening::LineChecked(_, fault) => self.line_fault.clone_from(fault),
            Happening::Asked(question) => {
                self.asked = question.id.0;
                self.questions.push(*question);
                self.asked_at.push(event.at);
            }
            Happening::Ruled(id, _) => {
                self.ruled_at = Some(event.at);
                self.answered(*id);
            }
            Happening::NotAsked(_) => self.not_asked = self.not_asked.saturating_add(1),
            Happening::DeadFound(found) => self.late_dead = Some(found.clone()),
            Happening::Voided { plies } => self.voided(*plies),
            Happening::Concluded(conclusion) => self.concluded(*conclusion, event.at),
            Happening::EndWithheld(by) => self.withheld = Some(*by),
            Happening::EndConfirmed(_) => {
                self.withheld = None;
                self.offer = None;
            }
            // What only the clock, the record or the screens care about.
            _ => self.apply_beside(event),
        }
    }

    /// What changes beside the board.
    fn apply_beside(&mut self, event: &Event) {
        match &event.what {
            Happening::StartAppointed(start) => self.presence = Some(*start),
            Happening::Arrived(by) => {
                if let Some(start) = &mut self.presence {
                    start.arrive(face(*by), event.at);
                }
            }
            Happening::Excused(of) => {
                if let Some(start) = &mut self.presence {
                    start.excuse(face(*of));
                }
            }
            Happening::IllegalPositionSeen => self.sweep = true,
            Happening::IllegalPositionWaited => self.sweep = false,
            Happening::RepairProposed(by, plies) => self.repair = Some((*by, *plies)),
            Happening::Reopened => self.reopened(),
            Happening::ClockPlaced(side) => self.seating.clock = Some(*side),
            Happening::SeatChosen(side) => self.seating.black = Some(*side),
            Happening::ArraySetUp(number) => {
                self.history = History::new(number.position());
                self.made_at.clear();
                for player in [&mut self.players.white, &mut self.players.black] {
                    player.made = 0;
                    player.completed = 0;
                }
            }
            Happening::ArrayCorrected(array) => {
                if let Some(history) = corrected(&self.history, array) {
                    self.history = history;
                }
            }
            Happening::PiecesDisplaced(by) => {
                self.displaced = Some(Displacement {
                    by: *by,
                    pressed: false,
                    restored: false,
                });
            }
            Happening::PressedDisplaced(_) => {
                if let Some(displaced) = &mut self.displaced {
                    displaced.pressed = true;
                }
            }
            Happening::PiecesRestored => {
                if let Some(displaced) = &mut self.displaced {
                    displaced.restored = true;
                }
            }
            Happening::WatchBegan(watch) => self.watch = Some(*watch),
            Happening::WatchEnded => self.watch = None,
            Happening::FlagHeld(_) => {
                if let Some(watch) = &mut self.watch {
                    watch.flag = true;
                }
            }
            Happening::PlayEnded(referral) => self.referral = Some(*referral),
            Happening::Verified(evidence) => {
                if let Some(referral) = &mut self.referral {
                    match evidence {
                        Evidence::Position => referral.position = true,
                        Evidence::Scoresheet => referral.scoresheet = true,
                    }
                }
            }
            _ => {}
        }
    }

    /// Carries out what happened away from board and clock.
    pub(crate) fn apply_aside(&mut self, event: &Event) {
        self.count(&event.what);
        match &event.what {
            Happening::Scoring(what) => self.apply_scoring(what, event.at),
            Happening::Penalised(penalty) => self.apply_penalty(*penalty),
            Happening::ScoreSet(score) => self.score = Some(*score),
            Happening::Concluded(_) => self.score = None,
            Happening::Assisted(of, duties) => {
                let assistant = self.assistants.get_mut(*of);
                *assistant = assistant.and(*duties);
            }
            Happening::Adjourning(what) => self.apply_adjourning(what, event.at),
            Happening::OnTwoBoards(what) => self.apply_on_two_boards(*what),
            _ if self.keeps_score() => self.apply_to_sheets(&event.what),
            _ => {}
        }
    }
}
