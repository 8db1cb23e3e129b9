//! A report file as a competition that can be paired.

use std::collections::BTreeMap;

use tuomari_pairing::{
    Color, Entrant, Field, History, Number, PointSystem, TableRound, TeamField, TeamHistory,
    berger, berger_double, pair, pair_teams,
};
use tuomari_report::{Mark, MatchSymbol, Report};
use tuomari_standing::Score;

use crate::acceleration::{Virtual, accelerate};
use crate::entries::{is_away, past_rounds, place};
use crate::made::{Made, Paired};
use crate::players::{self, paired_color, sorted};
use crate::refusal::Refusal;
use crate::remark::Remark;
use crate::system::System;
use crate::teams::{self, Matches};
use crate::worth::Worth;

/// The day from which rounds are paired as here.
const RULES_FROM: (u16, u8, u8) = (2026, 2, 1);

/// A report file has three digits for a round.
const MOST_ROUNDS: u32 = 999;

/// A file, its rounds found consistent, ready to be paired.
pub struct Competition<'a> {
    report: &'a Report,
    system: System,
    past: u32,
    rounds: u32,
    body: Body,
}

/// What the rounds brought, as the system asks for it.
enum Body {
    Players(History),
    Teams(TeamHistory, Matches),
    /// A table, by its numbers in ascending order.
    Berger(Vec<Number>, Option<Matches>),
}

