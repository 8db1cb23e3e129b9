//! Who can mate in every position of two kings and up to two more men.
//!
//! The tables rest on plain reachability: a position is marked if it is mate
//! by White or if one legal move leads to a marked position, and that until
//! nothing changes. They use no chess library, not even our own, and nothing
//! of the solver they are held against. Castling is left out: a position with
//! castling rights is in no table.

mod geometry;
mod stand;
mod table;

use tuomari_board::{
    Arrangement, CastlingRights, Color, Piece, Position, QuietMoves, Role, Square,
};

pub(crate) use geometry::LINES;
use stand::{Man, Stand};
use table::Table;

pub use table::Men;

/// The men beside the kings, in the order of the tables.
const KINDS: [(Color, Role); 10] = [
    (Color::White, Role::Pawn),
    (Color::White, Role::Knight),
    (Color::White, Role::Bishop),
    (Color::White, Role::Rook),
    (Color::White, Role::Queen),
    (Color::Black, Role::Pawn),
    (Color::Black, Role::Knight),
    (Color::Black, Role::Bishop),
    (Color::Black, Role::Rook),
    (Color::Black, Role::Queen),
];

/// Turns a square of the first rank into one of the eighth, and so on.
const MIRROR: u8 = 0b11_1000;

/// Tables of some choices of men and of all that captures and promotions make
/// of them.
#[derive(Debug, Default)]
pub struct Tables(Vec<Table>);

/// One position of a table.
#[derive(Clone, Debug)]
pub struct Entry {
    stand: Stand,
    /// Whether White can mate.
    pub white_can_mate: bool,
}

impl Tables {
    /// Every choice of up to `most` men beside the kings, 0 to 2.
    pub fn choices(most: usize) -> Vec<Men> {
        let mut choices = vec![Vec::new()];
        if most >= 1 {
            choices.extend(KINDS.iter().map(|man| vec![*man]));
        }
        if most >= 2 {
            for (at, first) in KINDS.iter().enumerate() {
                choices.extend(KINDS[at..].iter().map(|second| vec![*first, *second]));
            }
        }
        choices
    }

    /// Tables of these choices, computed by `threads` at a time.
    pub fn built(choices: &[Men], threads: usize) -> Tables {
        let mut wanted: Vec<Men> = Vec::new();
        for men in choices {
            want(&mut wanted, men);
        }
        let rank = |men: &Men| (men.len(), pawns(men));
        wanted.sort_by_key(rank);
        let mut tables = Tables::default();
        for level in wanted.chunk_by(|a, b| rank(a) == rank(b)) {
            for some in level.chunks(threads.max(1)) {
                let known = |stand: &Stand| tables.white_can(stand);
                let fresh: Vec<Table> = std::thread::scope(|scope| {
                    let known = &known;
                    let work: Vec<_> = some
                        .iter()
                        .map(|men| scope.spawn(move || Table::built(men.clone(), known)))
                        .collect();
                    work.into_iter()
                        .map(|one| one.join().expect("building a table does not panic"))
                        .collect()
                });
                tables.0.extend(fresh);
            }
        }
        tables
    }

    /// The choices of men that have a table: all with more than a king for
    /// White.
    pub fn men(&self) -> impl Iterator<Item = &Men> {
        self.0.iter().map(|table| &table.men)
    }

    /// How many places the table of `men` has; some of them hold no position.
    pub fn places(&self, men: &Men) -> usize {
        self.table(men).map_or(0, Table::size)
    }

    /// What stands on a place of the table of `men`. Nothing if no legal
    /// position does, or if it is another one in a mirror.
    pub fn entry(&self, men: &Men, place: usize) -> Option<Entry> {
        let (stand, white_can_mate) = self.table(men)?.entry(place)?;
        let king = stand.king(Color::White);
        let (file, rank) = (king & 7, king >> 3);
        let mirrored = file > 3 || (pawns(men) == 0 && (rank > 3 || rank > file));
        let twice = matches!(stand.others(), [a, b] if a.0 == b.0 && a.1 > b.1);
        (!mirrored && !twice).then_some(Entry {
            stand,
            white_can_mate,
        })
    }

