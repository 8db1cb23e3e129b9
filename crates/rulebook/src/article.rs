//! Articles and their identifiers.

use std::{fmt, str::FromStr};

use crate::{
    language::Language,
    rulebook::Rulebook,
    tables::{Setting, gists, rulebook_rows},
};

/// An article with its rulebook: `fide-2018/7.5.5`. The number alone names
/// nothing, since numbers move between editions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ArticleId {
    rulebook: u8,
    index: u16,
}

/// What the software does with an article.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// It decides by what it sees on board and clock, and carries it out.
    Enforced,
    /// It puts the question to the arbiter and carries out the ruling.
    Ruled,
    /// It cannot see it; people enter it as an incident.
    Recorded,
    /// It shows it to the reader.
    Stated,
}

/// One article: what it demands, in our own words.
#[derive(Clone, Copy, Debug)]
pub struct Article {
    pub id: ArticleId,
    row: &'static ArticleRow,
}

/// A text that names no article.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownArticle(pub String);

impl fmt::Display for UnknownArticle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no article \"{}\"; write the rulebook and the number, as in fide-2018/7.5.5",
            self.0
        )
    }
}

impl std::error::Error for UnknownArticle {}

#[derive(Debug)]
pub(crate) struct ArticleRow {
    pub(crate) number: &'static str,
    pub(crate) kind: Kind,
    pub(crate) settings: &'static [Setting],
}

impl ArticleId {
    pub(crate) const fn at(rulebook: u8, index: u16) -> ArticleId {
        ArticleId { rulebook, index }
    }

    /// The rulebook it belongs to.
    pub fn rulebook(self) -> Rulebook {
        Rulebook::at(self.rulebook)
    }

    /// Its number there: `7.5.5`.
    pub fn number(self) -> &'static str {
        self.article().row.number
    }

    pub fn article(self) -> Article {
        let row = &rulebook_rows()[usize::from(self.rulebook)].articles[usize::from(self.index)];
        Article { id: self, row }
    }
}

impl fmt::Display for ArticleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.rulebook(), self.number())
    }
}

impl fmt::Debug for ArticleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for ArticleId {
    type Err = UnknownArticle;

    fn from_str(text: &str) -> Result<ArticleId, UnknownArticle> {
        let unknown = || UnknownArticle(text.to_owned());
        let (book, number) = text.split_once('/').ok_or_else(unknown)?;
        let book: Rulebook = book.parse().map_err(|_| unknown())?;
        book.article(number)
            .map(|article| article.id)
            .ok_or_else(unknown)
    }
}

impl Article {
    /// What the software does with it.
    pub fn kind(&self) -> Kind {
        self.row.kind
    }

    /// What it demands, in our own words.
    pub fn gist(&self, language: Language) -> &'static str {
        gists(self.id.rulebook)[usize::from(self.id.index)][language.index()]
    }

    /// The settings it fixes.
    pub fn settings(&self) -> &'static [Setting] {
        self.row.settings
    }
}

impl Kind {
    pub const ALL: [Kind; 4] = [Kind::Enforced, Kind::Ruled, Kind::Recorded, Kind::Stated];

    /// The name, as in `laws/`.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Enforced => "enforced",
            Kind::Ruled => "ruled",
            Kind::Recorded => "recorded",
            Kind::Stated => "stated",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
