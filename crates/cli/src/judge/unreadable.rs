//! Lines that cannot be read.

use tuomari_clock::At;
use tuomari_notation::Language;

use super::time::instant;
use crate::{messages::Messages, output::shown};

/// Why a line says nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unreadable {
    /// It is no JSON object.
    Json(String),
    /// What should be a time is none.
    Time(String),
    /// Time would go backwards.
    Backwards(At, At),
    /// What should be a person is none.
    By(String),
    /// There is no such act; the one that may be meant.
    Act(String, Option<&'static str>),
    /// A field of the act is missing, too many or wrong.
    Field(String, String),
    /// What should be a move is none in this position.
    Move(String, Language),
}

impl Unreadable {
    /// The reason in the user's language. What is wrong with a field is told
    /// in the words of the form, which are English.
    pub(crate) fn to_text(&self, say: &Messages) -> String {
        let text = |text: &str| ("text", shown(text).into());
        match self {
            Unreadable::Json(detail) => {
                say.with("judge-reason-json", [("detail", shown(detail).into())])
            }
            Unreadable::Time(time) => say.with("judge-reason-time", [text(time)]),
            Unreadable::Backwards(from, to) => {
                let values = [("from", instant(*from).into()), ("to", instant(*to).into())];
                say.with("judge-reason-backwards", values)
            }
            Unreadable::By(by) => say.with("judge-reason-by", [text(by)]),
            Unreadable::Act(act, None) => say.with("judge-reason-act", [text(act)]),
            Unreadable::Act(act, Some(near)) => {
                let values = [text(act), ("near", (*near).into())];
                say.with("judge-reason-act-near", values)
            }
            Unreadable::Field(act, detail) => {
                let values = [("act", shown(act).into()), ("detail", shown(detail).into())];
                say.with("judge-reason-field", values)
            }
            Unreadable::Move(m, language) => {
                let language = say.text(&format!("language-{language}"));
                say.with(
                    "judge-reason-move",
                    [text(m), ("language", language.into())],
                )
            }
        }
    }
}
