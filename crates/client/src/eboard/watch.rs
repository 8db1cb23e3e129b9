//! Between a board that is seen and a table that is told: what to do next.
//!
//! Nothing here waits or speaks to anybody. It is given what stands on the
//! board, what the table shows and what time it is, and says which act comes
//! next and when to look again.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;
use tuomari_board::{Arrangement, Bitboard, ByColor, Color, Illegality, Move};
use tuomari_conduct::{Discretion, Table};
use tuomari_wire::{
    Problem, Stamp, ViewDto,
    place::{MoveName, SquareName},
    view::ConclusionDto,
};

use super::{
    lifted::Lifted,
    livechess::Standing,
    memory::Memory,
    news::BoardNews,
    reading::{Reading, Step, carried, changed, is_within_reach, next_step, read},
};
use crate::tracker::arrangement;

/// What a legal move leaves is read after this part of the time that anything
/// else has to stand: a piece that slides is on several squares for a moment.
const QUIET: u32 = 4;

/// Pieces may be in the air for so many times as long before it is told.
const LONG: u32 = 10;

/// Between a board and a table.
#[derive(Debug)]
pub(super) struct Watch {
    kind: Table,
    settle: Duration,
    /// How many seats there are to act from.
    seats: usize,
    memory: Memory,
    view: Option<(Box<ViewDto>, Stamp)>,
    /// Whether each player's seat may move a piece now; nothing where there is
    /// no seat.
    may_move: ByColor<Option<bool>>,
    stands: Option<Standing>,
    /// Since when it has stood so.
    since: Instant,
    /// Whether the board is turned round, once that is known.
    turned: Option<bool>,
    /// Whether that was said and need not be found out.
    turned_is_said: bool,
    /// What LiveChess says of it.
    flipped: Option<bool>,
    /// The last board on which both agreed.
    agreed: Option<Arrangement>,
    lifted: Lifted,
    sent: Option<Sent>,
    /// The version that the last act led to.
    accepted: u64,
    /// Pieces were put somewhere, and the hand has not let go.
    held: bool,
    /// What was handed to the table as it stood.
    handed: Option<Arrangement>,
    /// The board on which castling had been begun with the rook, and the table
    /// was told.
    rook_first: Option<Arrangement>,
    /// What was refused, and at which version.
    refused: Option<(Arrangement, u64)>,
    /// What was told last of what is amiss.
    told: Option<BoardNews>,
    pub(super) news: Vec<BoardNews>,
}

/// An act that is under way.
#[derive(Clone, Debug)]
struct Sent {
    what: What,
    by: Color,
    /// What stands on the board that it was sent for.
    seen: Arrangement,
    /// What it leads to, or is a step to.
    target: Arrangement,
    /// The squares that this changes from where the turn began.
    squares: Bitboard,
}

#[derive(Clone, Copy, Debug)]
enum What {
    Make(Move),
    /// A piece carried, whether that is a legal move or not.
    Carry,
    RookFirst,
    Step,
    Release,
}

/// What to do next.
#[derive(Debug, Default)]
pub(super) struct Next {
    pub(super) act: Option<(Color, Value)>,
    /// When to look again if nothing happens.
    pub(super) wake: Option<Instant>,
}

impl Watch {
    pub(super) fn new(
        (kind, memory): (Table, Memory),
        seats: usize,
        settle: Duration,
        turned: bool,
        now: Instant,
    ) -> Watch {
        Watch {
            kind,
            settle,
            seats,
            memory,
            view: None,
            may_move: ByColor::default(),
            stands: None,
            since: now,
            turned: turned.then_some(true),
            turned_is_said: turned,
            flipped: None,
            agreed: None,
            lifted: Lifted::default(),
            sent: None,
            accepted: 0,
            held: false,
            handed: None,
            rook_first: None,
            refused: None,
            told: None,
            news: Vec::new(),
        }
    }

    /// How the game ended, if it has and that may be told.
    pub(super) fn conclusion(&self) -> Option<&ConclusionDto> {
        self.view.as_ref()?.0.conclusion.as_ref()
    }

