//! Chapter 5 and the ends of 9.6: how a game comes to its conclusion.

use tuomari_board::{Color, Move, Position};
use tuomari_rulebook::{
    FiftyMoveClaim, Fivefold, IllegalMoveMaterialTest, ResignationMaterialTest, Seventyfive,
    ThreefoldClaim, Topic,
};

use crate::{
    cites::Cites,
    color::face,
    command::By,
    conclusion::{Cause, Conclusion},
    decide::Log,
    event::Happening,
    obligation::obligation,
    oracle::{DeadVerdict, Verdict},
    question::{Matter, Proposal},
    silence,
};

/// The game is over.
pub(crate) fn conclude(log: &mut Log<'_>, conclusion: Conclusion, cites: Cites) {
    // The points of the end are those of chapter 10.
    let scored = cites.and_topic(log.rules(), Topic::Score);
    log.push(Happening::Concluded(conclusion), scored);
    if log
        .game
        .clock
        .as_ref()
        .is_some_and(|clock| clock.running().is_some())
    {
        log.push(Happening::ClockStopped(By::System), cites);
    }
}

/// What a move just made brings about at once.
pub(crate) fn after_move(log: &mut Log<'_>, by: Color, m: Move) {
    let mut position = log.game.position().clone();
    position.play_unchecked(m);
    let Some((conclusion, cites)) = end_on_board(log, by, &position, m) else {
        return;
    };
    let turn = &log.game.turn;
    let must = turn.must.is_none_or(|must| must == m);
    let bound = obligation(log.rules(), log.game.position(), &turn.touches);
    if must && bound.moves.contains(&m) {
        log.topic(Happening::MoveCompleted(by), Topic::CompletedByEnd);
        // A flag that nobody has noticed does not exist (6.8).
        let unseen = log
            .game
            .clock
            .is_some_and(|clock| clock.expiry(face(by), log.at).is_some());
        let cites = if unseen {
            cites.and_topic(log.rules(), Topic::FlagSeen)
        } else {
            cites
        };
        if silence::withholds_ends(log) {
            log.topic(Happening::EndWithheld(by), Topic::Silence);
            log.push(Happening::Concluded(conclusion), cites);
        } else {
            conclude(log, conclusion, cites);
        }
    } else {
        // Mate and stalemate end the game only if the move was in accordance
        // with 4.2 to 4.7 as well.
        let proposal = Some(Proposal::PlayOn);
        log.ask(Matter::EndByForbiddenMove(by), proposal, cites);
    }
}

/// The end that stands on the board, if there is one.
fn end_on_board(
    log: &Log<'_>,
    by: Color,
    position: &Position,
    m: Move,
) -> Option<(Conclusion, Cites)> {
    let rules = log.rules();
    let topic = |conclusion, topic| Some((conclusion, Cites::topic(rules, topic)));
    if !position.has_legal_move() {
        return if position.in_check(position.turn()) {
            topic(Conclusion::win(by, Cause::Checkmate), Topic::Checkmate)
        } else {
            topic(Conclusion::draw(Cause::Stalemate), Topic::Stalemate)
        };
    }
    let dead = rules.dead_position();
    // Where a quick look does not tell, the game goes on (`late_dead`).
    if dead.value.is_yes()
        && let DeadVerdict::Dead(_) = log.ctx.oracle.is_dead(position)
    {
        return topic(Conclusion::draw(Cause::DeadPosition), Topic::DeadPosition);
    }
    let quiet = position.quiet();
    let seventy_five = rules.seventyfive();
    if quiet.is_seventy_five() && seventy_five.value == Seventyfive::Automatic {
        let cites = Cites::ruled(&seventy_five).and_topic(rules, Topic::Seventyfive);
        return Some((Conclusion::draw(Cause::SeventyFive), cites));
    }
    let fifty = rules.fifty_move_claim();
    if quiet.is_fifty() && fifty.value == FiftyMoveClaim::Automatic {
        return Some((Conclusion::draw(Cause::FiftyMoves), Cites::ruled(&fifty)));
    }
    repeated(log, m)
}

fn repeated(log: &Log<'_>, m: Move) -> Option<(Conclusion, Cites)> {
    let rules = log.rules();
    let history = &log.game.history;
    if m.is_zeroing() {
        return None;
    }
    let appearances = history.appearances_after(m).unwrap_or(1);
    let threefold = rules.threefold_claim();
    if appearances >= 3 && threefold.value == ThreefoldClaim::Automatic {
        return Some((Conclusion::draw(Cause::Threefold), Cites::ruled(&threefold)));
    }
    if appearances < 5 {
        return None;
    }
    let fivefold = rules.fivefold();
    let holds = match fivefold.value {
        Fivefold::AnyFive => true,
        Fivefold::ConsecutiveFive => {
            let mut after = history.clone();
            after.play(m).is_ok() && after.is_fivefold_on_alternate_moves()
        }
        Fivefold::ClaimOnly | Fivefold::Off => false,
    };
    holds.then(|| {
        let cites = Cites::ruled(&fivefold)
            .and_topic(rules, Topic::Fivefold)
            .and_topic(rules, Topic::PositionIdentity);
        (Conclusion::draw(Cause::Fivefold), cites)
    })
}

/// A player resigns; in the 2023 Laws that is a draw if the opponent cannot
/// mate.
pub(crate) fn resign(log: &mut Log<'_>, by: Color) {
    let rule = log.rules().resignation_material_test();
    let cites = Cites::ruled(&rule).and_topic(log.rules(), Topic::Resignation);
    let lost = Conclusion::win(!by, Cause::Resignation(by));
    match rule.value {
        ResignationMaterialTest::None => conclude(log, lost, cites),
        ResignationMaterialTest::AnyLegalMate => {
            let verdict = log.can_mate(log.game.position(), !by);
            by_verdict(log, verdict, !by, lost, cites);
        }
    }
}

/// A loss for an illegal move, or a draw if the opponent cannot mate.
pub(crate) fn illegal_move_loss(log: &mut Log<'_>, by: Color, cause: Cause, position: &Position) {
    let rule = log.rules().illegal_move_material_test();
    let cites = Cites::ruled(&log.rules().illegal_move_penalty())
        .and_ruled(&rule)
        .and_topic(log.rules(), Topic::IllegalMovePenalty);
    let lost = Conclusion::win(!by, cause);
    match rule.value {
        IllegalMoveMaterialTest::AnyLegalMate => {
            let verdict = log.can_mate(position, !by);
            by_verdict(log, verdict, !by, lost, cites);
        }
        IllegalMoveMaterialTest::None | IllegalMoveMaterialTest::NotApplicable => {
            conclude(log, lost, cites);
        }
    }
}

/// A win that becomes a draw if `winner` cannot mate, and a question if that
/// is not proved.
pub(crate) fn by_verdict(
    log: &mut Log<'_>,
    verdict: Verdict,
    winner: Color,
    won: Conclusion,
    cites: Cites,
) {
    let end = match verdict {
        Verdict::Can(_) => Ok(won),
        Verdict::Cannot(_) => Ok(Conclusion::draw(won.cause)),
        Verdict::Unknown(spent) => Err(Matter::CanMate(winner, spent)),
    };
    log.push(Happening::MatingExamined(winner, verdict), cites);
    match end {
        Ok(end) => conclude(log, end, cites),
        Err(open) => log.ask(open, Some(Proposal::End(won)), cites),
    }
}
