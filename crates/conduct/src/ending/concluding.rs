//! Chapter 5 and the ends of 9.6: how a game comes to its conclusion.

use tuomari_board::{Color, Move, Position};
use tuomari_rulebook::{
    FiftyMoveClaim, Fivefold, IllegalMoveMaterialTest, ResignationMaterialTest, Seventyfive,
    ThreefoldClaim, Topic,
};

use crate::{
    act::by::By,
    color::face,
    draft::Draft,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::Happening,
        question::{Matter, Proposal},
        verdict::{DeadVerdict, Verdict},
    },
    moving::obligation::obligation,
    silence::withheld_end,
};

/// The game is over.
pub(crate) fn conclude(draft: &mut Draft<'_>, conclusion: Conclusion, cites: Cites) {
    // The points of the end are those of chapter 10.
    let scored = cites.and_topic(draft.rules(), Topic::Score);
    draft.push(Happening::Concluded(conclusion), scored);
    if draft
        .game
        .clock
        .as_ref()
        .is_some_and(|clock| clock.running().is_some())
    {
        draft.push(Happening::ClockStopped(By::System), cites);
    }
}

/// What a move just made brings about at once.
pub(crate) fn after_move(draft: &mut Draft<'_>, by: Color, m: Move) {
    let mut position = draft.game.position().clone();
    position.play_unchecked(m);
    let Some((conclusion, cites)) = end_on_board(draft, by, &position, m) else {
        return;
    };
    let turn = &draft.game.turn;
    let must = turn.must.is_none_or(|must| must == m);
    let bound = obligation(draft.rules(), draft.game.position(), &turn.touches);
    if must && bound.moves.contains(&m) {
        draft.topic(Happening::MoveCompleted(by), Topic::CompletedByEnd);
        // A flag that nobody has noticed does not exist (6.8).
        let unseen = draft
            .game
            .clock
            .is_some_and(|clock| clock.expiry(face(by), draft.at).is_some());
        let cites = if unseen {
            cites.and_topic(draft.rules(), Topic::FlagSeen)
        } else {
            cites
        };
        if withheld_end::withholds_ends(draft) {
            draft.topic(Happening::EndWithheld(by), Topic::Silence);
            draft.push(Happening::Concluded(conclusion), cites);
        } else {
            conclude(draft, conclusion, cites);
        }
    } else {
        // Mate and stalemate end the game only if the move was in accordance
        // with 4.2 to 4.7 as well.
        let proposal = Some(Proposal::PlayOn);
        draft.ask(Matter::EndByForbiddenMove(by), proposal, cites);
    }
}

/// The end that stands on the board, if there is one.
fn end_on_board(
    draft: &Draft<'_>,
    by: Color,
    position: &Position,
    m: Move,
) -> Option<(Conclusion, Cites)> {
    let rules = draft.rules();
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
        && !draft.game.dead_overruled
        && let DeadVerdict::Dead(_) = draft.ctx.oracle.is_dead(position)
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
    repeated(draft, m)
}

fn repeated(draft: &Draft<'_>, m: Move) -> Option<(Conclusion, Cites)> {
    let rules = draft.rules();
    let history = &draft.game.history;
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
pub(crate) fn resign(draft: &mut Draft<'_>, by: Color) {
    let rule = draft.rules().resignation_material_test();
    let cites = Cites::ruled(&rule).and_topic(draft.rules(), Topic::Resignation);
    let lost = Conclusion::win(!by, Cause::Resignation(by));
    match rule.value {
        ResignationMaterialTest::None => conclude(draft, lost, cites),
        ResignationMaterialTest::AnyLegalMate => {
            let verdict = draft.can_mate(draft.game.position(), !by);
            by_verdict(draft, verdict, !by, lost, cites);
        }
    }
}

/// A loss for an illegal move, or a draw if the opponent cannot mate.
pub(crate) fn illegal_move_loss(
    draft: &mut Draft<'_>,
    by: Color,
    cause: Cause,
    position: &Position,
) {
    let rule = draft.rules().illegal_move_material_test();
    let cites = Cites::ruled(&draft.rules().illegal_move_penalty())
        .and_ruled(&rule)
        .and_topic(draft.rules(), Topic::IllegalMovePenalty);
    let lost = Conclusion::win(!by, cause);
    match rule.value {
        IllegalMoveMaterialTest::AnyLegalMate => {
            let verdict = draft.can_mate(position, !by);
            by_verdict(draft, verdict, !by, lost, cites);
        }
        IllegalMoveMaterialTest::None | IllegalMoveMaterialTest::NotApplicable => {
            conclude(draft, lost, cites);
        }
    }
}

/// A win that becomes a draw if `winner` cannot mate, and a question if that
/// is not proved.
pub(crate) fn by_verdict(
    draft: &mut Draft<'_>,
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
    draft.push(Happening::MatingExamined(winner, verdict), cites);
    match end {
        Ok(end) => conclude(draft, end, cites),
        Err(open) => draft.ask(open, Some(Proposal::End(won)), cites),
    }
}
