//! What the software itself has to do at a table, and when.
//!
//! It starts the clock at the appointed hour, notes who did not come, and, at
//! a table where it is the arbiter, sees a flag that has fallen. Where only
//! players may notice a flag it has no duty, and no time is stored that could
//! tell of one.

use tuomari_board::Color;
use tuomari_clock::{At, Color as Face, Defaulted, State};
use tuomari_conduct::{Act, Game, Matter, Question, Table as Kind};
use tuomari_journal::Due;
use tuomari_rulebook::{FlagDetection, Rules};

/// Something the software has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Duty {
    pub(crate) at: At,
    pub(crate) act: Act,
    /// Whose time is up; he may have pressed and the press be on its way.
    pub(crate) flag_of: Option<Color>,
}

/// What has to be done next if nothing happens before.
pub(crate) fn next(rules: &Rules, kind: Kind, game: &Game) -> Option<Duty> {
    if game.conclusion().is_some() || game.is_adjourned() {
        return None;
    }
    let duties = [start(kind, game), absence(game), flag(rules, kind, game)];
    duties.into_iter().flatten().min_by_key(|duty| duty.at)
}

/// An instant before which nothing can fall due, however the game goes on by
/// moves and presses alone: it changes rarely, so it is stored rarely.
pub(crate) fn bound(rules: &Rules, kind: Kind, game: &Game) -> Option<At> {
    let duty = next(rules, kind, game)?;
    let clock = game.clock().filter(|clock| clock.running().is_some());
    let Some((clock, true)) = clock.map(|clock| (clock, sees_flags(rules, kind))) else {
        return Some(duty.at);
    };
    let now = clock.now();
    let least = [Face::White, Face::Black].map(|face| clock.left(face, now));
    let soonest = now.plus(least[0].min(least[1]));
    Some(soonest.min(duty.at))
}

/// What a row does to the stored due time, from the states before and after.
pub(crate) fn due(before: Option<At>, after: Option<At>) -> Due {
    match (before, after) {
        (Some(before), Some(after)) if after >= before => Due::Keep,
        (_, Some(after)) => Due::At(after.ms()),
        (None, None) => Due::Keep,
        (Some(_), None) => Due::Never,
    }
}

/// Whether the software is the arbiter who notices flags here.
fn sees_flags(rules: &Rules, kind: Kind) -> bool {
    let rule = rules.flag_detection().value;
    kind == Kind::Assisted
        && matches!(
            rule,
            FlagDetection::ArbiterOrPlayer | FlagDetection::ArbiterMustCall
        )
}

/// Whether a flag has been seen and what follows waits for people.
fn is_seen(game: &Game) -> bool {
    let about_flags = |question: &Question| {
        matches!(
            question.matter,
            Matter::BothFlags | Matter::CanMate(..) | Matter::BlockedPawns(..)
        )
    };
    game.line_awaited().is_some()
        || game.watch().is_some()
        || game.questions().iter().any(about_flags)
}

fn flag(rules: &Rules, kind: Kind, game: &Game) -> Option<Duty> {
    if !sees_flags(rules, kind) || is_seen(game) {
        return None;
    }
    let clock = game.clock()?;
    let face = clock.running()?;
    let fallen = clock.expiry(face, clock.now()).map(|expiry| expiry.at);
    let of = match face {
        Face::White => Color::White,
        Face::Black => Color::Black,
    };
    Some(Duty {
        at: fallen.or_else(|| clock.deadline())?,
        act: Act::SeeFlag { of },
        flag_of: Some(of),
    })
}

fn start(kind: Kind, game: &Game) -> Option<Duty> {
    let hour = game.presence()?.appointed();
    let idle = game.clock()?.state() == State::Idle;
    // At a real board people start the clock.
    (idle && kind != Kind::Wooden).then_some(Duty {
        at: hour,
        act: Act::StartClock,
        flag_of: None,
    })
}

fn absence(game: &Game) -> Option<Duty> {
    let start = game.presence()?;
    let at = start.late_from();
    let asked = |question: &Question| question.matter == Matter::BothLate;
    let is_asked = game.questions().iter().any(asked);
    (start.defaulted(at) != Defaulted::Nobody && !is_asked).then_some(Duty {
        at,
        act: Act::NoteAbsence,
        flag_of: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOON: Option<At> = Some(At::from_ms(5));
    const LATER: Option<At> = Some(At::from_ms(9));

    #[test]
    fn a_bound_is_stored_again_only_if_it_comes_sooner() {
        assert_eq!(due(None, None), Due::Keep);
        assert_eq!(due(None, SOON), Due::At(5));
        assert_eq!(due(SOON, LATER), Due::Keep);
        assert_eq!(due(LATER, SOON), Due::At(5));
        assert_eq!(due(SOON, None), Due::Never);
    }
}
