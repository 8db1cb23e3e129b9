//! How men attack on a board of few men, without help from any library.

use tuomari_board::{Color, Role};

/// Steps of a man: files to the right, ranks up.
pub(super) type Steps = &'static [(i8, i8)];

const ALONG: Steps = &[(1, 0), (-1, 0), (0, 1), (0, -1)];
const ASLANT: Steps = &[(1, 1), (1, -1), (-1, 1), (-1, -1)];
const ROUND: Steps = &[
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (1, -1),
    (-1, 1),
    (-1, -1),
];
const LEAPS: Steps = &[
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// The square `(files, ranks)` away, if the board has it.
pub(super) const fn step(from: u8, (files, ranks): (i8, i8)) -> Option<u8> {
    let file = (from & 7).wrapping_add_signed(files);
    let rank = (from >> 3).wrapping_add_signed(ranks);
    if file < 8 && rank < 8 {
        Some(rank << 3 | file)
    } else {
        None
    }
}

/// How a man that is no pawn goes, and whether it goes on until something
/// stands in the way.
pub(super) const fn way(role: Role) -> (Steps, bool) {
    match role {
        Role::Pawn => (&[], false),
        Role::Knight => (LEAPS, false),
        Role::Bishop => (ASLANT, true),
        Role::Rook => (ALONG, true),
        Role::Queen => (ROUND, true),
        Role::King => (ROUND, false),
    }
}

/// Up the board for White, down for Black.
pub(super) const fn forwards(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// For each two squares the squares between them, if a queen goes straight from
/// one to the other.
pub(crate) struct Lines {
    between: [[u64; 64]; 64],
    along: [u64; 64],
    aslant: [u64; 64],
    knight: [u64; 64],
    king: [u64; 64],
    pawn: [[u64; 64]; 2],
}

pub(crate) static LINES: Lines = Lines::drawn();

impl Lines {
    #[expect(
        clippy::large_stack_arrays,
        reason = "drawn by the compiler, on no stack of ours"
    )]
    const fn drawn() -> Lines {
        let mut lines = Lines {
            between: [[0; 64]; 64],
            along: [0; 64],
            aslant: [0; 64],
            knight: [0; 64],
            king: [0; 64],
            pawn: [[0; 64]; 2],
        };
        let mut from: u8 = 0;
        while from < 64 {
            lines.draw_from(from);
            from += 1;
        }
        lines
    }

    const fn draw_from(&mut self, from: u8) {
        let mut turn = 0;
        while turn < 8 {
            let at = from as usize;
            if let Some(to) = step(from, LEAPS[turn]) {
                self.knight[at] |= 1 << to;
            }
            let mut passed = 0;
            let mut last = from;
            while let Some(to) = step(last, ROUND[turn]) {
                if last == from {
                    self.king[at] |= 1 << to;
                }
                self.between[at][to as usize] = passed;
                if turn < 4 {
                    self.along[at] |= 1 << to;
                } else {
                    self.aslant[at] |= 1 << to;
                }
                passed |= 1 << to;
                last = to;
            }
            turn += 1;
        }
        let mut side = 0;
        while side < 2 {
            let files = if side == 0 { -1 } else { 1 };
            if let Some(to) = step(from, (files, 1)) {
                self.pawn[0][from as usize] |= 1 << to;
            }
            if let Some(to) = step(from, (files, -1)) {
                self.pawn[1][from as usize] |= 1 << to;
            }
            side += 1;
        }
    }

    /// Whether a man on `from` attacks `to` when `occupied` squares are.
    pub(crate) fn attacks(
        &self,
        (color, role): (Color, Role),
        from: u8,
        to: u8,
        occupied: u64,
    ) -> bool {
        let (at, target) = (usize::from(from), 1 << to);
        let (reach, glides) = match role {
            Role::Pawn => (self.pawn[usize::from(color.is_black())][at], false),
            Role::Knight => (self.knight[at], false),
            Role::King => (self.king[at], false),
            Role::Bishop => (self.aslant[at], true),
            Role::Rook => (self.along[at], true),
            Role::Queen => (self.aslant[at] | self.along[at], true),
        };
        reach & target != 0 && !(glides && self.between[at][usize::from(to)] & occupied != 0)
    }
}
