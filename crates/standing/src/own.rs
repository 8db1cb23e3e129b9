//! Tie-breaks of a participant's own results (C.07 7).

use std::cmp::Ordering;

use crate::code::Code;
use crate::cuts::{Measure, cut};
use crate::entry::{Color, Kind};
use crate::exact::Exact;
use crate::field::{Field, Seen};
use crate::tie_break::TieBreak;
use crate::value::{Source, Term, Value};

/// The score, a term for each round that brought points.
pub(crate) fn points(field: &Field, place: usize) -> Value {
    let terms = rounds(field, place)
        .map(|(round, seen)| (round, seen.entry.points.exact()))
        .filter(|(_, points)| *points != Exact::ZERO)
        .map(|(round, points)| Term::new(Some(round), Source::Own, points));
    Value::sum(terms.collect(), 1)
}

/// The sum of the scores after each round; `/C1` leaves out the first.
pub(crate) fn progressive(field: &Field, place: usize, tie_break: &TieBreak) -> Value {
    let mut score = Exact::ZERO;
    let mut terms = Vec::new();
    for (round, seen) in rounds(field, place) {
        score = score + seen.entry.points.exact();
        terms.push(Term::new(Some(round), Source::Own, score));
    }
    cut(&mut terms, tie_break, Measure::Round);
    Value::sum(terms, 1)
}

/// Tie-breaks that count rounds: one for each that qualifies.
pub(crate) fn counted(field: &Field, place: usize, code: Code) -> Value {
    let terms = rounds(field, place).filter_map(|(round, seen)| {
        let worth = worth(field, round, seen, code);
        (worth != Exact::ZERO).then(|| Term::new(Some(round), source(field, seen), worth))
    });
    let shown = u8::from(code == Code::Std);
    Value::sum(terms.collect(), shown)
}

/// The pairing number; the lower comes first.
pub(crate) fn number(field: &Field, place: usize) -> Value {
    let number = Exact::whole(field.rows[place].number.into());
    Value::sum(vec![Term::new(None, Source::Own, number)], 0)
}

fn worth(field: &Field, round: u16, seen: &Seen, code: Code) -> Exact {
    let kind = seen.entry.kind;
    let is_black = seen.entry.color == Some(Color::Black);
    let counts = match code {
        Code::Win => seen.entry.points >= field.conditions.win,
        Code::Won => kind == Kind::Win,
        Code::Bpg => kind.is_played() && is_black,
        Code::Bwg => kind == Kind::Win && is_black,
        Code::Rep => !kind.is_voluntary(),
        _ => return standard(field, round, seen),
    };
    if counts { Exact::ONE } else { Exact::ZERO }
}

/// One for more points than the opponent, a half for as many (7.7). A round
/// that was not played is held against the points of a draw.
fn standard(field: &Field, round: u16, seen: &Seen) -> Exact {
    let other = match seen.opponent {
        Some(opponent) if seen.entry.kind.is_played() => {
            let place = usize::from(round) - 1;
            field.rows[opponent].rounds[place].entry.points
        }
        _ => field.conditions.draw,
    };
    match seen.entry.points.cmp(&other) {
        Ordering::Greater => Exact::ONE,
        Ordering::Equal => Exact::ratio(1, 2),
        Ordering::Less => Exact::ZERO,
    }
}

fn source(field: &Field, seen: &Seen) -> Source {
    seen.opponent.map_or(Source::Own, |opponent| {
        Source::Opponent(field.rows[opponent].number)
    })
}

fn rounds(field: &Field, place: usize) -> impl Iterator<Item = (u16, &Seen)> {
    (1_u16..).zip(&field.rows[place].rounds)
}
