//! A position with its legal moves at hand.

use tuomari_board::{Move, Moves, Position};

use crate::{
    announce::{announce_move, read_words},
    error::ReadError,
    form::Form,
    language::Language,
    read::{Reading, read_among},
    vocabulary::Vocabulary,
    write::Spelling,
};

/// Writes and reads many moves of one position.
///
/// It does what [`write_move`](crate::write_move),
/// [`read_move`](crate::read_move) and their like do, and finds the legal
/// moves once instead of every time.
#[derive(Clone, Debug)]
pub struct Scribe<'p> {
    position: &'p Position,
    legal: Moves,
}

impl<'p> Scribe<'p> {
    /// A scribe for a position.
    pub fn new(position: &'p Position) -> Scribe<'p> {
        Scribe {
            position,
            legal: position.legal_moves(),
        }
    }

    /// The legal moves of the position.
    pub fn legal_moves(&self) -> &[Move] {
        &self.legal
    }

    /// See [`write_move`](crate::write_move).
    pub fn write(&self, m: Move, language: Language, form: Form) -> String {
        Spelling::appendix_c(language, form).write(self.position, &self.legal, m)
    }

    /// See [`write_san`](crate::write_san).
    pub fn write_san(&self, m: Move) -> String {
        Spelling::san().write(self.position, &self.legal, m)
    }

    /// See [`read_move`](crate::read_move).
    pub fn read(&self, text: &str, language: Language) -> Result<Reading, ReadError> {
        read_among(self.position, &self.legal, text, language)
    }

    /// See [`announce`](crate::announce).
    pub fn announce(&self, m: Move, vocabulary: Vocabulary) -> String {
        announce_move(self.position, m, vocabulary)
    }

    /// See [`read_announcement`](crate::read_announcement).
    pub fn read_announcement(&self, text: &str, vocabulary: Vocabulary) -> Result<Move, ReadError> {
        read_words(self.position, &self.legal, text, vocabulary)
    }
}
