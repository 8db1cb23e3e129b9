//! What stands in a record and is no event of the game.

use tuomari_clock::Millis;
use tuomari_conduct::Seat;

use crate::told::Told;

/// Something about the table itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// The table was set up.
    TableCreated,
    /// A seat got a new link.
    SeatReissued(Seat),
    /// A seat lost its link.
    SeatRevoked(Seat),
    /// No server was there for so long.
    Outage(Millis),
    /// The command came so late over the network, and was dated back.
    Lag(Millis),
}

/// Tells what is no event of the game.
pub fn beside(what: Beside) -> Told {
    match what {
        Beside::TableCreated => Told::new("record-table-created"),
        Beside::SeatReissued(seat) => Told::new("record-seat-reissued").choice("seat", seat.id()),
        Beside::SeatRevoked(seat) => Told::new("record-seat-revoked").choice("seat", seat.id()),
        Beside::Outage(time) => Told::new("record-outage").time("time", time),
        Beside::Lag(time) => Told::new("record-lag").time("time", time),
    }
}
