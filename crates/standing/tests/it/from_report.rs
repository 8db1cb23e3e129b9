//! Standings out of report files.

use tuomari_report::{
    Color as Colour, Mark, MatchSymbol, Points as Written, Report, Round, Rules, Symbol,
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

/// The teams of a report in which everybody plays in the fixed order.
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
    let teams = report.teams.iter().map(|team| Team {
        number: team.number,
        matches: (0..usize::from(counted))
            .map(|round| one_match(report, &team.members, round))
            .collect(),
    });
    let teams: Vec<Team> = teams.collect();
    TeamField::new(conditions, &teams).unwrap_or_else(|refusal| panic!("{refusal}"))
}

fn one_match(report: &Report, members: &[u32], round: usize) -> Match {
    let rules = &report.rules;
    let round_of = |number: u32| {
        let mut players = report.players.iter();
        let player = players.find(|player| player.number == number).unwrap();
        player.rounds.get(round).copied().unwrap_or_default()
    };
    let team_of = |number: u32| {
        let mut teams = report.teams.iter();
        teams.find(|team| team.members.contains(&number)).unwrap()
    };
    let worth = |members: &[u32]| -> Vec<Board> {
        let entries = members.iter().map(|&one| entry(rules, &round_of(one)));
        entries
            .map(|entry| Board {
                kind: entry.kind,
                color: entry.color,
                points: entry.points,
            })
            .collect()
    };
    let sum = |boards: &[Board]| {
        let hundredths = boards.iter().map(|board| board.points.hundredths()).sum();
        Points::from_hundredths(hundredths)
    };
    let first = round_of(members[0]);
    let boards = worth(members);
    let game_points = sum(&boards);
    let Some(other) = first.opponent.map(team_of) else {
        let byes = report.team_byes.as_ref().expect("record 320");
        return Match {
            kind: Kind::PairingBye,
            opponent: None,
            color: None,
            match_points: points(byes.match_points.expect("match points of a bye")),
            game_points: points(byes.game_points.expect("game points of a bye")),
            boards: Vec::new(),
        };
    };
    let theirs = sum(&worth(&other.members));
    let (kind, symbol) = match game_points.cmp(&theirs) {
        std::cmp::Ordering::Greater => (Kind::Win, MatchSymbol::Win),
        std::cmp::Ordering::Equal => (Kind::Draw, MatchSymbol::Draw),
        std::cmp::Ordering::Less => (Kind::Loss, MatchSymbol::Loss),
    };
    Match {
        kind,
        opponent: Some(other.number),
        color: first.color.map(color),
        match_points: points(rules.match_worth(symbol)),
        game_points,
        boards,
    }
}
