//! The reasons of a board in words.

use tuomari_pairing::{
    Color, ColorRule, Criterion, Preference, Strength, TeamColorRule, TeamPreference,
};

use super::{Said, numbers, pairs, points};
use crate::reason::{Against, BoardReason, Choice, Colors, Place, TeamCriterion};

impl BoardReason {
    /// The reasons one after another: where, why these two, why these colours.
    pub fn said(&self) -> Vec<Said> {
        let mut said = vec![self.place.said(), self.choice.said()];
        said.extend(self.said_of_colors());
        said
    }

    fn said_of_colors(&self) -> Vec<Said> {
        let rule = match self.colors {
            Colors::Players { rule, .. } => player_rule(rule),
            Colors::Teams { rule, .. } => team_rule(rule),
            Colors::Table => Said::new("pairing-color-table"),
        };
        let mut said = vec![rule.text("article", &self.colors.article())];
        let wishes = match self.colors {
            Colors::Players { white, black, .. } => Some((wish(white), wish(black))),
            Colors::Teams { white, black, .. } => Some((team_wish(white), team_wish(black))),
            Colors::Table => None,
        };
        if let Some((first, second)) = wishes {
            let both = Said::new("pairing-wishes")
                .number("white", self.white)
                .phrase("first", first)
                .number("black", self.black)
                .phrase("second", second);
            said.push(both);
        }
        said
    }
}

impl Place {
    fn said(&self) -> Said {
        let (bracket, score, floaters) = match self {
            Place::Table { players } => {
                return Said::new("pairing-place-table").number("players", *players);
            }
            Place::Bracket {
                bracket,
                score,
                floaters,
            } => (*bracket, *score, floaters),
        };
        let said = match floaters[..] {
            [] => Said::new("pairing-place-group"),
            [(floater, from)] => Said::new("pairing-place-float")
                .number("floater", floater)
                .text("from", &points(from))
                .choice("way", if from > score { "down" } else { "up" }),
            _ => {
                let all: Vec<u32> = floaters.iter().map(|&(floater, _)| floater).collect();
                Said::new("pairing-place-floats").text("floaters", &numbers(&all))
            }
        };
        said.number("bracket", bracket)
            .text("score", &points(score))
    }
}

impl Choice {
    fn said(&self) -> Said {
        match self {
            Choice::First => Said::new("pairing-choice-first"),
            Choice::Table => Said::new("pairing-choice-table"),
            Choice::Instead {
                pairs: others,
                floats,
                against,
            } => {
                let others = match (&others[..], &floats[..]) {
                    (others, []) => Said::new("pairing-others").text("pairs", &pairs(others)),
                    (others, floats) => Said::new("pairing-others-float")
                        .text("pairs", &pairs(others))
                        .text("floats", &numbers(floats)),
                };
                let Some(against) = against else {
                    return Said::new("pairing-choice-unweighed").phrase("others", others);
                };
                let said = if against.is_order() {
                    Said::new("pairing-choice-order")
                } else {
                    Said::new("pairing-choice-instead").phrase("criterion", against.said())
                };
                said.phrase("others", others)
                    .text("article", &against.article())
            }
        }
    }
}

impl Against {
    /// Only the order of candidates parts them.
    fn is_order(self) -> bool {
        matches!(
            self,
            Against::Players(Criterion::Order) | Against::Teams(TeamCriterion::Order)
        )
    }
}

fn player_rule(rule: ColorRule) -> Said {
    match rule {
        ColorRule::BothPreferences => Said::new("pairing-color-both"),
        ColorRule::StrongerPreference => Said::new("pairing-color-stronger"),
        ColorRule::WiderDifference => Said::new("pairing-color-wider"),
        ColorRule::Alternated => Said::new("pairing-color-alternated"),
        ColorRule::HigherRanked => Said::new("pairing-color-higher"),
        ColorRule::InitialColor => Said::new("pairing-color-initial"),
    }
}

fn team_rule(rule: TeamColorRule) -> Said {
    match rule {
        TeamColorRule::InitialColor => Said::new("pairing-color-team-initial"),
        TeamColorRule::OnlyPreference => Said::new("pairing-color-team-only"),
        TeamColorRule::OppositePreferences => Said::new("pairing-color-team-opposite"),
        TeamColorRule::OnlyStrongPreference => Said::new("pairing-color-team-strong"),
        TeamColorRule::SmallerDifference => Said::new("pairing-color-team-difference"),
        TeamColorRule::Alternated => Said::new("pairing-color-team-alternated"),
        TeamColorRule::FirstTeamsPreference => Said::new("pairing-color-team-first"),
        TeamColorRule::FirstTeamAlternates => Said::new("pairing-color-team-turn"),
        TeamColorRule::OtherTeamAlternates => Said::new("pairing-color-team-other-turn"),
    }
}

fn wish(preference: Option<Preference>) -> Said {
    let Some(preference) = preference else {
        return Said::new("pairing-wish-none");
    };
    let strength = match preference.strength {
        Strength::Mild => "mild",
        Strength::Strong => "strong",
        Strength::Absolute => "absolute",
    };
    Said::new("pairing-wish")
        .choice("color", color(preference.color))
        .choice("strength", strength)
}

fn team_wish(preference: Option<TeamPreference>) -> Said {
    let Some(preference) = preference else {
        return Said::new("pairing-wish-none");
    };
    let strength = if preference.is_strong {
        "strong"
    } else {
        "mild"
    };
    Said::new("pairing-wish")
        .choice("color", color(preference.color))
        .choice("strength", strength)
}

fn color(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}
