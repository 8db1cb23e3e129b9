//! Chapter 8: what the players write against what happens.
//!
//! A sheet is watched from the moment its player has it: at a screen the
//! software's own record is the scoresheet and nobody owes an entry. What the
//! player wrote before is taken as written.

use tuomari_board::Color;
use tuomari_clock::Millis;
use tuomari_notation::Language;
use tuomari_rulebook::{PieceLetters, ScoreKeeping, ScoreRelief, ScoresheetMedium, Topic};

use crate::{
    act::{by::By, record::Medium},
    arbiter::penalties,
    color::face,
    draft::Draft,
    event::{
        cites::Cites,
        happening::{Breach, Happening},
        question::{Matter, Proposal},
        refusal::Refusal,
        sheet_events::{Flaw, Scoring},
    },
    recording::updating,
};

/// Under this much time a player may stop recording (`fide-2018/8.4`).
const RELIEF_BELOW: Millis = Millis::from_mins(5);

/// But not with this much more for each move.
const NO_RELIEF_WITH: Millis = Millis::from_secs(30);

/// A player gets a sheet, if it is one.
pub(crate) fn take(
    draft: &mut Draft<'_>,
    of: Color,
    medium: Medium,
    language: Option<Language>,
) -> Result<(), Refusal> {
    if draft.by != By::Arbiter && draft.by != By::Player(of) {
        return Err(Refusal::NotYours);
    }
    let rules = draft.rules();
    let rule = rules.scoresheet_medium();
    let cites = Cites::ruled(&rule).and_topic(rules, Topic::Recording);
    let blind = draft.game.is_blind(of);
    let lawful = match medium {
        Medium::Paper => true,
        Medium::CertifiedDevice => rule.value == ScoresheetMedium::PaperOrCertifiedDevice,
        Medium::OtherDevice => false,
        Medium::Braille | Medium::Recorder => blind,
    };
    if !lawful {
        return Err(Refusal::NotProvided(cites));
    }
    let cites = if blind {
        Cites::topic(rules, Topic::BlindScoresheet)
    } else {
        Cites::ruled(&rules.score_keeping()).and_ruled(&rule)
    };
    let language = language.unwrap_or(match rules.piece_letters().value {
        PieceLetters::Finnish => Language::Finnish,
        PieceLetters::PlayerLanguage => Language::English,
    });
    let taken = Scoring::SheetTaken(of, medium, language);
    draft.push(Happening::Scoring(taken), cites);
    Ok(())
}

/// The record the arbiter keeps is shown on the player's own move, so many
/// times a game; one time more is a matter of disturbance.
pub(crate) fn view(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    let rules = draft.rules();
    let rule = rules.scoresheet_view_limit();
    let Some(limit) = rule.value else {
        let cites = Cites::ruled(&rules.official_record()).and_ruled(&rule);
        return Err(Refusal::NotProvided(cites));
    };
    if draft.game.position().turn() != by {
        return Err(Refusal::NotYourMove);
    }
    let seen = draft.game.tally(by).views;
    if u16::from(seen) < limit {
        let shown = Scoring::RecordShown(by, seen.saturating_add(1));
        draft.push(Happening::Scoring(shown), Cites::ruled(&rule));
        return Ok(());
    }
    let cites = Cites::ruled(&rule).and_topic(rules, Topic::Disturbance);
    flaw(draft, by, Flaw::ViewedTooOften, cites);
    let (step, cites) = penalties::proposed(draft, by, cites);
    draft.ask(Matter::Breach(by), Some(step), cites);
    Ok(())
}

/// The arbiter looks at a sheet.
pub(crate) fn inspect(draft: &mut Draft<'_>, of: Color) -> Result<(), Refusal> {
    let sheet = draft.game.sheet(of).ok_or(Refusal::NoScoresheet)?;
    let own_turn = draft.game.position().turn() == of;
    let plies = draft.game.history.plies().len();
    let last_own = plies.saturating_sub(1 + usize::from(own_turn));
    let (filled, owes_mark) = (sheet.filled, sheet.owes_mark.is_some());
    check(draft, of, filled < last_own, owes_mark);
    Ok(())
}

