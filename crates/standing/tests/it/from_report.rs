//! Standings out of report files.

use std::collections::BTreeMap;

use tuomari_report::{
    ByeKind, Color as Colour, Mark, MatchSymbol, Points as Written, Report, Round, Rules, Symbol,
};
use tuomari_standing::{
    Board, Color, Conditions, Edition, Entry, Field, Kind, Match, Participant, Points, Score,
    System, Team, TeamConditions, TeamField,
};

fn points(points: Written) -> Points {
    Points::from_hundredths(points.hundredths())
}

fn color(color: Colour) -> Color {
    match color {
        Colour::White => Color::White,
        Colour::Black => Color::Black,
    }
}

/// The kind of a round, and the symbol that says what it is worth.
fn kind(round: &Round) -> (Kind, Symbol) {
    match round.mark {
        Some(Mark::Win | Mark::UnratedWin) => (Kind::Win, Symbol::Win),
        Some(Mark::Draw | Mark::UnratedDraw) => (Kind::Draw, Symbol::Draw),
        Some(Mark::Loss | Mark::UnratedLoss) => (Kind::Loss, Symbol::Loss),
        Some(Mark::Unknown) => (Kind::Draw, Symbol::Unknown),
        Some(Mark::ForfeitWin) => (Kind::ForfeitWin, Symbol::Win),
        Some(Mark::ForfeitLoss) => (Kind::ForfeitLoss, Symbol::Absent),
        Some(Mark::PairingBye) => (Kind::PairingBye, Symbol::PairingBye),
        Some(Mark::FullBye) => (Kind::FullBye, Symbol::Win),
        Some(Mark::HalfBye) => (Kind::HalfBye, Symbol::Draw),
        Some(Mark::ZeroBye) | None => (Kind::ZeroBye, Symbol::Absent),
    }
}

fn entry(rules: &Rules, round: &Round) -> Entry {
    let (kind, symbol) = kind(round);
    Entry {
        kind,
        opponent: round.opponent,
        color: round.color.map(color),
        points: points(rules.worth(symbol)),
    }
}

fn rounds(report: &Report) -> u16 {
    u16::try_from(report.rounds_played()).unwrap()
}

