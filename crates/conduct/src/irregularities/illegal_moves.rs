//! Chapter 7: illegal moves, and what is treated as one.

use tuomari_board::{Color, Illegality, Move, Ply};
use tuomari_clock::Millis;
use tuomari_rulebook::{
    IllegalMovePenalty, IllegalMoveRaisedBy, IllegalPressIncrement, KingCapture, PenaltySystem,
    PressWithoutMove, Topic, TwoHands, UnpromotedPawn,
};

use crate::{
    act::{by::By, claim::Claim},
    clock::completing::{promotion_of, with_both_hands},
    draft::Draft,
    ending::concluding,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::{Breach, Happening, Irregular},
        question::{Matter, Proposal},
        refusal::Refusal,
    },
    irregularities::order_of_events,
    state::game::{Irregularity, Table},
};

/// A player claims an illegal move: the opponent's, or his own where it does
/// not matter who finds it.
pub(crate) fn claimed(draft: &mut Draft<'_>, by: Color) {
    let offender = if is_admission(draft, by) { by } else { !by };
    raise(draft, offender, Some(by));
}

/// Whether the player can mean nothing but his own last move, which has not
/// been answered, and whoever finds an illegal move may raise it
/// (`fide-2018/7.5.1`). After the reply he is taken to mean the reply.
fn is_admission(draft: &Draft<'_>, by: Color) -> bool {
    let rule = draft.rules().illegal_move_raised_by();
    let plies = draft.game.history.plies().len();
    let is_last = |ply: usize| ply.saturating_add(1) >= plies;
    let open = || draft.game.irregularities.iter();
    let own = open().any(|open| open.by == by && is_last(open.ply));
    let theirs = open().any(|open| open.by != by);
    rule.value == IllegalMoveRaisedBy::Anyone && own && !theirs
}

/// The arbiter says that he sees an illegal move. Of several he sees the
/// earliest: what came after it is taken back with it (D-18).
pub(crate) fn seen(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let rule = draft.rules().illegal_move_raised_by();
    if rule.value == IllegalMoveRaisedBy::OpponentOnly {
        let cites = Cites::ruled(&rule).and_topic(draft.rules(), Topic::Silence);
        return Err(Refusal::Forbidden(cites));
    }
    let mut open = draft.game.irregularities.iter();
    let earliest = open.clone().find(|open| !is_judged_alone(draft, open.what));
    let seen = earliest.or(open.next_back()).ok_or(Refusal::NoQuestion)?;
    raise(draft, seen.by, None);
    Ok(())
}

/// Somebody reports two hands at one move: the one under way, or the last one
/// if its press has completed it and nobody has answered it.
pub(crate) fn two_hands(draft: &mut Draft<'_>, of: Color) -> Result<(), Refusal> {
    if draft.by == By::System {
        return Err(Refusal::NotYours);
    }
    let cites = Cites::ruled(&draft.rules().two_hands()).and_topic(draft.rules(), Topic::TwoHands);
    draft.push(Happening::TwoHandsSeen(of), cites);
    if is_new_of_pressed(draft, of) {
        let gain = draft.game.players.get(of).gain;
        with_both_hands(draft, of, gain);
    }
    Ok(())
}

/// Whether two hands reported now make an offence of the player's last ply.
/// One that was illegal anyway, or was reported before, is one offence (D-15).
fn is_new_of_pressed(draft: &Draft<'_>, of: Color) -> bool {
    let game = draft.game;
    // An assisted table takes moves, not hands.
    let by_hand = game.table != Table::Assisted;
    let ply = game.pressed_ply(of).filter(|last| !last.two_hands);
    let is_open = |ply| {
        let mut open = game.irregularities.iter();
        open.any(|open| open.by == of && open.ply == ply)
    };
    let open_to_it = by_hand && game.conclusion.is_none();
    open_to_it && ply.is_some_and(|last| !is_open(last.ply))
}

/// A king was taken under a rulebook where that loses by itself.
pub(crate) fn king_taken(draft: &mut Draft<'_>, by: Color) {
    let what = Irregular::IllegalMove(Illegality::KingCaptured);
    let gain = Millis::ZERO;
    let cites = Cites::ruled(&draft.rules().king_capture());
    draft.push(Happening::TreatedAsIllegal { by, what, gain }, cites);
}

