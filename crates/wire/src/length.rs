//! Lengths of time as people write them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;
use tuomari_clock::Millis;
use tuomari_conduct::act::written::{self, Written};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        RefOr,
        schema::{ObjectBuilder, OneOfBuilder, Schema, Type},
    },
};

/// A length of time: `2min`, `30s`, `1:30`, `1:30:00.5`, or a number of
/// seconds. It is written as `0:30`, `1:30:00` or `0:00.25`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
#[ts(type = "string | number")]
pub struct Length(pub Millis);

impl Length {
    /// Reads a length; nothing if it is none, or longer than a hundred years.
    pub fn read(text: &str) -> Option<Length> {
        Millis::read(text).map(Length)
    }
}

impl<'de> Deserialize<'de> for Length {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Length, D::Error> {
        written::deserialize(deserializer).map(Length)
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.write())
    }
}

impl Serialize for Length {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl PartialSchema for Length {
    fn schema() -> RefOr<Schema> {
        let text = ObjectBuilder::new()
            .schema_type(Type::String)
            .examples(["2min", "1:30:00"]);
        let seconds = ObjectBuilder::new()
            .schema_type(Type::Number)
            .minimum(Some(0));
        OneOfBuilder::new()
            .item(text)
            .item(seconds)
            .description(Some("A length of time: 2min, 30s, 1:30:00.5, or seconds"))
            .into()
    }
}

impl ToSchema for Length {}
