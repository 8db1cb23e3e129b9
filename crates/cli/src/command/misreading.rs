//! A written game that cannot be read to its end, and what to say of it.

use tuomari_board::Position;
use tuomari_notation::{
    Form, Language, MAX_RECORD_BYTES, ReadError, ReadFault, Record, RecordError, RecordFault,
    Scribe,
};

use super::score::{letters, name};
use crate::{
    failure::{Complaint, Exit},
    messages::{Messages, color_id},
    output::shown,
};

/// A game that could not be read, and the language that was tried.
pub(super) struct Misreading<'t> {
    /// The position it begins from.
    pub(super) start: &'t Position,
    pub(super) text: &'t str,
    /// The language it was read in.
    pub(super) language: Language,
    /// The language to speak in.
    pub(super) say: &'t Messages,
}

impl Misreading<'_> {
    /// What to say of a game that cannot be read to its end.
    pub(super) fn complaint(&self, error: &RecordError) -> Complaint {
        let say = self.say;
        if let RecordFault::TooLong { bytes } = error.fault {
            let values = [("bytes", bytes.into()), ("limit", MAX_RECORD_BYTES.into())];
            return Complaint::new(say, "record-too-long", Exit::Input, values)
                .hint(say.text("record-too-long-hint"));
        }
        let (line, column) = place(self.text, error.at);
        let at = [
            ("number", error.number.into()),
            ("color", color_id(error.color).into()),
            ("line", line.into()),
            ("column", column.into()),
        ];
        let position = self.reached(&error.read);
        let told = self.fault(&error.fault, &position);
        let id = match &error.fault {
            RecordFault::Move(error) => error.fault.id(),
            fault => fault.id(),
        };
        told.in_words(|rest| format!("{} {rest}", say.with("record-at", at)))
            .detail("fault", id)
            .detail("language", self.language.code())
            .detail("number", error.number)
            .detail("color", color_id(error.color))
            .detail("line", line)
            .detail("column", column)
            .detail("fen", position.to_fen())
    }

    fn fault(&self, fault: &RecordFault, position: &Position) -> Complaint {
        let say = self.say;
        let told = match fault {
            RecordFault::Gap { next } => {
                let values = [("next", (*next).into())];
                Complaint::new(say, "record-gap", Exit::Input, values)
                    .hint(say.text("record-gap-hint"))
                    .detail("next", *next)
            }
            RecordFault::Number { found } => {
                let values = [("found", (*found).into())];
                Complaint::new(say, "record-wrong-number", Exit::Input, values)
                    .hint(say.text("record-wrong-number-hint"))
                    .detail("found", *found)
            }
            RecordFault::Move(error) => self.move_fault(error, position),
            RecordFault::AfterEnd | RecordFault::TooLong { .. } => {
                Complaint::new(say, "record-after-end", Exit::Input, [])
                    .hint(say.text("record-after-end-hint"))
            }
        };
        if self.text.trim_start().starts_with('[') || self.text.contains(['{', '}']) {
            return told.hint(say.text("record-looks-like-pgn-hint"));
        }
        told
    }

    /// What to say of one move that cannot be read.
    pub(super) fn move_fault(&self, error: &ReadError, position: &Position) -> Complaint {
        let say = self.say;
        let text = || ("text", shown(&error.text).into());
        let letters = || {
            let letters = ("letters", letters(self.language).into());
            let language = ("language", name(self.language, say).into());
            say.with("read-unreadable-hint", [letters, language])
        };
        let told = match &error.fault {
            ReadFault::TooLong { .. } => {
                Complaint::new(say, "read-too-long", Exit::Input, [text()])
                    .hint(say.text("read-too-long-hint"))
            }
            ReadFault::Unreadable {
                found, expected, ..
            } => {
                let expected = say.text(&format!("expected-{}", expected.id()));
                let expected = ("expected", expected.into());
                let told = if found.is_empty() {
                    let values = [text(), expected];
                    Complaint::new(say, "read-unreadable-end", Exit::Input, values)
                } else {
                    let values = [text(), expected, ("found", shown(found).into())];
                    Complaint::new(say, "read-unreadable", Exit::Input, values)
                };
                told.hint(letters())
            }
            ReadFault::Ambiguous { candidates } => {
                let scribe = Scribe::new(position);
                let moves = candidates.iter();
                let moves: Vec<String> = moves
                    .map(|m| scribe.write(*m, self.language, Form::SHORT))
                    .collect();
                let values = [text(), ("moves", moves.join(", ").into())];
                Complaint::new(say, "read-ambiguous", Exit::Input, values)
                    .hint(say.text("read-ambiguous-hint"))
                    .detail("candidates", moves)
            }
            ReadFault::PromotionMissing => {
                Complaint::new(say, "read-promotion-missing", Exit::Input, [text()])
                    .hint(say.text("read-promotion-missing-hint"))
            }
            ReadFault::NoSuchMove { why } => {
                let fen = [("fen", position.to_fen().into())];
                let told = Complaint::new(say, "read-no-such-move", Exit::Input, [text()])
                    .hint(say.with("read-no-such-move-hint", fen));
                let Some(why) = why else {
                    return told.detail("text", error.text.as_str());
                };
                let reason = say.text(&format!("illegality-{why}"));
                told.in_words(|first| format!("{first} {reason}"))
                    .detail("illegality", why.id())
            }
        };
        told.detail("text", error.text.as_str())
    }

    /// The position after the moves that were read.
    fn reached(&self, read: &Record) -> Position {
        let mut position = self.start.clone();
        for m in read.plain_moves() {
            position.play_unchecked(m);
        }
        position
    }
}

/// The line and the column of a byte, both counted from one.
pub(super) fn place(text: &str, at: usize) -> (usize, usize) {
    let read = text.get(..at).unwrap_or(text);
    let line = read.matches('\n').count() + 1;
    let column = read.chars().rev().take_while(|c| *c != '\n').count() + 1;
    (line, column)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_in_characters() {
        assert_eq!(place("1. e4\n½ x", 0), (1, 1));
        assert_eq!(place("1. e4\n½ x", 9), (2, 3));
        assert_eq!(place("abc", 99), (1, 4));
    }
}
