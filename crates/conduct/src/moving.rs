//! Chapter 4: touching, placing, releasing.

use tuomari_board::{Arrangement, Color, Illegality, Move, Piece, Role, Square};
use tuomari_rulebook::{IllegalMoveCompletion, IllegalMoveWindow, KingCapture, Topic};

use crate::{
    blind,
    cites::Cites,
    command::{Contact, From},
    completing,
    decide::Log,
    ending,
    event::{Breach, Happening, Lapse},
    game::Table,
    movement,
    obligation::obligation,
    refusal::Refusal,
    turn::Touch,
    wooden,
};

/// "I adjust."
pub(crate) fn announce_adjusting(log: &mut Log<'_>, by: Color) {
    log.topic(Happening::AdjustingAnnounced(by), Topic::Adjusting);
    let clockless = log.game.clock.is_none();
    if !clockless && !log.runs(by) && log.rules().adjust_own_time().value.is_yes() {
        log.topic(
            Happening::Noted(by, Breach::AdjustingOnOpponentsTime),
            Topic::AdjustingOnOwnTime,
        );
    }
}

/// A piece is touched.
pub(crate) fn touch(
    log: &mut Log<'_>,
    by: Color,
    square: Square,
    contact: Contact,
) -> Result<(), Refusal> {
    let owner = log.game.board().color_at(square).ok_or(Refusal::NoPiece)?;
    if blind::only_feels(log, by, square, contact) {
        return Ok(());
    }
    let announced = log.game.players.get(by).adjusting;
    let adjusting = announced && contact == Contact::Straightened;
    let contact = match contact {
        // Without the announcement it is taking hold (4.2.2).
        Contact::Straightened if !adjusting => Contact::Taken,
        other => other,
    };
    let touch = Touch {
        square,
        owner,
        contact,
        adjusting,
    };
    let topic = match (adjusting, owner == by) {
        (true, _) => Topic::Adjusting,
        (false, true) => Topic::TouchOwnPiece,
        (false, false) => Topic::TouchOpponentsPiece,
    };
    let cites = blind::and_cites(log, by, Cites::topic(log.rules(), topic));
    log.push(Happening::Touched(by, touch), cites);
    if !adjusting && contact == Contact::Taken {
        lapse_offer(log, by);
    }
    Ok(())
}

/// Touching a piece to move or capture declines the opponent's offer.
fn lapse_offer(log: &mut Log<'_>, by: Color) {
    if log.game.offer == Some(!by) && log.game.position().turn() == by {
        log.topic(Happening::OfferLapsed(Lapse::Touched), Topic::DrawOffer);
    }
}

/// A piece is put on a square and still held.
pub(crate) fn place(log: &mut Log<'_>, by: Color, from: From, to: Square) -> Result<(), Refusal> {
    on_own_turn(log, by)?;
    let mut board = log.game.board().clone();
    let piece = match from {
        From::Square(square) => {
            touch_if_new(log, by, square)?;
            board.remove_piece_at(square).ok_or(Refusal::NoPiece)?
        }
        From::Tray(role) => Piece { color: by, role },
    };
    if board.color_at(to) == Some(!by) {
        touch_if_new(log, by, to)?;
    }
    board.set_piece_at(to, piece);
    let topic = match from {
        From::Square(_) => Topic::Released,
        From::Tray(_) => Topic::PromotionHandling,
    };
    log.topic(Happening::BoardChanged(Box::new(board)), topic);
    if let From::Tray(role) = from {
        choose_promotion(log, by, role, to);
    }
    Ok(())
}

/// The new piece that first touches the square of promotion is chosen
/// (`fide-2018/4.4.4`).
fn choose_promotion(log: &mut Log<'_>, by: Color, role: Role, to: Square) {
    if log.game.turn.must.is_some() {
        return;
    }
    let legal = log.game.position().legal_moves();
    let fits = |m: &&Move| m.to() == to && m.promotion() == Some(role);
    let touched = |m: &&Move| {
        let mut touches = log.game.turn.touches.iter();
        touches.any(|touch| Some(touch.square) == m.from())
    };
    let mut candidates = legal.iter().filter(fits);
    let chosen = match (candidates.next(), candidates.next()) {
        (Some(m), None) => Some(*m),
        _ => legal.iter().filter(fits).find(touched).copied(),
    };
    if let Some(m) = chosen {
        log.topic(Happening::Bound(by, m), Topic::PromotionChoice);
    }
}

