//! One game at one table: its state, and how events change it.

use tuomari_board::{Arrangement, ByColor, Color, History, Move, Ply, Position};
use tuomari_clock::{At, ChessClock, DefaultTime, Millis, State};
use tuomari_mating::LineFault;
use tuomari_notation::Points;

use crate::{
    act::assist::Duties,
    color::face,
    event::{
        announcement::Announced,
        cites::Cites,
        conclusion::Conclusion,
        envelope::Envelope,
        happening::Irregular,
        late_dead::LateDead,
        line::Line,
        pending_claim::{Referral, Watch},
        question::Question,
        score::Score,
        tally::Tally,
        touch::Touch,
    },
    state::{
        adjournment::Adjournment, displacement::Displacement, last_ruling::LastRuling,
        seating::Seating, sheet::Sheet, turn::Turn, two_boards::TwoBoards,
    },
};

/// What the software sees of a table.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
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
    /// Questions that the end of the game closed, and when each was put.
    pub(crate) shelved: Vec<(Question, At)>,
    /// Questions that could not be put because so many waited.
    pub(crate) not_asked: u16,
    /// The ruling that can still be set aside.
    pub(crate) last_ruling: Option<Box<LastRuling>>,
    /// When the clock was last stopped; none while it runs.
    pub(crate) stopped_at: Option<At>,
    /// It was stopped with all others of the room, when so many questions had
    /// been put.
    pub(crate) room_stopped: Option<u16>,
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
    /// The arbiter found the game alive that the software took for dead.
    pub(crate) dead_overruled: bool,
    /// Moves completed on a wooden board and not yet entered.
    pub(crate) unseen: u16,
    /// The arbiter waits for one move in a position that cannot be.
    pub(crate) impossible_seen: bool,
    /// Who would go back to the position after how many plies.
    pub(crate) repair: Option<(Color, usize)>,
    /// The appointed hour and who has come.
    pub(crate) presence: Option<DefaultTime>,
    pub(crate) seating: Seating,
    pub(crate) displaced: Option<Displacement>,
    pub(crate) watch: Option<Watch>,
    /// The players have got extra time for each move, as one of them asked.
    pub(crate) extra_granted: bool,
    /// Play ended by a claim that waits for the designated arbiter.
    pub(crate) referral: Option<Referral>,
    /// What the clocks showed after each ply, White's and Black's, in
    /// milliseconds; part of the move list.
    pub(crate) times: Vec<(u32, u32)>,
    /// When each ply was made, or entered on a wooden board; part of the move
    /// list.
    pub(crate) made_at: Vec<At>,
    /// The time that the press after each ply gained its player.
    pub(crate) gains: Vec<u32>,
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
    /// The plies at which both hands were seen, in the order they were said.
    pub(crate) hands: Vec<usize>,
    /// The time his last press gained him.
    pub(crate) gain: Millis,
    /// What he did that is no illegal move, and that a penalty may still be
    /// asked for.
    pub(crate) breach: Option<OpenBreach>,
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

/// A breach that may still be put to the arbiter.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenBreach {
    pub(crate) what: Irregular,
    /// The ply it was made with, or before.
    pub(crate) ply: usize,
}

/// An irregularity that may still be raised.
#[derive(Clone, Debug)]
pub(crate) struct Irregularity {
    pub(crate) by: Color,
    pub(crate) what: Irregular,
    /// The ply it is, or would be taken back with.
    pub(crate) ply: usize,
    pub(crate) touches: Vec<Touch>,
    /// The move its player was bound to.
    pub(crate) must: Option<Move>,
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
            shelved: Vec::new(),
            not_asked: 0,
            last_ruling: None,
            stopped_at: None,
            room_stopped: None,
            line_awaited: None,
            line_fault: None,
            conclusion: None,
            ended_at: None,
            ruled_at: None,
            late_dead: None,
            dead_overruled: false,
            unseen: 0,
            impossible_seen: false,
            repair: None,
            presence: None,
            seating: Seating::default(),
            displaced: None,
            watch: None,
            extra_granted: false,
            referral: None,
            times: Vec::new(),
            made_at: Vec::new(),
            gains: Vec::new(),
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

    /// Whether moves were made on a wooden board that the software has not
    /// been told.
    pub(crate) fn is_behind(&self) -> bool {
        self.unseen > 0
    }

    /// Who has the move; a wooden board may be ahead of the record.
    pub(crate) fn to_move(&self) -> Color {
        let recorded = self.position().turn();
        if self.unseen.is_multiple_of(2) {
            recorded
        } else {
            !recorded
        }
    }

    /// What the player has put on the board in his turn, if it is his.
    pub(crate) fn under_way(&self, by: Color) -> Option<&Arrangement> {
        let board = self.turn.board.as_deref();
        board.filter(|_| self.position().turn() == by)
    }

    /// Whether the player may have made a move on a wooden board that he has
    /// not pressed: his clock is on, and nobody sees his hand.
    pub(crate) fn may_have_moved(&self, by: Color) -> bool {
        let on = |clock: &ChessClock| clock.state() != State::Idle && self.lever() == Some(by);
        self.table == Table::Wooden && self.clock.as_ref().is_none_or(on)
    }

    /// What the player's assistant does, if he has one.
    pub fn assistant(&self, of: Color) -> Duties {
        *self.assistants.get(of)
    }

