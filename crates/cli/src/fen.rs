//! Positions as the user gives them.

use serde::Serialize;
use tuomari_board::{FenError, FenFault, Position};
use tuomari_conduct::position_of_start;
use tuomari_rulebook::Rules;

use crate::{
    failure::{Complaint, Exit},
    messages::Messages,
    output::{Output, shown},
};

/// The array of the Laws, shown as an example.
const EXAMPLE: &str = "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"";

/// A position and what had to be left out of its FEN.
#[derive(Debug)]
pub(crate) struct GivenPosition {
    pub(crate) position: Position,
    /// What was left out.
    pub(crate) notes: Vec<Note>,
}

/// Something that was left out of a FEN because the rest contradicts it.
#[derive(Debug, Serialize)]
pub(crate) struct Note {
    id: &'static str,
    square: Option<String>,
    message: String,
}

impl GivenPosition {
    /// Reads `startpos` or a FEN, in one word or several.
    ///
    /// Contradictions are left out and noted, not refused: programs write
    /// such FENs, and the answer is more use than the refusal.
    pub(crate) fn read(words: &[String], say: &Messages) -> Result<GivenPosition, Complaint> {
        let fen = words.join(" ");
        let fen = fen.trim();
        if fen == "startpos" {
            return Ok(GivenPosition {
                position: Position::default(),
                notes: Vec::new(),
            });
        }
        match Position::from_fen_lenient(fen) {
            Ok((position, faults)) => Ok(GivenPosition {
                position,
                notes: faults.iter().map(|fault| Note::new(*fault, say)).collect(),
            }),
            Err(error) => Err(complaint(&error, fen, say)),
        }
    }

    /// The same as the start of a game by these rules; castling that they do
    /// not leave is noted too.
    pub(crate) fn castling_by(self, rules: &Rules, say: &Messages) -> GivenPosition {
        let position = position_of_start(rules, &self.position);
        let left_out = self.position.castling().rooks() & !position.castling().rooks();
        let left_out = left_out.into_iter().map(FenFault::CastlingRight);
        let mut notes = self.notes;
        notes.extend(left_out.map(|fault| Note::new(fault, say)));
        GivenPosition { position, notes }
    }

    pub(crate) fn tell_notes(&self, out: &Output) {
        for note in &self.notes {
            out.note(&note.message);
        }
    }
}

impl Note {
    fn new(fault: FenFault, say: &Messages) -> Note {
        let (id, square) = match fault {
            FenFault::CastlingRight(square) => ("castling-right", Some(square)),
            FenFault::EnPassant(square) => ("en-passant", Some(square)),
            FenFault::Mirrored => ("mirrored", None),
        };
        let square = square.map(|square| square.to_string());
        let value = || square.clone().unwrap_or_default().into();
        let message = match fault {
            FenFault::CastlingRight(_) => {
                say.with("fen-note-castling-right", [("square", value())])
            }
            FenFault::EnPassant(_) => say.with("fen-note-en-passant", [("square", value())]),
            FenFault::Mirrored => say.text("fen-note-mirrored"),
        };
        Note {
            id,
            square,
            message,
        }
    }
}

fn complaint(error: &FenError, fen: &str, say: &Messages) -> Complaint {
    let expected = match error {
        FenError::Syntax { expected, .. } => expected_key(expected).map(|key| say.text(key)),
        FenError::Fault { fault, .. } => Some(Note::new(*fault, say).message),
    };
    // An English sentence is better than none.
    let expected = expected.unwrap_or_else(|| error.to_string());
    let values = [("fen", shown(fen).into()), ("expected", expected.into())];
    let example = [("example", EXAMPLE.into())];
    Complaint::new(say, "fen-unreadable", Exit::Input, values)
        .hint(say.with("fen-hint", example))
        .detail("fen", fen)
}

/// The text for what `tuomari-board` expected, which it says in English.
fn expected_key(expected: &str) -> Option<&'static str> {
    Some(match expected {
        "a board and at most six fields" => "fen-expected-fields",
        "eight ranks of eight squares from PNBRQKpnbrqk and 1-8" => "fen-expected-board",
        "a position of chess, without pockets or check counters"
        | "a board without pockets"
        | "no check counters" => "fen-expected-plain-chess",
        "w or b as the side to move" => "fen-expected-turn",
        "KQkq, file letters or - as castling rights" => "fen-expected-castling",
        "a square or - as the en passant square" => "fen-expected-en-passant",
        "a number of half-moves" => "fen-expected-halfmoves",
        "a move number" => "fen-expected-move-number",
        "mirrored:w, mirrored:b or mirrored:wb at the end" => "fen-expected-mirrored",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_the_board_expects_has_a_text() {
        let faulty = [
            "8/8/8/8/8/8/8/8 w - - 0 1 1 1 1",
            "rnbqkbnr w",
            "8/8/8/8/8/8/8/8[Q] w - - 0 1",
            "8/8/8/8/8/8/8/8 x - - 0 1",
            "8/8/8/8/8/8/8/8 w ! - 0 1",
            "8/8/8/8/8/8/8/8 w - e9 0 1",
            "8/8/8/8/8/8/8/8 w - - x 1",
            "8/8/8/8/8/8/8/8 w - - 0 x",
            "8/8/8/8/8/8/8/8 w - - 3+3 0 1",
            "8/8/8/8/8/8/8/8 w - - 0 1 mirrored:x",
            "",
        ];
        for fen in faulty {
            let Err(FenError::Syntax { expected, .. }) = Position::from_fen_lenient(fen) else {
                panic!("{fen} was read");
            };
            assert!(expected_key(expected).is_some(), "{fen}: {expected}");
        }
    }
}
