//! Numbers without rounding.

use std::cmp::Ordering;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Mul, Neg, Sub};

/// A rational number in lowest terms; what tie-breaks are counted in.
///
/// Sums, products and means of points have denominators of a few digits, so
/// nothing here comes near the bounds of 128 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Exact {
    over: i128,
    /// Above zero, so that the sign stands in `over`.
    under: i128,
}

impl Exact {
    pub const ZERO: Exact = Exact { over: 0, under: 1 };
    pub const ONE: Exact = Exact { over: 1, under: 1 };

    pub fn whole(number: i64) -> Exact {
        Exact {
            over: i128::from(number),
            under: 1,
        }
    }

    /// `over / under`. An `under` of zero is taken for one.
    pub fn ratio(over: i64, under: u32) -> Exact {
        Exact::reduced(i128::from(over), i128::from(under.max(1)))
    }

    fn reduced(over: i128, under: i128) -> Exact {
        let divisor = common(over.unsigned_abs(), under.unsigned_abs());
        Exact {
            over: over / divisor,
            under: under / divisor,
        }
    }

    /// This number divided by how many there are; zero if there are none.
    #[must_use]
    pub fn divided_among(self, count: usize) -> Exact {
        match i128::try_from(count) {
            Ok(count) if count > 0 => Exact::reduced(self.over, self.under * count),
            _ => Exact::ZERO,
        }
    }

    /// `None` if `divisor` is zero.
    pub fn divided_by(self, divisor: Exact) -> Option<Exact> {
        match divisor.over.cmp(&0) {
            Ordering::Equal => None,
            Ordering::Greater => Some(Exact::reduced(
                self.over * divisor.under,
                self.under * divisor.over,
            )),
            Ordering::Less => self.divided_by(-divisor).map(Neg::neg),
        }
    }

    /// The nearest whole number; a half goes up.
    pub fn half_up(self) -> i64 {
        let twice = (self.over * 2 + self.under).div_euclid(self.under * 2);
        i64::try_from(twice).unwrap_or(i64::MAX)
    }

    /// The whole part; what is behind the point falls away.
    pub fn toward_zero(self) -> i64 {
        i64::try_from(self.over / self.under).unwrap_or(i64::MAX)
    }

    /// Written with so many decimals, nine at most; a half of the last one
    /// goes up.
    pub fn decimals(self, decimals: u8) -> String {
        let width = usize::from(decimals.min(9));
        let scale = 10_i128.pow(u32::from(decimals.min(9)));
        let mut whole = self.over.div_euclid(self.under);
        let rest = self.over.rem_euclid(self.under);
        let mut part = (rest * scale * 2 + self.under) / (self.under * 2);
        if part == scale {
            (whole, part) = (whole + 1, 0);
        }
        let mut sign = "";
        if whole < 0 {
            // The part was counted upwards from the whole below.
            sign = "-";
            (whole, part) = match part {
                0 => (-whole, 0),
                _ => (-whole - 1, scale - part),
            };
        }
        if width == 0 {
            return format!("{sign}{whole}");
        }
        format!("{sign}{whole}.{part:0width$}")
    }

    /// Written with as many decimals as it needs, two at most.
    pub fn plain(self) -> String {
        let text = self.decimals(2);
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    }
}

impl Add for Exact {
    type Output = Exact;

    fn add(self, other: Exact) -> Exact {
        Exact::reduced(
            self.over * other.under + other.over * self.under,
            self.under * other.under,
        )
    }
}

impl Sub for Exact {
    type Output = Exact;

    fn sub(self, other: Exact) -> Exact {
        self + -other
    }
}

impl Mul for Exact {
    type Output = Exact;

    fn mul(self, other: Exact) -> Exact {
        Exact::reduced(self.over * other.over, self.under * other.under)
    }
}

impl Neg for Exact {
    type Output = Exact;

    fn neg(self) -> Exact {
        Exact {
            over: -self.over,
            under: self.under,
        }
    }
}

impl Sum for Exact {
    fn sum<I: Iterator<Item = Exact>>(numbers: I) -> Exact {
        numbers.fold(Exact::ZERO, Add::add)
    }
}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Exact) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Exact {
    fn cmp(&self, other: &Exact) -> Ordering {
        (self.over * other.under).cmp(&(other.over * self.under))
    }
}

/// Decimals where they end, and a fraction where they do not.
impl fmt::Display for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for decimals in 0..=4_u8 {
            let scale = 10_i128.pow(u32::from(decimals));
            if scale % self.under == 0 {
                return f.write_str(&self.decimals(decimals));
            }
        }
        write!(f, "{}/{}", self.over, self.under)
    }
}

/// The greatest common divisor; `b` is above zero.
fn common(a: u128, b: u128) -> i128 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    i128::try_from(a).unwrap_or(1).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_half_goes_up_on_either_side_of_zero() {
        assert_eq!(Exact::ratio(5, 2).half_up(), 3);
        assert_eq!(Exact::ratio(-5, 2).half_up(), -2);
        assert_eq!(Exact::ratio(423_125, 10_000).decimals(3), "42.313");
        assert_eq!(Exact::ratio(-1, 3).decimals(2), "-0.33");
        assert_eq!(Exact::ratio(-1, 300).decimals(1), "0.0");
        assert_eq!(Exact::ratio(-1, 20).decimals(1), "0.0");
        assert_eq!(Exact::ratio(-3, 20).decimals(1), "-0.1");
        assert_eq!(Exact::ratio(-7, 2).decimals(0), "-3");
        assert_eq!(Exact::ratio(-7, 2).decimals(1), "-3.5");
        assert_eq!(Exact::ratio(1_999, 1_000).decimals(2), "2.00");
        assert_eq!(Exact::whole(-3).decimals(2), "-3.00");
    }

    #[test]
    fn thirds_add_up_to_a_whole() {
        let third = Exact::ONE.divided_among(3);
        assert_eq!(third + third + third, Exact::ONE);
        assert!(third < Exact::ratio(1, 2));
        assert_eq!(third.to_string(), "1/3");
        assert_eq!(Exact::ratio(7, 4).to_string(), "1.75");
    }

    #[test]
    fn nothing_is_divided_by_zero() {
        assert_eq!(Exact::ONE.divided_among(0), Exact::ZERO);
        assert_eq!(Exact::ONE.divided_by(Exact::ZERO), None);
        assert_eq!(
            Exact::ONE.divided_by(Exact::whole(-4)),
            Some(Exact::ratio(-1, 4))
        );
    }
}
