//! Where a rulebook speaks of a matter.

use std::{fmt, str::FromStr};

use crate::{
    article::ArticleId,
    rules::Rules,
    tables::{Topic, topic_rows},
};

#[derive(Debug)]
pub(crate) struct TopicRow {
    pub(crate) topic: Topic,
    pub(crate) name: &'static str,
    /// One list for each rulebook, gaps of national codes filled from below.
    pub(crate) articles: [&'static [ArticleId]; 6],
}

/// A name that is no topic's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTopic(pub String);

impl fmt::Display for UnknownTopic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no topic \"{}\"; laws/topics.toml lists them all",
            self.0
        )
    }
}

impl std::error::Error for UnknownTopic {}

impl Topic {
    pub fn all() -> impl Iterator<Item = Topic> {
        topic_rows().iter().map(|row| row.topic)
    }

    /// The name, as in `laws/topics.toml`.
    pub fn name(self) -> &'static str {
        topic_rows()[self as usize].name
    }
}

impl FromStr for Topic {
    type Err = UnknownTopic;

    fn from_str(name: &str) -> Result<Topic, UnknownTopic> {
        Topic::all()
            .find(|topic| topic.name() == name)
            .ok_or_else(|| UnknownTopic(name.to_owned()))
    }
}

impl Rules {
    /// The articles that speak of a matter, the nearest first; none where
    /// neither the rulebook nor the Laws below it do.
    pub fn articles_on(&self, topic: Topic) -> &'static [ArticleId] {
        let row = &topic_rows()[topic as usize];
        row.articles[usize::from(self.rulebook().index())]
    }
}
