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
    cites::Cites,
    color::face,
    command::By,
    decide::Log,
    event::{Breach, Happening},
    question::{Matter, Proposal},
    refusal::Refusal,
    scoring::{Flaw, RecordAct, Scoring},
    sheet::Medium,
    updating, writing,
};

/// Under this much time a player may stop recording (`fide-2018/8.4`).
const RELIEF_BELOW: Millis = Millis::from_mins(5);
/// But not with this much more for each move.
const NO_RELIEF_WITH: Millis = Millis::from_secs(30);

/// Somebody does something with a scoresheet.
pub(crate) fn act(log: &mut Log<'_>, act: &RecordAct) -> Result<(), Refusal> {
    let player = match log.by {
        By::Player(color) => Ok(color),
        _ => Err(Refusal::NotYours),
    };
    let arbiter = match log.by {
        By::Arbiter => Ok(()),
        _ => Err(Refusal::NotYours),
    };
    match act {
        RecordAct::TakeSheet {
            of,
            medium,
            language,
        } => {
            if log.by != By::Arbiter && log.by != By::Player(*of) {
                return Err(Refusal::NotYours);
            }
            take(log, *of, *medium, *language)
        }
        RecordAct::Write { line, text } => writing::write(log, player?, *line, text),
        RecordAct::Note(remark) => writing::remark(log, player?, *remark),
        RecordAct::MarkOffer => writing::mark_offer(log, player?),
        RecordAct::Borrow => updating::borrow(log, player?),
        RecordAct::Return => updating::give_back(log, player?),
        RecordAct::View => view(log, player?),
        RecordAct::Inspect { of } => {
            arbiter?;
            inspect(log, *of)
        }
        RecordAct::Reconstruct => {
            arbiter?;
            updating::reconstruct(log)
        }
        RecordAct::ReportFault { of } => report_fault(log, *of),
        RecordAct::Sign { points, how } => crate::signing::sign(log, player?, *points, *how),
    }
}

/// A player gets a sheet, if it is one.
fn take(
    log: &mut Log<'_>,
    of: Color,
    medium: Medium,
    language: Option<Language>,
) -> Result<(), Refusal> {
    let rules = log.rules();
    let rule = rules.scoresheet_medium();
    let cites = Cites::ruled(&rule).and_topic(rules, Topic::Recording);
    let blind = log.game.is_blind(of);
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
    log.push(Happening::Scoring(taken), cites);
    Ok(())
}

/// The record the arbiter keeps is shown on the player's own move, so many
/// times a game; one time more is a matter of disturbance.
fn view(log: &mut Log<'_>, by: Color) -> Result<(), Refusal> {
    let rules = log.rules();
    let rule = rules.scoresheet_view_limit();
    let Some(limit) = rule.value else {
        let cites = Cites::ruled(&rules.official_record()).and_ruled(&rule);
        return Err(Refusal::NotProvided(cites));
    };
    if log.game.position().turn() != by {
        return Err(Refusal::NotYourMove);
    }
    let seen = log.game.tally(by).views;
    if u16::from(seen) < limit {
        let shown = Scoring::RecordShown(by, seen.saturating_add(1));
        log.push(Happening::Scoring(shown), Cites::ruled(&rule));
        return Ok(());
    }
    let cites = Cites::ruled(&rule).and_topic(rules, Topic::Disturbance);
    flaw(log, by, Flaw::ViewedTooOften, cites);
    log.ask_once(Matter::Breach(by), Some(Proposal::Warning), cites);
    Ok(())
}

/// The arbiter looks at a sheet.
fn inspect(log: &mut Log<'_>, of: Color) -> Result<(), Refusal> {
    let sheet = log.game.sheet(of).ok_or(Refusal::NoScoresheet)?;
    let own_turn = log.game.position().turn() == of;
    let plies = log.game.history.plies().len();
    let last_own = plies.saturating_sub(1 + usize::from(own_turn));
    let (filled, owes_mark) = (sheet.filled, sheet.owes_mark.is_some());
    check(log, of, filled < last_own, owes_mark);
    Ok(())
}

