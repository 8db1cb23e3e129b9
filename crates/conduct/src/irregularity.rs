//! Chapter 7: illegal moves, and what is treated as one.

use tuomari_board::{Color, Illegality, Move, Ply};
use tuomari_clock::Millis;
use tuomari_rulebook::{
    IllegalMovePenalty, IllegalMoveRaisedBy, IllegalPressIncrement, KingCapture, PenaltySystem,
    PressWithoutMove, Topic, TwoHands, UnpromotedPawn,
};

use crate::{
    cites::Cites,
    command::{By, Claim},
    completing::promotion_of,
    conclusion::{Cause, Conclusion},
    decide::Log,
    ending,
    event::{Breach, Happening, Irregular},
    event_order,
    game::Irregularity,
    question::{Matter, Proposal},
    refusal::Refusal,
};

/// The opponent claims an illegal move.
pub(crate) fn claimed(log: &mut Log<'_>, by: Color) {
    raise(log, !by, Some(by));
}

/// The arbiter says that he sees an illegal move.
pub(crate) fn seen(log: &mut Log<'_>) -> Result<(), Refusal> {
    let rule = log.rules().illegal_move_raised_by();
    if rule.value == IllegalMoveRaisedBy::OpponentOnly {
        let cites = Cites::ruled(&rule).and_topic(log.rules(), Topic::Silence);
        return Err(Refusal::Forbidden(cites));
    }
    let offender = log.game.irregularities.last().map(|open| open.by);
    match offender {
        Some(offender) => {
            raise(log, offender, None);
            Ok(())
        }
        None => Err(Refusal::NoQuestion),
    }
}

/// Somebody reports two hands at one move.
pub(crate) fn two_hands(log: &mut Log<'_>, of: Color) -> Result<(), Refusal> {
    if log.by == By::System {
        return Err(Refusal::NotYours);
    }
    let cites = Cites::ruled(&log.rules().two_hands()).and_topic(log.rules(), Topic::TwoHands);
    log.push(Happening::TwoHandsSeen(of), cites);
    Ok(())
}

/// A king was taken under a rulebook where that loses by itself.
pub(crate) fn king_taken(log: &mut Log<'_>, by: Color) {
    let what = Irregular::IllegalMove(Illegality::KingCaptured);
    let gain = Millis::ZERO;
    let cites = Cites::ruled(&log.rules().king_capture());
    log.push(Happening::Treated { by, what, gain }, cites);
}

/// An irregularity of `offender` is raised, by a claim or by the arbiter.
fn raise(log: &mut Log<'_>, offender: Color, claimant: Option<Color>) {
    let rules = log.rules();
    let window = rules.illegal_move_window();
    let cites = Cites::ruled(&window).and_ruled(&rules.supervision_mode());
    let last = log
        .game
        .irregularities
        .iter()
        .rfind(|open| open.by == offender);
    let Some(raised) = last.cloned() else {
        if let Some(by) = claimant {
            let cites = nothing_open(log, offender, cites);
            found(log, by, false, cites);
        }
        return;
    };
    // A breach, and the capture of a king where that loses by itself, are
    // judged alone.
    let alone = only_a_breach(log, raised.what).is_some()
        || (raised.what == Irregular::IllegalMove(Illegality::KingCaptured)
            && rules.king_capture().value == KingCapture::CapturerLoses);
    let open: Vec<usize> = log
        .game
        .irregularities
        .iter()
        .filter(|open| only_a_breach(log, open.what).is_none())
        .map(|open| open.ply)
        .collect();
    if let (false, [first, _, ..]) = (alone, open.as_slice()) {
        // Which of them count is the arbiter's to say (D-18).
        let cites = Cites::topic(rules, Topic::IllegalMoveRestored)
            .and_topic(rules, Topic::IllegalMovePenalty);
        let proposal = Some(Proposal::Reinstate(*first));
        log.ask(Matter::SeveralIrregularities(offender), proposal, cites);
        return;
    }
    if let Some(by) = claimant {
        let cites = event_order::first_remark(log, by).and_all(cites);
        found(log, by, true, cites);
        if event_order::is_open(log, by) {
            event_order::ask(log, offender);
            return;
        }
    } else {
        let cites = Cites::ruled(&rules.illegal_move_raised_by());
        log.push(Happening::IllegalMoveSeen(offender), cites);
    }
    establish(log, &raised);
}

fn found(log: &mut Log<'_>, by: Color, correct: bool, cites: Cites) {
    let what = Happening::Found {
        by,
        claim: Claim::IllegalMove,
        correct,
    };
    log.push(what, cites);
}

/// Why a claim finds nothing: the time for it is over, or the opponent has
/// only let go of a piece and not pressed (`fide-2018/7.5.1`).
fn nothing_open(log: &Log<'_>, offender: Color, cites: Cites) -> Cites {
    let rules = log.rules();
    let under_way = log.game.position().turn() == offender && log.game.turn.board.is_some();
    if under_way {
        Cites::ruled(&rules.illegal_move_completion()).and_topic(rules, Topic::TouchOnCorrection)
    } else {
        cites.and_ruled(&rules.illegal_move_late_repair())
    }
}

/// The arbiter rules on several irregularities found together: play goes back
/// to the earliest, whose touches still bind, and the one that was raised
/// counts, unless that would lose the game by mere book-keeping (D-18).
pub(crate) fn several(log: &mut Log<'_>, offender: Color, plies: usize) {
    let open = log.game.irregularities.iter();
    let Some(first) = open.clone().find(|open| open.ply == plies).cloned() else {
        return;
    };
    let raised = open.rev().find(|open| open.by == offender).cloned();
    restore(log, &first);
    let Some(raised) = raised.filter(|_| log.game.players.get(offender).illegal == 0) else {
        return;
    };
    let rules = log.rules();
    let cites =
        Cites::ruled(&rules.illegal_move_penalty()).and_topic(rules, Topic::IllegalMovePenalty);
    log.push(Happening::IllegalMoveCounted(offender, 1), cites);
    compensate(log, &raised);
}

