//! What stands in an entry, as texts and their values.

use tuomari_clock::Millis;
use tuomari_conduct::{Cites, Game};
use tuomari_telling::{Beside, Told, beside, tell};

use crate::entry::{Entry, Kind};

/// Tells an entry, each part with its articles, and carries it out on the
/// game.
pub fn told(entry: &Entry, game: &mut Game) -> Vec<(Told, Cites)> {
    let first = beside_the_game(&entry.kind).map(|what| (beside(what), Cites::default()));
    let mut all: Vec<(Told, Cites)> = first.into_iter().collect();
    for event in entry.events() {
        let told = tell(&event.what, game.position()).counted_from(game.history().start());
        all.push((told, event.cites));
        game.apply(event);
    }
    all
}

/// What is no event of the game.
fn beside_the_game(kind: &Kind) -> Option<Beside> {
    match kind {
        Kind::TableCreated(_) => Some(Beside::TableCreated),
        Kind::SeatReissued { seat, .. } => Some(Beside::SeatReissued(*seat)),
        Kind::SeatRevoked { seat } => Some(Beside::SeatRevoked(*seat)),
        Kind::Outage { from_ms, to_ms, .. } => {
            let time = Millis::from_ms(to_ms.saturating_sub(*from_ms));
            Some(Beside::Outage(time))
        }
        Kind::Events { lag_ms, .. } => lag_ms.map(|lag| Beside::Lag(Millis::from_ms(lag))),
    }
}
