//! Appendix E, later Guideline I: a move is sealed and the game adjourned.

use tuomari_board::{Color, Ply};
use tuomari_clock::{At, Millis};
use tuomari_notation::{Language, read_move};
use tuomari_rulebook::{Adjournment as Adjournable, ScoresheetMedium, SealedMoveMedium, Topic};

use crate::{
    act::{act_table::Act, by::By, record::Medium},
    color::face,
    draft::Draft,
    draws::drawing,
    event::{
        adjourning::Adjourning,
        cites::Cites,
        envelope::{Envelope, Item, MAX_LABEL_BYTES, Sealed},
        happening::{Breach, Happening},
        question::Matter,
        refusal::Refusal,
    },
    state::{adjournment::Adjournment, game::Game},
};

/// Refuses what is about adjournments where the rulebook has none.
pub(crate) fn provided(draft: &Draft<'_>) -> Result<(), Refusal> {
    let rule = draft.rules().adjournment();
    match rule.value {
        Adjournable::NotApplicable => Err(Refusal::NotProvided(Cites::ruled(&rule))),
        Adjournable::ByEvent => Ok(()),
    }
}

/// The arbiter announces a session.
pub(crate) fn set_session(draft: &mut Draft<'_>, announced: At, length: Millis) {
    let ends = announced.plus(length);
    adjourning(draft, Adjourning::SessionSet(ends), Topic::SessionLength);
}

/// The arbiter fixes when and where the game is resumed.
pub(crate) fn appoint(draft: &mut Draft<'_>, hour: At, place: &str) -> Result<(), Refusal> {
    short_enough(place)?;
    let appointed = Adjourning::Appointed(hour, place.into());
    adjourning(draft, appointed, Topic::EnvelopeResumption);
    Ok(())
}

pub(crate) fn adjourning(draft: &mut Draft<'_>, what: Adjourning, topic: Topic) {
    draft.topic(Happening::Adjourning(what), topic);
}

/// The arbiter has the player on move seal.
pub(crate) fn order(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    if draft.game.conclusion.is_some() {
        return Err(Refusal::GameOver);
    }
    if draft.game.is_adjourned() {
        return Err(Refusal::Adjourned);
    }
    let turn = draft.game.position().turn();
    adjourning(draft, Adjourning::SealOrdered(turn), Topic::Sealing);
    Ok(())
}

pub(crate) fn label(draft: &mut Draft<'_>, white: &str, black: &str) -> Result<(), Refusal> {
    short_enough(white)?;
    short_enough(black)?;
    let names = [white.into(), black.into()];
    adjourning(draft, Adjourning::Labelled(names), Topic::EnvelopeNames);
    Ok(())
}

fn short_enough(text: &str) -> Result<(), Refusal> {
    if text.len() > MAX_LABEL_BYTES {
        return Err(Refusal::TooLong);
    }
    Ok(())
}

/// A move is written to be sealed: by the player who has to, by one who
/// adjourns early, or by one whose opponent has not come to the resumption.
pub(crate) fn seal(
    draft: &mut Draft<'_>,
    by: Color,
    text: &str,
    language: Language,
    medium: Medium,
) -> Result<(), Refusal> {
    let rules = draft.rules();
    if draft.game.is_adjourned() {
        return Err(Refusal::Adjourned);
    }
    if text.len() > tuomari_notation::MAX_MOVE_BYTES {
        return Err(Refusal::TooLong);
    }
    let rule = rules.sealed_move_medium();
    let lawful = match (rule.value, medium) {
        (SealedMoveMedium::NotApplicable, _)
        | (_, Medium::OtherDevice)
        | (SealedMoveMedium::PaperScoresheet, Medium::CertifiedDevice) => false,
        (SealedMoveMedium::Scoresheet, Medium::CertifiedDevice) => {
            rules.scoresheet_medium().value == ScoresheetMedium::PaperOrCertifiedDevice
        }
        _ => true,
    };
    if !lawful {
        return Err(Refusal::NotProvided(Cites::ruled(&rule)));
    }
    let played = played_since_order(draft.game, by);
    let own_turn = draft.game.position().turn() == by;
    if !own_turn && played.is_none() {
        return Err(Refusal::NotYourMove);
    }
    let state = draft.game.adjournment.as_deref();
    let reply = state.is_some_and(|state| state.awaits(!by));
    let ordered = state.is_some_and(|state| state.ordered.is_some());
    let early = state.is_some_and(|state| state.session_ends.is_some_and(|end| draft.at < end));
    let topic = match (reply, ordered || early) {
        (true, _) => Topic::SealerAbsent,
        (false, true) => Topic::Sealing,
        (false, false) => return Err(Refusal::NotProvided(Cites::topic(rules, Topic::Sealing))),
    };
    let sealed = Sealed {
        text: text.into(),
        language,
    };
    adjourning(draft, Adjourning::MoveSealed(by, sealed), topic);
    if let Some((ply, Ply::Legal(m))) = played {
        // What was played on the board must be the sealed move.
        let before = draft.game.history.position_after(ply);
        let same = read_move(&before, text, language).is_ok_and(|reading| reading.m == *m);
        if !same {
            draft.topic(Happening::Noted(by, Breach::SealedAnotherMove), topic);
        }
    }
    Ok(())
}

