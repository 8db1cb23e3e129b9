//! Points of one game, one round or one match.

use crate::exact::Exact;

/// Points in whole hundredths, so that any system of points is counted exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points {
    hundredths: i32,
}

impl Points {
    pub const ZERO: Points = Points::from_hundredths(0);
    pub const HALF: Points = Points::from_hundredths(50);
    pub const ONE: Points = Points::from_hundredths(100);

    pub const fn from_hundredths(hundredths: i32) -> Points {
        Points { hundredths }
    }

    pub const fn hundredths(self) -> i32 {
        self.hundredths
    }

    pub fn exact(self) -> Exact {
        Exact::ratio(i64::from(self.hundredths), 100)
    }
}
