//! Appendix C: an entry on a scoresheet, read and compared with the game.

use tuomari_board::{CastlingLength, Color, Move, Ply, Position, Role};
use tuomari_notation::{Accepted, ReadFault, Reading, read_move};
use tuomari_rulebook::{Notation, ScoreKeeping, ScoreRelief, Topic};

use crate::{
    act::record::Remark,
    arbiter::penalties,
    draft::Draft,
    event::{
        cites::Cites,
        happening::Happening,
        line::Line,
        question::Matter,
        refusal::Refusal,
        sheet_events::{Flaw, Scoring},
    },
    recording::duty::{flaw, relief},
    state::{game::Game, sheet::Sheet},
};

/// A player writes a move.
pub(crate) fn write(
    draft: &mut Draft<'_>,
    by: Color,
    line: Option<u16>,
    text: &str,
) -> Result<(), Refusal> {
    let sheet = draft.game.sheet(by).ok_or(Refusal::NoScoresheet)?;
    let plies = draft.game.history.plies().len();
    let line = line.map_or(sheet.filled, usize::from);
    if line > plies.max(sheet.filled) {
        return Err(Refusal::NoSuchLine);
    }
    let Some(position) = before_line(draft.game, sheet, line) else {
        let cites = Cites::topic(draft.rules(), Topic::Recording);
        enter(draft, by, line, Line::UNCLEAR, cites);
        if owes_record(draft, by) {
            written_ahead(draft, by);
        }
        return Ok(());
    };
    let language = sheet.language;
    match read_move(&position, text, language) {
        Ok(reading) => {
            let mut what = Line::of(reading.m);
            if reading.draw_offer {
                what = what.with_offer();
            }
            let cites = form(draft, &position, reading.m);
            enter(draft, by, line, what, cites);
            flaws_of_form(draft, by, &reading);
            compare(draft, by, line, reading.m);
        }
        Err(error) => {
            let cites = Cites::topic(draft.rules(), Topic::Recording);
            enter(draft, by, line, Line::UNCLEAR, cites);
            unread(draft, by, &error.fault);
        }
    }
    Ok(())
}

/// The position in which a line is read. Lines written ahead follow on each
/// other; there is none after one that names no move.
fn before_line(game: &Game, sheet: &Sheet, line: usize) -> Option<Position> {
    let plies = game.history.plies().len();
    if line < plies {
        return Some(game.history.position_after(line));
    }
    let mut position = game.position().clone();
    for ahead in plies..line {
        let (from, to, promotion) = sheet.line(ahead).step()?;
        let m = position.judge_move(from, to, promotion).ok()?;
        position.play(m).ok()?;
    }
    Some(position)
}

/// The sign of a draw offer is put to the line of the last move.
pub(crate) fn mark_offer(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    let sheet = draft.game.sheet(by).ok_or(Refusal::NoScoresheet)?;
    let line = sheet
        .owes_mark
        .or(draft.game.history.plies().len().checked_sub(1))
        .ok_or(Refusal::NoSuchLine)?;
    let what = sheet.line(line).with_offer();
    let cites = Cites::topic(draft.rules(), Topic::OfferMarked);
    enter(draft, by, line, what, cites);
    Ok(())
}

/// The player writes something that is no move.
pub(crate) fn remark(draft: &mut Draft<'_>, by: Color, remark: Remark) -> Result<(), Refusal> {
    draft.game.sheet(by).ok_or(Refusal::NoScoresheet)?;
    if remark == Remark::Foreign {
        foreign(draft, by);
    } else {
        let remarked = Scoring::Remarked(by, remark);
        draft.topic(Happening::Scoring(remarked), Topic::ForeignEntry);
    }
    Ok(())
}

fn foreign(draft: &mut Draft<'_>, by: Color) {
    if relief(draft, by) != Some(ScoreRelief::EveryDuty) {
        let cites = Cites::topic(draft.rules(), Topic::ForeignEntry);
        flaw(draft, by, Flaw::ForeignEntry, cites);
    }
}

