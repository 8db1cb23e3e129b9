//! Chapter 3: where the rulebook speaks of a move, legal or not.

use tuomari_board::{Arrangement, Bitboard, Color, Illegality, Move, Role, Square};
use tuomari_rulebook::{Rules, Topic, Variant};

use crate::{chess960::castling, draft::Draft, event::cites::Cites};

/// The articles of a legal move: how it is made, how its piece moves, what
/// else it does, and that it is legal. What no longer fits is left out.
pub(crate) fn of_legal(draft: &Draft<'_>, by: Color, m: Move) -> Cites {
    let rules = draft.rules();
    if m.is_castle() && is_chess960(rules) {
        return castling::of_castling(draft, m);
    }
    let (made, moves) = topics(m);
    let mut cites = Cites::topic(rules, made);
    if m.is_promotion() && m.is_capture() {
        cites = cites.and_topic(rules, Topic::PromotionCapture);
    }
    cites = cites.and_topic(rules, moves);
    if m.is_castle() && draft.game.position().castling().is_mirrored(by) {
        cites = Cites::ruled(&rules.misplaced_king_castling()).and_all(cites);
    }
    if m.is_capture() && !m.is_promotion() && !m.is_en_passant() {
        cites = cites.and_topic(rules, Topic::Capture);
    }
    // Only a rulebook that counts the ways out of a check is asked for them.
    if !rules.articles_on(Topic::CheckEscaped).is_empty() && draft.game.position().in_check(by) {
        cites = cites.and_topic(rules, way_out(m));
    }
    cites.and_topic(rules, Topic::LegalMove)
}

/// How the move is made (4.7), and how its piece moves (3.2 to 3.8).
fn topics(m: Move) -> (Topic, Topic) {
    let Move::Normal {
        role,
        from,
        to,
        capture,
        promotion,
    } = m
    else {
        return match m {
            Move::EnPassant { .. } => (Topic::CaptureMade, Topic::EnPassant),
            Move::Normal { .. } | Move::Castle { .. } | Move::Put { .. } => {
                (Topic::CastlingMade, Topic::Castling)
            }
        };
    };
    let made = match (promotion, capture) {
        (Some(_), _) => return (Topic::PromotionMade, Topic::Promotion),
        (None, Some(_)) => Topic::CaptureMade,
        (None, None) => Topic::Released,
    };
    let moves = match role {
        Role::Pawn if capture.is_some() => Topic::PawnCapture,
        Role::Pawn if from.rank().distance(to.rank()) == 2 => Topic::PawnDoubleStep,
        Role::Pawn => Topic::PawnStep,
        Role::Knight => Topic::KnightMove,
        Role::Bishop => Topic::BishopMovement,
        Role::Rook => Topic::RookMovement,
        Role::Queen => Topic::QueenMovement,
        Role::King => Topic::KingStep,
    };
    (made, moves)
}

/// How a legal move answers a check.
fn way_out(m: Move) -> Topic {
    if m.is_capture() {
        Topic::CheckCaptured
    } else if m.role() == Role::King {
        Topic::CheckEscaped
    } else {
        Topic::CheckInterposed
    }
}

/// The articles of an arrangement that is no legal move: the rule it breaks,
/// and that breaking it makes the move illegal.
pub(crate) fn of_illegal(
    cites: Cites,
    draft: &Draft<'_>,
    by: Color,
    after: &Arrangement,
    why: Illegality,
) -> Cites {
    let rules = draft.rules();
    let pinned = attacked_on(draft, by, after, why)
        .is_some_and(|squares| only_pinned_attack(after, by, squares));
    let cites = if pinned {
        cites.and_topic(rules, Topic::AttackByPinnedPiece)
    } else {
        cites
    };
    cites
        .and_topic(rules, topic_of(rules, why))
        .and_topic(rules, Topic::IllegalMove)
}

/// Where the rulebook speaks of a rule that was broken.
fn topic_of(rules: &Rules, why: Illegality) -> Topic {
    if is_chess960(rules)
        && let Some(topic) = castling::topic_of(why)
    {
        return topic;
    }
    // Every reason is a topic by its name; a test holds the two lists
    // together.
    why.id().parse().unwrap_or(Topic::HasTheMove)
}

fn is_chess960(rules: &Rules) -> bool {
    rules.variant().value == Variant::Chess960
}

/// The squares on which the king may not be attacked, if the move is illegal
/// for that.
fn attacked_on(
    draft: &Draft<'_>,
    by: Color,
    after: &Arrangement,
    why: Illegality,
) -> Option<Bitboard> {
    let king = |board: &Arrangement| board.by_piece(by.king()).single_square();
    let now = king(after)?;
    if matches!(
        why,
        Illegality::KingToAttackedSquare | Illegality::KingLeftInCheck
    ) {
        return Some(now.into());
    }
    if why != Illegality::CastlingThroughAttack {
        return None;
    }
    let before = king(draft.game.position().board())?;
    let on_walk = |square: &Square| {
        let files = [before.file().min(now.file()), before.file().max(now.file())];
        square.rank() == before.rank() && (files[0]..=files[1]).contains(&square.file())
    };
    Some(Square::ALL.into_iter().filter(on_walk).collect())
}

/// Whether the squares are attacked by none but pieces that could not go there
/// without exposing their own king (`fide-2018/3.1.3`).
fn only_pinned_attack(board: &Arrangement, by: Color, squares: Bitboard) -> bool {
    let Some(their_king) = board.by_piece((!by).king()).single_square() else {
        return false;
    };
    let mut any = false;
    for square in squares {
        let cleared = board.occupied() & !board.by_piece(by.king());
        for attacker in board.attacks_to(square, !by, cleared.with(square)) {
            any = true;
            let gone = board.occupied().without(attacker).with(square);
            let exposes = attacker != their_king
                && (board.attacks_to(their_king, by, gone) & !Bitboard::from(square)).any();
            if !exposes {
                return false;
            }
        }
    }
    any
}
