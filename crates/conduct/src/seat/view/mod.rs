//! What a seat may see now.

pub(crate) mod announced;
pub(crate) mod facts;
pub(crate) mod moves;

use tuomari_board::{Arrangement, ByColor, Color, Move};
use tuomari_clock::{At, DefaultTime, Millis, Presence, State};
use tuomari_mating::LineFault;
use tuomari_notation::Points;
use tuomari_rulebook::{CheckAnnouncement, Rules};

use crate::{
    act::{assist::Duty, by::By},
    color::face,
    event::{
        announcement::Announced,
        cites::Cites,
        conclusion::Conclusion,
        late_dead::LateDead,
        line::Line,
        question::{Matter, Question},
        score::Score,
        touch::Touch,
    },
    seat::{
        Seat,
        discretion::Discretion,
        view::{
            announced::announced,
            facts::{Fact, facts, stopped_by},
            moves::MoveList,
        },
    },
    state::game::{Game, Table},
};

/// A game as a seat may see it. Screens draw this and know nothing else.
///
/// Beyond the board and the clock's faces nothing is in it that the rulebook
/// would keep from this seat: what a field may not tell is empty in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// How much may be said to it.
    pub discretion: Discretion,
    /// The articles that ask for it.
    pub cites: Cites,
    /// The board as it stands, a piece in the hand included.
    pub board: Arrangement,
    /// Moves were played on a wooden board that nobody has entered: the board
    /// here is not the one in the hall.
    pub is_behind: bool,
    /// Who is to act: the player having the move or, where that would tell a
    /// move made or its legality, the player whose clock runs.
    pub to_act: Color,
    /// The faces of the clock; none if the game is untimed.
    pub clock: Option<ClockView>,
    pub moves: MoveList,
    /// What stands on the scoresheets: a player sees his own, the arbiter
    /// both (`fide-2018/8.2`).
    pub scoresheets: ByColor<Option<Vec<Line>>>,
    /// What the player having the move has done so far, as far as that may be
    /// told.
    pub under_way: Option<UnderWay>,
    /// A move that a player was bound to.
    pub must: Option<Move>,
    /// Who has offered a draw that is still open.
    pub offer: Option<Color>,
    /// Who has proposed to put something right by agreement.
    pub repair: Option<Color>,
    /// How the game ended, as each player says; strangers are not told.
    pub signed: ByColor<Option<Points>>,
    /// Who is to show a line that forces mate.
    pub line_awaited: Option<Color>,
    /// Where the line that was shown does not force mate.
    pub line_fault: Option<LineFault>,
    /// Illegal moves established so far.
    pub illegal_moves: ByColor<u8>,
    /// Moves made and completed, where their number may be told.
    pub moves_made: Option<MovesMade>,
    /// Appearances and quiet moves, where they may be counted aloud.
    pub counters: Option<Counters>,
    /// Whose king is in check, where that may be marked.
    pub check: Option<Color>,
    /// The moves to choose from, where the table takes legal moves only and
    /// the rulebook lets them be marked.
    pub legal: Option<Vec<Move>>,
    /// What the arbiter is being asked.
    pub questions: Vec<QuestionView>,
    /// Who is awaited at the board, if an hour was appointed.
    pub arrivals: Option<Arrivals>,
    /// What the arbiter may look at unasked or for a question that is open.
    pub facts: Vec<Fact>,
    /// The latest findings, rulings and penalties, the earliest first.
    pub announced: Vec<Announced>,
    /// How the game ended, if that may be shown.
    pub conclusion: Option<Conclusion>,
    pub ended_at: Option<At>,
    /// The dead position that ended it, if it was found after play had gone
    /// on; what came after it is void.
    pub late_dead: Option<LateDead>,
    /// The articles by which it ended.
    pub concluded_by: Cites,
    /// The points of both sides, the arbiter's changes included.
    pub score: Option<Score>,
}

/// What the clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockView {
    /// Whether it has been started.
    pub is_started: bool,
    /// Who stopped it, if it is stopped.
    pub stopped_by: Option<By>,
    /// Since when it stands, if somebody stopped it.
    pub stopped_at: Option<At>,
    pub white: FaceView,
    pub black: FaceView,
}

/// One face of the clock. The counter of the device is not on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FaceView {
    pub left: Millis,
    /// What is left of the delay of this move.
    pub delay_left: Millis,
    /// Whether time runs on it.
    pub runs: bool,
    /// Whether its flag is down.
    pub flag: bool,
}

/// What the player having the move has done so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnderWay {
    /// Pieces touched, in order.
    pub touches: Vec<Touch>,
    /// Who has said that he adjusts.
    pub adjusting: ByColor<bool>,
    /// A move fixed for a claim.
    pub fixed: Option<Move>,
}

