//! Steps about draw offers and moves fixed for a claim.

use cucumber::{then, when};
use tuomari_conduct::{Act, FixedBy, Happening, Matter, Step};

use super::words::{On, Player, San};
use crate::hall::{Hall, step};

#[when(expr = "{player} offers a draw")]
fn offers(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::OfferDraw);
}

#[when(expr = "{player} withdraws the offer")]
fn withdraws(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::WithdrawOffer);
}

#[when(expr = "{player} accepts the draw")]
fn accepts(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::AcceptDraw);
}

#[when(expr = "{player} declines the draw")]
fn declines(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::DeclineDraw);
}

#[then(expr = "the offer lapses once")]
fn lapses_once(hall: &mut Hall) {
    let events = hall.events();
    let lapses = |what: &Happening| matches!(what, Happening::OfferLapsed(_));
    let count = events.iter().filter(|event| lapses(&event.what)).count();
    assert_eq!(count, 1, "{events:?}");
}

#[when(expr = "{player} resigns")]
fn resigns(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::Resign);
}

fn fix(hall: &mut Hall, player: Player, san: &San, form: FixedBy) {
    let Step {
        from,
        to,
        promotion,
    } = step(hall.read(&san.0));
    let act = Act::FixMove {
        from,
        to,
        promotion,
        form,
    };
    hall.player(player.0, act);
}

#[when(expr = "{player} writes down {move} to claim with it")]
fn writes(hall: &mut Hall, player: Player, san: San) {
    fix(hall, player, &san, FixedBy::Writing);
}

/// A move that is not legal, written as squares.
#[when(expr = "{player} writes down {square} to {square} to claim with it")]
fn writes_squares(hall: &mut Hall, player: Player, from: On, to: On) {
    let act = Act::FixMove {
        from: from.0,
        to: to.0,
        promotion: None,
        form: FixedBy::Writing,
    };
    hall.player(player.0, act);
}

#[when(expr = "{player} enters {move} on the device to claim with it")]
fn enters(hall: &mut Hall, player: Player, san: San) {
    fix(hall, player, &san, FixedBy::Entry);
}

#[when(expr = "{player} tells the arbiter the move {move} to claim with it")]
fn declares(hall: &mut Hall, player: Player, san: San) {
    fix(hall, player, &san, FixedBy::Declaration);
}

#[then(expr = "it is the draw that {player} offered")]
fn consent(hall: &mut Hall, player: Player) {
    assert_eq!(hall.question().matter, Matter::DrawConsent(player.0));
}

#[then(expr = "{player}'s offer is open")]
fn open(hall: &mut Hall, player: Player) {
    assert_eq!(hall.game().offer(), Some(player.0));
}

#[then("no offer is open")]
fn closed(hall: &mut Hall) {
    assert_eq!(hall.game().offer(), None);
}
