//! One game at one table: its state, and how events change it.

use tuomari_board::{Arrangement, ByColor, Color, History, Move, Position};
use tuomari_clock::{At, ChessClock, DefaultTime, Millis, Stopper};
use tuomari_mating::LineFault;
use tuomari_notation::Points;

use crate::{
    act::command::By,
    arbiter::{assistants::Duties, set_aside::LastRuling},
    color::face,
    conduct::behaviour::Tally,
    ending::late_dead::LateDead,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::{Event, Happening, Irregular},
        question::{Question, QuestionId},
        score::Score,
    },
    irregularities::displaced::Displacement,
    quickplay::{
        draw_claim::{Evidence, Referral},
        watched_claim::Watch,
    },
    start::{seating::Seating, wrong_start::corrected},
    state::{
        adjournment::Adjournment,
        announced::Announced,
        sheet::Sheet,
        turn::{Touch, Turn},
        two_boards::TwoBoards,
    },
};

/// What the software sees of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Table {
    /// Boards on screens; only legal moves can be made, and a move presses
    /// the clock.
    Assisted,
    /// Boards on screens; any piece can be put anywhere, and everything is
    /// claimed.
    Strict,
    /// A real board; the software is the clock, and as much of the scoresheet
    /// as people enter.
    Wooden,
}

/// Most touches that are remembered of one turn. The first ones bind, so the
/// last are left out; nobody takes hold of that many pieces.
const MOST_TOUCHES: usize = 16;

/// Most irregularities that are open at once. Play goes back to the earliest,
/// so the last are left out.
const MOST_IRREGULARITIES: usize = 16;

/// A game.
///
/// It changes by [`apply`](Game::apply) alone, which judges nothing: the same
/// events give the same game, everywhere.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) table: Table,
    pub(crate) history: History,
    pub(crate) clock: Option<ChessClock>,
    pub(crate) turn: Turn,
    pub(crate) players: ByColor<Player>,
    pub(crate) irregularities: Vec<Irregularity>,
    pub(crate) offer: Option<Color>,
    pub(crate) questions: Vec<Question>,
    pub(crate) asked: u16,
    /// When each open question was put.
    pub(crate) asked_at: Vec<At>,
    /// Questions that could not be put because so many waited.
    pub(crate) not_asked: u16,
    /// The ruling that can still be set aside.
    pub(crate) last_ruling: Option<Box<LastRuling>>,
    /// When the clock was last stopped; none while it runs.
    pub(crate) stopped_at: Option<At>,
    pub(crate) line_awaited: Option<Color>,
    /// Where the line that was shown does not force mate.
    pub(crate) line_fault: Option<Box<LineFault>>,
    pub(crate) conclusion: Option<Conclusion>,
    /// When the game ended.
    pub(crate) ended_at: Option<At>,
    /// When the arbiter last ruled: an end of that instant is his own.
    pub(crate) ruled_at: Option<At>,
    /// The dead position that was found after play had gone on.
    pub(crate) late_dead: Option<Box<LateDead>>,
    /// Moves completed on a wooden board and not yet entered.
    pub(crate) unseen: u16,
    /// The arbiter waits for one move in a position that cannot be.
    pub(crate) sweep: bool,
    /// Who would go back to the position after how many plies.
    pub(crate) repair: Option<(Color, usize)>,
    /// The appointed hour and who has come.
    pub(crate) presence: Option<DefaultTime>,
    pub(crate) seating: Seating,
    pub(crate) displaced: Option<Displacement>,
    pub(crate) watch: Option<Watch>,
    /// Play ended by a claim that waits for the designated arbiter.
    pub(crate) referral: Option<Referral>,
    /// What the clocks showed after each ply, White's and Black's, in
    /// milliseconds; part of the move list.
    pub(crate) times: Vec<(u32, u32)>,
    /// When each ply was made, or entered on a wooden board; part of the move
    /// list.
    pub(crate) made_at: Vec<At>,
    /// Whose move ended the game, while no player has confirmed the end and
    /// nobody else may show it.
    pub(crate) withheld: Option<Color>,
    /// The scoresheets that are watched.
    pub(crate) sheets: ByColor<Option<Box<Sheet>>>,
    /// The results the players confirmed.
    pub(crate) signed: ByColor<Option<Points>>,
    pub(crate) tally: ByColor<Tally>,
    /// The score as the arbiter changed it.
    pub(crate) score: Option<Score>,
    pub(crate) assistants: ByColor<Duties>,
    pub(crate) adjournment: Option<Box<Adjournment>>,
    pub(crate) blind: Option<Box<TwoBoards>>,
    /// The latest findings, rulings and penalties, for the screens.
    pub(crate) announced: Vec<Announced>,
    /// The articles by which the game ended.
    pub(crate) concluded_by: Cites,
}