/// What the sheet lacks is noted, unless the player is relieved of it.
fn check(draft: &mut Draft<'_>, of: Color, gap: bool, unmarked: bool) {
    let rules = draft.rules();
    let relief = relief(draft, of);
    if rules.score_keeping().value != ScoreKeeping::Required {
        return;
    }
    if gap && relief.is_none() {
        let cites = Cites::topic(rules, Topic::OwnMoveRecorded).and_topic(rules, Topic::Recording);
        flaw(draft, of, Flaw::NotRecorded, cites);
    }
    if unmarked && relief != Some(ScoreRelief::EveryDuty) {
        let cites = Cites::topic(rules, Topic::OfferMarked).and_ruled(&rules.score_relief());
        flaw(draft, of, Flaw::OfferNotMarked, cites);
    }
}

/// What the player is relieved of just now.
pub(crate) fn relief(draft: &Draft<'_>, of: Color) -> Option<ScoreRelief> {
    let sheet = draft.game.sheet(of)?;
    let clock = draft.game.clock.as_ref()?;
    let period = clock.reading(face(of), draft.at).period;
    (sheet.relieved_in == Some(period)).then(|| draft.rules().score_relief().value)
}

pub(crate) fn flaw(draft: &mut Draft<'_>, of: Color, flaw: Flaw, cites: Cites) {
    draft.push(Happening::Noted(of, Breach::Recording(flaw)), cites);
}

/// Before anything else is decided: whoever has come under five minutes need
/// not record any more, to the end of the period.
pub(crate) fn watch(draft: &mut Draft<'_>) {
    let rule = draft.rules().score_relief();
    let Some(clock) = draft.game.clock else {
        return;
    };
    if rule.value == ScoreRelief::NotApplicable {
        return;
    }
    for of in Color::ALL {
        let Some(sheet) = draft.game.sheet(of) else {
            continue;
        };
        let reading = clock.reading(face(of), draft.at);
        let extra = clock
            .control()
            .schedule(face(of))
            .period(reading.period)
            .extra();
        let is_new = sheet.relieved_in != Some(reading.period);
        if is_new && reading.left < RELIEF_BELOW && extra.time() < NO_RELIEF_WITH {
            let relieved = Scoring::Relieved(of, reading.period);
            draft.push(Happening::Scoring(relieved), Cites::ruled(&rule));
        }
    }
}

/// After all else is decided: what a move or a flag means for the sheets.
pub(crate) fn follow(draft: &mut Draft<'_>) {
    let any = |is: fn(&Happening) -> bool| draft.events.iter().any(|event| is(&event.what));
    let moved = any(|what| {
        matches!(
            what,
            Happening::MoveMade(_) | Happening::CompletedIllegally { .. }
        )
    });
    let flag = any(|what| matches!(what, Happening::FlagFell(_)));
    let ended = any(|what| matches!(what, Happening::Concluded(_)));
    let over = ended || draft.game.conclusion.is_some();
    if moved {
        before_move(draft, draft.game.position().turn());
    }
    if flag && !over {
        updating::after_flag(draft);
    }
}

/// Before the next move the previous own one must be written
/// (`fide-2018/8.1.3`).
fn before_move(draft: &mut Draft<'_>, by: Color) {
    let Some(sheet) = draft.game.sheet(by) else {
        return;
    };
    let ply = draft.game.history.plies().len();
    let gap = sheet.filled.saturating_add(1) < ply;
    let unmarked = sheet.owes_mark.is_some_and(|marked| marked < ply);
    let (borrowed, update) = (sheet.borrowed, sheet.update);
    let behind = update.is_some() && sheet.filled < ply;
    if behind {
        let cites = Cites::topic(draft.rules(), Topic::UpdateOne);
        flaw(draft, by, Flaw::NotUpdated, cites);
    }
    if borrowed {
        let cites = Cites::topic(draft.rules(), Topic::UpdateOne);
        flaw(draft, by, Flaw::NotReturned, cites);
    }
    check(draft, by, gap && !behind, unmarked);
}

/// An electronic sheet fails; the arbiter replaces it.
pub(crate) fn report_fault(draft: &mut Draft<'_>, of: Color) -> Result<(), Refusal> {
    let rules = draft.rules();
    let cites = Cites::topic(rules, Topic::ScoresheetDefect);
    let sheet = draft.game.sheet(of).ok_or(Refusal::NoScoresheet)?;
    if cites.iter().next().is_none() || sheet.medium != Medium::CertifiedDevice {
        return Err(Refusal::NotProvided(Cites::ruled(
            &rules.scoresheet_medium(),
        )));
    }
    draft.not_asked(Matter::Scoresheet(of))?;
    draft.ask(Matter::Scoresheet(of), Some(Proposal::Replace), cites);
    Ok(())
}