/// What the sheet lacks is noted, unless the player is relieved of it.
fn check(log: &mut Log<'_>, of: Color, gap: bool, unmarked: bool) {
    let rules = log.rules();
    let relief = relief(log, of);
    if rules.score_keeping().value != ScoreKeeping::Required {
        return;
    }
    if gap && relief.is_none() {
        let cites = Cites::topic(rules, Topic::OwnMoveRecorded).and_topic(rules, Topic::Recording);
        flaw(log, of, Flaw::NotRecorded, cites);
    }
    if unmarked && relief != Some(ScoreRelief::EveryDuty) {
        let cites = Cites::topic(rules, Topic::OfferMarked).and_ruled(&rules.score_relief());
        flaw(log, of, Flaw::OfferNotMarked, cites);
    }
}

/// What the player is relieved of just now.
pub(crate) fn relief(log: &Log<'_>, of: Color) -> Option<ScoreRelief> {
    let sheet = log.game.sheet(of)?;
    let clock = log.game.clock.as_ref()?;
    let period = clock.reading(face(of), log.at).period;
    (sheet.relieved_in == Some(period)).then(|| log.rules().score_relief().value)
}

pub(crate) fn flaw(log: &mut Log<'_>, of: Color, flaw: Flaw, cites: Cites) {
    log.push(Happening::Noted(of, Breach::Recording(flaw)), cites);
}

/// Before anything else is decided: whoever has come under five minutes need
/// not record any more, to the end of the period.
pub(crate) fn watch(log: &mut Log<'_>) {
    let rule = log.rules().score_relief();
    let Some(clock) = log.game.clock else {
        return;
    };
    if rule.value == ScoreRelief::NotApplicable {
        return;
    }
    for of in Color::ALL {
        let Some(sheet) = log.game.sheet(of) else {
            continue;
        };
        let reading = clock.reading(face(of), log.at);
        let extra = clock
            .control()
            .schedule(face(of))
            .period(reading.period)
            .extra();
        let is_new = sheet.relieved_in != Some(reading.period);
        if is_new && reading.left < RELIEF_BELOW && extra.time() < NO_RELIEF_WITH {
            let relieved = Scoring::Relieved(of, reading.period);
            log.push(Happening::Scoring(relieved), Cites::ruled(&rule));
        }
    }
}

/// After all else is decided: what a move or a flag means for the sheets.
pub(crate) fn follow(log: &mut Log<'_>) {
    let mut moved = false;
    let mut flag = false;
    let mut over = log.game.conclusion.is_some();
    for event in &log.events {
        match event.what {
            Happening::MoveMade(_) | Happening::Left { .. } => moved = true,
            Happening::FlagFell(_) => flag = true,
            Happening::Concluded(_) => over = true,
            _ => {}
        }
    }
    if moved {
        before_move(log, log.game.position().turn());
    }
    if flag && !over {
        updating::after_flag(log);
    }
}

/// Before the next move the previous own one must be written
/// (`fide-2018/8.1.3`).
fn before_move(log: &mut Log<'_>, by: Color) {
    let Some(sheet) = log.game.sheet(by) else {
        return;
    };
    let ply = log.game.history.plies().len();
    let gap = sheet.filled.saturating_add(1) < ply;
    let unmarked = sheet.owes_mark.is_some_and(|marked| marked < ply);
    let (borrowed, update) = (sheet.borrowed, sheet.update);
    let behind = update.is_some() && sheet.filled < ply;
    if behind {
        let cites = Cites::topic(log.rules(), Topic::UpdateOne);
        flaw(log, by, Flaw::NotUpdated, cites);
    }
    if borrowed {
        let cites = Cites::topic(log.rules(), Topic::UpdateOne);
        flaw(log, by, Flaw::NotReturned, cites);
    }
    check(log, by, gap && !behind, unmarked);
}

/// An electronic sheet fails; the arbiter replaces it.
fn report_fault(log: &mut Log<'_>, of: Color) -> Result<(), Refusal> {
    let rules = log.rules();
    let cites = Cites::topic(rules, Topic::ScoresheetDefect);
    let sheet = log.game.sheet(of).ok_or(Refusal::NoScoresheet)?;
    if cites.iter().next().is_none() || sheet.medium != Medium::CertifiedDevice {
        return Err(Refusal::NotProvided(Cites::ruled(
            &rules.scoresheet_medium(),
        )));
    }
    log.not_asked(Matter::Scoresheet(of))?;
    log.ask(Matter::Scoresheet(of), Some(Proposal::Replace), cites);
    Ok(())
}
