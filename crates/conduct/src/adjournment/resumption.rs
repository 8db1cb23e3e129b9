//! An adjourned game goes on (`fide-2018/I.5` to `I.13`).

use tuomari_board::{Color, Move, Position};
use tuomari_clock::{BothAbsent, DefaultTime, Defaulted, Millis, Presence};
use tuomari_mating::Step;
use tuomari_notation::{Points, ReadFault, read_move};
use tuomari_rulebook::{DefaultTimeBothAbsent, FlagMaterialTest, Topic};

use crate::{
    adjournment::sealing::adjourning,
    color::face,
    draft::Draft,
    ending::concluding::{after_move, by_verdict, conclude},
    event::{
        adjourning::Adjourning,
        cites::Cites,
        conclusion::{Cause, Conclusion},
        envelope::Sealed,
        happening::Happening,
        question::{Matter, Proposal},
        refusal::Refusal,
        verdict::{DeadVerdict, Verdict},
    },
    start::new_game,
    state::adjournment::Adjournment,
};

/// The appointed hour has come: the position and the times are on board and
/// clock, and one of three things starts a clock.
pub(crate) fn resume(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let rules = draft.rules();
    let state = state(draft)?;
    let Some(envelope) = state.envelope.as_deref() else {
        return Err(Refusal::NotAdjourned);
    };
    if state.arrivals.is_some() {
        return Err(Refusal::ClockStarted);
    }
    let replier = !envelope.sealer;
    let hour = envelope
        .resumption
        .as_ref()
        .map_or(draft.at, |(hour, _)| *hour);
    let allowance = rules.default_time().value.ms().unwrap_or(0);
    let rule = rules.default_time_both_absent();
    let both_absent = match rule.value {
        DefaultTimeBothAbsent::NobodyLosesTime => BothAbsent::NobodyLoses,
        DefaultTimeBothAbsent::WhiteLosesTime | DefaultTimeBothAbsent::NotApplicable => {
            BothAbsent::MoverLoses
        }
    };
    let mut arrivals = DefaultTime::new(hour, Millis::from_ms(u64::from(allowance)))
        .with_mover(face(replier))
        .with_both_absent(both_absent);
    for color in Color::ALL {
        if state.came(color) {
            arrivals.arrive(face(color), hour);
        }
    }
    let here = [state.came(Color::White), state.came(Color::Black)];
    adjourning(draft, Adjourning::SetUp(arrivals), Topic::ResumptionSetUp);
    if here[usize::from(replier.is_black())] {
        return open_for(draft, replier);
    }
    if here == [false, false] {
        if both_absent == BothAbsent::MoverLoses {
            let cites = Cites::topic(rules, Topic::BothAbsentAtResumption).and_ruled(&rule);
            draft.push(Happening::ClockTurned(replier), cites);
        }
        return Ok(());
    }
    draft.topic(Happening::ClockTurned(replier), Topic::ReplierAbsent);
    Ok(())
}

fn state<'a>(draft: &Draft<'a>) -> Result<&'a Adjournment, Refusal> {
    draft
        .game
        .adjournment
        .as_deref()
        .ok_or(Refusal::NotAdjourned)
}

/// Whether arrivals belong to a resumption now.
pub(crate) fn is_awaiting(draft: &Draft<'_>) -> bool {
    draft.game.adjournment.as_deref().is_some_and(|state| {
        state.envelope.is_some() || Color::ALL.into_iter().any(|color| state.awaits(color))
    })
}

/// A player comes to the resumption.
pub(crate) fn arrive(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    let state = state(draft)?;
    let topic = match &state.envelope {
        Some(envelope) if envelope.sealer != by => Topic::ReplierAbsent,
        _ => Topic::SealerAbsent,
    };
    let late = state.arrivals.is_some_and(|mut arrivals| {
        matches!(arrivals.arrive(face(by), draft.at), Presence::Late { .. })
    });
    adjourning(draft, Adjourning::Came(by), topic);
    if late {
        return lateness(draft, Defaulted::One(face(by)));
    }
    if state.resumed_at.is_some() && state.reply.is_some() {
        open_reply(draft, !by);
        return Ok(());
    }
    let nobody_ran = draft
        .game
        .clock
        .as_ref()
        .is_some_and(|clock| clock.running().is_none());
    let replier_waits = state
        .envelope
        .as_ref()
        .is_some_and(|envelope| envelope.sealer == by && !state.came(!by));
    if state.arrivals.is_some() && nobody_ran && replier_waits {
        // Nobody lost time while both were away; now the replier does.
        draft.topic(Happening::ClockTurned(!by), Topic::ReplierAbsent);
    }
    Ok(())
}

/// The arbiter opens the envelope; never before the player who has to reply
/// is there.
pub(crate) fn open(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let state = state(draft)?;
    let Some(envelope) = state.envelope.as_deref() else {
        return Err(Refusal::NotAdjourned);
    };
    let replier = !envelope.sealer;
    if state.arrivals.is_none() || !state.came(replier) {
        let cites = Cites::topic(draft.rules(), Topic::EnvelopeKeptShut);
        return Err(Refusal::Forbidden(cites));
    }
    open_for(draft, replier)
}

