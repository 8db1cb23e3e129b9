//! Articles 7.4 and 7.6: pieces knocked over, and a piece found off its
//! square.

use tuomari_board::Color;
use tuomari_rulebook::{DisplacedPieces, Topic};

use crate::{
    cites::Cites,
    clock_care::resume_if_stopped,
    command::{By, Claim},
    conclusion::{Cause, Conclusion},
    decide::Log,
    ending::conclude,
    event::Happening,
    question::{Matter, Proposal, Question},
    refusal::Refusal,
    ruling::Ruling,
};

/// Pieces that a player knocked over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Displacement {
    /// Who did it.
    pub by: Color,
    /// Whether he pressed before they stood again.
    pub pressed: bool,
    /// Whether they stand again; play has not yet gone on.
    pub restored: bool,
}

/// Somebody says that a player knocked pieces over.
pub(crate) fn report(log: &mut Log<'_>, of: Color) -> Result<(), Refusal> {
    if log.by == By::System {
        return Err(Refusal::NotYours);
    }
    log.in_play()?;
    let rule = log.rules().displaced_pieces();
    if rule.value == DisplacedPieces::NotApplicable {
        return Err(Refusal::NotProvided(Cites::ruled(&rule)));
    }
    let cites = Cites::ruled(&rule).and_topic(log.rules(), Topic::PiecesDisplaced);
    log.push(Happening::PiecesDisplaced(of), cites);
    Ok(())
}

/// The pieces stand again.
pub(crate) fn restored(log: &mut Log<'_>) -> Result<(), Refusal> {
    log.in_play()?;
    if log
        .game
        .displaced
        .is_none_or(|displaced| displaced.restored)
    {
        return Err(Refusal::NothingDisplaced);
    }
    log.topic(Happening::PiecesRestored, Topic::PiecesDisplaced);
    Ok(())
}

/// A press by the player who knocked pieces over and whose move was completed
/// before: it gives the turn back and is no press in the sense of 6.2. The
/// answer is whether it was one.
pub(crate) fn gives_turn_back(log: &mut Log<'_>, by: Color) -> bool {
    let Some(displaced) = log.game.displaced else {
        return false;
    };
    let done = log.game.position().turn() != by && !log.game.players.get(by).unpressed;
    if displaced.by != by || !done || !log.runs(by) {
        return false;
    }
    if !displaced.restored {
        log.topic(Happening::PressedDisplaced(by), Topic::DisplacedAndPressed);
    }
    log.topic(Happening::ClockTurned(!by), Topic::PiecesDisplaced);
    true
}

/// A press that completed a move while pieces lay about.
pub(crate) fn pressed(log: &mut Log<'_>, by: Color) {
    let lying = log
        .game
        .displaced
        .is_some_and(|displaced| displaced.by == by && !displaced.restored);
    if lying {
        log.topic(Happening::PressedDisplaced(by), Topic::DisplacedAndPressed);
    }
}

/// The clock is stopped while pieces lie about: the arbiter is called to them
/// (`fide-2018/7.4.2`).
pub(crate) fn called(log: &mut Log<'_>) {
    if let (By::Player(_), Some(displaced)) = (log.by, log.game.displaced)
        && !displaced.restored
    {
        ask(log, displaced);
    }
}

/// The opponent claims because of pieces knocked over.
pub(crate) fn claimed(log: &mut Log<'_>, by: Color) {
    match log.game.displaced {
        Some(displaced) if displaced.by != by && !displaced.restored => ask(log, displaced),
        _ => {
            let what = Happening::Found {
                by,
                claim: Claim::Displaced,
                correct: false,
            };
            log.topic(what, Topic::PiecesDisplaced);
        }
    }
}

/// Who restores, on whose time, and whether it costs more, is for the arbiter.
/// Where a press after it loses unless it was plainly an accident, nothing is
/// proposed: it is about intent (D-64).
fn ask(log: &mut Log<'_>, displaced: Displacement) {
    let matter = Matter::Displaced(displaced.by);
    if log
        .game
        .questions
        .iter()
        .any(|question| question.matter == matter)
    {
        return;
    }
    let rule = log.rules().displaced_pieces();
    let cites = Cites::ruled(&rule)
        .and_topic(log.rules(), Topic::DisplacedAndPressed)
        .and_topic(log.rules(), Topic::DisplacingPenalised);
    let loses = rule.value == DisplacedPieces::PresumedLossIfPressed && displaced.pressed;
    let proposal = (!loses).then_some(Proposal::Restore);
    log.ask(matter, proposal, cites);
}

/// A ruling on pieces knocked over.
pub(crate) fn ruled(log: &mut Log<'_>, of: Color, ruling: Ruling, question: &Question) -> bool {
    let cites = question.cites;
    match (ruling, question.proposal) {
        (Ruling::Accept, None) => {
            let lost = Conclusion::win(!of, Cause::Displacing(of));
            conclude(log, lost, cites);
        }
        (Ruling::Accept, Some(_)) | (Ruling::Reject, None) => {
            if log.game.clock.is_some() {
                log.push(Happening::ClockTurned(of), cites);
            }
        }
        (Ruling::Reject, Some(_)) => resume_if_stopped(log, cites),
        (Ruling::AddTime(to, time), _) => {
            log.topic(Happening::TimeAdded(to, time), Topic::DisplacingPenalised);
        }
        (Ruling::TakeTime(from, time), _) => {
            log.topic(Happening::TimeTaken(from, time), Topic::DisplacingPenalised);
        }
        _ => return false,
    }
    true
}

/// Somebody finds a piece off its square; the position after so many plies is
/// the last one that was surely right (`fide-2018/7.6`).
pub(crate) fn found_off_square(log: &mut Log<'_>, since: usize) -> Result<(), Refusal> {
    if log.by == By::System {
        return Err(Refusal::NotYours);
    }
    log.in_play()?;
    if since > log.game.history.plies().len() {
        return Err(Refusal::NoSuchPosition);
    }
    if log.by == By::Arbiter {
        put_back(log, since);
    } else {
        log.not_asked(Matter::PieceOffItsSquare)?;
        let cites = Cites::topic(log.rules(), Topic::PieceOffItsSquare);
        let proposal = Some(Proposal::Reinstate(since));
        log.ask(Matter::PieceOffItsSquare, proposal, cites);
    }
    Ok(())
}

/// A ruling on a piece found off its square.
pub(crate) fn ruled_off_square(
    log: &mut Log<'_>,
    ruling: Ruling,
    proposal: Option<Proposal>,
) -> bool {
    let ((Ruling::Reinstate(plies), _) | (Ruling::Accept, Some(Proposal::Reinstate(plies)))) =
        (ruling, proposal)
    else {
        return false;
    };
    if plies > log.game.history.plies().len() {
        return false;
    }
    put_back(log, plies);
    true
}

/// The position is put back; it is nobody's illegal move.
fn put_back(log: &mut Log<'_>, plies: usize) {
    let rules = log.rules();
    let cites =
        Cites::topic(rules, Topic::PieceOffItsSquare).and_topic(rules, Topic::TimesAfterRestoring);
    let to_move = log.game.history.position_after(plies).turn();
    let touches = Vec::new();
    log.push(Happening::Reinstated { plies, touches }, cites);
    if log.game.clock.is_some() {
        log.push(Happening::ClockTurned(to_move), cites);
    }
}
