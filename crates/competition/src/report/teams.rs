//! Teams, line-ups and forfeited matches in the report file.

use std::cmp::Ordering;

use tuomari_report::{AbnormalPoints, ForfeitedMatch, Lineup, Points, Report, Team, TeamByes};

use super::{Numbers, Scope};
use crate::{
    state::{
        competition::Competition,
        round::{Board, Round},
    },
    word::{
        id::{PlayerId, TeamId, Who},
        outcome::Bye,
    },
};

impl Competition {
    pub(super) fn write_teams(&self, numbers: &Numbers, scope: Scope, report: &mut Report) {
        let mut teams: Vec<Team> = self
            .teams
            .iter()
            .map(|team| Team {
                number: self.team_number(numbers, team.id),
                name: team.name.clone(),
                members: self.player_numbers(numbers, &team.members),
                ..Team::default()
            })
            .collect();
        teams.sort_by_key(|team| team.number);
        report.teams = teams;
        if !self.pairs_teams() {
            return;
        }
        let past: Vec<&Round> = self.rounds_before(scope.before).collect();
        for round in &past {
            self.write_lineups(numbers, round, report);
            self.write_forfeits(numbers, scope, round, report);
            if !scope.counted_only {
                self.write_uncounted(numbers, round, report);
            }
        }
        let byes = past.iter().map(|round| {
            let team = round.pairing_bye()?;
            Some(numbers.of(team))
        });
        let byes: Vec<Option<u32>> = byes.collect();
        if byes.iter().any(Option::is_some) {
            let (by_match, by_games) = self.team_bye(Bye::Pairing);
            report.team_byes = Some(TeamByes {
                match_points: Some(by_match),
                game_points: Some(by_games),
                teams: byes,
            });
        }
    }

    fn team_number(&self, numbers: &Numbers, team: TeamId) -> u32 {
        if self.pairs_teams() {
            numbers.of(Who::Team(team))
        } else {
            team.0
        }
    }

    fn player_numbers(&self, numbers: &Numbers, players: &[PlayerId]) -> Vec<u32> {
        let numbers = players.iter().map(|one| self.player_number(numbers, *one));
        numbers.collect()
    }

    /// Record 300 where a team did not play with its first ones, in order.
    fn write_lineups(&self, numbers: &Numbers, round: &Round, report: &mut Report) {
        let boards = self
            .team_rules()
            .map_or(0, |rules| usize::from(rules.boards));
        for meeting in round.meetings.iter().filter(|_| round.opened) {
            for (own, other) in [
                (meeting.white, meeting.black),
                (meeting.black, meeting.white),
            ] {
                let Who::Team(id) = own else { continue };
                let (Some(team), Some(lineup)) = (self.team(id), round.lineups.get(&id)) else {
                    continue;
                };
                let first = team.members.iter().take(boards).map(|one| Some(*one));
                if first.eq(lineup.players.iter().copied()) {
                    continue;
                }
                let player =
                    |one: &Option<PlayerId>| one.map(|one| self.player_number(numbers, one));
                report.lineups.push(Lineup {
                    round: round.number,
                    team: numbers.of(own),
                    opponent: Some(numbers.of(other)),
                    players: lineup.players.iter().map(player).collect(),
                });
            }
        }
    }

    /// Record 330 for matches of which no board was played.
    fn write_forfeits(&self, numbers: &Numbers, scope: Scope, round: &Round, report: &mut Report) {
        for (place, meeting) in round.meetings.iter().enumerate() {
            if scope.counted_only && !self.counts(round, place) {
                continue;
            }
            let boards = round.boards.iter().filter(|board| board.meeting == place);
            let boards: Vec<&Board> = boards.collect();
            let forfeited = |board: &&Board| board.outcome().is_some_and(|one| !one.is_played());
            if boards.is_empty() || !boards.iter().all(forfeited) {
                continue;
            }
            let (white, black) = self.match_score(round, place).unwrap_or_default();
            report.forfeited_matches.push(ForfeitedMatch {
                white_is_there: white > black,
                black_is_there: black > white,
                round: round.number,
                white: numbers.of(meeting.white),
                black: numbers.of(meeting.black),
            });
        }
    }

    /// Record 299 for matches that count for neither team.
    fn write_uncounted(&self, numbers: &Numbers, round: &Round, report: &mut Report) {
        for (place, meeting) in round.meetings.iter().enumerate() {
            let Some((white, black)) = self.match_score(round, place) else {
                continue;
            };
            if self.counts(round, place) {
                continue;
            }
            for (who, own, other) in [(meeting.white, white, black), (meeting.black, black, white)]
            {
                report.abnormal_points.push(AbnormalPoints {
                    kind: Some(match own.cmp(&other) {
                        Ordering::Greater => 'W',
                        Ordering::Equal => 'D',
                        Ordering::Less => 'L',
                    }),
                    match_points: Some(Points::ZERO),
                    points: Some(Points::ZERO),
                    round: Some(round.number),
                    ids: vec![numbers.of(who)],
                });
            }
        }
    }
}
