//! Positions made to be nearly dead: locked pawns, bishops behind them, kings
//! without room, few men.
//!
//! Whoever says that a side cannot mate is most likely wrong in such positions.
//! All of them are regular; that some game leads to them is not promised.

use tuomari_board::{
    Arrangement, Bitboard, CastlingRights, Color, Piece, Position, QuietMoves, Role, Square,
};

use crate::dice::Dice;

/// A regular position of one of these kinds.
pub fn closed_position(dice: &mut Dice) -> Position {
    loop {
        let mut board = match dice.below(6) {
            0 => few_men(dice),
            1 => cage(dice),
            2 => scattered(dice),
            _ => wall(dice),
        };
        let castling = dice.one_in(6);
        if castling {
            bring_home(dice, &mut board);
        }
        let Some(mut position) = regular(&board, Color::from_white(dice.one_in(2)), castling)
        else {
            continue;
        };
        // Some moves now and then: a pawn may just have passed another.
        for _ in 0..dice.below(6).saturating_sub(3) {
            if let Some(m) = dice.choose(&position.legal_moves()) {
                position.play_unchecked(*m);
            }
        }
        return position;
    }
}

/// A position of few men that no legal play leads to: a pawn on an end rank,
/// kings side by side, a third king, a player in check who has just moved.
pub fn impossible_position(dice: &mut Dice) -> Position {
    loop {
        let mut board = if dice.one_in(2) {
            few_men(dice)
        } else {
            cage(dice)
        };
        match dice.below(4) {
            0 => {
                let end = Square::ALL[dice.below(8) + [0, 56][dice.below(2)]];
                if !board.kings().contains(end) {
                    board.set_piece_at(end, any_color(dice).pawn());
                }
            }
            1 => {
                let king = any_color(dice).king();
                put(dice, &mut board, king);
            }
            2 => {
                let kings: Vec<Square> = board.kings().into_iter().collect();
                if let Some(king) = dice.choose(&kings) {
                    board.discard_piece_at(*king);
                }
            }
            _ => {}
        }
        let (turn, none) = (any_color(dice), CastlingRights::NONE);
        let position = Position::of(&board, turn, none, None, QuietMoves::default(), 1);
        if !position.is_regular() {
            return position;
        }
    }
}

/// The position with one man added, removed or moved, or with the other player
/// to move; nothing if that is no regular position.
pub fn mutated(dice: &mut Dice, position: &Position) -> Option<Position> {
    let mut board = position.board().clone();
    let men: Vec<Square> = board.occupied().into_iter().collect();
    let empty: Vec<Square> = (!board.occupied()).into_iter().collect();
    let (man, free) = (*dice.choose(&men)?, *dice.choose(&empty)?);
    let mut turn = position.turn();
    match dice.below(5) {
        0 => board.discard_piece_at(man),
        1 => board.set_piece_at(free, any_man(dice)),
        2 => {
            let piece = board.remove_piece_at(man)?;
            board.set_piece_at(free, piece);
        }
        3 => {
            // One step of a king's, where closed positions change the most.
            let piece = board.remove_piece_at(man)?;
            let near = |sq: &Square| sq.distance(man) == 1;
            let beside: Vec<Square> = empty.into_iter().filter(near).collect();
            board.set_piece_at(*dice.choose(&beside)?, piece);
        }
        _ => turn = !turn,
    }
    regular(&board, turn, false)
}

/// With all castling rights the board allows, or none; nothing if it is not
/// regular.
pub(crate) fn regular(board: &Arrangement, turn: Color, castling: bool) -> Option<Position> {
    let rights = if castling {
        CastlingRights::by_rooks(board.rooks() & Bitboard::BACKRANKS)
    } else {
        CastlingRights::NONE
    };
    let position = Position::of(board, turn, rights, None, QuietMoves::default(), 1);
    position.is_regular().then_some(position)
}

fn any_color(dice: &mut Dice) -> Color {
    Color::from_white(dice.one_in(2))
}

/// A man that is no king, mostly a pawn or bishop.
pub(crate) fn any_man(dice: &mut Dice) -> Piece {
    const ROLES: [Role; 9] = [
        Role::Pawn,
        Role::Pawn,
        Role::Pawn,
        Role::Bishop,
        Role::Bishop,
        Role::Bishop,
        Role::Knight,
        Role::Rook,
        Role::Queen,
    ];
    Piece {
        color: any_color(dice),
        role: ROLES[dice.below(ROLES.len())],
    }
}

/// Puts a man on a square that is still free, if a few tries find one.
fn put(dice: &mut Dice, board: &mut Arrangement, piece: Piece) {
    for _ in 0..20 {
        let square = Square::ALL[dice.below(64)];
        let end = matches!(u8::from(square), 0..8 | 56..64) && piece.role == Role::Pawn;
        if board.piece_at(square).is_none() && !end {
            board.set_piece_at(square, piece);
            return;
        }
    }
}

fn put_kings(dice: &mut Dice, board: &mut Arrangement) {
    for color in Color::ALL {
        put(dice, board, color.king());
    }
}

/// Puts one king or both and a rook or two where they castle from, whatever
/// stood there.
fn bring_home(dice: &mut Dice, board: &mut Arrangement) {
    for color in Color::ALL {
        if dice.one_in(3) {
            continue;
        }
        if let Some(king) = board.king_of(color) {
            board.discard_piece_at(king);
        }
        let first = color.fold_wb(0, 56);
        // Mostly as in the usual array, else anywhere between the rooks.
        let king = if dice.one_in(4) { 1 + dice.below(6) } else { 4 };
        board.set_piece_at(Square::ALL[first + king], color.king());
        for corner in [0, 7] {
            if !dice.one_in(3) {
                board.set_piece_at(Square::ALL[first + corner], color.rook());
            }
        }
    }
}

