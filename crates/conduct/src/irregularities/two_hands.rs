//! Article 7.5.4: both hands at one move, whenever it is said.

use tuomari_board::{Color, Ply};
use tuomari_rulebook::{IllegalMoveWindow, Topic};

use crate::{
    act::by::By,
    clock::completing::with_both_hands,
    draft::Draft,
    event::{cites::Cites, deed::Deed, happening::Happening, refusal::Refusal},
    state::game::Table,
};

/// Somebody reports two hands at one move: the one that he names, or else the
/// one under way, or the last one if its press has completed it and nobody has
/// answered it.
pub(crate) fn report(draft: &mut Draft<'_>, deed: Deed) -> Result<(), Refusal> {
    if draft.by == By::System {
        return Err(Refusal::NotYours);
    }
    let deed = placed(draft, deed)?;
    let rules = draft.rules();
    let cites = Cites::ruled(&rules.two_hands()).and_topic(rules, Topic::TwoHands);
    let offence = match deed.before() {
        Some(ply) => offence_at(draft, deed.by, ply),
        None => offence_of_pressed(draft, deed.by),
    };
    draft.push(Happening::TwoHandsSeen(deed), cites);
    if let Some(ply) = offence {
        // What the latest press gained is known though nobody entered its move.
        let latest = draft.game.players.get(deed.by).gain;
        let gain = deed.ply.map_or(latest, |_| draft.game.gain_at(ply));
        with_both_hands(draft, deed.by, gain);
    }
    Ok(())
}

/// What was said of a move that nobody has answered is said of the last one.
/// After the reply it is too late where that closes the time for raising an
/// illegal move (`fide-2018/A.4.2`).
fn placed(draft: &Draft<'_>, deed: Deed) -> Result<Deed, Refusal> {
    let Some(before) = deed.before() else {
        return Ok(deed);
    };
    if deed.ply == Some(0) || draft.game.mover_after(before) != Some(deed.by) {
        return Err(Refusal::NoSuchMove);
    }
    let answered = draft.game.moves_known() > before.saturating_add(1);
    let window = draft.rules().illegal_move_window();
    match window.value {
        _ if !answered => Ok(Deed::latest(deed.by)),
        IllegalMoveWindow::UntilReplyMade => Err(Refusal::TooLateToRaise(Cites::ruled(&window))),
        IllegalMoveWindow::WholeGame | IllegalMoveWindow::Refused => Ok(deed),
    }
}

/// The player's last ply, if two hands reported now make an offence of it.
fn offence_of_pressed(draft: &Draft<'_>, of: Color) -> Option<usize> {
    let ply = draft.game.pressed_ply(of)?.ply;
    is_new(draft, of, ply).then_some(ply)
}

/// The same of a ply that has been answered.
fn offence_at(draft: &Draft<'_>, of: Color, ply: usize) -> Option<usize> {
    let legal = matches!(draft.game.history.plies().get(ply), Some(Ply::Legal(_)));
    let timed = draft.game.clock.is_some();
    (legal && timed && is_new(draft, of, ply)).then_some(ply)
}

/// A move that was illegal anyway, or was reported before, is one offence
/// (D-15).
fn is_new(draft: &Draft<'_>, of: Color, ply: usize) -> bool {
    let game = draft.game;
    // An assisted table takes moves, not hands.
    let by_hand = game.table != Table::Assisted;
    let said = game.players.get(of).hands.contains(&ply);
    let mut open = game.irregularities.iter();
    let is_open = open.any(|open| open.by == of && open.ply == ply);
    by_hand && game.conclusion.is_none() && !said && !is_open
}
