//! What a seat may do now.
//!
//! There is no second list of rules here: acts that could be tried are put to
//! [`decide`] itself, and what it refuses is not offered. Only the pairing is
//! not made to see whether it can be.

use strum::VariantArray as _;
use tuomari_report::Points;

use crate::{
    decide::decide,
    draft::{Ctx, Draft},
    room::{pairing, rights},
    state::competition::Competition,
    word::{
        act::{Absent, Act, ActKind, Alteration, Command, TableResult},
        article::Article,
        breach::{Breach, Measure},
        departure::Departure,
        happening::{Event, Happening},
        id::{Side, TableId, Who},
        outcome::{Bye, Outcome},
        person::Person,
        regulations::{Regulations, System},
        seat::Seat,
    },
};

/// Something a seat may do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// An example of the act; people fill in names, boards and results.
    pub act: Act,
    pub cites: Vec<Article>,
    /// What would depart from the rules, in this example.
    pub departures: Vec<Departure>,
}

/// What a seat may do at an instant: one choice for each kind of act, with an
/// example that is not refused.
pub fn options(ctx: &Ctx<'_>, competition: &Competition, seat: &Seat, at: u64) -> Vec<Choice> {
    let mut choices = Vec::new();
    for kind in ActKind::VARIANTS {
        for act in examples(competition, seat, *kind) {
            let command = Command {
                at,
                by: seat.clone(),
                act,
            };
            if let Some(choice) = offered(*ctx, competition, &command) {
                choices.push(choice);
                break;
            }
        }
    }
    choices
}

fn offered(ctx: Ctx<'_>, competition: &Competition, command: &Command) -> Option<Choice> {
    let act = command.act.clone();
    if act == Act::Pair {
        let draft = Draft {
            ctx: &ctx,
            competition,
            at: command.at,
            by: &command.by,
            events: Vec::new(),
        };
        rights::check(&draft, &act).ok()?;
        rights::check_phase(&draft, &act).ok()?;
        pairing::next_round(&draft).ok()?;
        return Some(Choice {
            act,
            cites: Vec::new(),
            departures: Vec::new(),
        });
    }
    let events = decide(&ctx, competition, command).ok()?;
    let cites = events.last().map(|event| event.cites.clone());
    let departures = events.iter().filter_map(departure);
    Some(Choice {
        act,
        cites: cites.unwrap_or_default(),
        departures: departures.collect(),
    })
}

fn departure(event: &Event) -> Option<Departure> {
    match &event.what {
        Happening::Departed(departure) => Some(departure.clone()),
        _ => None,
    }
}

/// Whom an act of this seat could be about.
fn about(c: &Competition, seat: &Seat) -> Vec<Who> {
    match seat {
        Seat::Player(player) => vec![Who::Player(*player)],
        Seat::Captain(team) => vec![Who::Team(*team)],
        _ => c.units(),
    }
}

