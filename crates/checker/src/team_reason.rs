//! The reasons of a round of teams.

use tuomari_pairing::{Number, Team, TeamBracket, TeamField, TeamPairing, TeamPreference};

use crate::reason::{
    Against, BoardReason, ByeReason, ByeWhy, Choice, Colors, Place, TeamCriterion, exchanged,
    partner,
};

type Pairs = Vec<(Number, Number)>;

pub(crate) fn board(field: &TeamField, pairing: &TeamPairing, at: usize) -> Option<BoardReason> {
    let meeting = pairing.matches.get(at)?;
    let bracket = pairing.brackets.get(meeting.bracket)?;
    let (white, black) = (team(field, meeting.white)?, team(field, meeting.black)?);
    let others = [white, black].into_iter();
    let others = others.filter(|team| team.record.score != bracket.score);
    Some(BoardReason {
        white: meeting.white,
        black: meeting.black,
        place: Place::Bracket {
            bracket: u32::try_from(meeting.bracket + 1).unwrap_or(u32::MAX),
            score: bracket.score,
            floaters: others
                .map(|team| (team.record.number, team.record.score))
                .collect(),
        },
        choice: choice(field, bracket, (meeting.white, meeting.black)),
        colors: Colors::Teams {
            rule: meeting.color_rule,
            white: TeamPreference::of(field, white),
            black: TeamPreference::of(field, black),
        },
    })
}

fn team(field: &TeamField, number: Number) -> Option<&Team> {
    field.teams.iter().find(|team| team.record.number == number)
}

/// The pairs of the smallest identifier, allowed or not.
fn first_identifier(bracket: &TeamBracket) -> Pairs {
    let mut all: Vec<Number> = bracket.residents.clone();
    all.extend(&bracket.upfloaters);
    all.sort_unstable();
    let half = all.len() / 2;
    let pairs = all.iter().zip(all.iter().skip(half)).take(half);
    pairs.map(|(&one, &other)| (one, other)).collect()
}

fn choice(field: &TeamField, bracket: &TeamBracket, two: (Number, Number)) -> Choice {
    let first = first_identifier(bracket);
    let one = two.0.min(two.1);
    let Some(wanted) = partner(&first, one).filter(|wanted| *wanted != two.0.max(two.1)) else {
        return Choice::First;
    };
    let candidate = exchanged(&bracket.pairs, one, wanted);
    let is_new = |pair: &&(Number, Number)| partner(&bracket.pairs, pair.0) != Some(pair.1);
    Choice::Instead {
        pairs: candidate.iter().filter(is_new).copied().collect(),
        floats: Vec::new(),
        against: Some(Against::Teams(ruled_out(field, bracket, &candidate))),
    }
}

/// The first criterion in which the pairs of the bracket are better.
fn ruled_out(field: &TeamField, bracket: &TeamBracket, candidate: &Pairs) -> TeamCriterion {
    let (right, other) = (
        values(field, bracket, &bracket.pairs),
        values(field, bracket, candidate),
    );
    let criteria = [
        TeamCriterion::C1,
        TeamCriterion::C8,
        TeamCriterion::C9,
        TeamCriterion::C10,
    ];
    let compared = right.into_iter().zip(other);
    let mut worse = criteria.into_iter().zip(compared);
    let found = worse.find(|(_, (ours, theirs))| ours != theirs);
    found.map_or(TeamCriterion::Order, |(criterion, _)| criterion)
}

/// How often C1, C8, C9 and C10 are not met; less is better.
fn values(field: &TeamField, bracket: &TeamBracket, pairs: &Pairs) -> [u32; 4] {
    let mut sums = [0; 4];
    for &(a, b) in pairs {
        let (Some(one), Some(other)) = (team(field, a), team(field, b)) else {
            continue;
        };
        let mut prohibited = field.frame.prohibited.iter();
        let is_prohibited = prohibited.any(|&pair| pair == (a, b) || pair == (b, a));
        let has_met = one.record.opponents.contains(&b);
        sums[0] += u32::from(is_prohibited || has_met);
        let wishes = (
            TeamPreference::of(field, one),
            TeamPreference::of(field, other),
        );
        if let (Some(first), Some(second)) = wishes
            && first.color == second.color
        {
            sums[1] += 1;
            sums[2] += u32::from(first.is_strong && second.is_strong);
        }
        let rose = |number: Number| bracket.upfloaters.contains(&number);
        let again = (rose(a) && other.floated) || (rose(b) && one.floated);
        sums[3] += u32::from(again && field.minds_floats());
    }
    sums
}

pub(crate) fn bye(field: &TeamField, number: Number) -> Option<ByeReason> {
    let record = &team(field, number)?.record;
    let is_barred = |other: &&Team| {
        let lower = (other.record.score, record.number) < (record.score, other.record.number);
        other.record.bye_barred && lower
    };
    let barred = field.teams.iter().filter(is_barred);
    Some(ByeReason {
        number,
        why: ByeWhy::Teams {
            score: record.score,
            played: u32::try_from(record.colors.len()).unwrap_or(u32::MAX),
            barred: barred.map(|team| team.record.number).collect(),
        },
    })
}
