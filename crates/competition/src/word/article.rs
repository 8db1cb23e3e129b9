//! What a decision rests on: the Laws by rulebook, or FIDE's handbook.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use strum::{EnumString, IntoStaticStr, VariantArray};
use tuomari_rulebook::{ArticleId, Rules, Topic};

/// An article of the Laws, or of the regulations for competitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Article {
    Law(ArticleId),
    Handbook(Handbook),
}

/// The articles of FIDE's handbook that competitions rest on, by the editions
/// of 2026.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
pub enum Handbook {
    /// The number of rounds is declared beforehand.
    #[strum(serialize = "C.04.1/1")]
    RoundsDeclared,
    /// Nobody meets the same opponent twice.
    #[strum(serialize = "C.04.1/2")]
    MeetOnce,
    /// One bye for the odd one out, the same for all.
    #[strum(serialize = "C.04.1/3")]
    PairingBye,
    /// Who may not have that bye.
    #[strum(serialize = "C.04.1/4")]
    ByeBarred,
    /// The colour difference stays within two.
    #[strum(serialize = "C.04.1/6")]
    ColorDifference,
    /// Nobody has one colour three times running.
    #[strum(serialize = "C.04.1/7")]
    ThirdColor,
    /// The chief arbiter declares the system.
    #[strum(serialize = "C.04.2/1.3")]
    SystemDeclared,
    /// Different programs give identical pairings.
    #[strum(serialize = "C.04.2/1.4")]
    SamePairing,
    /// The order that gives the numbers.
    #[strum(serialize = "C.04.2/2.2")]
    Order,
    /// No new numbers after round 4 has been paired.
    #[strum(serialize = "C.04.2/2.3")]
    NumbersFrozen,
    /// What a late entry gets for rounds missed.
    #[strum(serialize = "C.04.2/2.4")]
    LateEntry,
    /// An adjourned game is a draw for pairing.
    #[strum(serialize = "C.04.2/3.1")]
    Adjourned,
    /// Who has withdrawn is not paired.
    #[strum(serialize = "C.04.2/3.2")]
    Withdrawn,
    /// Who is known to be absent is not paired.
    #[strum(serialize = "C.04.2/3.3")]
    Absent,
    /// A game that was not played is no meeting.
    #[strum(serialize = "C.04.2/3.5")]
    NotPlayed,
    /// Who has not said that he is there is left out.
    #[strum(serialize = "C.04.2/4.1")]
    Presence,
    /// From which round a correction counts.
    #[strum(serialize = "C.04.2/4.3")]
    Correction,
    /// When a published pairing may be changed.
    #[strum(serialize = "C.04.2/4.4")]
    PublishedStands,
    /// The absolute criteria leave no pairing: the chief arbiter decides.
    #[strum(serialize = "C.04.3/1.9")]
    NoCompletePairing,
    #[strum(serialize = "C.04.6/C1")]
    TeamsMeetOnce,
    #[strum(serialize = "C.04.7/1")]
    Acceleration,
    #[strum(serialize = "C.05/annex-1")]
    Berger,
    /// Absent without a word: as withdrawn, unless he explains it.
    #[strum(serialize = "C.05/6.5")]
    Unexplained,
    /// What becomes of the results of one who leaves.
    #[strum(serialize = "C.05/6.6")]
    Left,
    /// A half-point bye, with notice.
    #[strum(serialize = "C.05/6.7")]
    HalfPointBye,
    /// Tie-breaks are published before round 1.
    #[strum(serialize = "C.07/4.1")]
    TieBreaks,
    /// What departs from the rules is written into the report.
    #[strum(serialize = "C.02.03/7")]
    Report,
    /// The announced regulations of the competition itself.
    #[strum(serialize = "regulations")]
    Regulations,
}

impl Handbook {
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Article {
    /// The nearest article of the Laws on a topic, where they speak of it.
    pub(crate) fn on(rules: &Rules, topic: Topic) -> Option<Article> {
        rules.articles_on(topic).first().copied().map(Article::Law)
    }
}

impl From<Handbook> for Article {
    fn from(article: Handbook) -> Article {
        Article::Handbook(article)
    }
}

impl From<ArticleId> for Article {
    fn from(article: ArticleId) -> Article {
        Article::Law(article)
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Article::Law(id) => id.fmt(f),
            Article::Handbook(article) => f.write_str(article.id()),
        }
    }
}

/// A text that names no article.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoArticle(pub String);

impl fmt::Display for NoArticle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no article {:?}", self.0)
    }
}

impl std::error::Error for NoArticle {}

impl FromStr for Article {
    type Err = NoArticle;

    fn from_str(text: &str) -> Result<Article, NoArticle> {
        if let Ok(article) = text.parse::<Handbook>() {
            return Ok(article.into());
        }
        let law = text.parse::<ArticleId>().map(Article::Law);
        law.map_err(|_| NoArticle(text.to_owned()))
    }
}

impl Serialize for Article {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Article {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Article, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}
