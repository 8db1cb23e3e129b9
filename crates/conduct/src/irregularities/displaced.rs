//! Articles 7.4 and 7.6: pieces knocked over, and a piece found off its
//! square.

use tuomari_board::Color;
use tuomari_rulebook::{DisplacedPieces, Topic};

use crate::{
    act::{by::By, claim::Claim},
    clock::care::resume_if_stopped,
    draft::Draft,
    ending::concluding::conclude,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        deed::Deed,
        happening::Happening,
        question::{Matter, Proposal, Question},
        refusal::Refusal,
        ruling::Ruling,
    },
    state::displacement::Displacement,
};

/// Somebody says that a player knocked pieces over.
pub(crate) fn report(draft: &mut Draft<'_>, deed: Deed) -> Result<(), Refusal> {
    if draft.by == By::System {
        return Err(Refusal::NotYours);
    }
    draft.in_play()?;
    let ply = draft.past_ply(deed.ply)?;
    let rule = draft.rules().displaced_pieces();
    if rule.value == DisplacedPieces::NotApplicable {
        return Err(Refusal::NotProvided(Cites::ruled(&rule)));
    }
    let cites = Cites::ruled(&rule).and_topic(draft.rules(), Topic::PiecesDisplaced);
    draft.push(Happening::PiecesDisplaced(Deed { ply, ..deed }), cites);
    Ok(())
}

/// The pieces stand again.
pub(crate) fn restored(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    draft.in_play()?;
    if draft
        .game
        .displaced
        .is_none_or(|displaced| displaced.restored)
    {
        return Err(Refusal::NothingDisplaced);
    }
    draft.topic(Happening::PiecesRestored, Topic::PiecesDisplaced);
    Ok(())
}

/// A press by the player who knocked pieces over and whose move was completed
/// before: it gives the turn back and is no press in the sense of 6.2. The
/// answer is whether it was one.
pub(crate) fn gives_turn_back(draft: &mut Draft<'_>, by: Color) -> bool {
    let Some(displaced) = draft.game.displaced else {
        return false;
    };
    let done = draft.game.to_move() != by && !draft.game.players.get(by).unpressed;
    if displaced.by != by || !done || !draft.runs(by) {
        return false;
    }
    if !displaced.restored {
        draft.topic(Happening::PressedDisplaced(by), Topic::DisplacedAndPressed);
    }
    draft.topic(Happening::ClockTurned(!by), Topic::PiecesDisplaced);
    true
}

/// A press that completed a move while pieces lay about.
pub(crate) fn pressed(draft: &mut Draft<'_>, by: Color) {
    let lying = draft
        .game
        .displaced
        .is_some_and(|displaced| displaced.by == by && !displaced.restored);
    if lying {
        draft.topic(Happening::PressedDisplaced(by), Topic::DisplacedAndPressed);
    }
}

/// The clock is stopped while pieces lie about: the arbiter is called to them
/// (`fide-2018/7.4.2`).
pub(crate) fn called(draft: &mut Draft<'_>) {
    if let (By::Player(_), Some(displaced)) = (draft.by, draft.game.displaced)
        && !displaced.restored
    {
        ask(draft, displaced);
    }
}

/// Whether nobody has told the software of pieces that the player could claim
/// because of, under a rulebook that speaks of them.
pub(crate) fn is_unreported(draft: &Draft<'_>, by: Color) -> bool {
    let told = draft
        .game
        .displaced
        .is_some_and(|displaced| displaced.by != by && !displaced.restored);
    !told && draft.rules().displaced_pieces().value != DisplacedPieces::NotApplicable
}

/// The arbiter found that the player knocked pieces over; what follows he is
/// asked as if it had been reported.
pub(crate) fn found(draft: &mut Draft<'_>, of: Color, pressed: bool) {
    let rule = draft.rules().displaced_pieces();
    let cites = Cites::ruled(&rule).and_topic(draft.rules(), Topic::PiecesDisplaced);
    draft.push(Happening::PiecesDisplaced(Deed::latest(of)), cites);
    if pressed {
        draft.topic(Happening::PressedDisplaced(of), Topic::DisplacedAndPressed);
    }
    let displaced = Displacement {
        by: of,
        pressed,
        restored: false,
    };
    ask(draft, displaced);
}