/// What is remembered of a player.
#[derive(Clone, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own; no two exclude each other"
)]
pub(crate) struct Player {
    pub(crate) made: u16,
    pub(crate) completed: u16,
    pub(crate) illegal: u8,
    /// A move was made and its press is still owed.
    pub(crate) unpressed: bool,
    pub(crate) adjusting: bool,
    /// Both hands were seen at work on the move under way.
    pub(crate) two_hands: bool,
    pub(crate) last: Option<LastPly>,
    /// He pointed the opponent's flag out and has not stopped the clock.
    pub(crate) remarked_flag: bool,
}

/// How a player's last ply came about.
#[derive(Clone, Debug)]
pub(crate) struct LastPly {
    pub(crate) ply: usize,
    pub(crate) touches: Vec<Touch>,
    pub(crate) must: Option<Move>,
}

/// An irregularity that may still be raised.
#[derive(Clone, Debug)]
pub(crate) struct Irregularity {
    pub(crate) by: Color,
    pub(crate) what: Irregular,
    /// The ply it is, or would be taken back with.
    pub(crate) ply: usize,
    pub(crate) touches: Vec<Touch>,
    pub(crate) gain: Millis,
}

impl Game {
    /// A game about to begin.
    pub fn new(table: Table, start: Position, clock: Option<ChessClock>) -> Game {
        Game {
            table,
            clock: clock.map(|clock| counted(clock, &start)),
            players: ByColor::new_with(|color| Player::after(moves_before(&start, color))),
            history: History::new(start),
            turn: Turn::default(),
            irregularities: Vec::new(),
            offer: None,
            questions: Vec::new(),
            asked: 0,
            asked_at: Vec::new(),
            not_asked: 0,
            last_ruling: None,
            stopped_at: None,
            line_awaited: None,
            line_fault: None,
            conclusion: None,
            ended_at: None,
            ruled_at: None,
            late_dead: None,
            unseen: 0,
            sweep: false,
            repair: None,
            presence: None,
            seating: Seating::default(),
            displaced: None,
            watch: None,
            referral: None,
            times: Vec::new(),
            made_at: Vec::new(),
            withheld: None,
            sheets: ByColor::default(),
            signed: ByColor::default(),
            tally: ByColor::default(),
            score: None,
            assistants: ByColor::default(),
            adjournment: None,
            blind: None,
            announced: Vec::new(),
            concluded_by: Cites::default(),
        }
    }

    /// The positions and moves so far.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The position on record.
    pub fn position(&self) -> &Position {
        self.history.now()
    }

    /// What stands on the board, a move under way included.
    pub fn board(&self) -> &Arrangement {
        match &self.turn.board {
            Some(board) => board,
            None => self.position().board(),
        }
    }

    /// The clock, unless the game is untimed.
    pub fn clock(&self) -> Option<&ChessClock> {
        self.clock.as_ref()
    }

    /// How the game ended, if it has.
    pub fn conclusion(&self) -> Option<Conclusion> {
        self.conclusion
    }

    /// Questions waiting for the arbiter, the oldest first.
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// Who has offered a draw that is still open.
    pub fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// Who is to show a line that forces mate.
    pub fn line_awaited(&self) -> Option<Color> {
        self.line_awaited
    }

    /// The player's completed illegal moves that were counted.
    pub fn illegal_moves(&self, color: Color) -> u8 {
        self.players.get(color).illegal
    }

    /// The player's completed moves.
    pub fn completed_moves(&self, color: Color) -> u16 {
        self.players.get(color).completed
    }

