//! Chapter 9: offers and claims of a draw.

use tuomari_board::{Color, Role, Square};
use tuomari_clock::{Millis, State, Stopper};
use tuomari_rulebook::{
    ClaimedMoveForm, DrawOfferTiming, FiftyMoveClaim, Fivefold, MoveLimit, Rules, Seventyfive,
    ThreefoldClaim, Topic, WrongClaimPenalty,
};

use crate::{
    act::{
        by::By,
        claim::Claim,
        command::{Contact, FixedBy},
    },
    color::face,
    draft::Draft,
    ending::concluding::conclude,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        findings::Findings,
        happening::{Breach, Happening, Lapse},
        question::{Matter, Proposal},
        refusal::Refusal,
        touch::Touch,
    },
    irregularities::illegal_moves::note,
    state::game::{Game, Table},
};

/// A player offers a draw. Who answers an offer by an offer wants the same
/// draw: it is agreed (D-80).
pub(crate) fn offer(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    match draft.game.offer {
        Some(offerer) if offerer == by => return Err(Refusal::OfferOpen),
        Some(_) => return accept(draft, by),
        None => {}
    }
    let timely = is_timely(draft.game, by);
    let rule = draft.rules().draw_offer_timing();
    if !timely && rule.value == DrawOfferTiming::AfterMoveOnly {
        return Err(Refusal::NotProvided(Cites::ruled(&rule)));
    }
    let cites = Cites::ruled(&rule).and_topic(draft.rules(), Topic::DrawOffer);
    draft.push(Happening::DrawOffered { by, timely }, cites);
    if !timely {
        note(draft, by, Breach::UntimelyOffer, Topic::DrawOfferUntimely);
    }
    if is_barred(draft, by) {
        note(draft, by, Breach::BarredOffer, Topic::DrawOfferBarred);
    }
    Ok(())
}

/// After making the move and before pressing. Where nobody presses, because
/// there is no clock or the move does it, before the opponent moves.
fn is_timely(game: &Game, by: Color) -> bool {
    if game.may_have_moved(by) {
        return true;
    }
    let player = game.players.get(by);
    let presses = game.clock.is_some() && game.table != Table::Assisted;
    let has_moved = game.position().turn() != by && player.made > 0;
    has_moved && (player.unpressed || !presses)
}

/// An offer cannot be withdrawn; that it was tried is noted.
pub(crate) fn withdraw(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    if draft.game.offer != Some(by) {
        return Err(Refusal::NoOffer);
    }
    note(draft, by, Breach::OfferWithdrawn, Topic::DrawOffer);
    Ok(())
}

/// The opponent's offer is declined in words.
pub(crate) fn decline(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    if draft.game.offer != Some(!by) {
        return Err(Refusal::NoOffer);
    }
    draft.topic(Happening::OfferLapsed(Lapse::Declined), Topic::DrawOffer);
    Ok(())
}

/// The opponent's offer is accepted: a draw, if the moves needed are made and
/// the event does not bar it.
pub(crate) fn accept(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    if draft.game.offer != Some(!by) {
        return Err(Refusal::NoOffer);
    }
    if let Some(cites) = too_early(draft.rules(), draft.game, !by) {
        // The offer stays open; the agreement has no effect (D-33).
        return Err(Refusal::DrawTooEarly(cites));
    }
    let minimum = draft.rules().draw_agreement_minimum();
    let agreed = Conclusion::draw(Cause::Agreement);
    if is_barred(draft, !by) {
        let cites = Cites::ruled(&draft.rules().draw_offer_restriction());
        draft.ask(Matter::DrawConsent(!by), Some(Proposal::End(agreed)), cites);
        return Ok(());
    }
    let cites = Cites::ruled(&minimum).and_topic(draft.rules(), Topic::Agreement);
    conclude(draft, agreed, cites);
    Ok(())
}

/// Why the offer of a player cannot be accepted yet: each has to have made so
/// many moves.
pub(crate) fn too_early(rules: &Rules, game: &Game, offerer: Color) -> Option<Cites> {
    let minimum = rules.draw_agreement_minimum();
    let MoveLimit::Moves(needed) = minimum.value else {
        return None;
    };
    (made_by_each(game, offerer) < needed).then(|| Cites::ruled(&minimum))
}