/// The opponent claims because of pieces knocked over.
pub(crate) fn claimed(draft: &mut Draft<'_>, by: Color) {
    match draft.game.displaced {
        Some(displaced) if displaced.by != by && !displaced.restored => ask(draft, displaced),
        _ => {
            let what = Happening::Found {
                by,
                claim: Claim::Displaced,
                correct: false,
            };
            draft.topic(what, Topic::PiecesDisplaced);
        }
    }
}

/// Who restores, on whose time, and whether it costs more, is for the arbiter.
/// Where a press after it loses unless it was plainly an accident, nothing is
/// proposed: it is about intent (D-64).
fn ask(draft: &mut Draft<'_>, displaced: Displacement) {
    let matter = Matter::Displaced(displaced.by);
    if draft
        .game
        .questions
        .iter()
        .any(|question| question.matter == matter)
    {
        return;
    }
    let rule = draft.rules().displaced_pieces();
    let cites = Cites::ruled(&rule)
        .and_topic(draft.rules(), Topic::DisplacedAndPressed)
        .and_topic(draft.rules(), Topic::DisplacingPenalised);
    // What is said after his press may have been so before it: whether it was
    // is for the arbiter.
    let pressed = displaced.pressed || draft.game.lever() == Some(!displaced.by);
    let loses = rule.value == DisplacedPieces::PresumedLossIfPressed && pressed;
    let proposal = (!loses).then_some(Proposal::Restore);
    draft.ask(matter, proposal, cites);
}

/// A ruling on pieces knocked over.
pub(crate) fn ruled(draft: &mut Draft<'_>, of: Color, ruling: Ruling, question: &Question) -> bool {
    let cites = question.cites;
    match (ruling, question.proposal) {
        (Ruling::Accept, None) => {
            let lost = Conclusion::win(!of, Cause::Displacing(of));
            conclude(draft, lost, cites);
        }
        (Ruling::Accept, Some(_)) | (Ruling::Reject, None) => {
            if draft.game.clock.is_some() {
                draft.push(Happening::ClockTurned(of), cites);
            }
        }
        (Ruling::Reject, Some(_)) => resume_if_stopped(draft, cites),
        (Ruling::AddTime { of: to, time }, _) => {
            draft.topic(Happening::TimeAdded(to, time), Topic::DisplacingPenalised);
        }
        (Ruling::TakeTime { of: from, time }, _) => {
            draft.topic(Happening::TimeTaken(from, time), Topic::DisplacingPenalised);
        }
        _ => return false,
    }
    true
}

/// Somebody finds a piece off its square; the position after so many plies is
/// the last one that was surely right (`fide-2018/7.6`).
pub(crate) fn found_off_square(draft: &mut Draft<'_>, since: usize) -> Result<(), Refusal> {
    if draft.by == By::System {
        return Err(Refusal::NotYours);
    }
    draft.in_play()?;
    if since > draft.game.history.plies().len() {
        return Err(Refusal::NoSuchPosition);
    }
    if draft.by == By::Arbiter {
        put_back(draft, since);
    } else {
        draft.not_asked(Matter::PieceOffItsSquare)?;
        let cites = Cites::topic(draft.rules(), Topic::PieceOffItsSquare);
        let proposal = Some(Proposal::Reinstate(since));
        draft.ask(Matter::PieceOffItsSquare, proposal, cites);
    }
    Ok(())
}

/// A ruling on a piece found off its square.
pub(crate) fn ruled_off_square(
    draft: &mut Draft<'_>,
    ruling: Ruling,
    proposal: Option<Proposal>,
) -> bool {
    let ((Ruling::Reinstate { plies }, _) | (Ruling::Accept, Some(Proposal::Reinstate(plies)))) =
        (ruling, proposal)
    else {
        return false;
    };
    if plies > draft.game.history.plies().len() {
        return false;
    }
    put_back(draft, plies);
    true
}

/// The position is put back; it is nobody's illegal move.
fn put_back(draft: &mut Draft<'_>, plies: usize) {
    let rules = draft.rules();
    let cites =
        Cites::topic(rules, Topic::PieceOffItsSquare).and_topic(rules, Topic::TimesAfterRestoring);
    let to_move = draft.game.history.position_after(plies).turn();
    let touches = Vec::new();
    draft.push(Happening::Reinstated { plies, touches }, cites);
    if draft.game.clock.is_some() {
        draft.push(Happening::ClockTurned(to_move), cites);
    }
}
