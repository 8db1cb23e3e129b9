//! Chapter 4: touching, placing, releasing.

use tuomari_board::{Arrangement, Color, Illegality, Move, Piece, Role, Square};
use tuomari_clock::State;
use tuomari_rulebook::{
    IllegalMoveCompletion, IllegalMoveWindow, KingCapture, ScoreKeeping, Topic,
};

use crate::{
    act::command::{Contact, From},
    blind::two_boards,
    clock::completing,
    draft::Draft,
    ending::concluding,
    event::{
        cites::Cites,
        happening::{Breach, Happening, Lapse},
        refusal::Refusal,
        sheet_events::Flaw,
        touch::Touch,
    },
    movement::articles,
    moving::obligation::obligation,
    state::game::{Game, Table},
    wooden::clock_only,
};

/// "I adjust."
pub(crate) fn announce_adjusting(draft: &mut Draft<'_>, by: Color) {
    draft.topic(Happening::AdjustingAnnounced(by), Topic::Adjusting);
    let clockless = draft.game.clock.is_none();
    if !clockless && !draft.runs(by) && draft.rules().adjust_own_time().value.is_yes() {
        draft.topic(
            Happening::Noted(by, Breach::AdjustingOnOpponentsTime),
            Topic::AdjustingOnOwnTime,
        );
    }
}

