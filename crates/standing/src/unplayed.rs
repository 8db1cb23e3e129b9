//! What unplayed rounds are worth in the tie-breaks of opponents and in one's
//! own (C.07 15 and 16).

use crate::entry::{Entry, Kind};
use crate::exact::Exact;
use crate::field::{Field, Seen};
use crate::value::{Source, Term};

/// How scores are looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct View {
    /// The paired games of the last round are taken as drawn (8.3).
    pub(crate) fore: bool,
    /// Forfeits are games against the scheduled opponent: `/P`.
    pub(crate) with_forfeits: bool,
}

impl View {
    /// One round as this view sees it.
    fn entry(self, field: &Field, round: usize, seen: &Seen) -> Entry {
        let is_last = field.is_at_the_end() && round + 1 == usize::from(field.conditions.counted);
        let mut entry = seen.entry;
        if self.fore && is_last && seen.opponent.is_some() {
            entry.kind = Kind::Draw;
            entry.points = field.conditions.draw;
        }
        entry
    }

    fn entries(self, field: &Field, place: usize) -> Vec<Entry> {
        let rounds = field.rows[place].rounds.iter().enumerate();
        rounds
            .map(|(round, seen)| self.entry(field, round, seen))
            .collect()
    }

    /// A participant's own score.
    fn own(self, field: &Field, place: usize) -> Exact {
        let entries = self.entries(field, place);
        entries.iter().map(|entry| entry.points.exact()).sum()
    }

    /// A participant's score in the tie-breaks of his opponents: byes on
    /// request count as draws if nothing but voluntary unplayed rounds comes
    /// after them (16.3).
    pub(crate) fn adjusted(self, field: &Field, place: usize) -> Exact {
        let entries = self.entries(field, place);
        let mut only_voluntary = field.is_swiss();
        let mut score = Exact::ZERO;
        for entry in entries.iter().rev() {
            let is_drawn = only_voluntary && entry.kind.is_requested();
            let points = if is_drawn {
                field.conditions.draw
            } else {
                entry.points
            };
            score = score + points.exact();
            only_voluntary &= entry.kind.is_voluntary();
        }
        score
    }
}

/// The adjusted scores of all, counted once.
pub(crate) struct Scores<'a> {
    field: &'a Field,
    view: View,
    adjusted: Vec<Exact>,
}

impl<'a> Scores<'a> {
    pub(crate) fn new(field: &'a Field, view: View) -> Scores<'a> {
        let adjusted = (0..field.count())
            .map(|place| view.adjusted(field, place))
            .collect();
        Scores {
            field,
            view,
            adjusted,
        }
    }

    /// For each round the score of the opponent or of the dummy. Rounds that
    /// are no elements of the sum are left away: where pairings are made
    /// beforehand, those without an opponent.
    pub(crate) fn opponents(&self, place: usize) -> Vec<Term> {
        let mut terms = Vec::new();
        let mut round = 0;
        for seen in &self.field.rows[place].rounds {
            let seen = &Seen {
                entry: self.view.entry(self.field, usize::from(round), seen),
                opponent: seen.opponent,
            };
            round += 1;
            let term = match seen.opponent {
                Some(opponent) if seen.counts_as_game(self.field, self.view.with_forfeits) => {
                    let number = self.field.rows[opponent].number;
                    let score = self.adjusted[opponent];
                    Term::new(Some(round), Source::Opponent(number), score)
                }
                _ if !self.field.is_swiss() => continue,
                _ => self.dummy(place, round, seen),
            };
            terms.push(term);
        }
        terms
    }

    /// The dummy of an unplayed round (16.4).
    fn dummy(&self, place: usize, round: u16, seen: &Seen) -> Term {
        let conditions = &self.field.conditions;
        let own = self.view.own(self.field, place);
        let forfeited = seen
            .opponent
            .filter(|_| matches!(seen.entry.kind, Kind::ForfeitWin | Kind::ForfeitLoss));
        let (most, source) = match forfeited {
            Some(opponent) => (
                self.adjusted[opponent],
                Source::DummyBelowOpponent(self.field.rows[opponent].number),
            ),
            None => (
                conditions.draw.exact() * Exact::whole(conditions.counted.into()),
                Source::DummyBelowDraws,
            ),
        };
        let is_held = conditions.edition.caps_the_dummy() && most < own;
        let (score, source) = if is_held {
            (most, source)
        } else {
            (own, Source::Dummy)
        };
        Term {
            is_voluntary: seen.entry.kind.is_voluntary(),
            ..Term::new(Some(round), source, score)
        }
    }
}
