//! Presses, illegal moves and what is treated as one (`fide-2018/6.2`, `7.5`,
//! `A.4.2`, `A.4.4`).

use tuomari_board::{Bitboard, Color, Illegality, Move, Position, Rank, Role};

use super::{
    account::name,
    facts::Fact,
    mates,
    reading::{End, Kind, Matter, NotJudged, Open, Proposal, Reading, Turn, What, at, queened},
    timepiece::Run,
    touch::allowed,
};

impl Reading {
    pub(super) fn press(&mut self, by: Color) -> Result<(), NotJudged> {
        let gain = self.pressed(by);
        let own_turn = self.now().turn() == by;
        if self.sides[at(by)].unpressed && (!own_turn || self.turn.board.is_none()) {
            self.complete(by, gain);
            return Ok(());
        }
        if self.kind == Kind::Wooden {
            if self.offer == Some(!by) {
                self.offer = None;
            }
            let side = &mut self.sides[at(by)];
            side.made += 1;
            side.completed += 1;
            self.unseen += 1;
            return Ok(());
        }
        let Some(board) = self.turn.board.clone().filter(|_| own_turn) else {
            self.without_move(by, gain);
            return Ok(());
        };
        if board == *self.now().board() {
            self.without_move(by, gain);
            return Ok(());
        }
        let why = match self.now().judge(&board) {
            Ok(m) => {
                self.made(by, m)?;
                self.complete(by, gain);
                return Ok(());
            }
            Err(why) => why,
        };
        let what = match queened(self.now(), by, &board) {
            Some(m) => What::Pawn(m),
            None if why == Illegality::KingCaptured => What::KingTaken,
            None => What::Illegal,
        };
        self.leave(by, what, &board, gain);
        self.after_completed();
        Ok(())
    }

    fn complete(&mut self, by: Color, gain: u64) {
        let hands = self.sides[at(by)].two_hands;
        self.completed(by);
        if hands {
            self.with_two_hands(by, gain);
        }
        self.after_completed();
    }

    fn without_move(&mut self, by: Color, gain: u64) {
        if self.facts.is(Fact::PressWithoutMove, "illegal-move") {
            let board = self.now().board().clone();
            self.leave(by, What::NoMove, &board, gain);
        } else {
            self.sides[at(by)].breach = Some((What::NoMove, self.plies.len()));
        }
    }

    fn with_two_hands(&mut self, by: Color, gain: u64) {
        let last = self.sides[at(by)].last.as_ref().map(|last| last.ply);
        let ply = last.unwrap_or(self.plies.len());
        if self.facts.is(Fact::TwoHands, "illegal-move") {
            self.open_up(by, What::TwoHands, ply, gain);
        } else {
            self.sides[at(by)].breach = Some((What::TwoHands, ply));
        }
    }

    /// Two hands are reported: of the move under way, or of the last one if it
    /// is pressed and not answered.
    pub(super) fn see_two_hands(&mut self, of: Color) {
        let answered = self.now().turn() == of;
        let seen = self.clock.is_some() && self.unseen == 0;
        let side = &mut self.sides[at(of)];
        let pressed = seen && !answered && !side.unpressed;
        let (gain, unpressed_hands) = (side.gain, !pressed);
        let Some(last) = side.last.as_mut().filter(|_| pressed) else {
            side.two_hands |= unpressed_hands || side.last.is_none();
            return;
        };
        let new = !last.two_hands;
        last.two_hands = true;
        let ply = last.ply;
        let known = self
            .open
            .iter()
            .any(|open| open.by == of && open.ply == ply);
        if new && !known && self.kind != Kind::Assisted {
            self.with_two_hands(of, gain);
        }
    }

    /// The arbiter waits for one completed move in a position that cannot be.
    pub(super) fn after_completed(&mut self) {
        if !self.position_seen || self.out.end.is_some() {
            return;
        }
        self.position_seen = false;
        if !is_impossible(self.now()) {
            return;
        }
        let draw = End::draw("illegal-position");
        if self.facts.is(Fact::Sweep, "draw") {
            self.conclude(&draw);
        } else if self.facts.is(Fact::Sweep, "ask") {
            self.ask(Matter::IllegalPosition, Proposal::End(draw));
        }
    }

