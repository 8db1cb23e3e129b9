//! Commands at hazard: mostly what makes sense, and often what does not.

use strum::VariantArray as _;
use tuomari_competition::{
    Absent, Acceleration, Act, ActKind, Alteration, BoardOrder, Breach, Bye, ByeRules, Command,
    Competition, Measure, Outcome, Person, PlayerId, Regulations, Seat, Side, Stage, System,
    TableId, TableResult, TeamId, TeamRules, Who,
};
use tuomari_report::Points;
use tuomari_testkit::Dice;

pub(crate) fn any_command(dice: &mut Dice, c: &Competition, at: u64) -> Command {
    let act = if dice.one_in(3) {
        let kind = *dice.choose(ActKind::VARIANTS).unwrap();
        act_of(dice, c, kind)
    } else {
        likely(dice, c)
    };
    let by = any_seat(dice, c, &act);
    Command { at, by, act }
}

/// What a desk would do next.
fn likely(dice: &mut Dice, c: &Competition) -> Act {
    let Some(regulations) = c.regulations() else {
        return act_of(dice, c, ActKind::Announce);
    };
    let kind = match c.rounds().last() {
        _ if regulations.teams.is_some() && c.teams().len() < 4 => ActKind::EnterTeam,
        _ if c.players().len() < 6 => ActKind::Enter,
        None => [ActKind::Pair, ActKind::Enter][dice.below(2)],
        Some(round) => match round.stage() {
            Stage::Paired | Stage::Altered if round.meetings().is_empty() => ActKind::Alter,
            Stage::Paired | Stage::Altered => {
                [ActKind::Confirm, ActKind::Confirm, ActKind::Alter][dice.below(3)]
            }
            Stage::Confirmed => ActKind::Publish,
            Stage::Published if round.boards().is_empty() => {
                [ActKind::HandInLineup, ActKind::OpenLineups][dice.below(2)]
            }
            Stage::Published if round.boards().iter().all(|one| one.outcome().is_some()) => {
                ActKind::CloseRound
            }
            Stage::Published => [
                ActKind::EnterResult,
                ActKind::TakeResults,
                ActKind::EnterResult,
                ActKind::BeginPlay,
            ][dice.below(4)],
            Stage::Closed if c.paired() >= regulations.rounds => {
                [ActKind::Finish, ActKind::Sign, ActKind::HandIn][dice.below(3)]
            }
            Stage::Closed => ActKind::Pair,
        },
    };
    act_of(dice, c, kind)
}

fn any_seat(dice: &mut Dice, c: &Competition, act: &Act) -> Seat {
    match act {
        Act::HandInLineup { team, .. } | Act::ConfirmMatch { team, .. } if !dice.one_in(8) => {
            return Seat::Captain(*team);
        }
        Act::LodgeAppeal { .. } | Act::CallArbiter { .. } if dice.one_in(2) => {
            return Seat::Player(any_player(dice, c));
        }
        Act::RequestBye {
            who: Who::Player(player),
            ..
        } if dice.one_in(2) => {
            return Seat::Player(*player);
        }
        _ => {}
    }
    if !dice.one_in(6) {
        return Seat::ChiefArbiter;
    }
    match dice.below(9) {
        0 => Seat::Organiser,
        1 => Seat::Deputy,
        2 => Seat::SectorArbiter(1, 2),
        3 => Seat::Captain(any_team(dice, c)),
        4 => Seat::Player(any_player(dice, c)),
        5 => Seat::Table(any_table(dice, c)),
        6 => Seat::System,
        7 => Seat::Public,
        _ => Seat::ChiefArbiter,
    }
}

/// One of those there are, and one more.
fn any_player(dice: &mut Dice, c: &Competition) -> PlayerId {
    PlayerId(number(dice.below(c.players().len() + 2)))
}

fn any_team(dice: &mut Dice, c: &Competition) -> TeamId {
    TeamId(number(dice.below(c.teams().len() + 2)))
}

fn any_who(dice: &mut Dice, c: &Competition) -> Who {
    let is_other = dice.one_in(30);
    if c.pairs_teams() == is_other {
        any_player(dice, c).into()
    } else {
        any_team(dice, c).into()
    }
}

