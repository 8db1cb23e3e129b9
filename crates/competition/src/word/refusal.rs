//! Commands that make no sense. Nothing is written for them.

use std::fmt;

use strum::{EnumDiscriminants, IntoStaticStr, VariantArray};

use crate::word::article::Article;

/// Why a command was refused. A departure from the rules is never a refusal:
/// it is an event.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(RefusalKind),
    derive(Hash, PartialOrd, Ord, IntoStaticStr, VariantArray),
    strum(serialize_all = "kebab-case"),
    doc = "Why, in a word.",
    allow(missing_docs, reason = "they are those of `Refusal`")
)]
pub enum Refusal {
    /// Nothing has been announced.
    NotAnnounced,
    AlreadyAnnounced,
    /// Regulations that contradict themselves.
    NoSense,
    /// That is not for this seat to do.
    NotYours,
    /// The competition is over.
    Finished,
    NotFinished,
    NotSigned,
    UnknownPlayer,
    UnknownTeam,
    UnknownRound,
    UnknownBoard,
    UnknownTable,
    /// There is no such appeal, or it has been decided.
    UnknownAppeal,
    /// There is no such call, or it has been answered.
    UnknownCall,
    /// An arbiter has been called already.
    AlreadyCalled,
    NothingChanges,
    /// Somebody stands there twice.
    Twice,
    /// A text, or a list, that is too long or empty.
    Unfit,
    TeamsPlay,
    /// No teams play here.
    NoTeams,
    /// The player is in no team, or in another.
    NotInTeam,
    /// The competition has no further round.
    NoRoundLeft,
    /// The last round is not closed.
    RoundOpen,
    /// No round is paired.
    NotPaired,
    /// That round has been paired.
    AlreadyPaired,
    /// The pairing has to be confirmed first.
    NotConfirmed,
    AlreadyPublished,
    NotPublished,
    /// The line-ups have been opened.
    LineupsOpened,
    LineupsClosed,
    /// Fewer than two can be paired.
    TooFew,
    /// No pairing is possible by the system: the arbiter pairs by hand.
    NoPairing,
    /// One table has to be named for each board.
    TablesMissing,
    /// Somebody is where he is said not to be.
    AlreadySeated,
    NotSeated,
    /// A move was made: changes go one by one.
    MoveMade(Article),
    /// A result is there already.
    ResultThere,
    /// There is no result yet.
    NoResult,
    ResultsMissing,
    /// A game is adjourned: nothing is final.
    GamesAdjourned(Article),
    /// Such points do not exist in a game.
    NotAScore(Option<Article>),
    /// The rulebook has no appeals.
    NoAppeal(Option<Article>),
    /// The rulebook has no such penalty.
    NotProvided(Option<Article>),
    NotRequested,
    /// The round is past.
    TooLate,
    AlreadyOut,
    NotOut,
    /// Those named are not tied.
    NotTied,
}

impl Refusal {
    pub fn id(&self) -> &'static str {
        RefusalKind::from(self).into()
    }

    /// The article it rests on, where there is one.
    pub fn article(&self) -> Option<Article> {
        match self {
            Refusal::MoveMade(article) | Refusal::GamesAdjourned(article) => Some(*article),
            Refusal::NotAScore(article)
            | Refusal::NoAppeal(article)
            | Refusal::NotProvided(article) => *article,
            _ => None,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl std::error::Error for Refusal {}