    /// A player says that an illegal move was completed.
    pub(super) fn claim_illegal(&mut self, by: Color) -> Result<(), NotJudged> {
        let offender = if self.is_own(by) { by } else { !by };
        self.raise(offender, Some(by))
    }

    /// Whether he can mean nothing but his own last move, where it does not
    /// matter who finds it.
    fn is_own(&self, by: Color) -> bool {
        let last = |ply: usize| ply + 1 >= self.plies.len();
        let own = self.open.iter().any(|open| open.by == by && last(open.ply));
        let breach = self.breach(by).is_some_and(|(_, ply)| last(ply));
        let theirs = self.open.iter().any(|open| open.by != by);
        self.facts.is(Fact::RaisedBy, "anyone")
            && (own || (breach && self.breach(!by).is_none()))
            && !theirs
    }

    /// A breach for which a penalty may still be asked.
    fn breach(&self, of: Color) -> Option<(What, usize)> {
        let (what, ply) = self.sides[at(of)].breach?;
        let answered = self.plies.len() > ply + 1;
        let late = answered && self.facts.is(Fact::Window, "until-reply");
        (!late).then_some((what, ply))
    }

    /// The arbiter says that he sees one.
    pub(super) fn see_illegal_move(&mut self) -> Result<(), NotJudged> {
        if self.facts.is(Fact::RaisedBy, "opponent") {
            return Ok(());
        }
        let first = self.open.iter().find(|open| !self.is_alone(open));
        let seen = first.or(self.open.last()).map(|open| open.by);
        let all = Color::ALL
            .into_iter()
            .filter_map(|of| self.breach(of).map(|(_, ply)| (of, ply)));
        // The one that came first; at one move that of the player who had it.
        let offence = all.min_by_key(|(of, ply)| (*ply, self.had_the_move(*ply) != *of));
        let breached = offence.map(|(of, _)| of);
        match seen.or(breached) {
            Some(offender) => self.raise(offender, None),
            None => Ok(()),
        }
    }

    fn had_the_move(&self, ply: usize) -> Color {
        let now = self.now().turn();
        if self.plies.len().abs_diff(ply).is_multiple_of(2) {
            now
        } else {
            !now
        }
    }

    fn is_alone(&self, open: &Open) -> bool {
        open.what == What::KingTaken && self.facts.is(Fact::KingCapture, "loses")
    }

    fn raise(&mut self, offender: Color, claimant: Option<Color>) -> Result<(), NotJudged> {
        let raised = self.open.iter().rfind(|open| open.by == offender).cloned();
        let Some(raised) = raised else {
            if let Some(by) = claimant {
                self.found(by, "illegal-move", false);
            }
            self.ask_about_breach(offender);
            return Ok(());
        };
        if !self.is_alone(&raised) && self.open.len() > 1 {
            let first = self.open[0].ply;
            self.ask(Matter::Several(offender), Proposal::Reinstate(first));
            return Ok(());
        }
        if let Some(by) = claimant {
            self.found(by, "illegal-move", true);
            if self.facts.is(Fact::EventOrder, "arbiter") && self.fell(by) {
                let lost = End::win(!offender, format!("illegal-move {}", name(offender)));
                self.ask(Matter::EventOrder(offender), Proposal::End(lost));
                return Ok(());
            }
        }
        self.establish(&raised)
    }

    fn ask_about_breach(&mut self, of: Color) {
        let Some((what, ply)) = self.breach(of) else {
            return;
        };
        let proposal = if self.facts.is(Fact::Ladder, "yes") && self.sides[at(of)].warned {
            Proposal::End(End::win(!of, format!("penalty {}", name(of))))
        } else {
            Proposal::Warning
        };
        self.ask(Matter::Breach(of), proposal);
        if what == What::NoMove && self.plies.len() == ply {
            self.switch(Run::On(at(of)));
        }
    }

