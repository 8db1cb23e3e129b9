//! The claim that the opponent touched a piece and played otherwise
//! (`fide-2018/4.3`, `4.8`).

use tuomari_board::{Color, Ply};
use tuomari_rulebook::{Topic, TouchIntent};

use crate::{
    cites::Cites,
    command::{Claim, Contact},
    decide::Log,
    event::Happening,
    game::LastPly,
    obligation::{Obligation, obligation, why_bound},
    question::{Matter, Proposal},
};

/// A player claims it of his opponent's last move.
pub(crate) fn claimed(log: &mut Log<'_>, by: Color) {
    let rules = log.rules();
    let plies = log.game.history.plies();
    let touched = log.game.position().turn() == by && log.game.turn.has_touched();
    let Some(last) = log.game.players.get(!by).last.clone() else {
        return found(log, by, false, Cites::topic(rules, Topic::TouchOwnPiece));
    };
    if touched || last.ply + 1 < plies.len() {
        return found(log, by, false, Cites::topic(rules, Topic::TouchClaimLost));
    }
    let Some(Ply::Legal(played)) = plies.get(last.ply).cloned() else {
        return found(log, by, false, Cites::topic(rules, Topic::TouchOwnPiece));
    };
    let before = log.game.history.position_after(last.ply);
    let bound = obligation(rules, &before, &last.touches);
    let must = last.must.is_none_or(|must| must == played);
    if must && bound.moves.contains(&played) {
        kept(log, by, &last, &bound);
        return;
    }
    let topic = match (last.must, bound.topic) {
        (Some(must), _) if must != played => why_bound(must, None),
        (_, topic) => topic.unwrap_or(Topic::TouchOwnPiece),
    };
    broken(log, by, last, Cites::topic(rules, topic));
}

fn found(log: &mut Log<'_>, by: Color, correct: bool, cites: Cites) {
    let claim = Claim::TouchMove;
    log.push(Happening::Found { by, claim, correct }, cites);
}

/// The move was one the touches allow; unless a contact was taken for an
/// accident that was none.
fn kept(log: &mut Log<'_>, by: Color, last: &LastPly, bound: &Obligation) {
    let rules = log.rules();
    let mut touches = last.touches.iter();
    if !touches.any(|touch| touch.contact == Contact::Brushed) {
        let topic = bound.topic.unwrap_or(Topic::TouchOwnPiece);
        return found(log, by, false, Cites::topic(rules, topic));
    }
    let intent = rules.touch_intent();
    let cites = Cites::ruled(&intent).and_topic(rules, Topic::AccidentalTouch);
    let proposal = match intent.value {
        // Contact counts as intent unless it is plainly an accident.
        TouchIntent::Presumed => Proposal::Reinstate(last.ply),
        TouchIntent::MustBeShown | TouchIntent::NotApplicable => Proposal::PlayOn,
    };
    log.ask(Matter::Contact(!by), Some(proposal), cites);
}

/// The position comes back, and the touches bind.
fn broken(log: &mut Log<'_>, by: Color, last: LastPly, cites: Cites) {
    found(log, by, true, cites);
    let plies = last.ply;
    let touches = last.touches;
    log.push(Happening::Reinstated { plies, touches }, cites);
    if let Some(m) = last.must {
        log.push(Happening::Bound(!by, m), cites);
    }
    if log.game.clock.is_some() {
        log.topic(Happening::ClockTurned(!by), Topic::TimesAfterRestoring);
    }
}

/// The arbiter finds that a contact was none by accident: the piece was
/// touched, and the position before the move comes back if that binds.
pub(crate) fn deliberate(log: &mut Log<'_>, of: Color, cites: Cites) {
    let Some(last) = log.game.players.get(of).last.clone() else {
        return;
    };
    let mut touches = last.touches;
    for touch in &mut touches {
        touch.contact = Contact::Taken;
    }
    let plies = last.ply;
    let before = log.game.history.position_after(plies);
    let bound = obligation(log.rules(), &before, &touches);
    let kept = match log.game.history.plies().get(plies) {
        Some(Ply::Legal(m)) => bound.moves.contains(m),
        _ => true,
    };
    if kept {
        return;
    }
    log.push(Happening::Reinstated { plies, touches }, cites);
    if log.game.clock.is_some() {
        log.topic(Happening::ClockTurned(of), Topic::TimesAfterRestoring);
    }
}
