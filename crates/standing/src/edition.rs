//! The editions of C.07, and what they count differently.

/// An edition of FIDE's regulations on tie-breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// In force from 1 August 2024.
    August2024,
    /// In force from 1 March 2026.
    March2026,
}

impl Edition {
    /// The edition for a competition that begins on this day. Days before
    /// August 2024 have editions that are not here.
    pub fn on(year: u16, month: u8, day: u8) -> Option<Edition> {
        let day = (year, month, day);
        if day >= (2026, 3, 1) {
            Some(Edition::March2026)
        } else if day >= (2024, 8, 1) {
            Some(Edition::August2024)
        } else {
            None
        }
    }

    /// Whether the dummy of an unplayed round has a highest score
    /// (C.07 16.4.1 and 16.4.2).
    pub(crate) fn caps_the_dummy(self) -> bool {
        self >= Edition::March2026
    }
}