/// Moves that each has made, with the one that goes with the offer.
fn made_by_each(game: &Game, offerer: Color) -> u16 {
    let made = |color| {
        let player = game.players.get(color);
        let unseen = color == offerer && !player.unpressed && game.may_have_moved(color);
        player.made.saturating_add(u16::from(unseen))
    };
    made(Color::White).min(made(Color::Black))
}

/// Whether the event bars a draw by agreement at this move
/// (`fide-2018/9.1.1`).
fn is_barred(draft: &Draft<'_>, offerer: Color) -> bool {
    match draft.rules().draw_offer_restriction().value {
        MoveLimit::Moves(first) => made_by_each(draft.game, offerer) < first,
        MoveLimit::WholeGame | MoveLimit::Arbiter | MoveLimit::None | MoveLimit::NotApplicable => {
            false
        }
    }
}

/// A move is fixed before any piece is touched, to claim with it.
pub(crate) fn fix_move(
    draft: &mut Draft<'_>,
    by: Color,
    (from, to, promotion): (Square, Square, Option<Role>),
    form: FixedBy,
) -> Result<(), Refusal> {
    let position = draft.game.position();
    if position.turn() != by {
        return Err(Refusal::NotYourMove);
    }
    if draft.game.turn.fixed.is_some() || draft.game.turn.misfixed.is_some() {
        return Err(Refusal::CannotFix);
    }
    let rule = draft.rules().claimed_move_form();
    let allowed = match rule.value {
        ClaimedMoveForm::Written => form == FixedBy::Writing,
        ClaimedMoveForm::WrittenOrEntered => form != FixedBy::Declaration,
        ClaimedMoveForm::WrittenOrDeclared => true,
        ClaimedMoveForm::NotApplicable => {
            return Err(Refusal::NotProvided(Cites::ruled(&rule)));
        }
    };
    if !allowed {
        return wrong_form(draft, by, Cites::ruled(&rule));
    }
    let rules = draft.rules();
    let Ok(m) = position.judge_move(from, to, promotion) else {
        if position.board().color_at(from) != Some(by) {
            return Err(Refusal::CannotFix);
        }
        let cites = Cites::ruled(&rule).and_topic(rules, Topic::ClaimIncorrect);
        draft.push(Happening::IllegalMoveFixed(by, from), cites);
        return Ok(());
    };
    let cites = Cites::ruled(&rule).and_topic(rules, Topic::ThreefoldIntended);
    let cites = match form {
        FixedBy::Entry => cites.and_ruled(&rules.scoresheet_medium()),
        FixedBy::Writing | FixedBy::Declaration => cites.and_topic(rules, Topic::WrittenAhead),
    };
    draft.push(Happening::MoveFixed(by, m, form), cites);
    Ok(())
}

/// A slip of form should not cost a correct draw: the arbiter is asked, and
/// that the player may claim properly is proposed (D-08).
fn wrong_form(draft: &mut Draft<'_>, by: Color, cites: Cites) -> Result<(), Refusal> {
    let claim = Claim::Threefold;
    draft.not_asked(Matter::Claim(by, claim))?;
    let cites = cites.and_topic(draft.rules(), Topic::Recording);
    draft.push(Happening::Inadmissible(by, claim), cites);
    draft.ask(Matter::Claim(by, claim), Some(Proposal::PlayOn), cites);
    Ok(())
}

/// A claim by repetition or by fifty moves.
pub(crate) fn claim(draft: &mut Draft<'_>, by: Color, claim: Claim) -> Result<(), Refusal> {
    let position = draft.game.position();
    if position.turn() != by {
        return Err(Refusal::NotYourMove);
    }
    let available = availability(draft, claim);
    match available {
        Availability::Off(cites) => return Err(Refusal::ClaimNotInForce(cites)),
        Availability::GroundOnly(cites) => {
            stop_for(draft, by, cites);
            draft.ask(Matter::Claim(by, claim), Some(Proposal::PlayOn), cites);
            return Ok(());
        }
        Availability::Open => {}
    }
    if draft.game.turn.has_touched() {
        // Lost for this move, without a price (D-06); an offer all the same.
        draft.topic(Happening::Inadmissible(by, claim), Topic::ClaimLostByTouch);
        note(
            draft,
            by,
            Breach::InadmissibleClaim,
            Topic::ClaimLostByTouch,
        );
        claim_is_offer(draft, by);
        return Ok(());
    }
    let stops = Cites::topic(draft.rules(), Topic::ClaimStopsClock);
    stop_for(draft, by, stops);
    examined(draft, by, claim);
    Ok(())
}

