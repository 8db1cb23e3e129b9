//! From acts beside the board to those who judge them: coming and sitting
//! down, errors of the start, the clock in the arbiter's hands, pieces knocked
//! over, quickplay finishes.

use crate::{
    act::command::{Act, By, Claim},
    chess960::array,
    clock::{both_flags, care, display_claim},
    draft::Draft,
    event::{
        question::{Matter, Question},
        refusal::Refusal,
        ruling::Ruling,
    },
    irregularities::displaced,
    quickplay::{draw_claim, watched_claim},
    start::{arrivals, new_game, seating, wrong_start},
};

/// Decides an act of this kind; any other is not for here.
pub(crate) fn decide(draft: &mut Draft<'_>, act: &Act) -> Result<(), Refusal> {
    let by = draft.by;
    let player = || match by {
        By::Player(color) => Ok(color),
        _ => Err(Refusal::NotYours),
    };
    let arbiter = || match by {
        By::Arbiter => Ok(()),
        _ => Err(Refusal::NotYours),
    };
    match act {
        Act::AppointStart { start } => arrivals::appoint(draft, *start),
        Act::Arrive => arrivals::arrive(draft, player()?),
        Act::NoteAbsence => arrivals::note_absence(draft),
        Act::Excuse { of } => {
            arbiter()?;
            arrivals::excuse(draft, *of)
        }
        Act::PlaceClock(side) => {
            arbiter()?;
            seating::set_clock_side(draft, *side)
        }
        Act::ChooseSeat(side) => seating::choose_seat(draft, player()?, *side),
        Act::DrawArray { lot } => array::draw(draft, *lot),
        Act::SetUpArray(pieces) => array::set_up(draft, pieces),
        Act::ReportStartError(error) => wrong_start::report(draft, *error),
        Act::ReportClockFault(fault) => care::report_fault(draft, *fault),
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
        Act::AddTime { of, time } => {
            arbiter()?;
            care::add_time(draft, *of, *time)
        }
        Act::ReportDisplaced { of } => displaced::report(draft, *of),
        Act::RestorePieces => displaced::restored(draft),
        Act::ReportOffSquare { since } => displaced::found_off_square(draft, *since),
        Act::RequestExtraTime(mode) => draw_claim::request(draft, player()?, *mode),
        Act::Verify(evidence) => draw_claim::verify(draft, player()?, *evidence),
        Act::SeeBothFlags { first } => {
            arbiter()?;
            both_flags::see_both_flags(draft, *first)
        }
        Act::ClaimFromDisplay(claim) => display_claim::claim(draft, player()?, *claim),
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
    draft: &mut Draft<'_>,
    question: &Question,
    ruling: Ruling,
) -> Result<bool, Refusal> {
    let cites = question.cites;
    if is_of_play(question.matter) {
        draft.in_play()?;
    }
    Ok(match question.matter {
        Matter::BothLate => arrivals::ruled(draft, ruling),
        Matter::StartError(error) => wrong_start::ruled(draft, error, ruling, question),
        Matter::NewGameTimes => new_game::ruled(draft, ruling, question.proposal, cites),
        Matter::ClockFault(_) => care::ruled(draft, ruling, cites),
        Matter::Displaced(of) => displaced::ruled(draft, of, ruling, question),
        Matter::PieceOffItsSquare => displaced::ruled_off_square(draft, ruling, question.proposal),
        Matter::ExtraTime(by, mode) => {
            return draw_claim::ruled_request(draft, by, mode, ruling, question);
        }
        Matter::Claim(by, claim @ (Claim::Quickplay(_) | Claim::NoProgress)) => {
            watched_claim::ruled(draft, by, claim, ruling, question)
        }
        Matter::Watched(..) => watched_claim::ruled_later(draft, ruling, question),
        Matter::Referred(..) => return draw_claim::ruled_referral(draft, ruling, question),
        _ => false,
    })
}