    /// An illegal move is established: counted, and paid for or lost by.
    fn establish(&mut self, found: &Open) -> Result<(), NotJudged> {
        let by = found.by;
        self.out.counts[at(by)] += 1;
        let count = u64::from(self.out.counts[at(by)]);
        let pawn = matches!(found.what, What::Pawn(_)) && self.facts.is(Fact::Unpromoted, "loss");
        let losing = self.facts.number(Fact::LosesAt);
        if pawn || losing.is_some_and(|losing| count >= losing) {
            let cause = match found.what {
                What::KingTaken => "king-capture",
                What::Illegal | What::Pawn(_) | What::NoMove | What::TwoHands => "illegal-move",
            };
            let before = self.positions[found.ply].clone();
            return self.lose_illegally(by, cause, &before);
        }
        self.restore(found);
        self.compensate(found);
        Ok(())
    }

    /// The player loses, unless the opponent could not have mated.
    pub(super) fn lose_illegally(
        &mut self,
        by: Color,
        cause: &str,
        before: &Position,
    ) -> Result<(), NotJudged> {
        let cause = format!("{cause} {}", name(by));
        if self.facts.is(Fact::IllegalMateTest, "yes") {
            return self.win_if_mating(!by, before, cause);
        }
        self.conclude(&End::win(!by, cause));
        Ok(())
    }

    /// A win that is a draw if the winner cannot mate; a question if the
    /// software gave up.
    pub(super) fn win_if_mating(
        &mut self,
        winner: Color,
        position: &Position,
        cause: String,
    ) -> Result<(), NotJudged> {
        let won = End::win(winner, cause.clone());
        if self.unseen > 0 || self.evidence.gave_up {
            self.ask(Matter::CanMate(winner), Proposal::End(won));
            return Ok(());
        }
        match mates::can_mate(position, winner, &self.evidence) {
            Some(true) => self.conclude(&won),
            Some(false) => self.conclude(&End::draw(cause)),
            None => return Err(NotJudged(format!("whether a side can mate: {cause}"))),
        }
        Ok(())
    }

    /// The position before the irregularity; a pawn becomes a queen instead.
    fn restore(&mut self, found: &Open) {
        let queen = self.new_queen(found);
        self.reinstate(found.ply);
        if let Some(m) = queen {
            self.play(found.by, m);
            self.completed(found.by);
            self.switch(Run::On(at(!found.by)));
        } else {
            self.turn.touches.clone_from(&found.touches);
            self.turn.must = found.must;
            self.switch(Run::On(at(found.by)));
        }
    }

    /// What a pawn left unpromoted is played as, where it is.
    fn new_queen(&self, found: &Open) -> Option<Move> {
        match found.what {
            What::Pawn(m) if !self.facts.is(Fact::Unpromoted, "restored") => Some(m),
            What::Pawn(_) | What::Illegal | What::KingTaken | What::NoMove | What::TwoHands => None,
        }
    }

    /// What the press brought is taken back, and the opponent gets his time.
    /// A pawn that became a queen is not played again, and keeps it.
    fn compensate(&mut self, found: &Open) {
        let stays = self.new_queen(found).is_some();
        if self.facts.is(Fact::GainTaken, "yes") && found.gain > 0 && !stays {
            self.take(found.by, found.gain);
        }
        if let Some(time) = self.facts.number(Fact::IllegalTime) {
            self.add(!found.by, time);
        }
    }

