//! What an arrangement on an electronic board amounts to.
//!
//! A board that watches its squares knows what stands where, and nothing of
//! hands. Whatever is read here is read from that alone, and what could be a
//! piece in somebody's hand is taken for one.

use tuomari_board::{
    Arrangement, Bitboard, Color, Illegality, Move, Piece, Position, Rank, Role, Square,
};

/// The most squares that one player's hand changes in a move: castling. Where
/// more have changed, pieces were knocked over or are being set up.
const MOST_SQUARES: usize = 4;

/// The most pieces that a player holds who has begun to reply: king and rook.
const MOST_LIFTED: usize = 2;

/// What stands on the board, beside what the table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    Same,
    /// What a legal move leaves; the first of two, if both players have moved
    /// and there is only one way to it.
    Made(Move),
    /// A legal move, and the opponent already holds a piece to reply.
    ReplyBegun(Move),
    /// A piece is in the air: nothing to judge. Where it stood.
    InTheAir(Bitboard),
    /// Something a hand may have left that is no legal move.
    Left(Illegality),
    /// The mover has put everything back to where his turn began.
    PutBack,
    /// No single hand leaves this.
    Differs,
}

/// Squares on which the two differ.
pub(super) fn changed(one: &Arrangement, other: &Arrangement) -> Bitboard {
    let differs = |square: &Square| one.piece_at(*square) != other.piece_at(*square);
    Square::ALL.into_iter().filter(differs).collect()
}

/// Reads what stands on the board. `base` is the position in which the mover
/// began his turn, `shown` the board as the table has it, with what it knows of
/// the turn under way.
pub(super) fn read(base: &Position, shown: &Arrangement, seen: &Arrangement) -> Reading {
    if seen == shown {
        return Reading::Same;
    }
    if seen == base.board() {
        return Reading::PutBack;
    }
    let why = match base.judge(seen) {
        Ok(m) => return Reading::Made(m),
        Err(why) => why,
    };
    match two_moves(base, seen) {
        Way::Only(m) => return Reading::Made(m),
        Way::Several => return Reading::Differs,
        Way::None => {}
    }
    if let Some(m) = reply_begun(base, seen) {
        return Reading::ReplyBegun(m);
    }
    let changed = changed(base.board(), seen);
    let arrived = changed & seen.occupied();
    let mover = base.turn();
    let own = |board: &Arrangement| board.by_color(mover).count();
    if arrived.is_empty() || own(seen) < own(base.board()) {
        return Reading::InTheAir(changed & base.board().occupied() & !seen.occupied());
    }
    if changed.count() > MOST_SQUARES
        || is_the_opponents(base, seen)
        || is_far_from_home(base, seen)
    {
        return Reading::Differs;
    }
    Reading::Left(why)
}

/// The legal move that was made while the opponent lifts a piece to reply.
fn reply_begun(base: &Position, seen: &Arrangement) -> Option<Move> {
    let theirs = !base.turn();
    let begun = |m: &&Move| {
        let after = base.board_after(**m);
        let lifted = changed(&after, seen);
        lifted.count() <= MOST_LIFTED
            && after.by_color(theirs).is_superset(lifted)
            && (lifted & seen.occupied()).is_empty()
    };
    base.legal_moves().iter().find(begun).copied()
}

/// Whether it is not the mover's hand alone that left this: none of his pieces
/// went anywhere, or one of the opponent's did and was not captured.
fn is_the_opponents(base: &Position, seen: &Arrangement) -> bool {
    let (before, mover) = (base.board(), base.turn());
    let changed = changed(before, seen);
    let left = changed & before.by_color(mover);
    let arrived = changed & seen.by_color(mover);
    let lost = changed & before.by_color(!mover) & !arrived;
    left.is_empty()
        || (changed & seen.by_color(!mover)).any()
        || (lost & !in_passing(before, left, arrived)).any()
}

/// The square of what a pawn captured in passing, lawfully or not.
fn in_passing(before: &Arrangement, left: Bitboard, arrived: Bitboard) -> Bitboard {
    let (Some(from), Some(to)) = (left.single_square(), arrived.single_square()) else {
        return Bitboard::EMPTY;
    };
    let aside = from.file().distance(to.file()) == 1;
    if before.role_at(from) == Some(Role::Pawn) && aside {
        Bitboard::from(Square::from_coords(to.file(), from.rank()))
    } else {
        Bitboard::EMPTY
    }
}

/// Whether the mover's king is where no king's move and no castling takes him:
/// kings in the centre tell a result, one after the other.
fn is_far_from_home(base: &Position, seen: &Arrangement) -> bool {
    let mover = base.turn();
    let king = |board: &Arrangement| board.by_piece(mover.king()).single_square();
    let Some((from, to)) = king(base.board()).zip(king(seen)) else {
        return false;
    };
    let home = mover.backrank();
    from.distance(to) > 1 && !(from.rank() == home && to.rank() == home)
}