/// The players of a report.
pub(crate) fn players(report: &Report, edition: Edition, system: System) -> Field {
    let rules = &report.rules;
    let counted = rounds(report);
    let conditions = Conditions {
        edition,
        system,
        announced: rules.rounds.unwrap_or(counted),
        counted,
        win: points(rules.worth(Symbol::Win)),
        draw: points(rules.worth(Symbol::Draw)),
        unrated: None,
    };
    let players = report.players.iter().map(|player| Participant {
        number: player.number,
        rating: player
            .person
            .rating
            .filter(|&rating| rating > 0)
            .map(|rating| i32::try_from(rating).unwrap()),
        entries: player
            .rounds
            .iter()
            .map(|round| entry(rules, round))
            .collect(),
    });
    let players: Vec<Participant> = players.collect();
    Field::new(conditions, &players).unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// The teams of a report.
pub(crate) fn teams(report: &Report, edition: Edition) -> TeamField {
    let rules = &report.rules;
    let counted = rounds(report);
    let code = rules.type_code().expect("a code of record 192");
    let conditions = TeamConditions {
        edition,
        system: System::Swiss,
        announced: rules.rounds.unwrap_or(counted),
        counted,
        boards: u16::try_from(rules.board_colors.len()).unwrap(),
        primary: if code.by_game_points {
            Score::Game
        } else {
            Score::Match
        },
        match_win: points(rules.match_worth(MatchSymbol::Win)),
        match_draw: points(rules.match_worth(MatchSymbol::Draw)),
        game_win: points(rules.worth(Symbol::Win)),
        game_draw: points(rules.worth(Symbol::Draw)),
    };
    let matches = Matches::new(report);
    let teams = report.teams.iter().map(|team| Team {
        number: team.number,
        matches: (1..=counted)
            .map(|round| matches.of(team.number, round))
            .collect(),
    });
    let teams: Vec<Team> = teams.collect();
    TeamField::new(conditions, &teams).unwrap_or_else(|refusal| panic!("{refusal}"))
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

/// The matches of a report, which has them board by board only.
struct Matches<'a> {
    report: &'a Report,
    players: BTreeMap<u32, &'a tuomari_report::Player>,
    team_of: BTreeMap<u32, u32>,
}

impl Matches<'_> {
    fn new(report: &Report) -> Matches<'_> {
        let players = report.players.iter();
        let members = |team: &tuomari_report::Team| {
            let number = team.number;
            let members = team.members.clone().into_iter();
            members.map(move |member| (member, number))
        };
        Matches {
            report,
            players: players.map(|player| (player.number, player)).collect(),
            team_of: report.teams.iter().flat_map(members).collect(),
        }
    }

    fn of(&self, team: u32, round: u16) -> Match {
        if let Some(bye) = self.bye(team, round) {
            return bye;
        }
        let boards = self.boards(team, round);
        if let Some(forfeited) = self.forfeited(team, round, &boards) {
            return forfeited;
        }
        let mut opponents = boards.iter().filter_map(|round| round.opponent);
        let opponent = opponents.next().map(|player| self.team_of[&player]);
        let Some(opponent) = opponent else {
            return given(Kind::ZeroBye, Points::ZERO, Points::ZERO);
        };
        let (ours, theirs) = (
            self.game_points(&boards),
            self.game_points(&self.boards(opponent, round)),
        );
        let (kind, symbol) = match ours.cmp(&theirs) {
            std::cmp::Ordering::Greater => (Kind::Win, MatchSymbol::Win),
            std::cmp::Ordering::Equal => (Kind::Draw, MatchSymbol::Draw),
            std::cmp::Ordering::Less => (Kind::Loss, MatchSymbol::Loss),
        };
        Match {
            kind,
            opponent: Some(opponent),
            color: self.color(&boards),
            match_points: points(self.report.rules.match_worth(symbol)),
            game_points: ours,
            boards: self.as_played(&boards),
        }
    }

    /// The colour of the first board, which may be empty, from any other.
    fn color(&self, boards: &[Round]) -> Option<Color> {
        let mut sides = self.report.rules.board_colors.iter().zip(boards);
        let (white, round) = sides.find(|(_, round)| round.color.is_some())?;
        let is_white = Some(*white) == round.color;
        Some(if is_white { Color::White } else { Color::Black })
    }

    /// A round of record 320 or 240.
    fn bye(&self, team: u32, round: u16) -> Option<Match> {
        let rules = &self.report.rules;
        if let Some(byes) = &self.report.team_byes {
            let at = byes.teams.get(usize::from(round) - 1);
            if at == Some(&Some(team)) {
                let (for_match, for_games) = (byes.match_points?, byes.game_points?);
                return Some(given(
                    Kind::PairingBye,
                    points(for_match),
                    points(for_games),
                ));
            }
        }
        let mut byes = self.report.byes.iter();
        let bye = byes.find(|bye| bye.round == round && bye.ids.contains(&team))?;
        let (kind, symbol, match_symbol) = match bye.kind {
            ByeKind::Full => (Kind::FullBye, Symbol::Win, MatchSymbol::Win),
            ByeKind::Half => (Kind::HalfBye, Symbol::Draw, MatchSymbol::Draw),
            ByeKind::Zero => (Kind::ZeroBye, Symbol::Absent, MatchSymbol::Loss),
        };
        let boards = i32::try_from(rules.board_colors.len()).unwrap();
        let game_points = rules.worth(symbol).hundredths() * boards;
        Some(given(
            kind,
            points(rules.match_worth(match_symbol)),
            Points::from_hundredths(game_points),
        ))
    }

    /// A match of record 330.
    fn forfeited(&self, team: u32, round: u16, boards: &[Round]) -> Option<Match> {
        let mut matches = self.report.forfeited_matches.iter();
        let found =
            matches.find(|one| one.round == round && (one.white == team || one.black == team))?;
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
            match_points: points(self.report.rules.match_worth(symbol)),
            game_points: self.game_points(boards),
            boards: self.as_played(boards),
        })
    }

    /// The rounds of those who sat at the boards: as record 300 says, or in
    /// the order of the team.
    fn boards(&self, team: u32, round: u16) -> Vec<Round> {
        let mut lineups = self.report.lineups.iter();
        let lineup = lineups.find(|one| one.team == team && one.round == round);
        let mut teams = self.report.teams.iter();
        let listed = teams.find(|one| one.number == team).unwrap();
        let at = usize::from(round) - 1;
        let round_of = |number: u32| {
            let rounds = &self.players[&number].rounds;
            rounds.get(at).copied().unwrap_or_default()
        };
        if let Some(lineup) = lineup {
            let seats = lineup.players.iter();
            return seats
                .map(|seat| seat.map(round_of).unwrap_or_default())
                .collect();
        }
        // Who rests has no opponent and the mark of a forfeit or of a bye.
        let sat = |round: &Round| {
            let rests = matches!(round.mark, None | Some(Mark::ZeroBye | Mark::ForfeitLoss));
            round.opponent.is_some() || !rests
        };
        let boards = self.report.rules.board_colors.len();
        let members = listed.members.iter().map(|&member| round_of(member));
        members.filter(sat).take(boards).collect()
    }

    fn game_points(&self, boards: &[Round]) -> Points {
        let entries = boards.iter().map(|round| entry(&self.report.rules, round));
        Points::from_hundredths(entries.map(|entry| entry.points.hundredths()).sum())
    }

    fn as_played(&self, boards: &[Round]) -> Vec<Board> {
        let entries = boards.iter().map(|round| entry(&self.report.rules, round));
        entries
            .map(|entry| Board {
                kind: entry.kind,
                color: entry.color,
                points: entry.points,
            })
            .collect()
    }
}