    /// The points of both sides, if the game is over; the arbiter's changes
    /// are in them.
    pub fn score(&self) -> Option<Score> {
        let end = self.conclusion?;
        self.score.or(end.score().map(Score::from))
    }

    /// What has been counted against the player in this game.
    pub fn tally(&self, of: Color) -> Tally {
        *self.tally.get(of)
    }

    /// When the position after so many plies arose.
    pub fn arose_at(&self, plies: usize) -> Option<At> {
        match plies.checked_sub(1) {
            None => Some(At::ORIGIN),
            Some(last) => self.made_at.get(last).copied(),
        }
    }

    /// When the game ended, if it has. For a dead position that was found
    /// late, that is when it arose.
    pub fn ended_at(&self) -> Option<At> {
        self.ended_at
    }

    /// The dead position that was found late and ended the game.
    pub fn late_dead(&self) -> Option<LateDead> {
        self.late_dead.as_deref().copied()
    }

    pub(crate) fn is_by_legal_move(&self, plies: usize) -> bool {
        match plies.checked_sub(1) {
            None => true,
            Some(last) => matches!(self.history.plies().get(last), Some(Ply::Legal(_))),
        }
    }

    /// The player's scoresheet, if one is watched.
    pub(crate) fn sheet(&self, of: Color) -> Option<&Sheet> {
        self.sheets.get(of).as_deref()
    }

    /// What the player wrote on a line, counted from zero; empty if there is
    /// no sheet.
    pub fn written(&self, by: Color, line: usize) -> Line {
        self.sheet(by)
            .map(|sheet| sheet.line(line))
            .unwrap_or_default()
    }

    /// Whether any sheet is watched.
    pub(crate) fn keeps_score(&self) -> bool {
        self.sheets.white.is_some() || self.sheets.black.is_some()
    }

    /// Whether the game waits for its sealed move.
    pub fn is_adjourned(&self) -> bool {
        self.adjournment
            .as_deref()
            .is_some_and(|state| state.envelope.is_some())
    }

    /// What stands on the envelope of an adjourned game. The sealed move in
    /// it is nobody's to see before it is opened.
    pub fn envelope(&self) -> Option<&Envelope> {
        self.adjournment.as_deref()?.envelope.as_deref()
    }

    /// When the session ends, if that was announced.
    pub fn session_ends(&self) -> Option<At> {
        self.adjournment.as_deref()?.session_ends
    }

    /// Whether the player is visually disabled and has a board of his own.
    pub fn is_blind(&self, color: Color) -> bool {
        self.blind
            .as_deref()
            .is_some_and(|boards| boards.blind[usize::from(color.is_black())])
    }

    /// The position in which the player makes his next move, or made the one
    /// that his opponent has not answered.
    pub(crate) fn before_move_of(&self, by: Color) -> Position {
        if self.position().turn() == by {
            return self.position().clone();
        }
        let plies = self.history.plies().len();
        self.history.position_after(plies.saturating_sub(1))
    }

    /// The player's last ply, if he has pressed after it and nobody has
    /// answered it; not known of moves on a wooden board that nobody entered.
    pub(crate) fn pressed_ply(&self, of: Color) -> Option<&LastPly> {
        let player = self.players.get(of);
        let answered = self.position().turn() == of;
        let is_seen = self.clock.is_some() && !self.is_behind();
        player
            .last
            .as_ref()
            .filter(|_| is_seen && !answered && !player.unpressed)
    }

    /// Whose move it was after so many plies, those that nobody entered
    /// included; none if the game has not come so far.
    pub(crate) fn mover_after(&self, plies: usize) -> Option<Color> {
        let first = self.history.start().turn();
        let even = plies.is_multiple_of(2);
        (plies <= self.moves_known()).then_some(if even { first } else { !first })
    }

    /// How many half-moves were made, those that nobody entered included.
    pub(crate) fn moves_known(&self) -> usize {
        self.history.plies().len() + usize::from(self.unseen)
    }

    /// Whether the player has pressed after the position that so many plies
    /// left.
    pub(crate) fn has_pressed_since(&self, by: Color, plies: usize) -> bool {
        let own = plies + usize::from(self.mover_after(plies) != Some(by));
        let known = self.moves_known();
        known > own + 1 || (known == own + 1 && !self.players.get(by).unpressed)
    }

    /// What the press gained that completed a ply.
    pub(crate) fn gain_at(&self, ply: usize) -> Millis {
        let gained = self.gains.get(ply).copied().unwrap_or(0);
        Millis::from_ms(gained.into())
    }

    /// Whose face the clock is turned to: it runs, or would if it were not
    /// stopped.
    pub(crate) fn lever(&self) -> Option<Color> {
        let lever = match self.clock.as_ref()?.state() {
            State::Idle => return Some(self.history.start().turn()),
            State::Running(color) | State::Stopped { ran: color, .. } => color,
        };
        Some(Color::from_white(lever == tuomari_clock::Color::White))
    }
}

/// Moves the player made before the position the game begins with: its move
/// number says so.
pub(crate) fn moves_before(start: &Position, color: Color) -> u16 {
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

    /// The move is completed: the next one may be made with one hand.
    pub(crate) fn forget_hands(&mut self) {
        if let Some(last) = self.last.as_ref().filter(|_| self.two_hands) {
            self.hands.push(last.ply);
        }
        self.two_hands = false;
    }
}