/// The one piece of the mover's that was carried, if that is all, as `make`
/// names it. Whether it is a legal move is not asked.
pub(super) fn carried(base: &Position, seen: &Arrangement) -> Option<String> {
    let (before, mover) = (base.board(), base.turn());
    let changed = changed(before, seen);
    let from = (changed & before.by_color(mover)).single_square()?;
    let to = (changed & seen.by_color(mover)).single_square()?;
    if from == to || changed != Bitboard::from(from).with(to) || seen.piece_at(from).is_some() {
        return None;
    }
    let (old, new) = (before.role_at(from)?, seen.role_at(to)?);
    let last = to.rank() == mover.relative_rank(Rank::Eighth);
    let promoted = matches!(new, Role::Knight | Role::Bishop | Role::Rook | Role::Queen);
    match (old, new) {
        _ if old == new => Some(format!("{from}{to}")),
        (Role::Pawn, new) if last && promoted => Some(format!("{from}{to}{}", new.char())),
        _ => None,
    }
}

/// How many ways lead somewhere.
enum Way {
    None,
    Only(Move),
    Several,
}

/// The first of two legal moves that lead to what stands on the board: the
/// reply was there before the move was read.
fn two_moves(base: &Position, seen: &Arrangement) -> Way {
    let mut way = Way::None;
    for m in &base.legal_moves() {
        let mut next = base.clone();
        next.play_unchecked(*m);
        if next.judge(seen).is_ok() {
            way = match way {
                Way::None => Way::Only(*m),
                Way::Only(_) | Way::Several => return Way::Several,
            };
        }
    }
    way
}

/// One thing a hand does on the way from one arrangement to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Carry {
        from: Square,
        to: Square,
    },
    /// A new piece of the mover's from beside the board.
    Bring {
        role: Role,
        to: Square,
    },
    Remove(Square),
}

/// The next step from `shown` to `seen`; none if they are the same, or if no
/// step of the mover's leads on: nobody brings the opponent's pieces. Pieces
/// from the squares of `order` go first, in that order: what is taken up first
/// is touched first.
pub(super) fn next_step(
    mover: Color,
    order: &[Square],
    shown: &Arrangement,
    seen: &Arrangement,
) -> Option<Step> {
    let changed = changed(shown, seen);
    let wanted = |square: Square| seen.piece_at(square);
    // A piece that stands where it is wanted elsewhere is not carried over.
    let is_needed = |square: Square| {
        let piece = shown.piece_at(square);
        let missing = |to: &Square| *to != square && wanted(*to) == piece;
        piece.is_some() && changed.into_iter().any(|to| missing(&to))
    };
    let place = |from: &Square| {
        let known = order.iter().position(|square| square == from);
        known.unwrap_or(order.len())
    };
    let carry = |to: Square, piece: Piece| {
        let left = |from: &Square| shown.piece_at(*from) == Some(piece) && *from != to;
        changed.into_iter().filter(left).min_by_key(place)
    };
    let arrivals = || {
        let arrived = changed.into_iter().filter_map(|to| Some((to, wanted(to)?)));
        arrived.collect::<Vec<(Square, Piece)>>()
    };
    let first = |free: bool| {
        let arrivals = arrivals().into_iter();
        let arrivals = arrivals.filter(|(to, _)| !free || !is_needed(*to));
        let carries = arrivals.filter_map(|(to, piece)| Some((carry(to, piece)?, to)));
        let first = carries.min_by_key(|(from, _)| place(from));
        first.map(|(from, to)| Step::Carry { from, to })
    };
    let brought = || {
        let mut own = arrivals().into_iter();
        let own = own.find(|(to, piece)| piece.color == mover && carry(*to, *piece).is_none());
        own.map(|(to, piece)| Step::Bring {
            role: piece.role,
            to,
        })
    };
    let removed = || {
        let gone = changed.into_iter().find(|square| wanted(*square).is_none());
        gone.map(Step::Remove)
    };
    first(true)
        .or_else(brought)
        .or_else(|| first(false))
        .or_else(removed)
}

/// Whether the mover's hand alone leads from `shown` to `seen`.
pub(super) fn is_within_reach(mover: Color, shown: &Arrangement, seen: &Arrangement) -> bool {
    let mut board = shown.clone();
    // Each step puts one square right; two pieces that change places take one
    // more.
    for _ in 0..2 * changed(shown, seen).count() {
        match next_step(mover, &[], &board, seen) {
            Some(step) => step.carry_out(mover, &mut board),
            None => break,
        }
    }
    board == *seen
}

