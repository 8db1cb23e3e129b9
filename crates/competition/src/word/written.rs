//! Points and days as text, the way report files write them.

/// Points: `1.5`.
pub(crate) mod points {
    use serde::{Deserialize, Deserializer, Serializer, de::Error as _};
    use tuomari_report::Points;

    #[allow(
        clippy::ref_option,
        clippy::trivially_copy_pass_by_ref,
        reason = "serde gives it so"
    )]
    pub(crate) fn serialize<S: Serializer>(points: &Points, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(points)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Points, D::Error> {
        let text = String::deserialize(from)?;
        Points::from_text(&text).ok_or_else(|| D::Error::custom(format!("no points: {text:?}")))
    }
}

/// Points that may be missing.
pub(crate) mod points_or_not {
    use serde::{Deserialize, Deserializer, Serializer, de::Error as _};
    use tuomari_report::Points;

    #[allow(
        clippy::ref_option,
        clippy::trivially_copy_pass_by_ref,
        reason = "serde gives it so"
    )]
    pub(crate) fn serialize<S: Serializer>(
        points: &Option<Points>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match points {
            Some(points) => to.collect_str(points),
            None => to.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Points>, D::Error> {
        let Some(text) = Option::<String>::deserialize(from)? else {
            return Ok(None);
        };
        let points = Points::from_text(&text);
        let points = points.ok_or_else(|| D::Error::custom(format!("no points: {text:?}")));
        points.map(Some)
    }
}

/// A day: `2026/11/16`.
pub(crate) mod day {
    use serde::{Deserialize, Deserializer, Serializer, de::Error as _};
    use tuomari_report::Date;

    #[allow(
        clippy::ref_option,
        clippy::trivially_copy_pass_by_ref,
        reason = "serde gives it so"
    )]
    pub(crate) fn serialize<S: Serializer>(day: &Option<Date>, to: S) -> Result<S::Ok, S::Error> {
        match day {
            Some(Date { year, month, day }) => {
                to.collect_str(&format_args!("{year:04}/{month:02}/{day:02}"))
            }
            None => to.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Date>, D::Error> {
        let Some(text) = Option::<String>::deserialize(from)? else {
            return Ok(None);
        };
        let parts: Vec<&str> = text.split('/').collect();
        let read = || -> Option<Date> {
            let [year, month, day] = parts.as_slice() else {
                return None;
            };
            Some(Date {
                year: year.parse().ok()?,
                month: month.parse().ok()?,
                day: day.parse().ok()?,
            })
        };
        let day = read().ok_or_else(|| D::Error::custom(format!("no day: {text:?}")))?;
        Ok(Some(day))
    }
}
