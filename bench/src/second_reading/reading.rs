//! The second reading: a game judged again from what people did.

use serde_json::Value;
use tuomari_board::{Arrangement, Color, Identity, Move, Position, Rank, Role, Square};

use super::{
    account::{Account, name},
    facts::{Fact, Facts, Wrong},
    hall::{Act, Evidence, Line},
    mates,
    timepiece::{Run, Timepiece},
    touch::{Touch, allowed},
};

/// Why a game is left unjudged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotJudged(pub String);

impl From<String> for NotJudged {
    fn from(why: String) -> NotJudged {
        NotJudged(why)
    }
}

/// A game under way, as the second reading sees it.
pub(super) struct Reading {
    pub(super) facts: Facts,
    pub(super) kind: Kind,
    /// The position at the start and after each ply.
    pub(super) positions: Vec<Position>,
    /// What each ply was: a legal move, or none.
    pub(super) plies: Vec<Option<Move>>,
    pub(super) clock: Option<Timepiece>,
    pub(super) sides: [Side; 2],
    pub(super) turn: Turn,
    pub(super) open: Vec<Open>,
    pub(super) offer: Option<Color>,
    pub(super) questions: Vec<(u64, Matter, Proposal)>,
    pub(super) asked: u64,
    /// Moves on a wooden board that nobody entered.
    pub(super) unseen: u64,
    pub(super) line_awaited: Option<Color>,
    pub(super) position_seen: bool,
    pub(super) repair: Option<(Color, u64)>,
    /// Whose move ended the game before any player said so.
    pub(super) withheld: Option<Color>,
    pub(super) evidence: Evidence,
    pub(super) out: Account,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Strict,
    Assisted,
    Wooden,
}

/// What is remembered of a player.
#[derive(Clone, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own; no two exclude each other"
)]
pub(super) struct Side {
    pub(super) made: u64,
    pub(super) completed: u64,
    pub(super) unpressed: bool,
    pub(super) two_hands: bool,
    pub(super) gain: u64,
    pub(super) remarked: bool,
    pub(super) warned: bool,
    pub(super) breach: Option<(What, usize)>,
    pub(super) last: Option<Last>,
}

/// How a player's last ply came about.
#[derive(Clone, Debug)]
pub(super) struct Last {
    pub(super) ply: usize,
    pub(super) touches: Vec<Touch>,
    pub(super) must: Option<Move>,
    pub(super) two_hands: bool,
}

/// The turn under way.
#[derive(Clone, Debug, Default)]
pub(super) struct Turn {
    pub(super) touches: Vec<Touch>,
    pub(super) board: Option<Arrangement>,
    pub(super) must: Option<Move>,
    pub(super) fixed: Option<Move>,
    pub(super) misfixed: Option<Square>,
}

/// An irregularity that can still be raised.
#[derive(Clone, Debug)]
pub(super) struct Open {
    pub(super) by: Color,
    pub(super) what: What,
    pub(super) ply: usize,
    pub(super) touches: Vec<Touch>,
    pub(super) must: Option<Move>,
    pub(super) gain: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Illegal,
    KingTaken,
    Pawn(Move),
    NoMove,
    TwoHands,
}

/// What a question is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Matter {
    Claim(Color, String),
    BothFlags,
    CanMate(Color),
    BlockedPawns(Color),
    ForbiddenMove(Color),
    Several(Color),
    Breach(Color),
    Contact(Color),
    EventOrder(Color),
    IllegalPosition,
}

#[derive(Clone, Debug)]
pub(super) enum Proposal {
    Nothing,
    End(End),
    /// The player's flag fell first: he loses if the other can mate from the
    /// position that stood there, if it is known.
    FirstFell(Color, Option<Box<Position>>),
    PlayOn,
    Warning,
    Reinstate(usize),
}

/// A result and its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub(super) points: &'static str,
    pub(super) cause: String,
}

