//! Two kings and up to two more men as they stand, and what can be moved.

use tuomari_board::{Color, Role};

use super::geometry::{LINES, forwards, step, way};

/// A man and its square.
pub(super) type Man = ((Color, Role), u8);

/// Who stands where. The kings come first, White's before Black's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    men: [Man; 4],
    count: usize,
    pub(super) turn: Color,
    /// The square a pawn has just passed.
    pub(super) passed: Option<u8>,
}

const WHITE_KING: usize = 0;
const BLACK_KING: usize = 1;

impl Stand {
    pub(super) fn new(
        turn: Color,
        white_king: u8,
        black_king: u8,
        others: &[Man],
        passed: Option<u8>,
    ) -> Stand {
        let mut men = [((Color::White, Role::King), white_king); 4];
        men[BLACK_KING] = ((Color::Black, Role::King), black_king);
        men[2..2 + others.len()].copy_from_slice(others);
        Stand {
            men,
            count: 2 + others.len(),
            turn,
            passed,
        }
    }

    pub(super) fn men(&self) -> &[Man] {
        &self.men[..self.count]
    }

    pub(super) fn others(&self) -> &[Man] {
        &self.men[2..self.count]
    }

    pub(super) fn king(&self, color: Color) -> u8 {
        match color {
            Color::White => self.men[WHITE_KING].1,
            Color::Black => self.men[BLACK_KING].1,
        }
    }

    fn occupied(&self) -> u64 {
        self.men().iter().fold(0, |all, (_, at)| all | 1 << at)
    }

    pub(super) fn in_check(&self, color: Color) -> bool {
        let occupied = self.occupied();
        let king = self.king(color);
        self.men()
            .iter()
            .any(|&(man, at)| man.0 != color && LINES.attacks(man, at, king, occupied))
    }

    /// No two men on one square, no pawn on an end rank, and the player who
    /// has just moved is not in check.
    pub(super) fn is_legal(&self) -> bool {
        let apart = self.occupied().count_ones() as usize == self.count;
        let pawns = self
            .men()
            .iter()
            .all(|((_, role), at)| *role != Role::Pawn || (8..56).contains(at));
        apart && pawns && self.passed_is_possible() && !self.in_check(!self.turn)
    }

    /// A pawn of the player who has just moved stands before the passed square,
    /// and nothing on it or behind it.
    fn passed_is_possible(&self) -> bool {
        let Some(passed) = self.passed else {
            return true;
        };
        let ahead = forwards(!self.turn);
        let (Some(pawn), Some(home)) = (step(passed, (0, ahead)), step(passed, (0, -ahead))) else {
            return false;
        };
        let rank = if self.turn.is_white() { 5 } else { 2 };
        passed >> 3 == rank
            && self.men().contains(&((!self.turn, Role::Pawn), pawn))
            && self.occupied() & (1 << passed | 1 << home) == 0
    }

    /// Hands every position that a legal move leads to to `visit`, until it
    /// says that this is enough. Tells whether it said so, and whether there
    /// was a legal move at all.
    pub(super) fn any_successor(&self, visit: &mut impl FnMut(&Stand) -> bool) -> (bool, bool) {
        let mut moves = Moves {
            from: self,
            occupied: self.occupied(),
            visit,
            some: false,
        };
        for mover in 0..self.count {
            if self.men[mover].0.0 == self.turn && moves.of(mover) {
                return (true, true);
            }
        }
        (false, moves.some)
    }

    /// The same for captures and promotions only.
    pub(super) fn any_lasting_successor(&self, visit: &mut impl FnMut(&Stand) -> bool) -> bool {
        let occupied = self.occupied();
        let mut moves = Moves {
            from: self,
            occupied,
            visit,
            some: false,
        };
        (0..self.count).any(|mover| {
            let (man, at) = self.men[mover];
            if man.0 != self.turn {
                return false;
            }
            let seventh = if self.turn.is_white() { 6 } else { 1 };
            if man.1 == Role::Pawn && (at >> 3 == seventh || self.passed.is_some()) {
                return moves.of_lasting_pawn(mover, at);
            }
            self.others().iter().any(|&(other, goal)| {
                other.0 != self.turn
                    && LINES.attacks(man, at, goal, occupied)
                    && moves.to(mover, goal, man.1, None)
            })
        })
    }