/// The line is written; a sheet that had to be updated may be complete by it.
fn enter(draft: &mut Draft<'_>, by: Color, line: usize, what: Line, cites: Cites) {
    let entered = Scoring::Entered { by, line, what };
    draft.push(Happening::Scoring(entered), cites);
    let plies = draft.game.history.plies().len();
    let complete = draft.game.sheet(by).is_some_and(|sheet| {
        let mut after = Sheet::clone(sheet);
        after.write(line, what);
        after.update.is_some() && after.filled >= plies
    });
    if complete {
        draft.topic(Happening::Scoring(Scoring::Updated(by)), Topic::UpdateOne);
    }
}

/// The articles of Appendix C that the entry follows.
fn form(draft: &Draft<'_>, position: &Position, m: Move) -> Cites {
    let rules = draft.rules();
    let pawn = m.role() == Role::Pawn;
    let told_apart = told_apart(position, m);
    let topic = if m.is_castle() {
        castling_sign(position, m)
    } else if m.is_promotion() {
        Topic::PromotionForm
    } else if pawn && m.is_capture() {
        Topic::PawnCaptureForm
    } else if pawn {
        Topic::PawnWithoutLetter
    } else if let Some(told_apart) = told_apart {
        told_apart
    } else if m.is_capture() {
        Topic::PieceCaptureForm
    } else {
        Topic::MoveForm
    };
    let mut cites = Cites::default();
    if told_apart.is_some() && m.is_capture() {
        cites = cites.and_topic(rules, Topic::LikePiecesCaptureForm);
    }
    cites = cites.and_topic(rules, topic);
    for sign in signs(position, m).into_iter().flatten() {
        cites = cites.and_topic(rules, sign);
    }
    if pawn || m.is_castle() {
        cites.and_topic(rules, Topic::Recording)
    } else {
        cites.and_topic(rules, Topic::PieceLetters)
    }
}

/// The optional signs of the move, put or not.
fn signs(position: &Position, m: Move) -> [Option<Topic>; 3] {
    let mut after = position.clone();
    after.play_unchecked(m);
    let check = match (after.in_check(after.turn()), after.has_legal_move()) {
        (true, true) => Some(Topic::CheckSign),
        (true, false) => Some(Topic::MateSign),
        (false, _) => None,
    };
    [
        check,
        m.is_en_passant().then_some(Topic::EnPassantSign),
        m.is_capture().then_some(Topic::CaptureSign),
    ]
}

fn castling_sign(position: &Position, m: Move) -> Topic {
    match position.castle(m).map(|castle| castle.length) {
        Some(CastlingLength::Long) => Topic::LongCastlingSign,
        _ => Topic::ShortCastlingSign,
    }
}

/// How C.10 tells the moving piece from a like one that could go there too.
fn told_apart(position: &Position, m: Move) -> Option<Topic> {
    let from = m.from()?;
    let other = position
        .legal_moves()
        .iter()
        .filter(|like| like.role() == m.role() && like.to() == m.to() && !like.is_castle())
        .filter_map(|like| like.from())
        .find(|square| *square != from)?;
    Some(if other.rank() == from.rank() {
        Topic::SameRankForm
    } else if other.file() == from.file() {
        Topic::SameFileForm
    } else {
        Topic::FilePreferredForm
    })
}