impl End {
    pub(super) fn draw(cause: impl Into<String>) -> End {
        End {
            points: "1/2-1/2",
            cause: cause.into(),
        }
    }

    pub(super) fn win(winner: Color, cause: impl Into<String>) -> End {
        End {
            points: winner.fold_wb("1-0", "0-1"),
            cause: cause.into(),
        }
    }
}

pub(super) fn at(color: Color) -> usize {
    usize::from(color.is_black())
}

/// Reads a game from its lines; one row of the facts may be put in wrongly on
/// purpose.
pub fn read(lines: &[Line], wrong: Option<Wrong>) -> Result<Account, NotJudged> {
    let table = lines.first().and_then(|line| line.table.as_ref());
    let table = table.ok_or_else(|| NotJudged("no table".to_owned()))?;
    let mut reading = Reading::begin(table, wrong)?;
    for line in &lines[1..] {
        if let Some(clock) = &mut reading.clock {
            clock.pass(line.at_ms);
        }
        reading.evidence = line.evidence();
        for act in line.acts()? {
            reading.act(&line.by, act)?;
        }
    }
    Ok(reading.account())
}

/// The rulebook and profile that a table is played by.
pub fn profile_of(lines: &[Line]) -> String {
    let table = lines.first().and_then(|line| line.table.as_ref());
    table.map_or_else(String::new, |table| {
        let name = |key: &str| table[key].as_str().unwrap_or_default().to_owned();
        format!("{}/{}", name("rulebook"), name("profile"))
    })
}

impl Reading {
    fn begin(table: &Value, wrong: Option<Wrong>) -> Result<Reading, NotJudged> {
        let text = |key: &str| table[key].as_str().unwrap_or_default();
        let profile = format!("{}/{}", text("rulebook"), text("profile"));
        let start = match table["start"]["fen"].as_str() {
            Some(fen) => Position::from_fen(fen).map_err(|error| error.to_string())?,
            None => Position::default(),
        };
        let whole = u64::from(start.move_number().saturating_sub(1));
        let white_ahead = u64::from(start.turn() == Color::Black);
        let before = [whole + white_ahead, whole];
        let control = &table["control"];
        let side = |moves| Side {
            made: moves,
            completed: moves,
            ..Side::default()
        };
        Ok(Reading {
            facts: Facts::of(&profile, wrong),
            kind: match text("table") {
                "assisted" => Kind::Assisted,
                "wooden" => Kind::Wooden,
                _ => Kind::Strict,
            },
            positions: vec![start],
            plies: Vec::new(),
            clock: (!control.is_null()).then(|| Timepiece::new(control, before)),
            sides: [side(before[0]), side(before[1])],
            turn: Turn::default(),
            open: Vec::new(),
            offer: None,
            questions: Vec::new(),
            asked: 0,
            unseen: 0,
            line_awaited: None,
            position_seen: false,
            repair: None,
            withheld: None,
            evidence: Evidence::default(),
            out: Account::default(),
        })
    }

    fn account(mut self) -> Account {
        self.out.board = self.now().board().to_string();
        let clocks = self.clock.as_ref();
        self.out.clocks = clocks.map(|clock| [clock.faces[0].left, clock.faces[1].left]);
        self.out
    }

    pub(super) fn now(&self) -> &Position {
        &self.positions[self.plies.len()]
    }

