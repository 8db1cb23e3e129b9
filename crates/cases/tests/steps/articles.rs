//! Steps that single articles need and no other case does.

use cucumber::when;
use tuomari_conduct::Act;

use super::words::Player;
use crate::hall::Hall;

#[when(expr = "{player} points out his own fallen flag")]
fn own_flag(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::SeeFlag { of: player.0 });
}
