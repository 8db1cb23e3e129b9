//! The ways to tell the same facts otherwise.

use tuomari_board::{Color, Move, Position};
use tuomari_clock::Millis;
use tuomari_conduct::{
    Act, ActKind, By, Cause, Claim, Command, Conclusion, Duties, Duty, Happening, Matter,
    Misconduct, Question, Table,
};

use super::{
    case::{Case, Played, Step, faces},
    turned::Turned,
    verdict::Point,
};
use crate::hall::make;

/// A case told otherwise.
pub(crate) struct Varied {
    /// Which way: `colours`, `later-3`.
    pub(crate) way: &'static str,
    /// The act that was told otherwise, if it was one.
    pub(crate) act: String,
    pub(crate) case: Case,
    /// How the first telling is to be seen.
    pub(crate) turned: Turned,
    /// The points that the way itself changes.
    pub(crate) changes: &'static [Point],
}

impl Varied {
    /// As far as the first acts.
    pub(crate) fn until(&self, count: usize) -> Varied {
        Varied {
            way: self.way,
            act: self.act.clone(),
            case: self.case.until(count),
            turned: self.turned,
            changes: self.changes,
        }
    }
}

/// A way, with the first telling as it was played.
type Way = fn(&Case, &Played) -> Vec<Varied>;

pub(crate) const WAYS: [Way; 14] = [
    colors,
    files,
    bystander,
    nearly_out,
    plenty,
    again,
    offer_open,
    wooden,
    assisted,
    by_another,
    by_assistant,
    later,
    before_the_press,
    asked_first,
];

/// The ways for games of random play: those that change no act, for in such a
/// game nobody acts upon what came before.
pub(crate) const OF_WHOLE_GAMES: [Way; 7] = [
    colors, files, bystander, nearly_out, plenty, wooden, assisted,
];

/// Acts that are said or done once, and twice is no more.
const ONCE: &[ActKind] = &[
    ActKind::AnnounceAdjusting,
    ActKind::Release,
    ActKind::Press,
    ActKind::StopClock,
    ActKind::Resume,
    ActKind::OfferDraw,
    ActKind::AcceptDraw,
    ActKind::DeclineDraw,
    ActKind::Resign,
    ActKind::Touch,
    ActKind::SeeFlag,
    ActKind::SeeBothFlags,
    ActKind::SeeIrregularity,
    ActKind::SeeIllegalPosition,
    ActKind::Rule,
    ActKind::ReportTwoHands,
    ActKind::ReportDisplaced,
    ActKind::RestorePieces,
    ActKind::ReportOffSquare,
    ActKind::ReportStartError,
    ActKind::ReportClockFault,
    ActKind::ReportDead,
    ActKind::FindSlip,
    ActKind::Arrive,
    ActKind::NoteAbsence,
    ActKind::Excuse,
    ActKind::PlaceClock,
    ActKind::ChooseSeat,
    ActKind::RequestExtraTime,
    ActKind::Verify,
    ActKind::TakeScoresheet,
    ActKind::MarkOffer,
    ActKind::BorrowScoresheet,
    ActKind::ReturnScoresheet,
    ActKind::Sign,
    ActKind::SetSession,
    ActKind::OrderSealing,
    ActKind::Seal,
    ActKind::LabelEnvelope,
    ActKind::AppointResumption,
    ActKind::SetUpResumption,
    ActKind::OpenEnvelope,
    ActKind::NoteAbsenceAtResumption,
    ActKind::ReportEnvelopeLost,
    ActKind::ReportPositionLost,
    ActKind::RequestAssistant,
    ActKind::ApproveAssistant,
    ActKind::SetUpTwoBoards,
    ActKind::EnterResult,
    ActKind::WaiveLine,
    ActKind::JudgeStop,
];

/// Acts by which somebody says what he saw.
const REPORTS: &[ActKind] = &[
    ActKind::SeeFlag,
    ActKind::SeeBothFlags,
    ActKind::SeeIrregularity,
    ActKind::SeeIllegalPosition,
    ActKind::ReportConduct,
    ActKind::ReportTwoHands,
    ActKind::ReportDisplaced,
    ActKind::ReportOffSquare,
    ActKind::ReportStartError,
    ActKind::ReportClockFault,
    ActKind::ReportDifference,
    ActKind::FindSlip,
    ActKind::Claim,
];

const STORY: &[Point] = &[Point::Story];

