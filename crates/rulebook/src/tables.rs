//! The tables made from `laws/` when the crate is built.
#![allow(
    clippy::unreadable_literal,
    clippy::doc_markdown,
    clippy::match_same_arms,
    reason = "made by the build script, read in `laws/`"
)]

use crate::{
    article::{ArticleId, ArticleRow, Kind},
    event::OverlayCell,
    profile::Profile,
    rulebook::RulebookRow,
    rules::{Cell, Origin, Ruled, Rules},
    setting::SettingRow,
    topic::TopicRow,
    value::{MoveLimit, Span, Value, ValueKind, YesNo},
};

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

pub(crate) fn rulebook_rows() -> &'static [RulebookRow] {
    &RULEBOOKS
}

pub(crate) fn setting_rows() -> &'static [SettingRow; SETTINGS] {
    &SETTING_ROWS
}

/// The gists of a rulebook's articles, in their order.
pub(crate) fn gists(rulebook: u8) -> &'static [[&'static str; 3]] {
    GISTS[usize::from(rulebook)]
}

/// What the settings mean, in their order.
pub(crate) fn meanings() -> &'static [[&'static str; 3]; SETTINGS] {
    &MEANINGS
}

pub(crate) fn overlay_finland() -> &'static [OverlayCell] {
    OVERLAY_FINLAND
}

pub(crate) fn topic_rows() -> &'static [TopicRow] {
    &TOPICS
}
