//! The type of a competition, as record 192 codes it.

use crate::rules::Rules;

/// What a code of record 192 says to a reader of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TypeCode {
    pub system: TypeOfSystem,
    pub for_teams: bool,
    /// The primary score of teams is game points.
    pub by_game_points: bool,
    pub with_baku: bool,
}

/// The systems, as far as standings tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TypeOfSystem {
    Swiss,
    RoundRobin,
    /// Schiller and Scheveningen: everybody meets a whole other team.
    TeamAgainstTeam,
    Knockout,
}

impl Rules {
    /// The code of record 192; `None` if there is none or it is not a code.
    pub fn type_code(&self) -> Option<TypeCode> {
        TypeCode::from_text(&self.type_code)
    }
}

impl TypeCode {
    /// Reads a code in any case.
    pub fn from_text(text: &str) -> Option<TypeCode> {
        let text = text.trim().to_ascii_uppercase();
        let words: Vec<&str> = text.split('_').collect();
        let has = |word: &str| words.contains(&word);
        let is_custom = words.first() == Some(&"CUSTOM");
        let system = match *words.get(1)? {
            "ROUNDROBIN" | "DOUBLEROUNDROBIN" => TypeOfSystem::RoundRobin,
            "SCHILLER" | "SCHEVENINGEN" => TypeOfSystem::TeamAgainstTeam,
            "KNOCKOUT" if is_custom => TypeOfSystem::Knockout,
            "TEAM" if has("ROUNDROBIN") || has("DOUBLEROUNDROBIN") => TypeOfSystem::RoundRobin,
            "TEAM" if has("KNOCKOUT") => TypeOfSystem::Knockout,
            "DUTCH" | "DUBOV" | "BURSTEIN" | "LIM" | "SWISS" | "DOUBLESWISS" | "TEAM" => {
                TypeOfSystem::Swiss
            }
            _ => return None,
        };
        if !matches!(words[0], "FIDE" | "BERGER" | "CUSTOM") {
            return None;
        }
        let mut scores = words.iter().filter(|word| matches!(**word, "MP" | "GP"));
        Some(TypeCode {
            system,
            for_teams: has("TEAM"),
            by_game_points: scores.next() == Some(&"GP"),
            with_baku: has("BAKU"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Option<(TypeOfSystem, bool, bool, bool)>) {
        let code = TypeCode::from_text(text);
        let found = code.map(|c| (c.system, c.for_teams, c.by_game_points, c.with_baku));
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn the_codes_of_the_annex() {
        use TypeOfSystem::{Knockout, RoundRobin, Swiss, TeamAgainstTeam};
        check("FIDE_DUTCH", Some((Swiss, false, false, false)));
        check("FIDE_DUTCH_2026_BAKU", Some((Swiss, false, false, true)));
        check("FIDE_DOUBLESWISS_BAKU", Some((Swiss, false, false, true)));
        check("CUSTOM_SWISS", Some((Swiss, false, false, false)));
        check(
            "BERGER_ROUNDROBIN_G2",
            Some((RoundRobin, false, false, false)),
        );
        check(
            "FIDE_DOUBLEROUNDROBIN",
            Some((RoundRobin, false, false, false)),
        );
        check(
            "FIDE_SCHEVENINGEN_G2",
            Some((TeamAgainstTeam, false, false, false)),
        );
        check("CUSTOM_KNOCKOUT", Some((Knockout, false, false, false)));
        check("FIDE_TEAM", Some((Swiss, true, false, false)));
        check("FIDE_TEAM_BAKU", Some((Swiss, true, false, true)));
        check("FIDE_TEAM_TYPEB_GP_MP", Some((Swiss, true, true, false)));
        check("FIDE_TEAM_TYPEA_MP_GP", Some((Swiss, true, false, false)));
        check(
            "BERGER_TEAM_ROUNDROBIN",
            Some((RoundRobin, true, false, false)),
        );
        check("CUSTOM_TEAM_KNOCKOUT", Some((Knockout, true, false, false)));
        for wrong in ["", "FIDE", "DUTCH", "OTHER_DUTCH", "FIDE_KNOCKOUT"] {
            check(wrong, None);
        }
    }
}
