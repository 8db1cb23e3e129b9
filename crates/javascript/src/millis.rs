//! Milliseconds between the core's whole numbers and JavaScript's.

use tuomari_clock::At;

/// The largest whole number that JavaScript holds exactly.
const MOST: f64 = 9_007_199_254_740_991.0;

/// An instant that a program gave; what is no instant is the origin.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "clamped to what both sides hold exactly"
)]
pub(crate) fn instant(ms: f64) -> At {
    let ms = if ms.is_finite() { ms } else { 0.0 };
    At::from_ms(ms.clamp(0.0, MOST).round() as u64)
}

/// A whole number as JavaScript's.
#[expect(
    clippy::cast_precision_loss,
    reason = "no clock goes beyond what JavaScript holds exactly"
)]
pub(crate) fn number(at: At) -> f64 {
    at.ms() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_program_gives_is_an_instant() {
        assert_eq!(instant(1_499.6), At::from_ms(1_500));
        assert_eq!(instant(-3.0), At::ORIGIN);
        assert_eq!(instant(f64::NAN), At::ORIGIN);
        assert_eq!(instant(f64::INFINITY), At::ORIGIN);
        assert_eq!(instant(1e300), At::from_ms(9_007_199_254_740_991));
    }

    #[test]
    fn an_instant_comes_back_as_it_went() {
        assert!((number(instant(1_763_196_000_123.0)) - 1_763_196_000_123.0).abs() < f64::EPSILON);
    }
}