    /// What the clocks showed when the position after so many plies arose,
    /// White's and Black's; nothing for a game without a clock or a position
    /// it has not had.
    pub fn times_after(&self, plies: usize) -> Option<(Millis, Millis)> {
        let clock = self.clock.as_ref()?;
        let Some(last) = plies.checked_sub(1) else {
            let start = |face| clock.control().time_at_start(face);
            let times = (
                start(tuomari_clock::Color::White),
                start(tuomari_clock::Color::Black),
            );
            return Some(times);
        };
        let (white, black) = self.times.get(last)?;
        let millis = |ms: u32| Millis::from_ms(u64::from(ms));
        Some((millis(*white), millis(*black)))
    }

    /// The appointed hour and who has come, if an hour was appointed.
    pub fn presence(&self) -> Option<&DefaultTime> {
        self.presence.as_ref()
    }

    /// Where the clock stands and where Black sits.
    pub fn seating(&self) -> Seating {
        self.seating
    }

    /// Pieces that were knocked over and that play has not left behind.
    pub fn displaced(&self) -> Option<Displacement> {
        self.displaced
    }

    /// The postponed claim under which play goes on.
    pub fn watch(&self) -> Option<Watch> {
        self.watch
    }

    /// The claim that ended play and waits for the designated arbiter.
    pub fn referral(&self) -> Option<Referral> {
        self.referral
    }

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

    fn apply_to_clock(&mut self, event: &Event) {
        let Some(clock) = &mut self.clock else {
            return;
        };
        let at = event.at;
        match &event.what {
            Happening::ClockStopped(_) => self.stopped_at = Some(at),
            Happening::ClockStarted | Happening::ClockResumed | Happening::ClockTurned(_) => {
                self.stopped_at = None;
            }
            _ => {}
        }
        match &event.what {
            Happening::ClockStarted => _ = clock.start(face(self.history.start().turn()), at),
            Happening::ClockPressed(by) => _ = clock.press(face(*by), at),
            Happening::ClockStopped(by) => _ = clock.stop(stopper(*by), at),
            Happening::ClockResumed => _ = clock.resume(at),
            Happening::ClockTurned(to) => _ = clock.run(face(*to), at),
            Happening::TimeAdded(to, time) => _ = clock.add_time(face(*to), *time, at),
            Happening::TimeTaken(from, time) => _ = clock.take_time(face(*from), *time, at),
            Happening::ClockSet(order) => order.carry_out(clock, at),
            // Refused only where it was granted against the control.
            Happening::ExtraTimeGranted(extra) => _ = clock.switch_extra(*extra, at),
            _ => clock.pass_time(at),
        }
    }

    fn touched(&mut self, by: Color, touch: Touch) {
        if !touch.adjusting {
            self.players.get_mut(by).adjusting = false;
        }
        let touches = &mut self.turn.touches;
        let is_new = touches.len() < MOST_TOUCHES && !touches.contains(&touch);
        if by == self.history.now().turn() && is_new {
            touches.push(touch);
        }
    }

    /// A question is open no longer. Once none is, the arbiter has caught up
    /// with those that could not be put.
    fn answered(&mut self, id: QuestionId) {
        if let Some(place) = self.questions.iter().position(|open| open.id == id) {
            self.questions.remove(place);
            self.asked_at.remove(place);
        }
        if self.questions.is_empty() {
            self.not_asked = 0;
        }
    }

    /// The end is set aside.
    fn reopened(&mut self) {
        self.conclusion = None;
        self.ended_at = None;
        self.late_dead = None;
        self.withheld = None;
    }

    fn concluded(&mut self, conclusion: Conclusion, at: At) {
        let found = self.late_dead.as_ref();
        let late = found.filter(|_| conclusion.cause == Cause::DeadPosition);
        self.ended_at = Some(late.map_or(at, |found| found.arose));
        self.conclusion = Some(conclusion);
        self.line_awaited = None;
        if self.withheld.is_none() {
            self.offer = None;
        }
    }

