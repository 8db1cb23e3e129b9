//! Rating lists: who has which rating, read as a stream.
//!
//! FIDE's list as text and as XML, and national lists as CSV with named
//! columns, such as Finland's SELO and PELO. A reader holds one player at a
//! time; [`RatingList`] keeps all of them in some fifty bytes each and finds
//! them by id and by the beginning of a name.

mod fide_text;
mod fide_xml;
mod lines;
mod list;
mod national;
#[cfg(feature = "packed")]
mod packed;
mod store;

pub use fide_text::FideText;
pub use fide_xml::FideXml;
pub use list::{MOST_PLAYERS, RatingList};
pub use national::NationalList;
#[cfg(feature = "packed")]
pub use packed::MOST_UNPACKED_BYTES;

use crate::entry::Sex;

/// A player of a rating list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    /// The number that the list's own federation gave.
    pub id: u32,
    /// `Last, First`, as it is written.
    pub name: String,
    pub federation: String,
    pub club: String,
    pub title: String,
    pub sex: Option<Sex>,
    pub standard: Option<u16>,
    pub rapid: Option<u16>,
    pub blitz: Option<u16>,
    pub birth_year: Option<u16>,
    pub is_inactive: bool,
}

/// Which rating a list has that does not say so itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pace {
    #[default]
    Standard,
    Rapid,
    Blitz,
}

impl Listed {
    fn rating_mut(&mut self, pace: Pace) -> &mut Option<u16> {
        match pace {
            Pace::Standard => &mut self.standard,
            Pace::Rapid => &mut self.rapid,
            Pace::Blitz => &mut self.blitz,
        }
    }
}
