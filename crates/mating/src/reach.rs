//! Where every man could ever get, at the most.

use shakmaty::{Bitboard, Board, Chess, Color, Piece, Position as _, Rank, Role, Square, attacks};

/// An over-approximation of all play from a position: a man is allowed more
/// here than the Laws allow it, never less.
///
/// It is the least set closed under rules that only ever add. A man may go
/// where its movement takes it unless a man that never leaves its square is in
/// the way; a king may not step next to a man that never leaves and guards the
/// square. Timing, checks, pins and whose move it is are left out, so whatever
/// can happen in a game is in here: by induction over the moves of the game,
/// each move of it is allowed by some rule.
pub(crate) struct Reach {
    men: [Man; 32],
    count: usize,
    /// Squares whose first occupant never leaves them, captured or not.
    pub(crate) fixed: Bitboard,
    /// Squares where men of a colour other than its king may stand.
    stands: [Bitboard; 2],
    /// Squares where a colour's promoted pieces may stand.
    promoted: [Bitboard; 2],
    /// Squares where a colour's promoted knights may stand.
    promoted_knights: [Bitboard; 2],
    /// Squares that a pawn of a colour may pass by a double step.
    passed: [Bitboard; 2],
    /// Colours that are not to promote.
    barred: [bool; 2],
}

#[derive(Clone, Copy)]
pub(crate) struct Man {
    pub(crate) piece: Piece,
    pub(crate) start: Square,
    pub(crate) reach: Bitboard,
}

impl Reach {
    /// All play. The [`solver`](crate::solver) asks only about boards with no
    /// more men than a game has.
    pub(crate) fn of(chess: &Chess) -> Reach {
        Reach::without(chess, [false; 2])
    }

    /// All play until a pawn of a barred colour promotes, Black first.
    pub(crate) fn without(chess: &Chess, barred: [bool; 2]) -> Reach {
        let board = chess.board();
        let mut reach = Reach::start(chess);
        reach.barred = barred;
        while reach.grow(board) {}
        reach
    }

    pub(crate) fn men(&self) -> &[Man] {
        &self.men[..self.count]
    }

    pub(crate) fn king(&self, color: Color) -> Bitboard {
        self.men()
            .iter()
            .find(|man| man.piece == color.king())
            .map_or(Bitboard::EMPTY, |man| man.reach)
    }

    pub(crate) fn stands(&self, color: Color) -> Bitboard {
        self.stands[index(color)]
    }

    /// Squares where promoted men of the colour may stand.
    pub(crate) fn promoted(&self, color: Color) -> Bitboard {
        self.promoted[index(color)] | self.promoted_knights[index(color)]
    }

    /// The only man of the colour besides its king, if that is a piece.
    pub(crate) fn lone_piece(&self, color: Color) -> Option<&Man> {
        let mut men = self
            .men()
            .iter()
            .filter(|man| man.piece.color == color && man.piece.role != Role::King);
        let man = men.next().filter(|man| man.piece.role != Role::Pawn)?;
        men.next().is_none().then_some(man)
    }

    fn start(chess: &Chess) -> Reach {
        let board = chess.board();
        let nobody = Man {
            piece: Color::White.king(),
            start: Square::A1,
            reach: Bitboard::EMPTY,
        };
        let mut reach = Reach {
            men: [nobody; 32],
            count: 0,
            fixed: board.occupied(),
            stands: [Color::Black, Color::White].map(|c| board.by_color(c) & !board.kings()),
            promoted: [Bitboard::EMPTY; 2],
            promoted_knights: [Bitboard::EMPTY; 2],
            passed: [Bitboard::EMPTY; 2],
            barred: [false; 2],
        };
        for (start, piece) in board.clone() {
            reach.men[reach.count] = Man {
                piece,
                start,
                reach: Bitboard::from_square(start),
            };
            reach.count += 1;
        }
        reach.allow_special(chess);
        reach
    }

    /// Castling and a capture in passing that is possible now.
    fn allow_special(&mut self, chess: &Chess) {
        if let Some(passed) = chess.pseudo_legal_ep_square() {
            let passer = !chess.turn();
            self.passed[index(passer)].add(passed);
            let step = if passer.is_white() { 8 } else { -8 };
            if let Some(pawn) = passed.offset(step) {
                self.fixed.discard(pawn);
            }
        }
        let castling = chess.castles().castling_rights();
        for color in Color::ALL {
            let rooks = castling & chess.board().by_color(color);
            if rooks.is_empty() {
                continue;
            }
            let back = Bitboard::from_rank(color.relative_rank(Rank::First));
            for i in 0..self.count {
                let man = &mut self.men[i];
                if man.piece == color.king() || rooks.contains(man.start) {
                    man.reach |= back & Bitboard(0x7E7E_7E7E_7E7E_7E7E);
                    self.fixed.discard(man.start);
                    if man.piece != color.king() {
                        self.stands[index(color)] |= man.reach;
                    }
                }
            }
        }
    }

    /// One round of the rules; false once nothing new is allowed.
    fn grow(&mut self, board: &Board) -> bool {
        let before = self.size();
        let guarded = [Color::Black, Color::White].map(|color| self.guarded_for_ever(color));
        for i in 0..self.count {
            self.grow_man(i, board, guarded[index(!self.men[i].piece.color)]);
        }
        for color in Color::ALL {
            self.grow_promoted(color, board);
        }
        self.size() != before
    }

