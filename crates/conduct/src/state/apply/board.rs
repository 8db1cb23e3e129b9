//! How board, moves and irregularities change by what happens.

use tuomari_board::{
    Arrangement, ByColor, CastlingRights, Color, History, Move, Ply, Position, SwappedKing,
};
use tuomari_clock::{At, Millis};

use crate::{
    act::command::Contact,
    event::{
        conclusion::{Cause, Conclusion},
        deed::Deed,
        happening::Irregular,
        question::{Matter, Question, QuestionId},
        touch::Touch,
    },
    state::{
        game::{Game, Irregularity, LastPly, OpenBreach, moves_before},
        turn::Turn,
    },
};

/// Most touches that are remembered of one turn. The first ones bind, so the
/// last are left out; nobody takes hold of that many pieces.
const MOST_TOUCHES: usize = 16;

/// Most irregularities that are open at once. Play goes back to the earliest,
/// so the last are left out.
const MOST_IRREGULARITIES: usize = 16;

impl Game {
    pub(super) fn touched(&mut self, by: Color, touch: Touch) {
        if !touch.adjusting {
            self.players.get_mut(by).adjusting = false;
        }
        let touches = &mut self.turn.touches;
        let is_new = touches.len() < MOST_TOUCHES && !touches.contains(&touch);
        // While a real board is ahead of the record, the hand is in a turn
        // that the record has not come to.
        let in_this_turn = self.unseen == 0 && by == self.history.now().turn();
        if in_this_turn && is_new {
            touches.push(touch);
        }
    }

    pub(super) fn asked(&mut self, question: Question, at: At) {
        if let Matter::Breach(of) = question.matter {
            self.players.get_mut(of).breach = None;
        }
        self.asked = question.id.0;
        self.questions.push(question);
        self.asked_at.push(at);
    }

    /// A question is open no longer. Once none is, the arbiter has caught up
    /// with those that could not be put.
    pub(super) fn answered(&mut self, id: QuestionId) {
        if let Some(place) = self.questions.iter().position(|open| open.id == id) {
            self.questions.remove(place);
            self.asked_at.remove(place);
        }
        if self.questions.is_empty() {
            self.not_asked = 0;
        }
    }

    /// The end is set aside.
    pub(super) fn reopened(&mut self) {
        let cause = self.conclusion.take().map(|end| end.cause);
        self.dead_overruled |= cause == Some(Cause::DeadPosition);
        // What was signed and pointed out was about the end.
        self.signed = ByColor::default();
        self.score = None;
        for color in Color::ALL {
            self.players.get_mut(color).remarked_flag = false;
        }
        self.ended_at = None;
        self.late_dead = None;
        self.withheld = None;
        self.unshelve_questions();
    }

    pub(super) fn concluded(&mut self, conclusion: Conclusion, at: At) {
        let found = self.late_dead.as_ref();
        let late = found.filter(|_| conclusion.cause == Cause::DeadPosition);
        self.ended_at = Some(late.map_or(at, |found| found.arose));
        self.conclusion = Some(conclusion);
        self.score = None;
        self.line_awaited = None;
        if self.withheld.is_none() {
            self.offer = None;
            self.shelve_questions();
        }
    }

    pub(super) fn completed(&mut self, by: Color) {
        let player = self.players.get_mut(by);
        player.completed = player.completed.saturating_add(1);
        player.unpressed = false;
        player.forget_hands();
        if let Some(last) = player.last.as_ref().filter(|_| !player.gain.is_zero()) {
            let gain = u32::try_from(player.gain.ms()).unwrap_or(u32::MAX);
            self.gains.resize(last.ply, 0);
            self.gains.push(gain);
        }
    }

    /// Both hands are those of the move that is named. Otherwise they are the
    /// last move's once its press has completed it, and before that the move's
    /// under way.
    pub(super) fn two_hands_seen(&mut self, deed: Deed) {
        let pressed = self.pressed_ply(deed.by).is_some();
        let player = self.players.get_mut(deed.by);
        if let Some(ply) = deed.before() {
            player.hands.push(ply);
            return;
        }
        player.two_hands = true;
        if pressed {
            player.forget_hands();
        }
    }

    pub(super) fn made(&mut self, m: Move, at: At) {
        let mover = self.position().turn();
        self.end_turn(mover);
        // Decided on this very position, so it is legal; anything else would
        // be a stranger's event and leaves the game as it is.
        if self.history.play(m).is_ok() {
            let player = self.players.get_mut(mover);
            player.made = player.made.saturating_add(1);
            player.unpressed = true;
            self.ply_ended(at);
        }
    }

    pub(super) fn unseen_move(&mut self, by: Color) {
        let player = self.players.get_mut(by);
        player.made = player.made.saturating_add(1);
        player.completed = player.completed.saturating_add(1);
        self.unseen = self.unseen.saturating_add(1);
    }

    pub(super) fn entered(&mut self, m: Move, at: At) {
        if self.history.play(m).is_ok() {
            // What its player touched or fixed is not his opponent's.
            self.turn = Turn::default();
            self.made_at.push(at);
            self.unseen = self.unseen.saturating_sub(1);
        }
    }

    pub(super) fn left(
        &mut self,
        by: Color,
        what: Irregular,
        board: &Arrangement,
        gain: Millis,
        at: At,
    ) {
        let ply = self.history.plies().len();
        let touches = self.turn.touches.clone();
        let must = self.turn.must;
        self.end_turn(by);
        self.history.stand(board);
        let player = self.players.get_mut(by);
        player.made = player.made.saturating_add(1);
        player.completed = player.completed.saturating_add(1);
        player.unpressed = false;
        player.forget_hands();
        // A king's capture that was known before the press is the same one.
        self.irregularities
            .retain(|open| open.by != by || open.ply != ply);
        self.open(Irregularity {
            by,
            what,
            ply,
            touches,
            must,
            gain,
        });
        self.ply_ended(at);
    }

