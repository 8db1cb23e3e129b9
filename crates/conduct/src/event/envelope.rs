//! The envelope of an adjourned game (`fide-2018/I.2`).

use tuomari_board::Color;
use tuomari_clock::{At, Millis};
use tuomari_notation::Language;
use tuomari_rulebook::Topic;

/// The longest name or place on an envelope, in bytes.
pub const MAX_LABEL_BYTES: usize = 128;

/// A move as it was written to be sealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    pub text: Box<str>,
    pub language: Language,
}

/// What stands on an envelope, and what is in it.
///
/// The position is the game's own: it waits for the sealed move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// White's and Black's names.
    pub names: [Option<Box<str>>; 2],
    /// The position before the sealed move, by the plies that led to it.
    pub plies: usize,
    /// Time used by White and by Black.
    pub used: [Millis; 2],
    pub sealer: Color,
    /// The number of the sealed move.
    pub number: u32,
    /// Who has offered a draw that is still open.
    pub offer: Option<Color>,
    /// When and where the game is resumed.
    pub resumption: Option<(At, Box<str>)>,
    pub sealed: Sealed,
}

/// One of the data an envelope must bear.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Item {
    Names,
    /// The position before the sealed move.
    Position,
    Times,
    Sealer,
    /// The number of the sealed move.
    Number,
    /// An open draw offer.
    Offer,
    /// Date, time and place of the resumption.
    Resumption,
}

impl Item {
    /// All of them, in the order of the Laws.
    pub const ALL: [Item; 7] = [
        Item::Names,
        Item::Position,
        Item::Times,
        Item::Sealer,
        Item::Number,
        Item::Offer,
        Item::Resumption,
    ];

    pub(crate) fn topic(self) -> Topic {
        match self {
            Item::Names => Topic::EnvelopeNames,
            Item::Position => Topic::EnvelopePosition,
            Item::Times => Topic::EnvelopeTimes,
            Item::Sealer => Topic::EnvelopeSealer,
            Item::Number => Topic::EnvelopeNumber,
            Item::Offer => Topic::EnvelopeOffer,
            Item::Resumption => Topic::EnvelopeResumption,
        }
    }
}

impl Envelope {
    /// Whether it bears this; an offer only if there is one.
    pub fn bears(&self, item: Item) -> bool {
        match item {
            Item::Names => self.names.iter().all(Option::is_some),
            Item::Resumption => self.resumption.is_some(),
            Item::Offer => self.offer.is_some(),
            Item::Position | Item::Times | Item::Sealer | Item::Number => true,
        }
    }

    /// Whether it bears all it must.
    pub fn is_complete(&self) -> bool {
        self.bears(Item::Names) && self.bears(Item::Resumption)
    }
}
