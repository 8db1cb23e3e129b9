//! Whose each act is, and what is left when a competition is over.

use crate::{
    draft::Draft,
    room::calls,
    word::{
        act::{Act, ActKind},
        id::{PlayerId, TeamId, Who},
        refusal::Refusal,
        seat::Seat,
    },
};

/// Refuses what is not for this seat to do.
pub(crate) fn check(draft: &Draft<'_>, act: &Act) -> Result<(), Refusal> {
    let may = match draft.by {
        Seat::ChiefArbiter | Seat::Deputy => !matches!(
            act,
            Act::HandInLineup { .. } | Act::ConfirmMatch { .. } | Act::CallArbiter { .. }
        ),
        Seat::Organiser => is_organisers(ActKind::from(act)),
        Seat::SectorArbiter(first, last) => is_in_sector(draft, act, *first, *last),
        Seat::Captain(team) => is_captains(draft, act, *team),
        Seat::Player(player) => is_players(draft, act, *player),
        Seat::Table(table) => match act {
            Act::BeginPlay { table: own } => own == table,
            Act::TakeResults { results } => results.iter().all(|one| one.table == *table),
            _ => false,
        },
        Seat::System => matches!(
            act,
            Act::BeginPlay { .. }
                | Act::SetAnew { .. }
                | Act::TakeResults { .. }
                | Act::OpenLineups { .. }
                | Act::Default { .. }
        ),
        Seat::Public => false,
    };
    if may { Ok(()) } else { Err(Refusal::NotYours) }
}

fn is_organisers(kind: ActKind) -> bool {
    matches!(
        kind,
        ActKind::Announce
            | ActKind::Amend
            | ActKind::Enter
            | ActKind::EnterTeam
            | ActKind::Correct
            | ActKind::SetBoardOrder
            | ActKind::Withdraw
            | ActKind::Readmit
            | ActKind::CloseEntries
            | ActKind::CheckIn
            | ActKind::RequestBye
            | ActKind::DeclareAbsent
            | ActKind::HandIn
            | ActKind::AnswerCall
    )
}

/// A sector arbiter has his boards, and the list of those who are there.
fn is_in_sector(draft: &Draft<'_>, act: &Act, first: u32, last: u32) -> bool {
    let sector = first..=last;
    match act {
        Act::CheckIn { .. } | Act::AnswerCall { .. } => true,
        Act::EnterResult { board, .. }
        | Act::Default { board, .. }
        | Act::Adjourn { board, .. } => sector.contains(board),
        Act::NoteBreach { player, round, .. } => {
            let round = draft.competition.round(*round);
            let board = round.and_then(|round| round.board_of(*player));
            board.is_some_and(|board| sector.contains(&board))
        }
        _ => false,
    }
}

/// A captain acts for his team, and never at a table.
fn is_captains(draft: &Draft<'_>, act: &Act, team: TeamId) -> bool {
    match act {
        Act::HandInLineup { team: own, .. } | Act::ConfirmMatch { team: own, .. } => *own == team,
        Act::CheckIn { who, .. }
        | Act::RequestBye { who, .. }
        | Act::DeclareAbsent { who, .. }
        | Act::Withdraw { who } => *who == Who::Team(team),
        Act::LodgeAppeal { .. } | Act::CallArbiter { .. } => true,
        Act::AnswerCall { call } => has_called(draft, *call),
        _ => false,
    }
}

/// Whoever called may take it back.
fn has_called(draft: &Draft<'_>, call: u32) -> bool {
    calls::open(draft.competition, call).is_some_and(|call| call.by == *draft.by)
}

fn is_players(draft: &Draft<'_>, act: &Act, player: PlayerId) -> bool {
    match act {
        Act::CheckIn { who, .. }
        | Act::RequestBye { who, .. }
        | Act::DeclareAbsent { who, .. }
        | Act::Withdraw { who } => *who == Who::Player(player),
        Act::LodgeAppeal { .. } | Act::CallArbiter { .. } => true,
        Act::AnswerCall { call } => has_called(draft, *call),
        _ => false,
    }
}

/// Refuses what comes before the announcement, and after the end.
pub(crate) fn check_phase(draft: &Draft<'_>, act: &Act) -> Result<(), Refusal> {
    let competition = draft.competition;
    let announces = matches!(act, Act::Announce { .. });
    match (competition.regulations.is_some(), announces) {
        (false, false) => return Err(Refusal::NotAnnounced),
        (true, true) => return Err(Refusal::AlreadyAnnounced),
        _ => {}
    }
    let outlives = matches!(
        act,
        Act::Sign { .. }
            | Act::HandIn { .. }
            | Act::CorrectResult { .. }
            | Act::LodgeAppeal { .. }
            | Act::DecideAppeal { .. }
    );
    if competition.handed_in.is_some() || (competition.finished && !outlives) {
        return Err(Refusal::Finished);
    }
    Ok(())
}
