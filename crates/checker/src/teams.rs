//! Teams of a file: their matches, which it has board by board only.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use tuomari_pairing::{Color, Entrant, Entry, Number};
use tuomari_report::{Color as Written, Mark, MatchSymbol, Player, Report, Round};
use tuomari_standing::{Board, Kind, Match, Points, Score};

use crate::entries::{granted, place, round_of};
use crate::made::Paired;
use crate::players::{counted_color, kind};
use crate::refusal::Refusal;
use crate::worth::{Worth, counted};

/// The matches of every team, by round.
pub(crate) type Matches = BTreeMap<Number, Vec<Match>>;

/// A file while its matches are put together.
struct Reader<'a> {
    report: &'a Report,
    worth: &'a Worth<'a>,
    players: BTreeMap<u32, &'a Player>,
    team_of: BTreeMap<u32, Number>,
    /// The colours of the boards of the team that has White.
    colors: Vec<Written>,
}

/// All matches of the rounds so far.
pub(crate) fn matches(report: &Report, worth: &Worth<'_>, past: u32) -> Result<Matches, Refusal> {
    if report.teams.is_empty() {
        return Err(Refusal::NoTeams);
    }
    let players = report.players.iter();
    let members = |team: &tuomari_report::Team| {
        let number = team.number;
        let members = team.members.clone().into_iter();
        members.map(move |member| (member, number))
    };
    let reader = Reader {
        report,
        worth,
        players: players.map(|player| (player.number, player)).collect(),
        team_of: report.teams.iter().flat_map(members).collect(),
        colors: board_colors(report),
    };
    let mut all = Matches::new();
    for team in &report.teams {
        let rounds = (1..=past).map(|round| reader.of(team, round));
        all.insert(
            team.number,
            rounds.collect::<Result<Vec<Match>, Refusal>>()?,
        );
    }
    Ok(all)
}

/// Record 352. Without it the boards are counted, White first and by turns.
pub(crate) fn board_colors(report: &Report) -> Vec<Written> {
    let written = &report.rules.board_colors;
    if !written.is_empty() {
        return written.clone();
    }
    let sitting = |round: usize, member: &u32| {
        let mut players = report.players.iter();
        let player = players.find(|player| player.number == *member);
        let told = player.and_then(|player| player.rounds.get(round));
        told.is_some_and(|told| told.opponent.is_some())
    };
    let seats = |team: &tuomari_report::Team| {
        let in_round = |round| {
            team.members
                .iter()
                .filter(|one| sitting(round, one))
                .count()
        };
        (0..report.rounds_played()).map(in_round).max()
    };
    let boards = report.teams.iter().filter_map(seats).max().unwrap_or(0);
    let turns = [Written::White, Written::Black].into_iter().cycle();
    turns.take(boards).collect()
}

/// The teams as pairing takes them, with the points of one score.
pub(crate) fn entrants(matches: &Matches, score: Score) -> Result<Vec<Entrant>, Refusal> {
    let mut entrants = Vec::with_capacity(matches.len());
    for (&number, rounds) in matches {
        let mut entries = Vec::with_capacity(rounds.len());
        for (round, one) in (1..).zip(rounds) {
            entries.push(entry(matches, number, round, one, score)?);
        }
        entrants.push(Entrant {
            number,
            entries,
            virtual_points: Vec::new(),
        });
    }
    Ok(entrants)
}

fn entry(
    matches: &Matches,
    number: Number,
    round: u32,
    one: &Match,
    score: Score,
) -> Result<Entry, Refusal> {
    let points = points_of(one, score);
    let Some(opponent) = one.opponent else {
        return Ok(match one.kind {
            Kind::PairingBye => Entry::PairingBye { points },
            _ => Entry::Absence { points },
        });
    };
    let theirs = matches.get(&opponent).and_then(|all| all.get(place(round)));
    let is_mutual = theirs.is_some_and(|theirs| theirs.opponent == Some(number));
    if !is_mutual {
        return Err(Refusal::NotMutual {
            round,
            number,
            opponent,
        });
    }
    if !one.kind.is_played() {
        return Ok(Entry::Forfeit { opponent, points });
    }
    let color = one.color.ok_or(Refusal::NoColor { round, number })?;
    if theirs.is_some_and(|theirs| theirs.color == Some(color)) {
        return Err(Refusal::Colors {
            round,
            number,
            opponent,
        });
    }
    Ok(Entry::Game {
        opponent,
        color: match color {
            tuomari_standing::Color::White => Color::White,
            tuomari_standing::Color::Black => Color::Black,
        },
        points,
    })
}

