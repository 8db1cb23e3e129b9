//! Article 6.2: a move is completed by the press.

use tuomari_board::{Arrangement, Color, Illegality, Move, Rank, Role, Square};
use tuomari_clock::{Extra, Millis, Press, Pressed};
use tuomari_rulebook::{ArticleId, PressWithoutMove, Topic, TwoHands};

use crate::{
    color::face,
    draft::Draft,
    event::{
        cites::Cites,
        happening::{Breach, Happening, Irregular},
        refusal::Refusal,
    },
    irregularities::{displaced, impossible_position},
    movement::articles,
    moving::handling::{close_windows, refused_at_once},
    state::game::{Game, Table},
    wooden::clock_only,
};

/// A player presses.
pub(crate) fn press(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    let pressed = try_press(draft, by)?;
    if move_presses(draft.game, by) {
        return Err(Refusal::MovePresses);
    }
    if refused_with_press(draft, by) {
        return Ok(());
    }
    let gain = pressed.grant.for_the_move();
    if displaced::gives_turn_back(draft, by) {
        return Ok(());
    }
    displaced::pressed(draft, by);
    let cites = press_cites(draft, by, &pressed);
    draft.push(Happening::ClockPressed(by), cites);
    let player = draft.game.players.get(by);
    // What the opponent has under way, while a press of his own keeps this
    // player's clock running, is not this player's.
    let board = draft.game.under_way(by).cloned();
    if player.unpressed && board.is_none() {
        // The move has been made; the opponent may have replied already.
        let topic = if draft.game.position().turn() == by {
            Topic::LatePress
        } else {
            Topic::Press
        };
        complete(draft, by, topic, gain);
        return Ok(());
    }
    match board {
        _ if draft.game.table == Table::Wooden => clock_only::unseen_move(draft, by),
        Some(board) => left(draft, by, &board, gain),
        None => without_move(draft, by, gain),
    }
    Ok(())
}

/// Where an illegal move is refused at once, a press completes none: it is
/// refused with the move. The answer is whether it was.
fn refused_with_press(draft: &mut Draft<'_>, by: Color) -> bool {
    let board = draft.game.under_way(by).cloned();
    let Some(board) = board.filter(|_| refused_at_once(draft)) else {
        return false;
    };
    match draft.game.history.judge(&board) {
        Ok(_) | Err(Illegality::NothingMoved) => false,
        Err(why) => {
            let cites = articles::of_illegal(Cites::default(), draft, by, &board, why)
                .and_ruled(&draft.rules().illegal_move_completion());
            draft.push(Happening::MoveRefused(why), cites);
            true
        }
    }
}

/// Whether the player's next move will press the clock. A move that was made
/// before the clock was started has not, and is still to be pressed.
fn move_presses(game: &Game, by: Color) -> bool {
    let to_move = game.position().turn() == by && !game.players.get(by).unpressed;
    game.table == Table::Assisted && to_move
}

/// At an assisted table the move itself presses the clock.
pub(crate) fn press_with_move(draft: &mut Draft<'_>, by: Color) {
    if try_press(draft, by).is_ok() {
        draft.topic(Happening::ClockPressed(by), Topic::Press);
        draft.topic(Happening::MoveCompleted(by), Topic::Press);
        impossible_position::after_completed(draft);
    }
}