    /// Whether `side` can mate; nothing if no table holds the position.
    pub fn can_mate(&self, position: &Position, side: Color) -> Option<bool> {
        let rights = position.castling();
        if Color::ALL.into_iter().any(|color| rights.any(color)) {
            return None;
        }
        let stand = stand_of(position, side)?;
        let mut men: Men = stand.others().iter().map(|(man, _)| *man).collect();
        men.sort_by_key(|man| kind(*man));
        let answered = men.iter().all(|man| man.0.is_black()) || self.table(&men).is_some();
        answered.then(|| self.white_can(&stand))
    }

    fn table(&self, men: &Men) -> Option<&Table> {
        self.0.iter().find(|table| table.men == *men)
    }

    /// Whether White can mate. White's bare king cannot.
    fn white_can(&self, stand: &Stand) -> bool {
        if stand.others().iter().all(|(man, _)| man.0.is_black()) {
            return false;
        }
        let mut others = [((Color::White, Role::King), 0); 2];
        let others = &mut others[..stand.others().len()];
        others.copy_from_slice(stand.others());
        others.sort_by_key(|(man, _)| kind(*man));
        let table = self
            .0
            .iter()
            .find(|table| table.men.iter().eq(others.iter().map(|(man, _)| man)));
        let (white, black) = (stand.king(Color::White), stand.king(Color::Black));
        let sorted = Stand::new(stand.turn, white, black, others, stand.passed);
        table
            .expect("what captures and promotions leave has been computed before")
            .get(&sorted)
    }
}

impl Entry {
    /// The position as it stands, or with the colours exchanged.
    pub fn position(&self, exchanged: bool) -> Position {
        let mut board = Arrangement::empty();
        let put = |at: u8| Square::new(u32::from(if exchanged { at ^ MIRROR } else { at }));
        let of = |color: Color| if exchanged { !color } else { color };
        for ((color, role), at) in self.stand.men() {
            let piece = Piece {
                color: of(*color),
                role: *role,
            };
            board.set_piece_at(put(*at), piece);
        }
        let turn = of(self.stand.turn);
        let passed = self.stand.passed.map(put);
        let none = CastlingRights::NONE;
        Position::of(&board, turn, none, passed, QuietMoves::default(), 1)
    }
}

fn kind(man: (Color, Role)) -> usize {
    KINDS
        .iter()
        .position(|kind| *kind == man)
        .unwrap_or(KINDS.len())
}

fn pawns(men: &Men) -> usize {
    men.iter().filter(|(_, role)| *role == Role::Pawn).count()
}

/// Adds `men` and all that captures and promotions make of them, where White
/// has more than a king.
fn want(wanted: &mut Vec<Men>, men: &Men) {
    if men.iter().all(|man| man.0.is_black()) || wanted.contains(men) {
        return;
    }
    wanted.push(men.clone());
    for at in 0..men.len() {
        let mut fewer = men.clone();
        let (color, role) = fewer.remove(at);
        want(wanted, &fewer);
        if role == Role::Pawn {
            for promoted in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
                let mut other = men.clone();
                other[at] = (color, promoted);
                other.sort_by_key(|man| kind(*man));
                want(wanted, &other);
            }
        }
    }
}

/// The position with `side` as White, if it has few enough men.
fn stand_of(position: &Position, side: Color) -> Option<Stand> {
    let exchanged = side.is_black();
    let board = position.board();
    let put = |square: Square| u8::from(square) ^ if exchanged { MIRROR } else { 0 };
    let of = |color: Color| if exchanged { !color } else { color };
    let king = |color: Color| board.king_of(of(color)).map(put);
    let others: Vec<Man> = (board.occupied() & !board.kings())
        .into_iter()
        .filter_map(|at| Some((board.piece_at(at)?, at)))
        .map(|(piece, at)| ((of(piece.color), piece.role), put(at)))
        .collect();
    if others.len() > 2 || board.kings().count() != 2 {
        return None;
    }
    let turn = of(position.turn());
    let passed = position.passed_square().map(put);
    Some(Stand::new(
        turn,
        king(Color::White)?,
        king(Color::Black)?,
        &others,
        passed,
    ))
}

#[cfg(test)]
mod tests;