/// Acts of a kind that may be possible now, the likeliest first.
#[expect(clippy::too_many_lines, reason = "a table")]
fn examples(c: &Competition, seat: &Seat, kind: ActKind) -> Vec<Act> {
    let next = c.paired().saturating_add(1);
    let open = c.rounds.last().map_or(0, |round| round.number);
    let text = || "…".to_owned();
    let each = |act: fn(Who) -> Act| about(c, seat).into_iter().map(act).collect();
    let boards = |act: &dyn Fn(u16, u32) -> Act| -> Vec<Act> {
        let rounds = c.rounds.iter().rev();
        let all =
            rounds.flat_map(|round| (1..).zip(&round.boards).map(|(at, _)| (round.number, at)));
        all.map(|(round, board)| act(round, board)).collect()
    };
    let players = |act: &dyn Fn(crate::PlayerId) -> Act| -> Vec<Act> {
        c.players.iter().map(|one| act(one.id)).collect()
    };
    match kind {
        ActKind::Announce => vec![Act::Announce {
            regulations: Box::new(Regulations::new("…", "", System::Swiss, 1)),
        }],
        ActKind::Amend => amended(c),
        ActKind::Enter => vec![Act::Enter {
            person: Box::new(Person {
                name: text(),
                ..Person::default()
            }),
            team: c.teams.first().map(|team| team.id),
        }],
        ActKind::EnterTeam => vec![Act::EnterTeam {
            name: text(),
            members: Vec::new(),
        }],
        ActKind::Correct => players(&|player| Act::Correct {
            player,
            person: Box::new(Person {
                name: text(),
                ..Person::default()
            }),
        }),
        ActKind::SetBoardOrder => turned_lists(c),
        ActKind::Withdraw => each(|who| Act::Withdraw { who }),
        ActKind::Readmit => each(|who| Act::Readmit { who }),
        ActKind::CloseEntries => vec![Act::CloseEntries],
        ActKind::DrawColor => vec![Act::DrawColor { lot: Side::White }],
        ActKind::AssignNumbers => vec![Act::AssignNumbers { order: None }],
        ActKind::CheckIn => about(c, seat)
            .into_iter()
            .flat_map(|who| [true, false].map(|here| Act::CheckIn { who, here }))
            .collect(),
        ActKind::RequestBye => about(c, seat)
            .into_iter()
            .map(|who| Act::RequestBye {
                who,
                round: next,
                bye: Bye::Half,
            })
            .collect(),
        ActKind::GrantBye => about(c, seat)
            .into_iter()
            .map(|who| Act::GrantBye {
                who,
                round: next,
                bye: Bye::Half,
            })
            .collect(),
        ActKind::RefuseBye => requested(c),
        ActKind::DeclareAbsent => about(c, seat)
            .into_iter()
            .map(|who| Act::DeclareAbsent { who, round: next })
            .collect(),
        ActKind::Prohibit => {
            let last = c.regulations.as_ref().map_or(1, |one| one.rounds);
            vec![Act::Prohibit {
                who: c.units().into_iter().take(2).collect(),
                first: next,
                last,
            }]
        }
        ActKind::Pair => vec![Act::Pair],
        ActKind::Alter => alterations(c),
        ActKind::Confirm => vec![Act::Confirm],
        ActKind::HandInLineup => lineup(c, seat),
        ActKind::OpenLineups => vec![Act::OpenLineups { tables: tables(c) }],
        ActKind::ConfirmMatch => matches(c, seat),
        ActKind::Publish => vec![Act::Publish { tables: tables(c) }],
        ActKind::Recall => vec![Act::Recall],
        ActKind::Unpair => vec![Act::Unpair],
        ActKind::BeginPlay => all_tables(c, seat)
            .into_iter()
            .map(|table| Act::BeginPlay { table })
            .collect(),
        ActKind::SetAnew => all_tables(c, seat)
            .into_iter()
            .map(|instead| Act::SetAnew {
                instead,
                table: TableId(text()),
            })
            .collect(),
        ActKind::TakeResults => all_tables(c, seat)
            .into_iter()
            .map(|table| Act::TakeResults {
                results: vec![TableResult {
                    table,
                    version: u64::MAX,
                    hash: String::new(),
                    outcome: Outcome::Draw,
                }],
            })
            .collect(),
        ActKind::EnterResult => boards(&|round, board| Act::EnterResult {
            round,
            board,
            outcome: Outcome::Draw,
        }),
        ActKind::Default => boards(&|round, board| Act::Default {
            round,
            board,
            absent: Absent::White,
        }),
        ActKind::Adjourn => boards(&|round, board| Act::Adjourn { round, board }),
        ActKind::CorrectResult => {
            let mut all = boards(&|round, board| Act::CorrectResult {
                round,
                board,
                outcome: Outcome::Draw,
            });
            all.extend(boards(&|round, board| Act::CorrectResult {
                round,
                board,
                outcome: Outcome::WhiteWins,
            }));
            all
        }
        ActKind::SendOn => each(|who| Act::SendOn { who }),
        ActKind::NoteBreach => players(&|player| Act::NoteBreach {
            player,
            round: open,
            breach: Breach::Misconduct,
        }),
        ActKind::Penalise => players(&|player| Act::Penalise {
            player,
            round: open,
            measure: Measure::Warning,
        }),
        ActKind::ExcludeFromRounds => players(&|player| Act::ExcludeFromRounds {
            player,
            first: next,
            last: next,
        }),
        ActKind::Expel => players(&|player| Act::Expel { player }),
        ActKind::Adjust => about(c, seat)
            .into_iter()
            .take(1)
            .map(|who| Act::Adjust {
                who,
                points: Points::HALF,
            })
            .collect(),
        ActKind::LodgeAppeal => vec![Act::LodgeAppeal {
            round: open,
            text: text(),
        }],
        ActKind::DecideAppeal => (1..)
            .take(c.appeals.len())
            .map(|appeal| Act::DecideAppeal {
                appeal,
                upheld: false,
            })
            .collect(),
        ActKind::CallArbiter => vec![Act::CallArbiter { text: text() }],
        ActKind::AnswerCall => (1..)
            .take(c.calls.len())
            .map(|call| Act::AnswerCall { call })
            .collect(),
        ActKind::CloseRound => vec![Act::CloseRound],
        ActKind::BreakTies => ties(c),
        ActKind::Finish => vec![Act::Finish],
        ActKind::Sign => vec![Act::Sign { name: text() }],
        ActKind::HandIn => vec![Act::HandIn { digest: text() }],
    }
}