fn any_round(dice: &mut Dice, c: &Competition) -> u16 {
    let near = usize::from(c.paired()) + 3;
    u16::try_from(dice.below(near)).unwrap()
}

fn next_round(dice: &mut Dice, c: &Competition) -> u16 {
    c.paired() + u16::try_from(dice.below(4)).unwrap()
}

fn any_board(dice: &mut Dice, c: &Competition, round: u16) -> u32 {
    let boards = c.round(round).map_or(0, |round| round.boards().len());
    number(dice.below(boards + 2))
}

fn any_table(dice: &mut Dice, c: &Competition) -> TableId {
    let view = c.rounds().last().map_or(0, |round| round.boards().len());
    TableId(format!("{}-{}", c.paired(), dice.below(view + 2)))
}

fn number(place: usize) -> u32 {
    u32::try_from(place).unwrap()
}

fn any_points(dice: &mut Dice) -> Points {
    Points::from_hundredths(i32::try_from(dice.below(7)).unwrap() * 50 - 50)
}

fn any_outcome(dice: &mut Dice) -> Outcome {
    match dice.below(14) {
        0..=2 => Outcome::WhiteWins,
        3..=4 => Outcome::Draw,
        5..=6 => Outcome::BlackWins,
        7 => Outcome::WhiteWinsUnrated,
        8 => Outcome::WhiteForfeits,
        9 => Outcome::BlackForfeits,
        10 => Outcome::BothForfeit,
        11 => Outcome::Adjourned,
        12 => Outcome::DrawUnrated,
        _ => Outcome::Ruled {
            white: any_points(dice),
            black: any_points(dice),
        },
    }
}

fn any_person(dice: &mut Dice) -> Person {
    Person {
        name: format!("Player {}", dice.below(50)),
        title: ["", "", "", "FM", "GM"][dice.below(5)].to_owned(),
        rating: (!dice.one_in(6)).then(|| number(1200 + dice.below(20) * 50)),
        federation: "FIN".to_owned(),
        ..Person::default()
    }
}

fn any_regulations(dice: &mut Dice, now: Option<&Regulations>) -> Regulations {
    let system = match dice.below(10) {
        0..=4 => System::Swiss,
        _ => *dice.choose(System::VARIANTS).unwrap(),
    };
    let rounds = u16::try_from(dice.below(7)).unwrap();
    let mut all = match now {
        Some(now) if !dice.one_in(3) => now.clone(),
        _ => Regulations::new("Cup", "", system, rounds),
    };
    match dice.below(8) {
        0 => all.rounds = rounds,
        1 => all.tie_breaks = vec![["BH", "SB", "DE", "ARO", "nonsense"][dice.below(5)].to_owned()],
        2 => all.points.pairing_bye = Points::HALF,
        3 => all.check_in = dice.one_in(4),
        4 => all.acceleration = Acceleration::Baku,
        5 => {
            all.byes = ByeRules {
                half: 1,
                until: Some(2),
                not_for: vec!["GM".to_owned()],
            };
        }
        6 => all.points.win = Points::from_hundredths(300),
        _ => {}
    }
    if now.is_none() && dice.one_in(3) {
        all.teams = Some(TeamRules {
            boards: u16::try_from(dice.below(4)).unwrap(),
            colors: ["WB", "WBBW", ""][dice.below(3)].to_owned(),
            match_points: tuomari_competition::MatchPoints::default(),
            order: [
                BoardOrder::Fixed,
                BoardOrder::ByRating(50),
                BoardOrder::Free,
            ][dice.below(3)],
            deadline_ms: 0,
            bye_game_points: None,
        });
    }
    all
}

fn any_alteration(dice: &mut Dice, c: &Competition) -> Alteration {
    match dice.below(5) {
        0 => Alteration::Swap {
            one: any_who(dice, c),
            other: any_who(dice, c),
        },
        1 => Alteration::Seat {
            white: any_who(dice, c),
            black: any_who(dice, c),
        },
        2 => Alteration::Unseat {
            who: any_who(dice, c),
        },
        3 => Alteration::GiveBye {
            who: any_who(dice, c),
            bye: *dice.choose(Bye::VARIANTS).unwrap(),
        },
        _ => Alteration::TurnColors {
            board: number(dice.below(5)),
        },
    }
}

