//! Chapter 7: illegal moves, and what is treated as one.

use tuomari_board::{Color, Illegality, Move, Ply};
use tuomari_clock::Millis;
use tuomari_rulebook::{
    IllegalMovePenalty, IllegalMoveRaisedBy, IllegalMoveWindow, IllegalPressIncrement, KingCapture,
    PressWithoutMove, Rules, Topic, TwoHands, UnpromotedPawn,
};

use crate::{
    act::claim::Claim,
    arbiter::penalties,
    clock::completing::promotion_of,
    draft::Draft,
    ending::concluding,
    event::{
        cites::Cites,
        conclusion::Cause,
        happening::{Breach, Happening, Irregular},
        question::{Matter, Proposal},
        refusal::Refusal,
        touch::Touch,
    },
    irregularities::order_of_events,
    moving::obligation,
    state::game::{Irregularity, OpenBreach},
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
    let own_move = open(draft).any(|open| open.by == by && is_last(open.ply));
    let own_breach = open_breach(draft, by).is_some_and(|(breach, _)| is_last(breach.ply));
    let theirs = open(draft).any(|open| open.by != by);
    let own = own_move || (own_breach && open_breach(draft, !by).is_none());
    rule.value == IllegalMoveRaisedBy::Anyone && own && !theirs
}

/// The irregularities that may still be raised. What older records call
/// treated as illegal and the rulebook leaves to its penalties is none.
fn open<'a>(draft: &Draft<'a>) -> impl DoubleEndedIterator<Item = &'a Irregularity> {
    let (game, rules) = (draft.game, draft.rules());
    let illegal = move |open: &&Irregularity| only_a_breach(rules, open.what).is_none();
    game.irregularities.iter().filter(illegal)
}

/// The arbiter says that he sees an illegal move. Of several he sees the
/// earliest: what came after it is taken back with it (D-18).
pub(crate) fn seen(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    draft.in_play()?;
    let rule = draft.rules().illegal_move_raised_by();
    if rule.value == IllegalMoveRaisedBy::OpponentOnly {
        let cites = Cites::ruled(&rule).and_topic(draft.rules(), Topic::Silence);
        return Err(Refusal::Forbidden(cites));
    }
    let earliest = open(draft).find(|open| !is_judged_alone(draft, open.what));
    let illegal = earliest.or(open(draft).next_back()).map(|open| open.by);
    let breach = || {
        let at = |of: &Color| open_breach(draft, *of).map(|(breach, _)| breach.ply);
        let players = Color::ALL.into_iter().filter(|of| at(of).is_some());
        // Of two at one move that of the player who had it came first.
        players.min_by_key(|of| {
            let ply = at(of).unwrap_or(usize::MAX);
            (ply, draft.game.mover_after(ply) != Some(*of))
        })
    };
    let offender = illegal.or_else(breach).ok_or_else(|| none_open(draft))?;
    raise(draft, offender, None);
    Ok(())
}