fn amended(c: &Competition) -> Vec<Act> {
    let regulations = c.regulations.iter().map(|now| {
        let mut other = now.clone();
        other.check_in = !other.check_in;
        Act::Amend {
            regulations: Box::new(other),
        }
    });
    regulations.collect()
}

fn turned_lists(c: &Competition) -> Vec<Act> {
    let teams = c.teams.iter().map(|team| Act::SetBoardOrder {
        team: team.id,
        order: team.members.iter().rev().copied().collect(),
    });
    teams.collect()
}

fn requested(c: &Competition) -> Vec<Act> {
    let mut acts = Vec::new();
    for who in c.units() {
        let byes = c
            .entrant(who)
            .map(|one| one.byes.keys().copied().collect::<Vec<u16>>());
        let byes = byes.unwrap_or_default().into_iter();
        acts.extend(byes.map(|round| Act::RefuseBye { who, round }));
    }
    acts
}

fn alterations(c: &Competition) -> Vec<Act> {
    let Some(round) = c.open_round() else {
        return Vec::new();
    };
    let mut changes = vec![Alteration::TurnColors { board: 1 }];
    if let [one, other] = c.placeless(round)[..] {
        changes.push(Alteration::Seat {
            white: one,
            black: other,
        });
    }
    changes.extend(
        round
            .meetings
            .first()
            .map(|one| Alteration::Unseat { who: one.white }),
    );
    let units = c.units().into_iter();
    changes.extend(units.take(2).map(|who| Alteration::GiveBye {
        who,
        bye: Bye::Zero,
    }));
    changes
        .into_iter()
        .map(|change| Act::Alter { change })
        .collect()
}

fn lineup(c: &Competition, seat: &Seat) -> Vec<Act> {
    let Seat::Captain(id) = seat else {
        return Vec::new();
    };
    let boards = c.team_rules().map_or(0, |rules| usize::from(rules.boards));
    let team = c.team(*id).into_iter();
    let lineup = team.map(|team| {
        let mut players: Vec<Option<crate::PlayerId>> = team
            .members
            .iter()
            .take(boards)
            .map(|one| Some(*one))
            .collect();
        players.resize(boards, None);
        Act::HandInLineup {
            team: *id,
            players,
            salt: "………".to_owned(),
        }
    });
    lineup.collect()
}

/// The matches of a captain, the last first.
fn matches(c: &Competition, seat: &Seat) -> Vec<Act> {
    let Seat::Captain(team) = seat else {
        return Vec::new();
    };
    let rounds = c.rounds.iter().rev();
    let all = rounds.map(|round| Act::ConfirmMatch {
        round: round.number,
        team: *team,
    });
    all.collect()
}

/// Names for the tables of the next boards.
fn tables(c: &Competition) -> Vec<TableId> {
    let Some(round) = c.open_round() else {
        return Vec::new();
    };
    let boards = c.team_rules().map_or(1, |rules| usize::from(rules.boards));
    let boards = match (c.pairs_teams(), round.stage) {
        (true, crate::Stage::Published) => boards * round.meetings.len(),
        (true, _) => 0,
        (false, _) => round.meetings.len(),
    };
    let name = |at: usize| TableId(format!("{}-{at}", round.number));
    (1..=boards).map(name).collect()
}

fn all_tables(c: &Competition, seat: &Seat) -> Vec<TableId> {
    if let Seat::Table(table) = seat {
        return vec![table.clone()];
    }
    let boards = c.rounds.iter().rev().flat_map(|round| &round.boards);
    boards.filter_map(|board| board.table.clone()).collect()
}

fn ties(c: &Competition) -> Vec<Act> {
    let Ok(standings) = c.standings() else {
        return Vec::new();
    };
    let places = standings.places.windows(2);
    let tied = places.filter_map(|two| match two {
        [one, other] if one.rank == other.rank => Some(Act::BreakTies {
            order: vec![other.who, one.who],
        }),
        _ => None,
    });
    tied.collect()
}
