//! Moves said aloud, for blind players (`fide-2018/D.2.1`).

use tuomari_board::{CastlingLength, File, Move, Position, Rank, Role, Square};

use crate::{
    error::{Expected, ReadError, ReadFault},
    locate::locate,
    scribe::Scribe,
    vocabulary::Vocabulary,
    words::{Meaning, fold},
    written::{Displacement, Step},
};

/// The longest announcement that is read.
pub const MAX_ANNOUNCEMENT_BYTES: usize = 256;

/// Says a move: the piece, where it comes from, where it goes, and what a pawn
/// becomes; castling by its length.
///
/// The departure square is always said, so that the player who hears it need
/// not look for it. Captures and checks are not said: D.2.1 has no words for
/// them, and the player has his own board.
///
/// ```
/// use tuomari_board::{Position, Square};
/// use tuomari_notation::{Vocabulary, announce, read_announcement};
///
/// let position = Position::default();
/// let m = position.judge_move(Square::G1, Square::F3, None)?;
/// let said = announce(&position, m, Vocabulary::Fide);
/// assert_eq!(said, "Springer Gustav eins Felix drei");
/// assert_eq!(read_announcement(&position, &said, Vocabulary::Fide), Ok(m));
/// # Ok::<(), tuomari_board::Illegality>(())
/// ```
pub fn announce(position: &Position, m: Move, vocabulary: Vocabulary) -> String {
    announce_move(position, m, vocabulary)
}

/// Understands an announcement.
///
/// Words may be in small letters or capitals, with or without their dots, in
/// any spacing. Files may be said as letters and ranks as figures (`e4`), the
/// departure may be left out where one piece only can be meant, and so may
/// the word for a pawn. Words for captures and checks are heard and not held
/// against the move.
pub fn read_announcement(
    position: &Position,
    text: &str,
    vocabulary: Vocabulary,
) -> Result<Move, ReadError> {
    Scribe::new(position).read_announcement(text, vocabulary)
}

pub(crate) fn announce_move(position: &Position, m: Move, vocabulary: Vocabulary) -> String {
    if let Some(castle) = position.castle(m) {
        return vocabulary.castling(castle.length).to_owned();
    }
    let mut said = vocabulary.piece(m.role()).to_owned();
    for square in m.from().into_iter().chain([m.to()]) {
        said.push(' ');
        said.push_str(vocabulary.file(square.file()));
        said.push(' ');
        said.push_str(vocabulary.rank(square.rank()));
    }
    if let Some(role) = m.promotion() {
        said.push(' ');
        said.push_str(&vocabulary.promotion(role));
    }
    said
}

pub(crate) fn read_words(
    position: &Position,
    legal: &[Move],
    text: &str,
    vocabulary: Vocabulary,
) -> Result<Move, ReadError> {
    let read = || {
        if text.len() > MAX_ANNOUNCEMENT_BYTES {
            return Err(ReadFault::TooLong {
                bytes: text.len(),
                limit: MAX_ANNOUNCEMENT_BYTES,
            });
        }
        let mut heard = Heard::default();
        for (at, word) in words(text) {
            heard.hear(at, word, vocabulary)?;
        }
        // Whether a capture was said makes no difference to what is meant; it
        // only widens the search for a reason when nothing is.
        locate(position, legal, heard.step(text.len())?, true)
    };
    read().map_err(|fault| ReadError::new(text, MAX_ANNOUNCEMENT_BYTES, fault))
}

/// What has been said so far.
#[derive(Default)]
struct Heard {
    piece: Option<Role>,
    promotion: Option<Role>,
    castling: bool,
    length: Option<CastlingLength>,
    coordinates: Vec<Coordinate>,
}

#[derive(Clone, Copy)]
enum Coordinate {
    File(File),
    Rank(Rank),
}

