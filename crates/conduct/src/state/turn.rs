//! What the player having the move has done so far.

use tuomari_board::{Arrangement, Move, Square};

use crate::{act::command::Contact, event::touch::Touch};

/// A turn under way: from the moment the player has the move until it is made
/// or left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// What was touched, in order.
    pub touches: Vec<Touch>,
    /// Whether "I adjust" has been said.
    pub adjusting: bool,
    /// The board as it stands, if it is not the position's.
    pub board: Option<Box<Arrangement>>,
    /// A move that must be played (`fide-2018/9.5.3`).
    pub must: Option<Move>,
    /// A move fixed for a claim.
    pub fixed: Option<Move>,
    /// The piece of a move fixed for a claim that is not legal.
    pub misfixed: Option<Square>,
}

impl Turn {
    /// Touches that may bind: not those of adjusting.
    pub fn binding(&self) -> impl Iterator<Item = &Touch> {
        self.touches.iter().filter(|touch| !touch.adjusting)
    }

    /// Whether a piece was touched to move or capture (`fide-2018/4.3`).
    pub fn has_touched(&self) -> bool {
        self.binding().any(|touch| touch.contact == Contact::Taken)
    }
}