    /// Back to the position after so many plies: with it go the moves, what
    /// was open about them, and the counters of the clock.
    pub(super) fn reinstate(&mut self, plies: usize) {
        let undone = self.plies.len().saturating_sub(plies);
        if undone > 0 {
            self.questions.retain(|(_, matter, _)| {
                !matches!(matter, Matter::ForbiddenMove(_) | Matter::Contact(_))
            });
        }
        let to_move = self.now().turn();
        for (color, back) in [(!to_move, undone.div_ceil(2)), (to_move, undone / 2)] {
            let owed = usize::from(self.sides[at(color)].unpressed);
            let back = back.saturating_sub(owed) as u64;
            if let Some(clock) = &mut self.clock {
                let face = &mut clock.faces[at(color)];
                face.moves = face.moves.saturating_sub(back);
            }
        }
        self.plies.truncate(plies);
        self.positions.truncate(plies + 1);
        self.open.retain(|open| open.ply < plies);
        self.position_seen = false;
        self.repair = None;
        self.turn = Turn::default();
        let start = &self.positions[0];
        let first = start.turn();
        let whole = u64::from(start.move_number().saturating_sub(1));
        for (color, own) in [(first, plies.div_ceil(2)), (!first, plies / 2)] {
            let ahead = u64::from(first == Color::Black && color == Color::White);
            let moves = whole + ahead + own as u64;
            let side = &mut self.sides[at(color)];
            side.made = moves;
            side.completed = moves;
            side.unpressed = false;
            side.last = None;
            side.breach = side.breach.filter(|(_, ply)| *ply < plies);
        }
    }

    /// Several were open, and the arbiter goes back to the earliest. The one
    /// that was raised counts, unless it would lose by mere book-keeping.
    pub(super) fn several(&mut self, offender: Color, plies: usize) {
        let Some(first) = self.open.iter().find(|open| open.ply == plies).cloned() else {
            return;
        };
        let raised = if first.by == offender {
            Some(first.clone())
        } else {
            self.open.iter().rfind(|open| open.by == offender).cloned()
        };
        self.restore(&first);
        if let Some(raised) = raised.filter(|_| self.out.counts[at(offender)] == 0) {
            self.out.counts[at(offender)] = 1;
            self.compensate(&raised);
        }
    }

    /// Both players go back without the arbiter; clocks and counts stay.
    pub(super) fn agree_repair(&mut self, plies: u64) {
        let plies = usize::try_from(plies).unwrap_or(usize::MAX);
        if self.facts.is(Fact::LateRepair, "agreed") && plies < self.plies.len() {
            self.reinstate(plies);
            let to_move = at(self.now().turn());
            self.switch(Run::On(to_move));
        }
    }

    /// A player says that the opponent touched a piece and played otherwise.
    pub(super) fn claim_touch(&mut self, by: Color) -> Result<(), NotJudged> {
        let touched = self.now().turn() == by && self.turn.touches.iter().any(|touch| touch.taken);
        let last = self.sides[at(!by)].last.clone();
        let found = last.filter(|last| !touched && last.ply + 1 >= self.plies.len());
        let illegal = found
            .as_ref()
            .is_some_and(|last| !matches!(self.plies.get(last.ply), Some(Some(_))));
        if illegal && self.facts.is(Fact::RaisedBy, "anyone") {
            // Whoever looks at the move finds that it is illegal.
            return self.claim_illegal(by);
        }
        let found = found.and_then(|last| Some((self.plies.get(last.ply).copied()??, last)));
        let Some((played, last)) = found else {
            self.found(by, "touch-move", false);
            return Ok(());
        };
        let before = &self.positions[last.ply];
        let kept = last.must.is_none_or(|must| must == played)
            && allowed(&self.facts, before, &last.touches).contains(&played);
        if kept && last.touches.iter().any(|touch| touch.brushed) {
            self.ask(Matter::Contact(!by), Proposal::PlayOn);
            return Ok(());
        }
        self.found(by, "touch-move", !kept);
        if !kept {
            self.reinstate(last.ply);
            self.turn.touches = last.touches;
            self.turn.must = last.must;
            self.switch(Run::On(at(!by)));
        }
        Ok(())
    }
}

/// Both kings in check, or a pawn on its last rank.
fn is_impossible(position: &Position) -> bool {
    let board = position.board();
    let both = Color::ALL.into_iter().all(|color| position.in_check(color));
    let stuck = [(Color::White, Rank::Eighth), (Color::Black, Rank::First)]
        .into_iter()
        .any(|(color, last)| (board.by_piece(Role::Pawn.of(color)) & Bitboard::from(last)).any());
    both || stuck
}