impl Heard {
    fn hear(&mut self, at: usize, word: &str, vocabulary: Vocabulary) -> Result<(), ReadFault> {
        let unreadable = |expected| ReadFault::Unreadable {
            at,
            found: word.to_owned(),
            expected,
        };
        match Meaning::of(&fold(word), vocabulary) {
            Some(Meaning::Piece(role)) => self
                .hear_piece(role)
                .ok_or_else(|| unreadable(Expected::SquareWords))?,
            Some(Meaning::File(file)) => self.coordinates.push(Coordinate::File(file)),
            Some(Meaning::Rank(rank)) => self.coordinates.push(Coordinate::Rank(rank)),
            Some(Meaning::Castling) => self.castling = true,
            Some(Meaning::Length(length)) if self.length.is_none() => self.length = Some(length),
            Some(Meaning::Length(_)) => return Err(unreadable(Expected::CastlingLength)),
            Some(Meaning::Filler) => {}
            None => {
                let letters = coordinates(word).ok_or_else(|| unreadable(Expected::Word))?;
                self.coordinates.extend(letters);
            }
        }
        let squares_in_castling =
            self.castling_begun() && (self.piece.is_some() || !self.coordinates.is_empty());
        if squares_in_castling {
            return Err(unreadable(Expected::CastlingLength));
        }
        if self.coordinates.len() > 4 {
            return Err(unreadable(Expected::SquareWords));
        }
        Ok(())
    }

    /// The piece before the squares moves, the one after them is promoted to.
    fn hear_piece(&mut self, role: Role) -> Option<()> {
        let place = if self.coordinates.is_empty() {
            &mut self.piece
        } else {
            &mut self.promotion
        };
        let free = place.is_none();
        *place = Some(role);
        free.then_some(())
    }

    fn castling_begun(&self) -> bool {
        self.castling || self.length.is_some()
    }

    fn step(&self, end: usize) -> Result<Step, ReadFault> {
        let unreadable = |expected| ReadFault::Unreadable {
            at: end,
            found: String::new(),
            expected,
        };
        if self.castling_begun() {
            return match self.length {
                Some(length) if self.castling => Ok(Step::Castling(length)),
                _ => Err(unreadable(Expected::CastlingLength)),
            };
        }
        let (departure, arrival) = match self.coordinates[..] {
            [Coordinate::File(file), Coordinate::Rank(rank)] => ((None, None), (file, rank)),
            [
                Coordinate::File(from),
                Coordinate::File(file),
                Coordinate::Rank(rank),
            ] => ((Some(from), None), (file, rank)),
            [
                Coordinate::Rank(from),
                Coordinate::File(file),
                Coordinate::Rank(rank),
            ] => ((None, Some(from)), (file, rank)),
            [
                Coordinate::File(from_file),
                Coordinate::Rank(from_rank),
                Coordinate::File(file),
                Coordinate::Rank(rank),
            ] => ((Some(from_file), Some(from_rank)), (file, rank)),
            _ => return Err(unreadable(Expected::SquareWords)),
        };
        Ok(Step::Displacement(Displacement {
            role: self.piece.unwrap_or(Role::Pawn),
            from_file: departure.0,
            from_rank: departure.1,
            to: Square::from_coords(arrival.0, arrival.1),
            promotion: self.promotion,
        }))
    }
}

/// The words of a text and where they begin.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    // A dot or ring that stands apart from its letter belongs to the word.
    let outside = |c: char| !c.is_alphanumeric() && !('\u{300}'..='\u{36f}').contains(&c);
    let mut at = 0;
    text.split_inclusive(outside).filter_map(move |piece| {
        let start = at;
        at += piece.len();
        let word = piece.trim_end_matches(outside);
        (!word.is_empty()).then_some((start, word))
    })
}

/// A word that is nothing but file letters and rank figures: `e`, `4`, `e2e4`.
fn coordinates(word: &str) -> Option<Vec<Coordinate>> {
    if word.len() > 4 {
        return None;
    }
    word.chars()
        .map(|sign| {
            let file = File::from_char(sign.to_ascii_lowercase()).map(Coordinate::File);
            file.or_else(|| Rank::from_char(sign).map(Coordinate::Rank))
        })
        .collect()
}
