//! What is counted against a player in a game.

/// What has been counted against a player in this game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    pub offers: u8,
    /// Claims found incorrect, or not to be made then.
    pub claims: u8,
    /// Looks at the arbiter's record.
    pub views: u8,
    /// Sounds of a device.
    pub soundings: u8,
    pub warnings: u8,
}
