//! A whole report file as a value.

use crate::date::Date;
use crate::old::Old;
use crate::player::{National, Player};
use crate::rules::Rules;
use crate::ruling::{AbnormalPoints, Acceleration, Bye, Prohibited};
use crate::team::{ForfeitedMatch, Lineup, OldTeam, Team, TeamByes, TeamLine};

/// All records of a file, in the order they had among their kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    pub heading: Heading,
    pub rules: Rules,
    pub players: Vec<Player>,
    pub nationals: Vec<National>,
    pub teams: Vec<Team>,
    pub old_teams: Vec<OldTeam>,
    pub byes: Vec<Bye>,
    pub accelerations: Vec<Acceleration>,
    pub prohibited: Vec<Prohibited>,
    pub abnormal_points: Vec<AbnormalPoints>,
    pub lineups: Vec<Lineup>,
    pub team_byes: Option<TeamByes>,
    pub forfeited_matches: Vec<ForfeitedMatch>,
    /// Record `801`, to be looked at only, as it is written.
    pub board_tables: Vec<String>,
    pub team_lines: Vec<TeamLine>,
    pub old: Old,
    /// What stands behind `###`.
    pub comments: Vec<String>,
    /// Records that nobody here knows, as they are written.
    pub others: Vec<String>,
}

/// Records 012 to 132.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heading {
    /// Record `012`.
    pub name: String,
    /// Record `022`.
    pub city: String,
    /// Record `032`.
    pub federation: String,
    /// Record `042`.
    pub first_day: Option<Date>,
    /// Record `052`.
    pub last_day: Option<Date>,
    /// Record `062`: how many players.
    pub players: Option<u32>,
    /// Record `072`: how many of them are rated.
    pub rated: Option<u32>,
    /// Record `082`: how many teams.
    pub teams: Option<u32>,
    /// Record `092`: the kind of competition in words.
    pub kind: String,
    /// Record `102`.
    pub chief_arbiter: String,
    /// Record `112`, one for each.
    pub deputies: Vec<String>,
    /// Record `122`: the rate of play in words.
    pub rate_of_play: String,
    /// Record `132`, by round; none that is unknown at the end.
    pub days: Vec<Option<Date>>,
}

impl Report {
    /// How many rounds the players have, the blank ones aside.
    pub fn rounds_played(&self) -> usize {
        let rounds = self.players.iter().map(|player| player.rounds.len());
        rounds.max().unwrap_or(0)
    }

    /// The teams as record 013 has them, to stand beside record 310.
    pub fn teams_as_before(&self) -> Vec<OldTeam> {
        let old = self.teams.iter().map(|team| OldTeam {
            name: team.name.clone(),
            members: team.members.clone(),
        });
        old.collect()
    }
}