/// An act by name; a claim with what is claimed.
pub(crate) fn name(act: &Act) -> String {
    match act {
        Act::Claim(claim) => format!("claim {}", claim.id()),
        act => act.id().to_owned(),
    }
}

fn one(way: &'static str, case: Case, turned: Turned, changes: &'static [Point]) -> Varied {
    Varied {
        way,
        act: String::new(),
        case,
        turned,
        changes,
    }
}

/// Of the case with this act told otherwise.
fn at(way: &'static str, case: &Case, index: usize, changes: &'static [Point]) -> Varied {
    Varied {
        act: name(&case.commands[index].act),
        ..one(way, case.clone(), Turned::No, changes)
    }
}

/// White and Black exchanged.
fn colors(case: &Case, _: &Played) -> Vec<Varied> {
    let turned = Turned::Colors;
    let case = turned.case(case);
    case.map(|case| one("colours", case, turned, &[]))
        .into_iter()
        .collect()
}

/// The board in a mirror.
fn files(case: &Case, _: &Played) -> Vec<Varied> {
    let turned = Turned::Files;
    let case = turned.case(case);
    case.map(|case| one("mirror", case, turned, &[]))
        .into_iter()
        .collect()
}

/// Two pawns that block each other, where nothing can ever reach them in the
/// case: no move is won or lost by them.
fn bystander(case: &Case, played: &Played) -> Vec<Varied> {
    let Some(start) = &case.setup.start else {
        return Vec::new();
    };
    let hangs_on_material = played.events().any(|event| {
        matches!(
            event.what,
            Happening::MatingExamined(..)
                | Happening::DeadFound(_)
                | Happening::Asked(Question {
                    matter: Matter::BothFlags,
                    ..
                })
                | Happening::LineAwaited(_)
                | Happening::LineChecked(..)
                | Happening::Concluded(Conclusion {
                    cause: Cause::DeadPosition | Cause::Time(_),
                    ..
                })
        )
    });
    if hangs_on_material || case.setup.array.is_some() {
        return Vec::new();
    }
    let mut reached: Vec<Position> = Vec::new();
    let look = |played: &Played, _| {
        let position = played.game.position();
        let fen = |position: &Position| position.to_fen();
        if reached.last().map(fen) != Some(fen(position)) {
            reached.push(position.clone());
        }
    };
    if case.watch(look).is_none() {
        return Vec::new();
    }
    let touched = format!("{:?}", case.commands).to_lowercase();
    for file in ('a'..='h').rev() {
        for rank in 3..=5 {
            let pair = [format!("{file}{rank}"), format!("{file}{}", rank + 1)];
            if pair.iter().any(|square| touched.contains(square)) {
                continue;
            }
            if let Some(start) = with_pawns(start, &reached, &pair) {
                let mut varied = case.clone();
                varied.setup.start = Some(start);
                // Which square first makes a move illegal may be another.
                let changes = &[Point::Board, Point::Story, Point::Articles];
                return vec![one("bystander", varied, Turned::No, changes)];
            }
        }
    }
    Vec::new()
}

/// The start with the pair on the board, if no legal move of any position that
/// was reached is another for it.
fn with_pawns(start: &Position, reached: &[Position], pair: &[String; 2]) -> Option<Position> {
    let add = |position: &Position| -> Option<Position> {
        let mut board = position.board().clone();
        for (square, color) in pair.iter().zip(Color::ALL) {
            let square = square.parse().ok()?;
            if board.piece_at(square).is_some() {
                return None;
            }
            board.set_piece_at(square, color.pawn());
        }
        let fen = position.to_fen();
        let (_, rest) = fen.split_once(' ')?;
        Position::from_fen(&format!("{} {rest}", board.board_fen())).ok()
    };
    let same =
        |position: &Position| add(position).is_some_and(|more| sorted(position) == sorted(&more));
    if reached.iter().all(same) {
        add(start)
    } else {
        None
    }
}

fn sorted(position: &Position) -> Vec<String> {
    let mut moves: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|m: &Move| format!("{m:?}"))
        .collect();
    moves.sort();
    moves
}

/// Both clocks begin so low that at their lowest they show one second.
fn nearly_out(case: &Case, played: &Played) -> Vec<Varied> {
    let Some(lowest) = lowest(case) else {
        return Vec::new();
    };
    let second = Millis::from_secs(1);
    let lower = |left: Millis, low: Millis| (low > second).then(|| left.minus(low.minus(second)));
    shifted("clock-nearly-out", case, played, lowest, lower)
}

