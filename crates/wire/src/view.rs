//! A game as a seat may see it, on the wire.
//!
//! It is the whole of conduct's [`View`] and nothing else. What the rulebook
//! keeps from a seat is not in it, and nothing from which it could be worked
//! out: no deadline, no counter, no example of a legal move.
//!
//! No field is ever `null`: what is not there is left out. [`change`] rests
//! on that.
//!
//! [`change`]: super::change

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_board::{Arrangement, ByColor, Move};
use tuomari_clock::At;
use tuomari_conduct::{
    Arrival, Arrivals, Cites, ClockView, Contact, Discretion, FaceView, Line, Score, UnderWay, View,
};
use tuomari_notation::Points;
use tuomari_telling::ToldValue;
use utoipa::ToSchema;

use super::{
    announcement::AnnouncedDto,
    fact::FactDto,
    moves::MoveDto,
    place::{MoveName, PieceLetter, SquareName},
    question::QuestionDto,
    word::{ColorWord, SeatWord, StopperWord},
};

/// A game as a seat may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct ViewDto {
    /// Whose view it is.
    pub seat: SeatWord,
    /// How much may be said to it.
    pub discretion: Discretion,
    /// The articles that ask for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>")]
    pub articles: Vec<String>,
    /// The instant it was true at, on the table's watch. A face that runs has
    /// run on since then.
    pub at_ms: u64,
    /// What stands where, by FEN letters, a piece in the hand included.
    #[ts(type = "Record<string, string>")]
    pub board: BTreeMap<SquareName, PieceLetter>,
    /// The board here is not the one in the hall: moves were not entered.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>")]
    pub behind: bool,
    /// Who is to act.
    pub to_act: ColorWord,
    /// The clock; none if the game is untimed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockDto>,
    /// What was given back to each for a slow way to the server, if anything
    /// was. For the players and the arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given_back: Option<GivenBackDto>,
    /// The moves that may be shown, the earliest first.
    pub moves: Vec<MoveDto>,
    /// Whether these are all moves so far.
    pub whole: bool,
    /// The number of the first of them, if numbers may be shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_number: Option<u32>,
    /// Moves each has made. Left out where it may not be told, and where the
    /// moves are all there and numbered, so that they can be counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub made: Option<EachDto>,
    /// Moves each has completed; left out where these are those made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub completed: Option<EachDto>,
    /// What stands on the scoresheets, as far as the seat may look.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scoresheets: Option<SheetsDto>,
    /// What the player having the move has done so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub under_way: Option<UnderWayDto>,
    /// A move that a player was bound to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub must: Option<MoveName>,
    /// Who has offered a draw that is still open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<ColorWord>,
    /// Who has proposed to put something right by agreement.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repair: Option<ColorWord>,
    /// How the game ended, as each player says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signed: Option<SignedDto>,
    /// Who is to show a line that forces mate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line_awaited: Option<ColorWord>,
    /// Illegal moves established so far, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub illegal_moves: Option<EachDto>,
    /// How often the position has appeared, where that may be counted aloud.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub appearances: Option<usize>,
    /// Moves by each without a capture or pawn move, likewise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<u16>,
    /// Whose king is in check, where that may be marked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub check: Option<ColorWord>,
    /// The moves to choose from, where they may be marked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<MoveName>>,
    /// What the arbiter is being asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<QuestionDto>>")]
    pub questions: Vec<QuestionDto>,
    /// Who has come, if an hour was appointed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arrivals: Option<ArrivalsDto>,
    /// What the arbiter may look at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<FactDto>>")]
    pub facts: Vec<FactDto>,
    /// The latest findings, rulings and penalties, the earliest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<AnnouncedDto>>")]
    pub announced: Vec<AnnouncedDto>,
    /// How the game ended, if that may be shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conclusion: Option<ConclusionDto>,
}

/// Who has come to the board, and by when the others have to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ArrivalsDto {
    /// The appointed hour, on the table's watch.
    pub hour_ms: u64,
    /// Who is not there by then is late.
    pub late_from_ms: u64,
    pub white: ArrivalDto,
    pub black: ArrivalDto,
}

/// Where a player stands with coming.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct ArrivalDto {
    /// When he came; left out while he is awaited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since_ms: Option<u64>,
    /// The arbiter decided that he does not lose for being late.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>")]
    pub excused: bool,
}

/// What the clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct ClockDto {
    /// Whether it has been started.
    pub started: bool,
    /// Whose time runs; nobody's if the clock is stopped or not started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub runs: Option<ColorWord>,
    /// Who stopped it, if it is stopped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopped_by: Option<StopperWord>,
    /// Since when it stands, on the table's watch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopped_ms: Option<u64>,
    pub white: FaceDto,
    pub black: FaceDto,
}

