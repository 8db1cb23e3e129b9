//! Random arrangements no game should reach.

use tuomari_board::{
    Arrangement, Bitboard, CastlingRights, Color, Piece, Position, QuietMoves, Role, Square,
};

use crate::dice::Dice;

/// Anything on any square: no kings or many, pawns on the last rank, a full
/// board or an empty one.
pub fn any_arrangement(dice: &mut Dice) -> Arrangement {
    let mut board = Arrangement::empty();
    let crowd = [2, 3, 6, 12][dice.below(4)];
    for square in Square::ALL {
        if dice.one_in(crowd) {
            let role = Role::ALL[dice.below(6)];
            let color = Color::from_white(dice.one_in(2));
            board.set_piece_at(square, Piece { color, role });
        }
    }
    if !dice.one_in(3) {
        // Mostly one king a side, so that check and mate are met too.
        for color in Color::ALL {
            for king in board.by_piece(color.king()) {
                board.discard_piece_at(king);
            }
            let square = Square::ALL[dice.below(64)];
            board.set_piece_at(square, color.king());
        }
    }
    board
}

/// A position on such an arrangement, with whatever castling rights and passed
/// square the dice give; what cannot be is dropped.
pub fn any_position(dice: &mut Dice) -> Position {
    let board = any_arrangement(dice);
    let mut rights = CastlingRights::by_rooks(board.rooks() & Bitboard::BACKRANKS);
    if dice.one_in(4) {
        rights = rights.with_mirrored(Color::from_white(dice.one_in(2)));
    }
    let passed = dice.one_in(2).then(|| Square::ALL[dice.below(64)]);
    let turn = Color::from_white(dice.one_in(2));
    Position::of(&board, turn, rights, passed, QuietMoves::default(), 1)
}