fn any_lineup(dice: &mut Dice, c: &Competition) -> Act {
    let team = any_team(dice, c);
    let members = c.team(team).map_or(&[][..], |team| team.members());
    let boards = c.regulations().and_then(|one| one.teams.as_ref());
    let boards = boards.map_or(1, |rules| usize::from(rules.boards));
    let mut players: Vec<Option<PlayerId>> = members.iter().map(|one| Some(*one)).collect();
    if dice.one_in(3) {
        players.reverse();
    }
    if dice.one_in(6) {
        players = vec![Some(any_player(dice, c)); boards];
    }
    players.resize(boards, None);
    Act::HandInLineup {
        team,
        players,
        salt: format!("salt {:08}", dice.below(1000)),
    }
}

fn tables(dice: &mut Dice, c: &Competition) -> Vec<TableId> {
    let Some(round) = c.rounds().last() else {
        return Vec::new();
    };
    let rules = c.regulations().and_then(|one| one.teams.as_ref());
    let each = rules.map_or(1, |rules| usize::from(rules.boards));
    let boards = match (c.pairs_teams(), round.stage()) {
        (true, Stage::Published) => each * round.meetings().len(),
        (true, _) => 0,
        (false, _) => round.meetings().len(),
    };
    let boards = boards + usize::from(dice.one_in(20));
    let name = |board| TableId(format!("{}-{board}", round.number()));
    (0..boards).map(name).collect()
}