/// An irregularity of `offender` is raised, by a claim or by the arbiter.
fn raise(draft: &mut Draft<'_>, offender: Color, claimant: Option<Color>) {
    let rules = draft.rules();
    let window = rules.illegal_move_window();
    let cites = Cites::ruled(&window).and_ruled(&rules.supervision_mode());
    let last = draft
        .game
        .irregularities
        .iter()
        .rfind(|open| open.by == offender);
    let Some(raised) = last.cloned() else {
        if let Some(by) = claimant {
            let cites = nothing_open(draft, offender, cites);
            found(draft, by, false, cites);
        }
        return;
    };
    let alone = is_judged_alone(draft, raised.what);
    let open: Vec<usize> = draft
        .game
        .irregularities
        .iter()
        .filter(|open| only_a_breach(draft, open.what).is_none())
        .map(|open| open.ply)
        .collect();
    if let (false, [first, _, ..]) = (alone, open.as_slice()) {
        // Which of them count is the arbiter's to say (D-18).
        let cites = Cites::topic(rules, Topic::IllegalMoveRestored)
            .and_topic(rules, Topic::IllegalMovePenalty);
        let proposal = Some(Proposal::Reinstate(*first));
        draft.ask(Matter::SeveralIrregularities(offender), proposal, cites);
        return;
    }
    if let Some(by) = claimant {
        let cites = order_of_events::first_remark(draft, by).and_all(cites);
        found(draft, by, true, cites);
        if order_of_events::is_open(draft, by) {
            order_of_events::ask(draft, offender);
            return;
        }
    } else {
        let cites = Cites::ruled(&rules.illegal_move_raised_by());
        draft.push(Happening::IllegalMoveSeen(offender), cites);
    }
    establish(draft, &raised);
}

/// A breach, and the capture of a king where that loses by itself, are judged
/// apart from other irregularities.
fn is_judged_alone(draft: &Draft<'_>, what: Irregular) -> bool {
    only_a_breach(draft, what).is_some()
        || (what == Irregular::IllegalMove(Illegality::KingCaptured)
            && draft.rules().king_capture().value == KingCapture::CapturerLoses)
}

fn found(draft: &mut Draft<'_>, by: Color, correct: bool, cites: Cites) {
    let what = Happening::Found {
        by,
        claim: Claim::IllegalMove,
        correct,
    };
    draft.push(what, cites);
}

/// Why a claim finds nothing: the time for it is over, or the opponent has
/// only let go of a piece and not pressed (`fide-2018/7.5.1`).
fn nothing_open(draft: &Draft<'_>, offender: Color, cites: Cites) -> Cites {
    let rules = draft.rules();
    let under_way = draft.game.position().turn() == offender && draft.game.turn.board.is_some();
    if under_way {
        Cites::ruled(&rules.illegal_move_completion()).and_topic(rules, Topic::TouchOnCorrection)
    } else {
        cites.and_ruled(&rules.illegal_move_late_repair())
    }
}

/// The arbiter rules on several irregularities found together: play goes back
/// to the earliest, whose touches still bind, and the one that was raised
/// counts, the earliest if it is the same player's, unless that would lose the game by mere book-keeping (D-18).
pub(crate) fn several(draft: &mut Draft<'_>, offender: Color, plies: usize) {
    let open = draft.game.irregularities.iter();
    let Some(first) = open.clone().find(|open| open.ply == plies).cloned() else {
        return;
    };
    let raised = if first.by == offender {
        Some(first.clone())
    } else {
        open.rev().find(|open| open.by == offender).cloned()
    };
    restore(draft, &first);
    let Some(raised) = raised.filter(|_| draft.game.players.get(offender).illegal == 0) else {
        return;
    };
    let rules = draft.rules();
    let cites =
        Cites::ruled(&rules.illegal_move_penalty()).and_topic(rules, Topic::IllegalMovePenalty);
    draft.push(Happening::IllegalMoveCounted(offender, 1), cites);
    compensate(draft, &raised);
}

/// The irregularity is established: what follows.
fn establish(draft: &mut Draft<'_>, found: &Irregularity) {
    if let Some(cites) = only_a_breach(draft, found.what) {
        breach(draft, found, cites);
        return;
    }
    let rules = draft.rules();
    let penalty = rules.illegal_move_penalty();
    let by = found.by;
    let pawn = rules.unpromoted_pawn();
    let left_pawn = matches!(found.what, Irregular::UnpromotedPawn(_));
    let count = draft.game.players.get(by).illegal.saturating_add(1);
    let cites = Cites::ruled(&penalty).and_topic(rules, Topic::IllegalMovePenalty);
    if left_pawn && pawn.value == UnpromotedPawn::LossOnClaim {
        let cites = Cites::ruled(&pawn).and_all(cites);
        draft.push(Happening::IllegalMoveCounted(by, count), cites);
        lose(draft, found, Cause::IllegalMove(by));
        return;
    }
    draft.push(Happening::IllegalMoveCounted(by, count), cites);
    if count >= 2 || penalty.value == IllegalMovePenalty::LossAtFirst {
        let cause = match found.what {
            Irregular::IllegalMove(Illegality::KingCaptured) => Cause::KingCapture(by),
            Irregular::IllegalMove(_)
            | Irregular::UnpromotedPawn(_)
            | Irregular::NoMove
            | Irregular::TwoHands => Cause::IllegalMove(by),
        };
        lose(draft, found, cause);
        return;
    }
    restore(draft, found);
    compensate(draft, found);
}