/// One face of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct FaceDto {
    pub left_ms: u64,
    /// What is left of the delay of this move; the time stands still so long.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u64>")]
    pub delay_ms: u64,
    /// Whether its flag is down.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>")]
    pub flag: bool,
}

/// Time given back for a slow way to the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GivenBackDto {
    pub white_ms: u32,
    pub black_ms: u32,
}

/// A number for each colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EachDto {
    pub white: u16,
    pub black: u16,
}

/// The scoresheets that a seat may look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct SheetsDto {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white: Option<Vec<LineDto>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<Vec<LineDto>>,
}

/// How the game ended, as each player says: the points of both, in halves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct SignedDto {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white: Option<EachDto>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<EachDto>,
}

/// One line of a scoresheet, a half move each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct LineDto {
    /// The move; none if the line is empty or cannot be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub says: Option<MoveName>,
    /// Something is written that names no move.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>")]
    pub unclear: bool,
    /// The sign of a draw offer stands on it.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>")]
    pub offer: bool,
}

/// What the player having the move has done so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct UnderWayDto {
    /// Pieces touched, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<TouchDto>>")]
    pub touches: Vec<TouchDto>,
    /// Who has said that he adjusts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<ColorWord>>")]
    pub adjusting: Vec<ColorWord>,
    /// A move fixed for a claim.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fixed: Option<MoveName>,
}

/// A piece touched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct TouchDto {
    pub square: SquareName,
    pub owner: ColorWord,
    /// How the contact looked.
    pub contact: Contact,
    /// Adjusting had been announced.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>")]
    pub adjusting: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct ConclusionDto {
    /// Why, by its id: `checkmate`, `time`.
    pub cause: String,
    /// Whom the cause names: who resigned, whose time ran out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<ColorWord>,
    /// The points of each, in halves, the arbiter's changes included; none if
    /// the game does not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub halves: Option<EachDto>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>")]
    pub articles: Vec<String>,
}

impl ViewDto {
    /// A view on the wire; it was true at this instant.
    pub fn of(view: &View, at: At) -> ViewDto {
        ViewDto {
            moves: view.moves.moves.iter().map(MoveDto::from).collect(),
            legal: view.legal.as_ref().map(|legal| names(legal).collect()),
            ..ViewDto::without_moves(view, at)
        }
    }

    /// The same, but neither the moves made nor those to choose from.
    pub(crate) fn without_moves(view: &View, at: At) -> ViewDto {
        let (made, completed) = told_counts(view);
        ViewDto {
            seat: view.seat.into(),
            discretion: view.discretion,
            articles: articles(view.cites),
            at_ms: at.ms(),
            board: board(&view.board),
            behind: view.is_behind,
            to_act: view.to_act.into(),
            clock: view.clock.as_ref().map(ClockDto::from),
            given_back: None,
            moves: Vec::new(),
            whole: view.moves.is_whole,
            first_number: view.moves.first_number,
            made,
            completed,
            scoresheets: sheets(&view.scoresheets),
            under_way: view.under_way.as_ref().and_then(under_way),
            must: view.must.and_then(MoveName::of),
            offer: view.offer.map(Into::into),
            repair: view.repair.map(Into::into),
            signed: signed(view.signed),
            line_awaited: view.line_awaited.map(Into::into),
            illegal_moves: illegal_moves(view.illegal_moves),
            appearances: view.counters.map(|counters| counters.appearances),
            quiet: view.counters.map(|counters| counters.quiet_by_each),
            check: view.check.map(Into::into),
            legal: None,
            questions: view.questions.iter().map(QuestionDto::from).collect(),
            arrivals: view.arrivals.as_ref().map(ArrivalsDto::from),
            facts: view.facts.iter().map(FactDto::from).collect(),
            announced: view.announced.iter().map(AnnouncedDto::from).collect(),
            conclusion: conclusion(view),
        }
    }
}

impl From<&Arrivals> for ArrivalsDto {
    fn from(arrivals: &Arrivals) -> ArrivalsDto {
        let arrival = |arrival: Arrival| ArrivalDto {
            since_ms: arrival.since.map(At::ms),
            excused: arrival.excused,
        };
        ArrivalsDto {
            hour_ms: arrivals.hour.ms(),
            late_from_ms: arrivals.late_from.ms(),
            white: arrival(arrivals.players.white),
            black: arrival(arrivals.players.black),
        }
    }
}

impl From<&ClockView> for ClockDto {
    fn from(clock: &ClockView) -> ClockDto {
        let face = |face: FaceView| FaceDto {
            left_ms: face.left.ms(),
            delay_ms: face.delay_left.ms(),
            flag: face.flag,
        };
        let runs = match (clock.white.runs, clock.black.runs) {
            (true, _) => Some(ColorWord::White),
            (_, true) => Some(ColorWord::Black),
            _ => None,
        };
        ClockDto {
            started: clock.is_started,
            runs,
            stopped_by: clock.stopped_by.map(StopperWord::from),
            stopped_ms: clock.stopped_at.map(At::ms),
            white: face(clock.white),
            black: face(clock.black),
        }
    }
}

