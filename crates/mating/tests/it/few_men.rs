//! Men too few to mate: the classes that no table of four men holds.

use tuomari_board::{Arrangement, CastlingRights, Color, Position, QuietMoves, Square};
use tuomari_mating::{Answer, Limit, can_mate};

/// A knight gives check, a king helps, and each square that neither of them
/// guards is taken by a queen of the king in check: all there is to try, for
/// more queens can only take the knight. It is never mate, so a knight alone
/// cannot mate a king who has nothing but queens, however many.
#[test]
fn a_knight_never_mates_a_king_among_queens() {
    let mut tried = 0;
    for (king, knight, helper) in placements() {
        let mut board = Arrangement::empty();
        board.set_piece_at(king, Color::Black.king());
        board.set_piece_at(knight, Color::White.knight());
        board.set_piece_at(helper, Color::White.king());
        let guards = of_board(&board);
        for square in Square::ALL
            .into_iter()
            .filter(|square| square.distance(king) == 1)
        {
            if !guards.is_attacked(square, Color::White) && square != knight {
                board.set_piece_at(square, Color::Black.queen());
            }
        }
        let position = of_board(&board);
        let stands_in_check = position.in_check(Color::White);
        assert!(
            stands_in_check || !position.is_checkmate(),
            "{}",
            position.to_fen()
        );
        tried += 1;
    }
    assert_eq!(tried, 18_448);
}

/// Black's king, a white knight that checks him, and White's king.
fn placements() -> impl Iterator<Item = (Square, Square, Square)> {
    let knights = |king: Square| {
        let leap = move |square: &Square| {
            let files = king.file().distance(square.file());
            let ranks = king.rank().distance(square.rank());
            files.min(ranks) == 1 && files.max(ranks) == 2
        };
        Square::ALL.into_iter().filter(leap)
    };
    Square::ALL.into_iter().flat_map(move |king| {
        knights(king).flat_map(move |knight| {
            let helpers = Square::ALL.into_iter();
            helpers
                .filter(move |helper| *helper != knight && helper.distance(king) > 1)
                .map(move |helper| (king, knight, helper))
        })
    })
}

fn of_board(board: &Arrangement) -> Position {
    Position::of(
        board,
        Color::Black,
        CastlingRights::NONE,
        None,
        QuietMoves::default(),
        1,
    )
}

#[track_caller]
fn check(fen: &str, side: Color, can: bool) {
    let position = Position::from_fen(fen).expect("the test's own FEN");
    match can_mate(&position, side, Limit::positions(1_000_000)) {
        Answer::CanMate(_) => assert!(can, "{fen}: {side} can mate"),
        Answer::CannotMate(proof) => assert!(!can, "{fen}: {side}: {proof:?}"),
        Answer::Unknown(spent) => panic!("{fen}: {side}: {spent:?}"),
    }
}

#[test]
fn what_helps_a_lone_piece_and_what_does_not() {
    check("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", Color::White, false);
    check("q3k3/8/8/8/8/8/8/N3K3 w - - 0 1", Color::White, false);
    check("qq2k3/8/8/8/8/8/8/N3K3 w - - 0 1", Color::White, false);
    check("r3k3/8/8/8/8/8/8/N3K3 w - - 0 1", Color::White, true);
    check("n3k3/8/8/8/8/8/8/N3K3 w - - 0 1", Color::White, true);
    check("b3k3/8/8/8/8/8/8/N3K3 w - - 0 1", Color::White, true);
    check("4k3/8/8/8/8/8/8/NN2K3 w - - 0 1", Color::White, true);
    check("r3k3/8/8/8/8/8/8/B3K3 w - - 0 1", Color::White, false);
    check("q3k3/8/8/8/8/8/8/B3K3 w - - 0 1", Color::White, false);
    check("n3k3/8/8/8/8/8/8/B3K3 w - - 0 1", Color::White, true);
    // Bishops on the same colour of squares, then on different ones.
    check("7b/4k3/8/8/8/8/8/B3K3 w - - 0 1", Color::White, false);
    check("b7/4k3/8/8/8/8/8/B3K3 w - - 0 1", Color::White, true);
    check("4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1", Color::White, false);
    check("4k3/8/8/8/8/8/8/BB2K3 w - - 0 1", Color::White, true);
}
