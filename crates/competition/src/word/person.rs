//! Who somebody is.

use serde::{Deserialize, Serialize};
use tuomari_report::{Date, Strength};

use crate::word::written;

/// What is known of a player when he enters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// `Last, First`, as report files write it.
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<char>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The rating that makes the order; the chief arbiter estimates it where
    /// there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub federation: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id: String,
    #[serde(
        default,
        with = "written::day",
        skip_serializing_if = "Option::is_none"
    )]
    pub birth: Option<Date>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub club: String,
}

impl Person {
    /// Ascending: the strongest first (C.04.2, 2.2).
    pub(crate) fn order(&self) -> Strength {
        Strength::of(self.rating, &self.title, &self.name)
    }
}
