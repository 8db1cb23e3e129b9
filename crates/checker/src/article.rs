//! Where a rule stands.

use std::fmt;

use tuomari_pairing::{ColorRule, Criterion, TeamColorRule};

/// A place in FIDE's regulations for pairing, editions of 2026.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Article {
    /// The chapter of the handbook, such as `C.04.3`.
    pub chapter: &'static str,
    pub number: &'static str,
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.chapter, self.number)
    }
}

impl Article {
    pub(crate) const fn dutch(number: &'static str) -> Article {
        Article {
            chapter: "C.04.3",
            number,
        }
    }

    pub(crate) const fn teams(number: &'static str) -> Article {
        Article {
            chapter: "C.04.6",
            number,
        }
    }

    pub(crate) const BERGER: Article = Article {
        chapter: "C.05",
        number: "A1",
    };

    /// The rule by which colours were given.
    pub fn of_colors(rule: ColorRule) -> Article {
        Article::dutch(match rule {
            ColorRule::BothPreferences => "5.2.1",
            ColorRule::StrongerPreference | ColorRule::WiderDifference => "5.2.2",
            ColorRule::Alternated => "5.2.3",
            ColorRule::HigherRanked => "5.2.4",
            ColorRule::InitialColor => "5.2.5",
        })
    }

    /// The same for teams.
    pub fn of_team_colors(rule: TeamColorRule) -> Article {
        Article::teams(match rule {
            TeamColorRule::InitialColor => "4.3.1",
            TeamColorRule::OnlyPreference => "4.3.2",
            TeamColorRule::OppositePreferences => "4.3.3",
            TeamColorRule::OnlyStrongPreference => "4.3.4",
            TeamColorRule::SmallerDifference => "4.3.5",
            TeamColorRule::Alternated => "4.3.6",
            TeamColorRule::FirstTeamsPreference => "4.3.7",
            TeamColorRule::FirstTeamAlternates => "4.3.8",
            TeamColorRule::OtherTeamAlternates => "4.3.9",
        })
    }

    /// A criterion of the Dutch system; the order of candidates is chapter 4.
    pub fn of_criterion(criterion: Criterion) -> Article {
        Article::dutch(match criterion {
            Criterion::C1 => "C1",
            Criterion::C2 => "C2",
            Criterion::C3 => "C3",
            Criterion::C4 => "C4",
            Criterion::C5 => "C5",
            Criterion::C6 => "C6",
            Criterion::C7 => "C7",
            Criterion::C8 => "C8",
            Criterion::C9 => "C9",
            Criterion::C10 => "C10",
            Criterion::C11 => "C11",
            Criterion::C12 => "C12",
            Criterion::C13 => "C13",
            Criterion::C14 => "C14",
            Criterion::C15 => "C15",
            Criterion::C16 => "C16",
            Criterion::C17 => "C17",
            Criterion::C18 => "C18",
            Criterion::C19 => "C19",
            Criterion::C20 => "C20",
            Criterion::C21 => "C21",
            Criterion::Order => "4",
        })
    }
}
