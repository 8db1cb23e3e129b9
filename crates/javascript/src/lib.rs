//! The core for other people's programs in JavaScript: what `@tuomari/core`
//! is made of.
//!
//! This file is only the door: texts of JSON in and out, instants as
//! milliseconds of Unix time. `packaging/npm` has the JavaScript before it,
//! which takes and gives values, and the types of both.
//!
//! | asked | file |
//! | --- | --- |
//! | which moves are legal, and what is wrong with one | [`moves`] |
//! | can this side still mate | [`mating`] |
//! | moves written, read and said | [`notation`] |
//! | what an article demands | [`laws`] |
//! | what a time control means | [`control`] |
//! | who meets whom | [`round`], from [`players`] or a report file |
//! | a game conducted at a table | [`table`] |
//!
//! Nothing here reads a clock or draws a lot: the caller brings both.

mod asked;
pub mod control;
pub mod laws;
pub mod mating;
mod millis;
pub mod moves;
pub mod notation;
pub mod players;
pub mod round;
pub mod table;
mod typescript;
mod words;

use tuomari_clock::At;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{
    asked::{answer, written},
    millis::{instant, number},
    table::Kept,
};

pub use typescript::typescript;

/// Whether a side can still mate.
#[wasm_bindgen]
pub fn can_mate(question: &str) -> Result<String, String> {
    answer(question, |asked| mating::of_side(&asked))
}

/// Whether neither side can.
#[wasm_bindgen]
pub fn is_dead(question: &str) -> Result<String, String> {
    answer(question, |asked| mating::of_both(&asked))
}

/// The legal moves of a position.
#[wasm_bindgen]
pub fn legal_moves(question: &str) -> Result<String, String> {
    answer(question, |asked| moves::legal(&asked))
}

/// What a move is, or a board as it was left.
#[wasm_bindgen]
pub fn judge(question: &str) -> Result<String, String> {
    answer(question, |asked| moves::judge(&asked))
}

/// A legal move, written.
#[wasm_bindgen]
pub fn write_move(question: &str) -> Result<String, String> {
    answer(question, |asked| notation::write(&asked))
}

/// A written move, read.
#[wasm_bindgen]
pub fn read_move(question: &str) -> Result<String, String> {
    answer(question, |asked| notation::read(&asked))
}

/// A legal move, said.
#[wasm_bindgen]
pub fn say_move(question: &str) -> Result<String, String> {
    answer(question, |asked| notation::say(&asked))
}

/// A move that was said, understood.
#[wasm_bindgen]
pub fn hear_move(question: &str) -> Result<String, String> {
    answer(question, |asked| notation::hear(&asked))
}

/// A written game, read.
#[wasm_bindgen]
pub fn read_game(question: &str) -> Result<String, String> {
    answer(question, |asked| notation::read_game(&asked))
}

/// A time control, read.
#[wasm_bindgen]
pub fn time_control(question: &str) -> Result<String, String> {
    answer(question, |asked| control::read(&asked))
}

/// All rulebooks.
#[wasm_bindgen]
pub fn rulebooks() -> String {
    written(&laws::rulebooks())
}

/// One article.
#[wasm_bindgen]
pub fn article(question: &str) -> Result<String, String> {
    answer(question, |asked| laws::article(&asked))
}

/// The articles of a rulebook.
#[wasm_bindgen]
pub fn articles(question: &str) -> Result<String, String> {
    answer(question, |asked| laws::articles(&asked))
}

/// A round, paired.
#[wasm_bindgen]
pub fn pair(question: &str) -> Result<String, String> {
    answer(question, round::pair)
}

/// A table that a program keeps.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Table(Kept);

#[wasm_bindgen]
impl Table {
    /// Sets a table up. `random` is seventeen bytes, each as likely as
    /// another: nine for its id, eight for an array drawn by lot.
    #[wasm_bindgen(constructor)]
    pub fn new(setup: &str, at_ms: f64, random: &[u8]) -> Result<Table, String> {
        let (id, rest) = random.split_first_chunk().unwrap_or((&[0; 9], &[]));
        Kept::open(setup, instant(at_ms), lot(rest), *id)
            .map(Table)
            .map_err(|problem| written(&*problem))
    }

    /// Goes on where a record ends.
    pub fn resume(record: &str) -> Result<Table, String> {
        let kept = Kept::resume(record);
        kept.map(Table).map_err(|problem| written(&*problem))
    }

    /// Somebody does something; `random` is eight bytes for what is drawn by
    /// lot.
    pub fn act(
        &mut self,
        at_ms: f64,
        by: &str,
        act: &str,
        random: &[u8],
    ) -> Result<String, String> {
        let acted = self.0.act(instant(at_ms), by, act, lot(random));
        acted
            .map(|acted| written(&acted))
            .map_err(|problem| written(&*problem))
    }

    /// What a seat sees.
    pub fn view(&self, at_ms: f64, seat: &str) -> Result<String, String> {
        let view = self.0.view(instant(at_ms), seat);
        view.map(|view| written(&view))
            .map_err(|problem| written(&*problem))
    }

    /// What a seat may do.
    pub fn options(&self, at_ms: f64, seat: &str) -> Result<String, String> {
        let options = self.0.options(instant(at_ms), seat);
        options
            .map(|options| written(&options))
            .map_err(|problem| written(&*problem))
    }

    /// Both faces of the clock; nothing without one.
    pub fn faces(&self, at_ms: f64) -> Option<String> {
        self.0.faces(instant(at_ms)).map(|faces| written(&faces))
    }

    /// When the next flag falls if nobody acts, if one does.
    pub fn deadline(&self) -> Option<f64> {
        self.0.deadline().map(number)
    }

    /// The record as a file.
    pub fn record(&self) -> Result<String, String> {
        self.0.record().map_err(|problem| written(&*problem))
    }

    pub fn pgn(&self) -> String {
        self.0.pgn()
    }

    pub fn fen(&self) -> String {
        self.0.fen()
    }

    pub fn id(&self) -> String {
        self.0.id().to_string()
    }

    /// Entries of the record so far.
    pub fn version(&self) -> f64 {
        number(At::from_ms(self.0.version()))
    }
}

/// Sixty-four bits, each as likely as another, if the bytes are so.
fn lot(random: &[u8]) -> u64 {
    random
        .first_chunk()
        .map_or(0, |bytes| u64::from_le_bytes(*bytes))
}