/// A piece is touched.
pub(crate) fn touch(
    draft: &mut Draft<'_>,
    by: Color,
    square: Square,
    contact: Contact,
) -> Result<(), Refusal> {
    let owner = draft
        .game
        .board()
        .color_at(square)
        .ok_or(Refusal::NoPiece)?;
    if two_boards::only_feels(draft, by, square, contact) {
        return Ok(());
    }
    let announced = draft.game.players.get(by).adjusting;
    let adjusting = announced && contact == Contact::Straightened;
    // Without the announcement straightening is taking hold (4.2.2).
    let contact = if contact == Contact::Straightened && !adjusting {
        Contact::Taken
    } else {
        contact
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
    let cites = two_boards::and_cites(draft, by, Cites::topic(draft.rules(), topic));
    draft.push(Happening::Touched(by, touch), cites);
    if !adjusting && contact == Contact::Taken {
        lapse_offer(draft, by);
    }
    Ok(())
}

/// Touching a piece to move or capture declines the opponent's offer.
fn lapse_offer(draft: &mut Draft<'_>, by: Color) {
    let mut events = draft.events.iter();
    let lapsed = events.any(|event| matches!(event.what, Happening::OfferLapsed(_)));
    if !lapsed && draft.game.offer == Some(!by) && draft.game.to_move() == by {
        draft.topic(Happening::OfferLapsed(Lapse::Touched), Topic::DrawOffer);
    }
}

/// A piece is put on a square and still held.
pub(crate) fn place(
    draft: &mut Draft<'_>,
    by: Color,
    from: From,
    to: Square,
) -> Result<(), Refusal> {
    on_own_turn(draft, by)?;
    let mut board = draft.game.board().clone();
    let piece = match from {
        From::Square(square) => {
            touch_if_new(draft, by, square)?;
            board.remove_piece_at(square).ok_or(Refusal::NoPiece)?
        }
        From::Tray(role) => Piece { color: by, role },
    };
    if board.color_at(to) == Some(!by) {
        touch_if_new(draft, by, to)?;
    }
    board.set_piece_at(to, piece);
    let topic = match from {
        From::Square(_) => Topic::Released,
        From::Tray(_) => Topic::PromotionHandling,
    };
    draft.topic(Happening::BoardChanged(Box::new(board)), topic);
    if let From::Tray(role) = from {
        choose_promotion(draft, by, role, to);
    }
    Ok(())
}

/// The new piece that first touches the square of promotion is chosen
/// (`fide-2018/4.4.4`).
fn choose_promotion(draft: &mut Draft<'_>, by: Color, role: Role, to: Square) {
    if draft.game.turn.must.is_some() {
        return;
    }
    let legal = draft.game.position().legal_moves();
    let fits = |m: &&Move| m.to() == to && m.promotion() == Some(role);
    let touched = |m: &&Move| {
        let mut touches = draft.game.turn.touches.iter();
        touches.any(|touch| Some(touch.square) == m.from())
    };
    let mut candidates = legal.iter().filter(fits);
    let chosen = match (candidates.next(), candidates.next()) {
        (Some(m), None) => Some(*m),
        _ => legal.iter().filter(fits).find(touched).copied(),
    };
    if let Some(m) = chosen {
        draft.topic(Happening::BoundToMove(by, m), Topic::PromotionChoice);
    }
}

/// A piece is taken off.
pub(crate) fn remove(draft: &mut Draft<'_>, by: Color, square: Square) -> Result<(), Refusal> {
    on_own_turn(draft, by)?;
    touch_if_new(draft, by, square)?;
    let mut board = draft.game.board().clone();
    let piece = board.remove_piece_at(square).ok_or(Refusal::NoPiece)?;
    let topic = if piece.color == by {
        Topic::PromotionHandling
    } else {
        Topic::CaptureMade
    };
    draft.topic(Happening::BoardChanged(Box::new(board)), topic);
    Ok(())
}

/// The hand lets go: a legal move is made, or nothing is yet.
pub(crate) fn release(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    on_own_turn(draft, by)?;
    let Some(board) = draft.game.turn.board.clone() else {
        return Err(Refusal::NothingHeld);
    };
    settle(draft, by, &board);
    Ok(())
}

/// Touches, carries and releases in one act.
pub(crate) fn make(
    draft: &mut Draft<'_>,
    by: Color,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<(), Refusal> {
    if draft.game.table == Table::Wooden {
        return clock_only::enter(draft, by, (from, to, promotion));
    }
    on_own_turn(draft, by)?;
    // A board under way is put back first: the player takes the piece anew.
    let position = draft.game.position();
    let judged = position.judge_move(from, to, promotion);
    if draft.game.table == Table::Assisted {
        let m = judged.map_err(|_| Refusal::IllegalHere)?;
        made(draft, by, m);
        if draft
            .events
            .iter()
            .all(|e| !matches!(e.what, Happening::Concluded(_)))
        {
            completing::press_with_move(draft, by);
        }
        return Ok(());
    }
    touch_if_new(draft, by, from)?;
    if position.board().color_at(to) == Some(!by) {
        touch_if_new(draft, by, to)?;
    }
    if let Ok(m) = judged {
        settle_as(draft, by, judged, &position.board_after(m));
    } else {
        let board = carried(position.board(), by, from, to, promotion);
        settle(draft, by, &board.ok_or(Refusal::NoPiece)?);
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

fn on_own_turn(draft: &Draft<'_>, by: Color) -> Result<(), Refusal> {
    if stands(draft.game) {
        // Play is interrupted until somebody says that it goes on (D-87).
        return Err(Refusal::ClockStopped);
    }
    if draft.game.position().turn() == by {
        Ok(())
    } else if draft.game.players.get(by).unpressed {
        Err(Refusal::MoveMade)
    } else {
        Err(Refusal::NotYourMove)
    }
}

/// Whether the clock has been started and stands.
pub(crate) fn stands(game: &Game) -> bool {
    let clock = game.clock.as_ref();
    clock.is_some_and(|clock| matches!(clock.state(), State::Stopped { .. }))
}

/// Taking a piece up is touching it, once.
fn touch_if_new(draft: &mut Draft<'_>, by: Color, square: Square) -> Result<(), Refusal> {
    let known =
        draft.game.turn.touches.iter().any(|touch| {
            touch.square == square && !touch.adjusting && touch.contact == Contact::Taken
        });
    // A piece put somewhere in this turn has been touched where it stood.
    let moved_here =
        draft.game.position().board().piece_at(square) != draft.game.board().piece_at(square);
    if known || moved_here {
        return Ok(());
    }
    touch(draft, by, square, Contact::Taken)
}

/// The board as released: a move made, a move refused at once, or something
/// that a press will complete.
fn settle(draft: &mut Draft<'_>, by: Color, board: &Arrangement) {
    settle_as(draft, by, draft.game.history.judge(board), board);
}

fn settle_as(
    draft: &mut Draft<'_>,
    by: Color,
    judged: Result<Move, Illegality>,
    board: &Arrangement,
) {
    match judged {
        Ok(m) => match barred(draft, m) {
            Some(cites) => draft.push(Happening::MoveBarred(m), cites),
            None if two_boards::holds_back(draft, by, m, board) => {}
            None => made(draft, by, m),
        },
        Err(why) if refused_at_once(draft) => {
            let cites = articles::of_illegal(Cites::default(), draft, by, board, why)
                .and_ruled(&draft.rules().illegal_move_completion());
            draft.push(Happening::MoveRefused(why), cites);
        }
        Err(_) => {
            let took_king = king_taken(draft.game.position().board(), board, by);
            // Nothing is completed before the press; until then it may be put
            // right, with the touched piece.
            let rules = draft.rules();
            let cites = Cites::topic(rules, Topic::Released)
                .and_ruled(&rules.illegal_move_completion())
                .and_ruled(&rules.touch_move_on_correction());
            let cites = if took_king {
                Cites::ruled(&rules.king_capture()).and_all(cites)
            } else {
                cites
            };
            draft.push(Happening::BoardChanged(Box::new(board.clone())), cites);
            castle_with_king_released(draft, by, board);
            capture_with_pawn_released(draft, by, board);
            let rule = draft.rules().king_capture();
            if took_king && rule.value == KingCapture::CapturerLoses {
                crate::irregularities::illegal_moves::king_taken(draft, by);
            }
        }
    }
}

/// A king let go on its square of castling has to castle there if it can
/// (`fide-2018/4.7.2`).
fn castle_with_king_released(draft: &mut Draft<'_>, by: Color, board: &Arrangement) {
    if draft.game.turn.must.is_some() {
        return;
    }
    let position = draft.game.position();
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
        draft.topic(Happening::BoundToMove(by, *m), Topic::CastlingMade);
    }
}

/// A pawn let go on the square it captures on in passing has to capture, and
/// has not until the other pawn is off the board (`fide-2018/4.7.1`).
fn capture_with_pawn_released(draft: &mut Draft<'_>, by: Color, board: &Arrangement) {
    if draft.game.turn.must.is_some() {
        return;
    }
    let position = draft.game.position();
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
        draft.topic(Happening::BoundToMove(by, *m), Topic::CaptureMade);
    }
}

fn king_taken(before: &Arrangement, after: &Arrangement, by: Color) -> bool {
    let king = (!by).king();
    after.by_piece(king).count() < before.by_piece(king).count()
}

pub(crate) fn refused_at_once(draft: &Draft<'_>) -> bool {
    draft.rules().illegal_move_completion().value == IllegalMoveCompletion::RefusedAtOnce
}

/// Where nobody can claim that a touched piece was not moved, castling that
/// began with the rook is refused like an illegal move, and after it whatever
/// is no move of the rook (`fi-basics/linnoitus.4`).
fn barred(draft: &Draft<'_>, m: Move) -> Option<Cites> {
    if !refused_at_once(draft) {
        return None;
    }
    let mut touches = draft.game.turn.touches.clone();
    if m.is_castle() {
        for event in &draft.events {
            if let Happening::Touched(_, touch) = &event.what {
                touches.push(*touch);
            }
        }
    }
    let bound = obligation(draft.rules(), draft.game.position(), &touches);
    let rook_first = bound.topic == Some(Topic::RookTouchedFirst);
    (rook_first && !bound.moves.contains(&m))
        .then(|| Cites::topic(draft.rules(), Topic::RookTouchedFirst))
}

/// A legal move is made (`fide-2018/4.7`), and what follows from it at once.
pub(crate) fn made(draft: &mut Draft<'_>, by: Color, m: Move) {
    let cites = articles::of_legal(draft, by, m);
    lapse_offer(draft, by);
    note_unclaimed(draft, by);
    if draft.game.players.get(by).unpressed {
        draft.topic(Happening::MoveCompleted(by), Topic::CompletedByNextMove);
    }
    draft.push(Happening::MoveMade(m), cites);
    close_windows(draft, by);
    concluding::after_move(draft, by, m);
    if draft.game.clock.is_none() && !ended(draft) {
        draft.topic(Happening::MoveCompleted(by), Topic::HasTheMove);
    }
}

/// A move was written down to claim with, and the player moves without a
/// claim: it was written ahead, which a claim alone would have allowed
/// (`fide-2018/8.1.2`, D-81).
fn note_unclaimed(draft: &mut Draft<'_>, by: Color) {
    let turn = &draft.game.turn;
    let unclaimed = turn.fixed.is_some() && turn.must.is_none();
    if unclaimed && draft.rules().score_keeping().value == ScoreKeeping::Required {
        let ahead = Happening::Noted(by, Breach::Recording(Flaw::WrittenAhead));
        draft.topic(ahead, Topic::WrittenAhead);
    }
}

fn ended(draft: &Draft<'_>) -> bool {
    draft
        .events
        .iter()
        .any(|event| matches!(event.what, Happening::Concluded(_)))
}

/// A reply closes the time for raising the opponent's irregularity, where the
/// rulebook says so (`fide-2018/A.4.2`).
pub(crate) fn close_windows(draft: &mut Draft<'_>, by: Color) {
    let window = draft.rules().illegal_move_window();
    let open = draft.game.irregularities.iter().any(|open| open.by == !by);
    if open && window.value == IllegalMoveWindow::UntilReplyMade {
        let cites = Cites::ruled(&window).and_ruled(&draft.rules().illegal_move_late_repair());
        draft.push(Happening::IrregularityStands(!by), cites);
    }
}
