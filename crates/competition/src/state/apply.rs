//! What changes when something happens: one table.

use crate::{
    state::{
        competition::{Appeal, Call, Competition, Imposed, Noted, Prohibition},
        entrant::{Asked, Entrant, Player, Team},
        round::{Counted, Lineup, Round, Stage},
    },
    word::{
        departure::{Level, Matter},
        happening::{Event, Happening, Opened},
        id::{PlayerId, TeamId, Who},
        outcome::{Bye, Outcome},
        person::Person,
    },
};

/// Carries out what happened and judges nothing. It never fails: what does
/// not fit the competition changes nothing.
#[expect(
    clippy::too_many_lines,
    reason = "a table, one entry for each happening"
)]
pub fn apply(competition: &mut Competition, event: &Event) {
    let c = competition;
    match &event.what {
        Happening::Announced { regulations } | Happening::Amended { regulations, .. } => {
            c.regulations = Some((**regulations).clone());
        }
        Happening::Departed(departure) => {
            if departure.level == Level::LeavesFide && c.left_fide.is_none() {
                c.left_fide = Some(departure.round);
            }
            c.departures.push(departure.clone());
        }
        Happening::Entered {
            player,
            person,
            team,
            from,
        } => enter(c, *player, person, *team, *from),
        Happening::TeamEntered { team, name, from } => c.teams.push(Team {
            id: *team,
            name: name.clone(),
            members: Vec::new(),
            entrant: since(*from),
        }),
        Happening::Corrected { player, person } => {
            if let Some(known) = c.players.iter_mut().find(|one| one.id == *player) {
                known.person = (**person).clone();
            }
        }
        Happening::BoardOrderSet { team, order } => {
            if let Some(known) = c.teams.iter_mut().find(|one| one.id == *team) {
                known.members.clone_from(order);
            }
        }
        Happening::Withdrew { who, from } => with(c, *who, |one| one.out = Some(*from)),
        Happening::Readmitted { who } => with(c, *who, |one| one.out = None),
        Happening::EntriesClosed => c.entries_closed = true,
        Happening::ColorDrawn { lot } => c.lot = Some(*lot),
        Happening::NumbersAssigned { order } => c.order = Some(order.clone()),
        Happening::CheckedIn { who, here } => with(c, *who, |one| {
            one.here = *here;
            one.unexplained = false;
        }),
        Happening::ByeRequested { who, round, bye } => ask(c, *who, *round, *bye, false),
        Happening::ByeGranted { who, round, bye } => ask(c, *who, *round, *bye, true),
        Happening::ByeRefused { who, round } => {
            with(c, *who, |one| {
                one.byes.remove(round);
            });
        }
        Happening::AbsenceDeclared { who, round } => {
            let absence = Asked {
                bye: Bye::Zero,
                granted: true,
                declared: true,
            };
            with(c, *who, |one| {
                one.byes.insert(*round, absence);
            });
        }
        Happening::Prohibited { who, first, last } => c.prohibited.push(Prohibition {
            who: who.clone(),
            first: *first,
            last: *last,
        }),
        Happening::Paired { .. }
        | Happening::Altered { .. }
        | Happening::Confirmed { .. }
        | Happening::LineupHandedIn { .. }
        | Happening::LineupsOpened { .. }
        | Happening::MatchConfirmed { .. }
        | Happening::Published { .. }
        | Happening::Recalled { .. }
        | Happening::Unpaired { .. }
        | Happening::RoundClosed { .. } => of_pairing(c, event),
        Happening::PlayBegan { .. }
        | Happening::SetAnew { .. }
        | Happening::ResultTaken { .. }
        | Happening::ResultEntered { .. }
        | Happening::Defaulted { .. }
        | Happening::Adjourned { .. }
        | Happening::ResultCorrected { .. }
        | Happening::SentOn { .. } => of_results(c, &event.what),
        Happening::BreachNoted {
            player,
            round,
            breach,
            ..
        } => c.breaches.push(Noted {
            player: *player,
            round: *round,
            breach: *breach,
        }),
        Happening::Penalised {
            player,
            round,
            measure,
        } => c.penalties.push(Imposed {
            player: *player,
            round: *round,
            measure: *measure,
        }),
        Happening::Excluded {
            player,
            first,
            last,
        } => with(c, Who::Player(*player), |one| {
            one.excluded.push((*first, *last));
        }),
        Happening::Expelled { player } => with(c, Who::Player(*player), |one| one.expelled = true),
        Happening::Adjusted { who, round, points } => {
            with(c, *who, |one| one.adjustments.push((*round, *points)));
        }
        Happening::AppealLodged { round, text, .. } => c.appeals.push(Appeal {
            by: event.by.clone(),
            round: *round,
            text: text.clone(),
            upheld: None,
        }),
        Happening::AppealDecided { appeal, upheld } => {
            let place = usize::try_from(*appeal).unwrap_or(usize::MAX);
            if let Some(known) = c.appeals.get_mut(place.saturating_sub(1)) {
                known.upheld = Some(*upheld);
            }
        }
        Happening::ArbiterCalled { text, .. } => c.calls.push(Call {
            by: event.by.clone(),
            at: event.at,
            text: text.clone(),
            answered: false,
        }),
        Happening::CallAnswered { call } => {
            let place = usize::try_from(*call).unwrap_or(usize::MAX);
            if let Some(known) = c.calls.get_mut(place.saturating_sub(1)) {
                known.answered = true;
            }
        }
        Happening::TiesBroken { order } => c.lots.clone_from(order),
        Happening::Finished => c.finished = true,
        Happening::Signed { name } => c.signed.push(name.clone()),
        Happening::HandedIn { digest } => c.handed_in = Some(digest.clone()),
    }
}