    /// One act, and what follows from it.
    fn act(&mut self, author: &str, act: Act) -> Result<(), NotJudged> {
        if self.out.end.is_some() {
            self.after_the_end(&act);
            return Ok(());
        }
        match act {
            Act::Start => {
                let first = at(self.positions[0].turn());
                self.switch(Run::On(first));
            }
            Act::Press(by) => self.press(by)?,
            Act::Stop(by) => self.stop(by)?,
            Act::Resume => self.resume(),
            Act::Touch {
                by,
                square,
                owner,
                taken,
                brushed,
            } => {
                let touch = Touch {
                    square,
                    owner,
                    taken,
                    brushed,
                };
                self.touch(by, touch);
            }
            Act::Board(board) => self.board(*board),
            Act::Made(text) => self.make(&text)?,
            Act::Entered(text) => self.enter(&text)?,
            Act::TwoHands(of) => self.see_two_hands(of),
            Act::Claim(by, claim) => self.claim(by, &claim)?,
            Act::Fix(by, text) => self.fix(by, &text),
            Act::FixWrongly(_, square) => self.turn.misfixed = Some(square),
            Act::Offer(by) => self.offer = Some(by),
            Act::Decline => self.offer = None,
            Act::Agree(by) => self.agree(by),
            Act::Resign(by) => self.resign(by)?,
            Act::ShowNothing(by) => {
                if self.line_awaited == Some(by) {
                    self.conclude(&End::draw(format!("time {}", name(!by))));
                }
            }
            Act::SeeFlag(of) => self.see_flag(of, author)?,
            Act::SeeIllegalMove => self.see_illegal_move()?,
            Act::SeeIllegalPosition => self.position_seen = true,
            Act::AddTime(to, time) => self.add(to, time),
            Act::Rule(question, ruling) => self.rule(question, &ruling)?,
            Act::Confirm(_) => {}
            Act::ProposeRepair(by, plies) => self.repair = Some((by, plies)),
            Act::AgreeRepair(plies) => self.agree_repair(plies),
        }
        Ok(())
    }

    /// Where an end waits for a player's word, the mover may still press, and
    /// any other act is that word.
    fn after_the_end(&mut self, act: &Act) {
        match (self.withheld, act) {
            (Some(mover), Act::Press(by)) if *by == mover => {
                self.pressed(*by);
            }
            (Some(_), Act::Confirm(by)) => {
                self.withheld = None;
                self.hold(Some(*by));
            }
            _ => self.out.asked.push("an act after the end".to_owned()),
        }
    }

    // The clock.

    pub(super) fn switch(&mut self, run: Run) {
        if let Some(clock) = &mut self.clock {
            clock.switch(run);
        }
    }

    /// Stops a clock that runs.
    pub(super) fn hold(&mut self, by: Option<Color>) {
        if let Some(clock) = &mut self.clock
            && let Run::On(ran) = clock.run
        {
            let by = by.map(at);
            clock.switch(Run::Held { ran, by });
        }
    }

    pub(super) fn resume(&mut self) {
        if let Some(clock) = &mut self.clock
            && let Run::Held { ran, .. } = clock.run
        {
            clock.switch(Run::On(ran));
        }
    }

    /// The press itself: what it brought.
    pub(super) fn pressed(&mut self, by: Color) -> u64 {
        let gain = match &mut self.clock {
            Some(clock) => clock.press(at(by)),
            None => 0,
        };
        self.sides[at(by)].gain = gain;
        gain
    }

    pub(super) fn add(&mut self, to: Color, time: u64) {
        self.out.given.push(format!("{} +{time}", name(to)));
        if let Some(clock) = &mut self.clock {
            clock.add(at(to), time);
        }
    }

    pub(super) fn take(&mut self, from: Color, time: u64) {
        self.out.given.push(format!("{} -{time}", name(from)));
        if let Some(clock) = &mut self.clock {
            clock.take(at(from), time);
        }
    }

    // Moves.

    /// A touch in a turn that the record has not come to declines an offer
    /// and binds nothing here.
    pub(super) fn touch(&mut self, by: Color, touch: Touch) {
        let behind = self.unseen > 0;
        let recorded = by == self.now().turn();
        let own_turn = recorded == self.unseen.is_multiple_of(2);
        if recorded && !behind && !self.turn.touches.contains(&touch) {
            self.turn.touches.push(touch);
        }
        if own_turn && touch.taken && self.offer == Some(!by) {
            self.offer = None;
        }
    }

