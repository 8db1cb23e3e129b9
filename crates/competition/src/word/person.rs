//! Who somebody is.

use serde::{Deserialize, Serialize};
use tuomari_report::{Date, Strength};

use crate::word::written;

/// What is known of a player when he enters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Person {
    /// `Last, First`, as report files write it.
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub sex: Option<char>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<String>"))]
    pub title: String,
    /// The rating that makes the order; the chief arbiter estimates it where
    /// there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub rating: Option<u32>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<String>"))]
    pub federation: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<String>"))]
    pub id: String,
    #[serde(
        default,
        with = "written::day",
        skip_serializing_if = "Option::is_none"
    )]
    #[cfg_attr(feature = "schema", ts(optional, type = "string"), schema(value_type = Option<String>))]
    pub birth: Option<Date>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<String>"))]
    pub club: String,
}

impl Person {
    /// Ascending: the strongest first (C.04.2, 2.2).
    pub(crate) fn order(&self) -> Strength {
        Strength::of(self.rating, &self.title, &self.name)
    }
}
