#![doc = include_str!("../README.md")]
//!
//! | message | file |
//! | --- | --- |
//! | what a seat sees | [`view`], with [`moves`], [`question`], [`announcement`], [`fact`] |
//! | what it may do | [`option`], for the arbiter with its [`effect`] |
//! | what bears on a question | [`dossier`] |
//! | what it does | conduct's own acts, read by [`read_act`] |
//! | the WebSocket's messages | [`socket`], small by [`change`], in the order of [`moment`] |
//! | why something was not done | [`problem`], [`field_error`] |
//! | a game told from its record | [`story`], who signed it: [`origin`] |
//! | what is answered over HTTP, and by the core in a page | [`answer`], [`pocket`] |
//! | a table to be set up | [`new_table`], checked in [`opening`] |
//!
//! A server asks [`shown::Shown`] for what a seat is shown and sends nothing
//! else of a game. Events never leave it: a sealed move is one, and so is an
//! illegal move that nobody has noticed.
//!
//! The TypeScript types made from the messages ([`typescript`]) are checked in,
//! and a test compares them.

#![deny(clippy::wildcard_enum_match_arm)]

mod act_error;
pub mod act_form;
mod act_read;
mod act_types;
pub mod announcement;
pub mod answer;
mod catalogue;
pub mod change;
pub mod dossier;
pub mod effect;
pub mod fact;
pub mod field_error;
pub mod length;
pub mod moment;
pub mod moves;
pub mod new_table;
pub mod notice;
pub mod opening;
pub mod option;
pub mod origin;
pub mod place;
pub mod pocket;
pub mod problem;
pub mod question;
pub mod shown;
pub mod socket;
pub mod story;
mod typescript;
pub mod view;
mod view_change;
pub mod word;

pub use self::{
    act_error::ActError,
    act_form::forms,
    act_read::{Reader, read_act, write_act},
    act_types::ActDto,
    field_error::FieldError,
    moment::{Moment, Stamp},
    new_table::{NewTableDto, TableDto},
    opening::Opening,
    option::{OptionDto, OptionsDto},
    problem::Problem,
    shown::Shown,
    socket::{FromClient, ToClient},
    typescript::{declarations, typescript},
    view::ViewDto,
};