    /// A piece is let go where it makes no legal move.
    fn board(&mut self, board: Arrangement) {
        let by = self.now().turn();
        if self.turn.must.is_none() {
            self.turn.must = half_made(self.now(), &board);
        }
        if takes_king(self.now().board(), &board, by) && self.facts.is(Fact::KingCapture, "loses") {
            self.open_up(by, What::KingTaken, self.plies.len(), 0);
        }
        self.turn.board = Some(board);
    }

    /// Who has the move, and the legal move of a text; that one was counted
    /// which is none is put down.
    fn legal(&mut self, text: &str) -> Option<(Color, Move)> {
        let m = mates::legal(self.now(), text);
        if m.is_none() {
            let counted = format!("{text} counted as a legal move");
            self.out.asked.push(counted);
        }
        Some((self.now().turn(), m?))
    }

    fn make(&mut self, text: &str) -> Result<(), NotJudged> {
        let Some((by, m)) = self.legal(text) else {
            return Ok(());
        };
        self.made(by, m)?;
        let runs = self
            .clock
            .as_ref()
            .is_some_and(|clock| clock.run == Run::On(at(by)));
        if self.kind == Kind::Assisted && self.out.end.is_none() && runs {
            self.pressed(by);
            self.completed(by);
            self.after_completed();
        }
        Ok(())
    }

    /// A legal move is made, and what follows at once.
    pub(super) fn made(&mut self, by: Color, m: Move) -> Result<(), NotJudged> {
        if self.offer == Some(!by) {
            self.offer = None;
        }
        if self.sides[at(by)].unpressed {
            self.completed(by);
        }
        let kept = self.keeps(m);
        self.play(by, m);
        self.close_window(!by);
        let ended = self.end_on_board(by, m, kept)?;
        if self.clock.is_none() && !ended {
            self.completed(by);
        }
        Ok(())
    }

    /// Whether the move is one that the touches of the turn leave.
    fn keeps(&self, m: Move) -> bool {
        self.turn.must.is_none_or(|must| must == m)
            && allowed(&self.facts, self.now(), &self.turn.touches).contains(&m)
    }

    /// The move goes on the list.
    pub(super) fn play(&mut self, by: Color, m: Move) {
        let mut next = self.now().clone();
        next.play_unchecked(m);
        self.end_turn(by);
        self.push(next, Some(m));
        let side = &mut self.sides[at(by)];
        side.made += 1;
        side.unpressed = true;
    }

    fn push(&mut self, next: Position, ply: Option<Move>) {
        self.positions.truncate(self.plies.len() + 1);
        self.positions.push(next);
        self.plies.push(ply);
    }

    fn end_turn(&mut self, by: Color) {
        let turn = std::mem::take(&mut self.turn);
        let ply = self.plies.len();
        let side = &mut self.sides[at(by)];
        side.remarked = false;
        side.last = Some(Last {
            ply,
            touches: turn.touches,
            must: turn.must,
            two_hands: false,
        });
    }

    pub(super) fn completed(&mut self, by: Color) {
        let side = &mut self.sides[at(by)];
        side.completed += 1;
        side.unpressed = false;
        side.hands_done();
    }

    /// Whether the move ends the game, and if it does, how. A move that
    /// touched pieces forbade ends nothing by itself.
    fn end_on_board(&mut self, by: Color, m: Move, kept: bool) -> Result<bool, NotJudged> {
        let Some(end) = self.end_of(by, m)? else {
            return Ok(false);
        };
        if !kept {
            self.ask(Matter::ForbiddenMove(by), Proposal::PlayOn);
            return Ok(false);
        }
        self.completed(by);
        if self.facts.is(Fact::Silence, "yes") && self.kind != Kind::Assisted {
            self.withheld = Some(by);
            self.out.end = Some(format!("{} {}", end.points, end.cause));
        } else {
            self.conclude(&end);
        }
        Ok(true)
    }

