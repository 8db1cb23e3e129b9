//! A whole game as a scoresheet has it.

use std::fmt;

use tuomari_board::{Color, Move, Position};

use crate::{
    accepted::Accepted,
    error::ReadError,
    form::Form,
    language::{Ending, Language},
    points::Points,
    read::{Reading, read_move},
    tokens::{Token, Tokens},
    write::{number_before, write_move},
};

/// The longest game that is read: 1 MiB, some two hundred times the longest
/// ever played.
pub const MAX_RECORD_BYTES: usize = 1 << 20;

/// The moves of a game and the points written after them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The moves, each with its draw offer and with what was accepted.
    pub moves: Vec<Reading>,
    /// The points, if any are written, or what a word such as `tasan` comes
    /// to.
    pub points: Option<Points>,
}

/// A written game that could not be read to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// What was read before.
    pub read: Record,
    /// The number of the move where reading stopped.
    pub number: u32,
    /// Whose move that is.
    pub color: Color,
    /// Where the trouble begins, in bytes from the beginning.
    pub at: usize,
    pub fault: RecordFault,
}

/// What is wrong with a written game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// Longer than [`MAX_RECORD_BYTES`].
    TooLong {
        /// Its length in bytes.
        bytes: usize,
    },
    /// The numbers go on to a later move: one is missing here. The reader does
    /// not guess which.
    Gap {
        /// The number that comes next.
        next: u32,
    },
    /// The numbers go back, or give one move twice.
    Number { found: u32 },
    /// The move cannot be read.
    Move(ReadError),
    /// The game goes on after its end was written.
    AfterEnd,
}

impl RecordFault {
    /// The stable identifier that messages refer to.
    pub fn id(&self) -> &'static str {
        match self {
            RecordFault::TooLong { .. } => "record-too-long",
            RecordFault::Gap { .. } => "gap",
            RecordFault::Number { .. } => "wrong-number",
            RecordFault::Move(_) => "move",
            RecordFault::AfterEnd => "after-end",
        }
    }
}

impl Record {
    pub fn plain_moves(&self) -> Vec<Move> {
        self.moves.iter().map(|reading| reading.m).collect()
    }

    /// Whether what follows the end says the same end over again: points after
    /// a word, or a word after points.
    fn agrees(&self, token: Token<'_>, turn: Color) -> bool {
        match token {
            Token::Points(points) => self.points == Some(points) && self.ended_in_words(),
            Token::Ending(Ending::Resignation, None) => {
                matches!(self.points, Some(Points::WHITE_WON | Points::BLACK_WON))
            }
            Token::Ending(ending, who) => self.points == Some(points_of(ending, who, turn)),
            Token::Number(..) | Token::Move(_) | Token::Unfinished => false,
        }
    }

    fn ended_in_words(&self) -> bool {
        let last = self.moves.last();
        last.is_some_and(|last| last.accepted.contains(&Accepted::EndInWords))
    }

    /// The points a word comes to, unless they are written, and the remark.
    fn end_in_words(&mut self, ending: Ending, who: Option<Color>, turn: Color) {
        let unnamed = self.points.is_none() && ending == Ending::Resignation && who.is_none();
        self.points.get_or_insert(points_of(ending, who, turn));
        if let Some(last) = self.moves.last_mut() {
            last.accepted.push(Accepted::EndInWords);
            last.accepted
                .extend(unnamed.then_some(Accepted::ResignationUnnamed));
        }
    }

    /// Writes the game: `1. e4 e5 2. Rf3`. The moves must be legal from
    /// `start`; writing ends at the first that is not.
    pub fn write(&self, start: &Position, language: Language, form: Form) -> String {
        let mut position = start.clone();
        let mut words = Vec::with_capacity(self.moves.len() * 2);
        for reading in &self.moves {
            let (number, color) = (position.move_number(), position.turn());
            let text = write_move(&position, reading.m, language, form);
            if position.play(reading.m).is_err() {
                break;
            }
            if color.is_white() || words.is_empty() {
                words.push(number_before(number, color));
            }
            words.push(text);
            if reading.draw_offer {
                words.push("(=)".to_owned());
            }
        }
        words.extend(self.points.map(|points| points.to_string()));
        words.join(" ")
    }
}

