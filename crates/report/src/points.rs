//! Points as a report file writes them.

use std::fmt;

/// Points in whole hundredths; files write one decimal as a rule.
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

    /// Reads `11.5`, `3`, `.5` or `-1.0`, with two decimals at most.
    pub fn from_text(text: &str) -> Option<Points> {
        let (sign, digits) = match text.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, text),
        };
        let (whole, rest) = digits.split_once('.').unwrap_or((digits, ""));
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let is_empty = whole.is_empty() && rest.is_empty();
        if is_empty || whole.len() > 6 || rest.len() > 2 || !is_number(whole) || !is_number(rest) {
            return None;
        }
        let whole: i32 = format!("0{whole}").parse().ok()?;
        let rest: i32 = format!("{rest:0<2}").parse().ok()?;
        Some(Points::from_hundredths(sign * (whole * 100 + rest)))
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.hundredths < 0 { "-" } else { "" };
        let all = self.hundredths.unsigned_abs();
        let (whole, rest) = (all / 100, all % 100);
        if rest % 10 == 0 {
            write!(f, "{sign}{whole}.{}", rest / 10)
        } else {
            write!(f, "{sign}{whole}.{rest:02}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, hundredths: Option<i32>) {
        let points = Points::from_text(text);
        assert_eq!(points.map(Points::hundredths), hundredths, "{text}");
    }

    #[test]
    fn points_are_read_with_their_decimals() {
        check("11.5", Some(1150));
        check("3", Some(300));
        check(".5", Some(50));
        check("2.", Some(200));
        check("-1.0", Some(-100));
        check("0.25", Some(25));
        for wrong in ["", ".", "-", "1,5", "1.125", "+1", "1.5.", "9999999"] {
            check(wrong, None);
        }
    }

    #[test]
    fn what_is_written_is_read() {
        for hundredths in -300..=1300 {
            let points = Points::from_hundredths(hundredths);
            assert_eq!(Points::from_text(&points.to_string()), Some(points));
        }
    }
}