/// The move the player has played on the board since he was told to seal it.
fn played_since_order(game: &Game, by: Color) -> Option<(usize, &Ply)> {
    let (sealer, plies) = game.adjournment.as_deref()?.ordered?;
    let ply = game.history.plies().get(plies)?;
    let only_one = game.history.plies().len() == plies + 1;
    (sealer == by && only_one && game.players.get(by).unpressed).then_some((plies, ply))
}

/// Whether this stop of the clock fixes a sealed move.
pub(crate) fn is_fixed_by(game: &Game, by: By) -> bool {
    let state = game.adjournment.as_deref();
    let draft = state.and_then(|state| state.draft.as_ref());
    matches!((draft, by), (Some((sealer, _)), By::Player(by)) if *sealer == by)
}

/// The sealer stops the clock: the move is fixed and the game adjourned.
pub(crate) fn fix(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let rules = draft.rules();
    let Some(state) = draft.game.adjournment.as_deref() else {
        return Err(Refusal::NothingSealed);
    };
    let Some((sealer, written)) = state.draft.clone() else {
        return Err(Refusal::NothingSealed);
    };
    draft.topic(Happening::ClockStopped(By::Player(sealer)), Topic::Sealing);
    if let (None, Some(ends)) = (state.ordered, state.session_ends) {
        // He adjourns early: the rest of the session is his time.
        let rest = ends.since(draft.at);
        draft.topic(Happening::TimeTaken(sealer, rest), Topic::AdjournedEarly);
    }
    let envelope = envelope(draft, state, sealer, written);
    let borne: Vec<Item> = Item::ALL
        .into_iter()
        .filter(|item| envelope.bears(*item))
        .collect();
    let complete = envelope.is_complete();
    let cites = Cites::topic(rules, Topic::Sealing).and_ruled(&rules.sealed_move_medium());
    let adjourned = Adjourning::Adjourned(Box::new(envelope));
    draft.push(Happening::Adjourning(adjourned), cites);
    for item in borne {
        adjourning(draft, Adjourning::Bears(item), item.topic());
    }
    if !complete {
        let cites = Cites::topic(rules, Topic::Envelope);
        draft.ask(Matter::EnvelopeIncomplete, None, cites);
    }
    Ok(())
}

fn envelope(draft: &Draft<'_>, state: &Adjournment, sealer: Color, written: Sealed) -> Envelope {
    let game = draft.game;
    let played = played_since_order(game, sealer);
    let plies = played.map_or(game.history.plies().len(), |(ply, _)| ply);
    let before = game.history.position_after(plies);
    // What was played binds, whatever was written after it.
    let binding = match played {
        Some((_, Ply::Legal(m))) => Sealed {
            text: tuomari_notation::write_san(&before, *m).into(),
            language: Language::English,
        },
        _ => written,
    };
    let early = match (state.ordered, state.session_ends) {
        (None, Some(ends)) => ends.since(draft.at),
        _ => Millis::ZERO,
    };
    let used = |color: Color| {
        let clock = game.clock.as_ref();
        let used = clock.map_or(Millis::ZERO, |clock| {
            clock.reading(face(color), draft.at).used
        });
        if color == sealer {
            used.plus(early)
        } else {
            used
        }
    };
    Envelope {
        names: state.names.clone(),
        plies,
        used: [used(Color::White), used(Color::Black)],
        sealer,
        number: before.move_number(),
        offer: game.offer,
        resumption: state.resumption.clone(),
        sealed: binding,
    }
}

/// What may be done while a game is adjourned: no more than between sessions.
/// Once it is over, nothing of an adjournment is.
pub(crate) fn gate(game: &Game, act: &Act) -> Result<(), Refusal> {
    let adjourns = matches!(
        act,
        Act::SetSession { .. }
            | Act::OrderSealing
            | Act::Seal { .. }
            | Act::LabelEnvelope { .. }
            | Act::AppointResumption { .. }
            | Act::SetUpResumption
            | Act::OpenEnvelope
            | Act::NoteAbsenceAtResumption
            | Act::ReportEnvelopeLost { .. }
            | Act::ReportPositionLost
            | Act::ReportWrongTime { .. }
    );
    match game.conclusion {
        Some(_) if adjourns => return Err(Refusal::GameOver),
        Some(_) => return Ok(()),
        None => {}
    }
    if !game.is_adjourned() || adjourns {
        return Ok(());
    }
    let fits = matches!(
        act,
        Act::Arrive
            | Act::OfferDraw
            | Act::AcceptDraw
            | Act::DeclineDraw
            | Act::Resign
            | Act::StopClock
            | Act::AddTime { .. }
            | Act::Rule { .. }
            | Act::ReportConduct(_)
            | Act::Penalise(_)
            | Act::Appeal { .. }
            | Act::Excuse { .. }
    );
    if fits {
        Ok(())
    } else {
        Err(Refusal::Adjourned)
    }
}

/// A draw is offered between the sessions; it stays open as any other, and an
/// offer in answer to it agrees.
pub(crate) fn offer(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    if draft.game.offer.is_some() {
        return drawing::offer(draft, by);
    }
    let offered = Happening::DrawOffered { by, timely: true };
    draft.topic(offered, Topic::OfferAfterSealing);
    Ok(())
}