/// What the reader let pass and the appendix does not.
fn flaws_of_form(draft: &mut Draft<'_>, by: Color, reading: &Reading) {
    let rules = draft.rules();
    let notation = rules.notation();
    let long = |way: &Accepted| matches!(way, Accepted::LongForm | Accepted::Hyphen);
    if notation.value == Notation::AlgebraicShort && reading.accepted.iter().any(long) {
        flaw(draft, by, Flaw::LongForm, Cites::ruled(&notation));
    }
    for way in &reading.accepted {
        match way {
            Accepted::PawnLetter => {
                let cites = Cites::topic(rules, Topic::PawnWithoutLetter);
                flaw(draft, by, Flaw::PawnLetter, cites);
            }
            Accepted::MissingPawnFile => {
                let cites = Cites::topic(rules, Topic::PawnCaptureForm);
                flaw(draft, by, Flaw::FileMissing, cites);
            }
            Accepted::FilesOnly => {
                let cites = Cites::topic(rules, Topic::PawnCaptureForm);
                flaw(draft, by, Flaw::SquareMissing, cites);
            }
            Accepted::Annotation => foreign(draft, by),
            Accepted::LongForm
            | Accepted::Hyphen
            | Accepted::RedundantDeparture
            | Accepted::OtherDeparture
            | Accepted::MissingCaptureMark
            | Accepted::CaptureMarkWithoutCapture
            | Accepted::OtherCaptureMark
            | Accepted::MissingCheckMark
            | Accepted::MissingMateMark
            | Accepted::CheckMarkForMate
            | Accepted::CheckMarkWithoutCheck
            | Accepted::MateMarkWithoutMate
            | Accepted::OtherCheckMark
            | Accepted::MissingEnPassantMark
            | Accepted::EnPassantMarkWithoutCapture
            | Accepted::OtherEnPassantMark
            | Accepted::CastlingInLetters
            | Accepted::CastlingAsKingMove
            | Accepted::PromotionSign
            | Accepted::SmallPieceLetter
            | Accepted::CapitalFileLetter
            | Accepted::OtherGlyph
            | Accepted::Comma
            | Accepted::EndInWords
            | Accepted::ResignationUnnamed => {}
        }
    }
}

/// The entry against what happened.
fn compare(draft: &mut Draft<'_>, by: Color, line: usize, m: Move) {
    if !owes_record(draft, by) {
        return;
    }
    match draft.game.history.plies().get(line) {
        None => written_ahead(draft, by),
        Some(Ply::Legal(made)) if *made == m => {}
        Some(_) => {
            let cites = Cites::topic(draft.rules(), Topic::Recording);
            flaw(draft, by, Flaw::AnotherMove, cites);
        }
    }
}

/// Whether the player must record now.
fn owes_record(draft: &Draft<'_>, by: Color) -> bool {
    let required = draft.rules().score_keeping().value == ScoreKeeping::Required;
    required && relief(draft, by) != Some(ScoreRelief::EveryDuty)
}

fn written_ahead(draft: &mut Draft<'_>, by: Color) {
    let cites = Cites::topic(draft.rules(), Topic::WrittenAhead);
    flaw(draft, by, Flaw::WrittenAhead, cites);
}

/// An entry that names no move.
fn unread(draft: &mut Draft<'_>, by: Color, fault: &ReadFault) {
    let rules = draft.rules();
    match fault {
        ReadFault::Ambiguous { .. } => {
            let cites = Cites::topic(rules, Topic::LikePiecesForm);
            flaw(draft, by, Flaw::Ambiguous, cites);
        }
        ReadFault::PromotionMissing => {
            let cites = Cites::topic(rules, Topic::PromotionForm);
            flaw(draft, by, Flaw::PromotionMissing, cites);
        }
        ReadFault::NoSuchMove { .. } => {
            let cites = Cites::topic(rules, Topic::PieceLetters);
            flaw(draft, by, Flaw::NoSuchMove, cites);
        }
        // Another notation is no evidence, and its writer is warned.
        ReadFault::Unreadable { .. } | ReadFault::TooLong { .. } => {
            let cites = Cites::topic(rules, Topic::AlgebraicOnly);
            flaw(draft, by, Flaw::OtherNotation, cites);
            let (step, cites) = penalties::proposed(draft, by, cites);
            draft.ask(Matter::Breach(by), Some(step), cites);
        }
    }
}
