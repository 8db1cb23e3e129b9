//! What happens to an adjourned game.

use tuomari_board::Color;
use tuomari_clock::{At, DefaultTime};

use crate::event::envelope::{Envelope, Item, Sealed};

/// What happened to an adjourned game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Adjourning {
    /// A session was announced to end then.
    SessionSet(At),
    /// The player having the move has to seal it.
    SealOrdered(Color),
    /// The player wrote a move to be sealed, perhaps in place of another.
    MoveSealed(Color, Sealed),
    /// The game is adjourned.
    Adjourned(Box<Envelope>),
    /// The names are on the envelope.
    Labelled([Box<str>; 2]),
    /// The resumption is fixed.
    Appointed(At, Box<str>),
    /// The envelope bears this.
    Bears(Item),
    /// The game is set up for resumption; arrivals count from the hour.
    SetUp(DefaultTime),
    Came(Color),
    /// The envelope was opened and the game goes on from it.
    Opened(Color),
    /// The second envelope, with the reply to an absent sealer, was opened.
    ReplyOpened(Color),
    /// The envelope is missing.
    EnvelopeMissing,
}