/// How many moves each player has made and completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MovesMade {
    /// Made, and not taken back.
    pub made: ByColor<u16>,
    /// Completed by a press.
    pub completed: ByColor<u16>,
}

/// What counts towards a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counters {
    /// How often the position has appeared.
    pub appearances: usize,
    /// Moves by each without a capture or pawn move.
    pub quiet_by_each: u16,
}

/// A question as a seat may see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionView {
    /// In full and since when it waits, to who answers it.
    Full(Question, At),
    /// What it is about and the articles, to the others.
    Pending(Matter, Cites),
}

/// Who has come to the board, and by when the others have to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrivals {
    pub hour: At,
    /// Who is not there then is late.
    pub late_from: At,
    /// Where each player stands with it.
    pub players: ByColor<Arrival>,
}

/// Where a player stands with coming.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrival {
    /// When he came, if he has.
    pub since: Option<At>,
    /// He does not lose for being late.
    pub excused: bool,
}

/// What a seat may see of a game at an instant.
pub fn view(rules: &Rules, game: &Game, seat: Seat, at: At) -> View {
    view_from(rules, game, seat, at, 0)
}

/// The same for a caller who has the first `known` moves of the game already,
/// as they were shown: where all moves are shown, those are left out, and
/// [`MoveList::skipped`] says how many. Writing moves is what takes longest.
pub fn view_from(rules: &Rules, game: &Game, seat: Seat, at: At, known: usize) -> View {
    let discretion = Discretion::towards(seat, rules);
    let over = discretion.sees_end(game);
    let tells_counts = informs(game, seat) || tells_counts(game, discretion, over, at);
    let position = game.position();
    View {
        seat,
        discretion,
        cites: Cites::ruled(&rules.player_hints())
            .and_ruled(&rules.arbiter_intervention())
            .and_ruled(&rules.check_announcement()),
        board: game.board().clone(),
        is_behind: game.is_behind(),
        to_act: to_act(game, discretion),
        clock: clock(game, at),
        moves: MoveList::of(game, discretion, tells_counts, known),
        scoresheets: each(|color| scoresheet(game, seat, color)),
        under_way: match discretion {
            Discretion::Open | Discretion::NoCounts => Some(under_way(game)),
            Discretion::Silent => hand_on_a_piece(game),
        },
        // A king let go where it may castle is bound to castle. That it is
        // bound would tell that it may.
        must: game.turn.must.filter(|_| discretion != Discretion::Silent),
        offer: game.offer,
        repair: game.repair.map(|(by, _)| by),
        signed: if seat.by().is_some() {
            game.signed
        } else {
            ByColor::default()
        },
        line_awaited: game.line_awaited,
        line_fault: game.line_fault.as_deref().cloned(),
        illegal_moves: each(|color| game.illegal_moves(color)),
        moves_made: tells_counts.then(|| MovesMade {
            made: each(|color| game.players.get(color).made),
            completed: each(|color| game.players.get(color).completed),
        }),
        counters: (discretion == Discretion::Open).then(|| Counters {
            appearances: game.history.appearances(),
            quiet_by_each: position.quiet().by_each(),
        }),
        check: check(rules, game, seat),
        legal: legal(game, seat, discretion),
        questions: questions(game, seat, discretion),
        arrivals: game.presence.map(|start| arrivals(&start)),
        facts: facts(rules, game, seat, at),
        announced: announced(game, discretion),
        conclusion: game.conclusion.filter(|_| over),
        ended_at: game.ended_at.filter(|_| over),
        late_dead: game.late_dead().filter(|_| over),
        concluded_by: if over {
            game.concluded_by
        } else {
            Cites::default()
        },
        score: game.score().filter(|_| over),
    }
}

impl Game {
    /// Whether a flag is down, or was at the end of an earlier period.
    fn flag_has_fallen(&self, at: At) -> bool {
        self.clock.is_some_and(|clock| {
            Color::ALL.into_iter().any(|color| {
                let reading = clock.reading(face(color), at);
                reading.expiry.is_some() || reading.passed.is_some()
            })
        })
    }
}

fn each<T>(of: impl Fn(Color) -> T) -> ByColor<T> {
    ByColor {
        black: of(Color::Black),
        white: of(Color::White),
    }
}

/// The number of moves may be told to the arbiter, after the end, and, where
/// the rulebook is not silent altogether, once a flag has fallen.
fn tells_counts(game: &Game, discretion: Discretion, over: bool, at: At) -> bool {
    over || match discretion {
        Discretion::Open => true,
        Discretion::NoCounts => game.flag_has_fallen(at),
        Discretion::Silent => false,
    }
}

