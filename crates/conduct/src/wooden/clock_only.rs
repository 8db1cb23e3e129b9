//! A wooden table: the software is the clock, and as much of the scoresheet
//! as people enter.
//!
//! A press completes a move that nobody told the software. Until it is
//! entered, the position on record is not the one on the board, and whatever
//! rests on the board is a question for people: claims, and whether a side can
//! still mate. Time is known as at any table.

use tuomari_board::{Color, Role, Square};
use tuomari_clock::Millis;
use tuomari_rulebook::{IllegalMovePenalty, Topic};

use crate::{
    act::{by::By, claim::Claim},
    draft::Draft,
    ending::concluding,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::{Happening, Lapse},
        question::Matter,
        refusal::Refusal,
    },
    irregularities::displaced,
    moving::handling,
    state::game::Table,
};

/// A press that completes a move nobody entered. Making it declined the
/// opponent's offer.
pub(crate) fn unseen_move(draft: &mut Draft<'_>, by: Color) {
    if draft.game.offer == Some(!by) {
        draft.topic(Happening::OfferLapsed(Lapse::Touched), Topic::DrawOffer);
    }
    draft.topic(Happening::MoveUnseen(by), Topic::Press);
}

/// Somebody enters a move that was played on the real board.
pub(crate) fn enter(
    draft: &mut Draft<'_>,
    by: Color,
    (from, to, promotion): (Square, Square, Option<Role>),
) -> Result<(), Refusal> {
    let position = draft.game.position();
    if position.turn() != by {
        return Err(Refusal::NotYourMove);
    }
    let m = position
        .judge_move(from, to, promotion)
        .map_err(|_| Refusal::IllegalHere)?;
    if draft.game.is_behind() {
        draft.topic(Happening::MoveEntered(m), Topic::Released);
        // The last one brings the record up to the board: an end may show.
        if draft.game.unseen == 1 {
            concluding::after_move(draft, by, m);
        }
    } else {
        handling::made(draft, by, m);
    }
    Ok(())
}

/// A claim that rests on a board the software does not see is put to the
/// arbiter; no if the claim does not rest on it.
pub(crate) fn ask_about(draft: &mut Draft<'_>, by: Color, claim: Claim) -> bool {
    let behind = draft.game.is_behind();
    let (unseen, topic) = match claim {
        Claim::IllegalMove => (true, Topic::IllegalMoveRestored),
        Claim::TouchMove => (true, Topic::TouchOwnPiece),
        Claim::Threefold => (behind, Topic::ThreefoldNow),
        Claim::FiftyMoves => (behind, Topic::FiftyNow),
        Claim::Displaced => (displaced::is_unreported(draft, by), Topic::PiecesDisplaced),
        Claim::Flag | Claim::ExtraTime | Claim::Quickplay { .. } | Claim::NoProgress => {
            return false;
        }
    };
    if draft.game.table != Table::Wooden || !unseen {
        return false;
    }
    let rules = draft.rules();
    let running = draft
        .game
        .clock
        .as_ref()
        .and_then(tuomari_clock::ChessClock::running);
    if running.is_some() {
        draft.topic(Happening::ClockStopped(By::Player(by)), Topic::StopToCall);
    }
    draft.ask(Matter::Claim(by, claim), None, Cites::topic(rules, topic));
    true
}

/// The arbiter found a claim about an unseen board correct or incorrect.
pub(crate) fn ruled(draft: &mut Draft<'_>, by: Color, claim: Claim, correct: bool) {
    let rules = draft.rules();
    match (claim, correct) {
        (Claim::IllegalMove, true) => illegal_move(draft, !by),
        (Claim::Displaced, true) => {
            let cites = Cites::topic(rules, Topic::PiecesDisplaced);
            draft.push(Happening::Found { by, claim, correct }, cites);
            // Whose clock is on tells whether the other pressed after it.
            displaced::found(draft, !by, draft.game.lever() == Some(by));
        }
        (Claim::Threefold | Claim::FiftyMoves, true) => {
            let cites = Cites::topic(rules, Topic::ClaimCorrect);
            let found = Happening::Found { by, claim, correct };
            draft.push(found, cites);
            concluding::conclude(draft, Conclusion::draw(Cause::Arbiter), cites);
        }
        (Claim::Threefold | Claim::FiftyMoves, false) => {
            let cites = Cites::topic(rules, Topic::ClaimIncorrect);
            draft.push(Happening::Found { by, claim, correct }, cites);
            crate::draws::drawing::price(draft, by);
            draft.topic(Happening::ClockResumed, Topic::PlayResumed);
        }
        _ => {
            let cites = Cites::topic(rules, Topic::PlayResumed);
            draft.push(Happening::Found { by, claim, correct }, cites);
            if draft.game.conclusion.is_none() {
                draft.push(Happening::ClockResumed, cites);
            }
        }
    }
}

/// An illegal move on the real board is established: it is counted and paid
/// for; people put the pieces back.
fn illegal_move(draft: &mut Draft<'_>, by: Color) {
    let rules = draft.rules();
    let penalty = rules.illegal_move_penalty();
    let cites = Cites::ruled(&penalty).and_topic(rules, Topic::IllegalMovePenalty);
    let claim = Claim::IllegalMove;
    let found = Happening::Found {
        by: !by,
        claim,
        correct: true,
    };
    draft.push(found, cites);
    if penalty.value == IllegalMovePenalty::Refused {
        // It is put back, and the text has no price for it.
        if draft.game.clock.is_some() {
            draft.topic(Happening::ClockTurned(by), Topic::TimesAfterRestoring);
        }
        return;
    }
    let count = draft.game.players.get(by).illegal.saturating_add(1);
    draft.push(Happening::IllegalMoveCounted(by, count), cites);
    if count >= 2 || penalty.value == IllegalMovePenalty::LossAtFirst {
        let position = draft.game.position().clone();
        concluding::illegal_move_loss(draft, by, Cause::IllegalMove(by), &position);
        return;
    }
    let time = rules.penalty_time();
    if let Some(ms) = time.value.ms() {
        let added = Happening::TimeAdded(!by, Millis::from_ms(u64::from(ms)));
        let cites = Cites::topic(rules, Topic::IllegalMovePenalty).or_special(&time);
        draft.push(added, cites);
    }
    draft.topic(Happening::ClockTurned(by), Topic::TimesAfterRestoring);
}