/// The sealed move is played and the replier's clock runs, unless the move is
/// none.
fn open_for(draft: &mut Draft<'_>, replier: Color) -> Result<(), Refusal> {
    let rules = draft.rules();
    let sealer = !replier;
    let state = state(draft)?;
    let Some(envelope) = state.envelope.as_deref() else {
        return Err(Refusal::NotAdjourned);
    };
    let cites =
        Cites::topic(rules, Topic::ReplierPresent).and_topic(rules, Topic::EnvelopeKeptShut);
    match sealed_move(draft.game.position(), &envelope.sealed) {
        Ok(m) => {
            draft.push(Happening::Adjourning(Adjourning::Opened(sealer)), cites);
            play(draft, sealer, m, Topic::ReplierPresent);
        }
        Err(defect @ Defect::Illegal) => {
            draft.push(Happening::Adjourning(Adjourning::Opened(sealer)), cites);
            defective(draft, sealer, &defect);
        }
        Err(defect @ (Defect::Ambiguous | Defect::Unclear)) => {
            draft.not_asked(Matter::SealedMove(sealer))?;
            defective(draft, sealer, &defect);
        }
    }
    Ok(())
}

/// A sealed move with a defect loses, or draws where a fallen flag would
/// (`fide-2018/I.8`, `6.9`). Whether it can be read is for the arbiter.
fn defective(draft: &mut Draft<'_>, sealer: Color, defect: &Defect) {
    let rules = draft.rules();
    let topic = match defect {
        Defect::Illegal => Topic::SealedIllegal,
        Defect::Ambiguous => Topic::SealedAmbiguous,
        Defect::Unclear => Topic::SealedUnclear,
    };
    let cites = Cites::topic(rules, topic);
    let lost = Conclusion::win(!sealer, Cause::SealedMove(sealer));
    let test = rules.flag_material_test();
    let verdict = (test.value == FlagMaterialTest::AnyLegalMate)
        .then(|| draft.can_mate(draft.game.position(), !sealer))
        .filter(|verdict| !matches!(verdict, Verdict::Can(_)));
    match (defect, verdict) {
        (Defect::Illegal, None) => conclude(draft, lost, cites),
        (Defect::Illegal, Some(verdict)) => {
            by_verdict(draft, verdict, !sealer, lost, cites.and_ruled(&test));
        }
        (Defect::Ambiguous | Defect::Unclear, None) => {
            draft.ask(Matter::SealedMove(sealer), Some(Proposal::End(lost)), cites);
        }
        (Defect::Ambiguous | Defect::Unclear, Some(verdict)) => {
            let cites = cites.and_ruled(&test);
            let end = match &verdict {
                Verdict::Cannot(_) => Conclusion::draw(lost.cause),
                Verdict::Can(_) | Verdict::Unknown(_) => lost,
            };
            draft.push(Happening::MatingExamined(!sealer, verdict), cites);
            draft.ask(Matter::SealedMove(sealer), Some(Proposal::End(end)), cites);
        }
    }
}

/// The move is on the board, and the other's clock runs unless the game is
/// over. An offer made after the sealing stays open.
fn play(draft: &mut Draft<'_>, by: Color, m: Move, topic: Topic) {
    draft.topic(Happening::MoveMade(m), topic);
    after_move(draft, by, m);
    let over = draft
        .events
        .iter()
        .any(|event| matches!(event.what, Happening::Concluded(_)));
    if !over {
        draft.topic(Happening::MoveCompleted(by), topic);
        if draft.game.clock.is_some() {
            draft.topic(Happening::ClockTurned(!by), topic);
        }
    }
}

/// What can be wrong with a sealed move.
enum Defect {
    Ambiguous,
    Unclear,
    Illegal,
}

fn sealed_move(position: &Position, sealed: &Sealed) -> Result<Move, Defect> {
    match read_move(position, &sealed.text, sealed.language) {
        Ok(reading) => Ok(reading.m),
        Err(error) => Err(match error.fault {
            // Several pieces could be meant by a promotion without a piece.
            ReadFault::Ambiguous { .. } | ReadFault::PromotionMissing => Defect::Ambiguous,
            ReadFault::NoSuchMove { .. } => Defect::Illegal,
            ReadFault::Unreadable { .. } | ReadFault::TooLong { .. } => Defect::Unclear,
        }),
    }
}

/// The reply to an absent sealer is sealed too, and the clock pressed.
pub(crate) fn press_reply(draft: &mut Draft<'_>, by: Color) -> bool {
    let sealed = draft
        .game
        .adjournment
        .as_deref()
        .is_some_and(|state| state.reply.is_some() && state.awaits(!by));
    let own_turn = draft.game.position().turn() == by;
    if sealed && own_turn && draft.runs(by) {
        draft.topic(Happening::ClockPressed(by), Topic::SealerAbsent);
        return true;
    }
    false
}

