//! Written moves read in a position.

use tuomari_board::{Move, Position, Role};

use crate::{
    accepted::Accepted,
    error::{ReadError, ReadFault},
    language::Language,
    locate::locate,
    scribe::Scribe,
    write::{check_mark, departure},
    written::{CheckMark, Displacement, MAX_MOVE_BYTES, Step, Written},
};

/// A written move that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The legal move it means.
    pub m: Move,
    /// Whether a draw offer is noted with it (`fide-2018/C.12`).
    pub draw_offer: bool,
    /// How the text differs from the canonical short form; empty if it does
    /// not.
    pub accepted: Vec<Accepted>,
}

/// Reads a move in the letters of `language`.
///
/// Short and long forms are read, with and without the optional signs, and
/// much that people write besides; [`Reading::accepted`] says what. A text
/// that fits two legal moves is refused, not guessed.
///
/// ```
/// use tuomari_board::Position;
/// use tuomari_notation::{Accepted, Language, read_move};
///
/// let position = Position::default();
/// let reading = read_move(&position, "Rg1-f3", Language::Finnish)?;
/// assert_eq!(reading.m.to_string(), "Ng1-f3");
/// assert_eq!(reading.accepted, [Accepted::Hyphen, Accepted::LongForm]);
/// # Ok::<(), tuomari_notation::ReadError>(())
/// ```
pub fn read_move(
    position: &Position,
    text: &str,
    language: Language,
) -> Result<Reading, ReadError> {
    Scribe::new(position).read(text, language)
}

pub(crate) fn read_among(
    position: &Position,
    legal: &[Move],
    text: &str,
    language: Language,
) -> Result<Reading, ReadError> {
    let written = Written::parse(text, language)?;
    let m = locate(position, legal, written.step, written.capture)
        .and_then(|m| lost_no_letter(&written, m))
        .map_err(|fault| ReadError::new(text, MAX_MOVE_BYTES, fault))?;
    let draw_offer = written.draw_offer;
    Ok(Reading {
        m,
        draw_offer,
        accepted: accepted(position, legal, written, m),
    })
}

/// How `written` differs from the canonical form of the move it means.
fn accepted(position: &Position, legal: &[Move], written: Written, m: Move) -> Vec<Accepted> {
    let mut list = written.spelling;
    match written.step {
        Step::Displacement(_) if m.is_castle() => list.push(Accepted::CastlingAsKingMove),
        Step::Displacement(step) => list.extend(of_departure(legal, step, m)),
        Step::PawnCapture(_) => list.push(Accepted::FilesOnly),
        Step::Castling(_) => {}
    }
    list.extend(match (written.capture, m.is_capture()) {
        (true, false) => Some(Accepted::CaptureMarkWithoutCapture),
        (false, true) => Some(Accepted::MissingCaptureMark),
        _ => None,
    });
    list.extend(match (written.check, check_mark(position, m)) {
        (None, Some(CheckMark::Check)) => Some(Accepted::MissingCheckMark),
        (None, Some(CheckMark::Mate)) => Some(Accepted::MissingMateMark),
        (Some(CheckMark::Check), Some(CheckMark::Mate)) => Some(Accepted::CheckMarkForMate),
        (Some(CheckMark::Check), None) => Some(Accepted::CheckMarkWithoutCheck),
        (Some(CheckMark::Mate), Some(CheckMark::Check) | None) => {
            Some(Accepted::MateMarkWithoutMate)
        }
        _ => None,
    });
    list.extend(match (written.en_passant, m.is_en_passant()) {
        (true, false) => Some(Accepted::EnPassantMarkWithoutCapture),
        (false, true) => Some(Accepted::MissingEnPassantMark),
        _ => None,
    });
    list
}

fn of_departure(legal: &[Move], step: Displacement, m: Move) -> Option<Accepted> {
    let given = (step.from_file, step.from_rank);
    let asked = departure(legal, m);
    if given == asked {
        return None;
    }
    Some(match given {
        (Some(_), Some(_)) => Accepted::LongForm,
        (None, _) if m.role() == Role::Pawn && m.is_capture() => Accepted::MissingPawnFile,
        // It tells like pieces apart, or the move would not have been found.
        _ if asked != (None, None) => Accepted::OtherDeparture,
        _ => Accepted::RedundantDeparture,
    })
}

/// A text that begins with the capture mark has lost a letter. It may be the
/// file of a pawn that captures; a plain step it is not.
fn lost_no_letter(written: &Written, m: Move) -> Result<Move, ReadFault> {
    let bare = matches!(
        written.step,
        Step::Displacement(step) if step.role == Role::Pawn && step.from_file.is_none()
    );
    if written.capture && bare && !m.is_capture() {
        return Err(ReadFault::NoSuchMove { why: None });
    }
    Ok(m)
}
