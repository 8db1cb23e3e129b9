//! Where an adjournment stands.

use tuomari_board::Color;
use tuomari_clock::{At, DefaultTime};

use crate::event::envelope::{Envelope, Sealed};

/// Where an adjournment stands.
#[derive(Clone, Debug, Default)]
pub(crate) struct Adjournment {
    pub(crate) session_ends: Option<At>,
    /// Who has to seal, and the plies played when that was ordered.
    pub(crate) ordered: Option<(Color, usize)>,
    pub(crate) draft: Option<(Color, Sealed)>,
    pub(crate) names: [Option<Box<str>>; 2],
    pub(crate) resumption: Option<(At, Box<str>)>,
    pub(crate) envelope: Option<Box<Envelope>>,
    pub(crate) arrivals: Option<DefaultTime>,
    pub(crate) came: [bool; 2],
    /// The plies of the game when the sealed move had been played.
    pub(crate) resumed_at: Option<usize>,
    /// A reply sealed for an absent sealer.
    pub(crate) reply: Option<Sealed>,
}

impl Adjournment {
    /// Whether this player is awaited at a resumption under way.
    pub(crate) fn awaits(&self, of: Color) -> bool {
        self.arrivals.is_some() && !self.came(of)
    }

    /// Whether this player has come to the resumption.
    pub(crate) fn came(&self, of: Color) -> bool {
        let [white, black] = self.came;
        of.fold_wb(white, black)
    }
}