/// Whether a claim by repetition lacks only its fixed move: one that the player
/// may make would bring the third appearance, and what stands on the board has
/// not even looked the same three times, so that he cannot have meant that.
fn is_only_unfixed(draft: &Draft<'_>, claim: Claim) -> bool {
    let game = draft.game;
    let by_claim = draft.rules().threefold_claim().value == ThreefoldClaim::Claim;
    let unfixed = game.turn.fixed.is_none() && game.turn.misfixed.is_none();
    let third = |m| game.history.appearances_after(m).unwrap_or(0) >= 3;
    claim == Claim::Threefold
        && by_claim
        && unfixed
        && game.permitted(draft.rules()).moves.into_iter().any(third)
        && game.history.lookalikes() < 3
}

/// The arbiter does not let the player claim properly: the claim was incorrect.
/// Nothing follows if no clock was stopped to claim.
pub(crate) fn unfixed_rejected(draft: &mut Draft<'_>, by: Color) {
    let stopped = draft.game.clock.as_ref().is_some_and(|clock| {
        matches!(clock.state(), State::Stopped { by: Stopper::Player(who), .. } if who == face(by))
    });
    if stopped {
        price(draft, by);
        claim_is_offer(draft, by);
        draft.topic(Happening::ClockResumed, Topic::PlayResumed);
    }
}

/// What the record shows about the claim, and what follows from it.
fn examined(draft: &mut Draft<'_>, by: Color, claim: Claim) {
    let intended = draft.game.turn.fixed;
    let (holds, topic, cause) = examine(draft, claim);
    let misfixed = draft.game.turn.misfixed;
    let holds = holds && misfixed.is_none();
    let rules = draft.rules();
    let found = Happening::Found {
        by,
        claim,
        correct: holds,
    };
    let mut examined = Cites::topic(rules, topic);
    if claim == Claim::Threefold {
        examined = examined.and_ruled(&rules.repetition_identity());
    }
    let findings = Findings::on(draft, claim);
    draft.topic(Happening::Examined(findings), Topic::ClaimChecked);
    draft.push(found, examined);
    if holds {
        let cites = Cites::topic(rules, topic).and_topic(rules, Topic::ClaimCorrect);
        if let Some(m) = intended {
            // It counts as completed without being played (D-37).
            draft.topic(Happening::MoveMade(m), topic);
            draft.topic(Happening::MoveCompleted(by), Topic::CompletedByEnd);
        }
        draft.push(Happening::Concluded(Conclusion::draw(cause)), cites);
        return;
    }
    if is_only_unfixed(draft, claim) {
        // As with a slip of form, the arbiter may let him claim properly
        // (D-08).
        let cites = Cites::topic(rules, Topic::ThreefoldIntended);
        draft.ask(Matter::Claim(by, claim), Some(Proposal::PlayOn), cites);
        return;
    }
    price(draft, by);
    claim_is_offer(draft, by);
    if let Some(m) = intended {
        draft.topic(Happening::BoundToMove(by, m), Topic::ClaimIncorrect);
    } else if let Some(square) = misfixed {
        bind_piece(draft, by, square);
    }
    if draft.game.clock.is_some() {
        draft.topic(Happening::ClockResumed, Topic::PlayResumed);
    }
}

/// The piece of an illegal move that was claimed with counts as touched; no
/// illegal move is counted, for none was completed (D-05).
fn bind_piece(draft: &mut Draft<'_>, by: Color, square: Square) {
    let touch = Touch {
        square,
        owner: by,
        contact: Contact::Taken,
        adjusting: false,
    };
    let rules = draft.rules();
    let cites = Cites::topic(rules, Topic::ClaimIncorrect).and_topic(rules, Topic::TouchOwnPiece);
    draft.push(Happening::Touched(by, touch), cites);
}

