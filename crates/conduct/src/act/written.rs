//! How the values of an act are written where it is sent or kept as text:
//! squares, moves, times, points.
//!
//! Their types belong to crates that know no serde. A field of an act says
//! `#[serde(with = "written")]`, one that may be missing `written::or_not`.

use std::fmt;

use serde::{Deserialize, Deserializer, Serializer, de};
use tuomari_board::{Arrangement, Color, Position, Role, Square};
use tuomari_clock::{At, Millis, TimeControl};
use tuomari_mating::{Proof, Step};
use tuomari_notation::{Language, Points, Vocabulary};

/// A value with a text of its own.
pub trait Written: Sized {
    fn write(&self) -> String;

    /// Reads a text; nothing if it is none of this kind.
    fn read(text: &str) -> Option<Self>;
}

/// Values that know their text.
macro_rules! by_its_own_text {
    ($($type:ty),*) => {
        $(impl Written for $type {
            fn write(&self) -> String {
                self.to_string()
            }

            fn read(text: &str) -> Option<$type> {
                text.parse().ok()
            }
        })*
    };
}

by_its_own_text!(Color, Square, Language, Vocabulary);

/// The words for the pieces, in the order of their worth.
pub const ROLES: [&str; 6] = ["pawn", "knight", "bishop", "rook", "queen", "king"];

impl Written for Role {
    fn write(&self) -> String {
        ROLES[*self as usize - Role::Pawn as usize].to_owned()
    }

    fn read(text: &str) -> Option<Role> {
        let found = Role::ALL.into_iter().zip(ROLES);
        found
            .into_iter()
            .find_map(|(role, word)| (word == text).then_some(role))
    }
}

impl Written for Points {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Points> {
        Points::parse(text)
    }
}

/// By its squares and what a pawn becomes, whatever stands on them: `g1f3`,
/// `g1-f3`, `e7e8q`. Castling is the king onto its rook, `e1h1`: so it is
/// castling wherever the king goes.
impl Written for Step {
    fn write(&self) -> String {
        let becomes = self.promotion.map(|role| role.char().to_string());
        format!("{}{}{}", self.from, self.to, becomes.unwrap_or_default())
    }

    fn read(text: &str) -> Option<Step> {
        let from = text.get(..2)?.parse().ok()?;
        let rest = text.get(2..)?;
        let rest = rest.strip_prefix('-').unwrap_or(rest);
        let to = rest.get(..2)?.parse().ok()?;
        let mut letters = rest.get(2..)?.chars();
        let promotion = match letters.next() {
            None => None,
            Some(letter) => Some(Role::from_char(letter)?),
        };
        letters.next().is_none().then_some(Step {
            from,
            to,
            promotion,
        })
    }
}

/// A line of moves, with spaces between them.
impl Written for Vec<Step> {
    fn write(&self) -> String {
        let moves: Vec<String> = self.iter().map(Step::write).collect();
        moves.join(" ")
    }

    fn read(text: &str) -> Option<Vec<Step>> {
        text.split_whitespace().map(Step::read).collect()
    }
}

/// As a FEN, of which only the pieces count.
impl Written for Box<Arrangement> {
    fn write(&self) -> String {
        format!("{self} w - - 0 1")
    }

    fn read(text: &str) -> Option<Box<Arrangement>> {
        let (position, _) = Position::from_fen_lenient(text).ok()?;
        Some(Box::new(position.board().clone()))
    }
}

/// `exhausted` has the number of positions after a colon.
impl Written for Proof {
    fn write(&self) -> String {
        match self {
            Proof::BareKing => "bare-king".to_owned(),
            Proof::Material => "material".to_owned(),
            Proof::OutOfReach => "out-of-reach".to_owned(),
            Proof::GameOver => "game-over".to_owned(),
            Proof::Exhausted { positions } => format!("exhausted:{positions}"),
        }
    }

    fn read(text: &str) -> Option<Proof> {
        Some(match text {
            "bare-king" => Proof::BareKing,
            "material" => Proof::Material,
            "out-of-reach" => Proof::OutOfReach,
            "game-over" => Proof::GameOver,
            _ => Proof::Exhausted {
                positions: text.strip_prefix("exhausted:")?.parse().ok()?,
            },
        })
    }
}

/// As people write it, `90/40+30, 30+30`.
impl Written for TimeControl {
    fn write(&self) -> String {
        self.to_human().unwrap_or_default()
    }

    fn read(text: &str) -> Option<TimeControl> {
        TimeControl::from_human(text).ok()
    }
}

/// No length of time is longer: a hundred years, because a table's watch shows
/// Unix time and an hour is written on it.
pub const MAX_LENGTH: Millis = Millis::from_mins(100 * 366 * 24 * 60);

/// Written `0:30`, `1:30:00` or `0:00.25`; read also as `2min`, `30s`, `1.5h`
/// or a number of seconds.
impl Written for Millis {
    fn write(&self) -> String {
        let ms = self.ms();
        let (hours, minutes) = (ms / 3_600_000, ms / 60_000 % 60);
        let (seconds, part) = (ms / 1_000 % 60, ms % 1_000);
        let mut text = match hours {
            0 => format!("{minutes}:{seconds:02}"),
            hours => format!("{hours}:{minutes:02}:{seconds:02}"),
        };
        if part > 0 {
            text.push_str(format!(".{part:03}").trim_end_matches('0'));
        }
        text
    }