    /// Hands every arrangement to `visit` from which a move leads here that
    /// neither takes nor promotes. Whether it is legal is for `visit` to see.
    pub(super) fn each_quiet_predecessor(&self, visit: &mut impl FnMut(&Stand)) {
        let occupied = self.occupied();
        let free = |to: &u8| occupied & 1 << to == 0;
        let mut before = Stand {
            turn: !self.turn,
            passed: None,
            ..*self
        };
        for mover in 0..self.count {
            let ((color, role), at) = self.men[mover];
            if color == self.turn {
                continue;
            }
            let mut from = |square: u8| {
                before.men[mover].1 = square;
                visit(&before);
            };
            let (steps, glides) = way(role);
            if role == Role::Pawn {
                let back = (0, -forwards(color));
                let once = step(at, back).filter(free);
                let fourth = if color.is_white() { 3 } else { 4 };
                let twice = once
                    .filter(|_| at >> 3 == fourth)
                    .and_then(|square| step(square, back))
                    .filter(free);
                // After a double step that an enemy pawn could answer in
                // passing, nothing else can have been the last move.
                match self.passed {
                    None => once
                        .into_iter()
                        .chain(twice.filter(|_| !self.faces(at)))
                        .for_each(&mut from),
                    Some(_) => twice.into_iter().for_each(&mut from),
                }
            } else if self.passed.is_none() {
                for by in steps {
                    let mut last = at;
                    while let Some(square) = step(last, *by).filter(free) {
                        from(square);
                        if !glides {
                            break;
                        }
                        last = square;
                    }
                }
            }
            before.men[mover].1 = at;
        }
    }

    /// Whether an enemy pawn stands beside the pawn on `at`.
    pub(super) fn faces(&self, at: u8) -> bool {
        let pawn = (self.turn, Role::Pawn);
        let beside =
            |files| step(at, (files, 0)).is_some_and(|at| self.men().contains(&(pawn, at)));
        beside(-1) || beside(1)
    }
}

struct Moves<'a, V> {
    from: &'a Stand,
    occupied: u64,
    visit: &'a mut V,
    some: bool,
}

impl<V: FnMut(&Stand) -> bool> Moves<'_, V> {
    fn of(&mut self, mover: usize) -> bool {
        let ((_, role), at) = self.from.men[mover];
        if role == Role::Pawn {
            return self.of_pawn(mover, at);
        }
        let (steps, glides) = way(role);
        steps.iter().any(|&by| {
            let mut last = at;
            while let Some(to) = step(last, by) {
                if self.to(mover, to, role, None) {
                    return true;
                }
                if !glides || self.occupied & 1 << to != 0 {
                    break;
                }
                last = to;
            }
            false
        })
    }

    fn of_pawn(&mut self, mover: usize, at: u8) -> bool {
        let turn = self.from.turn;
        let ahead = forwards(turn);
        let free = |to: &u8| self.occupied & 1 << to == 0;
        let once = step(at, (0, ahead)).filter(free);
        let home = if turn.is_white() { 1 } else { 6 };
        let twice = once
            .filter(|_| at >> 3 == home)
            .and_then(|to| step(to, (0, ahead)))
            .filter(free);
        if let Some(to) = twice
            && self.to(mover, to, Role::Pawn, once)
        {
            return true;
        }
        if let Some(to) = once
            && self.pawn_to(mover, to)
        {
            return true;
        }
        self.of_taking_pawn(mover, at)
    }

    fn of_lasting_pawn(&mut self, mover: usize, at: u8) -> bool {
        let once = step(at, (0, forwards(self.from.turn)));
        let last = once.filter(|to| !(8..56).contains(to) && self.occupied & 1 << to == 0);
        last.is_some_and(|to| self.pawn_to(mover, to)) || self.of_taking_pawn(mover, at)
    }

    fn of_taking_pawn(&mut self, mover: usize, at: u8) -> bool {
        let ahead = forwards(self.from.turn);
        [-1, 1].into_iter().any(|files| {
            step(at, (files, ahead)).is_some_and(|to| {
                let taken = self.occupied & 1 << to != 0;
                (taken || self.from.passed == Some(to)) && self.pawn_to(mover, to)
            })
        })
    }

    fn pawn_to(&mut self, mover: usize, to: u8) -> bool {
        if (8..56).contains(&to) {
            return self.to(mover, to, Role::Pawn, None);
        }
        [Role::Queen, Role::Rook, Role::Bishop, Role::Knight]
            .into_iter()
            .any(|role| self.to(mover, to, role, None))
    }

    /// Puts the man down; on a man of its own colour it cannot be.
    fn to(&mut self, mover: usize, to: u8, role: Role, passed: Option<u8>) -> bool {
        let mut next = *self.from;
        let turn = self.from.turn;
        let was = self.from.men[mover].0.1;
        next.men[mover] = ((turn, role), to);
        next.turn = !turn;
        next.passed = passed;
        let in_passing = was == Role::Pawn && self.from.passed == Some(to);
        let goal = if in_passing {
            step(to, (0, -forwards(turn))).unwrap_or(to)
        } else {
            to
        };
        let other = (0..self.from.count).find(|man| *man != mover && self.from.men[*man].1 == goal);
        if let Some(other) = other {
            if self.from.men[other].0.0 == turn {
                return false;
            }
            next.men.copy_within(other + 1.., other);
            next.count -= 1;
        }
        if next.in_check(turn) {
            return false;
        }
        self.some = true;
        (self.visit)(&next)
    }
}