fn since(from: u16) -> Entrant {
    Entrant {
        from,
        ..Entrant::default()
    }
}

fn enter(c: &mut Competition, id: PlayerId, person: &Person, team: Option<TeamId>, from: u16) {
    c.players.push(Player {
        id,
        person: person.clone(),
        team,
        entrant: since(from),
    });
    if let Some(team) = c.teams.iter_mut().find(|one| Some(one.id) == team) {
        team.members.push(id);
    }
}

fn with(c: &mut Competition, who: Who, change: impl FnOnce(&mut Entrant)) {
    if let Some(entrant) = c.entrant_mut(who) {
        change(entrant);
    }
}

fn ask(c: &mut Competition, who: Who, round: u16, bye: Bye, granted: bool) {
    let asked = Asked {
        bye,
        granted,
        declared: false,
    };
    with(c, who, |one| {
        one.byes.insert(round, asked);
    });
}

fn of_pairing(c: &mut Competition, event: &Event) {
    match &event.what {
        Happening::Paired {
            round,
            numbers,
            meetings,
            idle,
            brackets,
            edition,
            engine,
        } => {
            // Late entries have their places in a given order from now on.
            if c.order.is_some() {
                c.order = Some(numbers.clone());
            }
            c.rounds.push(Round {
                number: *round,
                stage: Stage::Paired,
                numbers: numbers.clone(),
                meetings: meetings.clone(),
                idle: idle.clone(),
                brackets: brackets.clone(),
                edition: edition.clone(),
                engine: engine.clone(),
                by_hand: false,
                published_ms: 0,
                lineups: std::collections::BTreeMap::new(),
                opened: false,
                confirmed: std::collections::BTreeMap::new(),
                boards: Vec::new(),
                sent_on: Vec::new(),
            });
        }
        Happening::Altered { round, change } => {
            if let Some(round) = c.round_mut(*round) {
                let stands = round.stage == Stage::Published && change.keeps_boards();
                round.alter(*change);
                if stands {
                    round.reseat();
                } else {
                    round.stage = Stage::Altered;
                    round.boards.clear();
                }
            }
        }
        Happening::Confirmed { round, .. } => stage(c, *round, Stage::Confirmed),
        Happening::LineupHandedIn {
            round,
            team,
            players,
            salt,
            seal,
        } => {
            let lineup = Lineup {
                players: players.clone(),
                salt: Some(salt.clone()),
                seal: Some(seal.clone()),
            };
            if let Some(round) = c.round_mut(*round) {
                round.lineups.insert(*team, lineup);
            }
        }
        Happening::LineupsOpened {
            round,
            lineups,
            tables,
        } => open(c, *round, lineups, tables),
        Happening::MatchConfirmed {
            round,
            team,
            white,
            black,
        } => {
            if let Some(round) = c.round_mut(*round) {
                round.confirmed.insert(*team, (*white, *black));
            }
        }
        Happening::Published { round, tables } => {
            let teams = c.pairs_teams();
            if let Some(round) = c.round_mut(*round) {
                round.stage = Stage::Published;
                round.published_ms = event.at;
                if !teams {
                    round.seat_players(tables);
                }
            }
        }
        Happening::Recalled { round } => {
            if let Some(round) = c.round_mut(*round) {
                round.stage = Stage::Paired;
                round.boards.clear();
                round.confirmed.clear();
                round.opened = false;
            }
        }
        Happening::Unpaired { round } => unpair(c, *round),
        Happening::RoundClosed { round } => stage(c, *round, Stage::Closed),
        _ => {}
    }
}

