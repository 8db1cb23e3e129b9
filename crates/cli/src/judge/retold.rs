//! What stands in a record, told as `tuomari judge` tells it.

use tuomari_clock::{At, Millis};
use tuomari_conduct::Game;
use tuomari_record::{Author, Entry, Kind};

use super::{line::by_word, outcome::Outcome, telling::Telling, told::Teller};
use crate::messages::Messages;

/// Tells an entry and carries it out on the game. Times count from `origin_ms`.
pub(crate) fn retell(entry: &Entry, origin_ms: u64, game: &mut Game, say: &Messages) -> Outcome {
    let by = match entry.by {
        Author::AtTable(by) => by_word(by),
        Author::Organiser => "organiser",
    };
    let at = At::from_ms(entry.at_ms.saturating_sub(origin_ms));
    let mut outcome = Outcome::retold(at, by);
    if let Some(told) = beside_the_game(&entry.kind, say) {
        outcome.add(told, tuomari_conduct::Cites::default());
    }
    for event in entry.events() {
        let position = game.position();
        let told = Teller { say, position }.tell(&event.what);
        outcome.add(told, event.cites);
        game.apply(event);
    }
    outcome
}

/// What is no event of the game.
fn beside_the_game<'a>(kind: &Kind, say: &'a Messages) -> Option<Telling<'a>> {
    Some(match kind {
        Kind::TableCreated(_) => Telling::new(say, "record-table-created"),
        Kind::SeatReissued { seat, .. } => {
            Telling::new(say, "record-seat-reissued").choice("seat", seat.id())
        }
        Kind::SeatRevoked { seat } => {
            Telling::new(say, "record-seat-revoked").choice("seat", seat.id())
        }
        Kind::Outage { from_ms, to_ms, .. } => {
            let time = Millis::from_ms(to_ms.saturating_sub(*from_ms));
            Telling::new(say, "record-outage").time("time", time)
        }
        Kind::Events {
            lag_ms: Some(lag), ..
        } => Telling::new(say, "record-lag").time("time", Millis::from_ms(*lag)),
        Kind::Events { lag_ms: None, .. } => return None,
    })
}
