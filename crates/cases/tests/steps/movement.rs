//! Steps about how pieces move and how they are set up.

use cucumber::{then, when};
use tuomari_board::{Arrangement, ArrayNumber};
use tuomari_conduct::{Act, Happening, Refusal};

use super::words::{Kind, On, Player};
use crate::hall::Hall;

#[then("the move is made")]
fn made(hall: &mut Hall) {
    let made = hall.happened(|what| matches!(what, Happening::MoveMade(_)));
    let events = hall.events();
    assert!(made, "no move was made: {events:#?}");
}

#[then("the move is refused at once")]
fn refused(hall: &mut Hall) {
    let refused =
        hall.happened(|what| matches!(what, Happening::MoveRefused(_) | Happening::MoveBarred(_)));
    let events = hall.events();
    assert!(refused, "the move was not refused: {events:#?}");
    let standing = hall.position().board().clone();
    assert_eq!(*hall.game().board(), standing, "the board is not as before");
}

#[when(expr = "{player} puts {square} on {square} as a {piece}")]
fn promotes(hall: &mut Hall, player: Player, from: On, to: On, piece: Kind) {
    let act = Act::Make {
        from: from.0,
        to: to.0,
        promotion: Some(piece.0),
    };
    hall.player(player.0, act);
}

#[when(expr = "{player} puts {square} on {square} as a {piece} and presses")]
fn promotes_and_presses(hall: &mut Hall, player: Player, from: On, to: On, piece: Kind) {
    promotes(hall, player, from, to, piece);
    hall.player(player.0, Act::Press);
}

fn pieces(placement: &str) -> Act {
    let board = Arrangement::from_ascii_board_fen(placement.as_bytes());
    Act::SetUpArray {
        pieces: Box::new(board.expect("eight ranks of pieces")),
    }
}

/// From the eighth rank to the first, as a FEN has them.
#[when(expr = "the arbiter has the pieces set up as {string}")]
fn arbiter_sets_up(hall: &mut Hall, placement: String) {
    hall.arbiter(pieces(&placement));
}

#[when(expr = "{player} sets the pieces up as {string}")]
fn player_sets_up(hall: &mut Hall, player: Player, placement: String) {
    hall.player(player.0, pieces(&placement));
}

#[when(expr = "the array is drawn by the lot {int}")]
fn draws(hall: &mut Hall, lot: u64) {
    hall.arbiter(Act::DrawArray { lot });
}

#[then("the game begins with that array")]
fn set_up(hall: &mut Hall) {
    let set = hall.events().iter().find_map(|event| match event.what {
        Happening::ArraySetUp(number) => Some(number),
        _ => None,
    });
    let number = set.expect("no array was set up");
    assert_eq!(*hall.position().board(), number.arrangement());
    assert_eq!(hall.position().to_fen(), number.position().to_fen());
}

#[then("the array is refused")]
fn no_array(hall: &mut Hall) {
    let refusal = hall.take_refusal();
    assert!(
        matches!(refusal, Some(Refusal::NoSuchArray(_))),
        "{refusal:?}"
    );
}

#[then(expr = "the board shows array {int}")]
fn shows(hall: &mut Hall, number: u32) {
    let wanted = ArrayNumber::new(number).expect("0 to 959");
    let shown = ArrayNumber::of(hall.game().board());
    assert_eq!(shown, Some(wanted));
}
