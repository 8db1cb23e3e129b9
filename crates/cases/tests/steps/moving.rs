//! Steps in which hands move over the board.

use cucumber::when;
use tuomari_board::Color;
use tuomari_conduct::{Act, Contact, From};

use super::words::{Kind, On, Player, San, Who};
use crate::hall::{Hall, make};

fn play(hall: &mut Hall, color: Color, text: &str) {
    let m = hall.read(text);
    hall.player(color, make(m));
}

#[when(expr = "{player} plays {move}")]
fn plays(hall: &mut Hall, player: Player, san: San) {
    play(hall, player.0, &san.0);
}

#[when(expr = "{player} plays {move} and presses")]
fn plays_and_presses(hall: &mut Hall, player: Player, san: San) {
    play(hall, player.0, &san.0);
    hall.player(player.0, Act::Press);
}

/// Moves made and pressed by turns.
#[when(expr = "the players go on {string}")]
fn go_on(hall: &mut Hall, moves: String) {
    for text in moves.split_whitespace() {
        let color = hall.position().turn();
        play(hall, color, text);
        let timed = hall.game().clock().is_some();
        if timed && hall.game().conclusion().is_none() {
            hall.player(color, Act::Press);
        }
    }
}

fn put(from: On, to: On) -> Act {
    Act::Make {
        from: from.0,
        to: to.0,
        promotion: None,
    }
}

#[when(expr = "{player} puts {square} on {square}")]
fn puts(hall: &mut Hall, player: Player, from: On, to: On) {
    hall.player(player.0, put(from, to));
}

#[when(expr = "{player} puts {square} on {square} and presses")]
fn puts_and_presses(hall: &mut Hall, player: Player, from: On, to: On) {
    hall.player(player.0, put(from, to));
    hall.player(player.0, Act::Press);
}

#[when(expr = "{player} carries {square} to {square}")]
fn carries(hall: &mut Hall, player: Player, from: On, to: On) {
    let from = From::Square(from.0);
    hall.player(player.0, Act::Place { from, to: to.0 });
}

#[when(expr = "{player} puts a new {piece} on {square}")]
fn from_tray(hall: &mut Hall, player: Player, piece: Kind, to: On) {
    let from = From::Tray(piece.0);
    hall.player(player.0, Act::Place { from, to: to.0 });
}

#[when(expr = "{player} takes {square} off the board")]
fn removes(hall: &mut Hall, player: Player, square: On) {
    hall.player(player.0, Act::Remove { square: square.0 });
}

#[when(expr = "{player} lets go")]
fn releases(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::Release);
}

fn contact(hall: &mut Hall, player: Player, square: On, contact: Contact) {
    let square = square.0;
    hall.player(player.0, Act::Touch { square, contact });
}

#[when(expr = "{player} touches {square}")]
fn touches(hall: &mut Hall, player: Player, square: On) {
    contact(hall, player, square, Contact::Taken);
}

#[when(expr = "{player}'s sleeve brushes {square}")]
fn brushes(hall: &mut Hall, player: Player, square: On) {
    contact(hall, player, square, Contact::Brushed);
}

#[when(expr = "{player} straightens {square}")]
fn straightens(hall: &mut Hall, player: Player, square: On) {
    contact(hall, player, square, Contact::Straightened);
}

#[when(expr = "{player} says \"I adjust\"")]
fn adjusts(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::AnnounceAdjusting);
}

#[when(expr = "{player} uses both hands")]
fn two_hands(hall: &mut Hall, player: Player) {
    // Whoever saw it says so; here the opponent.
    let (of, ply) = (player.0, None);
    hall.player(!of, Act::ReportTwoHands { of, ply });
}

#[when(expr = "{who} says that {player} used both hands")]
fn two_hands_said(hall: &mut Hall, who: Who, of: Player) {
    let (of, ply) = (of.0, None);
    hall.act(who.0, Act::ReportTwoHands { of, ply });
}

#[when(expr = "{who} says that {player} used both hands at half-move {int}")]
fn two_hands_named(hall: &mut Hall, who: Who, of: Player, ply: usize) {
    let (of, ply) = (of.0, Some(ply));
    hall.act(who.0, Act::ReportTwoHands { of, ply });
}
