//! Play in which the pieces are shadows: kings and pawns move exactly, every
//! other piece may be wherever it could ever get.

use std::collections::HashSet;

use shakmaty::{Bitboard, Chess, Color, Position as _, Rank, Role, Square, attacks};

use crate::{
    limit::Meter,
    pattern::Blockers,
    reach::{Man, Reach},
};

/// The most states of kings and pawns that are looked at.
const STATES: usize = 60_000;

/// Whether no mate by `side` arises even if every piece but kings and pawns is
/// a shadow: present or absent on any square it could ever reach, free to pass,
/// to take and to get out of the way, never in anybody's way for longer than
/// it pleases. Whatever happens in a game happens here too, so if no state here
/// may be mate, no position in the game is.
///
/// Where the shadows may be is worked out for play before a promotion. If no
/// state leads to one, that is all play there is.
pub(crate) fn none_arises(chess: &Chess, side: Color, meter: &mut Meter<'_>) -> bool {
    match explore(chess, side, [true; 2], meter) {
        Found::Nothing => true,
        Found::OtherPromotion => {
            let barred = [Color::Black, Color::White].map(|color| color == side);
            matches!(explore(chess, side, barred, meter), Found::Nothing)
        }
        Found::Something => false,
    }
}

/// What the shadows' play came to.
enum Found {
    /// Neither a possible mate nor a promotion.
    Nothing,
    /// A promotion of the side that is to be mated.
    OtherPromotion,
    /// A possible mate, or too much to look at.
    Something,
}

fn explore(chess: &Chess, side: Color, barred: [bool; 2], meter: &mut Meter<'_>) -> Found {
    if chess.castles().any() {
        // A king that castles is not among the moves below.
        return Found::Something;
    }
    let Some(first) = State::of(chess) else {
        return Found::Something;
    };
    let reach = Reach::without(chess, barred);
    let hall = Hall::of(&reach, side);
    let mut seen = HashSet::from([first]);
    let mut waiting = vec![first];
    while let Some(state) = waiting.pop() {
        let mut found = Found::Nothing;
        hall.each_move(&state, &mut |next, deed| {
            if matches!(deed, Deed::Promoted) && barred[index(state.turn)] {
                found = if state.turn == side {
                    Found::Something
                } else {
                    Found::OtherPromotion
                };
            } else if hall.may_be_mate(&state, &next, deed) || seen.len() >= STATES {
                found = Found::Something;
            } else if seen.insert(next) {
                waiting.push(next);
            }
        });
        if !matches!(found, Found::Nothing) {
            return found;
        }
        if meter.spend() {
            return Found::Something;
        }
    }
    Found::Nothing
}

/// Kings and pawns.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    turn: Color,
    kings: [Square; 2],
    pawns: [Bitboard; 2],
    passed: Option<Square>,
}

/// What moved.
#[derive(Clone, Copy)]
enum Deed {
    /// A shadow did something.
    Shadow,
    /// A king or a pawn left these squares.
    Left(Bitboard),
    /// A pawn became a piece.
    Promoted,
}

impl State {
    fn of(chess: &Chess) -> Option<State> {
        let board = chess.board();
        let pawns = |color: Color| board.by_color(color) & board.pawns();
        Some(State {
            turn: chess.turn(),
            kings: [board.king_of(Color::Black)?, board.king_of(Color::White)?],
            pawns: [pawns(Color::Black), pawns(Color::White)],
            passed: chess.pseudo_legal_ep_square(),
        })
    }

    fn king(&self, color: Color) -> Square {
        self.kings[index(color)]
    }

    fn pawns(&self, color: Color) -> Bitboard {
        self.pawns[index(color)]
    }

    fn occupied(&self) -> Bitboard {
        self.pawns[0]
            | self.pawns[1]
            | Bitboard::from_square(self.kings[0])
            | Bitboard::from_square(self.kings[1])
    }

    /// Squares attacked by the king and the pawns of `color`.
    fn attacked(&self, color: Color) -> Bitboard {
        let mut attacked = attacks::king_attacks(self.king(color));
        for pawn in self.pawns(color) {
            attacked |= attacks::pawn_attacks(color, pawn);
        }
        attacked
    }

    fn after(&self) -> State {
        State {
            turn: !self.turn,
            passed: None,
            ..*self
        }
    }
}

/// What does not change: where the shadows may be.
struct Hall<'a> {
    reach: &'a Reach,
    side: Color,
    /// Pieces that never leave, by colour.
    standing: [Bitboard; 2],
    /// Squares where shadows of a colour may be.
    shadows: [Bitboard; 2],
    /// Whether a colour has a shadow that may move.
    idle: [bool; 2],
    /// Squares that a colour guards in every position.
    guarded: [Bitboard; 2],
}

