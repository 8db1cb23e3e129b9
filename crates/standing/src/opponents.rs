//! Tie-breaks of the opponents' scores (C.07 8 and 9).

use crate::cuts::{Measure, cut};
use crate::exact::Exact;
use crate::field::Field;
use crate::tie_break::TieBreak;
use crate::unplayed::{Scores, View};
use crate::value::{Source, Term, Value};

/// Buchholz (8.1), or Fore Buchholz (8.3) by the view, of everybody.
pub(crate) fn buchholz(field: &Field, tie_break: &TieBreak, view: View) -> Vec<Value> {
    let scores = Scores::new(field, view);
    let one = |place| {
        let mut terms = scores.opponents(place);
        cut(&mut terms, tie_break, Measure::Amount);
        Value::sum(terms, 1)
    };
    (0..field.count()).map(one).collect()
}

/// The average Buchholz of the opponents met at the board (8.2).
pub(crate) fn average_buchholz(field: &Field, tie_break: &TieBreak, view: View) -> Vec<Value> {
    let values = buchholz(field, &TieBreak::plain(tie_break.code), view);
    let one = |place| {
        let terms = field.games(place).map(|(round, opponent, _)| {
            let source = Source::Opponent(field.rows[opponent].number);
            Term::new(Some(round), source, values[opponent].number)
        });
        Value::mean(terms.collect(), 3)
    };
    (0..field.count()).map(one).collect()
}

/// Sonneborn-Berger (9.1) and its kin for teams (13.2): the opponent's score
/// in `totals` by the points against him in `points`, which may be one field.
pub(crate) fn berger(
    totals: &Field,
    points: &Field,
    tie_break: &TieBreak,
    view: View,
) -> Vec<Value> {
    let scores = Scores::new(totals, view);
    let one = |place: usize| {
        let mut terms = scores.opponents(place);
        for term in &mut terms {
            let round = term.round.map_or(0, |round| usize::from(round) - 1);
            term.times = points.rows[place].rounds[round].entry.points.exact();
        }
        cut(&mut terms, tie_break, Measure::Opponent);
        Value::sum(terms, 2)
    };
    (0..totals.count()).map(one).collect()
}

/// Koya (9.2): the points against those who reached half of what could be
/// reached, the limit moved by half points (14.5). The free rounds of an odd
/// round robin could bring nothing.
pub(crate) fn koya(field: &Field, tie_break: &TieBreak) -> Vec<Value> {
    let paired = |place: usize| {
        let rounds = field.rows[place].rounds.iter();
        rounds.filter(|seen| seen.opponent.is_some()).count()
    };
    let rounds = if field.is_swiss() {
        usize::from(field.conditions.counted)
    } else {
        (0..field.count()).map(paired).max().unwrap_or(0)
    };
    let rounds = i64::try_from(rounds).unwrap_or(0);
    let limit = field.conditions.win.exact() * Exact::ratio(rounds, 2)
        + Exact::ratio(tie_break.limit.into(), 2);
    let one = |place: usize| {
        let seen = (1_u16..).zip(&field.rows[place].rounds);
        let terms = seen.filter_map(|(round, seen)| {
            let opponent = seen.opponent?;
            let reached = field.score(opponent) >= limit;
            let source = Source::Opponent(field.rows[opponent].number);
            reached.then(|| Term::new(Some(round), source, seen.entry.points.exact()))
        });
        Value::sum(terms.collect(), 1)
    };
    (0..field.count()).map(one).collect()
}
