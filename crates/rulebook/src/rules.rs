//! The rules in force at one table.

use std::fmt;

use crate::{
    article::ArticleId,
    event::EventRules,
    profile::Profile,
    rulebook::Rulebook,
    tables::{SETTINGS, Setting},
    value::Value,
};

/// A rulebook, a profile, and the event's own choices: a value for every
/// setting, each with the articles it rests on.
#[derive(Clone, PartialEq, Eq)]
pub struct Rules {
    pub(crate) rulebook: Rulebook,
    pub(crate) profile: Profile,
    pub(crate) cells: Box<[Cell; SETTINGS]>,
}

/// A value and why it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruled<T> {
    pub value: T,
    /// The articles it rests on, the nearest first; none where the text does
    /// not speak of the matter.
    pub articles: &'static [ArticleId],
    pub origin: Origin,
}

/// Who gave a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    Own,
    /// The Laws below a national code that is silent.
    Base,
    Overlay {
        /// Whether it has been confirmed for this edition.
        verified: bool,
    },
    /// The event's own regulations.
    Event,
    /// Nobody: it was supposed, to see what would follow.
    Supposed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) value: Value,
    pub(crate) articles: &'static [ArticleId],
    pub(crate) origin: Origin,
}

impl Rules {
    /// The rules of an event that chose this rulebook and profile; it may
    /// decide more before they are fixed.
    pub fn of(rulebook: Rulebook, profile: Profile) -> EventRules {
        EventRules::new(rulebook, profile)
    }

    pub fn rulebook(&self) -> Rulebook {
        self.rulebook
    }

    pub fn profile(&self) -> Profile {
        self.profile
    }

    /// The value of any setting.
    pub fn value(&self, setting: Setting) -> Ruled<Value> {
        let cell = self.cells[setting as usize];
        Ruled {
            value: cell.value,
            articles: cell.articles,
            origin: cell.origin,
        }
    }

    /// Settings in which two tables differ, with both values.
    pub fn differences<'a>(
        &'a self,
        other: &'a Rules,
    ) -> impl Iterator<Item = (Setting, Ruled<Value>, Ruled<Value>)> + 'a {
        Setting::all()
            .map(|setting| (setting, self.value(setting), other.value(setting)))
            .filter(|(_, here, there)| here.value != there.value)
    }
}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.rulebook, self.profile)
    }
}

impl<T> Ruled<T> {
    pub fn article(&self) -> Option<ArticleId> {
        self.articles.first().copied()
    }

    pub(crate) fn map<U>(self, f: impl FnOnce(T) -> U) -> Ruled<U> {
        Ruled {
            value: f(self.value),
            articles: self.articles,
            origin: self.origin,
        }
    }
}
