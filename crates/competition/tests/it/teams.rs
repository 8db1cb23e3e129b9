//! Teams, line-ups, programmes.

use tuomari_checker::check;
use tuomari_competition::{
    Act, Competition, Entry, MatterKind, Outcome, PlayerId, Refusal, Regulations, Seat, System,
    TeamId, Who, dealt, entering, options, places, seal, view,
};
use tuomari_report::{Form, Points, Report};
use tuomari_standing::{TieBreak, Value};

use crate::desk::Desk;

fn team(number: u32) -> Who {
    Who::Team(TeamId(number))
}

fn result(number: u32) -> Outcome {
    match number % 3 {
        0 => Outcome::Draw,
        1 => Outcome::WhiteWins,
        _ => Outcome::BlackWins,
    }
}

fn play(desk: &mut Desk, rounds: u16) {
    for _ in 0..rounds {
        let round = desk.start_round();
        desk.open_lineups();
        desk.play_round(round, |board| result(board + u32::from(round)));
        desk.must(Act::CloseRound);
    }
}

#[test]
fn a_swiss_of_teams_agrees_with_the_checker() {
    for teams in [6, 7] {
        let mut desk = Desk::teams(System::Swiss, teams, 4, 4);
        play(&mut desk, 4);
        let text = desk.competition.report().write(Form::Trf26).unwrap();
        let report = Report::read(text.as_bytes()).unwrap();
        let checked = check(&report).unwrap();
        assert_eq!(checked.len(), 4);
        for round in &checked {
            assert!(
                round.agrees(),
                "{teams} teams, round {}: {round:?}",
                round.round
            );
        }
    }
}

/// Match points and game points of everybody, as another counts them from the
/// file.
fn points_of_file(desk: &Desk) -> Vec<(u32, [String; 2])> {
    let text = desk.competition.report().write(Form::Trf26).unwrap();
    let report = Report::read(text.as_bytes()).unwrap();
    let list = TieBreak::list("MPTS,GPTS").unwrap();
    let counted = tuomari_checker::standings(&report, Some(&list)).unwrap();
    let rows = counted.standings.rows.into_iter();
    let both = |at: usize, values: &[Value]| values[at].number.decimals(1);
    rows.map(|row| (row.number, [both(0, &row.values), both(1, &row.values)]))
        .collect()
}

#[test]
fn a_team_that_leaves_a_league_early_counts_for_nobody() {
    for (before, early) in [(2, true), (3, false)] {
        let mut desk = Desk::teams(System::RoundRobin, 6, 2, 5);
        play(&mut desk, before);
        let old = desk.competition.clone();
        desk.must(Act::Withdraw { who: team(1) });
        let mut changed = 0;
        for (number, points) in points_of_file(&desk) {
            let Who::Team(id) = desk.competition.numbers()[usize::try_from(number).unwrap() - 1]
            else {
                panic!("a player among teams");
            };
            let (matches, games) = desk.competition.team_score(id);
            assert_eq!(points, [matches.to_string(), games.to_string()], "{id:?}");
            changed += u32::from((matches, games) != old.team_score(id));
        }
        assert_eq!(changed > 0, early, "after {before} rounds");
        let standings = desk.competition.standings().unwrap();
        let stays = standings.places.iter().any(|place| place.who == team(1));
        assert_eq!(stays, !early, "after {before} rounds");
    }
}

#[test]
fn a_league_counts_match_points_and_game_points() {
    let mut desk = Desk::teams(System::RoundRobin, 4, 2, 3);
    let round = desk.start_round();
    desk.open_lineups();
    desk.play_round(round, |_| Outcome::WhiteWins);
    desk.must(Act::CloseRound);
    // Each team has White at one board: all matches are drawn.
    for number in 1..=4 {
        let score = desk.competition.team_score(TeamId(number));
        assert_eq!(score, (Points::ONE, Points::ONE));
    }
    let round = desk.start_round();
    desk.open_lineups();
    desk.play_round(round, |board| {
        if board % 2 == 1 {
            Outcome::WhiteWins
        } else {
            Outcome::BlackWins
        }
    });
    desk.must(Act::CloseRound);
    let scores = (1..=4).map(|number| desk.competition.team_score(TeamId(number)).0);
    let mut scores: Vec<Points> = scores.collect();
    scores.sort_unstable();
    let points = |points: i32| Points::from_hundredths(points);
    assert_eq!(scores, [points(100), points(100), points(300), points(300)]);
    let standings = desk.competition.standings().unwrap();
    assert_eq!(standings.places.len(), 4);
    assert!(
        check(&desk.competition.report())
            .unwrap()
            .iter()
            .all(tuomari_checker::CheckedRound::agrees)
    );
}