/// The sealer has come: the reply waiting for him is opened.
fn open_reply(draft: &mut Draft<'_>, replier: Color) {
    let reply = draft
        .game
        .adjournment
        .as_deref()
        .and_then(|state| state.reply.clone());
    let Some(reply) = reply else {
        return;
    };
    let opened = Adjourning::ReplyOpened(replier);
    adjourning(draft, opened, Topic::SealerAbsent);
    match sealed_move(draft.game.position(), &reply) {
        Ok(m) => play(draft, replier, m, Topic::SealerAbsent),
        Err(defect) => defective(draft, replier, &defect),
    }
}

/// The arbiter notes who is too late.
pub(crate) fn note_absence(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let arrivals = state(draft)?.arrivals.ok_or(Refusal::NotAdjourned)?;
    match arrivals.defaulted(draft.at) {
        Defaulted::Nobody => Err(Refusal::NobodyLate),
        defaulted @ (Defaulted::One(_) | Defaulted::Both) => lateness(draft, defaulted),
    }
}

/// Too late at the resumption: lost, unless the arbiter decides otherwise or
/// the sealed move ended the game.
fn lateness(draft: &mut Draft<'_>, defaulted: Defaulted) -> Result<(), Refusal> {
    let rules = draft.rules();
    let state = state(draft)?;
    let cites = Cites::topic(rules, Topic::LateAtResumption).and_ruled(&rules.default_time());
    if let Some(envelope) = state.envelope.as_deref() {
        let sealer = envelope.sealer;
        if let Ok(m) = sealed_move(draft.game.position(), &envelope.sealed)
            && ends_the_game(draft, m)
        {
            draft.push(Happening::Adjourning(Adjourning::Opened(sealer)), cites);
            play(draft, sealer, m, Topic::LateAtResumption);
            return Ok(());
        }
    }
    let late = match defaulted {
        Defaulted::Nobody => return Ok(()),
        Defaulted::One(tuomari_clock::Color::White) => Some(Color::White),
        Defaulted::One(tuomari_clock::Color::Black) => Some(Color::Black),
        Defaulted::Both => None,
    };
    let lost = match late {
        Some(late) => Conclusion::win(!late, Cause::Absence(late)),
        None => Conclusion {
            points: Points::NONE,
            cause: Cause::Arbiter,
        },
    };
    let matter = Matter::LateAtResumption(late);
    draft.not_asked(matter)?;
    draft.ask(matter, Some(Proposal::End(lost)), cites);
    Ok(())
}

fn ends_the_game(draft: &Draft<'_>, m: Move) -> bool {
    let mut after = draft.game.position().clone();
    after.play_unchecked(m);
    let dead = || matches!(draft.ctx.oracle.is_dead(&after), DeadVerdict::Dead(_));
    !after.has_legal_move() || dead()
}

/// The envelope is missing: the sealer plays the move he states.
pub(crate) fn lost(draft: &mut Draft<'_>, stated: Step) -> Result<(), Refusal> {
    let state = state(draft)?;
    let Some(envelope) = state.envelope.as_deref() else {
        return Err(Refusal::NotAdjourned);
    };
    let m = draft
        .game
        .position()
        .judge_move(stated.from, stated.to, stated.promotion)
        .map_err(|_| Refusal::IllegalHere)?;
    let sealer = envelope.sealer;
    adjourning(draft, Adjourning::EnvelopeMissing, Topic::EnvelopeLost);
    play(draft, sealer, m, Topic::EnvelopeLost);
    Ok(())
}

/// The position cannot be set up again: the game is void and played anew.
pub(crate) fn position_lost(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    if !draft.game.is_adjourned() {
        return Err(Refusal::NotAdjourned);
    }
    let cites = Cites::topic(draft.rules(), Topic::AdjournedPositionLost);
    new_game::annul(draft, Cause::PositionLost, cites);
    Ok(())
}

/// A used time is wrong: corrected before the objector's first move, put to
/// the arbiter after it.
pub(crate) fn wrong_time(
    draft: &mut Draft<'_>,
    by: Color,
    of: Color,
    (shown, used): (Millis, Millis),
) -> Result<(), Refusal> {
    let since = state(draft)?.resumed_at.ok_or(Refusal::NotAdjourned)?;
    if draft.game.clock.is_none() {
        return Err(Refusal::NoClock);
    }
    let played = draft.game.history.plies().len().saturating_sub(since);
    let moved = played > 1 || played == 1 && draft.game.position().turn() != by;
    let cites = Cites::topic(draft.rules(), Topic::UsedTimeWrong);
    if moved {
        draft.not_asked(Matter::UsedTime(of))?;
        draft.ask(Matter::UsedTime(of), Some(Proposal::PlayOn), cites);
        return Ok(());
    }
    let change = if shown > used {
        Happening::TimeAdded(of, shown.minus(used))
    } else {
        Happening::TimeTaken(of, used.minus(shown))
    };
    draft.push(change, cites);
    Ok(())
}
