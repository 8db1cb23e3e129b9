//! The two tables of FIDE's rating regulations (B.02 8.1.1 and 8.1.2).

/// What a score is worth in rating points, from 50 to 100 per cent.
const DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// Up to which difference the higher-rated player is expected to score
/// 50, 51, ... 99 per cent; beyond the last, 100.
const UP_TO: [i64; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/// The rating difference for a score in per cent, which is held within 0 and 100.
pub(crate) fn difference(percent: i64) -> i64 {
    let from_half = percent.clamp(0, 100) - 50;
    let place = usize::try_from(from_half.abs()).unwrap_or(0);
    DIFFERENCES[place] * from_half.signum()
}

/// The expected score in per cent at this rating difference, without a cut at
/// 400 points.
pub(crate) fn expected(difference: i64) -> i64 {
    let place = UP_TO.partition_point(|&limit| limit < difference.abs());
    let higher = 50 + i64::try_from(place).unwrap_or(50);
    if difference < 0 { 100 - higher } else { higher }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_are_odd_about_the_middle() {
        for percent in 0..=100 {
            assert_eq!(difference(percent), -difference(100 - percent));
        }
        for points in -900..=900 {
            assert_eq!(expected(points) + expected(-points), 100);
        }
    }

    #[test]
    fn the_ends_of_the_tables() {
        assert_eq!((difference(100), difference(99)), (800, 677));
        assert_eq!((expected(735), expected(736)), (99, 100));
        assert_eq!((expected(3), expected(4), expected(-4)), (50, 51, 49));
    }
}
