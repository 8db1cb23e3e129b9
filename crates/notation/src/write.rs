//! Moves in the algebraic notation of Appendix C, and in PGN's.

use tuomari_board::{CastlingLength, Color, File, Move, Position, Rank, Role, Square};

use crate::{
    form::{Departure, Form, Signs},
    language::Language,
    scribe::Scribe,
    written::CheckMark,
};

/// Writes a legal move in the letters of `language`.
///
/// [`Form::SHORT`] is the canonical form, and there is one for each language.
/// The signs it puts: `x`, `+`, the language's own for mate and en passant,
/// zeros for castling, no sign before a promoted piece. A move that is not
/// legal here is written with its departure square; nothing promises that it
/// reads back.
///
/// ```
/// use tuomari_board::{Position, Square};
/// use tuomari_notation::{Form, Language, write_move};
///
/// let position = Position::default();
/// let m = position.judge_move(Square::G1, Square::F3, None)?;
/// assert_eq!(write_move(&position, m, Language::Finnish, Form::SHORT), "Rf3");
/// assert_eq!(write_move(&position, m, Language::English, Form::HYPHENATED), "Ng1-f3");
/// # Ok::<(), tuomari_board::Illegality>(())
/// ```
pub fn write_move(position: &Position, m: Move, language: Language, form: Form) -> String {
    Scribe::new(position).write(m, language, form)
}

/// Writes a legal move as PGN's standard algebraic notation: English letters,
/// `O-O`, `=Q`, `#`, and no sign for en passant.
pub fn write_san(position: &Position, m: Move) -> String {
    Scribe::new(position).write_san(m)
}

/// Which spelling of the parts: Appendix C has one a language, PGN its own.
#[derive(Clone, Copy)]
pub(crate) struct Spelling {
    language: Language,
    form: Form,
    san: bool,
}

impl Spelling {
    pub(crate) fn appendix_c(language: Language, form: Form) -> Spelling {
        Spelling {
            language,
            form,
            san: false,
        }
    }

    pub(crate) fn san() -> Spelling {
        Spelling {
            language: Language::English,
            form: Form::SHORT,
            san: true,
        }
    }

    /// The move without signs of check; `legal` are the moves of `position`.
    pub(crate) fn write(self, position: &Position, legal: &[Move], m: Move) -> String {
        let mut text = String::with_capacity(16);
        if m.is_castle() {
            text.push_str(match (length_of(position, m), self.san) {
                (CastlingLength::Short, false) => "0-0",
                (CastlingLength::Long, false) => "0-0-0",
                (CastlingLength::Short, true) => "O-O",
                (CastlingLength::Long, true) => "O-O-O",
            });
        } else {
            self.push_displacement(&mut text, legal, m);
        }
        let signs = self.form.signs == Signs::Put;
        if signs && let Some(mark) = check_mark(position, m) {
            text.push_str(match mark {
                CheckMark::Check => "+",
                CheckMark::Mate => self.language.mate_mark(),
            });
        }
        // After the check: the words stay apart from the move and its sign.
        if signs && !self.san && m.is_en_passant() {
            text.push(' ');
            text.push_str(self.language.en_passant_mark());
        }
        text
    }

    fn push_displacement(self, text: &mut String, legal: &[Move], m: Move) {
        text.extend(self.language.letter(m.role()));
        let long = self.form.departure != Departure::AsNeeded;
        let (file, rank) = match m.from() {
            Some(from) if long => (Some(from.file()), Some(from.rank())),
            _ => departure(legal, m),
        };
        text.extend(file.map(File::char));
        text.extend(rank.map(Rank::char));
        if m.is_capture() && self.form.signs == Signs::Put {
            text.push('x');
        } else if self.form.departure == Departure::Hyphenated {
            text.push('-');
        }
        text.push(m.to().file().char());
        text.push(m.to().rank().char());
        if let Some(letter) = m.promotion().and_then(|role| self.language.letter(role)) {
            if self.san {
                text.push('=');
            }
            text.push(letter);
        }
    }
}

/// What the short form says of the departure square.
///
/// Of like pieces that can reach the square, C.10 tells two apart by file
/// where that is enough, else by rank. It does not speak of three; for them
/// both may be needed. Legality decides: a pinned twin is none. A pawn's
/// capture always names the file (C.9.3).
pub(crate) fn departure(legal: &[Move], m: Move) -> (Option<File>, Option<Rank>) {
    let Some(from) = m.from() else {
        return (None, None);
    };
    let both = (Some(from.file()), Some(from.rank()));
    if m.role() == Role::Pawn {
        return (both.0.filter(|_| m.is_capture()), None);
    }
    if !legal.contains(&m) {
        return both;
    }
    let (mut alone, mut file_tells, mut rank_tells) = (true, true, true);
    for twin in legal.iter().filter_map(|other| twin_of(m, from, *other)) {
        alone = false;
        file_tells &= twin.file() != from.file();
        rank_tells &= twin.rank() != from.rank();
    }
    match (alone, file_tells, rank_tells) {
        (true, _, _) => (None, None),
        (false, true, _) => (both.0, None),
        (false, false, true) => (None, both.1),
        (false, false, false) => both,
    }
}

/// The square of a like piece that `other` brings to the same square.
fn twin_of(m: Move, from: Square, other: Move) -> Option<Square> {
    let like = other.to() == m.to() && other.role() == m.role() && !other.is_castle();
    other.from().filter(|twin| like && *twin != from)
}

/// Whether `m` gives check or mate.
pub(crate) fn check_mark(position: &Position, m: Move) -> Option<CheckMark> {
    let board = position.board_after(m);
    let mover = position.turn();
    let check = board
        .by_piece((!mover).king())
        .into_iter()
        .any(|king| board.attacks_to(king, mover, board.occupied()).any());
    if !check {
        return None;
    }
    let mut after = position.clone();
    let mate = after.play(m).is_ok() && after.is_checkmate();
    Some(if mate {
        CheckMark::Mate
    } else {
        CheckMark::Check
    })
}

/// The length of castling; of castling without a right, the side of the rook.
fn length_of(position: &Position, m: Move) -> CastlingLength {
    match (position.castle(m), m) {
        (Some(castle), _) => castle.length,
        (None, Move::Castle { king, rook }) if rook < king => CastlingLength::Long,
        _ => CastlingLength::Short,
    }
}

/// The number before a move: `12.` for White, `12...` for Black.
pub(crate) fn number_before(number: u32, color: Color) -> String {
    match color {
        Color::White => format!("{number}."),
        Color::Black => format!("{number}..."),
    }
}