fn few_men(dice: &mut Dice) -> Arrangement {
    let mut board = Arrangement::empty();
    put_kings(dice, &mut board);
    for _ in 0..=dice.below(5) {
        let man = any_man(dice);
        put(dice, &mut board, man);
    }
    board
}

/// Pawns face to face across the board so that hardly any can take another:
/// neighbours a rank apart, or every second file free.
fn wall(dice: &mut Dice) -> Arrangement {
    let mut board = Arrangement::empty();
    let comb = dice.one_in(2);
    let loose = [8, 30, 1000][dice.below(3)];
    let mut rank = 1 + dice.below(5);
    let mut ranks = [0; 8];
    for (file, kept) in ranks.iter_mut().enumerate().skip(dice.below(2)) {
        let up = if rank == 1 {
            true
        } else {
            rank < 5 && dice.one_in(2)
        };
        rank = if up { rank + 1 } else { rank - 1 };
        if comb && (file % 2 == 1 || dice.one_in(2)) {
            // The rank before is kept over a free file.
            rank = if up { rank - 1 } else { rank + 1 };
        }
        *kept = rank;
        if comb && file % 2 == 1 || dice.one_in(loose) {
            continue;
        }
        let at = |rank: usize| Square::ALL[rank * 8 + file];
        board.set_piece_at(at(rank), Color::White.pawn());
        board.set_piece_at(at(rank + 1), Color::Black.pawn());
        if dice.one_in(8) {
            // A pawn of either colour behind.
            let behind = if dice.one_in(2) { rank - 1 } else { rank + 2 };
            if (1..7).contains(&behind) {
                let color = any_color(dice);
                board.set_piece_at(at(behind), color.pawn());
            }
        }
    }
    for color in Color::ALL {
        put_behind(dice, &mut board, color.king(), &ranks);
    }
    for _ in 0..dice.below(5) {
        let mut man = any_man(dice);
        if man.role != Role::Pawn && !dice.one_in(6) {
            man.role = Role::Bishop;
        }
        put_behind(dice, &mut board, man, &ranks);
    }
    board
}

/// Puts a man on its own side of the wall, mostly.
fn put_behind(dice: &mut Dice, board: &mut Arrangement, piece: Piece, ranks: &[usize; 8]) {
    let anywhere = dice.one_in(8);
    for _ in 0..40 {
        let (file, rank) = (dice.below(8), dice.below(8));
        let own = match piece.color {
            Color::White => rank < ranks[file],
            Color::Black => rank > ranks[file] + 1,
        };
        let end = matches!(rank, 0 | 7) && piece.role == Role::Pawn;
        let square = Square::ALL[rank * 8 + file];
        if (own || anywhere) && !end && board.piece_at(square).is_none() {
            board.set_piece_at(square, piece);
            return;
        }
    }
}

/// A king in a corner among his own and others' men, the rest elsewhere.
fn cage(dice: &mut Dice) -> Arrangement {
    let mut board = Arrangement::empty();
    let color = any_color(dice);
    let corner = [Square::A1, Square::H1, Square::A8, Square::H8][dice.below(4)];
    let near: Vec<Square> = Square::ALL
        .into_iter()
        .filter(|sq| sq.distance(corner) <= 2)
        .collect();
    let king = near[dice.below(near.len())];
    board.set_piece_at(king, color.king());
    for square in near {
        let man = any_man(dice);
        let end = matches!(u8::from(square), 0..8 | 56..64) && man.role == Role::Pawn;
        if square != king && !end && !dice.one_in(3) {
            board.set_piece_at(square, man);
        }
    }
    put(dice, &mut board, (!color).king());
    for _ in 0..dice.below(4) {
        let man = any_man(dice);
        put(dice, &mut board, man);
    }
    board
}

/// Pairs of pawns face to face anywhere, doubled or not.
fn scattered(dice: &mut Dice) -> Arrangement {
    let mut board = Arrangement::empty();
    for _ in 0..3 + dice.below(6) {
        let (file, rank) = (dice.below(8), 1 + dice.below(5));
        let at = |rank: usize| Square::ALL[rank * 8 + file];
        if board.piece_at(at(rank)).is_none() && board.piece_at(at(rank + 1)).is_none() {
            board.set_piece_at(at(rank), Color::White.pawn());
            board.set_piece_at(at(rank + 1), Color::Black.pawn());
        }
    }
    put_kings(dice, &mut board);
    for _ in 0..dice.below(6) {
        let mut man = any_man(dice);
        if dice.one_in(2) {
            man.role = Role::Bishop;
        }
        put(dice, &mut board, man);
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constructed_positions_are_regular_and_mostly_have_moves() {
        let mut dice = Dice::new(1);
        let mut moving = 0;
        for _ in 0..2000 {
            let position = closed_position(&mut dice);
            assert!(position.is_regular(), "{}", position.to_fen());
            moving += usize::from(position.has_legal_move());
        }
        assert!(moving > 1500, "{moving}");
    }

    #[test]
    fn a_mutation_changes_one_thing() {
        let mut dice = Dice::new(2);
        let position = closed_position(&mut dice);
        let changed = (0..100)
            .filter_map(|_| mutated(&mut dice, &position))
            .count();
        assert!(changed > 20, "{changed}");
    }
}