impl Step {
    fn carry_out(self, mover: Color, board: &mut Arrangement) {
        match self {
            Step::Carry { from, to } => {
                if let Some(piece) = board.remove_piece_at(from) {
                    board.set_piece_at(to, piece);
                }
            }
            Step::Bring { role, to } => board.set_piece_at(to, role.of(mover)),
            Step::Remove(square) => board.discard_piece_at(square),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(text: &str) -> Arrangement {
        text.parse().unwrap()
    }

    fn position(fen: &str) -> Position {
        Position::from_fen(fen).unwrap()
    }

    #[track_caller]
    fn check(fen: &str, seen: &str, reading: &Reading) {
        let base = position(fen);
        assert_eq!(&read(&base, base.board(), &board(seen)), reading, "{seen}");
    }

    fn made(fen: &str, from: Square, to: Square, promotion: Option<Role>) -> Reading {
        Reading::Made(position(fen).judge_move(from, to, promotion).unwrap())
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const CASTLING: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    const PASSING: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    const PROMOTION: &str = "7k/P7/8/8/8/8/8/4K3 w - - 0 1";
    const CAPTURE: &str = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";

    #[test]
    fn what_a_legal_move_leaves_is_that_move() {
        let seen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
        check(START, seen, &made(START, Square::E2, Square::E4, None));
        let castled = made(CASTLING, Square::E1, Square::G1, None);
        check(CASTLING, "4k3/8/8/8/8/8/8/5RK1", &castled);
        let passed = made(PASSING, Square::E5, Square::D6, None);
        check(PASSING, "4k3/8/3P4/8/8/8/8/4K3", &passed);
        let knighted = made(PROMOTION, Square::A7, Square::A8, Some(Role::Knight));
        check(PROMOTION, "N6k/8/8/8/8/8/8/4K3", &knighted);
    }

    #[test]
    fn a_move_and_its_reply_are_read_one_after_the_other_if_there_is_one_way() {
        let seen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
        check(START, seen, &made(START, Square::E2, Square::E4, None));
        // The bishop was taken by the pawn: where was it taken?
        let fen = "4k3/8/1p6/8/8/8/3B4/6K1 w - - 0 1";
        let taken = made(fen, Square::D2, Square::A5, None);
        check(fen, "4k3/8/8/p7/8/8/8/6K1", &taken);
    }

    #[test]
    fn a_piece_that_is_nowhere_is_in_the_air() {
        let air = |squares: &[Square]| Reading::InTheAir(squares.iter().copied().collect());
        let lifted = "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR";
        check(START, lifted, &air(&[Square::E2]));
        // The captured piece first, the own one first, and both.
        check(CAPTURE, "4k3/8/8/8/4P3/8/8/4K3", &air(&[Square::D5]));
        check(CAPTURE, "4k3/8/8/3p4/8/8/8/4K3", &air(&[Square::E4]));
        check(
            CAPTURE,
            "4k3/8/8/8/8/8/8/4K3",
            &air(&[Square::D5, Square::E4]),
        );
        // The king has castled, the rook is still in the hand.
        check(
            CASTLING,
            "4k3/8/8/8/8/8/8/6K1",
            &air(&[Square::E1, Square::H1]),
        );
        // The pawn is off, the new piece is not yet on.
        check(PROMOTION, "7k/8/8/8/8/8/8/4K3", &air(&[Square::A7]));
    }

    #[test]
    fn what_a_hand_left_and_is_no_move_says_why() {
        let left = |why| Reading::Left(why);
        check(
            CASTLING,
            "4k3/8/8/8/8/8/8/6KR",
            &left(Illegality::CastlingMovement),
        );
        check(
            PASSING,
            "4k3/8/3P4/3p4/8/8/8/4K3",
            &left(Illegality::CapturedPieceLeft),
        );
        check(
            PROMOTION,
            "P6k/8/8/8/8/8/8/4K3",
            &left(Illegality::PromotionMissing),
        );
        check(
            CAPTURE,
            "4k3/8/8/3p4/8/4P3/8/4K3",
            &left(Illegality::PawnMovement),
        );
    }

    #[test]
    fn pieces_knocked_over_kings_in_the_centre_and_a_new_array_are_no_move() {
        check(CAPTURE, "8/8/8/3pk3/3KP3/8/8/8", &Reading::Differs);
        let base = "r3k2r/pppq1ppp/2np1n2/4p3/4P3/2NP1N2/PPPQ1PPP/R3K2R w KQkq - 0 9";
        check(
            base,
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            &Reading::Differs,
        );
        // One king before the other, of whichever player.
        check(CAPTURE, "4k3/8/8/3p4/4PK2/8/8/8", &Reading::Differs);
        check(CAPTURE, "8/8/8/3pk3/4P3/8/8/4K3", &Reading::Differs);
        // A step is a step, and along his rank he may have meant to castle.
        let step = made(CAPTURE, Square::E1, Square::E2, None);
        check(CAPTURE, "4k3/8/8/3p4/4P3/8/4K3/8", &step);
        let slid = Reading::Left(Illegality::CastlingRightLost);
        check(CAPTURE, "4k3/8/8/3p4/4P3/8/8/6K1", &slid);
    }

    #[test]
    fn what_happens_to_the_opponents_pieces_is_not_the_movers() {
        // White's move stands, and Black has lifted a piece, or king and rook.
        let e4 = made(START, Square::E2, Square::E4, None);
        let Reading::Made(m) = e4 else { unreachable!() };
        for seen in [
            "rnbqkbnr/pppp1ppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
            "rnbq1bn1/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
        ] {
            check(START, seen, &Reading::ReplyBegun(m));
        }
        for seen in [
            // Three were knocked over.
            "rnbqkbnr/p3pppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
            // The move is none, and Black has lifted a piece.
            "rnbqkbnr/pppp1ppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR",
            // A sleeve moved Black's pawn.
            "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR",
        ] {
            check(START, seen, &Reading::Differs);
        }
        // White's pawn goes on after his turn.
        let e3 = "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
        let e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
        check(e3, e4, &Reading::Differs);
        // A pawn captured in passing, without the right to.
        let left = Reading::Left(Illegality::NotEnPassant);
        let late = PASSING.replace("d6", "-");
        check(&late, "4k3/8/3P4/8/8/8/8/4K3", &left);
    }

    #[test]
    fn one_carried_piece_is_named_legal_or_not() {
        let named = |fen: &str, seen: &str| carried(&position(fen), &board(seen));
        let name = |text: &str| Some(text.to_owned());
        for (fen, seen, told) in [
            (CAPTURE, "4k3/8/8/3P4/8/8/8/4K3", name("e4d5")),
            (CAPTURE, "4k3/8/8/3p4/8/4P3/8/4K3", name("e4e3")),
            (PROMOTION, "Q6k/8/8/8/8/8/8/4K3", name("a7a8q")),
            (PROMOTION, "P6k/8/8/8/8/8/8/4K3", name("a7a8")),
            (CASTLING, "4k3/8/8/8/8/8/8/6KR", name("e1g1")),
            (CASTLING, "4k3/8/8/8/8/8/8/5RK1", None),
            (PASSING, "4k3/8/3P4/8/8/8/8/4K3", None),
            // A pawn that became a queen on its way, and one where it stood.
            (CAPTURE, "4k3/8/4Q3/3p4/8/8/8/4K3", None),
            (CAPTURE, "4k3/8/8/3p4/4Q3/8/8/4K3", None),
            (CAPTURE, "4k3/8/8/3p4/4P3/8/8/4K3", None),
        ] {
            assert_eq!(named(fen, seen), told, "{seen}");
        }
    }

    #[test]
    fn steps_lead_from_one_arrangement_to_the_other() {
        let reach = |from: &str, to: &str| is_within_reach(Color::White, &board(from), &board(to));
        // Two pieces that change places, a capture, a promotion, castling.
        assert!(reach("4k3/8/8/8/8/8/8/N3K2R", "4k3/8/8/8/8/8/8/R3K2N"));
        assert!(reach("4k3/8/8/3p4/4P3/8/8/4K3", "4k3/8/8/3P4/8/8/8/4K3"));
        assert!(reach("7k/P7/8/8/8/8/8/4K3", "Q6k/8/8/8/8/8/8/4K3"));
        assert!(reach("4k3/8/8/8/8/8/8/4K2R", "4k3/8/8/8/8/8/8/5RK1"));
        // A king that follows another piece onto the square it leaves.
        assert!(reach("4k3/8/8/8/8/8/8/R3K3", "4k3/8/8/8/8/8/8/K3R3"));
        // Nobody brings the opponent's pieces.
        assert!(!reach("4k3/8/8/8/8/8/8/4K3", "4k3/8/8/3p4/8/8/8/4K3"));
    }

    #[test]
    fn what_was_lifted_first_is_carried_first() {
        let (home, castled) = (board("4k3/8/8/8/8/8/8/4K2R"), board("4k3/8/8/8/8/8/8/5RK1"));
        let first = |order: &[Square]| next_step(Color::White, order, &home, &castled);
        let king = Step::Carry {
            from: Square::E1,
            to: Square::G1,
        };
        let rook = Step::Carry {
            from: Square::H1,
            to: Square::F1,
        };
        assert_eq!(first(&[Square::E1, Square::H1]), Some(king));
        assert_eq!(first(&[Square::H1, Square::E1]), Some(rook));
        // What stands in the way of another goes before it all the same.
        let (from, to) = (board("4k3/8/8/8/8/8/8/R3K3"), board("4k3/8/8/8/8/8/8/K3R3"));
        assert!(next_step(Color::White, &[Square::E1], &from, &to).is_some());
    }
}
