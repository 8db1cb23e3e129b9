//! Where a line that was shown does not force mate, in words.

use tuomari_board::Position;
use tuomari_conduct::LineFault;
use tuomari_telling::{ToldValue, line_fault};

use crate::messages::Messages;

/// A fault as it is told.
#[derive(Debug)]
pub(crate) struct ToldFault {
    pub(crate) id: &'static str,
    pub(crate) text: String,
    /// The moves that lead to the place, in the language.
    pub(crate) path: String,
    /// The move it is about, in the language.
    pub(crate) about: Option<String>,
}

/// Tells a fault of a line that begins in `start`.
pub(crate) fn told(say: &Messages, start: &Position, fault: &LineFault) -> ToldFault {
    let told = line_fault(start, fault);
    let path = match told.value("place") {
        Some(ToldValue::Phrase(place)) => place.value("path").map(|path| say.value(path)),
        _ => None,
    };
    ToldFault {
        id: fault.what.id(),
        text: say.told(&told),
        path: path.unwrap_or_default(),
        about: told.value("move").map(|about| say.value(about)),
    }
}