/// The assistant of a blind player tells him the number of moves
/// (`fide-2018/D.2.10.4`).
fn informs(game: &Game, seat: Seat) -> bool {
    matches!(seat, Seat::Assistant(of) if game.assistant(of).has(Duty::Informing))
}

fn scoresheet(game: &Game, seat: Seat, of: Color) -> Option<Vec<Line>> {
    let visible = seat == Seat::Arbiter || seat.color() == Some(of);
    let sheet = game.sheet(of).filter(|_| visible)?;
    Some(sheet.lines.clone())
}

fn to_act(game: &Game, discretion: Discretion) -> Color {
    let turn = game.position().turn();
    match discretion {
        // The record does not know whose move it is on the real board.
        Discretion::Open if !game.is_behind() => turn,
        // That a move was made and not pressed is nothing to remind of.
        Discretion::Open | Discretion::NoCounts | Discretion::Silent => {
            game.lever().unwrap_or(turn)
        }
    }
}

fn clock(game: &Game, at: At) -> Option<ClockView> {
    let clock = game.clock?;
    let shown = |color| {
        let reading = clock.reading(face(color), at);
        FaceView {
            left: reading.left,
            delay_left: reading.delay_left,
            runs: reading.runs,
            flag: reading.expiry.is_some(),
        }
    };
    Some(ClockView {
        is_started: clock.state() != State::Idle,
        stopped_by: stopped_by(game),
        stopped_at: stopped_by(game).and(game.stopped_at),
        white: shown(Color::White),
        black: shown(Color::Black),
    })
}

/// Everybody in the hall sees who is there.
fn arrivals(start: &DefaultTime) -> Arrivals {
    // At the end of time everybody has come, is late or was excused.
    let end = At::from_ms(u64::MAX);
    let arrival = |color| match start.presence(face(color), end) {
        Presence::InTime { since } => (Some(since), false),
        Presence::Late { since } => (since, false),
        Presence::Excused => (None, true),
        Presence::Awaited => (None, false),
    };
    Arrivals {
        hour: start.appointed(),
        late_from: start.late_from(),
        players: each(|color| {
            let (since, excused) = arrival(color);
            Arrival { since, excused }
        }),
    }
}

fn under_way(game: &Game) -> UnderWay {
    UnderWay {
        touches: game.turn.touches.clone(),
        adjusting: each(|color| game.players.get(color).adjusting),
        fixed: game.turn.fixed,
    }
}

/// What anybody at the board sees of a hand: the pieces it has touched, until
/// it changes the board, which then speaks for itself. Nothing of it depends on
/// what is legal.
fn hand_on_a_piece(game: &Game) -> Option<UnderWay> {
    let mover = game.position().turn();
    let has_the_clock = game.lever().is_none_or(|on| on == mover);
    let touches = &game.turn.touches;
    let is_seen = has_the_clock && game.turn.board.is_none() && !touches.is_empty();
    is_seen.then(|| UnderWay {
        touches: touches.clone(),
        adjusting: ByColor::default(),
        fixed: None,
    })
}

/// Marking a check is announcing it. Where the rulebook does not speak of it,
/// the software does so only where it takes legal moves only anyway.
fn check(rules: &Rules, game: &Game, seat: Seat) -> Option<Color> {
    let marked = match rules.check_announcement().value {
        CheckAnnouncement::Optional => true,
        CheckAnnouncement::NotRegulated => seat == Seat::Arbiter || game.table == Table::Assisted,
        CheckAnnouncement::BarredToSoftware => false,
    };
    let turn = game.position().turn();
    (marked && game.position().in_check(turn)).then_some(turn)
}

fn legal(game: &Game, seat: Seat, discretion: Discretion) -> Option<Vec<Move>> {
    let chooses = seat.color() == Some(game.position().turn());
    let marked = game.table == Table::Assisted && discretion != Discretion::Silent;
    (chooses && marked && game.conclusion.is_none()).then(|| game.position().legal_moves().to_vec())
}

fn questions(game: &Game, seat: Seat, discretion: Discretion) -> Vec<QuestionView> {
    let shown = |(question, since): (&Question, &At)| match (seat, discretion) {
        (Seat::Arbiter, _) => Some(QuestionView::Full(*question, *since)),
        // A question nobody asked aloud would tell what only a player may.
        (_, Discretion::Silent) if !question.matter.is_asked_aloud() => None,
        _ => Some(QuestionView::Pending(question.matter, question.cites)),
    };
    let open = game.questions.iter().zip(&game.asked_at);
    open.filter_map(shown).collect()
}
