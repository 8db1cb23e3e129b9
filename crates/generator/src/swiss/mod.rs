//! A competition of players, round by round.

mod entry_list;
mod file;
mod round;

use tuomari_pairing::{
    Color, Entrant, Field, History, Number, Pairing, PointSystem, Refusal, pair,
};
use tuomari_report::{Prohibited, Report};

use crate::axes::{Axes, Shape};
use crate::dice::Dice;
use entry_list::{Listed, entry_list};
pub(crate) use file::FIRST_DAY;
use round::{Entered, absences, enter, leave};

/// What pairs a round.
pub type Engine<'a> = dyn FnMut(&Field) -> Result<Pairing, Refusal> + 'a;

/// Plays a competition of players.
///
/// The same seed and axes give the same report. It has fewer rounds than were
/// announced if a round could not be paired, and then says so in a comment.
#[must_use]
pub fn generate(seed: u64, axes: &Axes) -> Report {
    generate_by(seed, axes, &mut pair)
}

/// The same, paired by somebody else: to hold another engine against ours, or
/// to see that an engine with a fault is found out.
#[must_use]
pub fn generate_by(seed: u64, axes: &Axes, engine: &mut Engine<'_>) -> Report {
    let mut dice = Dice::new(seed);
    let shape = axes.draw(&mut dice);
    let rounds = shape.rounds;
    let list = entry_list(&shape, &mut dice);
    let mut play = Play::new(shape, list, &mut dice);
    let mut ended = None;
    for round in 1..=rounds {
        if let Err(end) = play.round(round, engine, &mut dice) {
            ended = Some((round, end));
            break;
        }
    }
    file::report(seed, &play, ended)
}

/// Why a competition ended before its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    /// Fewer than two are there.
    NobodyLeft,
    Refused(Refusal),
}

/// A competition under way.
struct Play {
    shape: Shape,
    list: Vec<Listed>,
    history: History,
    prohibited: Vec<Prohibited>,
}

impl Play {
    fn new(shape: Shape, list: Vec<Listed>, dice: &mut Dice) -> Play {
        let entrants = list.iter().map(|listed| Entrant {
            number: listed.number,
            entries: Vec::new(),
            virtual_points: listed.virtual_points.clone(),
        });
        let history = History {
            rounds: shape.rounds.into(),
            points: PointSystem {
                win: shape.points.win.hundredths(),
                loss: shape.points.loss.hundredths(),
            },
            initial: match shape.initial {
                tuomari_report::Color::White => Color::White,
                tuomari_report::Color::Black => Color::Black,
            },
            entrants: entrants.collect(),
        };
        let prohibited = (0..shape.prohibited).map(|_| prohibition(&shape, dice));
        Play {
            prohibited: prohibited.collect(),
            shape,
            list,
            history,
        }
    }

    fn round(&mut self, round: u16, engine: &mut Engine<'_>, dice: &mut Dice) -> Result<(), End> {
        let absent = absences(&self.shape, &self.list, round, dice);
        let there = |listed: &&Listed| !absent.contains_key(&listed.number);
        let present: Vec<Number> = self.list.iter().filter(there).map(|l| l.number).collect();
        if present.len() < 2 {
            return Err(End::NobodyLeft);
        }
        let pairing = self
            .history
            .field(round.into(), &present, &self.forbidden(round))
            .and_then(|field| engine(&field))
            .map_err(End::Refused)?;
        let entered: Vec<Entered> = enter(&self.shape, &self.list, &absent, &pairing, dice);
        for ((listed, entrant), entered) in self
            .list
            .iter_mut()
            .zip(&mut self.history.entrants)
            .zip(entered)
        {
            listed.rounds.push(entered.written);
            entrant.entries.push(entered.entry);
        }
        leave(&self.shape, &mut self.list, round, dice);
        Ok(())
    }

    /// The pairs that may not meet in a round.
    fn forbidden(&self, round: u16) -> Vec<(Number, Number)> {
        let holds = |one: &&Prohibited| {
            one.rounds
                .is_some_and(|(first, last)| first <= round && round <= last)
        };
        let mut pairs = Vec::new();
        for group in self.prohibited.iter().filter(holds) {
            for (at, &one) in group.ids.iter().enumerate() {
                pairs.extend(group.ids.iter().skip(at + 1).map(|&other| (one, other)));
            }
        }
        pairs
    }
}

/// Two to four who may not meet, in all rounds or in some.
fn prohibition(shape: &Shape, dice: &mut Dice) -> Prohibited {
    let mut ids: Vec<Number> = (0..dice.between(2, 4))
        .map(|_| dice.between(1, shape.players))
        .collect();
    ids.sort_unstable();
    ids.dedup();
    let first = dice.between(1, shape.rounds.into());
    let last = dice.between(first, shape.rounds.into());
    let narrow = |round: u32| u16::try_from(round).unwrap_or(shape.rounds);
    let rounds = if dice.below(2) == 0 {
        (1, shape.rounds)
    } else {
        (narrow(first), narrow(last))
    };
    Prohibited {
        rounds: Some(rounds),
        ids,
    }
}
