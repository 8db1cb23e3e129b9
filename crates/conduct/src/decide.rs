//! From a command to what happens: which rule judges which act.

use tuomari_board::ByColor;
use tuomari_rulebook::Topic;

use crate::{
    act::{act_table::Act, by::By, command::Command},
    adjournment::{resumption, sealing},
    arbiter::{appeals, assistants, claims, penalties, reopening, rulings, set_aside},
    blind::two_boards,
    chess960::array,
    clock::{both_flags, care, completing, display_claim, room, timing},
    conduct::behaviour,
    draft::{Ctx, Draft},
    draws::drawing,
    ending::{concluding, late_dead, result_entry},
    event::{
        conclusion::Cause,
        deed::Deed,
        happening::{Event, Happening},
        refusal::Refusal,
    },
    irregularities::{
        displaced, illegal_moves, impossible_position, order_of_events, repair, two_hands,
    },
    moving::handling,
    quickplay::draw_claim,
    recording::{duty, signing, updating, writing},
    silence::withheld_end,
    start::{arrivals, seating, wrong_start},
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
    let act = &command.act;
    if let Act::ReportDead { .. } = act {
        // It is about the past, whatever became of the game since.
        judge(&mut draft, act)?;
        return Ok(draft.events);
    }
    let over = game.conclusion.is_some() && command.by != By::Arbiter;
    let heard = outlives_the_game(act) || order_of_events::outlives_a_flag(&draft, act);
    if over && (game.withheld.is_some() || !heard) {
        withheld_end::after_the_end(&mut draft, act)?;
        return Ok(draft.events);
    }
    // After a claim that ended play only its evidence is still looked at.
    let verifies = matches!(act, Act::Verify { .. });
    if game.referral.is_some() && command.by != By::Arbiter && !verifies {
        return Err(Refusal::GameOver);
    }
    assistants::acting_for(&mut draft, act)?;
    if let (By::Player(by) | By::Assistant(by), false) = (command.by, matches!(act, Act::Arrive))
        && arrivals::has_come(&mut draft, by)?
    {
        return Ok(draft.events);
    }
    if !before(&mut draft, act)? {
        judge(&mut draft, act)?;
    }
    after(&mut draft);
    Ok(draft.events)
}

/// What a player may still do when the game is over: write down the last
/// moves, confirm the result and appeal. An end that nobody may show yet has
/// to be confirmed first.
fn outlives_the_game(act: &Act) -> bool {
    matches!(
        act,
        Act::Write { .. } | Act::Sign { .. } | Act::Appeal { .. }
    )
}

/// Before an act is judged. The answer is whether it is dealt with here,
/// because the game is adjourned, a move is being sealed, or two boards are
/// used.
fn before(draft: &mut Draft<'_>, act: &Act) -> Result<bool, Refusal> {
    sealing::gate(draft.game, act)?;
    if draft.game.keeps_score() {
        duty::watch(draft);
    }
    match (act, draft.by) {
        (Act::StartClock, _) => {
            two_boards::may_start(draft)?;
            Ok(false)
        }
        (Act::Resume | Act::ResumeRoom, By::Arbiter) => {
            updating::may_resume(draft)?;
            Ok(false)
        }
        (Act::SeeFlag { of }, By::Arbiter) if draft.game.keeps_score() => {
            Ok(updating::see_passed_flag(draft, *of))
        }
        (Act::Press, By::Player(by)) => {
            Ok(two_boards::press(draft, by) || resumption::press_reply(draft, by))
        }
        (Act::StopClock, by) if sealing::is_fixed_by(draft.game, by) => {
            sealing::fix(draft)?;
            Ok(true)
        }
        (Act::OfferDraw, By::Player(by)) if draft.game.is_adjourned() => {
            sealing::offer(draft, by)?;
            Ok(true)
        }
        (Act::Arrive, By::Player(by)) if resumption::is_awaiting(draft) => {
            resumption::arrive(draft, by)?;
            Ok(true)
        }
        _ => Ok(false),
    }
}

