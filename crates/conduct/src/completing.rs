//! Article 6.2: a move is completed by the press.

use tuomari_board::{Arrangement, Color, Illegality, Move, Rank, Role, Square};
use tuomari_clock::{Extra, Millis, Press, Pressed};
use tuomari_rulebook::{PressWithoutMove, Topic, TwoHands};

use crate::{
    cites::Cites,
    color::face,
    decide::Log,
    displaced,
    event::{Breach, Happening, Irregular},
    game::Table,
    movement,
    moving::close_windows,
    refusal::Refusal,
    sweep, wooden,
};

/// A player presses.
pub(crate) fn press(log: &mut Log<'_>, by: Color) -> Result<(), Refusal> {
    let pressed = try_press(log, by)?;
    let gain = pressed.grant.granted;
    if displaced::gives_turn_back(log, by) {
        return Ok(());
    }
    displaced::pressed(log, by);
    let cites = press_cites(log, by, &pressed);
    log.push(Happening::ClockPressed(by), cites);
    let player = log.game.players.get(by);
    let own_turn = log.game.position().turn() == by;
    if player.unpressed && (!own_turn || log.game.turn.board.is_none()) {
        // The move has been made; the opponent may have replied already.
        let topic = if own_turn {
            Topic::LatePress
        } else {
            Topic::Press
        };
        complete(log, by, topic, gain);
        return Ok(());
    }
    match &log.game.turn.board {
        _ if log.game.table == Table::Wooden => wooden::unseen_move(log, by),
        Some(board) => left(log, by, &board.clone(), gain),
        None => without_move(log, by, gain),
    }
    Ok(())
}

/// At an assisted table the move itself presses the clock.
pub(crate) fn press_with_move(log: &mut Log<'_>, by: Color) {
    if try_press(log, by).is_ok() {
        log.topic(Happening::ClockPressed(by), Topic::Press);
        log.topic(Happening::MoveCompleted(by), Topic::Press);
    }
}

/// The press, and what it does to the time: a period that ends, time for the
/// next move.
fn press_cites(log: &Log<'_>, by: Color, pressed: &Pressed) -> Cites {
    let rules = log.rules();
    let cites = Cites::topic(rules, Topic::Press);
    let extra =
        log.game.clock.as_ref().is_some_and(|clock| {
            clock.control().schedule(face(by)).period(0).extra() != Extra::None
        });
    if pressed.grant.periods_ended > 0 {
        cites
            .and_ruled(&rules.time_control())
            .and_ruled(&rules.time_carry_over())
    } else if extra {
        cites.and_ruled(&rules.time_mode())
    } else {
        cites
    }
}

/// What the press would do, or why nothing would happen.
fn try_press(log: &Log<'_>, by: Color) -> Result<Pressed, Refusal> {
    let mut clock = log.game.clock.ok_or(Refusal::NoClock)?;
    match clock.press(face(by), log.at) {
        Press::Completed(pressed) => Ok(pressed),
        Press::NotYourTurn => Err(Refusal::LeverDown),
        Press::ClockStopped(_) => Err(Refusal::ClockStopped),
        Press::NotStarted => Err(Refusal::ClockNotStarted),
    }
}

fn complete(log: &mut Log<'_>, by: Color, topic: Topic, gain: Millis) {
    log.topic(Happening::MoveCompleted(by), topic);
    if log.game.players.get(by).two_hands {
        let rule = log.rules().two_hands();
        match rule.value {
            TwoHands::IllegalMove | TwoHands::IllegalMoveFetchingExempt => {
                let what = Irregular::TwoHands;
                let cites = Cites::ruled(&rule).and_topic(log.rules(), Topic::TwoHands);
                log.push(Happening::Treated { by, what, gain }, cites);
            }
            _ => {
                let what = Irregular::TwoHands;
                log.push(Happening::Treated { by, what, gain }, Cites::ruled(&rule));
                log.push(Happening::Noted(by, Breach::TwoHands), Cites::ruled(&rule));
            }
        }
    }
    sweep::after_completed(log);
}

/// What the player left is no legal move: it is completed all the same.
fn left(log: &mut Log<'_>, by: Color, board: &Arrangement, gain: Millis) {
    let why = match log.game.history.judge(board) {
        // A legal move still held in the hand, pressed: released by it.
        Ok(m) => {
            crate::moving::made(log, by, m);
            complete(log, by, Topic::Press, gain);
            return;
        }
        Err(Illegality::NothingMoved) => return without_move(log, by, gain),
        Err(why) => why,
    };
    let what = match unpromoted(log, by, board) {
        Some(square) => Irregular::UnpromotedPawn(square),
        None => Irregular::IllegalMove(why),
    };
    let cites = Cites::topic(log.rules(), Topic::IllegalMoveCompleted);
    let cites = movement::of_illegal(cites, log, by, board, why);
    let board = Box::new(board.clone());
    let cites = if log.game.players.get(by).two_hands {
        // Illegal and with both hands: one offence (D-15).
        cites.and_topic(log.rules(), Topic::TwoHands)
    } else {
        cites
    };
    leave(log, by, (what, board), gain, cites);
    sweep::after_completed(log);
}

/// What was left on the board counts as the player's move until somebody
/// raises it.
fn leave(
    log: &mut Log<'_>,
    by: Color,
    (what, board): (Irregular, Box<Arrangement>),
    gain: Millis,
    cites: Cites,
) {
    let left = Happening::Left {
        by,
        what,
        board,
        gain,
    };
    log.push(left, cites);
    close_windows(log, by);
}

/// The square of a pawn that was left on its last rank, if a queen in its
/// place would make the move legal.
fn unpromoted(log: &Log<'_>, by: Color, board: &Arrangement) -> Option<Square> {
    promotion_of(log.game.position(), by, board).map(tuomari_board::Move::to)
}

/// The move with a queen in place of the pawn that was left unpromoted.
pub(crate) fn promotion_of(
    position: &tuomari_board::Position,
    by: Color,
    board: &Arrangement,
) -> Option<Move> {
    let arrived = board.by_piece(by.pawn()) & !position.board().by_piece(by.pawn());
    let square = arrived
        .single_square()
        .filter(|square| square.rank() == by.relative_rank(Rank::Eighth))?;
    let mut with_queen = board.clone();
    with_queen.set_piece_at(square, Role::Queen.of(by));
    position.judge(&with_queen).ok()
}

/// A press before the move (`fide-2018/6.2.4`, `7.5.3`).
fn without_move(log: &mut Log<'_>, by: Color, gain: Millis) {
    let rule = log.rules().press_without_move();
    let cites = Cites::ruled(&rule).and_topic(log.rules(), Topic::PressedWithoutMove);
    let board = Box::new(log.game.position().board().clone());
    if rule.value == PressWithoutMove::IllegalMove {
        // It is paid for like an illegal move, but nothing was moved: an
        // arbiter who waits for a move to be completed (A.4.4) waits on.
        leave(log, by, (Irregular::NoMove, board), gain, cites);
    } else {
        let what = Irregular::NoMove;
        log.push(Happening::Treated { by, what, gain }, cites);
        log.push(Happening::Noted(by, Breach::PressWithoutMove), cites);
    }
}
