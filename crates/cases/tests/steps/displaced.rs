//! Steps about pieces knocked over or found off their squares.

use cucumber::{then, when};
use tuomari_conduct::{Act, Happening, Ruling};

use super::words::{Player, Time, Who};
use crate::hall::Hall;

#[when(expr = "{player} knocks pieces over")]
fn knocks(hall: &mut Hall, player: Player) {
    let (of, ply) = (player.0, None);
    hall.player(of, Act::ReportDisplaced { of, ply });
}

#[when(expr = "{who} says that {player} knocked pieces over")]
fn said(hall: &mut Hall, who: Who, of: Player) {
    let (of, ply) = (of.0, None);
    hall.act(who.0, Act::ReportDisplaced { of, ply });
}

#[when(expr = "{who} says that {player} knocked pieces over at half-move {int}")]
fn said_of_move(hall: &mut Hall, who: Who, of: Player, ply: usize) {
    let (of, ply) = (of.0, Some(ply));
    hall.act(who.0, Act::ReportDisplaced { of, ply });
}

#[when(expr = "{player} puts the pieces back")]
fn puts_back(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::RestorePieces);
}

#[then("the pieces still lie about")]
fn lie_about(hall: &mut Hall) {
    let displaced = hall.game().displaced().expect("none were knocked over");
    assert!(!displaced.restored, "they stand again");
}

#[then("no pieces lie about")]
fn stand(hall: &mut Hall) {
    let displaced = hall.game().displaced();
    assert!(displaced.is_none_or(|displaced| displaced.restored));
}

#[then(expr = "{player} pressed while pieces lay about")]
fn pressed(hall: &mut Hall, player: Player) {
    let pressed = Happening::PressedDisplaced(player.0);
    assert!(hall.happened(|what| *what == pressed), "it was not so");
}

#[then("nobody pressed while pieces lay about")]
fn not_pressed(hall: &mut Hall) {
    let pressed = hall.happened(|what| matches!(what, Happening::PressedDisplaced(_)));
    assert!(!pressed, "somebody did");
}

#[when(expr = "the arbiter takes {time} from {player} for it")]
fn takes(hall: &mut Hall, time: Time, player: Player) {
    let question = hall.question().id;
    let ruling = Ruling::TakeTime {
        of: player.0,
        time: time.0,
    };
    hall.arbiter(Act::Rule { question, ruling });
}

#[when(expr = "{who} finds a piece off its square since the position after ply {int}")]
fn off_square(hall: &mut Hall, who: Who, since: usize) {
    hall.act(who.0, Act::ReportOffSquare { since });
}
