//! Analysis as people write it: a line of moves, others in brackets.

use std::fmt;

use tuomari_board::{Color, Move, Position};

use crate::{error::ReadError, language::Language, read::read_move};

/// The longest analysis that is read.
pub const MAX_VARIATIONS_BYTES: usize = 16 * 1024;

/// The most moves of all lines together, each line counted from the start.
pub const MAX_VARIATION_MOVES: usize = 4_096;

/// How deep brackets may stand in brackets.
const MAX_DEPTH: usize = 32;

/// An analysis that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariationsError {
    /// The moves of the line that was being read.
    pub read: Vec<Move>,
    /// The number of the move where reading stopped.
    pub number: u32,
    /// Whose move that is.
    pub color: Color,
    /// Where the trouble begins, in bytes from the beginning.
    pub at: usize,
    pub fault: VariationsFault,
}

/// What is wrong with a written analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariationsFault {
    /// Longer than [`MAX_VARIATIONS_BYTES`] bytes, [`MAX_VARIATION_MOVES`]
    /// moves, or brackets too deep.
    TooLong,
    /// A bracket opens where no move stands before it.
    NothingToReplace,
    /// A bracket closes that was not opened.
    NotOpened,
    /// A bracket is not closed.
    NotClosed,
    /// The move cannot be read.
    Move(ReadError),
}

impl VariationsFault {
    /// The stable identifier that messages refer to.
    pub fn id(&self) -> &'static str {
        match self {
            VariationsFault::TooLong => "variations-too-long",
            VariationsFault::NothingToReplace => "nothing-to-replace",
            VariationsFault::NotOpened => "bracket-not-opened",
            VariationsFault::NotClosed => "bracket-not-closed",
            VariationsFault::Move(_) => "move",
        }
    }
}

impl fmt::Display for VariationsFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VariationsFault::TooLong => f.write_str("the analysis is too long"),
            VariationsFault::NothingToReplace => {
                f.write_str("a bracket needs a move before it, which it replaces")
            }
            VariationsFault::NotOpened => f.write_str("a bracket closes that was not opened"),
            VariationsFault::NotClosed => f.write_str("a bracket is not closed"),
            VariationsFault::Move(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for VariationsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {}: {}", self.at, self.fault)
    }
}

impl std::error::Error for VariationsError {}

/// Reads an analysis: `1. Qh5+ Kxh5 (1... Kg7 2. Qxh7#) 2. Rh3#`. What stands
/// in brackets replaces the move before it, as in PGN. Move numbers may be
/// there or not; they are not compared with anything.
///
/// Each line is given from the start, the main line first.
///
/// ```
/// use tuomari_board::Position;
/// use tuomari_notation::{Language, read_variations};
///
/// let text = "1. e4 c5 (1... e5 2. Rf3) 2. d4";
/// let lines = read_variations(&Position::default(), text, Language::Finnish)?;
/// let moves: Vec<usize> = lines.iter().map(Vec::len).collect();
/// assert_eq!(moves, [3, 3]);
/// # Ok::<(), tuomari_notation::VariationsError>(())
/// ```
pub fn read_variations(
    start: &Position,
    text: &str,
    language: Language,
) -> Result<Vec<Vec<Move>>, VariationsError> {
    let mut reader = Reader {
        start,
        language,
        line: Vec::new(),
        outer: Vec::new(),
        done: Vec::new(),
        moves: 0,
    };
    match reader.read(text) {
        Ok(()) => {
            let mut lines = vec![reader.line];
            lines.append(&mut reader.done);
            Ok(lines)
        }
        Err((at, fault)) => {
            let position = reader.reached(&reader.line);
            Err(VariationsError {
                number: position.move_number(),
                color: position.turn(),
                read: reader.line,
                at,
                fault,
            })
        }
    }
}

struct Reader<'p> {
    start: &'p Position,
    language: Language,
    /// The line under way.
    line: Vec<Move>,
    /// The lines that it stands in brackets in.
    outer: Vec<Vec<Move>>,
    done: Vec<Vec<Move>>,
    /// Moves of all lines together.
    moves: usize,
}

impl Reader<'_> {
    fn read(&mut self, text: &str) -> Result<(), (usize, VariationsFault)> {
        if text.len() > MAX_VARIATIONS_BYTES {
            return Err((0, VariationsFault::TooLong));
        }
        let mut position = self.start.clone();
        for (at, word) in words(text) {
            let fail = |fault| (at, fault);
            match word {
                "(" => {
                    position = self.open().map_err(fail)?;
                    continue;
                }
                ")" => {
                    position = self.close().map_err(fail)?;
                    continue;
                }
                _ => {}
            }
            let word = without_number(word);
            if word.is_empty() {
                continue;
            }
            let reading = read_move(&position, word, self.language)
                .map_err(|error| fail(VariationsFault::Move(error)))?;
            self.count(1).map_err(fail)?;
            self.line.push(reading.m);
            position.play_unchecked(reading.m);
        }
        if self.outer.is_empty() {
            Ok(())
        } else {
            Err((text.len(), VariationsFault::NotClosed))
        }
    }

    /// A line begins that replaces the last move.
    fn open(&mut self) -> Result<Position, VariationsFault> {
        let Some(before) = self.line.len().checked_sub(1) else {
            return Err(VariationsFault::NothingToReplace);
        };
        if self.outer.len() >= MAX_DEPTH {
            return Err(VariationsFault::TooLong);
        }
        self.count(before)?;
        let inner = self.line.iter().take(before).copied().collect();
        self.outer.push(std::mem::replace(&mut self.line, inner));
        Ok(self.reached(&self.line))
    }

    /// It ends, and the line around it goes on.
    fn close(&mut self) -> Result<Position, VariationsFault> {
        let outer = self.outer.pop().ok_or(VariationsFault::NotOpened)?;
        self.done.push(std::mem::replace(&mut self.line, outer));
        Ok(self.reached(&self.line))
    }

    fn count(&mut self, moves: usize) -> Result<(), VariationsFault> {
        self.moves += moves;
        if self.moves > MAX_VARIATION_MOVES {
            return Err(VariationsFault::TooLong);
        }
        Ok(())
    }

    fn reached(&self, line: &[Move]) -> Position {
        let mut position = self.start.clone();
        for m in line {
            position.play_unchecked(*m);
        }
        position
    }
}

