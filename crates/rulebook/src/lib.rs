#![doc = include_str!("../README.md")]
//!
//! What an event may not decide, it cannot:
//!
//! ```
//! use tuomari_rulebook::{Profile, Rulebook, Rules, Setting};
//!
//! let basics: Rulebook = "fi-basics".parse()?;
//! let refused = Rules::of(basics, Profile::Only)
//!     .decide(Setting::DeadPosition, "no")
//!     .build()
//!     .unwrap_err();
//! assert!(refused.to_string().contains("dead-position"));
//! # Ok::<(), tuomari_rulebook::UnknownRulebook>(())
//! ```
//!
//! A rulebook is a value without a name that code could compare: outside this
//! crate nothing can ask "is this FIDE 2018?". Editions differ in values and in
//! article numbers, never in an `if`.

mod article;
mod event;
mod language;
mod profile;
mod rulebook;
mod rules;
mod setting;
mod tables;
mod topic;
mod value;

pub use article::{Article, ArticleId, Kind, UnknownArticle};
pub use event::{EventRules, RulesFault, RulesFaults};
pub use language::{Language, UnknownLanguage};
pub use profile::{Profile, Supervision, UnknownProfile};
pub use rulebook::{Rulebook, UnknownRulebook};
pub use rules::{Origin, Ruled, Rules};
pub use setting::{NotAValue, UnknownSetting};
// The settings and the types of their values, made from `laws/settings.toml`.
pub use tables::*;
pub use topic::UnknownTopic;
pub use value::{MoveLimit, Span, Value, ValueKind, YesNo};
