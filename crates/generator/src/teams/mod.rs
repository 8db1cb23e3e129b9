//! A competition of teams, round by round.

mod axes;
mod file;
mod round;
mod squad;

use std::collections::BTreeMap;

use tuomari_pairing::{
    Color, Entrant, History, Number, PointSystem, Points, Refusal, TeamHistory, TeamPreferences,
    pair_teams,
};
use tuomari_report::{ForfeitedMatch, Mark, Report};

use crate::dice::Dice;
use axes::TeamShape;
use round::{Scored, absences};
use squad::{Squad, squads};

pub use axes::{TeamAxes, TeamCode};

/// Plays a competition of teams by C.04.6.
///
/// The same seed and axes give the same report. It has fewer rounds than were
/// announced if a round could not be paired, and then says so in a comment.
#[must_use]
pub fn generate_teams(seed: u64, axes: &TeamAxes) -> Report {
    let mut dice = Dice::new(seed);
    let shape = axes.draw(&mut dice);
    let rounds = shape.rounds;
    let squads = squads(&shape, &mut dice);
    let mut play = Play::new(shape, squads);
    let mut ended = None;
    for round in 1..=rounds {
        if let Err(refusal) = play.round(round, &mut dice) {
            ended = Some((round, refusal));
            break;
        }
    }
    file::report(seed, &play, ended)
}

/// A competition under way.
struct Play {
    shape: TeamShape,
    squads: Vec<Squad>,
    history: TeamHistory,
    /// The team with the bye, by round.
    byes: Vec<Option<Number>>,
    forfeited: Vec<ForfeitedMatch>,
}

impl Play {
    fn new(shape: TeamShape, squads: Vec<Squad>) -> Play {
        let entrants = squads.iter().map(|squad| Entrant {
            number: squad.number,
            entries: Vec::new(),
            virtual_points: Vec::new(),
        });
        // Without a match nobody gets more than this, so it bars from the bye.
        let win = if shape.code.by_game_points {
            shape.all_boards(Mark::Win)
        } else {
            axes::MATCH_WIN
        };
        let history = History {
            rounds: shape.rounds.into(),
            points: PointSystem { win, loss: 0 },
            initial: match shape.initial {
                tuomari_report::Color::White => Color::White,
                tuomari_report::Color::Black => Color::Black,
            },
            entrants: entrants.collect(),
        };
        let preferences = match shape.code.preferences {
            'A' => TeamPreferences::TypeA,
            'B' => TeamPreferences::TypeB,
            _ => TeamPreferences::None,
        };
        Play {
            shape,
            squads,
            history: TeamHistory {
                history,
                preferences,
                secondary: BTreeMap::new(),
            },
            byes: Vec::new(),
            forfeited: Vec::new(),
        }
    }

    fn round(&mut self, round: u16, dice: &mut Dice) -> Result<(), Refusal> {
        let absent = absences(&self.shape, &self.squads, round, dice);
        let there = |squad: &&Squad| !absent.contains_key(&squad.number);
        let present: Vec<Number> = self.squads.iter().filter(there).map(|s| s.number).collect();
        if present.len() < 2 {
            return Err(Refusal::NoCompletePairing);
        }
        let field = self.history.field(round.into(), &present, &[])?;
        let pairing = pair_teams(&field)?;
        let mut scored: BTreeMap<Number, Scored> = BTreeMap::new();
        for meeting in &pairing.matches {
            let pair = (meeting.white, meeting.black);
            if let Some(forfeit) = self.forfeit(round, pair, dice) {
                scored.extend(self.forfeit_match(&forfeit));
                self.forfeited.push(forfeit);
            } else {
                scored.extend(self.play_match(pair, dice));
            }
        }
        for (number, mark) in absent
            .into_iter()
            .chain(pairing.bye.map(|n| (n, Mark::PairingBye)))
        {
            scored.insert(number, self.rest(number, mark));
        }
        self.byes.push(pairing.bye);
        self.write_down(&scored);
        for squad in &mut self.squads {
            let leaves = dice.happens(self.shape.withdrawals);
            squad.has_left |= leaves && squad.first_round <= round;
        }
        Ok(())
    }

    /// Puts the scores of a round into the history.
    fn write_down(&mut self, scored: &BTreeMap<Number, Scored>) {
        let code = self.shape.code;
        for entrant in &mut self.history.history.entrants {
            let Some(scored) = scored.get(&entrant.number) else {
                continue;
            };
            let (first, second): (Points, Points) = if code.by_game_points {
                (scored.game_points, scored.match_points)
            } else {
                (scored.match_points, scored.game_points)
            };
            entrant.entries.push(scored.entry(first));
            if code.uses_secondary {
                let other = self.history.secondary.entry(entrant.number);
                other.or_default().push(second);
            }
        }
        for squad in &mut self.squads {
            if let Some(scored) = scored.get(&squad.number) {
                squad.match_points += scored.match_points;
                squad.game_points += scored.game_points;
            }
        }
    }
}
