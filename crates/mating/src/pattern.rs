//! The mates that are left, if every man may be wherever it could ever get.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use crate::reach::{Man, Reach};

/// A way in which a mate might look: not excluded, not promised.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pattern {
    /// Where the hunted king stands.
    pub(crate) king: Square,
    /// Where the other king guards it from.
    pub(crate) guard: Option<Square>,
    /// Squares that men of its own must take from it.
    pub(crate) blocked: Bitboard,
}

/// Calls `each` with every pattern of mate by `side` that [`Reach`] leaves
/// open, until it says stop. If there is none, there is no mate.
///
/// In a mate the hunted king stands on a square it can reach, attacked by a man
/// that can attack it there, and each square around it is either attacked or
/// taken by a man of its own; such men are different ones.
pub(crate) fn patterns(reach: &Reach, side: Color, mut each: impl FnMut(Pattern) -> bool) {
    let prey = reach.king(!side);
    let blockers = Blockers::of(reach, !side);
    let search = Patterns {
        chaser: reach.king(side),
        blockers,
    };
    if let Some(man) = reach.lone_piece(side) {
        // One piece: what it attacks, it attacks from where it gives check.
        let blocks = reach.fixed & !prey;
        for king in prey {
            let from = attacks::attacks(king, man.piece, blocks) & man.reach;
            for square in from.without(king) {
                let seen = attacks::attacks(square, man.piece, blocks.without(king));
                let here = Bitboard::from_square(square);
                if !search.around(king, seen, here, &mut each) {
                    return;
                }
            }
        }
    } else {
        let attacked = reach.attacked(side, prey);
        for king in prey & attacked {
            if !search.around(king, attacked, Bitboard::EMPTY, &mut each) {
                return;
            }
        }
    }
}

struct Patterns<'a> {
    /// Where the king of the side that mates may stand.
    chaser: Bitboard,
    blockers: Blockers<'a>,
}

impl Patterns<'_> {
    /// The patterns with the hunted king on `king`, if `attacked` is all that
    /// pieces and pawns attack and a piece stands on `checker`.
    fn around(
        &self,
        king: Square,
        attacked: Bitboard,
        checker: Bitboard,
        each: &mut impl FnMut(Pattern) -> bool,
    ) -> bool {
        let around = attacks::king_attacks(king);
        let open = around & !attacked;
        let guards = self.chaser & !around & ring(king) & !checker;
        for guard in guards.into_iter().map(Some).chain([None]) {
            let seen = guard.map_or(Bitboard::EMPTY, attacks::king_attacks);
            let blocked = open & !seen;
            let can = (blocked & checker).is_empty()
                && (blocked & !self.blockers.anywhere).is_empty()
                && self.blockers.fill(blocked);
            let pattern = Pattern {
                king,
                guard,
                blocked,
            };
            if can && !each(pattern) {
                return false;
            }
        }
        true
    }
}

/// Whether no mate by `side` is left.
pub(crate) fn none_left(reach: &Reach, side: Color) -> bool {
    let mut none = true;
    patterns(reach, side, |_| {
        none = false;
        false
    });
    none
}

/// The squares two steps away, from where a king guards squares next to `king`.
fn ring(king: Square) -> Bitboard {
    let mut near = Bitboard::EMPTY;
    for square in attacks::king_attacks(king) {
        near |= attacks::king_attacks(square);
    }
    near.without(king)
}

/// The men of the hunted side, as far as they can stand in their king's way.
pub(crate) struct Blockers<'a> {
    men: &'a [Man],
    color: Color,
    /// Whether pawns are left out.
    pieces_only: bool,
    /// Where any of them may stand.
    pub(crate) anywhere: Bitboard,
    /// Promoted men are not told apart, so they are never too few.
    promoted: Bitboard,
}

impl<'a> Blockers<'a> {
    fn of(reach: &'a Reach, color: Color) -> Blockers<'a> {
        Blockers {
            men: reach.men(),
            color,
            pieces_only: false,
            anywhere: reach.stands(color),
            promoted: reach.promoted(color),
        }
    }

    /// Its men without the pawns.
    pub(crate) fn pieces(reach: &'a Reach, color: Color) -> Blockers<'a> {
        let mut anywhere = reach.promoted(color);
        for man in reach.men() {
            if man.piece.color == color && !matches!(man.piece.role, Role::King | Role::Pawn) {
                anywhere |= man.reach;
            }
        }
        Blockers {
            pieces_only: true,
            anywhere,
            ..Blockers::of(reach, color)
        }
    }

    /// Whether different men can stand on all of `squares` at once.
    pub(crate) fn fill(&self, squares: Bitboard) -> bool {
        let mut taken = [None; 32];
        (squares & !self.promoted).into_iter().all(|square| {
            let mut asked = 0_u32;
            self.place(square, &mut taken, &mut asked)
        })
    }

    /// Finds a man for the square, moving others over if need be.
    fn place(&self, square: Square, taken: &mut [Option<Square>; 32], asked: &mut u32) -> bool {
        for (i, man) in self.men.iter().enumerate() {
            let fits = man.piece.color == self.color
                && man.piece.role != Role::King
                && !(self.pieces_only && man.piece.role == Role::Pawn)
                && man.reach.contains(square);
            if !fits || *asked & (1 << i) != 0 {
                continue;
            }
            *asked |= 1 << i;
            let free = match taken[i] {
                None => true,
                Some(other) => self.place(other, taken, asked),
            };
            if free {
                taken[i] = Some(square);
                return true;
            }
        }
        false
    }
}