/// Articles by their ids, `fide-2018/9.5.3`.
pub(super) fn articles(cites: Cites) -> Vec<String> {
    cites.iter().map(|id| id.to_string()).collect()
}

fn board(board: &Arrangement) -> BTreeMap<SquareName, PieceLetter> {
    let pieces = board.iter();
    pieces
        .map(|(square, piece)| (SquareName(square), PieceLetter(piece)))
        .collect()
}

/// Moves by their names.
pub(super) fn names(moves: &[Move]) -> impl Iterator<Item = MoveName> {
    moves.iter().copied().filter_map(MoveName::of)
}

/// Moves made and completed, where they are told and not plain to see.
pub(super) fn told_counts(view: &View) -> (Option<EachDto>, Option<EachDto>) {
    let countable = view.moves.is_whole && view.moves.first_number.is_some() && !view.is_behind;
    let told = view.moves_made.as_ref();
    let each = |of: ByColor<u16>| EachDto {
        white: of.white,
        black: of.black,
    };
    let made = told.map(|moves| each(moves.made));
    let completed = told.map(|moves| each(moves.completed));
    let differs = completed.filter(|_| completed != made);
    (made.filter(|_| !countable), differs)
}

fn illegal_moves(counted: ByColor<u8>) -> Option<EachDto> {
    let each = EachDto {
        white: counted.white.into(),
        black: counted.black.into(),
    };
    (each.white > 0 || each.black > 0).then_some(each)
}

fn sheets(sheets: &ByColor<Option<Vec<Line>>>) -> Option<SheetsDto> {
    let written = |lines: &Option<Vec<Line>>| {
        let lines = lines.as_ref()?.iter();
        Some(lines.map(|line| LineDto::from(*line)).collect())
    };
    let sheets = SheetsDto {
        white: written(&sheets.white),
        black: written(&sheets.black),
    };
    (sheets.white.is_some() || sheets.black.is_some()).then_some(sheets)
}

fn signed(signed: ByColor<Option<Points>>) -> Option<SignedDto> {
    let each = |points: Option<Points>| {
        points.map(|points| EachDto {
            white: points.white_halves().into(),
            black: points.black_halves().into(),
        })
    };
    let signed = SignedDto {
        white: each(signed.white),
        black: each(signed.black),
    };
    (signed.white.is_some() || signed.black.is_some()).then_some(signed)
}

impl From<Line> for LineDto {
    fn from(line: Line) -> LineDto {
        let says = line.step().map(|(from, to, promotion)| {
            MoveName(tuomari_conduct::Step {
                from,
                to,
                promotion,
            })
        });
        LineDto {
            unclear: says.is_none() && !line.is_empty(),
            says,
            offer: line.has_offer(),
        }
    }
}

fn under_way(under_way: &UnderWay) -> Option<UnderWayDto> {
    let touches = under_way.touches.iter().map(|touch| TouchDto {
        square: SquareName(touch.square),
        owner: touch.owner.into(),
        contact: touch.contact,
        adjusting: touch.adjusting,
    });
    let mut adjusting = Vec::new();
    if under_way.adjusting.white {
        adjusting.push(ColorWord::White);
    }
    if under_way.adjusting.black {
        adjusting.push(ColorWord::Black);
    }
    let dto = UnderWayDto {
        touches: touches.collect(),
        adjusting,
        fixed: under_way.fixed.and_then(MoveName::of),
    };
    let something = !dto.touches.is_empty() || !dto.adjusting.is_empty() || dto.fixed.is_some();
    something.then_some(dto)
}

fn conclusion(view: &View) -> Option<ConclusionDto> {
    let end = view.conclusion?;
    let cause = tuomari_telling::cause(end.cause);
    let of = if let Some(ToldValue::Player(player)) = cause.value("player") {
        Some(ColorWord::from(*player))
    } else {
        None
    };
    Some(ConclusionDto {
        cause: cause.id().to_owned(),
        of,
        halves: view.score.map(halves),
        articles: articles(view.concluded_by),
    })
}

/// The points of each side, in halves.
pub(super) fn halves(score: Score) -> EachDto {
    EachDto {
        white: score.halves(tuomari_board::Color::White).into(),
        black: score.halves(tuomari_board::Color::Black).into(),
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_false(flag: &bool) -> bool {
    !flag
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde calls it so; where addresses are short it is no longer trivial"
)]
fn is_zero(ms: &u64) -> bool {
    *ms == 0
}
