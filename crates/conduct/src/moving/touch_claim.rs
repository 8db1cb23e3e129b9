//! The claim that the opponent touched a piece and played otherwise
//! (`fide-2018/4.3`, `4.8`).

use tuomari_board::{Color, Move, Ply, Position};
use tuomari_rulebook::{IllegalMoveRaisedBy, Rules, Topic, TouchIntent};

use crate::{
    act::{claim::Claim, command::Contact},
    draft::Draft,
    event::{
        cites::Cites,
        happening::Happening,
        question::{Matter, Proposal},
        touch::Touch,
    },
    irregularities::illegal_moves,
    moving::obligation::{obligation, why_bound},
    state::game::LastPly,
};

/// A player claims it of his opponent's last move.
pub(crate) fn claimed(draft: &mut Draft<'_>, by: Color) {
    let rules = draft.rules();
    let plies = draft.game.history.plies();
    let touched = draft.game.position().turn() == by && draft.game.turn.has_touched();
    let Some(last) = draft.game.players.get(!by).last.clone() else {
        return found(draft, by, false, Cites::topic(rules, Topic::TouchOwnPiece));
    };
    if touched || last.ply + 1 < plies.len() {
        return found(draft, by, false, Cites::topic(rules, Topic::TouchClaimLost));
    }
    let Some(Ply::Legal(played)) = plies.get(last.ply).cloned() else {
        if rules.illegal_move_raised_by().value == IllegalMoveRaisedBy::Anyone {
            // Whoever looks at the move finds that it is illegal; the touched
            // piece binds in its replacement (D-79).
            return illegal_moves::claimed(draft, by);
        }
        return found(draft, by, false, Cites::topic(rules, Topic::TouchOwnPiece));
    };
    let before = draft.game.history.position_after(last.ply);
    let bound = obligation(rules, &before, &last.touches);
    let must = last.must.is_none_or(|must| must == played);
    if must && bound.moves.contains(&played) {
        let free = free_of(rules, &before, &last, played);
        let topic = free.or(bound.topic).unwrap_or(Topic::TouchOwnPiece);
        let how = bound
            .topic
            .map_or_else(Cites::default, |topic| settled_by(rules, topic));
        let cites = Cites::topic(rules, topic).and_all(how);
        kept(draft, by, &last, cites);
        return;
    }
    let topic = match (last.must, bound.topic) {
        (Some(must), _) if must != played => why_bound(must, None),
        (_, topic) => topic.unwrap_or(Topic::TouchOwnPiece),
    };
    let cites = Cites::topic(rules, topic).and_all(settled_by(rules, topic));
    broken(draft, by, last, cites);
}

/// Where editions differ in how pieces bind, the place that settles it.
fn settled_by(rules: &Rules, topic: Topic) -> Cites {
    if matches!(topic, Topic::TouchBothColours | Topic::TouchSeveralOfEach) {
        Cites::ruled(&rules.touch_both_colours())
    } else if topic == Topic::RookTouchedFirst {
        Cites::ruled(&rules.rook_first_castling())
    } else {
        Cites::default()
    }
}

fn found(draft: &mut Draft<'_>, by: Color, correct: bool, cites: Cites) {
    let claim = Claim::TouchMove;
    draft.push(Happening::Found { by, claim, correct }, cites);
}

/// That what he touched before he took the piece he played could neither move
/// nor be captured, so that it bound him to nothing (`fide-2018/4.5`).
fn free_of(rules: &Rules, before: &Position, last: &LastPly, played: Move) -> Option<Topic> {
    let played_with = |touch: &Touch| Some(touch.square) == played.from();
    let taken = last.touches.iter().position(played_with)?;
    let earlier = obligation(rules, before, last.touches.get(..taken)?);
    earlier
        .topic
        .filter(|topic| *topic == Topic::TouchNotBinding)
}

/// The move was one the touches allow; unless a contact was taken for an
/// accident that was none.
fn kept(draft: &mut Draft<'_>, by: Color, last: &LastPly, cites: Cites) {
    let rules = draft.rules();
    let mut touches = last.touches.iter();
    if !touches.any(|touch| touch.contact == Contact::Brushed) {
        return found(draft, by, false, cites);
    }
    let intent = rules.touch_intent();
    let cites = Cites::ruled(&intent).and_topic(rules, Topic::AccidentalTouch);
    let proposal = match intent.value {
        // Contact counts as intent unless it is plainly an accident.
        TouchIntent::Presumed => Proposal::Reinstate(last.ply),
        TouchIntent::MustBeShown | TouchIntent::NotApplicable => Proposal::PlayOn,
    };
    draft.ask(Matter::Contact(!by), Some(proposal), cites);
}

/// The position comes back, and the touches bind.
fn broken(draft: &mut Draft<'_>, by: Color, last: LastPly, cites: Cites) {
    found(draft, by, true, cites);
    let plies = last.ply;
    let touches = last.touches;
    draft.push(Happening::Reinstated { plies, touches }, cites);
    if let Some(m) = last.must {
        draft.push(Happening::BoundToMove(!by, m), cites);
    }
    if draft.game.clock.is_some() {
        draft.topic(Happening::ClockTurned(!by), Topic::TimesAfterRestoring);
    }
}

/// The arbiter finds that a contact was none by accident: the piece was
/// touched, and the position before the move comes back if that binds.
pub(crate) fn deliberate(draft: &mut Draft<'_>, of: Color, cites: Cites) {
    let Some(last) = draft.game.players.get(of).last.clone() else {
        return;
    };
    let mut touches = last.touches;
    for touch in &mut touches {
        touch.contact = Contact::Taken;
    }
    let plies = last.ply;
    let before = draft.game.history.position_after(plies);
    let bound = obligation(draft.rules(), &before, &touches);
    let kept = match draft.game.history.plies().get(plies) {
        Some(Ply::Legal(m)) => bound.moves.contains(m),
        _ => true,
    };
    if kept {
        return;
    }
    draft.push(Happening::Reinstated { plies, touches }, cites);
    if draft.game.clock.is_some() {
        draft.topic(Happening::ClockTurned(of), Topic::TimesAfterRestoring);
    }
}
