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
    cites::Cites,
    command::{By, Claim},
    conclusion::{Cause, Conclusion},
    decide::Log,
    ending,
    event::Happening,
    game::{Game, Table},
    moving,
    question::Matter,
    refusal::Refusal,
};

/// Whether moves were made that the software has not been told.
pub(crate) fn is_behind(game: &Game) -> bool {
    game.unseen > 0
}

/// A press that completes a move nobody entered.
pub(crate) fn unseen_move(log: &mut Log<'_>, by: Color) {
    log.topic(Happening::MoveUnseen(by), Topic::Press);
}

/// Somebody enters a move that was played on the real board.
pub(crate) fn enter(
    log: &mut Log<'_>,
    by: Color,
    (from, to, promotion): (Square, Square, Option<Role>),
) -> Result<(), Refusal> {
    let position = log.game.position();
    if position.turn() != by {
        return Err(Refusal::NotYourMove);
    }
    let m = position
        .judge_move(from, to, promotion)
        .map_err(|_| Refusal::IllegalHere)?;
    if is_behind(log.game) {
        log.topic(Happening::MoveEntered(m), Topic::Released);
        // The last one brings the record up to the board: an end may show.
        if log.game.unseen == 1 {
            ending::after_move(log, by, m);
        }
    } else {
        moving::made(log, by, m);
    }
    Ok(())
}

/// A claim that rests on a board the software does not see is put to the
/// arbiter; no if the claim does not rest on it.
pub(crate) fn ask_about(log: &mut Log<'_>, by: Color, claim: Claim) -> bool {
    let on_the_board = matches!(
        claim,
        Claim::IllegalMove | Claim::TouchMove | Claim::Threefold | Claim::FiftyMoves
    );
    let wooden = log.game.table == Table::Wooden;
    let unseen = is_behind(log.game) || claim == Claim::TouchMove || claim == Claim::IllegalMove;
    if !(wooden && on_the_board && unseen) {
        return false;
    }
    let rules = log.rules();
    let topic = match claim {
        Claim::IllegalMove => Topic::IllegalMoveRestored,
        Claim::TouchMove => Topic::TouchOwnPiece,
        Claim::Threefold => Topic::ThreefoldNow,
        _ => Topic::FiftyNow,
    };
    let running = log
        .game
        .clock
        .as_ref()
        .and_then(tuomari_clock::ChessClock::running);
    if running.is_some() {
        log.topic(Happening::ClockStopped(By::Player(by)), Topic::StopToCall);
    }
    log.ask(Matter::Claim(by, claim), None, Cites::topic(rules, topic));
    true
}

/// The arbiter found a claim about an unseen board correct or incorrect.
pub(crate) fn ruled(log: &mut Log<'_>, by: Color, claim: Claim, correct: bool) {
    let rules = log.rules();
    match (claim, correct) {
        (Claim::IllegalMove, true) => illegal_move(log, !by),
        (Claim::Threefold | Claim::FiftyMoves, true) => {
            let cites = Cites::topic(rules, Topic::ClaimCorrect);
            let found = Happening::Found { by, claim, correct };
            log.push(found, cites);
            ending::conclude(log, Conclusion::draw(Cause::Arbiter), cites);
        }
        (Claim::Threefold | Claim::FiftyMoves, false) => {
            let cites = Cites::topic(rules, Topic::ClaimIncorrect);
            log.push(Happening::Found { by, claim, correct }, cites);
            crate::drawing::price(log, by);
            log.topic(Happening::ClockResumed, Topic::PlayResumed);
        }
        _ => {
            let cites = Cites::topic(rules, Topic::PlayResumed);
            log.push(Happening::Found { by, claim, correct }, cites);
            log.topic(Happening::ClockResumed, Topic::PlayResumed);
        }
    }
}

/// An illegal move on the real board is established: it is counted and paid
/// for; people put the pieces back.
fn illegal_move(log: &mut Log<'_>, by: Color) {
    let rules = log.rules();
    let penalty = rules.illegal_move_penalty();
    let cites = Cites::ruled(&penalty).and_topic(rules, Topic::IllegalMovePenalty);
    let claim = Claim::IllegalMove;
    let found = Happening::Found {
        by: !by,
        claim,
        correct: true,
    };
    log.push(found, cites);
    let count = log.game.players.get(by).illegal.saturating_add(1);
    log.push(Happening::IllegalMoveCounted(by, count), cites);
    if count >= 2 || penalty.value == IllegalMovePenalty::LossAtFirst {
        let position = log.game.position().clone();
        ending::illegal_move_loss(log, by, Cause::IllegalMove(by), &position);
        return;
    }
    let time = rules.penalty_time();
    if let Some(ms) = time.value.ms() {
        let added = Happening::TimeAdded(!by, Millis::from_ms(u64::from(ms)));
        log.push(added, Cites::ruled(&time));
    }
    log.topic(Happening::ClockTurned(by), Topic::TimesAfterRestoring);
}
