//! By which rules a file was paired: record 192.

use tuomari_pairing::TeamPreferences;
use tuomari_report::Rules;
use tuomari_standing::Score;

use crate::refusal::Refusal;

/// The systems that can be paired here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// The Dutch system of 2026 (C.04.3).
    Dutch,
    /// Swiss for teams (C.04.6).
    Teams {
        preferences: TeamPreferences,
        primary: Score,
        /// The other score bears on colours.
        with_secondary: bool,
    },
    /// Berger's tables (C.05, annex 1).
    Berger {
        cycles: u32,
        /// The last two rounds of the first cycle change places.
        is_turned: bool,
        for_teams: bool,
    },
}

impl System {
    /// What record 192 says; without it the Dutch system.
    pub fn of(rules: &Rules) -> Result<System, Refusal> {
        let text = rules.type_code.trim().to_ascii_uppercase();
        let words: Vec<&str> = text.split('_').collect();
        let has = |word: &str| words.contains(&word);
        let refused = || Refusal::System(text.clone());
        match words[..] {
            [""] => Ok(System::Dutch),
            ["FIDE", "DUTCH", ..] if !has("2017") => Ok(System::Dutch),
            ["FIDE" | "BERGER", ..] if has("ROUNDROBIN") || has("DOUBLEROUNDROBIN") => {
                System::berger(&words).ok_or_else(refused)
            }
            ["FIDE", "TEAM", ..] => Ok(System::teams(&words)),
            _ => Err(refused()),
        }
    }

    pub fn is_for_teams(self) -> bool {
        match self {
            System::Dutch => false,
            System::Teams { .. } => true,
            System::Berger { for_teams, .. } => for_teams,
        }
    }

    fn berger(words: &[&str]) -> Option<System> {
        let has = |word: &str| words.contains(&word);
        let is_double = has("DOUBLEROUNDROBIN");
        let games = words.last().and_then(|word| word.strip_prefix('G'));
        let cycles = match games {
            Some(games) => games.parse().ok().filter(|games| (1..=9).contains(games))?,
            None if is_double => 2,
            None => 1,
        };
        Some(System::Berger {
            cycles,
            is_turned: is_double && has("FIDE"),
            for_teams: has("TEAM"),
        })
    }

    /// `FIDE_TEAM` alone is type A by match points, then game points.
    fn teams(words: &[&str]) -> System {
        let has = |word: &str| words.contains(&word);
        let scores = words.iter().filter(|word| matches!(**word, "MP" | "GP"));
        let scores: Vec<&str> = scores.copied().collect();
        let is_bare = scores.is_empty();
        System::Teams {
            preferences: match (has("TYPEA") || is_bare, has("TYPEB")) {
                (_, true) => TeamPreferences::TypeB,
                (true, false) => TeamPreferences::TypeA,
                (false, false) => TeamPreferences::None,
            },
            primary: match scores.first() {
                Some(&"GP") => Score::Game,
                _ => Score::Match,
            },
            with_secondary: is_bare || scores.len() > 1,
        }
    }
}