    /// Something stands on the board.
    pub(super) fn stands(&mut self, standing: Standing, now: Instant) {
        let flipped = self.flipped.replace(standing.flipped);
        if flipped.is_some_and(|flipped| flipped != standing.flipped) && !self.turned_is_said {
            // Whatever that means, the two have to agree anew.
            self.turned = None;
            self.agreed = None;
            self.lifted.is_dark();
        }
        self.stands = Some(standing);
        self.since = now;
        if let Some(seen) = self.seen() {
            self.lifted.see(self.memory.now(), &seen);
        }
    }

    /// The board cannot be seen for now.
    pub(super) fn is_dark(&mut self) {
        self.stands = None;
        self.lifted.is_dark();
    }

    /// A player's seat sees the table.
    pub(super) fn sees(&mut self, of: Color, view: Box<ViewDto>, stamp: Stamp, may_move: bool) {
        *self.may_move.get_mut(of) = Some(may_move);
        if self.view.as_ref().is_some_and(|(_, seen)| *seen > stamp) {
            return;
        }
        if self.all_seated() {
            let turn = self.memory.now().turn();
            self.memory.look(&view, self.mover(&view));
            // Whoever has no longer the move holds nothing either.
            self.held &= self.memory.now().turn() == turn;
        }
        self.view = Some((view, stamp));
        self.keep_step();
    }

    /// Whether nobody here is to learn by what is told what is legal.
    fn is_mute(&self, view: &ViewDto) -> bool {
        self.kind == Table::Strict && view.discretion == Discretion::Silent
    }

    /// Whether pieces were put somewhere or are being put, and the hand has not
    /// let go.
    fn is_in_hand(&self) -> bool {
        match &self.sent {
            Some(sent) => matches!(sent.what, What::Step),
            None => self.held,
        }
    }

    /// Who may move, as the seats are offered it. A silent strict table offers
    /// it by the clock alone; but what stands there between two steps of a hand
    /// is no move, even if a legal one would leave it.
    fn mover(&self, view: &ViewDto) -> Option<Color> {
        if self.is_mute(view) {
            let turn = self.memory.now().turn();
            let goes_on = self.is_in_hand() && Color::from(view.to_act) == turn;
            return goes_on.then_some(turn);
        }
        let may = |color: Color| *self.may_move.get(color) == Some(true);
        match (may(Color::White), may(Color::Black)) {
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            // One of them has not said yet what came of the last act.
            (true, true) | (false, false) => None,
        }
    }

    fn all_seated(&self) -> bool {
        let seated = Color::ALL.map(|color| self.may_move.get(color).is_some());
        seated.iter().filter(|seated| **seated).count() >= self.seats
    }

    /// The act was carried out.
    pub(super) fn was_accepted(&mut self, version: u64) {
        self.accepted = version;
        self.refused = None;
        self.keep_step();
        let Some(sent) = self.sent.take() else { return };
        match sent.what {
            What::RookFirst => {}
            What::Step => self.held = true,
            What::Make(m) => {
                self.held = false;
                self.handed = None;
                self.tell_made(&sent, m);
            }
            What::Carry | What::Release => {
                self.held = false;
                self.tell_handed(&sent);
                self.handed = Some(sent.target);
            }
        }
    }

    /// The act was refused; nothing was written.
    pub(super) fn was_refused(&mut self, problem: Problem) {
        if let Some(sent) = self.sent.take() {
            self.refused = Some((sent.seen, self.version()));
            if matches!(sent.what, What::Release) {
                self.held = false;
            }
        }
        self.news.push(BoardNews::Refused(Box::new(problem)));
    }

    fn tell_made(&mut self, sent: &Sent, m: Move) {
        let name = MoveName::of(m).filter(|_| self.kind != Table::Strict);
        match name {
            Some(name) => self.news.push(BoardNews::Made { by: sent.by, name }),
            // Whether it was a move is for players to say.
            None => self.tell_handed(sent),
        }
    }

    fn tell_handed(&mut self, sent: &Sent) {
        self.news.push(BoardNews::Handed {
            by: sent.by,
            squares: names(sent.squares),
        });
    }

    fn version(&self) -> u64 {
        self.view.as_ref().map_or(0, |(_, stamp)| stamp.version)
    }

    /// A board that came of our own act is one on which both agree.
    fn keep_step(&mut self) {
        if let Some((view, stamp)) = &self.view
            && stamp.version == self.accepted
            && self.agreed.is_some()
        {
            self.agreed = Some(arrangement(&view.board));
        }
    }

