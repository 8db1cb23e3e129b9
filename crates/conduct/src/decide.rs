//! From a command to what happens.

use tuomari_board::Color;

use crate::{
    act::command::{Act, By, Command},
    arbiter::{arbitration, assistants, set_aside},
    aside, beside,
    clock::{completing, timing},
    draft::{Ctx, Draft},
    draws::drawing,
    ending::{late_dead, result_entry},
    event::{happening::Event, refusal::Refusal},
    irregularities::{illegal_moves, impossible_position, repair},
    moving::handling,
    silence::withheld_end,
    state::game::{Game, Table},
};

/// Decides what a command brings about. The game is not changed; applying the
/// events changes it.
pub fn decide(ctx: &Ctx<'_>, game: &Game, command: &Command) -> Result<Vec<Event>, Refusal> {
    let mut draft = Draft {
        ctx,
        game,
        at: command.at,
        by: command.by,
        events: Vec::new(),
    };
    if let Act::ReportDead { plies, proofs } = command.act {
        // It is about the past, whatever became of the game since.
        late_dead::report(&mut draft, plies, proofs)?;
        return Ok(draft.events);
    }
    let over = game.conclusion.is_some() && command.by != By::Arbiter;
    if over && (game.withheld.is_some() || !aside::outlives_the_game(game, &command.act)) {
        withheld_end::after_the_end(&mut draft, &command.act)?;
        return Ok(draft.events);
    }
    if game.referral.is_some() && command.by != By::Arbiter && !is_verifying(&command.act) {
        return Err(Refusal::GameOver);
    }
    assistants::acting_for(&mut draft, &command.act)?;
    if aside::before(&mut draft, &command.act)? {
        aside::after(&mut draft);
        return Ok(draft.events);
    }
    let act = &command.act;
    let by = draft.by;
    match by {
        By::Player(by) if players_act(&mut draft, by, act)? => {}
        By::Arbiter if arbiters_act(&mut draft, act)? => {}
        By::System if *act == Act::Resume => timing::resume_own_stop(&mut draft)?,
        _ => anyones_act(&mut draft, act)?,
    }
    aside::after(&mut draft);
    Ok(draft.events)
}

/// What a player does to board, clock and opponent; no if it is nothing of
/// this.
fn players_act(draft: &mut Draft<'_>, by: Color, act: &Act) -> Result<bool, Refusal> {
    if draft.game.table == Table::Assisted && is_by_hand(act) {
        return Err(Refusal::IllegalHere);
    }
    match act {
        Act::AnnounceAdjusting => handling::announce_adjusting(draft, by),
        Act::Touch { square, contact } => handling::touch(draft, by, *square, *contact)?,
        Act::Place { from, to } => handling::place(draft, by, *from, *to)?,
        Act::Remove { square } => handling::remove(draft, by, *square)?,
        Act::Release => handling::release(draft, by)?,
        Act::Make {
            from,
            to,
            promotion,
        } => handling::make(draft, by, *from, *to, *promotion)?,
        Act::Press => completing::press(draft, by)?,
        Act::RestartOpponentsClock => timing::restart_opponents(draft, by)?,
        Act::FixMove {
            from,
            to,
            promotion,
            form,
        } => drawing::fix_move(draft, by, (*from, *to, *promotion), *form)?,
        Act::OfferDraw => drawing::offer(draft, by)?,
        Act::WithdrawOffer => drawing::withdraw(draft, by)?,
        Act::AcceptDraw => drawing::accept(draft, by)?,
        Act::DeclineDraw => drawing::decline(draft, by)?,
        Act::Claim(claim) => arbitration::claim(draft, by, *claim)?,
        Act::ShowLine(lines) => timing::show_line(draft, by, lines)?,
        Act::WaiveLine => timing::waive_line(draft, by)?,
        Act::Resign => crate::ending::concluding::resign(draft, by),
        Act::AgreeRepair { plies } => repair::agree(draft, by, *plies)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// What only an arbiter does; no if it is nothing of this.
fn arbiters_act(draft: &mut Draft<'_>, act: &Act) -> Result<bool, Refusal> {
    match act {
        Act::Resume => timing::resume(draft)?,
        Act::SeeIrregularity => illegal_moves::seen(draft)?,
        Act::SeeIllegalPosition => impossible_position::seen(draft)?,
        Act::Rule { question, ruling } => arbitration::rule(draft, *question, *ruling)?,
        Act::SetAside => set_aside::set_aside(draft)?,
        Act::EnterResult(points) => result_entry::enter(draft, *points)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// What more than one of them may do; the acts above are not theirs.
fn anyones_act(draft: &mut Draft<'_>, act: &Act) -> Result<(), Refusal> {
    match act {
        Act::StartClock => timing::start(draft),
        Act::StopClock => timing::stop(draft),
        Act::SeeFlag { of } => timing::see_flag(draft, *of),
        Act::ReportTwoHands { of } => illegal_moves::two_hands(draft, *of),
        Act::Record(_)
        | Act::Report(_)
        | Act::Penalise(_)
        | Act::Appeal(_)
        | Act::Assist(_)
        | Act::Adjourn(_)
        | Act::Blind(_) => aside::decide(draft, act),
        _ => beside::decide(draft, act),
    }
}

/// Where only legal moves can be made, pieces are not handled one by one.
fn is_by_hand(act: &Act) -> bool {
    matches!(
        act,
        Act::AnnounceAdjusting
            | Act::Touch { .. }
            | Act::Place { .. }
            | Act::Remove { .. }
            | Act::Release
    )
}

/// After a claim that ended play only its evidence is still looked at.
fn is_verifying(act: &Act) -> bool {
    matches!(act, Act::Verify(_))
}
