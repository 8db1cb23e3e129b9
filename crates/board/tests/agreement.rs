//! Our own generator and shakmaty's give the same moves.

use tuomari_board::{Move, Position};
use tuomari_testkit::{Dice, Walk, any_position, quick_or_full};

/// Half of the positions come from random games, half from boards thrown
/// together at random of which only the regular ones are kept.
#[test]
fn generators_agree_on_random_regular_positions() {
    let wanted = quick_or_full(1_000_000, 20_000_000);
    let mut compared = 0;
    for position in Walk::new(1).filter(Position::is_regular).take(wanted / 2) {
        compare(&position);
        compared += 1;
    }
    let mut dice = Dice::new(2);
    while compared < wanted {
        let position = any_position(&mut dice);
        if position.is_regular() {
            compare(&position);
            compared += 1;
        }
    }
    assert_eq!(compared, wanted);
}

fn compare(position: &Position) {
    let theirs = sorted(&position.legal_moves());
    let ours = sorted(&position.legal_moves_by_own_generator());
    assert_eq!(ours, theirs, "{}", position.to_fen());
}

/// Moves as numbers in order, so that two lists can be compared in full.
fn sorted(moves: &[Move]) -> Vec<(u8, u8, u8, u8, u8)> {
    let mut keys: Vec<_> = moves
        .iter()
        .map(|m| {
            let kind = u8::from(m.is_castle()) | u8::from(m.is_en_passant()) << 1;
            let role = |role: Option<tuomari_board::Role>| role.map_or(0, u8::from);
            (
                m.from().map_or(64, u8::from),
                u8::from(m.to()),
                role(m.promotion()),
                role(m.capture()),
                kind | u8::from(m.role()) << 2,
            )
        })
        .collect();
    keys.sort_unstable();
    keys
}