/// The game is lost, unless the opponent could not have mated from the
/// position before the irregularity.
fn lose(draft: &mut Draft<'_>, found: &Irregularity, cause: Cause) {
    let before = draft.game.history.position_after(found.ply);
    concluding::illegal_move_loss(draft, found.by, cause, &before);
}

/// Something the rulebook leaves to its penalties: the arbiter is asked, and
/// on the national ladder the second one loses (`fi-blitz-2014/17.b`).
fn breach(draft: &mut Draft<'_>, found: &Irregularity, cites: Cites) {
    let rules = draft.rules();
    let by = found.by;
    let ladder = rules.penalty_system().value == PenaltySystem::Ladder;
    let warned = draft.game.tally(by).warnings > 0;
    let (proposal, topic) = if ladder && warned {
        let lost = Conclusion::win(!by, Cause::Penalty(by));
        (Proposal::End(lost), Topic::PenaltyLoss)
    } else {
        (Proposal::Warning, Topic::PenaltyWarning)
    };
    let asked = cites
        .and_topic(rules, topic)
        .and_topic(rules, Topic::Penalties);
    draft.ask(Matter::Breach(by), Some(proposal), asked);
    draft.push(Happening::IrregularityStands(by), cites);
    if found.what == Irregular::NoMove {
        draft.push(Happening::ClockTurned(by), cites);
    }
}

/// Acts that some rulebooks leave to their penalties.
fn only_a_breach(draft: &Draft<'_>, what: Irregular) -> Option<Cites> {
    let rules = draft.rules();
    match what {
        Irregular::NoMove => {
            let rule = rules.press_without_move();
            (rule.value != PressWithoutMove::IllegalMove).then(|| Cites::ruled(&rule))
        }
        Irregular::TwoHands => {
            let rule = rules.two_hands();
            let illegal = matches!(
                rule.value,
                TwoHands::IllegalMove | TwoHands::IllegalMoveFetchingExempt
            );
            (!illegal).then(|| Cites::ruled(&rule))
        }
        Irregular::IllegalMove(_) | Irregular::UnpromotedPawn(_) => None,
    }
}

/// The position before the irregularity, with the touched piece still bound;
/// a pawn left unpromoted becomes a queen instead (`fide-2018/7.5.2`).
fn restore(draft: &mut Draft<'_>, found: &Irregularity) {
    let rules = draft.rules();
    let queen = match found.what {
        Irregular::UnpromotedPawn(_) => queened(draft, found),
        Irregular::IllegalMove(_) | Irregular::NoMove | Irregular::TwoHands => None,
    };
    let binding = rules.touch_move_on_correction();
    let touches = match queen {
        None if binding.value.is_yes() => found.touches.clone(),
        _ => Vec::new(),
    };
    let cites = Cites::topic(rules, Topic::IllegalMoveRestored)
        .and_ruled(&binding)
        .and_topic(rules, Topic::TouchOnCorrection);
    draft.push(
        Happening::Reinstated {
            plies: found.ply,
            touches,
        },
        cites,
    );
    let to_move = match queen {
        Some(m) => {
            draft.topic(Happening::MoveMade(m), Topic::UnpromotedPawn);
            draft.topic(Happening::MoveCompleted(found.by), Topic::UnpromotedPawn);
            !found.by
        }
        None => found.by,
    };
    draft.topic(Happening::ClockTurned(to_move), Topic::TimesAfterRestoring);
}

fn queened(draft: &Draft<'_>, found: &Irregularity) -> Option<Move> {
    let position = draft.game.history.position_after(found.ply);
    match draft.game.history.plies().get(found.ply)? {
        Ply::Illegal(board) => promotion_of(&position, found.by, board),
        Ply::Legal(_) => None,
    }
}

/// Time to the opponent, and the increment of the press taken back.
fn compensate(draft: &mut Draft<'_>, found: &Irregularity) {
    let rules = draft.rules();
    let increment = rules.illegal_press_increment();
    if increment.value == IllegalPressIncrement::Removed && !found.gain.is_zero() {
        let taken = Happening::TimeTaken(found.by, found.gain);
        draft.push(taken, Cites::ruled(&increment));
    }
    let penalty = rules.penalty_time();
    if let Some(ms) = penalty.value.ms() {
        let added = Happening::TimeAdded(!found.by, Millis::from_ms(u64::from(ms)));
        let cites = Cites::topic(rules, Topic::IllegalMovePenalty).or_special(&penalty);
        draft.push(added, cites);
    }
}

/// Notes against a player that cost nothing by themselves.
pub(crate) fn note(draft: &mut Draft<'_>, of: Color, breach: Breach, topic: Topic) {
    draft.topic(Happening::Noted(of, breach), topic);
}
