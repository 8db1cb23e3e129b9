//! Papers and files of competitions that were really conducted.
#![allow(clippy::unwrap_used, reason = "a test says where it failed")]

mod calendar;
mod desk;
mod files;
mod papers;
mod set;
mod texts;