/// Takes a pairing out as if it had not been made.
fn unpair(c: &mut Competition, number: u16) {
    c.rounds.retain(|round| round.number != number);
    // Who came or left meanwhile did so for the round after it.
    let after = number.saturating_add(1);
    for entrant in c.entrants_mut() {
        if entrant.from == after {
            entrant.from = number;
        }
        if entrant.out == Some(after) {
            entrant.out = Some(number);
        }
    }
    c.departures.retain(|departure| {
        let gone = departure.matter.is_of_pairing() && departure.round == number;
        let in_time = number == 1 && matches!(departure.matter, Matter::LateEntry { .. });
        !gone && !in_time
    });
}

fn stage(c: &mut Competition, round: u16, stage: Stage) {
    if let Some(round) = c.round_mut(round) {
        round.stage = stage;
    }
}

fn open(c: &mut Competition, round: u16, lineups: &[Opened], tables: &[crate::TableId]) {
    let colors = c.white_first();
    let Some(round) = c.round_mut(round) else {
        return;
    };
    for opened in lineups {
        let lineup = Lineup {
            players: opened.players.clone(),
            salt: opened.salt.clone(),
            seal: round
                .lineups
                .get(&opened.team)
                .and_then(|one| one.seal.clone()),
        };
        round.lineups.insert(opened.team, lineup);
    }
    round.opened = true;
    round.seat_teams(&colors, tables);
}

fn of_results(c: &mut Competition, what: &Happening) {
    match what {
        Happening::PlayBegan { round, board } => {
            if let Some(board) = c.round_mut(*round).and_then(|one| one.board_mut(*board)) {
                board.begun = true;
            }
        }
        Happening::SetAnew {
            round,
            board,
            table,
        } => {
            if let Some(board) = c.round_mut(*round).and_then(|one| one.board_mut(*board)) {
                board.table = Some(table.clone());
                board.begun = false;
                board.taken = None;
                board.results.clear();
            }
        }
        Happening::ResultTaken {
            round,
            board,
            version,
            hash,
            outcome,
        } => {
            result(c, *round, *board, *outcome, Some(0));
            if let Some(board) = c.round_mut(*round).and_then(|one| one.board_mut(*board)) {
                board.taken = Some((*version, hash.clone()));
            }
        }
        Happening::ResultEntered {
            round,
            board,
            outcome,
        } => result(c, *round, *board, *outcome, Some(0)),
        Happening::Defaulted {
            round,
            board,
            outcome,
        } => default(c, *round, *board, *outcome),
        Happening::Adjourned { round, board } => {
            result(c, *round, *board, Outcome::Adjourned, Some(0));
        }
        Happening::ResultCorrected {
            round,
            board,
            outcome,
            from,
        } => result(c, *round, *board, *outcome, *from),
        Happening::SentOn { round, who } => {
            if let Some(round) = c.round_mut(*round) {
                round.sent_on.push(*who);
            }
        }
        _ => {}
    }
}

fn result(c: &mut Competition, round: u16, board: u32, outcome: Outcome, from: Option<u16>) {
    if let Some(board) = c.round_mut(round).and_then(|one| one.board_mut(board)) {
        board.results.push(Counted { outcome, from });
    }
}

/// Who did not come has some explaining to do before he is paired again.
fn default(c: &mut Competition, round: u16, board: u32, outcome: Outcome) {
    result(c, round, board, outcome, Some(0));
    let found = c.round(round).and_then(|one| one.board(board));
    let Some((white, black)) = found.map(|one| (one.white, one.black)) else {
        return;
    };
    let missing = match outcome {
        Outcome::WhiteForfeits => [white, None],
        Outcome::BlackForfeits => [None, black],
        Outcome::BothForfeit => [white, black],
        _ => [None, None],
    };
    for player in missing.into_iter().flatten() {
        with(c, Who::Player(player), |one| {
            one.unexplained = true;
            one.here = false;
        });
    }
}