    fn end_of(&self, by: Color, m: Move) -> Result<Option<End>, NotJudged> {
        let now = self.now();
        if !now.has_legal_move() {
            return Ok(Some(if now.in_check(now.turn()) {
                End::win(by, "checkmate")
            } else {
                End::draw("stalemate")
            }));
        }
        if self.facts.is(Fact::Dead, "yes") && self.is_dead(now)? {
            return Ok(Some(End::draw("dead-position")));
        }
        let quiet = now.quiet().by_each();
        if quiet >= 75 && self.facts.is(Fact::SeventyFive, "automatic") {
            return Ok(Some(End::draw("seventy-five")));
        }
        if quiet >= 50 && self.facts.is(Fact::FiftyMoves, "automatic") {
            return Ok(Some(End::draw("fifty-moves")));
        }
        if m.is_zeroing() {
            return Ok(None);
        }
        let times = self.appearances();
        if times >= 3 && self.facts.is(Fact::Threefold, "automatic") {
            return Ok(Some(End::draw("threefold")));
        }
        let five = times >= 5
            && (self.facts.is(Fact::Fivefold, "any")
                || (self.facts.is(Fact::Fivefold, "consecutive") && self.five_in_a_row()));
        Ok(five.then(|| End::draw("fivefold")))
    }

    /// Dead by the men alone, or said to be dead and found so.
    fn is_dead(&self, now: &Position) -> Result<bool, NotJudged> {
        if mates::is_dead_by_men(now) {
            return Ok(true);
        }
        if !self.evidence.dead {
            return Ok(false);
        }
        mates::is_dead(now).ok_or_else(|| NotJudged("whether it is dead".to_owned()))
    }

    pub(super) fn appearances(&self) -> usize {
        let now = self.now().identity();
        self.appeared(&now)
    }

    pub(super) fn appeared(&self, such: &Identity) -> usize {
        let all = self.positions[..=self.plies.len()].iter();
        all.filter(|position| position.identity() == *such).count()
    }

    fn five_in_a_row(&self) -> bool {
        let last = self.plies.len();
        let now = self.now().identity();
        last >= 16 && (1..=4).all(|back| self.positions[last - 4 * back].identity() == now)
    }

    /// A move of a wooden board is entered afterwards.
    fn enter(&mut self, text: &str) -> Result<(), NotJudged> {
        let Some((by, m)) = self.legal(text) else {
            return Ok(());
        };
        let mut next = self.now().clone();
        next.play_unchecked(m);
        let kept = self.keeps(m);
        self.push(next, Some(m));
        self.turn = Turn::default();
        self.unseen = self.unseen.saturating_sub(1);
        if self.unseen == 0 {
            self.end_on_board(by, m, kept)?;
        }
        Ok(())
    }

    /// What was left on the board counts as a ply until somebody raises it.
    pub(super) fn leave(&mut self, by: Color, what: What, board: &Arrangement, gain: u64) {
        let next = self.now().stand(board);
        let ply = self.plies.len();
        let (touches, must) = (self.turn.touches.clone(), self.turn.must);
        self.end_turn(by);
        self.push(next, None);
        let side = &mut self.sides[at(by)];
        side.made += 1;
        side.completed += 1;
        side.unpressed = false;
        side.hands_done();
        self.open.retain(|open| open.by != by || open.ply != ply);
        self.open.push(Open {
            by,
            what,
            ply,
            touches,
            must,
            gain,
        });
        self.close_window(!by);
    }