/// A piece is taken off.
pub(crate) fn remove(log: &mut Log<'_>, by: Color, square: Square) -> Result<(), Refusal> {
    on_own_turn(log, by)?;
    touch_if_new(log, by, square)?;
    let mut board = log.game.board().clone();
    let piece = board.remove_piece_at(square).ok_or(Refusal::NoPiece)?;
    let topic = if piece.color == by {
        Topic::PromotionHandling
    } else {
        Topic::CaptureMade
    };
    log.topic(Happening::BoardChanged(Box::new(board)), topic);
    Ok(())
}

/// The hand lets go: a legal move is made, or nothing is yet.
pub(crate) fn release(log: &mut Log<'_>, by: Color) -> Result<(), Refusal> {
    on_own_turn(log, by)?;
    let Some(board) = log.game.turn.board.clone() else {
        return Err(Refusal::NothingHeld);
    };
    settle(log, by, &board);
    Ok(())
}

/// Touches, carries and releases in one act.
pub(crate) fn make(
    log: &mut Log<'_>,
    by: Color,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<(), Refusal> {
    if log.game.table == Table::Wooden {
        return wooden::enter(log, by, (from, to, promotion));
    }
    on_own_turn(log, by)?;
    // A board under way is put back first: the player takes the piece anew.
    let position = log.game.position();
    let judged = position.judge_move(from, to, promotion);
    if log.game.table == Table::Assisted {
        let m = judged.map_err(|_| Refusal::IllegalHere)?;
        made(log, by, m);
        if log
            .events
            .iter()
            .all(|e| !matches!(e.what, Happening::Concluded(_)))
        {
            completing::press_with_move(log, by);
        }
        return Ok(());
    }
    touch_if_new(log, by, from)?;
    if position.board().color_at(to) == Some(!by) {
        touch_if_new(log, by, to)?;
    }
    if let Ok(m) = judged {
        settle_as(log, by, judged, &position.board_after(m));
    } else {
        let board = carried(position.board(), by, from, to, promotion);
        settle(log, by, &board.ok_or(Refusal::NoPiece)?);
    }
    Ok(())
}

/// The piece carried over, whatever the rules say.
fn carried(
    before: &Arrangement,
    by: Color,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Option<Arrangement> {
    let mut board = before.clone();
    let piece = board.remove_piece_at(from)?;
    let piece = promotion.map_or(piece, |role| Piece { color: by, role });
    board.set_piece_at(to, piece);
    Some(board)
}

fn on_own_turn(log: &Log<'_>, by: Color) -> Result<(), Refusal> {
    if log.game.position().turn() == by {
        Ok(())
    } else {
        Err(Refusal::NotYourMove)
    }
}

/// Taking a piece up is touching it, once.
fn touch_if_new(log: &mut Log<'_>, by: Color, square: Square) -> Result<(), Refusal> {
    let known =
        log.game.turn.touches.iter().any(|touch| {
            touch.square == square && !touch.adjusting && touch.contact == Contact::Taken
        });
    // A piece put somewhere in this turn has been touched where it stood.
    let moved_here =
        log.game.position().board().piece_at(square) != log.game.board().piece_at(square);
    if known || moved_here {
        return Ok(());
    }
    touch(log, by, square, Contact::Taken)
}

/// The board as released: a move made, a move refused at once, or something
/// that a press will complete.
fn settle(log: &mut Log<'_>, by: Color, board: &Arrangement) {
    settle_as(log, by, log.game.history.judge(board), board);
}

fn settle_as(log: &mut Log<'_>, by: Color, judged: Result<Move, Illegality>, board: &Arrangement) {
    match judged {
        Ok(m) => match barred(log, m) {
            Some(cites) => log.push(Happening::MoveBarred(m), cites),
            None if blind::holds_back(log, by, m, board) => {}
            None => made(log, by, m),
        },
        Err(why) if refused_at_once(log) => {
            let cites = movement::of_illegal(Cites::default(), log, by, board, why)
                .and_ruled(&log.rules().illegal_move_completion());
            log.push(Happening::MoveRefused(why), cites);
        }
        Err(_) => {
            let took_king = king_taken(log.game.position().board(), board, by);
            // Nothing is completed before the press; until then it may be put
            // right, with the touched piece.
            let rules = log.rules();
            let cites = Cites::topic(rules, Topic::Released)
                .and_ruled(&rules.illegal_move_completion())
                .and_ruled(&rules.touch_move_on_correction());
            let cites = if took_king {
                Cites::ruled(&rules.king_capture()).and_all(cites)
            } else {
                cites
            };
            log.push(Happening::BoardChanged(Box::new(board.clone())), cites);
            castle_with_king_released(log, by, board);
            capture_with_pawn_released(log, by, board);
            let rule = log.rules().king_capture();
            if took_king && rule.value == KingCapture::CapturerLoses {
                crate::irregularity::king_taken(log, by);
            }
        }
    }
}

/// A king let go on its square of castling has to castle there if it can
/// (`fide-2018/4.7.2`).
fn castle_with_king_released(log: &mut Log<'_>, by: Color, board: &Arrangement) {
    if log.game.turn.must.is_some() {
        return;
    }
    let position = log.game.position();
    let legal = position.legal_moves();
    let castling = legal.iter().find(|m| {
        let (Move::Castle { king, .. }, Some(side)) = (m, m.castling_side()) else {
            return false;
        };
        let mut with_king = position.board().clone();
        _ = with_king.remove_piece_at(*king);
        with_king.set_piece_at(side.king_to(by), by.king());
        with_king == *board
    });
    if let Some(m) = castling {
        log.topic(Happening::Bound(by, *m), Topic::CastlingMade);
    }
}

/// A pawn let go on the square it captures on in passing has to capture, and
/// has not until the other pawn is off the board (`fide-2018/4.7.1`).
fn capture_with_pawn_released(log: &mut Log<'_>, by: Color, board: &Arrangement) {
    if log.game.turn.must.is_some() {
        return;
    }
    let position = log.game.position();
    let legal = position.legal_moves();
    let capture = legal.iter().find(|m| {
        let Move::EnPassant { from, to } = m else {
            return false;
        };
        let mut with_pawn = position.board().clone();
        with_pawn.discard_piece_at(*from);
        with_pawn.set_piece_at(*to, by.pawn());
        with_pawn == *board
    });
    if let Some(m) = capture {
        log.topic(Happening::Bound(by, *m), Topic::CaptureMade);
    }
}

fn king_taken(before: &Arrangement, after: &Arrangement, by: Color) -> bool {
    let king = (!by).king();
    after.by_piece(king).count() < before.by_piece(king).count()
}

fn refused_at_once(log: &Log<'_>) -> bool {
    log.rules().illegal_move_completion().value == IllegalMoveCompletion::RefusedAtOnce
}

/// Where nobody can claim that a touched piece was not moved, castling that
/// began with the rook is refused like an illegal move, and after it whatever
/// is no move of the rook (`fi-basics/linnoitus.4`).
fn barred(log: &Log<'_>, m: Move) -> Option<Cites> {
    if !refused_at_once(log) {
        return None;
    }
    let mut touches = log.game.turn.touches.clone();
    if m.is_castle() {
        touches.extend(log.events.iter().filter_map(|event| match &event.what {
            Happening::Touched(_, touch) => Some(*touch),
            _ => None,
        }));
    }
    let bound = obligation(log.rules(), log.game.position(), &touches);
    let rook_first = bound.topic == Some(Topic::RookTouchedFirst);
    (rook_first && !bound.moves.contains(&m))
        .then(|| Cites::topic(log.rules(), Topic::RookTouchedFirst))
}

/// A legal move is made (`fide-2018/4.7`), and what follows from it at once.
pub(crate) fn made(log: &mut Log<'_>, by: Color, m: Move) {
    let cites = movement::of_legal(log, by, m);
    lapse_offer(log, by);
    if log.game.players.get(by).unpressed {
        log.topic(Happening::MoveCompleted(by), Topic::CompletedByNextMove);
    }
    log.push(Happening::MoveMade(m), cites);
    close_windows(log, by);
    ending::after_move(log, by, m);
    if log.game.clock.is_none() && !ended(log) {
        log.topic(Happening::MoveCompleted(by), Topic::HasTheMove);
    }
}

fn ended(log: &Log<'_>) -> bool {
    log.events
        .iter()
        .any(|event| matches!(event.what, Happening::Concluded(_)))
}

/// A reply closes the time for raising the opponent's irregularity, where the
/// rulebook says so (`fide-2018/A.4.2`).
pub(crate) fn close_windows(log: &mut Log<'_>, by: Color) {
    let window = log.rules().illegal_move_window();
    let open = log.game.irregularities.iter().any(|open| open.by == !by);
    if open && window.value == IllegalMoveWindow::UntilReplyMade {
        let cites = Cites::ruled(&window).and_ruled(&log.rules().illegal_move_late_repair());
        log.push(Happening::IrregularityStands(!by), cites);
    }
}