pub(crate) fn points_of(one: &Match, score: Score) -> i32 {
    match score {
        Score::Match => one.match_points.hundredths(),
        Score::Game => one.game_points.hundredths(),
    }
}

/// The pairs of a round as the file has them.
pub(crate) fn paired(report: &Report, matches: &Matches, round: u32) -> Paired {
    let mut paired = Paired::default();
    for (&number, rounds) in matches {
        let Some(one) = rounds.get(place(round)) else {
            continue;
        };
        match (one.opponent, one.color) {
            (None, _) if one.kind == Kind::PairingBye => paired.byes.push(number),
            (Some(opponent), Some(tuomari_standing::Color::White)) if one.kind.is_played() => {
                paired.boards.push((number, opponent));
            }
            _ => {}
        }
    }
    let mut forfeited = report.forfeited_matches.clone();
    forfeited.retain(|one| u32::from(one.round) == round);
    let sides = forfeited.iter().map(|one| (one.white, one.black));
    paired.boards.extend(sides);
    paired
}

/// A round without an opponent.
fn given(kind: Kind, match_points: Points, game_points: Points) -> Match {
    Match {
        kind,
        opponent: None,
        color: None,
        match_points,
        game_points,
        boards: Vec::new(),
    }
}

impl Reader<'_> {
    fn of(&self, team: &tuomari_report::Team, round: u32) -> Result<Match, Refusal> {
        let number = team.number;
        let mut found = match self.bye(number, round)? {
            Some(bye) => bye,
            None => self.played(team, round)?,
        };
        self.rule(number, round, &mut found);
        Ok(found)
    }

    fn played(&self, team: &tuomari_report::Team, round: u32) -> Result<Match, Refusal> {
        let boards = self.boards(team, round);
        if let Some(forfeited) = self.forfeited(team.number, round, &boards) {
            return Ok(forfeited);
        }
        let mut opponents = boards.iter().filter_map(|round| round.opponent);
        let Some(player) = opponents.next() else {
            return Ok(self.without_opponent(&boards));
        };
        let opponent = self.team_of.get(&player);
        let opponent = *opponent.ok_or(Refusal::NoTeam(player))?;
        let mut teams = self.report.teams.iter();
        let other = teams.find(|one| one.number == opponent);
        let other = other.ok_or(Refusal::NoTeam(player))?;
        let ours = self.game_points(&boards);
        let theirs = self.game_points(&self.boards(other, round));
        let (kind, symbol) = match ours.cmp(&theirs) {
            Ordering::Greater => (Kind::Win, MatchSymbol::Win),
            Ordering::Equal => (Kind::Draw, MatchSymbol::Draw),
            Ordering::Less => (Kind::Loss, MatchSymbol::Loss),
        };
        Ok(Match {
            kind,
            opponent: Some(opponent),
            color: self.color(&boards),
            match_points: counted(self.report.rules.match_worth(symbol)),
            game_points: ours,
            boards: self.as_played(&boards),
        })
    }

    /// Absent, unless the players have the bye that record 320 should name;
    /// it is worth a drawn match then (1.4).
    fn without_opponent(&self, boards: &[Round]) -> Match {
        let mut marks = boards.iter().map(|round| round.mark);
        if marks.any(|mark| mark == Some(Mark::PairingBye)) {
            let match_points = self.report.rules.match_worth(MatchSymbol::Draw);
            let game_points = self.game_points(boards);
            return given(Kind::PairingBye, counted(match_points), game_points);
        }
        given(Kind::ZeroBye, Points::ZERO, Points::ZERO)
    }

    /// The colour of the first board, which may be empty, from any other.
    fn color(&self, boards: &[Round]) -> Option<tuomari_standing::Color> {
        let mut sides = self.colors.iter().zip(boards);
        let (white, round) = sides.find(|(_, round)| round.color.is_some())?;
        let is_white = Some(*white) == round.color;
        let color = if is_white {
            Written::White
        } else {
            Written::Black
        };
        Some(counted_color(color))
    }

    /// A round of record 320 or 240.
    fn bye(&self, team: Number, round: u32) -> Result<Option<Match>, Refusal> {
        let rules = &self.report.rules;
        if let Some(byes) = &self.report.team_byes
            && byes.teams.get(place(round)) == Some(&Some(team))
        {
            let (Some(for_match), Some(for_games)) = (byes.match_points, byes.game_points) else {
                return Err(Refusal::NoTeamByePoints);
            };
            let points = (counted(for_match), counted(for_games));
            return Ok(Some(given(Kind::PairingBye, points.0, points.1)));
        }
        let Some(mark) = granted(self.report, team, round) else {
            return Ok(None);
        };
        let symbol = match mark {
            Mark::FullBye => MatchSymbol::Win,
            Mark::HalfBye => MatchSymbol::Draw,
            _ => MatchSymbol::Loss,
        };
        let boards = i32::try_from(self.colors.len()).unwrap_or(i32::MAX);
        let at_each = self.worth.of(mark).hundredths();
        Ok(Some(given(
            kind(mark),
            counted(rules.match_worth(symbol)),
            Points::from_hundredths(at_each.saturating_mul(boards)),
        )))
    }

    /// A match of record 330.
    fn forfeited(&self, team: Number, round: u32, boards: &[Round]) -> Option<Match> {
        let mut matches = self.report.forfeited_matches.iter();
        let found = matches.find(|one| {
            u32::from(one.round) == round && (one.white == team || one.black == team)
        })?;
        let (is_there, opponent) = if found.white == team {
            (found.white_is_there, found.black)
        } else {
            (found.black_is_there, found.white)
        };
        let (kind, symbol) = if is_there {
            (Kind::ForfeitWin, MatchSymbol::Win)
        } else {
            (Kind::ForfeitLoss, MatchSymbol::Loss)
        };
        Some(Match {
            kind,
            opponent: Some(opponent),
            color: None,
            match_points: counted(self.report.rules.match_worth(symbol)),
            game_points: self.game_points(boards),
            boards: self.as_played(boards),
        })
    }

    /// Those who sat at the boards: as record 300 says, or in the order of
    /// the team.
    fn boards(&self, team: &tuomari_report::Team, round: u32) -> Vec<Round> {
        let seat = |number: u32| {
            let player = self.players.get(&number);
            let told = player.map(|player| round_of(self.report, player, round));
            told.unwrap_or_default()
        };
        let mut lineups = self.report.lineups.iter();
        let lineup = lineups.find(|one| one.team == team.number && u32::from(one.round) == round);
        if let Some(lineup) = lineup {
            let seats = lineup.players.iter();
            return seats
                .map(|player| player.map(seat).unwrap_or_default())
                .collect();
        }
        // Who rests has no opponent and the mark of a forfeit or of a bye.
        let is_there = |round: &Round| {
            let rests = matches!(round.mark, None | Some(Mark::ZeroBye | Mark::ForfeitLoss));
            round.opponent.is_some() || !rests
        };
        let boards = self.colors.len();
        let members = team.members.iter().map(|&member| seat(member));
        members.filter(is_there).take(boards).collect()
    }

    fn game_points(&self, boards: &[Round]) -> Points {
        let boards = self.as_played(boards).into_iter();
        Points::from_hundredths(boards.map(|board| board.points.hundredths()).sum())
    }

    fn as_played(&self, boards: &[Round]) -> Vec<Board> {
        let board = |told: &Round| {
            let mark = told.mark.unwrap_or(Mark::ZeroBye);
            Board {
                kind: kind(mark),
                color: told.color.map(counted_color),
                points: counted(self.worth.of(mark)),
            }
        };
        boards.iter().map(board).collect()
    }

    /// What record 299 says of a match, by the number of the team.
    fn rule(&self, team: Number, round: u32, found: &mut Match) {
        let ruled = self
            .report
            .abnormal_points
            .iter()
            .filter(|one| one.round.map(u32::from) == Some(round) && one.ids.contains(&team));
        for one in ruled {
            for (written, points) in [
                (one.match_points, &mut found.match_points),
                (one.points, &mut found.game_points),
            ] {
                let Some(written) = written else { continue };
                let before = match one.kind {
                    Some(_) => 0,
                    None => points.hundredths(),
                };
                *points = Points::from_hundredths(before.saturating_add(written.hundredths()));
            }
        }
    }
}
