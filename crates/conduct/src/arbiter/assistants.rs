//! Somebody who moves, presses, writes or speaks for a player.

use tuomari_board::Color;
use tuomari_rulebook::{AssistantClockAdjust, Topic};

use crate::{
    act::{
        act_table::Act,
        assist::{Duties, Duty},
        by::By,
    },
    draft::Draft,
    event::{cites::Cites, happening::Happening, question::Matter, refusal::Refusal},
};

/// Where the rulebooks speak of a duty, for a blind player and for others.
fn topic(duty: Duty, blind: bool) -> Topic {
    match (duty, blind) {
        (Duty::Pieces, false) => Topic::MovingAssistant,
        (Duty::Clock, false) => Topic::ClockAssistant,
        (Duty::Scoresheet, false) => Topic::ScoreAssistant,
        (Duty::Pieces, true) => Topic::AssistantMakesMoves,
        (Duty::Clock | Duty::Scoresheet, true) => Topic::AssistantWritesAndPresses,
        (Duty::Announcing, _) => Topic::AssistantAnnounces,
        (Duty::Informing, _) => Topic::AssistantInforms,
        (Duty::Claiming, _) => Topic::AssistantClaims,
        (Duty::Adjourning, _) => Topic::AssistantAdjourns,
    }
}

/// In whose name somebody acts: an accepted assistant in his player's. What
/// he does in it is the player's act, and the article is cited first.
pub(crate) fn acting_for(draft: &mut Draft<'_>, act: &Act) -> Result<(), Refusal> {
    let By::Assistant(of) = draft.by else {
        return Ok(());
    };
    let duty = act.duty().ok_or(Refusal::NotYours)?;
    if !draft.game.assistants.get(of).has(duty) {
        return Err(Refusal::NotYours);
    }
    let what = Happening::ActedFor(of, duty);
    draft.topic(what, topic(duty, draft.game.is_blind(of)));
    draft.by = By::Player(of);
    Ok(())
}

/// The player asks his assistant for the number of moves and the times.
pub(crate) fn ask_count(draft: &mut Draft<'_>, of: Color) -> Result<(), Refusal> {
    if !draft.game.assistants.get(of).has(Duty::Informing) {
        let cites = Cites::topic(draft.rules(), Topic::Silence);
        return Err(Refusal::Forbidden(cites));
    }
    draft.topic(Happening::CountTold(of), Topic::AssistantInforms);
    Ok(())
}

/// What only a blind player's assistant does is refused to others; but the
/// sighted opponent's may announce where the blind player has none
/// (`fide-2018/D.2.10`, `D.2.11`).
fn may_have(draft: &Draft<'_>, of: Color, duties: Duties) -> Result<(), Refusal> {
    if draft.game.is_blind(of) {
        return Ok(());
    }
    let against_blind = draft.game.is_blind(!of);
    let announces = against_blind && draft.game.assistants.get(!of).is_empty();
    let anybody = Duties::of(&[Duty::Pieces, Duty::Clock, Duty::Scoresheet]);
    let allowed = if announces {
        anybody.and(Duties::of(&[Duty::Announcing]))
    } else {
        anybody
    };
    if duties.within(allowed) {
        return Ok(());
    }
    let topic = if against_blind {
        Topic::SightedAssistant
    } else {
        Topic::BlindAssistant
    };
    Err(Refusal::NotProvided(Cites::topic(draft.rules(), topic)))
}

/// A blind player's assistant needs no acceptance, and neither does the
/// sighted opponent's where the blind player has none
/// (`fide-2018/D.2.10`, `D.2.11`); others go to the arbiter.
pub(crate) fn request(
    draft: &mut Draft<'_>,
    of: Color,
    duties: Duties,
    disabled: bool,
) -> Result<(), Refusal> {
    let rules = draft.rules();
    if draft.game.is_blind(of) {
        let cites = Cites::topic(rules, Topic::BlindAssistant);
        draft.push(Happening::Assisted(of, duties), cites);
        return Ok(());
    }
    may_have(draft, of, duties)?;
    if draft.game.is_blind(!of) && duties.within(Duties::of(&[Duty::Pieces, Duty::Announcing])) {
        let cites = Cites::topic(rules, Topic::SightedAssistant);
        if !draft.game.assistants.get(!of).is_empty() {
            return Err(Refusal::NotProvided(cites));
        }
        draft.push(Happening::Assisted(of, duties), cites);
        return Ok(());
    }
    let cites = cites_of(draft, of, duties);
    let matter = Matter::Assistant {
        of,
        duties,
        disabled,
    };
    draft.not_asked(matter)?;
    draft.ask(matter, None, cites);
    Ok(())
}

/// The arbiter accepts the assistant; then he sees to the clock.
pub(crate) fn approve(
    draft: &mut Draft<'_>,
    of: Color,
    duties: Duties,
    disabled: bool,
) -> Result<(), Refusal> {
    may_have(draft, of, duties)?;
    let rules = draft.rules();
    let cites = cites_of(draft, of, duties);
    draft.push(Happening::Assisted(of, duties), cites);
    if !(duties.has(Duty::Clock) || duties.has(Duty::Scoresheet)) || draft.game.clock.is_none() {
        return Ok(());
    }
    let rule = rules.assistant_clock_adjust();
    // Who does not see the board is disabled, and Appendix D gives him an
    // assistant who presses without a price.
    let disabled = disabled || draft.game.is_blind(of);
    let adjusted = match rule.value {
        AssistantClockAdjust::ArbiterJudges => !draft.game.is_blind(of),
        AssistantClockAdjust::AssistedUnlessDisabled => !disabled,
        AssistantClockAdjust::NotApplicable => false,
    };
    if adjusted {
        draft.ask(Matter::AssistantClock(of), None, Cites::ruled(&rule));
    }
    Ok(())
}

fn cites_of(draft: &Draft<'_>, of: Color, duties: Duties) -> Cites {
    let blind = draft.game.is_blind(of);
    Duty::ALL
        .into_iter()
        .filter(|duty| duties.has(*duty))
        .fold(Cites::default(), |cites, duty| {
            cites.and_topic(draft.rules(), topic(duty, blind))
        })
}
