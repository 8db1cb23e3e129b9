//! The rulebooks of chess as data.
//!
//! Six rulebooks, each with its articles and with a value for every setting in
//! which rulebooks and events differ. The data stands in `laws/`, in files an
//! arbiter can read; this crate carries it as tables and adds no behaviour: it
//! knows no game, no clock and no board.
//!
//! An event chooses a rulebook, a profile of it and, where the rulebook lets
//! it, other values. From then on code asks a setting and gets a value and the
//! articles it rests on.
//!
//! ```
//! use tuomari_rulebook::{IllegalMovePenalty, Profile, Rulebook, Rules, Setting, Span};
//!
//! let fide: Rulebook = "fide-2018".parse()?;
//! let rules = Rules::of(fide, Profile::BlitzUnsupervised)
//!     .decide(Setting::FideRated, "no")
//!     .build()?;
//! let penalty = rules.penalty_time();
//! assert_eq!(penalty.value, Span::Ms(60_000));
//! assert_eq!(penalty.article().unwrap().to_string(), "fide-2018/B.2");
//!
//! let national: Rulebook = "fi-blitz-2014".parse()?;
//! let rules = Rules::of(national, Profile::Only).build()?;
//! assert_eq!(rules.illegal_move_penalty().value, IllegalMovePenalty::LossAtFirst);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
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
