//! One table: all positions of one choice of men.

use tuomari_board::{Color, Role};

use super::stand::{Man, Stand};

/// What stands beside the two kings.
pub type Men = Vec<(Color, Role)>;

/// For every position of these men whether White can mate.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) men: Men,
    /// Only positions with White's king on the left are kept, without pawns
    /// only those with it low on the left; the others are their mirrors. The
    /// second half of a table is for positions where a pawn has just passed an
    /// enemy pawn.
    legal: Bits,
    /// Legal positions where White cannot mate.
    no: Bits,
}

#[derive(Clone, Debug)]
struct Bits(Vec<u64>);

impl Bits {
    fn get(&self, at: usize) -> bool {
        self.0[at >> 6] & 1 << (at & 63) != 0
    }

    fn set(&mut self, at: usize) {
        self.0[at >> 6] |= 1 << (at & 63);
    }

    fn clear(&mut self, at: usize) {
        self.0[at >> 6] &= !(1 << (at & 63));
    }
}

impl Table {
    /// The table of `men`. `known` answers for positions with fewer men, or
    /// with fewer pawns among them.
    pub(super) fn built(men: Men, known: &impl Fn(&Stand) -> bool) -> Table {
        let passing =
            men.contains(&(Color::White, Role::Pawn)) && men.contains(&(Color::Black, Role::Pawn));
        let size = 1 << (13 + 6 * men.len() + usize::from(passing));
        let bits = Bits(vec![0; size / 64]);
        let mut table = Table {
            men,
            legal: bits.clone(),
            no: bits,
        };
        for at in 0..size {
            if table.stand(at).is_some_and(|stand| stand.is_legal()) {
                table.legal.set(at);
            }
        }
        table.no = table.legal.clone();
        table.spread(known);
        table
    }

    /// Marks the mates and what leads out of the table to a yes, then goes
    /// backwards from there, move by move.
    fn spread(&mut self, known: &impl Fn(&Stand) -> bool) {
        let mut fresh: Vec<usize> = Vec::new();
        for at in 0..self.size() {
            if let Some((stand, _)) = self.entry(at)
                && is_source(&stand, known)
            {
                self.no.clear(at);
                fresh.push(at);
            }
        }
        let bits = self.bits();
        let size = self.size();
        while let Some(at) = fresh.pop() {
            let Some(stand) = self.stand(at) else {
                continue;
            };
            stand.each_quiet_predecessor(&mut |before| {
                let place = self.place(before);
                // Where something may be taken in passing, it need not be.
                for place in [place, place | 1 << bits] {
                    if place < size && self.no.get(place) {
                        self.no.clear(place);
                        fresh.push(place);
                    }
                }
            });
        }
    }

    /// Whether nothing can be added: no position that is not marked is mate or
    /// one move from a marked one. And every marked one is.
    #[cfg(test)]
    pub(super) fn is_closed(&self, place: usize, known: &impl Fn(&Stand) -> bool) -> bool {
        let Some((stand, yes)) = self.entry(place) else {
            return true;
        };
        let (found, moves) = stand.any_successor(&mut |next| {
            if self.holds(next) {
                self.get(next)
            } else {
                known(next)
            }
        });
        let mated = !moves && stand.turn.is_black() && stand.in_check(Color::Black);
        yes == (found || mated)
    }

    #[cfg(test)]
    fn holds(&self, stand: &Stand) -> bool {
        let others = stand.others();
        others.len() == self.men.len()
            && others
                .iter()
                .zip(&self.men)
                .all(|(man, kept)| man.0 == *kept)
    }

    /// Whether White can mate; the men must be those of the table, in its order.
    pub(super) fn get(&self, stand: &Stand) -> bool {
        !self.no.get(self.place(stand))
    }

    pub(super) fn size(&self) -> usize {
        self.legal.0.len() * 64
    }

    /// The position of a place, if it is legal, and whether White can mate.
    pub(super) fn entry(&self, at: usize) -> Option<(Stand, bool)> {
        if !self.legal.get(at) {
            return None;
        }
        Some((self.stand(at)?, !self.no.get(at)))
    }

    fn place(&self, stand: &Stand) -> usize {
        let mirror = self.mirror(stand.king(Color::White));
        let mut at = usize::from(passed_pawn(stand).is_some());
        at = at << 1 | usize::from(stand.turn.is_black());
        for (_, square) in stand.men() {
            at = at << 6 | usize::from(*square ^ mirror);
        }
        at
    }

    /// What turns the squares so that White's king comes to the left, and low
    /// if there are no pawns.
    fn mirror(&self, king: u8) -> u8 {
        let files = if king & 0b100 == 0 { 0 } else { 0b111 };
        let turned = king & 0b10_0000 != 0 && self.men.iter().all(|man| man.1 != Role::Pawn);
        files | if turned { 0b11_1000 } else { 0 }
    }

    /// How many bits number a position where nothing has just passed.
    fn bits(&self) -> usize {
        13 + 6 * self.men.len()
    }

    /// What stands on a place, legal or not; nothing on a place of a mirror.
    fn stand(&self, at: usize) -> Option<Stand> {
        let count = self.men.len();
        let square = |back: usize| u8::try_from(at >> (6 * back) & 63).unwrap_or(0);
        let mut others: [Man; 2] = [((Color::White, Role::King), 0); 2];
        for (back, man) in self.men.iter().rev().enumerate() {
            others[count - 1 - back] = (*man, square(back));
        }
        let turn = Color::from_white(at >> (12 + 6 * count) & 1 == 0);
        let kings = (square(count + 1), square(count));
        if self.mirror(kings.0) != 0 {
            return None;
        }
        let mut stand = Stand::new(turn, kings.0, kings.1, &others[..count], None);
        if at >> self.bits() == 1 {
            // The passed square lies behind the pawn of whoever has just moved.
            let (_, pawn) = others.into_iter().find(|(man, _)| man.0 != turn)?;
            let behind = if turn.is_white() {
                pawn + 8
            } else {
                pawn.wrapping_sub(8)
            };
            stand.passed = Some(behind);
            passed_pawn(&stand)?;
        }
        Some(stand)
    }
}

/// Whether the position is mate by White, or a capture or promotion leads to
/// where White can mate.
fn is_source(stand: &Stand, known: &impl Fn(&Stand) -> bool) -> bool {
    let mated = stand.turn.is_black()
        && stand.in_check(Color::Black)
        && stand.any_successor(&mut |_| true) == (false, false);
    mated || stand.any_lasting_successor(&mut |next| known(next))
}

/// The pawn beside the one that has just made a double step. Without it the
/// step makes no difference.
fn passed_pawn(stand: &Stand) -> Option<u8> {
    let passed = stand.passed?;
    let stepped = if stand.turn.is_white() {
        passed.wrapping_sub(8)
    } else {
        passed.wrapping_add(8)
    };
    let beside = |at: u8| at >> 3 == stepped >> 3 && (at & 7).abs_diff(stepped & 7) == 1;
    stand
        .others()
        .iter()
        .find(|(man, at)| *man == (stand.turn, Role::Pawn) && beside(*at))
        .map(|(_, at)| *at)
}