    /// What stands on the board, as the players see it.
    fn seen(&self) -> Option<Arrangement> {
        let mut board = self.stands.as_ref()?.board.clone();
        if self.turned == Some(true) {
            board.rotate_180();
        }
        Some(board)
    }

    /// Says what to do next.
    pub(super) fn consider(&mut self, now: Instant) -> Next {
        let Some((view, stamp)) = &self.view else {
            return Next::default();
        };
        let waits = self.sent.is_some() || stamp.version < self.accepted;
        if waits || !self.all_seated() || view.conclusion.is_some() {
            return Next::default();
        }
        let shown = arrangement(&view.board);
        let silent = view.discretion == Discretion::Silent;
        let mute = self.is_mute(view);
        self.find_out_whether_turned(&shown);
        let Some(seen) = self.seen() else {
            return Next::default();
        };
        let ready = |times: u32, by: u32| self.since + self.settle * times / by;
        let (quiet, settled, long) = (ready(1, QUIET), ready(1, 1), ready(LONG, 1));
        if now < quiet && seen != shown {
            return Next {
                act: None,
                wake: Some(quiet),
            };
        }
        let reading = read(self.memory.now(), &shown, &seen);
        let base = self.memory.now().board();
        let in_step = [&shown, base]
            .iter()
            .any(|board| self.agreed.as_ref() == Some(board));
        let due = match &reading {
            Reading::Same => now,
            Reading::Made(_) if in_step && !mute => now,
            Reading::InTheAir(_) if in_step => long,
            _ => settled,
        };
        if now < due {
            return Next {
                act: None,
                wake: Some(due),
            };
        }
        let act = if in_step || reading == Reading::Same {
            self.answer(reading, shown, seen, (mute, silent))
        } else {
            self.differs(&shown, &seen);
            None
        };
        Next { act, wake: None }
    }

    /// What stands there was read; the act that answers it.
    fn answer(
        &mut self,
        reading: Reading,
        shown: Arrangement,
        seen: Arrangement,
        (mute, silent): (bool, bool),
    ) -> Option<(Color, Value)> {
        match reading {
            Reading::Same => self.agree(shown),
            // What was legal takes the time and the way of what was not.
            Reading::Made(m) if mute => {
                let target = self.memory.now().board_after(m);
                self.hand_over(&shown, seen, target)
            }
            Reading::ReplyBegun(_) if mute => {
                self.differs(&shown, &seen);
                None
            }
            Reading::Made(m) | Reading::ReplyBegun(m) => self.make(m, &shown, seen),
            Reading::InTheAir(squares) => {
                self.amiss(BoardNews::InTheAir(names(squares)));
                None
            }
            Reading::Left(_) | Reading::PutBack if self.kind == Table::Strict => {
                self.hand_over(&shown, seen.clone(), seen)
            }
            Reading::Left(why) => {
                self.illegal(why, &seen, silent);
                None
            }
            Reading::PutBack | Reading::Differs => {
                self.differs(&shown, &seen);
                None
            }
        }
    }

    /// The first time that both agree tells which way round the board lies.
    fn find_out_whether_turned(&mut self, shown: &Arrangement) {
        let Some(standing) = self.stands.as_ref().filter(|_| self.turned.is_none()) else {
            return;
        };
        let mut turned = standing.board.clone();
        turned.rotate_180();
        if standing.board == *shown {
            self.turned = Some(false);
        } else if turned == *shown {
            self.turned = Some(true);
            self.news.push(BoardNews::TurnedRound);
        }
    }

    /// The board is as the table has it.
    fn agree(&mut self, shown: Arrangement) -> Option<(Color, Value)> {
        let first = self.agreed.is_none();
        self.agreed = Some(shown.clone());
        if self.handed.as_ref() != Some(&shown) {
            // It was put back, and may be left there once more.
            self.handed = None;
        }
        if self.told.take().is_some() || first {
            self.news.push(BoardNews::Agrees);
        }
        if !self.held {
            return None;
        }
        self.release(shown.clone(), shown)
    }

    fn release(&mut self, seen: Arrangement, target: Arrangement) -> Option<(Color, Value)> {
        self.send(What::Release, seen, target, json!({"act": "release"}))
    }