/// An hour more for each.
fn plenty(case: &Case, played: &Played) -> Vec<Varied> {
    let Some(lowest) = lowest(case) else {
        return Vec::new();
    };
    let hour = Millis::from_secs(3_600);
    let higher = |left: Millis, low: Millis| (!low.is_zero()).then(|| left.plus(hour));
    shifted("clock-plentiful", case, played, lowest, higher)
}

fn shifted(
    way: &'static str,
    case: &Case,
    played: &Played,
    lowest: [Millis; 2],
    shift: impl Fn(Millis, Millis) -> Option<Millis>,
) -> Vec<Varied> {
    let (Some(first), false) = (played.first, case.setup.idle) else {
        return Vec::new();
    };
    let mut varied = case.clone();
    for ((reading, left), low) in varied.setup.readings.iter_mut().zip(first).zip(lowest) {
        match shift(left, low) {
            Some(other) => *reading = Some(other),
            None => return Vec::new(),
        }
    }
    vec![one(way, varied, Turned::No, STORY)]
}

/// The least that each clock ever shows in the case.
fn lowest(case: &Case) -> Option<[Millis; 2]> {
    let mut lowest: Option<[Millis; 2]> = None;
    case.watch(|played, next| {
        if let Some([white, black]) = faces(&played.game, next) {
            let [low_white, low_black] = lowest.unwrap_or([white, black]);
            lowest = Some([white.min(low_white), black.min(low_black)]);
        }
    })?;
    lowest
}

/// Somebody does or says it twice.
fn again(case: &Case, played: &Played) -> Vec<Varied> {
    let mut found = Vec::new();
    for (index, step) in played.steps.iter().enumerate() {
        let done = match &step.outcome {
            Ok(_) if ONCE.contains(&ActKind::from(&step.command.act)) => true,
            // An unfounded claim made twice is two unfounded claims.
            Ok(events) => events
                .iter()
                .any(|event| matches!(event.what, Happening::Found { correct: true, .. })),
            Err(_) => false,
        };
        if done {
            let mut varied = at(
                "again",
                case,
                index,
                &[Point::Story, Point::Refusals, Point::Articles],
            );
            let twice = varied.case.commands[index].clone();
            varied.case.commands.insert(index + 1, twice);
            found.push(varied);
        }
    }
    found
}

/// A draw is offered with a move, and nobody answers.
fn offer_open(case: &Case, played: &Played) -> Vec<Varied> {
    let mut found = Vec::new();
    let about_draws = played.events().any(|event| {
        matches!(
            event.what,
            Happening::DrawOffered { .. } | Happening::OfferLapsed(_)
        )
    });
    if about_draws {
        return found;
    }
    for (index, step) in played.steps.iter().enumerate() {
        let (By::Player(by), Ok(events)) = (step.command.by, &step.outcome) else {
            continue;
        };
        let made = events
            .iter()
            .any(|event| matches!(event.what, Happening::MoveMade(_)));
        let over = events
            .iter()
            .any(|event| matches!(event.what, Happening::Concluded(_)));
        if made && !over && ActKind::from(&step.command.act) == ActKind::Make {
            let changes = &[Point::Story, Point::Articles];
            let mut varied = at("offer-open", case, index, changes);
            let offer = Command {
                at: step.command.at,
                by: By::Player(by),
                act: Act::OfferDraw,
            };
            varied.case.commands.insert(index + 1, offer);
            found.push(varied);
        }
    }
    found
}

/// The same at a real board, its moves entered. An illegal move cannot be
/// entered there, and nobody sees hands.
fn wooden(case: &Case, played: &Played) -> Vec<Varied> {
    let seen = |step: &Step| {
        let kind = ActKind::from(&step.command.act);
        let mut events = step.outcome.iter().flatten();
        match kind {
            ActKind::Make => events.any(|event| matches!(event.what, Happening::MoveMade(_))),
            ActKind::Press => events.any(|event| matches!(event.what, Happening::MoveCompleted(_))),
            _ => !HANDS.contains(&kind),
        }
    };
    if case.setup.table != Table::Strict || !played.steps.iter().all(seen) {
        return Vec::new();
    }
    let mut varied = case.clone();
    varied.setup.table = Table::Wooden;
    vec![one(
        "wooden",
        varied,
        Turned::No,
        &[Point::Story, Point::Articles],
    )]
}