fn lineup(team: u32, order: [u32; 2]) -> Act {
    // A team of two boards and a reserve has three players.
    let player = |place: u32| Some(PlayerId((team - 1) * 3 + place));
    Act::HandInLineup {
        team: TeamId(team),
        players: order.map(player).to_vec(),
        salt: format!("salt of {team}"),
    }
}

#[test]
fn a_sealed_lineup_is_for_arbiters_and_its_own_captain() {
    let mut desk = Desk::teams(System::RoundRobin, 4, 2, 3);
    desk.start_round();
    let captain = |number| Seat::Captain(TeamId(number));
    desk.act(captain(1), lineup(1, [1, 3])).unwrap();
    desk.act(captain(2), lineup(2, [3, 1])).unwrap();
    assert_eq!(
        desk.refused(captain(1), lineup(2, [1, 2])),
        Refusal::NotYours
    );
    assert_eq!(
        desk.refused(Seat::ChiefArbiter, lineup(1, [1, 2])),
        Refusal::NotYours
    );
    let sees = |desk: &Desk, seat: &Seat, number: u32| {
        let view = view(&desk.competition, seat);
        let lineups = &view.rounds[0].lineups;
        let own = lineups
            .iter()
            .find(|one| one.team == TeamId(number))
            .unwrap();
        assert!(own.seal.is_some());
        own.players.is_some()
    };
    for (seat, own, other) in [
        (captain(1), true, false),
        (captain(2), false, true),
        (captain(3), false, false),
        (Seat::ChiefArbiter, true, true),
        (Seat::Organiser, false, false),
        (Seat::Player(PlayerId(1)), false, false),
        (Seat::Public, false, false),
    ] {
        assert_eq!(sees(&desk, &seat, 1), own, "{seat:?}");
        assert_eq!(sees(&desk, &seat, 2), other, "{seat:?}");
    }
    // The order of the second team is wrong: that is for arbiters and captain.
    let departs = |desk: &Desk, seat: &Seat| view(&desk.competition, seat).departures.len();
    assert_eq!(departs(&desk, &captain(1)), 0);
    assert_eq!(departs(&desk, &captain(2)), 1);
    desk.open_lineups();
    assert!(sees(&desk, &Seat::Public, 1) && sees(&desk, &Seat::Public, 2));
    assert_eq!(departs(&desk, &Seat::Public), 1);
    // Whoever likes can make the seal again.
    let shown = view(&desk.competition, &Seat::Public).rounds[0].lineups[0].clone();
    let again = seal(1, shown.team, &shown.players.unwrap(), &shown.salt.unwrap());
    assert_eq!(Some(again), shown.seal);
    let late = desk.refused(captain(3), lineup(3, [1, 2]));
    assert_eq!(late, Refusal::LineupsOpened);
}

#[test]
fn nobody_s_options_tell_another_s_lineup() {
    let mut one = Desk::teams(System::RoundRobin, 4, 2, 3);
    one.start_round();
    let mut other = Desk::teams(System::RoundRobin, 4, 2, 3);
    other.start_round();
    one.act(Seat::Captain(TeamId(1)), lineup(1, [1, 2]))
        .unwrap();
    other
        .act(Seat::Captain(TeamId(1)), lineup(1, [3, 2]))
        .unwrap();
    for seat in [
        Seat::Captain(TeamId(2)),
        Seat::Player(PlayerId(5)),
        Seat::Organiser,
        Seat::Public,
    ] {
        let mut seen = view(&one.competition, &seat);
        let mut too = view(&other.competition, &seat);
        for view in [&mut seen, &mut too] {
            for lineup in &mut view.rounds[0].lineups {
                lineup.seal = None;
            }
        }
        assert_eq!(seen, too, "{seat:?}");
        let of = |desk: &Desk| options(&desk.ctx(), &desk.competition, &seat, desk.at);
        assert_eq!(of(&one), of(&other), "{seat:?}");
    }
}

#[test]
fn no_lineup_by_the_hour_means_the_first_of_the_list() {
    let mut desk = Desk::teams(System::RoundRobin, 2, 2, 1);
    desk.start_round();
    desk.open_lineups();
    let mut players: Vec<u32> = desk
        .boards(1)
        .iter()
        .flat_map(|pair| [pair.0, pair.1])
        .collect();
    players.sort_unstable();
    assert_eq!(players, [1, 2, 4, 5]);
}