#[expect(clippy::too_many_lines, reason = "a table")]
fn act_of(dice: &mut Dice, c: &Competition, kind: ActKind) -> Act {
    let who = any_who(dice, c);
    let player = any_player(dice, c);
    let team = any_team(dice, c);
    let round = any_round(dice, c);
    let board = any_board(dice, c, round);
    match kind {
        ActKind::Announce => Act::Announce {
            regulations: Box::new(any_regulations(dice, None)),
        },
        ActKind::Amend => Act::Amend {
            regulations: Box::new(any_regulations(dice, c.regulations())),
        },
        ActKind::Enter => {
            let teams = c.regulations().is_some_and(|one| one.teams.is_some());
            Act::Enter {
                person: Box::new(any_person(dice)),
                team: (teams != dice.one_in(20)).then_some(team),
            }
        }
        ActKind::EnterTeam => Act::EnterTeam {
            name: format!("Team {}", dice.below(20)),
            members: Vec::new(),
        },
        ActKind::Correct => Act::Correct {
            player,
            person: Box::new(any_person(dice)),
        },
        ActKind::SetBoardOrder => {
            let members = c.team(team).map_or(&[][..], |team| team.members());
            Act::SetBoardOrder {
                team,
                order: members.iter().rev().copied().collect(),
            }
        }
        ActKind::Withdraw => Act::Withdraw { who },
        ActKind::Readmit => Act::Readmit { who },
        ActKind::CloseEntries => Act::CloseEntries,
        ActKind::DrawColor => Act::DrawColor {
            lot: [Side::White, Side::Black][dice.below(2)],
        },
        ActKind::AssignNumbers => {
            let mut order = c.numbers();
            if !order.is_empty() {
                let turn = dice.below(order.len());
                order.rotate_left(turn);
            }
            Act::AssignNumbers {
                order: dice.one_in(2).then_some(order),
            }
        }
        ActKind::CheckIn => Act::CheckIn {
            who,
            here: !dice.one_in(4),
        },
        ActKind::RequestBye => Act::RequestBye {
            who,
            round: next_round(dice, c),
            bye: *dice.choose(Bye::VARIANTS).unwrap(),
        },
        ActKind::GrantBye => Act::GrantBye {
            who,
            round: next_round(dice, c),
            bye: *dice.choose(Bye::VARIANTS).unwrap(),
        },
        ActKind::RefuseBye => Act::RefuseBye {
            who,
            round: next_round(dice, c),
        },
        ActKind::DeclareAbsent => Act::DeclareAbsent {
            who,
            round: next_round(dice, c),
        },
        ActKind::Prohibit => Act::Prohibit {
            who: vec![who, any_who(dice, c)],
            first: next_round(dice, c),
            last: next_round(dice, c),
        },
        ActKind::Pair => Act::Pair,
        ActKind::Alter => Act::Alter {
            change: any_alteration(dice, c),
        },
        ActKind::Confirm => Act::Confirm,
        ActKind::HandInLineup => any_lineup(dice, c),
        ActKind::OpenLineups => Act::OpenLineups {
            tables: tables(dice, c),
        },
        ActKind::ConfirmMatch => Act::ConfirmMatch {
            round: next_round(dice, c).saturating_sub(1),
            team: TeamId(u32::try_from(dice.below(4)).unwrap() + 1),
        },
        ActKind::Publish => Act::Publish {
            tables: tables(dice, c),
        },
        ActKind::Recall => Act::Recall,
        ActKind::Unpair => Act::Unpair,
        ActKind::BeginPlay => Act::BeginPlay {
            table: any_table(dice, c),
        },
        ActKind::SetAnew => Act::SetAnew {
            instead: any_table(dice, c),
            table: TableId(format!("anew-{}", dice.below(1_000))),
        },
        ActKind::TakeResults => Act::TakeResults {
            results: (0..dice.below(3))
                .map(|_| TableResult {
                    table: any_table(dice, c),
                    version: dice.bits() % 10,
                    hash: "hash".to_owned(),
                    outcome: any_outcome(dice),
                })
                .collect(),
        },
        ActKind::EnterResult => {
            let round = if dice.one_in(5) { round } else { c.paired() };
            Act::EnterResult {
                round,
                board: any_board(dice, c, round),
                outcome: any_outcome(dice),
            }
        }
        ActKind::Default => Act::Default {
            round,
            board,
            absent: *dice.choose(Absent::VARIANTS).unwrap(),
        },
        ActKind::Adjourn => Act::Adjourn { round, board },
        ActKind::CorrectResult => Act::CorrectResult {
            round,
            board,
            outcome: any_outcome(dice),
        },
        ActKind::SendOn => Act::SendOn { who },
        ActKind::NoteBreach => Act::NoteBreach {
            player,
            round,
            breach: *dice.choose(Breach::VARIANTS).unwrap(),
        },
        ActKind::Penalise => Act::Penalise {
            player,
            round,
            measure: match dice.below(5) {
                0 => Measure::Warning,
                1 => Measure::RaiseOpponent {
                    points: any_points(dice),
                },
                2 => Measure::LowerOffender {
                    points: any_points(dice),
                },
                3 => Measure::Loss {
                    opponent: any_points(dice),
                },
                _ => Measure::Fine { amount: 100 },
            },
        },
        ActKind::ExcludeFromRounds => Act::ExcludeFromRounds {
            player,
            first: next_round(dice, c),
            last: next_round(dice, c),
        },
        ActKind::Expel => Act::Expel { player },
        ActKind::Adjust => Act::Adjust {
            who,
            points: any_points(dice),
        },
        ActKind::LodgeAppeal => Act::LodgeAppeal {
            round,
            text: "It was wrong".to_owned(),
        },
        ActKind::DecideAppeal => Act::DecideAppeal {
            appeal: number(dice.below(3)),
            upheld: dice.one_in(2),
        },
        ActKind::CallArbiter => Act::CallArbiter {
            text: "The clock stands".to_owned(),
        },
        ActKind::AnswerCall => Act::AnswerCall {
            call: number(dice.below(3)),
        },
        ActKind::CloseRound => Act::CloseRound,
        ActKind::BreakTies => {
            let order = c.numbers();
            let order = order.into_iter().take(2 + dice.below(2)).collect();
            Act::BreakTies { order }
        }
        ActKind::Finish => Act::Finish,
        ActKind::Sign => Act::Sign {
            name: "Arbiter".to_owned(),
        },
        ActKind::HandIn => Act::HandIn {
            digest: "abc".to_owned(),
        },
    }
}
