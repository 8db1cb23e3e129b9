//! Whether a record holds and who signed it, in a browser.
//!
//! It is apart from the core of the pages: whoever plays never fetches it, and
//! whoever checks a record needs no table. This file is only the door to
//! JavaScript, texts of JSON in and out; what they hold is said in [`check`].

pub mod check;

use wasm_bindgen::prelude::wasm_bindgen;

/// The entry at which the record of a game breaks, by the hashes of its story;
/// nothing if it holds. Throws if the text is no story.
#[wasm_bindgen]
pub fn broken_at(story: &str) -> Result<Option<f64>, String> {
    let broken = check::broken_at(story).map_err(|error| error.to_string())?;
    // No record has so many entries that a number of JavaScript is too small.
    #[expect(clippy::cast_precision_loss, reason = "entries are far below 2^53")]
    Ok(broken.map(|entry| entry as f64))
}

/// What a story and what was signed of it come to, as JSON.
#[wasm_bindgen]
pub fn origin_of(story: &str, said: &str, brought: &str) -> Result<String, String> {
    text(check::origin_of(story, said, brought))
}

/// What the record in a file comes to, as JSON.
#[wasm_bindgen]
pub fn record_of(file: &str, brought: &str) -> Result<String, String> {
    text(check::record_of(file, brought))
}

fn text(verdict: serde_json::Result<check::Verdict>) -> Result<String, String> {
    let verdict = verdict.map_err(|error| error.to_string())?;
    Ok(serde_json::to_string(&verdict).unwrap_or_default())
}