    /// The clocks are read for the move list, and pieces that were put back
    /// are forgotten.
    fn ply_ended(&mut self, at: At) {
        self.made_at.push(at);
        if let Some(clock) = &self.clock {
            let now = clock.now();
            let read = |face| {
                let left = clock.left(face, now).ms();
                u32::try_from(left).unwrap_or(u32::MAX)
            };
            let times = (
                read(tuomari_clock::Color::White),
                read(tuomari_clock::Color::Black),
            );
            self.times.push(times);
        }
        self.displaced = self.displaced.filter(|displaced| !displaced.restored);
    }

    pub(super) fn treated(&mut self, by: Color, what: Irregular, gain: Millis) {
        let ply = self.ply_of(by, what);
        let (touches, must) = match &self.players.get(by).last {
            Some(last) if last.ply == ply => (last.touches.clone(), last.must),
            _ if what == Irregular::TwoHands => (self.touches_of(ply), None),
            Some(_) | None => (self.turn.touches.clone(), self.turn.must),
        };
        self.open(Irregularity {
            by,
            what,
            ply,
            touches,
            must,
            gain,
        });
    }

    pub(super) fn open_breach(&mut self, by: Color, what: Irregular) {
        let ply = self.ply_of(by, what);
        self.players.get_mut(by).breach = Some(OpenBreach { what, ply });
    }

    /// The ply that something the player did belongs to.
    fn ply_of(&self, by: Color, what: Irregular) -> usize {
        let player = self.players.get(by);
        match (&player.last, what) {
            (_, Irregular::TwoHands) if !player.hands.is_empty() => {
                player.hands.last().copied().unwrap_or_default()
            }
            (Some(last), Irregular::TwoHands) => last.ply,
            // The turn under way is the one.
            _ => self.history.plies().len(),
        }
    }

    fn open(&mut self, irregularity: Irregularity) {
        if self.irregularities.len() < MOST_IRREGULARITIES {
            // What is said late came before what has happened since.
            let open = &mut self.irregularities;
            let place = open.partition_point(|open| open.ply <= irregularity.ply);
            open.insert(place, irregularity);
        }
    }

    /// What its player surely touched to make a move.
    fn touches_of(&self, ply: usize) -> Vec<Touch> {
        let Some(Ply::Legal(m)) = self.history.plies().get(ply) else {
            return Vec::new();
        };
        let before = self.history.position_after(ply);
        // Castling begins with the king, and is taken for a move of it.
        let captured = m.is_capture().then(|| m.to());
        let touch = |square| {
            let owner = before.board().color_at(square)?;
            Some(Touch {
                square,
                owner,
                contact: Contact::Taken,
                adjusting: false,
            })
        };
        m.from()
            .into_iter()
            .chain(captured)
            .filter_map(touch)
            .collect()
    }

    /// The turn goes into the player's memory and a new one begins.
    fn end_turn(&mut self, by: Color) {
        let turn = std::mem::take(&mut self.turn);
        let player = self.players.get_mut(by);
        player.adjusting = false;
        player.remarked_flag = false;
        player.last = Some(LastPly {
            ply: self.history.plies().len(),
            touches: turn.touches,
            must: turn.must,
        });
    }

    pub(super) fn reinstated(&mut self, plies: usize, touches: &[Touch]) {
        if plies < self.history.plies().len() {
            self.settle_last_move();
        }
        self.count_back(plies);
        self.history.reinstate(plies);
        self.times.truncate(plies);
        self.made_at.truncate(plies);
        self.gains.truncate(plies);
        self.irregularities.retain(|open| open.ply < plies);
        self.impossible_seen = false;
        self.repair = None;
        self.turn = Turn {
            touches: touches.to_vec(),
            ..Turn::default()
        };
        let first = self.history.start().turn();
        let by_first = plies.div_ceil(2);
        let by_second = plies / 2;
        for (color, moves) in [(first, by_first), (!first, by_second)] {
            let before = moves_before(self.history.start(), color);
            let player = self.players.get_mut(color);
            let moves = u16::try_from(moves).unwrap_or(u16::MAX);
            let moves = moves.saturating_add(before);
            player.made = moves;
            player.completed = moves;
            player.unpressed = false;
            player.last = None;
            player.hands.retain(|ply| *ply < plies);
            player.breach = player.breach.filter(|breach| breach.ply < plies);
        }
    }

    /// What came after so many plies never was; the questions about it have
    /// no sense any more.
    pub(super) fn voided(&mut self, plies: usize) {
        if plies < self.history.plies().len() {
            self.reinstated(plies, &[]);
        }
        self.turn = crate::state::turn::Turn::default();
        self.unseen = 0;
        self.offer = None;
        self.withheld = None;
        self.watch = None;
        self.referral = None;
        self.settle(|question| !question.matter.outlives_the_game());
        self.shelved.clear();
    }
}

/// The same moves from the right array, if all of them are legal there.
pub(crate) fn corrected(history: &History, array: &Arrangement) -> Option<History> {
    let castling = CastlingRights::of_array(array, SwappedKing::Barred);
    let mut again = History::new(Position::of_array(array, castling));
    for ply in history.plies() {
        let Ply::Legal(m) = ply else {
            return None;
        };
        again.play(*m).ok()?;
    }
    Some(again)
}