#[test]
fn an_empty_board_is_a_forfeit_and_the_file_says_so() {
    let mut desk = Desk::teams(System::Swiss, 4, 2, 2);
    desk.start_round();
    let mut act = lineup(1, [1, 2]);
    if let Act::HandInLineup { players, .. } = &mut act {
        players[1] = None;
    }
    desk.act(Seat::Captain(TeamId(1)), act).unwrap();
    desk.open_lineups();
    desk.play_round(1, |_| Outcome::Draw);
    desk.must(Act::CloseRound);
    desk.must(Act::Pair);
    let text = desk.competition.report().write(Form::Trf26).unwrap();
    let report = Report::read(text.as_bytes()).unwrap();
    assert_eq!(report.lineups.len(), 1);
    let won = report.players.iter().filter(|one| {
        one.rounds
            .first()
            .is_some_and(|round| round.mark == Some(tuomari_report::Mark::ForfeitWin))
    });
    assert_eq!(won.count(), 1);
}

#[test]
fn a_list_changed_on_the_way_is_told() {
    let mut desk = Desk::teams(System::RoundRobin, 2, 2, 1);
    let order = |order: [u32; 3]| Act::SetBoardOrder {
        team: TeamId(1),
        order: order.map(PlayerId).to_vec(),
    };
    desk.must(order([2, 1, 3]));
    assert_eq!(desk.competition.departures(), []);
    desk.start_round();
    desk.must(order([1, 2, 3]));
    let kinds: Vec<MatterKind> = desk
        .competition
        .departures()
        .iter()
        .map(|one| (&one.matter).into())
        .collect();
    assert_eq!(kinds, [MatterKind::BoardOrderLate]);
}

#[test]
fn two_teams_meet_man_against_man() {
    let mut desk = Desk::new();
    let mut regulations = Regulations::new("Match", "fi-blitz-2014", System::Scheveningen, 3);
    regulations.teams = Some(tuomari_competition::TeamRules {
        boards: 3,
        colors: "WB".to_owned(),
        match_points: tuomari_competition::MatchPoints::default(),
        order: tuomari_competition::BoardOrder::Free,
        deadline_ms: 0,
        bye_game_points: None,
    });
    desk.announce(regulations);
    for team in 1..=2 {
        desk.must(Act::EnterTeam {
            name: format!("Team {team}"),
            members: Vec::new(),
        });
        for player in 1..=3 {
            desk.must(crate::desk::enter(
                &format!("{team}.{player}"),
                2000,
                Some(TeamId(team)),
            ));
        }
    }
    let mut met = Vec::new();
    for _ in 0..3 {
        let round = desk.start_round();
        met.extend(
            desk.boards(round)
                .iter()
                .map(|pair| (pair.0.min(pair.1), pair.0.max(pair.1))),
        );
        desk.play_round(round, result);
        desk.must(Act::CloseRound);
    }
    met.sort_unstable();
    let all: Vec<(u32, u32)> = (1..=3).flat_map(|a| (4..=6).map(move |b| (a, b))).collect();
    assert_eq!(met, all);
}