enum Availability {
    Open,
    GroundOnly(Cites),
    Off(Cites),
}

fn availability(draft: &Draft<'_>, claim: Claim) -> Availability {
    let rules = draft.rules();
    if claim == Claim::Threefold {
        let rule = rules.threefold_claim();
        return match rule.value {
            ThreefoldClaim::Claim | ThreefoldClaim::Automatic => Availability::Open,
            ThreefoldClaim::GroundOnly => Availability::GroundOnly(Cites::ruled(&rule)),
            ThreefoldClaim::Off => Availability::Off(Cites::ruled(&rule)),
        };
    }
    let rule = rules.fifty_move_claim();
    match rule.value {
        FiftyMoveClaim::Claim | FiftyMoveClaim::Automatic => Availability::Open,
        FiftyMoveClaim::Off => Availability::Off(Cites::ruled(&rule)),
    }
}

/// Whether the ground of the claim is there.
fn examine(draft: &Draft<'_>, claim: Claim) -> (bool, Topic, Cause) {
    let game = draft.game;
    match (claim, game.turn.fixed) {
        (Claim::Threefold, Some(m)) => {
            let appearances = game.history.appearances_after(m).unwrap_or(0);
            (appearances >= 3, Topic::ThreefoldIntended, Cause::Threefold)
        }
        (Claim::Threefold, None) => {
            let appearances = game.history.appearances();
            (appearances >= 3, Topic::ThreefoldNow, Cause::Threefold)
        }
        (_, Some(m)) => {
            let quiet = game.position().quiet().after(game.position().turn(), m);
            (quiet.is_fifty(), Topic::FiftyIntended, Cause::FiftyMoves)
        }
        (_, None) => {
            let quiet = game.position().quiet();
            (quiet.is_fifty(), Topic::FiftyNow, Cause::FiftyMoves)
        }
    }
}

/// The clock stands while a claim is examined, by the article that gives the
/// claim (`fide-2018/9.5.1`, `III.5`).
pub(crate) fn stop_for(draft: &mut Draft<'_>, by: Color, cites: Cites) {
    let runs = draft
        .game
        .clock
        .as_ref()
        .is_some_and(|clock| clock.running().is_some());
    if runs {
        draft.push(Happening::ClockStopped(By::Player(by)), cites);
    }
}

/// A wrong claim gives the opponent time.
pub(crate) fn price(draft: &mut Draft<'_>, by: Color) {
    let rules = draft.rules();
    let rule = rules.wrong_claim_penalty();
    let time = rules.penalty_time();
    if let (WrongClaimPenalty::PenaltyTime, Some(ms)) = (rule.value, time.value.ms()) {
        let cites = Cites::topic(rules, Topic::ClaimIncorrect).or_special(&time);
        let time = Millis::from_ms(u64::from(ms));
        draft.push(Happening::TimeAdded(!by, time), cites);
    }
}

/// A claim also counts as an offer (`fide-2018/9.1.2.3`).
fn claim_is_offer(draft: &mut Draft<'_>, by: Color) {
    if draft.game.offer.is_none() {
        let what = Happening::DrawOffered { by, timely: true };
        draft.topic(what, Topic::ClaimIsOffer);
    }
}

/// Ends that some rulebooks give only to a player who claims them: the fifth
/// appearance and seventy-five moves are then asked for as a claim too.
pub(crate) fn claim_only_end(draft: &Draft<'_>) -> Option<(Conclusion, Cites)> {
    let rules = draft.rules();
    let fivefold = rules.fivefold();
    if fivefold.value == Fivefold::ClaimOnly && draft.game.history.is_fivefold() {
        return Some((Conclusion::draw(Cause::Fivefold), Cites::ruled(&fivefold)));
    }
    let seventy_five = rules.seventyfive();
    let quiet = draft.game.position().quiet();
    if seventy_five.value == Seventyfive::ClaimOnly && quiet.is_seventy_five() {
        let cites = Cites::ruled(&seventy_five);
        return Some((Conclusion::draw(Cause::SeventyFive), cites));
    }
    None
}