/// The table of acts: whose each is, and who judges it.
#[expect(clippy::too_many_lines, reason = "a table, one entry for each act")]
fn judge(draft: &mut Draft<'_>, act: &Act) -> Result<(), Refusal> {
    let by = draft.by;
    let player = || match by {
        By::Player(color) => Ok(color),
        By::Assistant(_) | By::Arbiter | By::System => Err(Refusal::NotYours),
    };
    let arbiter = || match by {
        By::Arbiter => Ok(()),
        By::Player(_) | By::Assistant(_) | By::System => Err(Refusal::NotYours),
    };
    let table = draft.game.table;
    let hand = || match (by, table) {
        // Where only legal moves can be made, pieces are not handled one by
        // one.
        (By::Player(_), Table::Assisted) => Err(Refusal::IllegalHere),
        _ => player(),
    };
    match act {
        Act::AnnounceAdjusting => {
            let by = hand()?;
            handling::announce_adjusting(draft, by);
            Ok(())
        }
        Act::Touch { square, contact } => handling::touch(draft, hand()?, *square, *contact),
        Act::Place { from, to } => handling::place(draft, hand()?, *from, *to),
        Act::Remove { square } => handling::remove(draft, hand()?, *square),
        Act::Release => handling::release(draft, hand()?),
        Act::Make {
            from,
            to,
            promotion,
        } => handling::make(draft, player()?, *from, *to, *promotion),
        Act::StartClock => timing::start(draft),
        Act::Press => completing::press(draft, player()?),
        Act::StopClock => timing::stop(draft),
        Act::RestartOpponentsClock => timing::restart_opponents(draft, player()?),
        Act::RestartStoppedClock => timing::restart_stopped(draft, player()?),
        Act::Resume => match by {
            By::Arbiter => timing::resume(draft),
            By::System => timing::resume_own_stop(draft),
            By::Player(_) | By::Assistant(_) => Err(Refusal::NotYours),
        },
        Act::StopRoom => {
            arbiter()?;
            room::stop(draft)
        }
        Act::ResumeRoom => {
            arbiter()?;
            room::resume(draft)
        }
        Act::SeeFlag { of } => timing::see_flag(draft, *of),
        Act::SeeBothFlags { first } => {
            arbiter()?;
            both_flags::see_both_flags(draft, *first)
        }
        Act::ShowLine { lines } => timing::show_line(draft, player()?, lines),
        Act::WaiveLine => timing::waive_line(draft, player()?),
        Act::ReportClockFault { fault } => care::report_fault(draft, *fault),
        Act::SetClock(order) => {
            arbiter()?;
            care::set(draft, order)
        }
        Act::RestoreTimes => {
            arbiter()?;
            care::restore_times(draft)
        }
        Act::JudgeStop { justified } => {
            arbiter()?;
            care::judge_stop(draft, *justified)
        }
        Act::FindSlip { of } => {
            arbiter()?;
            care::find_slip(draft, *of)
        }
        Act::AddTime { of, time } => match by {
            By::Arbiter => care::add_time(draft, *of, *time),
            By::System => care::give_back(draft, *of, *time),
            By::Player(_) | By::Assistant(_) => Err(Refusal::NotYours),
        },
        Act::ClaimFromDisplay(claim) => display_claim::claim(draft, player()?, *claim),
        Act::FixMove {
            from,
            to,
            promotion,
            form,
        } => drawing::fix_move(draft, player()?, (*from, *to, *promotion), *form),
        Act::OfferDraw => drawing::offer(draft, player()?),
        Act::WithdrawOffer => drawing::withdraw(draft, player()?),
        Act::AcceptDraw => drawing::accept(draft, player()?),
        Act::DeclineDraw => drawing::decline(draft, player()?),
        Act::Claim(claim) => claims::claim(draft, player()?, *claim),
        Act::RequestExtraTime { form: mode } => draw_claim::request(draft, player()?, *mode),
        Act::Verify { evidence } => draw_claim::verify(draft, player()?, *evidence),
        Act::Resign => {
            let by = player()?;
            concluding::resign(draft, by);
            Ok(())
        }
        Act::EnterResult { points } => {
            arbiter()?;
            result_entry::enter(draft, *points)
        }
        Act::ReportDead {
            plies,
            white,
            black,
        } => {
            let (white, black) = (*white, *black);
            late_dead::report(draft, *plies, ByColor { black, white })
        }
        Act::SeeIrregularity => {
            arbiter()?;
            illegal_moves::seen(draft)
        }
        Act::SeeIllegalPosition => {
            arbiter()?;
            impossible_position::seen(draft)
        }
        Act::ReportTwoHands { of, ply } => two_hands::report(draft, Deed { by: *of, ply: *ply }),
        Act::AgreeRepair { plies } => repair::agree(draft, player()?, *plies),
        Act::ReportDisplaced { of, ply } => displaced::report(draft, Deed { by: *of, ply: *ply }),
        Act::RestorePieces => displaced::restored(draft),
        Act::ReportOffSquare { since } => displaced::found_off_square(draft, *since),
        Act::AppointStart { start } => arrivals::appoint(draft, *start),
        Act::Arrive => arrivals::arrive(draft, player()?),
        Act::NoteAbsence => arrivals::note_absence(draft),
        Act::Excuse { of } => {
            arbiter()?;
            arrivals::excuse(draft, *of)
        }
        Act::PlaceClock { side } => {
            arbiter()?;
            seating::set_clock_side(draft, *side)
        }
        Act::ChooseSeat { side } => seating::choose_seat(draft, player()?, *side),
        Act::DrawArray { lot } => array::draw(draft, *lot),
        Act::SetUpArray { pieces } => array::set_up(draft, pieces),
        Act::ReportStartError { error } => wrong_start::report(draft, *error),
        Act::TakeScoresheet {
            of,
            medium,
            language,
        } => duty::take(draft, *of, *medium, *language),
        Act::Write { line, text } => writing::write(draft, player()?, *line, text),
        Act::Note { remark } => writing::remark(draft, player()?, *remark),
        Act::MarkOffer => writing::mark_offer(draft, player()?),
        Act::BorrowScoresheet => updating::borrow(draft, player()?),
        Act::ReturnScoresheet => updating::give_back(draft, player()?),
        Act::ViewRecord => duty::view(draft, player()?),
        Act::InspectScoresheet { of } => {
            arbiter()?;
            duty::inspect(draft, *of)
        }
        Act::Reconstruct => {
            arbiter()?;
            updating::reconstruct(draft)
        }
        Act::ReportScoresheetFault { of } => duty::report_fault(draft, *of),
        Act::Sign { points, how } => signing::sign(draft, player()?, *points, *how),
        Act::ReportConduct(incident) => behaviour::report(draft, *incident),
        Act::Penalise(penalty) => {
            arbiter()?;
            penalties::unasked(draft, *penalty)
        }
        Act::Rule { question, ruling } => {
            arbiter()?;
            rulings::rule(draft, *question, *ruling)
        }
        Act::SetAside => {
            arbiter()?;
            set_aside::set_aside(draft)
        }
        Act::Reopen { white, black } => {
            arbiter()?;
            reopening::reopen(draft, *white, *black)
        }
        Act::Appeal { against: what } => appeals::appeal(draft, player()?, *what),
        Act::RequestAssistant { duties, disabled } => {
            assistants::request(draft, player()?, *duties, *disabled)
        }
        Act::ApproveAssistant {
            of,
            duties,
            disabled,
        } => {
            arbiter()?;
            assistants::approve(draft, *of, *duties, *disabled)
        }
        Act::AskCount => assistants::ask_count(draft, player()?),
        Act::SetSession { announced, length } => {
            sealing::provided(draft)?;
            arbiter()?;
            sealing::set_session(draft, *announced, *length);
            Ok(())
        }
        Act::OrderSealing => {
            sealing::provided(draft)?;
            arbiter()?;
            sealing::order(draft)
        }
        Act::Seal {
            text,
            language,
            medium,
        } => {
            sealing::provided(draft)?;
            sealing::seal(draft, player()?, text, *language, *medium)
        }
        Act::LabelEnvelope { white, black } => {
            sealing::provided(draft)?;
            arbiter()?;
            sealing::label(draft, white, black)
        }
        Act::AppointResumption { hour, place } => {
            sealing::provided(draft)?;
            arbiter()?;
            sealing::appoint(draft, *hour, place)
        }
        Act::SetUpResumption => {
            sealing::provided(draft)?;
            arbiter()?;
            resumption::resume(draft)
        }
        Act::OpenEnvelope => {
            sealing::provided(draft)?;
            arbiter()?;
            resumption::open(draft)
        }
        Act::NoteAbsenceAtResumption => {
            sealing::provided(draft)?;
            arbiter()?;
            resumption::note_absence(draft)
        }
        Act::ReportEnvelopeLost { stated } => {
            sealing::provided(draft)?;
            arbiter()?;
            resumption::lost(draft, *stated)
        }
        Act::ReportPositionLost => {
            sealing::provided(draft)?;
            arbiter()?;
            resumption::position_lost(draft)
        }
        Act::ReportWrongTime { of, shown, used } => {
            sealing::provided(draft)?;
            resumption::wrong_time(draft, player()?, *of, (*shown, *used))
        }
        Act::SetUpTwoBoards {
            white_blind,
            black_blind,
            hearing_impaired,
        } => {
            two_boards::provided(draft)?;
            two_boards::set_up(draft, [*white_blind, *black_blind], *hearing_impaired)
        }
        Act::Announce { text, vocabulary } => {
            two_boards::provided(draft)?;
            two_boards::announce(draft, player()?, text, *vocabulary)
        }
        Act::Repeat { text, vocabulary } => {
            two_boards::provided(draft)?;
            two_boards::repeat(draft, player()?, text, *vocabulary)
        }
        Act::ReportDifference => {
            two_boards::provided(draft)?;
            two_boards::differ(draft)
        }
    }
}

/// After an act is judged: what it means for the scoresheets, and that a draw
/// agreed or a game resigned before the resumption ends it (`fide-2018/I.6`).
fn after(draft: &mut Draft<'_>) {
    if draft.game.keeps_score() {
        duty::follow(draft);
    }
    if draft.game.is_adjourned() {
        let rules = draft.rules();
        let ends = draft.events.iter_mut().filter(|event| {
            let Happening::Concluded(end) = &event.what else {
                return false;
            };
            matches!(end.cause, Cause::Agreement | Cause::Resignation(_))
        });
        for event in ends {
            event.cites = event.cites.and_topic(rules, Topic::EndedBetweenSessions);
        }
    }
}