    fn size(&self) -> usize {
        let reached: usize = self.men().iter().map(|man| man.reach.count()).sum();
        let promoted: usize = self
            .promoted
            .iter()
            .chain(&self.promoted_knights)
            .map(|p| p.count())
            .sum();
        reached + promoted + 64 - self.fixed.count()
    }

    fn grow_man(&mut self, i: usize, board: &Board, guarded: Bitboard) {
        let man = self.men[i];
        let color = man.piece.color;
        let to = match man.piece.role {
            Role::Pawn => self.pawn_targets(&man),
            Role::King => {
                self.open(spread(Role::King, man.reach, self.fixed), color, board) & !guarded
            }
            role => self.open(spread(role, man.reach, self.fixed), color, board),
        };
        if to.is_empty() {
            return;
        }
        // It may leave, and whoever waits there can be taken.
        self.fixed &= !to;
        self.fixed.discard(man.start);
        let last = Bitboard::from_rank(color.relative_rank(Rank::Eighth));
        let to = if man.piece.role == Role::Pawn {
            if !self.barred[index(color)] {
                self.promoted[index(color)] |= to & last;
                self.promoted_knights[index(color)] |= to & last;
            }
            to & !last
        } else {
            to
        };
        self.men[i].reach |= to;
        if man.piece.role != Role::King {
            self.stands[index(color)] |= to;
        }
    }

    /// Squares that are not barred by a man of the same colour, or by the other
    /// king, that never leaves.
    fn open(&self, to: Bitboard, color: Color, board: &Board) -> Bitboard {
        to & !(self.fixed & (board.by_color(color) | board.kings()))
    }

    fn pawn_targets(&mut self, pawn: &Man) -> Bitboard {
        let color = pawn.piece.color;
        let free = !self.fixed;
        let ahead = |squares: Bitboard| {
            if color.is_white() {
                squares.shift(8)
            } else {
                squares.shift(-8)
            }
        };
        let pushed = ahead(pawn.reach) & free;
        let mut to = pushed;
        if pawn.start.rank() == color.relative_rank(Rank::Second) {
            let passed = ahead(Bitboard::from_square(pawn.start)) & free;
            let doubled = ahead(passed) & free;
            if doubled.any() {
                self.passed[index(color)] |= passed;
                to |= doubled;
            }
        }
        let mut taking = Bitboard::EMPTY;
        for from in pawn.reach {
            taking |= attacks::pawn_attacks(color, from);
        }
        to | (taking & (self.stands[index(!color)] | self.passed[index(!color)]))
    }

    fn grow_promoted(&mut self, color: Color, board: &Board) {
        let c = index(color);
        if self.promoted[c].is_empty() {
            return;
        }
        let queens = self.open(
            spread(Role::Queen, self.promoted[c], self.fixed),
            color,
            board,
        );
        let knights = self.open(
            spread(Role::Knight, self.promoted_knights[c], self.fixed),
            color,
            board,
        );
        self.fixed &= !(queens | knights);
        self.promoted[c] |= queens;
        self.promoted_knights[c] |= knights;
        self.stands[c] |= queens | knights;
    }

    /// Squares that men of `color` guard and will guard in every position.
    pub(crate) fn guarded_for_ever(&self, color: Color) -> Bitboard {
        let ever =
            self.stands[0] | self.stands[1] | self.king(Color::White) | self.king(Color::Black);
        let mut guarded = Bitboard::EMPTY;
        for man in self.men() {
            if man.piece.color == color && self.fixed.contains(man.start) {
                guarded |= attacks::attacks(man.start, man.piece, ever);
            }
        }
        guarded
    }

    /// Squares that men of `color` other than its king might ever attack;
    /// `through` is never in the way.
    pub(crate) fn attacked(&self, color: Color, through: Bitboard) -> Bitboard {
        let blocks = self.fixed & !through;
        let mut attacked = Bitboard::EMPTY;
        for man in self.men() {
            if man.piece.color != color || man.piece.role == Role::King {
                continue;
            }
            attacked |= attacked_by(man, blocks);
        }
        let c = index(color);
        attacked
            | spread(Role::Queen, self.promoted[c], blocks)
            | spread(Role::Knight, self.promoted_knights[c], blocks)
    }
}

fn attacked_by(man: &Man, blocks: Bitboard) -> Bitboard {
    if man.piece.role == Role::Pawn {
        let mut attacked = Bitboard::EMPTY;
        for from in man.reach {
            attacked |= attacks::pawn_attacks(man.piece.color, from);
        }
        attacked
    } else {
        spread(man.piece.role, man.reach, blocks)
    }
}

fn index(color: Color) -> usize {
    usize::from(color.is_white())
}

/// All squares a piece attacks from any of `from`, over a board on which only
/// `blocks` are in the way.
fn spread(role: Role, from: Bitboard, blocks: Bitboard) -> Bitboard {
    let mut to = Bitboard::EMPTY;
    for square in from {
        to |= match role {
            Role::Knight => attacks::knight_attacks(square),
            Role::King => attacks::king_attacks(square),
            Role::Bishop => attacks::bishop_attacks(square, blocks),
            Role::Rook => attacks::rook_attacks(square, blocks),
            Role::Queen => attacks::queen_attacks(square, blocks),
            Role::Pawn => Bitboard::EMPTY,
        };
    }
    to
}
