//! A round of teams, bracket by bracket.

use crate::color::Color;
use crate::matching::perfect;
use crate::points::Points;
use crate::refusal::Refusal;

use super::bracket::pair_bracket;
use super::colors::{allocate_teams, is_first};
use super::field::{Team, TeamField};
use super::outcome::{TeamBracket, TeamMatch, TeamPairing};
use super::upfloaters::{Upfloaters, choose};

/// The teams in order, with who may meet whom.
pub(super) struct TeamRoster<'a> {
    pub(super) field: &'a TeamField,
    /// By score, then by number.
    pub(super) teams: Vec<&'a Team>,
}

impl TeamRoster<'_> {
    /// C1, and what is prohibited.
    pub(super) fn may_meet(&self, a: usize, b: usize) -> bool {
        let (one, other) = (&self.teams[a].record, &self.teams[b].record);
        let numbers = (one.number, other.number);
        let prohibited = self.field.frame.prohibited.iter();
        a != b
            && one.opponents.binary_search(&other.number).is_err()
            && other.opponents.binary_search(&one.number).is_err()
            && prohibited
                .clone()
                .all(|&pair| pair != numbers && (pair.1, pair.0) != numbers)
    }

    fn can_be_paired(&self, places: &[usize]) -> bool {
        let joined = |a: usize, b: usize| self.may_meet(places[a], places[b]);
        perfect(places.len(), &joined).is_some()
    }
}

/// Pairs a round of teams.
pub fn pair_teams(field: &TeamField) -> Result<TeamPairing, Refusal> {
    let mut teams: Vec<&Team> = field.teams.iter().collect();
    teams.sort_by_key(|team| (-i64::from(team.record.score), team.record.number));
    for two in teams.windows(2) {
        if two[0].record.number == two[1].record.number {
            return Err(Refusal::NumberTwice(two[0].record.number));
        }
    }
    let roster = TeamRoster { field, teams };
    let mut left: Vec<usize> = (0..roster.teams.len()).collect();
    let bye = choose_bye(&roster, &left)?;
    left.retain(|&at| Some(at) != bye);
    if bye.is_none() && !roster.can_be_paired(&left) {
        return Err(Refusal::NoCompletePairing);
    }
    let mut scores: Vec<Points> = left
        .iter()
        .map(|&at| roster.teams[at].record.score)
        .collect();
    scores.dedup();
    let mut pairs = Vec::new();
    let mut brackets = Vec::new();
    while let Some(&first) = left.first() {
        let score = roster.teams[first].record.score;
        let same = |at: &&usize| roster.teams[**at].record.score == score;
        let residents: Vec<usize> = left.iter().take_while(same).copied().collect();
        let next = scores.iter().copied().find(|&lower| lower < score);
        let found =
            choose(&roster, &left, residents.len(), next).ok_or(Refusal::NoCompletePairing)?;
        let made =
            pair_bracket(&roster, &residents, &found.places).ok_or(Refusal::NoCompletePairing)?;
        let gone = |at: &usize| made.iter().any(|pair| pair.0 == *at || pair.1 == *at);
        left.retain(|at| !gone(at));
        pairs.extend(made.iter().map(|&(a, b)| (a, b, brackets.len())));
        brackets.push(bracket(&roster, &residents, &found, &made));
    }
    Ok(finish(&roster, pairs, bye, brackets))
}

/// The bye: lowest score, most matches played, largest number, so that the
/// others can be paired.
fn choose_bye(roster: &TeamRoster<'_>, all: &[usize]) -> Result<Option<usize>, Refusal> {
    if all.len().is_multiple_of(2) {
        return Ok(None);
    }
    let mut order: Vec<usize> = all.to_vec();
    order.retain(|&at| !roster.teams[at].record.bye_barred);
    order.sort_by_key(|&at| {
        let record = &roster.teams[at].record;
        let played = record.colors.len();
        (
            record.score,
            std::cmp::Reverse(played),
            std::cmp::Reverse(record.number),
        )
    });
    let can = |&at: &usize| {
        let others: Vec<usize> = all.iter().copied().filter(|&other| other != at).collect();
        roster.can_be_paired(&others)
    };
    let found = order.into_iter().find(can);
    found.map(Some).ok_or(Refusal::NoCompletePairing)
}

fn bracket(
    roster: &TeamRoster<'_>,
    residents: &[usize],
    found: &Upfloaters,
    made: &[(usize, usize)],
) -> TeamBracket {
    let number = |at: usize| roster.teams[at].record.number;
    TeamBracket {
        score: roster.teams[residents[0]].record.score,
        residents: residents.iter().map(|&at| number(at)).collect(),
        upfloaters: found.places.iter().map(|&at| number(at)).collect(),
        pairs: made.iter().map(|&(a, b)| (number(a), number(b))).collect(),
        suits_next: found.suits_next,
    }
}

/// Colours and the order of the matches.
fn finish(
    roster: &TeamRoster<'_>,
    pairs: Vec<(usize, usize, usize)>,
    bye: Option<usize>,
    brackets: Vec<TeamBracket>,
) -> TeamPairing {
    let mut ordered = Vec::new();
    for (a, b, bracket) in pairs {
        let (one, other) = (roster.teams[a], roster.teams[b]);
        let (first, second) = if is_first(one, other) {
            (one, other)
        } else {
            (other, one)
        };
        let (color, color_rule) = allocate_teams(roster.field, first, second);
        let numbers = (first.record.number, second.record.number);
        let (white, black) = match color {
            Color::White => numbers,
            Color::Black => (numbers.1, numbers.0),
        };
        let (high, low) = (first.record.score, second.record.score);
        let key = (
            -i64::from(high),
            -i64::from(high) - i64::from(low),
            first.record.number,
        );
        let meeting = TeamMatch {
            white,
            black,
            color_rule,
            bracket,
        };
        ordered.push((key, meeting));
    }
    ordered.sort_by_key(|(key, _)| *key);
    TeamPairing {
        matches: ordered.into_iter().map(|(_, meeting)| meeting).collect(),
        bye: bye.map(|at| roster.teams[at].record.number),
        brackets,
    }
}
