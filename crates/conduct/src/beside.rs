//! From acts beside the board to those who judge them: coming and sitting
//! down, errors of the start, the clock in the arbiter's hands, pieces knocked
//! over, quickplay finishes.

use crate::{
    array, clock_care,
    command::{Act, By, Claim},
    decide::Log,
    displaced, display, flag_order, new_game, presence,
    question::{Matter, Question},
    quickplay,
    refusal::Refusal,
    ruling::Ruling,
    seating, start_error, watch,
};

/// Decides an act of this kind; any other is not for here.
pub(crate) fn decide(log: &mut Log<'_>, act: &Act) -> Result<(), Refusal> {
    let by = log.by;
    let player = || match by {
        By::Player(color) => Ok(color),
        _ => Err(Refusal::NotYours),
    };
    let arbiter = || match by {
        By::Arbiter => Ok(()),
        _ => Err(Refusal::NotYours),
    };
    match act {
        Act::AppointStart { start } => presence::appoint(log, *start),
        Act::Arrive => presence::arrive(log, player()?),
        Act::NoteAbsence => presence::note_absence(log),
        Act::Excuse { of } => {
            arbiter()?;
            presence::excuse(log, *of)
        }
        Act::PlaceClock(side) => {
            arbiter()?;
            seating::set_clock_side(log, *side)
        }
        Act::ChooseSeat(side) => seating::choose_seat(log, player()?, *side),
        Act::DrawArray { lot } => array::draw(log, *lot),
        Act::SetUpArray(pieces) => array::set_up(log, pieces),
        Act::ReportStartError(error) => start_error::report(log, *error),
        Act::ReportClockFault(fault) => clock_care::report_fault(log, *fault),
        Act::SetClock(order) => {
            arbiter()?;
            clock_care::set(log, order)
        }
        Act::RestoreTimes => {
            arbiter()?;
            clock_care::restore_times(log)
        }
        Act::JudgeStop { justified } => {
            arbiter()?;
            clock_care::judge_stop(log, *justified)
        }
        Act::FindSlip { of } => {
            arbiter()?;
            clock_care::find_slip(log, *of)
        }
        Act::AddTime { of, time } => {
            arbiter()?;
            clock_care::add_time(log, *of, *time)
        }
        Act::ReportDisplaced { of } => displaced::report(log, *of),
        Act::RestorePieces => displaced::restored(log),
        Act::ReportOffSquare { since } => displaced::found_off_square(log, *since),
        Act::RequestExtraTime(mode) => quickplay::request(log, player()?, *mode),
        Act::Verify(evidence) => quickplay::verify(log, player()?, *evidence),
        Act::SeeBothFlags { first } => {
            arbiter()?;
            flag_order::see_both_flags(log, *first)
        }
        Act::ClaimFromDisplay(claim) => display::claim(log, player()?, *claim),
        _ => Err(Refusal::NotYours),
    }
}

/// Matters that lose their sense when the game ends.
fn is_of_play(matter: Matter) -> bool {
    matches!(
        matter,
        Matter::BothLate
            | Matter::StartError(_)
            | Matter::ClockFault(_)
            | Matter::Displaced(_)
            | Matter::PieceOffItsSquare
            | Matter::ExtraTime(..)
            | Matter::Claim(_, Claim::Quickplay(_) | Claim::NoProgress)
            | Matter::Watched(..)
            | Matter::Referred(..)
    )
}

/// Carries out a ruling on a question of these kinds; the answer is whether
/// there was anything to it that is not the same for every question.
pub(crate) fn ruled(
    log: &mut Log<'_>,
    question: &Question,
    ruling: Ruling,
) -> Result<bool, Refusal> {
    let cites = question.cites;
    if is_of_play(question.matter) {
        log.in_play()?;
    }
    Ok(match question.matter {
        Matter::BothLate => presence::ruled(log, ruling),
        Matter::StartError(error) => start_error::ruled(log, error, ruling, question),
        Matter::NewGameTimes => new_game::ruled(log, ruling, question.proposal, cites),
        Matter::ClockFault(_) => clock_care::ruled(log, ruling, cites),
        Matter::Displaced(of) => displaced::ruled(log, of, ruling, question),
        Matter::PieceOffItsSquare => displaced::ruled_off_square(log, ruling, question.proposal),
        Matter::ExtraTime(by, mode) => {
            return quickplay::ruled_request(log, by, mode, ruling, question);
        }
        Matter::Claim(by, claim @ (Claim::Quickplay(_) | Claim::NoProgress)) => {
            watch::ruled(log, by, claim, ruling, question)
        }
        Matter::Watched(..) => watch::ruled_later(log, ruling, question),
        Matter::Referred(..) => return quickplay::ruled_referral(log, ruling, question),
        _ => false,
    })
}
