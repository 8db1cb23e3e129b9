//! The report of a finished competition of teams.

use tuomari_pairing::Refusal;
use tuomari_report::{
    Bye, ByeKind, Color, Heading, Mark, MatchSymbol, Person, Player, Points, Report, Rules, Symbol,
    Team, TeamByes,
};

use super::Play;
use super::axes::{GAMES, MATCH_DRAW, MATCH_WIN};
use super::round::board_color;
use super::squad::{Member, Squad};
use crate::swiss::FIRST_DAY;
use crate::tie_breaks::place;

pub(super) fn report(seed: u64, play: &Play, ended: Option<(u16, Refusal)>) -> Report {
    let members = play.squads.iter().flat_map(|squad| &squad.members);
    let players: Vec<Player> = members.map(player).collect();
    let comment = |(round, refusal)| format!(" Round {round} was not paired: {refusal}");
    let mut report = Report {
        heading: Heading {
            name: format!("Made by dice, seed {seed}"),
            first_day: Some(FIRST_DAY),
            last_day: Some(FIRST_DAY),
            players: u32::try_from(players.len()).ok(),
            rated: u32::try_from(players.len()).ok(),
            teams: Some(play.shape.teams),
            kind: "Team Swiss".to_owned(),
            ..Heading::default()
        },
        rules: rules(play),
        players,
        teams: play.squads.iter().map(|squad| team(play, squad)).collect(),
        byes: byes(play),
        team_byes: Some(TeamByes {
            match_points: Some(Points::from_hundredths(MATCH_DRAW)),
            game_points: Some(Points::from_hundredths(
                play.shape.all_boards(Mark::PairingBye),
            )),
            teams: play.byes.clone(),
        }),
        forfeited_matches: play.forfeited.clone(),
        comments: ended.into_iter().map(comment).collect(),
        ..Report::default()
    };
    place(&mut report);
    report
}

fn rules(play: &Play) -> Rules {
    let boards = usize::try_from(play.shape.boards).unwrap_or(0);
    Rules {
        rounds: Some(play.shape.rounds),
        first_color: Some(play.shape.initial),
        points: vec![
            (Symbol::Win, GAMES.win),
            (Symbol::Draw, GAMES.draw),
            (Symbol::Loss, GAMES.loss),
            (Symbol::Absent, GAMES.absent),
            (Symbol::PairingBye, GAMES.bye),
        ],
        paired_by: "Tuomari".to_owned(),
        type_code: play.shape.code.text(),
        tie_breaks: play.shape.tie_breaks.clone(),
        board_colors: (0..boards)
            .map(|board| board_color(Color::White, board))
            .collect(),
        match_points: vec![
            (MatchSymbol::Win, Points::from_hundredths(MATCH_WIN)),
            (MatchSymbol::Draw, Points::from_hundredths(MATCH_DRAW)),
            (MatchSymbol::Loss, Points::ZERO),
        ],
        ..Rules::default()
    }
}

fn player(member: &Member) -> Player {
    let marks = member.rounds.iter().filter_map(|round| round.mark);
    let points = marks.map(|mark| GAMES.of(mark).hundredths()).sum();
    Player {
        number: member.number,
        person: Person {
            name: format!("Player, {}", member.number),
            rating: Some(member.rating),
            ..Person::default()
        },
        points: Some(Points::from_hundredths(points)),
        rank: Some(member.number),
        rounds: member.rounds.clone(),
    }
}

fn team(play: &Play, squad: &Squad) -> Team {
    let score = |squad: &Squad| {
        if play.shape.code.by_game_points {
            squad.game_points
        } else {
            squad.match_points
        }
    };
    let above = play
        .squads
        .iter()
        .filter(|other| score(other) > score(squad));
    Team {
        number: squad.number,
        name: format!("Team {}", squad.number),
        nickname: format!("T{}", squad.number),
        match_points: Some(Points::from_hundredths(squad.match_points)),
        game_points: Some(Points::from_hundredths(squad.game_points)),
        rank: u32::try_from(above.count() + 1).ok(),
        members: squad.members.iter().map(|member| member.number).collect(),
        ..Team::default()
    }
}

/// Record 240: the teams that were not paired, a record for each kind and round.
fn byes(play: &Play) -> Vec<Bye> {
    let kinds = [
        (ByeKind::Full, Mark::FullBye),
        (ByeKind::Half, Mark::HalfBye),
        (ByeKind::Zero, Mark::ZeroBye),
    ];
    let mut byes = Vec::new();
    for (round, at) in (1..).zip(0..play.byes.len()) {
        for (kind, mark) in kinds {
            // A team is away if all of its players are.
            let is_away = |squad: &&Squad| {
                let rounds = squad
                    .members
                    .iter()
                    .filter_map(|member| member.rounds.get(at));
                rounds.clone().all(|round| round.opponent.is_none())
                    && rounds.clone().next().and_then(|round| round.mark) == Some(mark)
            };
            let squads = play.squads.iter().filter(is_away);
            let ids: Vec<u32> = squads.map(|squad| squad.number).collect();
            if !ids.is_empty() {
                byes.push(Bye { kind, round, ids });
            }
        }
    }
    byes
}