impl<'a> Hall<'a> {
    fn of(reach: &'a Reach, side: Color) -> Hall<'a> {
        let mut standing = [Bitboard::EMPTY; 2];
        let mut shadows = [Color::Black, Color::White].map(|color| reach.promoted(color));
        let mut idle = shadows.map(Bitboard::any);
        for man in pieces(reach) {
            let c = index(man.piece.color);
            if reach.fixed.contains(man.start) {
                standing[c].add(man.start);
            } else {
                idle[c] = true;
            }
            shadows[c] |= man.reach;
        }
        Hall {
            reach,
            side,
            standing,
            shadows,
            idle,
            guarded: [Color::Black, Color::White].map(|color| reach.guarded_for_ever(color)),
        }
    }

    fn each_move(&self, state: &State, each: &mut impl FnMut(State, Deed)) {
        let (us, them) = (state.turn, !state.turn);
        if self.idle[index(us)] {
            each(state.after(), Deed::Shadow);
            for taken in state.pawns(them) & self.shadows[index(us)] {
                let mut next = state.after();
                next.pawns[index(them)].discard(taken);
                each(next, Deed::Shadow);
            }
        }
        let attacked = state.attacked(them) | self.guarded[index(them)];
        let barred = state.pawns(us) | self.standing[0] | self.standing[1] | attacked;
        let from = state.king(us);
        for to in attacks::king_attacks(from) & !barred {
            let mut next = state.after();
            next.kings[index(us)] = to;
            next.pawns[index(them)].discard(to);
            each(next, Deed::Left(Bitboard::from_square(from)));
        }
        self.each_pawn_move(state, &mut |next: State, deed| {
            let king = next.king(us);
            if (attacks::pawn_attacks(us, king) & next.pawns(them)).is_empty() {
                each(next, deed);
            }
        });
    }

    fn each_pawn_move(&self, state: &State, each: &mut impl FnMut(State, Deed)) {
        let (us, them) = (state.turn, !state.turn);
        let full = state.occupied() | self.standing[0] | self.standing[1];
        for from in state.pawns(us) {
            let step = if us.is_white() { 8 } else { -8 };
            let left = Bitboard::from_square(from);
            let ahead = from.offset(step).filter(|to| !full.contains(*to));
            if let Some(to) = ahead {
                put(state, from, to, left, each);
                let double = to.offset(step).filter(|to| !full.contains(*to));
                if from.rank() == us.relative_rank(Rank::Second)
                    && let Some(far) = double
                {
                    let mut next = state.after();
                    next.pawns[index(us)] ^= left | Bitboard::from_square(far);
                    next.passed = Some(to);
                    each(next, Deed::Left(left));
                }
            }
            for to in attacks::pawn_attacks(us, from) {
                if state.pawns(them).contains(to) {
                    let mut taken = *state;
                    taken.pawns[index(them)].discard(to);
                    put(&taken, from, to, left, each);
                } else if state.passed == Some(to) {
                    let mut taken = *state;
                    let pawn = to.offset(-step);
                    if let Some(pawn) = pawn {
                        taken.pawns[index(them)].discard(pawn);
                    }
                    let left = left | pawn.map_or(Bitboard::EMPTY, Bitboard::from_square);
                    put(&taken, from, to, left, each);
                } else if self.shadows[index(them)].contains(to) && !full.contains(to) {
                    put(state, from, to, left, each);
                }
            }
        }
    }

    /// Whether the hunted side may have been mated by what was just done.
    fn may_be_mate(&self, before: &State, state: &State, deed: Deed) -> bool {
        let side = self.side;
        if before.turn != side {
            return false;
        }
        let king = state.king(!side);
        let in_the_way = state.occupied() | self.standing[0] | self.standing[1];
        let checked = match deed {
            Deed::Promoted => return true,
            Deed::Shadow => self.shadow_attacks(king, in_the_way, Bitboard::FULL),
            Deed::Left(left) => {
                let by_pawn = attacks::pawn_attacks(!side, king) & state.pawns(side);
                by_pawn.any()
                    || left.into_iter().any(|gap| {
                        let line = attacks::ray(king, gap);
                        self.shadow_attacks(king, in_the_way, line)
                    })
            }
        };
        if !checked {
            return false;
        }
        let held = state.attacked(side) | self.guarded[index(side)];
        // No man that never leaves is ever taken, whoever it belongs to.
        let barred = state.pawns(!side) | self.standing[0] | self.standing[1];
        let flights = attacks::king_attacks(king) & !held & !barred;
        let through = in_the_way.without(king);
        let open: Bitboard = flights
            .into_iter()
            .filter(|flight| !self.shadow_attacks(*flight, through, Bitboard::FULL))
            .collect();
        let blockers = Blockers::pieces(self.reach, !side);
        (open & !blockers.anywhere).is_empty() && blockers.fill(open)
    }

    /// Whether a shadow of the side that mates may attack `square` from a
    /// square of `from`.
    fn shadow_attacks(&self, square: Square, in_the_way: Bitboard, from: Bitboard) -> bool {
        let diagonal = attacks::bishop_attacks(square, in_the_way) & from;
        let straight = attacks::rook_attacks(square, in_the_way) & from;
        let leap = attacks::knight_attacks(square) & from;
        // Where a king or a pawn stands, no shadow does.
        let room = !in_the_way | self.standing[index(self.side)];
        let promoted = self.reach.promoted(self.side) & room;
        let pieces = pieces(self.reach).filter(|man| man.piece.color == self.side);
        (promoted & (diagonal | straight | leap)).any()
            || pieces.into_iter().any(|man| {
                let lines = match man.piece.role {
                    Role::Bishop => diagonal,
                    Role::Rook => straight,
                    Role::Queen => diagonal | straight,
                    _ => leap,
                };
                (man.reach & lines & room).any()
            })
    }
}

/// A pawn goes from one square to another, and may promote there.
fn put(
    state: &State,
    from: Square,
    to: Square,
    left: Bitboard,
    each: &mut impl FnMut(State, Deed),
) {
    let us = state.turn;
    let mut next = state.after();
    next.pawns[index(us)].discard(from);
    if to.rank() == us.relative_rank(Rank::Eighth) {
        each(next, Deed::Promoted);
    } else {
        next.pawns[index(us)].add(to);
        each(next, Deed::Left(left));
    }
}

fn pieces(reach: &Reach) -> impl Iterator<Item = &Man> {
    let men = reach.men().iter();
    men.filter(|man| !matches!(man.piece.role, Role::King | Role::Pawn))
}

fn index(color: Color) -> usize {
    usize::from(color.is_white())
}
