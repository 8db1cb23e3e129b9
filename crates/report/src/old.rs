//! Records that programs had before TRF26 gave them numbers.

use crate::points::Points;

/// Records `XXC rank`, `XXZ`, `XXS`, `XXA` and `BB.`; `XXR`, `XXC` with a
/// colour and `XXP` stand where TRF26 has them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Old {
    /// `XXC rank`: the order is by the ranks of the file.
    pub by_rank: bool,
    /// `XXZ`: who is absent in the round to come.
    pub absent: Vec<u32>,
    pub points: Vec<OldPoints>,
    /// `XXA`: virtual points of a player by round.
    pub accelerations: Vec<(u32, Vec<Points>)>,
}

/// Points by names of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OldPoints {
    /// `XXS CODE=value`
    Named(String, Points),
    /// `BBW`, `BBD`, `BBL`, `BBZ`, `BBF` or `BBU` and a value.
    Lettered(char, Points),
}