/// The same where a screen takes legal moves only, and a move presses.
fn assisted(case: &Case, played: &Played) -> Vec<Varied> {
    if case.setup.table != Table::Strict || case.setup.control.is_none() {
        return Vec::new();
    }
    let mut varied = case.clone();
    varied.setup.table = Table::Assisted;
    varied.commands.clear();
    let mut steps = played.steps.iter().peekable();
    while let Some(step) = steps.next() {
        let mut command = step.command.clone();
        let kind = ActKind::from(&command.act);
        if kind == ActKind::Make {
            let press = steps
                .next_if(|next| next.command.act == Act::Press && next.command.by == command.by);
            let legal = step
                .outcome
                .iter()
                .flatten()
                .any(|event| matches!(event.what, Happening::MoveMade(_)));
            let ended = step
                .outcome
                .iter()
                .flatten()
                .any(|event| matches!(event.what, Happening::Concluded(_)));
            match press {
                _ if !legal => return Vec::new(),
                Some(press) => command.at = press.command.at,
                None if ended => {}
                None => return Vec::new(),
            }
        } else if HANDS.contains(&kind) {
            return Vec::new();
        }
        varied.commands.push(command);
    }
    // Where a move presses the clock nobody touches or lets go.
    vec![one(
        "assisted",
        varied,
        Turned::No,
        &[Point::Story, Point::Articles],
    )]
}

/// What hands do over a board, and what is said of it.
const HANDS: &[ActKind] = &[
    ActKind::AnnounceAdjusting,
    ActKind::Touch,
    ActKind::Place,
    ActKind::Remove,
    ActKind::Release,
    ActKind::Press,
    ActKind::ReportTwoHands,
    ActKind::ReportDisplaced,
    ActKind::RestorePieces,
    ActKind::ReportOffSquare,
];

/// Another says it: the arbiter, or either player.
fn by_another(case: &Case, played: &Played) -> Vec<Varied> {
    let mut found = Vec::new();
    for (index, step) in played.steps.iter().enumerate() {
        let kind = ActKind::from(&step.command.act);
        if kind == ActKind::Claim || !REPORTS.contains(&kind) || step.outcome.is_err() {
            continue;
        }
        let others = [
            By::Arbiter,
            By::Player(Color::White),
            By::Player(Color::Black),
        ];
        for by in others {
            if by != step.command.by {
                let mut varied = at("by-another", case, index, STORY);
                varied.case.commands[index].by = by;
                found.push(varied);
            }
        }
    }
    found
}

/// Whoever plays has an assistant for everything, who does it for him.
fn by_assistant(case: &Case, played: &Played) -> Vec<Varied> {
    let mut found = Vec::new();
    for (index, step) in played.steps.iter().enumerate() {
        let (By::Player(of), Ok(_)) = (step.command.by, &step.outcome) else {
            continue;
        };
        let duty = match ActKind::from(&step.command.act) {
            ActKind::Press | ActKind::StopClock => Duty::Clock,
            ActKind::Make | ActKind::Place | ActKind::Remove | ActKind::Release => Duty::Pieces,
            ActKind::Write | ActKind::MarkOffer => Duty::Scoresheet,
            _ => continue,
        };
        let mut varied = at(
            "by-assistant",
            case,
            index,
            &[Point::Story, Point::Articles, Point::Questions],
        );
        varied.case.commands[index].by = By::Assistant(of);
        let approve = Command {
            at: tuomari_clock::At::ORIGIN,
            by: By::Arbiter,
            act: Act::ApproveAssistant {
                of,
                duties: Duties::of(&[duty]),
                disabled: true,
            },
        };
        varied.case.commands.insert(0, approve);
        let accepted = varied
            .case
            .play_until(1)
            .is_some_and(|played| played.steps[0].outcome.is_ok());
        if accepted {
            found.push(varied);
        }
    }
    found
}