    fn read(text: &str) -> Option<Millis> {
        let units = [("min", 60_000), ("ms", 1), ("h", 3_600_000), ("s", 1_000)];
        for (unit, unit_ms) in units {
            if let Some(number) = text.strip_suffix(unit) {
                return bounded(thousandths(number.trim_end())?.checked_mul(unit_ms)? / 1_000);
            }
        }
        let (before, seconds) = match text.rsplit_once(':') {
            Some((before, seconds)) => (Some(before), seconds),
            None => (None, text),
        };
        let mut ms = thousandths(seconds)?;
        if let Some(before) = before {
            let (hours, minutes) = before.split_once(':').unwrap_or(("0", before));
            let [hours, minutes] = [hours, minutes].map(|text| text.parse::<u64>().ok());
            let minutes = hours?.checked_mul(60)?.checked_add(minutes?)?;
            ms = ms.checked_add(minutes.checked_mul(60_000)?)?;
        }
        bounded(ms)
    }
}

fn bounded(ms: u64) -> Option<Millis> {
    (ms <= MAX_LENGTH.ms()).then_some(Millis::from_ms(ms))
}

/// A decimal number in thousandths: `2.5` is 2500.
fn thousandths(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.len() > 3 {
        return None;
    }
    let part = format!("{part:0<3}").parse::<u64>().ok()?;
    let whole = whole.parse::<u64>().ok()?.checked_mul(1_000)?;
    whole.checked_add(part)
}

/// An hour, on the table's watch.
impl Written for At {
    fn write(&self) -> String {
        Millis::from_ms(self.ms()).write()
    }

    fn read(text: &str) -> Option<At> {
        Millis::read(text).map(|time| At::from_ms(time.ms()))
    }
}

/// Writes a value as its text.
pub fn serialize<T: Written, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&value.write())
}

/// Reads a value from its text, or from a number that would be its text.
pub fn deserialize<'de, T: Written, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let text = Scalar::deserialize(from)?.0;
    T::read(&text).ok_or_else(|| de::Error::custom(format_args!("\"{text}\" is none of these")))
}

/// The same for a value that may be missing.
pub mod or_not {
    use serde::{Deserialize, Deserializer, Serializer, de};

    use super::{Scalar, Written};

    /// Writes a value as its text.
    pub fn serialize<T: Written, S: Serializer>(
        value: &Option<T>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => to.serialize_some(&value.write()),
            None => to.serialize_none(),
        }
    }

    /// Reads a value from its text.
    pub fn deserialize<'de, T: Written, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<T>, D::Error> {
        let Some(Scalar(text)) = Option::<Scalar>::deserialize(from)? else {
            return Ok(None);
        };
        let read = T::read(&text).map(Some);
        read.ok_or_else(|| de::Error::custom(format_args!("\"{text}\" is none of these")))
    }
}

/// The same for a list.
pub mod list {
    use serde::{Deserialize, Deserializer, Serializer, de};

    use super::Written;

    /// Writes the values as their texts.
    pub fn serialize<T: Written, S: Serializer>(values: &[T], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(values.iter().map(T::write))
    }

    /// Reads the values from their texts.
    pub fn deserialize<'de, T: Written, D: Deserializer<'de>>(from: D) -> Result<Vec<T>, D::Error> {
        let texts = Vec::<String>::deserialize(from)?;
        let read: Option<Vec<T>> = texts.iter().map(|text| T::read(text)).collect();
        read.ok_or_else(|| de::Error::custom("one of the list is none of these"))
    }
}

/// A text, or a number as its text.
struct Scalar(String);

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Scalar, D::Error> {
        struct Reading;

        impl de::Visitor<'_> for Reading {
            type Value = Scalar;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text or a number")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Scalar, E> {
                Ok(Scalar(text.to_owned()))
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Scalar, E> {
                Ok(Scalar(number.to_string()))
            }

            fn visit_f64<E: de::Error>(self, number: f64) -> Result<Scalar, E> {
                Ok(Scalar(number.to_string()))
            }
        }

        from.deserialize_any(Reading)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

    use super::*;

    fn ms(text: &str) -> Option<u64> {
        Millis::read(text).map(Millis::ms)
    }

    #[test]
    fn times_are_read_as_people_write_them() {
        assert_eq!(ms("2min"), Some(120_000));
        assert_eq!(ms("1.5 h"), Some(5_400_000));
        assert_eq!(ms("250ms"), Some(250));
        assert_eq!(ms("0:02.5"), Some(2_500));
        assert_eq!(ms("1:30:00"), Some(5_400_000));
        assert_eq!(ms("3"), Some(3_000));
        for wrong in [
            "", "soon", "1:2:3:4", "-1", "1.2345", ":3", "1:", "2 3", "1e9",
        ] {
            assert_eq!(ms(wrong), None, "{wrong}");
        }
        assert_eq!(ms("99999999999999999999min"), None);
        assert_eq!(ms("999999h"), None);
        for time in [0, 1, 2_500, 59_999, 60_000, 3_600_000, 5_400_250] {
            assert_eq!(ms(&Millis::from_ms(time).write()), Some(time));
        }
    }

    #[test]
    fn moves_by_squares_read_back() {
        for text in ["g1f3", "e7e8q", "a1h8", "e2e4k", "d2d1p"] {
            assert_eq!(Step::read(text).unwrap().write(), text);
        }
        assert_eq!(Step::read("g1-f3"), Step::read("g1f3"));
        for text in [
            "", "e4", "Nf3", "i1a1", "e7e8x", "e7e8qq", "g1--f3", "é1a1", "0-0",
        ] {
            assert_eq!(Step::read(text), None, "{text}");
        }
    }

    #[test]
    fn pieces_and_proofs_read_back() {
        for role in Role::ALL {
            assert_eq!(Role::read(&role.write()), Some(role));
        }
        for proof in [Proof::BareKing, Proof::Exhausted { positions: 12 }] {
            assert_eq!(Proof::read(&proof.write()), Some(proof));
        }
        assert_eq!(Proof::read("exhausted"), None);
    }
}
