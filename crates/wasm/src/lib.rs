//! The core in a browser: a table with a wooden board and its clock, kept by
//! one page with no network.
//!
//! [`Pocket`] is the table; everything it does is decided by
//! [`tuomari_conduct`] and shown by [`tuomari_wire`], as a server would. This
//! file is only the door to JavaScript: texts of JSON in and out, instants as
//! milliseconds since the table was set up. What the texts hold is said in
//! [`pocket`], [`setup`] and [`mod@control`].
//!
//! Nothing here reads a clock. The page stamps every act, keeps the acts, and
//! has the table again by doing them once more.

pub mod control;
mod millis;
mod oracle;
pub mod pocket;
pub mod setup;

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{millis::instant, pocket::Pocket};

/// A table in the page.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Table(Pocket);

#[wasm_bindgen]
impl Table {
    /// Sets a table up, or throws the text of a problem.
    #[wasm_bindgen(constructor)]
    pub fn new(setup: &str) -> Result<Table, String> {
        Pocket::open(setup)
            .map(Table)
            .map_err(|problem| text(&*problem))
    }

    /// Somebody does something; throws the text of a problem if it makes no
    /// sense now.
    pub fn act(&mut self, at_ms: f64, by: &str, act: &str) -> Result<(), String> {
        self.0
            .act(instant(at_ms), by, act)
            .map_err(|problem| text(&*problem))
    }

    /// What a seat is shown: a view and its options.
    pub fn shown(&self, at_ms: f64, seat: &str) -> Result<String, String> {
        self.0
            .shown(instant(at_ms), seat)
            .map(|shown| text(&shown))
            .map_err(|problem| text(&*problem))
    }

    /// The two faces, for every frame: for White and then for Black the time
    /// left, what is left of the delay, and 1 for a fallen flag.
    pub fn faces(&self, at_ms: f64) -> Vec<f64> {
        self.0.faces(instant(at_ms)).to_vec()
    }

    /// When the next flag falls if nobody acts, if one does.
    pub fn deadline(&self) -> Option<f64> {
        self.0.deadline().map(millis::number)
    }

    /// What the table is, and what a clock may do aloud there.
    pub fn about(&self) -> String {
        text(&self.0.about())
    }
}

/// A time control as people write it, period by period; throws the text of
/// what is wrong with it and where.
#[wasm_bindgen]
pub fn control(human: &str) -> Result<String, String> {
    control::read(human)
        .map(|read| text(&read))
        .map_err(|wrong| text(&wrong))
}

/// What a table would be if it were set up so, or throws the text of a
/// problem.
#[wasm_bindgen]
pub fn rules_for(setup: &str) -> Result<String, String> {
    Pocket::open(setup)
        .map(|pocket| text(&pocket.about()))
        .map_err(|problem| text(&*problem))
}

/// The rulebooks, in the order they are shown to people.
#[wasm_bindgen]
pub fn rulebooks() -> Vec<String> {
    setup::rulebooks()
}

/// Everything shown has a JSON form: string keys, numbers that JSON knows.
fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