/// The irregularity is established: what follows.
fn establish(log: &mut Log<'_>, found: &Irregularity) {
    if let Some(cites) = only_a_breach(log, found.what) {
        breach(log, found, cites);
        return;
    }
    let rules = log.rules();
    let penalty = rules.illegal_move_penalty();
    let by = found.by;
    let pawn = rules.unpromoted_pawn();
    let left_pawn = matches!(found.what, Irregular::UnpromotedPawn(_));
    let count = log.game.players.get(by).illegal.saturating_add(1);
    let cites = Cites::ruled(&penalty).and_topic(rules, Topic::IllegalMovePenalty);
    if left_pawn && pawn.value == UnpromotedPawn::LossOnClaim {
        let cites = Cites::ruled(&pawn).and_all(cites);
        log.push(Happening::IllegalMoveCounted(by, count), cites);
        lose(log, found, Cause::IllegalMove(by));
        return;
    }
    log.push(Happening::IllegalMoveCounted(by, count), cites);
    if count >= 2 || penalty.value == IllegalMovePenalty::LossAtFirst {
        let cause = match found.what {
            Irregular::IllegalMove(Illegality::KingCaptured) => Cause::KingCapture(by),
            _ => Cause::IllegalMove(by),
        };
        lose(log, found, cause);
        return;
    }
    restore(log, found);
    compensate(log, found);
}

/// The game is lost, unless the opponent could not have mated from the
/// position before the irregularity.
fn lose(log: &mut Log<'_>, found: &Irregularity, cause: Cause) {
    let before = log.game.history.position_after(found.ply);
    ending::illegal_move_loss(log, found.by, cause, &before);
}

/// Something the rulebook leaves to its penalties: the arbiter is asked, and
/// on the national ladder the second one loses (`fi-blitz-2014/17.b`).
fn breach(log: &mut Log<'_>, found: &Irregularity, cites: Cites) {
    let rules = log.rules();
    let by = found.by;
    let ladder = rules.penalty_system().value == PenaltySystem::Ladder;
    let warned = log.game.tally(by).warnings > 0;
    let (proposal, topic) = if ladder && warned {
        let lost = Conclusion::win(!by, Cause::Penalty(by));
        (Proposal::End(lost), Topic::PenaltyLoss)
    } else {
        (Proposal::Warning, Topic::PenaltyWarning)
    };
    let asked = cites
        .and_topic(rules, topic)
        .and_topic(rules, Topic::Penalties);
    log.ask(Matter::Breach(by), Some(proposal), asked);
    log.push(Happening::IrregularityStands(by), cites);
    if found.what == Irregular::NoMove {
        log.push(Happening::ClockTurned(by), cites);
    }
}

/// Acts that some rulebooks leave to their penalties.
fn only_a_breach(log: &Log<'_>, what: Irregular) -> Option<Cites> {
    let rules = log.rules();
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
fn restore(log: &mut Log<'_>, found: &Irregularity) {
    let rules = log.rules();
    let queen = match found.what {
        Irregular::UnpromotedPawn(_) => queened(log, found),
        _ => None,
    };
    let binding = rules.touch_move_on_correction();
    let touches = match queen {
        None if binding.value.is_yes() => found.touches.clone(),
        _ => Vec::new(),
    };
    let cites = Cites::topic(rules, Topic::IllegalMoveRestored)
        .and_ruled(&binding)
        .and_topic(rules, Topic::TouchOnCorrection);
    log.push(
        Happening::Reinstated {
            plies: found.ply,
            touches,
        },
        cites,
    );
    let to_move = match queen {
        Some(m) => {
            log.topic(Happening::MoveMade(m), Topic::UnpromotedPawn);
            log.topic(Happening::MoveCompleted(found.by), Topic::UnpromotedPawn);
            !found.by
        }
        None => found.by,
    };
    log.topic(Happening::ClockTurned(to_move), Topic::TimesAfterRestoring);
}

fn queened(log: &Log<'_>, found: &Irregularity) -> Option<Move> {
    let position = log.game.history.position_after(found.ply);
    match log.game.history.plies().get(found.ply)? {
        Ply::Stood(board) => promotion_of(&position, found.by, board),
        Ply::Legal(_) => None,
    }
}

/// Time to the opponent, and the increment of the press taken back.
fn compensate(log: &mut Log<'_>, found: &Irregularity) {
    let rules = log.rules();
    let increment = rules.illegal_press_increment();
    if increment.value == IllegalPressIncrement::Removed && !found.gain.is_zero() {
        let taken = Happening::TimeTaken(found.by, found.gain);
        log.push(taken, Cites::ruled(&increment));
    }
    let penalty = rules.penalty_time();
    if let Some(ms) = penalty.value.ms() {
        let added = Happening::TimeAdded(!found.by, Millis::from_ms(u64::from(ms)));
        let cites = Cites::topic(rules, Topic::IllegalMovePenalty).or_special(&penalty);
        log.push(added, cites);
    }
}

/// Notes against a player that cost nothing by themselves.
pub(crate) fn note(log: &mut Log<'_>, of: Color, breach: Breach, topic: Topic) {
    log.topic(Happening::Noted(of, breach), topic);
}