/// Two groups of four, then the first two of each for the title and the rest
/// for the places below, as club teams of blitz do.
#[test]
fn preliminary_groups_lead_to_finals() {
    let entered = Desk::teams(System::RoundRobin, 8, 2, 3).competition;
    let groups = dealt(&entered.numbers(), 2);
    assert_eq!(groups[0], [1, 4, 5, 8].map(team));
    assert_eq!(groups[1], [2, 3, 6, 7].map(team));
    let mut played: Vec<Competition> = Vec::new();
    for group in groups {
        let mut desk = Desk::new();
        desk.announce(entered.regulations().unwrap().clone());
        let entries = group.iter().map(|who| Entry {
            rank: 1,
            from: 0,
            who: *who,
        });
        let entries: Vec<Entry> = entries.collect();
        for act in entering(&[&entered], &entries) {
            desk.must(act);
        }
        play(&mut desk, 3);
        let early = places(&[&desk.competition], 1, 2);
        assert_eq!(early, Err(Refusal::NotFinished));
        let ranks = desk.competition.standings().unwrap();
        let tied: Vec<Who> = ranks.places.iter().map(|place| place.who).collect();
        _ = desk.act(Seat::ChiefArbiter, Act::BreakTies { order: tied });
        desk.must(Act::Finish);
        played.push(desk.competition);
    }
    let title = places(&played, 1, 2).unwrap();
    let rest = places(&played, 3, 4).unwrap();
    assert_eq!(title.len() + rest.len(), 8);
    assert!(title.is_sorted_by_key(|one| (one.rank, one.from)));
    let mut last = Desk::new();
    last.announce(entered.regulations().unwrap().clone());
    for act in entering(&played, &title) {
        last.must(act);
    }
    for (entry, team) in title.iter().zip(last.competition.teams()) {
        let from = &played[entry.from];
        assert_eq!(team.name(), from.name(entry.who));
        let name = |competition: &Competition, id: &PlayerId| {
            let found = competition.player(*id).unwrap();
            found.person().name.clone()
        };
        let Who::Team(before) = entry.who else {
            panic!("a player among teams");
        };
        let before = from.team(before).unwrap().members().iter();
        let before: Vec<String> = before.map(|one| name(from, one)).collect();
        let now = team
            .members()
            .iter()
            .map(|one| name(&last.competition, one));
        assert_eq!(now.collect::<Vec<_>>(), before);
    }
}

#[test]
fn a_match_is_counted_while_it_is_played() {
    let mut desk = Desk::teams(System::RoundRobin, 2, 2, 1);
    desk.start_round();
    let shown = |desk: &Desk| {
        let view = view(&desk.competition, &Seat::Public);
        let one = view.rounds[0].matches[0].clone();
        let both = [one.white, one.black].map(|points| points.to_string());
        (one.boards, both.join("-"), one.open, one.white_points)
    };
    assert_eq!(shown(&desk), (vec![], "0.0-0.0".to_owned(), 0, None));
    desk.open_lineups();
    assert_eq!(shown(&desk), (vec![1, 2], "0.0-0.0".to_owned(), 2, None));
    let enter = |board, outcome| Act::EnterResult {
        round: 1,
        board,
        outcome,
    };
    // At the second board the team that has White has Black.
    desk.must(enter(2, Outcome::BlackWins));
    assert_eq!(shown(&desk), (vec![1, 2], "1.0-0.0".to_owned(), 1, None));
    desk.must(enter(1, Outcome::Draw));
    let two = Some(Points::from_hundredths(200));
    assert_eq!(shown(&desk), (vec![1, 2], "1.5-0.5".to_owned(), 0, two));
}

#[test]
fn a_captain_calls_and_only_those_whom_it_concerns_know() {
    let mut desk = Desk::teams(System::Swiss, 4, 2, 2);
    let captain = |team| Seat::Captain(TeamId(team));
    let call = |text: &str| Act::CallArbiter {
        text: text.to_owned(),
    };
    let answer = Act::AnswerCall { call: 1 };
    desk.act(captain(2), call(" Board 3 ")).unwrap();
    let twice = desk.refused(captain(2), call(""));
    assert_eq!(twice, Refusal::AlreadyCalled);
    let sees = |desk: &Desk, seat: &Seat| view(&desk.competition, seat).calls;
    for (seat, count) in [
        (Seat::ChiefArbiter, 1),
        (Seat::SectorArbiter(1, 1), 1),
        (Seat::Organiser, 1),
        (captain(2), 1),
        (captain(1), 0),
        (Seat::Public, 0),
    ] {
        assert_eq!(sees(&desk, &seat).len(), count, "{seat:?}");
    }
    assert_eq!(sees(&desk, &Seat::ChiefArbiter)[0].text, "Board 3");
    let others = desk.refused(captain(1), answer.clone());
    assert_eq!(others, Refusal::NotYours);
    desk.act(Seat::SectorArbiter(1, 1), answer.clone()).unwrap();
    assert_eq!(sees(&desk, &Seat::ChiefArbiter), []);
    let late = desk.refused(Seat::ChiefArbiter, answer);
    assert_eq!(late, Refusal::UnknownCall);
    // He may call again, and take it back himself.
    desk.act(captain(2), call("")).unwrap();
    let back = Act::AnswerCall { call: 2 };
    desk.act(captain(2), back).unwrap();
    let long = desk.refused(captain(2), call(&"a".repeat(201)));
    assert_eq!(long, Refusal::Unfit);
    let arbiter = desk.refused(Seat::ChiefArbiter, call(""));
    assert_eq!(arbiter, Refusal::NotYours, "he need not");
}
