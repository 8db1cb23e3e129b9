//! What stands in a record, told as `tuomari judge` tells it.

use tuomari_clock::At;
use tuomari_conduct::Game;
use tuomari_record::{Author, Entry, told};

use super::{line::by_word, outcome::Outcome};
use crate::messages::Messages;

/// Tells an entry and carries it out on the game. Times count from `origin_ms`.
pub(crate) fn retell(entry: &Entry, origin_ms: u64, game: &mut Game, say: &Messages) -> Outcome {
    let by = match entry.by {
        Author::AtTable(by) => by_word(by),
        Author::Organiser => "organiser",
    };
    let at = At::from_ms(entry.at_ms.saturating_sub(origin_ms));
    let mut outcome = Outcome::retold(at, by, entry.organiser);
    for (what, cites) in told(entry, game) {
        outcome.add(&what, cites, say);
    }
    outcome
}