/// Why no irregularity can be raised: there was none, or a reply has closed
/// the time for it (`fide-2018/A.4.2`).
fn none_open(draft: &Draft<'_>) -> Refusal {
    let mut plies = draft.game.history.plies().iter();
    let stood = plies.any(|ply| matches!(ply, Ply::Illegal(_)));
    if stood {
        Refusal::TooLateToRaise(Cites::ruled(&draft.rules().illegal_move_window()))
    } else {
        Refusal::NothingIrregular
    }
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
    let Some(raised) = open(draft).rfind(|open| open.by == offender) else {
        no_illegal_move(draft, offender, claimant, cites);
        return;
    };
    let alone = is_judged_alone(draft, raised.what);
    let plies: Vec<usize> = open(draft).map(|open| open.ply).collect();
    if let (false, [first, _, ..]) = (alone, plies.as_slice()) {
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
    establish(draft, raised);
}

/// No illegal move is open to be raised; a breach may be, and goes to the
/// arbiter as what it is.
fn no_illegal_move(draft: &mut Draft<'_>, offender: Color, claimant: Option<Color>, cites: Cites) {
    let breach = open_breach(draft, offender);
    if let Some(by) = claimant {
        let cites = match breach {
            Some((_, cites)) => cites,
            None => nothing_open(draft, offender, cites),
        };
        found(draft, by, false, cites);
        note_if_repeated(draft, by, breach.is_some());
    }
    if let Some((breach, cites)) = breach {
        ask_about_breach(draft, offender, breach, cites);
    }
}

/// One claim without ground is a mistake; another after it may disturb, and is
/// noted for the arbiter (`fide-2018/11.5`). With a breach in its place it was
/// not without ground.
fn note_if_repeated(draft: &mut Draft<'_>, by: Color, has_ground: bool) {
    if !has_ground && draft.game.tally(by).claims > 0 {
        note(draft, by, Breach::UnfoundedClaims, Topic::Disturbance);
    }
}

/// The player's breach that a penalty may be asked for, as long as an illegal
/// move in its place could be raised.
fn open_breach(draft: &Draft<'_>, of: Color) -> Option<(OpenBreach, Cites)> {
    let breach = draft.game.players.get(of).breach?;
    let window = draft.rules().illegal_move_window();
    let answered = draft.game.history.plies().len() > breach.ply.saturating_add(1);
    let late = answered && window.value == IllegalMoveWindow::UntilReplyMade;
    let cites = only_a_breach(draft.rules(), breach.what)?;
    (!late).then_some((breach, cites))
}

/// The capture of a king, where that loses by itself, is judged apart from
/// other irregularities.
fn is_judged_alone(draft: &Draft<'_>, what: Irregular) -> bool {
    what == Irregular::IllegalMove(Illegality::KingCaptured)
        && draft.rules().king_capture().value == KingCapture::CapturerLoses
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
    if draft.game.under_way(offender).is_some() {
        Cites::ruled(&rules.illegal_move_completion()).and_topic(rules, Topic::TouchOnCorrection)
    } else {
        cites.and_ruled(&rules.illegal_move_late_repair())
    }
}

/// The arbiter rules on several irregularities found together: play goes back
/// to the earliest, whose touches still bind, and the one that was raised
/// counts, the earliest if it is the same player's, unless that would lose the game by mere book-keeping (D-18).
pub(crate) fn several(draft: &mut Draft<'_>, offender: Color, plies: usize) {
    let Some(first) = open(draft).find(|open| open.ply == plies) else {
        return;
    };
    let raised = if first.by == offender {
        Some(first)
    } else {
        open(draft).rfind(|open| open.by == offender)
    };
    restore(draft, first);
    let Some(raised) = raised.filter(|_| draft.game.players.get(offender).illegal == 0) else {
        return;
    };
    let rules = draft.rules();
    let cites =
        Cites::ruled(&rules.illegal_move_penalty()).and_topic(rules, Topic::IllegalMovePenalty);
    draft.push(Happening::IllegalMoveCounted(offender, 1), cites);
    compensate(draft, raised);
}

/// The irregularity is established: what follows.
fn establish(draft: &mut Draft<'_>, found: &Irregularity) {
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
fn ask_about_breach(draft: &mut Draft<'_>, by: Color, breach: OpenBreach, cites: Cites) {
    let rules = draft.rules();
    let (proposal, topic) = match penalties::lost_by_ladder(draft, by) {
        Some(lost) => (Proposal::End(lost), Topic::PenaltyLoss),
        None => (Proposal::Warning, Topic::PenaltyWarning),
    };
    let asked = cites
        .and_topic(rules, topic)
        .and_topic(rules, Topic::Penalties);
    draft.ask(Matter::Breach(by), Some(proposal), asked);
    let to_move = draft.game.history.plies().len() == breach.ply;
    if breach.what == Irregular::NoMove && to_move {
        draft.push(Happening::ClockTurned(by), cites);
    }
}

/// Acts that some rulebooks leave to their penalties.
fn only_a_breach(rules: &Rules, what: Irregular) -> Option<Cites> {
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
    let queen = queened(draft, found);
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
    if let Some(m) = found
        .must
        .filter(|_| queen.is_none() && binding.value.is_yes())
    {
        let cites = Cites::topic(rules, obligation::why_bound(m, None))
            .and_topic(rules, Topic::TouchOnCorrection);
        draft.push(Happening::BoundToMove(found.by, m), cites);
    }
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

/// The touches, and the move, that bind the player when the position after so
/// many plies comes back: those of the irregularity that is taken back, or of
/// the move that touched pieces forbade.
pub(crate) fn bound_at(
    draft: &Draft<'_>,
    matter: Matter,
    plies: usize,
) -> (Vec<Touch>, Option<Move>) {
    if !draft.rules().touch_move_on_correction().value.is_yes() {
        return (Vec::new(), None);
    }
    let mut open = draft.game.irregularities.iter();
    if let Some(open) = open.find(|open| open.ply == plies) {
        return (open.touches.clone(), open.must);
    }
    if let Matter::EndByForbiddenMove(by) = matter
        && let Some(last) = &draft.game.players.get(by).last
        && last.ply == plies
    {
        return (last.touches.clone(), last.must);
    }
    (Vec::new(), None)
}

/// The promotion to a queen that a pawn left unpromoted becomes
/// (`fide-2018/7.5.2`).
fn queened(draft: &Draft<'_>, found: &Irregularity) -> Option<Move> {
    let Irregular::UnpromotedPawn(_) = found.what else {
        return None;
    };
    let position = draft.game.history.position_after(found.ply);
    match draft.game.history.plies().get(found.ply)? {
        Ply::Illegal(board) => promotion_of(&position, found.by, board),
        Ply::Legal(_) => None,
    }
}

/// Time to the opponent, and the increment of the press taken back, unless the
/// move stays: a pawn that becomes a queen is not played again (D-16).
fn compensate(draft: &mut Draft<'_>, found: &Irregularity) {
    let rules = draft.rules();
    let increment = rules.illegal_press_increment();
    let taken_back = queened(draft, found).is_none() && !found.gain.is_zero();
    if increment.value == IllegalPressIncrement::Removed && taken_back {
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
