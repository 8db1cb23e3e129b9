//! What has been announced, and who has entered.

use cucumber::given;
use tuomari_competition::{Act, BoardOrder, MatchPoints, Regulations, System, TeamId, TeamRules};
use tuomari_rulebook::{Profile, Rulebook, Rules, Setting};

use super::{
    Hall,
    desk::{Desk, enter, rules_of},
    words::points,
};

#[given(regex = r"^the rules (\S+)$")]
fn rules(hall: &mut Hall, name: String) {
    let (name, overlay) = match name.strip_suffix("+finland") {
        Some(name) => (name, true),
        None => (name.as_str(), false),
    };
    let (book, profile) = book(name);
    hall.desk.rules = rules_of(book, profile, overlay);
}

fn book(name: &str) -> (Rulebook, Profile) {
    let (book, profile) = name.split_once('/').unwrap_or((name, ""));
    let profile = match profile {
        "" => Profile::Only,
        other => other.parse().expect("a profile"),
    };
    (book.parse().expect("a rulebook"), profile)
}

#[given(regex = r"^the rules (\S+), rated by FIDE$")]
fn rated_rules(hall: &mut Hall, name: String) {
    let (book, profile) = book(&name);
    let rules = Rules::of(book, profile).decide(Setting::FideRated, "yes");
    let rules = rules.decide(Setting::DefaultTime, "0");
    hall.desk.rules = rules.build().expect("nothing else is open");
}

fn system(name: &str) -> System {
    match name {
        "Swiss" => System::Swiss,
        "round robin" => System::RoundRobin,
        "double round robin" => System::DoubleRoundRobin,
        "knock-out" => System::KnockOut,
        "competition paired by hand" => System::Manual,
        other => panic!("no system is called {other}"),
    }
}

#[given(
    regex = r"^a (Swiss|round robin|double round robin|knock-out|competition paired by hand) over (\d+) rounds?$"
)]
fn announced(hall: &mut Hall, name: String, rounds: u16) {
    let regulations = Regulations::new("Cup", "fide-2023/standard", system(&name), rounds);
    hall.regulations = Some(regulations);
}

#[given(regex = r#"^the regulations say that (.+) (?:is|are) "([^"]*)"$"#)]
fn regulation(hall: &mut Hall, what: String, value: String) {
    let regulations = hall
        .regulations
        .as_mut()
        .expect("a competition comes first");
    let number = || value.parse().expect("a number");
    match what.as_str() {
        "the number of half-point byes" => regulations.byes.half = number(),
        "the last round with half-point byes" => {
            regulations.byes.until = Some(value.parse().expect("a round"));
        }
        "the title without half-point byes" => regulations.byes.not_for = vec![value],
        "the pairing-allocated bye" => regulations.points.pairing_bye = points(&value),
        "a win" => regulations.points.win = points(&value),
        "a draw" => regulations.points.draw = points(&value),
        "tie-breaks" => regulations.tie_breaks = value.split(' ').map(str::to_owned).collect(),
        "check-in" => regulations.check_in = value == "asked for",
        "FIDE rating" => regulations.rated = value == "asked for",
        "word of leaving" => regulations.leaving_told = value == "asked for",
        "the beginning of round 1" => {
            regulations.schedule = vec![value.parse().expect("milliseconds")];
        }
        other => panic!("no regulation is called {other}"),
    }
}

#[given(expr = "{int} players have entered, the strongest first")]
fn players_as_told(hall: &mut Hall, players: u32) {
    let regulations = hall.regulations.clone().expect("a competition comes first");
    hall.desk.announce(regulations);
    hall.desk.enter_all(players);
}

#[given(expr = "{int} teams of {int} boards and a reserve have entered")]
fn teams_as_told(hall: &mut Hall, teams: u32, boards: u16) {
    let mut regulations = hall.regulations.clone().expect("a competition comes first");
    regulations.teams = Some(TeamRules {
        boards,
        colors: "WB".to_owned(),
        match_points: MatchPoints::default(),
        order: BoardOrder::Fixed,
        deadline_ms: 0,
        bye_game_points: None,
    });
    hall.desk.announce(regulations);
    for team in 1..=teams {
        enter_team(&mut hall.desk, team, boards);
    }
}

fn enter_team(desk: &mut Desk, team: u32, boards: u16) {
    desk.must(Act::EnterTeam {
        name: format!("Team {team}"),
        members: Vec::new(),
    });
    for board in 0..=u32::from(boards) {
        let rating = 2400 - team * 20 - board * 100;
        let name = format!("Player {team}.{board}");
        desk.must(enter(&name, rating, Some(TeamId(team))));
    }
}