/// The press, and what it does to the time: a period that ends, time for the
/// next move.
fn press_cites(draft: &Draft<'_>, by: Color, pressed: &Pressed) -> Cites {
    let rules = draft.rules();
    let cites = Cites::topic(rules, Topic::Press);
    let extra =
        draft.game.clock.as_ref().is_some_and(|clock| {
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
fn try_press(draft: &Draft<'_>, by: Color) -> Result<Pressed, Refusal> {
    let mut clock = draft.game.clock.ok_or(Refusal::NoClock)?;
    match clock.press(face(by), draft.at) {
        Press::Completed(pressed) => Ok(pressed),
        Press::NotYourTurn => Err(Refusal::LeverDown),
        Press::ClockStopped(_) => Err(Refusal::ClockStopped),
        Press::NotStarted => Err(Refusal::ClockNotStarted),
    }
}

fn complete(draft: &mut Draft<'_>, by: Color, topic: Topic, gain: Millis) {
    draft.topic(Happening::MoveCompleted(by), topic);
    if draft.game.players.get(by).two_hands {
        with_both_hands(draft, by, gain);
    }
    impossible_position::after_completed(draft);
}

/// A move was made with both hands and completed by the press
/// (`fide-2018/7.5.4`).
pub(crate) fn with_both_hands(draft: &mut Draft<'_>, by: Color, gain: Millis) {
    let rule = draft.rules().two_hands();
    let cites = Cites::ruled(&rule);
    match rule.value {
        TwoHands::IllegalMove | TwoHands::IllegalMoveFetchingExempt => {
            let what = Irregular::TwoHands;
            let cites = cites.and_topic(draft.rules(), Topic::TwoHands);
            draft.push(Happening::TreatedAsIllegal { by, what, gain }, cites);
        }
        TwoHands::PenaltyMenu | TwoHands::BreachLadder | TwoHands::NotApplicable => {
            draft.push(Happening::Noted(by, Breach::TwoHands), cites);
        }
    }
}

/// What the player left is no legal move: it is completed all the same.
fn left(draft: &mut Draft<'_>, by: Color, board: &Arrangement, gain: Millis) {
    let why = match draft.game.history.judge(board) {
        // A legal move still held in the hand, pressed: released by it.
        Ok(m) => {
            crate::moving::handling::made(draft, by, m);
            complete(draft, by, Topic::Press, gain);
            return;
        }
        Err(Illegality::NothingMoved) => return without_move(draft, by, gain),
        Err(why) => why,
    };
    let (what, topic) = match unpromoted(draft, by, board) {
        Some(square) => (Irregular::UnpromotedPawn(square), Topic::UnpromotedPawn),
        None => (Irregular::IllegalMove(why), Topic::IllegalMoveCompleted),
    };
    let cites = completed_by(draft, topic);
    let cites = articles::of_illegal(cites, draft, by, board, why);
    let board = Box::new(board.clone());
    let cites = if draft.game.players.get(by).two_hands {
        // Illegal and with both hands: one offence (D-15).
        cites.and_topic(draft.rules(), Topic::TwoHands)
    } else {
        cites
    };
    leave(draft, by, (what, board), gain, cites);
    impossible_position::after_completed(draft);
}

/// Why the press completes it: the article on that offence, and that of the
/// profile in place of the general one where it has its own.
fn completed_by(draft: &Draft<'_>, topic: Topic) -> Cites {
    let rules = draft.rules();
    let special = rules.illegal_move_completion();
    let general = rules.articles_on(Topic::IllegalMoveCompleted);
    let replaced = |id: &ArticleId| {
        let mut own = special.articles.iter();
        own.all(|special| special != id && special.rulebook() == id.rulebook())
    };
    match (general.iter().all(replaced), topic) {
        (true, Topic::IllegalMoveCompleted) => Cites::ruled(&special),
        (true, _) => Cites::topic(rules, topic).and_ruled(&special),
        (false, _) => Cites::topic(rules, topic),
    }
}

/// What was left on the board counts as the player's move until somebody
/// raises it.
fn leave(
    draft: &mut Draft<'_>,
    by: Color,
    (what, board): (Irregular, Box<Arrangement>),
    gain: Millis,
    cites: Cites,
) {
    let left = Happening::CompletedIllegally {
        by,
        what,
        board,
        gain,
    };
    draft.push(left, cites);
    close_windows(draft, by);
}

/// The square of a pawn that was left on its last rank, if a queen in its
/// place would make the move legal.
fn unpromoted(draft: &Draft<'_>, by: Color, board: &Arrangement) -> Option<Square> {
    promotion_of(draft.game.position(), by, board).map(tuomari_board::Move::to)
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
fn without_move(draft: &mut Draft<'_>, by: Color, gain: Millis) {
    let rule = draft.rules().press_without_move();
    let cites = Cites::ruled(&rule).and_topic(draft.rules(), Topic::PressedWithoutMove);
    let board = Box::new(draft.game.position().board().clone());
    if rule.value == PressWithoutMove::IllegalMove {
        // It is paid for like an illegal move, but nothing was moved: an
        // arbiter who waits for a move to be completed (A.4.4) waits on.
        leave(draft, by, (Irregular::NoMove, board), gain, cites);
    } else {
        draft.push(Happening::Noted(by, Breach::PressWithoutMove), cites);
    }
}