/// The words and the brackets around them, each with its place. A bracket
/// inside a word belongs to it, as in `e8(Q)`.
fn words(text: &str) -> Vec<(usize, &str)> {
    let mut parts = Vec::new();
    let mut at = 0;
    for mut word in text.split(char::is_whitespace) {
        let mut start = at;
        at += word.len();
        at += text
            .get(at..)
            .and_then(|rest| rest.chars().next())
            .map_or(0, char::len_utf8);
        // One line in brackets may follow another without a space.
        while let Some((before, after)) = word.find(")(").map(|i| word.split_at(i + 1)) {
            unwrap_brackets(start, before, &mut parts);
            start += before.len();
            word = after;
        }
        unwrap_brackets(start, word, &mut parts);
    }
    parts
}

/// A word, and the brackets before and after it.
fn unwrap_brackets<'t>(start: usize, word: &'t str, parts: &mut Vec<(usize, &'t str)>) {
    let inner = word.trim_start_matches('(');
    let opened = word.len() - inner.len();
    parts.extend((0..opened).map(|bracket| (start + bracket, "(")));
    let count = |sign: char| inner.matches(sign).count();
    let trailing = inner.len() - inner.trim_end_matches(')').len();
    let closed = trailing.min(count(')').saturating_sub(count('(')));
    let end = inner.len() - closed;
    let from = start + opened;
    if let Some(inner) = inner.get(..end).filter(|inner| !inner.is_empty()) {
        parts.push((from, inner));
    }
    parts.extend((0..closed).map(|bracket| (from + end + bracket, ")")));
}

/// A word without a move number before it: `12.Te8`, `12...Te8`, `12.`, `...`.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let after = rest.trim_start_matches(['.', '…']);
    if after.len() < rest.len() {
        after
    } else {
        word
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::write::write_san;

    /// The lines as SAN, or the fault with its place.
    fn told(fen: &str, text: &str, language: Language) -> Vec<String> {
        let start = Position::from_fen(fen).unwrap();
        let lines = match read_variations(&start, text, language) {
            Ok(lines) => lines,
            Err(error) => return vec![format!("{} at {}", error.fault.id(), error.at)],
        };
        let san = |line: Vec<Move>| {
            let mut position = start.clone();
            let mut words = Vec::new();
            for m in line {
                words.push(write_san(&position, m));
                position.play_unchecked(m);
            }
            words.join(" ")
        };
        lines.into_iter().map(san).collect()
    }

    const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn brackets_replace_the_move_before_them() {
        for (text, expected) in [
            ("", &[""][..]),
            ("1.e4 e5 2.Rf3", &["e4 e5 Nf3"]),
            ("1. e4 (1. d4 d5) 1... e5", &["e4 e5", "d4 d5"]),
            (
                "e4 e5 (c5 Rf3 (c3)) Lc4",
                &["e4 e5 Bc4", "e4 c5 c3", "e4 c5 Nf3"],
            ),
            ("e4 (d4)(c4) e5", &["e4 e5", "d4", "c4"]),
            ("1. … e4", &["e4"]),
        ] {
            assert_eq!(told(ARRAY, text, Language::Finnish), expected, "{text}");
        }
    }

    #[test]
    fn a_bracket_in_a_move_belongs_to_it() {
        let fen = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1";
        let lines = told(fen, "e8(Q) (e8(R) Kf6)", Language::English);
        assert_eq!(lines, ["e8=Q", "e8=R Kf6"]);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        for (text, expected) in [
            ("(e4)", "nothing-to-replace at 0"),
            ("e4 e5)", "bracket-not-opened at 5"),
            ("e4 (d4", "bracket-not-closed at 6"),
            ("e4 e5 (Ke6) Nf3", "move at 7"),
        ] {
            assert_eq!(told(ARRAY, text, Language::English), [expected], "{text}");
        }
        let long = "e4 ".repeat(MAX_VARIATIONS_BYTES);
        assert_eq!(
            told(ARRAY, &long, Language::English),
            ["variations-too-long at 0"]
        );
        let mut many = "Nf3 Nf6 Ng1 Ng8 ".repeat(200);
        many += &"(Nd5) ".repeat(20);
        let told = told(ARRAY, &many, Language::English);
        assert!(told[0].starts_with("variations-too-long"), "{told:?}");
    }
}