/// Reads a whole game from `start`, in the letters of `language`.
///
/// Move numbers may be left out or not, with or without a space after them;
/// where they are given they must agree with the moves. Draw offers are read
/// as `(=)`. Comments and variations are PGN's business.
///
/// ```
/// use tuomari_board::{Color, Position};
/// use tuomari_notation::{Language, RecordFault, read_record};
///
/// let gap = "1. e4 e5 2. Rf3 3. Lb5";
/// let error = read_record(&Position::default(), gap, Language::Finnish).unwrap_err();
/// assert_eq!((error.number, error.color), (2, Color::Black));
/// assert_eq!(error.fault, RecordFault::Gap { next: 3 });
/// ```
pub fn read_record(
    start: &Position,
    text: &str,
    language: Language,
) -> Result<Record, RecordError> {
    let mut position = start.clone();
    let mut record = Record::default();
    match read_tokens(&mut position, &mut record, text, language) {
        Ok(()) => Ok(record),
        Err((at, fault)) => Err(RecordError {
            read: record,
            number: position.move_number(),
            color: position.turn(),
            at,
            fault,
        }),
    }
}

/// Fills `record` as far as reading goes and leaves `position` there.
fn read_tokens(
    position: &mut Position,
    record: &mut Record,
    text: &str,
    language: Language,
) -> Result<(), (usize, RecordFault)> {
    if text.len() > MAX_RECORD_BYTES {
        return Err((0, RecordFault::TooLong { bytes: text.len() }));
    }
    let mut ended = false;
    for (at, token) in Tokens::new(text, language) {
        if ended && !record.agrees(token, position.turn()) {
            return Err((at, RecordFault::AfterEnd));
        }
        match token {
            Token::Number(number, color) => {
                check_number(position, number, color).map_err(|fault| (at, fault))?;
            }
            Token::Move(text) => {
                let reading = read_move(position, text, language)
                    .map_err(|error| (at, RecordFault::Move(error)))?;
                position.play_unchecked(reading.m);
                record.moves.push(reading);
            }
            Token::Points(points) => {
                record.points = Some(points);
                ended = true;
            }
            Token::Ending(ending, who) => {
                record.end_in_words(ending, who, position.turn());
                ended = true;
            }
            Token::Unfinished => ended = true,
        }
    }
    Ok(())
}

/// The points that an end in words comes to. Who resigns without a name has
/// the move.
fn points_of(ending: Ending, who: Option<Color>, turn: Color) -> Points {
    match (ending, who.unwrap_or(turn)) {
        (Ending::Draw, _) => Points::DRAWN,
        (Ending::Resignation, Color::White) => Points::BLACK_WON,
        (Ending::Resignation, Color::Black) => Points::WHITE_WON,
    }
}

fn check_number(position: &Position, number: u32, color: Color) -> Result<(), RecordFault> {
    let due = (position.move_number(), position.turn().is_black());
    let found = (number, color.is_black());
    match found.cmp(&due) {
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(RecordFault::Gap { next: number }),
        std::cmp::Ordering::Less => Err(RecordFault::Number { found: number }),
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFault::TooLong { bytes } => write!(
                f,
                "{bytes} bytes are too long for a game; at most {MAX_RECORD_BYTES}"
            ),
            RecordFault::Gap { next } => {
                write!(f, "this move is missing; number {next} comes next")
            }
            RecordFault::Number { found } => write!(f, "found number {found} instead"),
            RecordFault::Move(error) => error.fmt(f),
            RecordFault::AfterEnd => f.write_str("the game goes on after its end"),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let before = number_before(self.number, self.color);
        write!(f, "at byte {}, move {before} {}", self.at, self.fault)
    }
}

impl std::error::Error for RecordError {}
impl std::error::Error for RecordFault {}
