//! The criteria in words.

use tuomari_pairing::Criterion;

use super::Said;
use crate::reason::{Against, TeamCriterion};

impl Against {
    /// What the criterion asks for.
    pub fn said(self) -> Said {
        match self {
            Against::Players(criterion) => of_players(criterion),
            Against::Teams(criterion) => match criterion {
                TeamCriterion::C1 => Said::new("pairing-team-c1"),
                TeamCriterion::C8 => Said::new("pairing-team-c8"),
                TeamCriterion::C9 => Said::new("pairing-team-c9"),
                TeamCriterion::C10 => Said::new("pairing-team-c10"),
                TeamCriterion::Order => Said::new("pairing-team-order"),
            },
        }
    }
}

fn of_players(criterion: Criterion) -> Said {
    match criterion {
        Criterion::C1 => Said::new("pairing-c1"),
        Criterion::C2 => Said::new("pairing-c2"),
        Criterion::C3 => Said::new("pairing-c3"),
        Criterion::C4 => Said::new("pairing-c4"),
        Criterion::C5 => Said::new("pairing-c5"),
        Criterion::C6 => Said::new("pairing-c6"),
        Criterion::C7 => Said::new("pairing-c7"),
        Criterion::C8 => Said::new("pairing-c8"),
        Criterion::C9 => Said::new("pairing-c9"),
        Criterion::C10 => Said::new("pairing-c10"),
        Criterion::C11 => Said::new("pairing-c11"),
        Criterion::C12 => Said::new("pairing-c12"),
        Criterion::C13 => Said::new("pairing-c13"),
        Criterion::C14 => Said::new("pairing-c14"),
        Criterion::C15 => Said::new("pairing-c15"),
        Criterion::C16 => Said::new("pairing-c16"),
        Criterion::C17 => Said::new("pairing-c17"),
        Criterion::C18 => Said::new("pairing-c18"),
        Criterion::C19 => Said::new("pairing-c19"),
        Criterion::C20 => Said::new("pairing-c20"),
        Criterion::C21 => Said::new("pairing-c21"),
        Criterion::Order => Said::new("pairing-order"),
    }
}
