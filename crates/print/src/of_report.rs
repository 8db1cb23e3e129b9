//! A report file as material for papers.

use std::collections::BTreeMap;

use tuomari_competition::{
    BoardView, Bye, Idle, Outcome, PlaceView, PlayerId, PlayerView, PointSystem, Regulations,
    RoundView, Side, Stage, System, View, Who, Why,
};
use tuomari_report::{Color, Mark, Player, Points, Report, Symbol};

use crate::material::Material;

impl Material {
    /// What a report file says of its players, with the places and the codes
    /// of their values as they were counted. Boards have their numbers by the
    /// scores of those who meet; a file does not say them. Teams are left out.
    pub fn of_report(
        report: &Report,
        system: System,
        codes: Vec<String>,
        places: Vec<PlaceView>,
    ) -> Material {
        let points = points(report);
        let regulations = regulations(report, system, points, &codes);
        let rounds = report.rounds_played();
        let rounds = (0..rounds).map(|place| round(report, place, &points));
        let rounds: Vec<RoundView> = rounds.collect();
        let players = report.players.iter().map(|player| {
            let counted = score(player, player.rounds.len(), &points);
            view_of(player, player.points.unwrap_or(counted))
        });
        let numbers = report.players.iter();
        let numbers = numbers.map(|one| (Who::Player(PlayerId(one.number)), one.number));
        Material {
            codes,
            numbers: numbers.collect::<BTreeMap<Who, u32>>(),
            departures: Vec::new(),
            view: View {
                by_fide: true,
                finished: rounds.len() >= usize::from(regulations.rounds)
                    && rounds.iter().all(|round| round.stage == Stage::Closed),
                regulations: Some(regulations),
                players: players.collect(),
                teams: Vec::new(),
                rounds,
                places,
                departures: Vec::new(),
                appeals: Vec::new(),
                calls: Vec::new(),
                prohibited: Vec::new(),
            },
        }
    }
}

fn regulations(
    report: &Report,
    system: System,
    points: PointSystem,
    codes: &[String],
) -> Regulations {
    let heading = &report.heading;
    let played = report.rounds_played();
    let rounds = report.rules.rounds.map_or(played, usize::from);
    let rounds = u16::try_from(rounds.max(played)).unwrap_or(u16::MAX);
    Regulations {
        city: heading.city.clone(),
        federation: heading.federation.clone(),
        first_day: heading.first_day,
        last_day: heading.last_day,
        chief_arbiter: heading.chief_arbiter.clone(),
        deputies: heading.deputies.clone(),
        time_control: heading.rate_of_play.clone(),
        tie_breaks: codes.iter().skip(1).cloned().collect(),
        points,
        ..Regulations::new(&heading.name, "", system, rounds)
    }
}

fn points(report: &Report) -> PointSystem {
    let worth = |symbol| report.rules.worth(symbol);
    PointSystem {
        win: worth(Symbol::Win),
        draw: worth(Symbol::Draw),
        loss: worth(Symbol::Loss),
        absent: worth(Symbol::Absent),
        pairing_bye: worth(Symbol::PairingBye),
    }
}

fn view_of(player: &Player, score: Points) -> PlayerView {
    let person = &player.person;
    PlayerView {
        player: PlayerId(player.number),
        name: person.name.clone(),
        title: person.title.clone(),
        rating: person.rating,
        federation: person.federation.clone(),
        club: String::new(),
        team: None,
        score,
        withdrawn: false,
        expelled: false,
        private: None,
    }
}

/// The points of a player before a round.
fn score(player: &Player, before: usize, points: &PointSystem) -> Points {
    let marks = player.rounds.iter().take(before);
    let marks = marks.filter_map(|round| round.mark);
    let sum = marks.map(|mark| points.of_mark(mark).hundredths()).sum();
    Points::from_hundredths(sum)
}

fn round(report: &Report, place: usize, points: &PointSystem) -> RoundView {
    let all: BTreeMap<u32, &Player> = report.players.iter().map(|one| (one.number, one)).collect();
    let mut boards = Vec::new();
    let mut idle = Vec::new();
    for player in &report.players {
        let Some(own) = player.rounds.get(place) else {
            continue;
        };
        let opponent = own.opponent.and_then(|number| all.get(&number));
        match (opponent, own.color) {
            (Some(other), Some(Color::White)) => {
                let theirs = other.rounds.get(place).and_then(|round| round.mark);
                let scores = [player, other].map(|one| score(one, place, points).hundredths());
                // The higher of the two first, then both, then the numbers.
                let order = (
                    -scores[0].max(scores[1]),
                    -(scores[0] + scores[1]),
                    player.number.min(other.number),
                );
                let outcome = outcome(own.mark, theirs, points);
                boards.push((order, player.number, other.number, outcome));
            }
            (Some(_), _) => {}
            (None, _) => idle.extend(own.mark.and_then(bye).map(|bye| Idle {
                who: Who::Player(PlayerId(player.number)),
                bye,
                why: Why::Granted,
            })),
        }
    }
    boards.sort_by_key(|(order, ..)| *order);
    let over = boards.iter().all(|(.., outcome)| outcome.is_some());
    let boards = (1..)
        .zip(boards)
        .map(|(board, (_, white, black, outcome))| BoardView {
            board,
            white: Some(PlayerId(white)),
            black: Some(PlayerId(black)),
            table: None,
            begun: outcome.is_some(),
            outcome,
            hash: None,
        });
    RoundView {
        matches: Vec::new(),
        round: u16::try_from(place + 1).unwrap_or(u16::MAX),
        stage: if over {
            Stage::Closed
        } else {
            Stage::Published
        },
        meetings: Vec::new(),
        idle,
        brackets: Vec::new(),
        boards: boards.collect(),
        lineups: Vec::new(),
        edition: String::new(),
        engine: String::new(),
    }
}

/// What two marks say of a game; points of their own where they do not fit
/// together.
fn outcome(white: Option<Mark>, black: Option<Mark>, points: &PointSystem) -> Option<Outcome> {
    let (white, black) = (white?, black?);
    let usual = [
        Outcome::WhiteWins,
        Outcome::Draw,
        Outcome::BlackWins,
        Outcome::WhiteWinsUnrated,
        Outcome::DrawUnrated,
        Outcome::BlackWinsUnrated,
        Outcome::WhiteForfeits,
        Outcome::BlackForfeits,
        Outcome::BothForfeit,
        Outcome::Adjourned,
    ];
    let marks = |outcome: &Outcome| {
        let [white, black] = [Side::White, Side::Black].map(|side| outcome.mark(side, points));
        (white, black)
    };
    let found = usual.into_iter().find(|one| marks(one) == (white, black));
    Some(found.unwrap_or(Outcome::Ruled {
        white: points.of_mark(white),
        black: points.of_mark(black),
    }))
}

fn bye(mark: Mark) -> Option<Bye> {
    match mark {
        Mark::PairingBye => Some(Bye::Pairing),
        Mark::FullBye => Some(Bye::Full),
        Mark::HalfBye => Some(Bye::Half),
        Mark::ZeroBye => Some(Bye::Zero),
        _ => None,
    }
}