/// Said one half move later, and three; of which move, it says.
fn later(case: &Case, played: &Played) -> Vec<Varied> {
    let mut found = Vec::new();
    for (index, step) in played.steps.iter().enumerate() {
        let kind = ActKind::from(&step.command.act);
        if !REPORTS.contains(&kind) || step.outcome.is_err() {
            continue;
        }
        let Some((case, index)) = said_after(case, index) else {
            continue;
        };
        for (way, moves) in [("later-0", 0), ("later-1", 1), ("later-3", 3)] {
            let waits = moves > 0 || kind == ActKind::ReportTwoHands;
            if let Some(more) = half_moves(&case, index, moves).filter(|_| waits) {
                let mut varied = at(
                    way,
                    &case,
                    index,
                    &[Point::Story, Point::Clocks, Point::Board, Point::Articles],
                );
                varied.case.commands.splice(index..index, more);
                found.push(varied);
            }
        }
    }
    found
}

/// The case with its report where it can wait, and the report's place: one of
/// the hands at a move comes after the press, and one that is about a move
/// names it.
fn said_after(case: &Case, index: usize) -> Option<(Case, usize)> {
    let mut moved = case.clone();
    let before = case.play_until(index)?;
    let known = before.moves_known();
    let first = before.game.history().start().turn();
    let to_move = if known.is_multiple_of(2) {
        first
    } else {
        !first
    };
    let own = |of: Color| Some(known + usize::from(to_move == of || known == 0));
    let mut place = index;
    let act = &mut moved.commands[index].act;
    match act {
        Act::ReportTwoHands { of, ply } => {
            let is_named = ply.is_some();
            *ply = ply.or(own(*of));
            if to_move == *of && !is_named {
                let by = By::Player(*of);
                let mut after = case.commands.iter().skip(index);
                place += after.position(|next| next.act == Act::Press && next.by == by)?;
            }
        }
        Act::ReportDisplaced { of, ply } => *ply = ply.or(own(*of)),
        // Of the rest it does not matter who had the move.
        Act::ReportConduct(incident) if incident.what == Misconduct::LeavingArea => {
            incident.ply = incident.ply.or(Some(known + 1));
        }
        _ => {}
    }
    let mut report = moved.commands.remove(index);
    if place > index {
        report.at = case.commands[place].at;
    }
    moved.commands.insert(place, report);
    Some((moved, place))
}

/// So many half moves, made and pressed at the time of the act.
fn half_moves(case: &Case, index: usize, count: usize) -> Option<Vec<Command>> {
    let mut played = case.play_until(index)?;
    let at = case.commands[index].at;
    let mut more = Vec::new();
    for _ in 0..count {
        let position = played.game.position();
        let by = By::Player(position.turn());
        let quiet = |m: &&Move| !m.is_capture() && !m.is_promotion() && !m.is_castle();
        let goes_on = |m: &&Move| {
            let mut after = position.clone();
            after.play_unchecked(**m);
            after.has_legal_move()
        };
        let legal = position.legal_moves();
        let m = *legal.iter().filter(quiet).find(goes_on)?;
        let press = case.setup.table != Table::Assisted && case.setup.control.is_some();
        for act in [Some(make(m)), press.then_some(Act::Press)]
            .into_iter()
            .flatten()
        {
            let command = Command { at, by, act };
            played.act(case.setup.positions, command.clone());
            played.steps.last()?.outcome.as_ref().ok()?;
            more.push(command);
        }
    }
    played.game.conclusion().is_none().then_some(more)
}

/// Said before the press that it followed.
fn before_the_press(case: &Case, played: &Played) -> Vec<Varied> {
    let mut found = Vec::new();
    for (index, pair) in played.steps.windows(2).enumerate() {
        let kind = ActKind::from(&pair[1].command.act);
        if pair[0].command.act == Act::Press && REPORTS.contains(&kind) && pair[1].outcome.is_ok() {
            let mut varied = at(
                "before-the-press",
                case,
                index + 1,
                &[Point::Story, Point::Clocks, Point::Board, Point::Articles],
            );
            varied.case.commands.swap(index, index + 1);
            varied.case.commands[index].at = pair[0].command.at;
            found.push(varied);
        }
    }
    found
}

/// The arbiter sees what the opponent claims.
fn asked_first(case: &Case, played: &Played) -> Vec<Varied> {
    let mut found = Vec::new();
    for (index, step) in played.steps.iter().enumerate() {
        let Act::Claim(Claim::IllegalMove) = step.command.act else {
            continue;
        };
        if step.outcome.is_ok() {
            let mut varied = at(
                "arbiter-sees",
                case,
                index,
                &[Point::Story, Point::Articles],
            );
            varied.case.commands[index].by = By::Arbiter;
            varied.case.commands[index].act = Act::SeeIrregularity;
            found.push(varied);
        }
    }
    found
}
