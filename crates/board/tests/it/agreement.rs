//! Our own generator and shakmaty's give the same moves, and one move is asked
//! after as the list of all has it.

use tuomari_board::{Move, Position, Role, Square};
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

/// Every man to every square, promoting or not, and moves that say of the board
/// what is not so.
#[test]
fn a_move_is_legal_if_it_is_among_all() {
    let mut dice = Dice::new(3);
    let positions = Walk::new(4).filter(Position::is_regular);
    for position in positions.take(quick_or_full(2_000, 200_000)) {
        let all = position.legal_moves();
        assert_eq!(position.has_legal_move(), !all.is_empty());
        for (from, to) in Square::ALL
            .into_iter()
            .flat_map(|from| Square::ALL.map(|to| (from, to)))
        {
            let role = match position.board().role_at(from) {
                Some(role) if !dice.one_in(50) => role,
                _ if !dice.one_in(8) => continue,
                _ => Role::ALL[dice.below(6)],
            };
            let capture = match position.board().role_at(to) {
                _ if dice.one_in(50) => Some(Role::ALL[dice.below(6)]),
                capture => capture,
            };
            let promotions = Role::ALL.map(Some).into_iter().chain([None]);
            let pawn = role == Role::Pawn || dice.one_in(50);
            for promotion in promotions.filter(|role| pawn || role.is_none()) {
                let m = Move::Normal {
                    role,
                    from,
                    capture,
                    to,
                    promotion,
                };
                let told = position.is_legal(m);
                assert_eq!(told, all.contains(&m), "{} {m:?}", position.to_fen());
            }
            for m in [
                Move::EnPassant { from, to },
                Move::Castle {
                    king: from,
                    rook: to,
                },
            ] {
                let told = position.is_legal(m);
                assert_eq!(told, all.contains(&m), "{} {m:?}", position.to_fen());
            }
        }
    }
}

fn compare(position: &Position) {
    let (all, fen) = (position.legal_moves(), position.to_fen());
    assert!(all.iter().all(|m| position.is_legal(*m)), "{fen}");
    assert_eq!(position.has_legal_move(), !all.is_empty(), "{fen}");
    let ours = sorted(&position.legal_moves_by_own_generator());
    assert_eq!(ours, sorted(&all), "{fen}");
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
