//! Tie-breaks of ratings (C.07 10). Only games at the board count.

use crate::code::Code;
use crate::cuts::{Measure, cut};
use crate::entry::Kind;
use crate::exact::Exact;
use crate::field::Field;
use crate::rating_table;
use crate::tie_break::TieBreak;
use crate::value::{Source, Term, Value};

/// The values of everybody. The caller has made sure that all have a rating.
pub(crate) fn values(field: &Field, tie_break: &TieBreak) -> Vec<Value> {
    let places = 0..field.count();
    match tie_break.code {
        Code::Aro => places
            .map(|place| average(field, place, tie_break))
            .collect(),
        Code::Tpr => places.map(|place| performance(field, place)).collect(),
        Code::Ptp => places.map(|place| perfect(field, place)).collect(),
        Code::Apro => of_opponents(field, performance),
        Code::Appo => of_opponents(field, perfect),
        _ => places.map(|place| rating(field, place)).collect(),
    }
}

fn rating(field: &Field, place: usize) -> Value {
    let rating = Exact::whole(field.rating(place).unwrap_or(0).into());
    Value::sum(vec![Term::new(None, Source::Own, rating)], 0)
}

/// The average rating of the opponents, a half up (10.1).
fn average(field: &Field, place: usize, tie_break: &TieBreak) -> Value {
    let mut terms = opponents(field, place);
    cut(&mut terms, tie_break, Measure::Amount);
    Value::mean(terms, 0).half_up()
}

/// That average and the difference that the score is worth (10.2).
fn performance(field: &Field, place: usize) -> Value {
    let average = average(field, place, &TieBreak::plain(Code::Aro));
    let games = average.terms.len();
    if games == 0 {
        return average;
    }
    let share = Exact::ratio(halves(field, place) * 100, 2).divided_among(games);
    let percent = share.half_up();
    let difference = Exact::whole(rating_table::difference(percent));
    let mut terms = average.terms;
    terms.push(Term::new(None, Source::RatingTable, difference));
    Value::of(average.number + difference, 0, terms)
}

/// The lowest rating that is expected to score so much (10.3).
fn perfect(field: &Field, place: usize) -> Value {
    let terms = opponents(field, place);
    let ratings: Vec<i64> = terms.iter().map(|term| term.base.toward_zero()).collect();
    let (Some(&lowest), Some(&highest)) = (ratings.iter().min(), ratings.iter().max()) else {
        return Value::of(Exact::ZERO, 0, terms);
    };
    let percents = halves(field, place) * 50;
    if percents == 0 {
        return Value::of(Exact::whole(lowest - 800), 0, terms);
    }
    let expected = |rating: i64| -> i64 {
        let differences = ratings.iter().map(|opponent| rating - opponent);
        differences.map(rating_table::expected).sum()
    };
    // Too low at `below`; enough at `enough`, where everybody is beaten.
    let (mut below, mut enough) = (lowest - 737, highest + 736);
    while enough - below > 1 {
        let middle = below + (enough - below) / 2;
        if expected(middle) >= percents {
            enough = middle;
        } else {
            below = middle;
        }
    }
    Value::of(Exact::whole(enough), 0, terms)
}

/// The average of what the opponents have, a half up (10.4 and 10.5).
fn of_opponents(field: &Field, value: impl Fn(&Field, usize) -> Value) -> Vec<Value> {
    let values: Vec<Value> = (0..field.count()).map(|at| value(field, at)).collect();
    let one = |place| {
        let terms = field.games(place).map(|(round, opponent, _)| {
            let source = Source::Opponent(field.rows[opponent].number);
            Term::new(Some(round), source, values[opponent].number)
        });
        Value::mean(terms.collect(), 0).half_up()
    };
    (0..field.count()).map(one).collect()
}

/// The ratings of the opponents met at the board.
fn opponents(field: &Field, place: usize) -> Vec<Term> {
    let games = field.games(place).map(|(round, opponent, _)| {
        let rating = Exact::whole(field.rating(opponent).unwrap_or(0).into());
        let source = Source::Opponent(field.rows[opponent].number);
        Term::new(Some(round), source, rating)
    });
    games.collect()
}

/// The score at the board in half points; ratings know no other points.
fn halves(field: &Field, place: usize) -> i64 {
    let games = field.games(place).map(|(_, _, entry)| match entry.kind {
        Kind::Win => 2,
        Kind::Draw => 1,
        _ => 0,
    });
    games.sum()
}
