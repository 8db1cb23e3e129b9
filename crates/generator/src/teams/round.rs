//! What a round brings the teams.

use std::collections::BTreeMap;

use tuomari_pairing::{Color, Entry, Number, Points};
use tuomari_report::{Color as Written, ForfeitedMatch, Mark, Round};

use super::Play;
use super::axes::{GAMES, MATCH_DRAW, MATCH_WIN, TeamShape};
use super::squad::Squad;
use crate::chance::played;
use crate::dice::Dice;

/// What a round was for a team.
#[derive(Clone, Copy)]
pub(super) struct Scored {
    pub(super) match_points: Points,
    pub(super) game_points: Points,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    Match(Number, Color),
    Forfeit(Number),
    PairingBye,
    Absence,
}

impl Scored {
    /// The entry of a history that counts these points.
    pub(super) fn entry(&self, points: Points) -> Entry {
        match self.kind {
            Kind::Match(opponent, color) => Entry::Game {
                opponent,
                color,
                points,
            },
            Kind::Forfeit(opponent) => Entry::Forfeit { opponent, points },
            Kind::PairingBye => Entry::PairingBye { points },
            Kind::Absence => Entry::Absence { points },
        }
    }
}

/// Which teams are not to be paired, and what they get for it.
pub(super) fn absences(
    shape: &TeamShape,
    squads: &[Squad],
    round: u16,
    dice: &mut Dice,
) -> BTreeMap<Number, Mark> {
    let mut absent = BTreeMap::new();
    let kinds = [
        (shape.half_byes, Mark::HalfBye),
        (shape.zero_byes, Mark::ZeroBye),
        (shape.full_byes, Mark::FullBye),
    ];
    for squad in squads {
        for (rate, mark) in kinds {
            if dice.happens(rate) {
                absent.insert(squad.number, mark);
            }
        }
        if squad.has_left || round < squad.first_round {
            absent.insert(squad.number, Mark::ZeroBye);
        }
    }
    absent
}

/// The colour at a board, by that of the first one: they alternate.
pub(super) fn board_color(first: Written, board: usize) -> Written {
    match (first, board.is_multiple_of(2)) {
        (color, true) => color,
        (Written::White, false) => Written::Black,
        (Written::Black, false) => Written::White,
    }
}

/// Who sits at the boards: places in the list of members, in order.
fn line_up(shape: &TeamShape, dice: &mut Dice) -> Vec<usize> {
    let size = shape.boards + shape.reserves;
    let mut resting: Vec<u32> = Vec::new();
    while resting.len() < usize::try_from(shape.reserves).unwrap_or(0) {
        let rests = dice.below(size);
        if !resting.contains(&rests) {
            resting.push(rests);
        }
    }
    let sits = (0..size).filter(|place| !resting.contains(place));
    sits.filter_map(|place| usize::try_from(place).ok())
        .collect()
}

/// How each board of a match ended, the white team's mark first. At least one
/// game was played.
fn boards(shape: &TeamShape, ratings: &[(u32, u32)], dice: &mut Dice) -> Vec<(Mark, Mark)> {
    let mut marks: Vec<(Mark, Mark)> = Vec::new();
    for &(one, other) in ratings {
        let game = played(dice, shape.draws, one, other);
        let forfeit = dice.choose([
            (Mark::ForfeitWin, Mark::ForfeitLoss),
            (Mark::ForfeitLoss, Mark::ForfeitWin),
            (Mark::ForfeitLoss, Mark::ForfeitLoss),
        ]);
        let is_forfeited = dice.happens(shape.forfeits);
        let is_last = marks.len() + 1 == ratings.len();
        let has_game = !is_last || marks.iter().any(|board| board.0.is_game());
        marks.push(if is_forfeited && has_game {
            forfeit
        } else {
            game
        });
    }
    marks
}

impl Play {
    /// Whether one team or both do not come.
    pub(super) fn forfeit(
        &self,
        round: u16,
        (white, black): (Number, Number),
        dice: &mut Dice,
    ) -> Option<ForfeitedMatch> {
        let is_forfeited = dice.happens(self.shape.forfeited_matches);
        let there = dice.choose([(true, false), (false, true), (false, false)]);
        is_forfeited.then_some(ForfeitedMatch {
            white_is_there: there.0,
            black_is_there: there.1,
            round,
            white,
            black,
        })
    }

