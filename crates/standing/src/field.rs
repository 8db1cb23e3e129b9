//! Who takes part, and what each round brought them.

use crate::edition::Edition;
use crate::entry::{Entry, Kind};
use crate::exact::Exact;
use crate::points::Points;
use crate::refusal::Refusal;

/// A report file has three digits for a round.
const MOST_ROUNDS: u16 = 999;

/// What holds for the whole competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conditions {
    pub edition: Edition,
    pub system: System,
    /// How many rounds were announced.
    pub announced: u16,
    /// After which round the standings are taken; later rounds are not looked at.
    pub counted: u16,
    pub win: Points,
    pub draw: Points,
    /// The rating of those without one, if a rule for them was published;
    /// otherwise tie-breaks of ratings fall away when one of them takes part.
    pub unrated: Option<i32>,
}

/// How opponents find each other, which decides what unplayed rounds are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum System {
    /// Unplayed rounds by article 16.
    Swiss,
    /// Round robins and other pairings made beforehand: article 15.2.
    Predetermined,
}

/// One player, or one team with one of its scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    /// The pairing number, at least 1.
    pub number: u32,
    pub rating: Option<i32>,
    /// By round; rounds that are missing at the end were not played.
    pub entries: Vec<Entry>,
}

/// All participants, found consistent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    pub(crate) conditions: Conditions,
    pub(crate) rows: Vec<Row>,
}

/// A participant as it is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) number: u32,
    pub(crate) rating: Option<i32>,
    /// One for each counted round.
    pub(crate) rounds: Vec<Seen>,
}

/// One round of a participant, with the opponent's place in the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    pub(crate) entry: Entry,
    pub(crate) opponent: Option<usize>,
}

impl Field {
    /// Takes participants in any order. Refused are a number that occurs
    /// twice, an opponent who is not there, a pairing that the opponent does
    /// not share, and more than 999 rounds.
    pub fn new(conditions: Conditions, participants: &[Participant]) -> Result<Field, Refusal> {
        if conditions.counted > MOST_ROUNDS {
            return Err(Refusal::TooManyRounds(conditions.counted));
        }
        let mut order: Vec<&Participant> = participants.iter().collect();
        order.sort_by_key(|participant| participant.number);
        let twice = order.windows(2).find(|two| two[0].number == two[1].number);
        if let Some(two) = twice {
            return Err(Refusal::Twice(two[0].number));
        }
        let place = |number: u32| order.binary_search_by_key(&number, |one| one.number);
        let mut rows = Vec::with_capacity(order.len());
        for participant in &order {
            let number = participant.number;
            let mut rounds = Vec::with_capacity(usize::from(conditions.counted));
            for round in 0..usize::from(conditions.counted) {
                let entry = participant.entries.get(round).copied();
                let entry = entry.unwrap_or(Entry::ABSENT);
                let opponent = match entry.opponent {
                    None if entry.kind.is_played() => {
                        return Err(Refusal::nobody(round, number));
                    }
                    None => None,
                    Some(other) => {
                        let found = place(other).ok().filter(|_| other != number);
                        Some(found.ok_or(Refusal::unknown(round, number, other))?)
                    }
                };
                rounds.push(Seen { entry, opponent });
            }
            rows.push(Row {
                number,
                rating: participant.rating,
                rounds,
            });
        }
        let field = Field { conditions, rows };
        field.check_mutual()?;
        Ok(field)
    }

    /// Both sides of a pairing say the same of it.
    fn check_mutual(&self) -> Result<(), Refusal> {
        for (place, row) in self.rows.iter().enumerate() {
            for (round, seen) in row.rounds.iter().enumerate() {
                let Some(opponent) = seen.opponent else {
                    continue;
                };
                let theirs = self.rows[opponent].rounds[round];
                let fits = seen.entry.kind.is_played() == theirs.entry.kind.is_played();
                if theirs.opponent != Some(place) || !fits {
                    let other = self.rows[opponent].number;
                    return Err(Refusal::not_mutual(round, row.number, other));
                }
            }
        }
        Ok(())
    }

    pub fn conditions(&self) -> &Conditions {
        &self.conditions
    }

    /// The numbers of all participants, ascending.
    pub fn numbers(&self) -> impl Iterator<Item = u32> + '_ {
        self.rows.iter().map(|row| row.number)
    }

    pub(crate) fn is_swiss(&self) -> bool {
        self.conditions.system == System::Swiss
    }

    pub(crate) fn count(&self) -> usize {
        self.rows.len()
    }

    /// The points of all counted rounds.
    pub(crate) fn score(&self, place: usize) -> Exact {
        let rounds = self.rows[place].rounds.iter();
        rounds.map(|seen| seen.entry.points.exact()).sum()
    }

    /// The rating that tie-breaks of ratings take.
    pub(crate) fn rating(&self, place: usize) -> Option<i32> {
        self.rows[place].rating.or(self.conditions.unrated)
    }

    /// The rounds played at the board, with their numbers and opponents.
    pub(crate) fn games(&self, place: usize) -> impl Iterator<Item = (u16, usize, Entry)> + '_ {
        let rounds = (1_u16..).zip(&self.rows[place].rounds);
        rounds.filter_map(|(round, seen)| {
            let opponent = seen.opponent.filter(|_| seen.entry.kind.is_played())?;
            Some((round, opponent, seen.entry))
        })
    }

    /// Whether the last counted round is the last of the competition.
    pub(crate) fn is_at_the_end(&self) -> bool {
        self.conditions.counted >= self.conditions.announced
    }
}

impl Seen {
    /// Whether it is a game or match under the rules of the system: forfeits
    /// count where pairings are made beforehand, or where `/P` says so.
    pub(crate) fn counts_as_game(&self, field: &Field, with_forfeits: bool) -> bool {
        let is_forfeit = matches!(self.entry.kind, Kind::ForfeitWin | Kind::ForfeitLoss);
        self.opponent.is_some()
            && (self.entry.kind.is_played() || is_forfeit && (with_forfeits || !field.is_swiss()))
    }
}
