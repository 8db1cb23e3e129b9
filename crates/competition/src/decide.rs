//! One table of all acts: whose each is, and which rule judges it.

use crate::{
    draft::{Ctx, Draft},
    room::{
        altering, announcing, appeals, byes, calls, closing, corrections, entries, lineups,
        numbers, pairing, penalties, publishing, results, rights,
    },
    state::competition::Competition,
    word::{
        act::{Act, Command},
        happening::Event,
        refusal::Refusal,
    },
};

/// Says what happens when somebody does something; refused is only what makes
/// no sense. Nothing is changed: [`apply`](crate::apply) does that.
pub fn decide(
    ctx: &Ctx<'_>,
    competition: &Competition,
    command: &Command,
) -> Result<Vec<Event>, Refusal> {
    let mut draft = Draft {
        ctx,
        competition,
        at: command.at,
        by: &command.by,
        events: Vec::new(),
    };
    rights::check(&draft, &command.act)?;
    rights::check_phase(&draft, &command.act)?;
    judge(&mut draft, &command.act)?;
    Ok(draft.events)
}

fn judge(draft: &mut Draft<'_>, act: &Act) -> Result<(), Refusal> {
    match act {
        Act::Announce { regulations } => announcing::announce(draft, regulations),
        Act::Amend { regulations } => announcing::amend(draft, regulations),
        Act::Enter { person, team } => entries::enter(draft, person, *team),
        Act::EnterTeam { name, members } => entries::enter_team(draft, name, members),
        Act::Correct { player, person } => entries::correct(draft, *player, person),
        Act::SetBoardOrder { team, order } => entries::set_board_order(draft, *team, order),
        Act::Withdraw { who } => entries::withdraw(draft, *who),
        Act::Readmit { who } => entries::readmit(draft, *who),
        Act::CloseEntries => entries::close(draft),
        Act::DrawColor { lot } => numbers::draw_color(draft, *lot),
        Act::AssignNumbers { order } => numbers::assign(draft, order.as_deref()),
        Act::CheckIn { who, here } => byes::check_in(draft, *who, *here),
        Act::RequestBye { who, round, bye } => byes::request(draft, *who, *round, *bye),
        Act::GrantBye { who, round, bye } => byes::grant(draft, *who, *round, *bye),
        Act::RefuseBye { who, round } => byes::refuse(draft, *who, *round),
        Act::DeclareAbsent { who, round } => byes::declare_absent(draft, *who, *round),
        Act::Prohibit { who, first, last } => byes::prohibit(draft, who, *first, *last),
        Act::Pair => pairing::pair(draft),
        Act::Alter { change } => altering::alter(draft, *change),
        Act::Confirm => altering::confirm(draft),
        Act::HandInLineup {
            team,
            players,
            salt,
        } => lineups::hand_in(draft, *team, players, salt),
        Act::OpenLineups { tables } => lineups::open(draft, tables),
        Act::ConfirmMatch { round, team } => lineups::confirm(draft, *round, *team),
        Act::Publish { tables } => publishing::publish(draft, tables),
        Act::Recall => publishing::recall(draft),
        Act::Unpair => pairing::unpair(draft),
        Act::BeginPlay { table } => results::begin(draft, table),
        Act::SetAnew { instead, table } => results::set_anew(draft, instead, table),
        Act::TakeResults { results: taken } => results::take(draft, taken),
        Act::EnterResult {
            round,
            board,
            outcome,
        } => results::enter(draft, *round, *board, *outcome),
        Act::Default {
            round,
            board,
            absent,
        } => results::default(draft, *round, *board, *absent),
        Act::Adjourn { round, board } => results::adjourn(draft, *round, *board),
        Act::CorrectResult {
            round,
            board,
            outcome,
        } => corrections::correct(draft, *round, *board, *outcome),
        Act::SendOn { who } => results::send_on(draft, *who),
        Act::NoteBreach {
            player,
            round,
            breach,
        } => penalties::note(draft, *player, *round, *breach),
        Act::Penalise {
            player,
            round,
            measure,
        } => penalties::penalise(draft, *player, *round, *measure),
        Act::ExcludeFromRounds {
            player,
            first,
            last,
        } => penalties::exclude(draft, *player, *first, *last),
        Act::Expel { player } => penalties::expel(draft, *player),
        Act::Adjust { who, points } => penalties::adjust(draft, *who, *points),
        Act::LodgeAppeal { round, text } => appeals::lodge(draft, *round, text),
        Act::DecideAppeal { appeal, upheld } => appeals::decide(draft, *appeal, *upheld),
        Act::CallArbiter { text } => calls::call(draft, text),
        Act::AnswerCall { call } => calls::answer(draft, *call),
        Act::CloseRound => closing::close_round(draft),
        Act::BreakTies { order } => closing::break_ties(draft, order),
        Act::Finish => closing::finish(draft),
        Act::Sign { name } => closing::sign(draft, name),
        Act::HandIn { digest } => closing::hand_in(draft, digest),
    }
}
