//! The articles a consequence rests on.

use std::fmt;

use tuomari_rulebook::{ArticleId, Ruled, Rules, Topic};

/// Up to four articles, the nearest first.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Cites([Option<ArticleId>; 4]);

impl Cites {
    /// The articles on a topic.
    pub fn topic(rules: &Rules, topic: Topic) -> Cites {
        Cites::default().and(rules.articles_on(topic))
    }

    /// The articles a value rests on.
    pub fn ruled<T>(ruled: &Ruled<T>) -> Cites {
        Cites::default().and(ruled.articles)
    }

    /// These and those; what no longer fits is left out.
    #[must_use]
    pub fn and(mut self, more: &[ArticleId]) -> Cites {
        for id in more {
            if self.iter().any(|cited| cited == *id) {
                continue;
            }
            if let Some(free) = self.0.iter_mut().find(|slot| slot.is_none()) {
                *free = Some(*id);
            }
        }
        self
    }

    /// These and those of another list.
    #[must_use]
    pub fn and_all(self, more: Cites) -> Cites {
        more.iter().fold(self, |cites, id| cites.and(&[id]))
    }

    /// These and the articles on a topic.
    #[must_use]
    pub fn and_topic(self, rules: &Rules, topic: Topic) -> Cites {
        self.and(rules.articles_on(topic))
    }

    /// These and those a value rests on.
    #[must_use]
    pub fn and_ruled<T>(self, ruled: &Ruled<T>) -> Cites {
        self.and(ruled.articles)
    }

    /// These, and those of a value unless they are among them: the special
    /// article of a profile beside the general one, but not all the general
    /// ones that share the value.
    #[must_use]
    pub fn or_special<T>(self, ruled: &Ruled<T>) -> Cites {
        if ruled
            .articles
            .iter()
            .any(|id| self.iter().any(|own| own == *id))
        {
            self
        } else {
            self.and(ruled.articles)
        }
    }

    /// The articles, in order.
    pub fn iter(&self) -> impl Iterator<Item = ArticleId> {
        self.0.into_iter().flatten()
    }
}

impl fmt::Debug for Cites {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