    fn make(&mut self, m: Move, shown: &Arrangement, seen: Arrangement) -> Option<(Color, Value)> {
        let base = self.memory.now();
        let target = base.board_after(m);
        if self.may_move.get(base.turn()).is_none() {
            // The other player's moves are told to the table by somebody else.
            self.differs(shown, &seen);
            return None;
        }
        if self.kind == Table::Strict
            && let Some(castle) = base.castle(m)
        {
            let began = base.board().clone();
            let told = self.rook_first.as_ref() == Some(&began);
            let rook_first = self.lifted.is_before(castle.rook_from, castle.king_from);
            if rook_first && !told {
                let square = castle.rook_from.to_string();
                let act = json!({"act": "touch", "square": square});
                let sent = self.send(What::RookFirst, seen, target, act);
                if sent.is_some() {
                    self.rook_first = Some(began);
                }
                return sent;
            }
        }
        let act = json!({"act": "make", "move": MoveName::of(m)?});
        self.send(What::Make(m), seen, target, act)
    }

    /// What a hand left at a strict table goes there as it stands: one piece in
    /// one act, several one by one in the order in which they were lifted.
    /// `target` is what the hand left, of what is seen.
    fn hand_over(
        &mut self,
        shown: &Arrangement,
        seen: Arrangement,
        target: Arrangement,
    ) -> Option<(Color, Value)> {
        let base = self.memory.now();
        let mover = base.turn();
        let no_seat = self.may_move.get(mover).is_none();
        // The table may have put back what was handed to it.
        let done = self.handed.as_ref() == Some(&target);
        if no_seat || done || !is_within_reach(mover, shown, &target) {
            self.differs(shown, &seen);
            return None;
        }
        if *shown == target {
            let held = self.held;
            return held.then(|| self.release(seen, target)).flatten();
        }
        if let Some(name) = carried(base, &target) {
            let act = json!({"act": "make", "move": name});
            return self.send(What::Carry, seen, target, act);
        }
        let order = self.lifted.in_order(base);
        let act = match next_step(mover, &order, shown, &target)? {
            Step::Carry { from, to } => {
                json!({"act": "place", "from": from.to_string(), "to": to.to_string()})
            }
            Step::Bring { role, to } => {
                let piece = tuomari_wire::word::RoleWord::from(role);
                json!({"act": "place", "piece": piece, "to": to.to_string()})
            }
            Step::Remove(square) => json!({"act": "remove", "square": square.to_string()}),
        };
        self.send(What::Step, seen, target, act)
    }

    fn send(
        &mut self,
        what: What,
        seen: Arrangement,
        target: Arrangement,
        act: Value,
    ) -> Option<(Color, Value)> {
        let base = self.memory.now();
        let (by, squares) = (base.turn(), changed(base.board(), &target));
        let refused = self.refused.as_ref();
        if refused.is_some_and(|(what, version)| *what == seen && *version == self.version()) {
            return None;
        }
        if *self.may_move.get(by) != Some(true) {
            self.amiss(BoardNews::Waits { by });
            return None;
        }
        self.sent = Some(Sent {
            what,
            by,
            seen,
            target,
            squares,
        });
        Some((by, act))
    }

    fn differs(&mut self, shown: &Arrangement, seen: &Arrangement) {
        self.amiss(BoardNews::Differs(names(changed(shown, seen))));
    }

    /// What no legal move leaves, at a table that takes legal moves only.
    fn illegal(&mut self, why: Illegality, seen: &Arrangement, silent: bool) {
        if silent {
            // Whether a move was legal is nothing to be told.
            return;
        }
        let base = self.memory.now();
        let (by, squares) = (base.turn(), names(changed(base.board(), seen)));
        self.amiss(BoardNews::Illegal { by, why, squares });
    }

    /// Tells what is amiss, once.
    fn amiss(&mut self, news: BoardNews) {
        if self.told.as_ref() != Some(&news) {
            self.news.push(news.clone());
            self.told = Some(news);
        }
    }
}

fn names(squares: Bitboard) -> Vec<SquareName> {
    squares.into_iter().map(SquareName).collect()
}

#[cfg(test)]
mod tests;