    /// A match that was not played: every board is forfeited.
    pub(super) fn forfeit_match(&mut self, forfeit: &ForfeitedMatch) -> [(Number, Scored); 2] {
        let mark = |is_there: bool| {
            if is_there {
                Mark::ForfeitWin
            } else {
                Mark::ForfeitLoss
            }
        };
        let marks = (mark(forfeit.white_is_there), mark(forfeit.black_is_there));
        let seats: Vec<usize> = (0..)
            .take(self.shape.boards.try_into().unwrap_or(0))
            .collect();
        let (white, black) = (forfeit.white, forfeit.black);
        self.write_boards((white, &seats), (black, &seats), &vec![marks; seats.len()]);
        let scored = |other: Number, mark: Mark| Scored {
            match_points: if mark == Mark::ForfeitWin {
                MATCH_WIN
            } else {
                0
            },
            game_points: self.shape.all_boards(mark),
            kind: Kind::Forfeit(other),
        };
        [
            (white, scored(black, marks.0)),
            (black, scored(white, marks.1)),
        ]
    }

    /// A match that was played.
    pub(super) fn play_match(
        &mut self,
        (white, black): (Number, Number),
        dice: &mut Dice,
    ) -> [(Number, Scored); 2] {
        let seats = (line_up(&self.shape, dice), line_up(&self.shape, dice));
        let rating = |number: Number, place: usize| {
            let squad = self.squads.iter().find(|squad| squad.number == number);
            let member = squad.and_then(|squad| squad.members.get(place));
            member.map_or(0, |member| member.rating)
        };
        let ratings: Vec<(u32, u32)> = seats
            .0
            .iter()
            .zip(&seats.1)
            .map(|(&one, &other)| (rating(white, one), rating(black, other)))
            .collect();
        let marks = boards(&self.shape, &ratings, dice);
        self.write_boards((white, &seats.0), (black, &seats.1), &marks);
        let points = |mark: Mark| GAMES.of(mark).hundredths();
        let ours: Points = marks.iter().map(|board| points(board.0)).sum();
        let theirs: Points = marks.iter().map(|board| points(board.1)).sum();
        let scored = |(own, others): (Points, Points), kind| Scored {
            match_points: match own.cmp(&others) {
                std::cmp::Ordering::Greater => MATCH_WIN,
                std::cmp::Ordering::Equal => MATCH_DRAW,
                std::cmp::Ordering::Less => 0,
            },
            game_points: own,
            kind,
        };
        [
            (
                white,
                scored((ours, theirs), Kind::Match(black, Color::White)),
            ),
            (
                black,
                scored((theirs, ours), Kind::Match(white, Color::Black)),
            ),
        ]
    }

    /// A round without an opponent.
    pub(super) fn rest(&mut self, number: Number, mark: Mark) -> Scored {
        let boards = usize::try_from(self.shape.boards).unwrap_or(0);
        for squad in self
            .squads
            .iter_mut()
            .filter(|squad| squad.number == number)
        {
            for (at, member) in squad.members.iter_mut().enumerate() {
                let mark = if at < boards { mark } else { Mark::ZeroBye };
                member.rounds.push(alone(mark));
            }
        }
        let match_points = match mark {
            Mark::FullBye => MATCH_WIN,
            Mark::HalfBye | Mark::PairingBye => MATCH_DRAW,
            _ => 0,
        };
        Scored {
            match_points,
            game_points: self.shape.all_boards(mark),
            kind: match mark {
                Mark::PairingBye => Kind::PairingBye,
                _ => Kind::Absence,
            },
        }
    }

    /// Writes down who met whom; who did not sit has a free round.
    fn write_boards(
        &mut self,
        white: (Number, &[usize]),
        black: (Number, &[usize]),
        marks: &[(Mark, Mark)],
    ) {
        let numbers = |(number, seats): (Number, &[usize])| -> Vec<Number> {
            let squad = self.squads.iter().find(|squad| squad.number == number);
            let members = seats.iter().filter_map(|&at| squad?.members.get(at));
            members.map(|member| member.number).collect()
        };
        let (whites, blacks) = (numbers(white), numbers(black));
        let mut rounds: BTreeMap<Number, Round> = BTreeMap::new();
        for (board, (&marks, (&one, &other))) in
            marks.iter().zip(whites.iter().zip(&blacks)).enumerate()
        {
            let met = |opponent, first, mark| Round {
                opponent: Some(opponent),
                color: Some(board_color(first, board)),
                mark: Some(mark),
            };
            rounds.insert(one, met(other, Written::White, marks.0));
            rounds.insert(other, met(one, Written::Black, marks.1));
        }
        let is_in = |squad: &&mut Squad| squad.number == white.0 || squad.number == black.0;
        for squad in self.squads.iter_mut().filter(is_in) {
            for member in &mut squad.members {
                let sat = rounds.get(&member.number).copied();
                member.rounds.push(sat.unwrap_or(alone(Mark::ZeroBye)));
            }
        }
    }
}

fn alone(mark: Mark) -> Round {
    Round {
        opponent: None,
        color: None,
        mark: Some(mark),
    }
}