    /// Opens an irregularity of a ply that is on the list already, or of the
    /// turn under way.
    pub(super) fn open_up(&mut self, by: Color, what: What, ply: usize, gain: u64) {
        let last = self.sides[at(by)].last.as_ref();
        let (touches, must) = match last.filter(|last| last.ply == ply) {
            Some(last) => (last.touches.clone(), last.must),
            None => (self.turn.touches.clone(), self.turn.must),
        };
        let open = Open {
            by,
            what,
            ply,
            touches,
            must,
            gain,
        };
        // It may be reported after a later one.
        let place = self.open.partition_point(|other| other.ply <= ply);
        self.open.insert(place, open);
    }

    /// A reply closes the time for raising what the opponent did.
    fn close_window(&mut self, of: Color) {
        if self.facts.is(Fact::Window, "until-reply") {
            self.open.retain(|open| open.by != of);
        }
    }

    // Ends and questions.

    pub(super) fn conclude(&mut self, end: &End) {
        self.out.end = Some(format!("{} {}", end.points, end.cause));
        self.hold(None);
    }

    /// Puts a question, unless the same one waits.
    pub(super) fn ask(&mut self, matter: Matter, proposal: Proposal) {
        if self.questions.iter().any(|(_, open, _)| *open == matter) {
            return;
        }
        let of = |color| name(color);
        self.out.asked.push(match &matter {
            Matter::Claim(by, claim) => format!("claim {} {claim}", of(*by)),
            Matter::BothFlags => "both-flags".to_owned(),
            Matter::CanMate(side) => format!("can-mate {}", of(*side)),
            Matter::BlockedPawns(side) => format!("blocked-pawns {}", of(*side)),
            Matter::ForbiddenMove(by) => format!("end-by-forbidden-move {}", of(*by)),
            Matter::Several(by) => format!("several-irregularities {}", of(*by)),
            Matter::Breach(by) => format!("breach {}", of(*by)),
            Matter::Contact(by) => format!("contact {}", of(*by)),
            Matter::EventOrder(by) => format!("event-order {}", of(*by)),
            Matter::IllegalPosition => "illegal-position".to_owned(),
        });
        if let Matter::Breach(of) = matter {
            self.sides[at(of)].breach = None;
        }
        self.asked += 1;
        self.questions.push((self.asked, matter, proposal));
    }
}

impl Side {
    pub(super) fn hands_done(&mut self) {
        if let Some(last) = &mut self.last {
            last.two_hands |= self.two_hands;
        }
        self.two_hands = false;
    }
}

/// Whether the board lacks a king of the opponent's that stood there.
pub(super) fn takes_king(before: &Arrangement, after: &Arrangement, by: Color) -> bool {
    let king = Role::King.of(!by);
    after.by_piece(king).count() < before.by_piece(king).count()
}

/// The pawn's move with a queen in its place, if that would be legal.
pub(super) fn queened(position: &Position, by: Color, board: &Arrangement) -> Option<Move> {
    let pawn = Role::Pawn.of(by);
    let arrived = board.by_piece(pawn) & !position.board().by_piece(pawn);
    let last = by.fold_wb(Rank::Eighth, Rank::First);
    let square = arrived
        .single_square()
        .filter(|square| square.rank() == last)?;
    let mut with_queen = board.clone();
    with_queen.set_piece_at(square, Role::Queen.of(by));
    position.judge(&with_queen).ok()
}

/// Castling of which only the king stands on its square, or a capture in
/// passing of which only the pawn does: the rest must follow.
fn half_made(position: &Position, board: &Arrangement) -> Option<Move> {
    let by = position.turn();
    position.legal_moves().iter().copied().find(|m| {
        let mut half = position.board().clone();
        match *m {
            Move::Castle { king, .. } => {
                let Some(castle) = position.castle(*m) else {
                    return false;
                };
                _ = half.remove_piece_at(king);
                half.set_piece_at(castle.king_to, Role::King.of(by));
            }
            Move::EnPassant { from, to } => {
                _ = half.remove_piece_at(from);
                half.set_piece_at(to, Role::Pawn.of(by));
            }
            Move::Normal { .. } | Move::Put { .. } => return false,
        }
        half == *board
    })
}
