//! What is asked and answered: JSON in, JSON out, and a problem where it
//! cannot be done.

use serde::{Serialize, de::DeserializeOwned};
use tuomari_board::{Color, Move, Position};
use tuomari_notation::Language;
use tuomari_wire::{FieldError, Problem, place::MoveName, word::ColorWord};

use crate::words;

/// An answer, or what is wrong with the question and what to do about it.
pub(crate) type Answer<T> = Result<T, Box<Problem>>;

/// The longest question that is read: a report file of the largest size.
const MOST_BYTES: usize = 17 << 20;
/// The longest FEN that is read.
const MOST_FEN: usize = 200;

/// Reads a question, answers it and writes the answer.
pub(crate) fn answer<Q: DeserializeOwned, A: Serialize>(
    question: &str,
    work: impl FnOnce(Q) -> Answer<A>,
) -> Result<String, String> {
    read(question)
        .and_then(work)
        .map(|answer| written(&answer))
        .map_err(|problem| written(&*problem))
}

pub(crate) fn read<Q: DeserializeOwned>(question: &str) -> Answer<Q> {
    if question.len() > MOST_BYTES {
        return Err(Box::new(Problem::too_large(MOST_BYTES)));
    }
    serde_json::from_str(question)
        .map_err(|error| Box::new(Problem::unreadable(&error.to_string())))
}

/// Everything here has a JSON form: string keys, numbers that JSON knows.
pub(crate) fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// A field that cannot be read, and what to write instead.
pub(crate) fn wrong(field: &str, detail: impl Into<String>) -> Box<Problem> {
    Box::new(FieldError::new(field, detail).into())
}

pub(crate) fn position(fen: &str) -> Answer<Position> {
    if fen.len() > MOST_FEN {
        return Err(wrong("fen", format!("has at most {MOST_FEN} characters")));
    }
    Position::from_fen(fen).map_err(|error| wrong("fen", error.to_string()))
}

/// A legal move by its squares.
pub(crate) fn legal_move(position: &Position, text: &str) -> Answer<Move> {
    let step = step(text)?.0;
    let judged = position.judge_move(step.from, step.to, step.promotion);
    judged.map_err(|why| {
        let key = format!("illegality-{}", why.id());
        let sentence = words::sentence(&key, tuomari_rulebook::Language::English);
        wrong(
            "move",
            format!(
                "{} is not legal here: {}",
                name(text),
                sentence.unwrap_or(why.id())
            ),
        )
    })
}

/// A move by its squares, legal or not.
pub(crate) fn step(text: &str) -> Answer<MoveName> {
    MoveName::try_from(text.to_owned()).map_err(|detail| wrong("move", detail))
}

/// A language of notation.
pub(crate) fn letters(code: Option<&str>) -> Answer<Language> {
    let code = code.unwrap_or("en");
    code.parse()
        .map_err(|_| unknown("language", code, Language::ALL.iter().map(|one| one.code())))
}

/// A language of sentences and gists.
pub(crate) fn sentences(code: Option<&str>) -> Answer<tuomari_rulebook::Language> {
    let code = code.unwrap_or("en");
    let all = tuomari_rulebook::Language::ALL;
    code.parse()
        .map_err(|_| unknown("language", code, all.iter().map(|one| one.code())))
}

/// A word that is none of those known.
pub(crate) fn unknown(
    field: &str,
    word: &str,
    known: impl Iterator<Item = &'static str>,
) -> Box<Problem> {
    let known: Vec<&str> = known.collect();
    let detail = format!(
        "\"{}\" is none; write one of {}",
        name(word),
        known.join(", ")
    );
    wrong(field, detail)
}

pub(crate) fn color(color: Color) -> ColorWord {
    color.into()
}

/// What a stranger wrote, short enough for a message.
fn name(text: &str) -> String {
    let plain = text.chars().filter(|letter| !letter.is_control());
    plain.take(40).collect()
}