    fn made(&mut self, m: Move, at: At) {
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

    fn unseen_move(&mut self, by: Color) {
        let player = self.players.get_mut(by);
        player.made = player.made.saturating_add(1);
        player.completed = player.completed.saturating_add(1);
        self.unseen = self.unseen.saturating_add(1);
    }

    fn entered(&mut self, m: Move, at: At) {
        if self.history.play(m).is_ok() {
            self.made_at.push(at);
            self.unseen = self.unseen.saturating_sub(1);
        }
    }

    fn left(&mut self, by: Color, what: Irregular, board: &Arrangement, gain: Millis, at: At) {
        let ply = self.history.plies().len();
        let touches = self.turn.touches.clone();
        self.end_turn(by);
        self.history.stand(board);
        let player = self.players.get_mut(by);
        player.made = player.made.saturating_add(1);
        player.completed = player.completed.saturating_add(1);
        player.unpressed = false;
        player.two_hands = false;
        // A king's capture that was known before the press is the same one.
        self.irregularities
            .retain(|open| open.by != by || open.ply != ply);
        self.open(Irregularity {
            by,
            what,
            ply,
            touches,
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

    fn treated(&mut self, by: Color, what: Irregular, gain: Millis) {
        let (ply, touches) = match (&self.players.get(by).last, what) {
            // Nothing was moved: the turn under way is the one.
            (_, Irregular::NoMove) | (None, _) => {
                (self.history.plies().len(), self.turn.touches.clone())
            }
            (Some(last), _) => (last.ply, last.touches.clone()),
        };
        self.open(Irregularity {
            by,
            what,
            ply,
            touches,
            gain,
        });
    }

    fn open(&mut self, irregularity: Irregularity) {
        if self.irregularities.len() < MOST_IRREGULARITIES {
            self.irregularities.push(irregularity);
        }
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

    /// The clock's move counters go back with the position (D-17).
    fn count_back(&mut self, plies: usize) {
        let Some(clock) = &mut self.clock else {
            return;
        };
        let undone = self.history.plies().len().saturating_sub(plies);
        let to_move = self.history.now().turn();
        let now = clock.now();
        for (color, back) in [(!to_move, undone.div_ceil(2)), (to_move, undone / 2)] {
            let owed = usize::from(self.players.get(color).unpressed);
            let back = u16::try_from(back.saturating_sub(owed)).unwrap_or(u16::MAX);
            if back > 0 {
                let reading = clock.reading(face(color), now);
                let moves = reading.moves.saturating_sub(back);
                clock.set_counter(face(color), moves, reading.period, now);
            }
        }
    }

    pub(crate) fn reinstated(&mut self, plies: usize, touches: &[Touch]) {
        self.count_back(plies);
        self.history.reinstate(plies);
        self.times.truncate(plies);
        self.made_at.truncate(plies);
        self.irregularities.retain(|open| open.ply < plies);
        self.sweep = false;
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
        }
    }
}

/// Moves the player made before the position the game begins with: its move
/// number says so.
fn moves_before(start: &Position, color: Color) -> u16 {
    let whole = u16::try_from(start.move_number()).unwrap_or(u16::MAX);
    let mover_ahead = start.turn() == Color::Black && color == Color::White;
    whole
        .saturating_sub(1)
        .saturating_add(u16::from(mover_ahead))
}

/// The clock with the moves counted that were made before `start`.
fn counted(mut clock: ChessClock, start: &Position) -> ChessClock {
    for color in Color::ALL {
        let moves = moves_before(start, color);
        if moves == 0 {
            continue;
        }
        let schedule = *clock.control().schedule(face(color));
        let is_over = |period: &u16| {
            let end = schedule.ends_at_move(*period);
            end.is_some_and(|end| end <= u32::from(moves))
        };
        let period = (0..u16::MAX).find(|period| !is_over(period)).unwrap_or(0);
        clock.set_counter(face(color), moves, period, At::ORIGIN);
    }
    clock
}

impl Player {
    fn after(moves: u16) -> Player {
        Player {
            made: moves,
            completed: moves,
            ..Player::default()
        }
    }
}

fn stopper(by: By) -> Stopper {
    match by {
        By::Player(color) | By::Assistant(color) => Stopper::Player(face(color)),
        By::Arbiter => Stopper::Arbiter,
        By::System => Stopper::System,
    }
}