impl<'a> Competition<'a> {
    /// Refused is what contradicts itself, and what nothing here can pair.
    pub fn new(report: &'a Report) -> Result<Competition<'a>, Refusal> {
        let system = System::of(&report.rules)?;
        let past = past_rounds(report);
        let rounds = report.rules.rounds.map_or(past, u32::from);
        check_order(report)?;
        if past > MOST_ROUNDS {
            return Err(Refusal::TooManyRounds(past));
        }
        let body = Body::new(report, system, past, rounds)?;
        Ok(Competition {
            report,
            system,
            past,
            rounds,
            body,
        })
    }

    pub fn system(&self) -> System {
        self.system
    }

    /// How many rounds of the file are paired.
    pub fn past(&self) -> u32 {
        self.past
    }

    /// What the file leaves open.
    pub fn remarks(&self) -> Vec<Remark> {
        let mut remarks = Vec::new();
        if self.report.rules.rounds.is_none() {
            remarks.push(Remark::RoundsAssumed(self.rounds));
        }
        if self.system.is_for_teams() && self.report.rules.board_colors.is_empty() {
            let boards = teams::board_colors(self.report).len();
            let boards = u32::try_from(boards).unwrap_or(u32::MAX);
            remarks.push(Remark::BoardsAssumed(boards));
        }
        if let Some(day) = self.report.heading.first_day
            && (day.year, day.month, day.day) < RULES_FROM
            && !matches!(self.system, System::Berger { .. })
        {
            remarks.push(Remark::OlderThanPairingRules(day));
        }
        remarks
    }

    /// The next round, or any that the file has, paired anew.
    pub fn pair(&self, round: u32) -> Result<Made, Refusal> {
        let last = match (self.report.rules.rounds, self.system) {
            (None, System::Dutch | System::Teams { .. }) => self.past + 1,
            (None, System::Berger { .. }) => u32::MAX,
            (Some(rounds), System::Dutch | System::Teams { .. }) => {
                self.past.max(u32::from(rounds).min(self.past + 1))
            }
            (Some(rounds), System::Berger { .. }) => u32::from(rounds),
        };
        let refused = |last| Refusal::Round {
            round,
            first: 1,
            last,
        };
        if round == 0 || round > last {
            return Err(refused(last));
        }
        match &self.body {
            Body::Players(history) => {
                let field = self.field(history, round)?;
                let pairing = pair(&field)?;
                Ok(Made::Dutch { field, pairing })
            }
            Body::Teams(history, _) => {
                let field = self.team_field(history, round)?;
                let pairing = pair_teams(&field)?;
                Ok(Made::Teams { field, pairing })
            }
            Body::Berger(numbers, _) => {
                let table = self.table(numbers);
                let last = u32::try_from(table.len()).unwrap_or(u32::MAX);
                let found = table.into_iter().nth(place(round));
                found.map(Made::Berger).ok_or_else(|| refused(last))
            }
        }
    }

    /// The pairs of a round as the file has them. Where it has no colours,
    /// which only a forfeit may lack, they are those that are right.
    pub fn theirs(&self, round: u32, right: &Paired) -> Paired {
        let (mut theirs, colorless) = match &self.body {
            Body::Players(_) | Body::Berger(_, None) => players::paired(self.report, round),
            Body::Teams(_, matches) | Body::Berger(_, Some(matches)) => {
                (teams::paired(self.report, matches, round), Vec::new())
            }
        };
        for board in &mut theirs.boards {
            let turned = (board.1, board.0);
            if colorless.contains(board) && right.boards.contains(&turned) {
                *board = turned;
            }
        }
        theirs
    }

    /// What players of a round are paired from; none in other systems.
    pub(crate) fn player_field(&self, round: u32) -> Option<Field> {
        match &self.body {
            Body::Players(history) => self.field(history, round).ok(),
            Body::Teams(..) | Body::Berger(..) => None,
        }
    }

    /// What teams of a round are paired from; none in other systems.
    pub(crate) fn teams_of(&self, round: u32) -> Option<TeamField> {
        match &self.body {
            Body::Teams(history, _) => self.team_field(history, round).ok(),
            Body::Players(_) | Body::Berger(..) => None,
        }
    }

    fn field(&self, history: &History, round: u32) -> Result<Field, Refusal> {
        let present = self.present(history, round);
        Ok(history.field(round, &present, &self.prohibited(round))?)
    }

    fn team_field(&self, history: &TeamHistory, round: u32) -> Result<TeamField, Refusal> {
        let present = self.present(&history.history, round);
        Ok(history.field(round, &present, &self.prohibited(round))?)
    }

    /// Who is to be paired: as the round was, or all who are not away.
    fn present(&self, history: &History, round: u32) -> Vec<Number> {
        let is_there = |entrant: &&Entrant| match entrant.entries.get(place(round)) {
            Some(entry) => entry.is_paired(),
            None => !is_away(
                self.report,
                entrant.number,
                round,
                self.system.is_for_teams(),
            ),
        };
        let there = history.entrants.iter().filter(is_there);
        there.map(|entrant| entrant.number).collect()
    }

    /// The pairs of records 260 and XXP that may not meet in a round.
    fn prohibited(&self, round: u32) -> Vec<(Number, Number)> {
        let mut pairs = Vec::new();
        for record in &self.report.prohibited {
            let holds = record
                .rounds
                .is_none_or(|(first, last)| (u32::from(first)..=u32::from(last)).contains(&round));
            let ids = if holds { &record.ids[..] } else { &[] };
            for (at, &one) in ids.iter().enumerate() {
                let others = ids.iter().skip(at + 1);
                pairs.extend(others.map(|&other| (one, other)));
            }
        }
        pairs
    }

    /// The whole table with the numbers of the file.
    fn table(&self, numbers: &[Number]) -> Vec<TableRound> {
        let System::Berger {
            cycles, is_turned, ..
        } = self.system
        else {
            return Vec::new();
        };
        let count = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
        let name = |at: Number| numbers.get(place(at)).copied().unwrap_or(at);
        let mut rounds = if is_turned && cycles == 2 {
            berger_double(count)
        } else {
            let cycle = |at: u32| turned(berger(count), at % 2 == 1);
            (0..cycles).flat_map(cycle).collect()
        };
        for round in &mut rounds {
            for board in &mut round.boards {
                *board = (name(board.0), name(board.1));
            }
            round.free = round.free.map(name);
        }
        rounds
    }
}

/// A cycle with the colours reversed, if it is an even one.
fn turned(mut rounds: Vec<TableRound>, is_turned: bool) -> Vec<TableRound> {
    for round in rounds.iter_mut().filter(|_| is_turned) {
        for board in &mut round.boards {
            *board = (board.1, board.0);
        }
    }
    rounds
}

impl Body {
    fn new(report: &Report, system: System, past: u32, rounds: u32) -> Result<Body, Refusal> {
        let worth = Worth::new(report)?;
        let all_matches = || teams::matches(report, &worth, past);
        match system {
            System::Dutch => {
                let history = player_history(report, &worth, past, rounds)?;
                Ok(Body::Players(history))
            }
            System::Teams {
                preferences,
                primary,
                with_secondary,
            } => {
                let matches = all_matches()?;
                let history = TeamHistory {
                    history: team_history(report, &worth, &matches, primary, rounds)?,
                    preferences,
                    secondary: secondary(&matches, primary, with_secondary),
                };
                Ok(Body::Teams(history, matches))
            }
            System::Berger {
                for_teams: true, ..
            } => {
                let matches = all_matches()?;
                teams::entrants(&matches, Score::Match)?;
                Ok(Body::Berger(
                    matches.keys().copied().collect(),
                    Some(matches),
                ))
            }
            System::Berger { .. } => {
                players::entrants(report, &worth, past)?;
                let numbers = report.players.iter().map(|player| player.number);
                Ok(Body::Berger(sorted(numbers), None))
            }
        }
    }
}

/// An order by ranks is taken only if it is the order of the numbers.
fn check_order(report: &Report) -> Result<(), Refusal> {
    let mut players: Vec<_> = report.players.iter().collect();
    players.sort_by_key(|player| player.number);
    let is_same = players.is_sorted_by_key(|player| player.rank);
    if report.old.by_rank && !is_same {
        return Err(Refusal::OrderedByRank);
    }
    Ok(())
}

fn player_history(
    report: &Report,
    worth: &Worth<'_>,
    past: u32,
    rounds: u32,
) -> Result<History, Refusal> {
    let points = PointSystem {
        win: worth.of(Mark::Win).hundredths(),
        loss: worth.of(Mark::Loss).hundredths(),
    };
    let mut entrants = players::entrants(report, worth, past)?;
    accelerate(report, &mut entrants, Virtual::Points, (rounds, points.win));
    let shown = players::shown_color(report);
    Ok(History {
        rounds,
        points,
        initial: initial(report, shown),
        entrants,
    })
}

fn team_history(
    report: &Report,
    worth: &Worth<'_>,
    matches: &Matches,
    primary: Score,
    rounds: u32,
) -> Result<History, Refusal> {
    let boards = teams::board_colors(report).len();
    let boards = i32::try_from(boards).unwrap_or(i32::MAX);
    let all = |mark| worth.of(mark).hundredths().saturating_mul(boards);
    let each = |symbol| report.rules.match_worth(symbol).hundredths();
    let (points, which) = match primary {
        Score::Match => (
            PointSystem {
                win: each(MatchSymbol::Win),
                loss: each(MatchSymbol::Loss),
            },
            Virtual::MatchPoints,
        ),
        Score::Game => (
            PointSystem {
                win: all(Mark::Win),
                loss: all(Mark::Loss),
            },
            Virtual::Points,
        ),
    };
    let mut entrants = teams::entrants(matches, primary)?;
    accelerate(report, &mut entrants, which, (rounds, points.win));
    let first = teams::paired(report, matches, 1).boards;
    let lowest = first.iter().min_by_key(|(white, black)| white.min(black));
    let shown = lowest.map(|(white, black)| {
        if white < black {
            Color::White
        } else {
            Color::Black
        }
    });
    Ok(History {
        rounds,
        points,
        initial: initial(report, shown),
        entrants,
    })
}

/// Record 152, or what round 1 shows.
fn initial(report: &Report, shown: Option<Color>) -> Color {
    let written = report.rules.first_color.map(paired_color);
    written.or(shown).unwrap_or(Color::White)
}

/// The other score by round, where it is used.
fn secondary(matches: &Matches, primary: Score, is_used: bool) -> BTreeMap<Number, Vec<i32>> {
    let other = match primary {
        Score::Match => Score::Game,
        Score::Game => Score::Match,
    };
    let points = |all: &Vec<tuomari_standing::Match>| {
        let points = all.iter().map(|one| teams::points_of(one, other));
        points.collect::<Vec<i32>>()
    };
    let used = matches.iter().filter(|_| is_used);
    used.map(|(&number, all)| (number, points(all))).collect()
}
