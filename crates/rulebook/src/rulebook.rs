//! A rulebook.

use std::{fmt, str::FromStr};

use crate::{
    article::{Article, ArticleId, ArticleRow},
    profile::{Profile, Supervision},
    rules::Cell,
    tables::{SETTINGS, TimeClass, rulebook_rows},
};

/// One of the rulebooks. It can be named by text and listed; it cannot be
/// matched on, so that no code decides by its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rulebook(u8);

/// A name that is no rulebook's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRulebook(pub String);

impl fmt::Display for UnknownRulebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no rulebook \"{}\"; there are", self.0)?;
        for rulebook in Rulebook::all() {
            write!(f, " {rulebook}")?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownRulebook {}

#[derive(Debug)]
pub(crate) struct RulebookRow {
    pub(crate) name: &'static str,
    pub(crate) articles: &'static [ArticleRow],
    pub(crate) profiles: &'static [(Profile, &'static [Cell; SETTINGS])],
}

impl Rulebook {
    /// All rulebooks, in the order they are shown to people.
    pub fn all() -> impl Iterator<Item = Rulebook> {
        (0..).take(rulebook_rows().len()).map(Rulebook)
    }

    pub(crate) fn at(index: u8) -> Rulebook {
        Rulebook(index)
    }

    pub(crate) fn index(self) -> u8 {
        self.0
    }

    pub(crate) fn row(self) -> &'static RulebookRow {
        &rulebook_rows()[usize::from(self.0)]
    }

    /// The name, for showing and storing.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    pub fn profiles(self) -> impl Iterator<Item = Profile> {
        self.row().profiles.iter().map(|(profile, _)| *profile)
    }

    /// The profile for a class of time control and the event's choice: the
    /// only one, if the rulebook has no others.
    pub fn profile(self, class: TimeClass, supervision: Supervision) -> Profile {
        let wanted = profile_of_class(class, supervision);
        self.profiles()
            .find(|profile| *profile == wanted)
            .unwrap_or(Profile::Only)
    }

    /// Its articles, in their own order.
    pub fn articles(self) -> impl Iterator<Item = Article> {
        (0..)
            .take(self.row().articles.len())
            .map(move |index| ArticleId::at(self.0, index).article())
    }

    /// One article by its number.
    pub fn article(self, number: &str) -> Option<Article> {
        self.articles()
            .find(|article| article.id.number() == number)
    }
}

impl fmt::Display for Rulebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Rulebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Rulebook {
    type Err = UnknownRulebook;

    fn from_str(name: &str) -> Result<Rulebook, UnknownRulebook> {
        Rulebook::all()
            .find(|rulebook| rulebook.name() == name)
            .ok_or_else(|| UnknownRulebook(name.to_owned()))
    }
}

/// The profile of a FIDE edition for a class and the event's choice.
fn profile_of_class(class: TimeClass, supervision: Supervision) -> Profile {
    match (class, supervision) {
        (TimeClass::Standard | TimeClass::NotApplicable, _) => Profile::Standard,
        (TimeClass::Rapid, Supervision::Supervised) => Profile::RapidSupervised,
        (TimeClass::Rapid, Supervision::Unsupervised) => Profile::RapidUnsupervised,
        (TimeClass::Blitz, Supervision::Supervised) => Profile::BlitzSupervised,
        (TimeClass::Blitz, Supervision::Unsupervised) => Profile::BlitzUnsupervised,
    }
}
