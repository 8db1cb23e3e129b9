//! A game that is annulled, and the one played in its place.

use tuomari_clock::{ChessClock, Class, Color as Face, Millis};

use crate::{
    draft::Draft,
    ending::concluding::conclude,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::Happening,
        question::{Matter, Proposal},
        ruling::Ruling,
    },
};

/// The game ends without points and another one is played. With which times is
/// the arbiter's to say: the full ones are proposed, but for a game begun
/// wrongly in rapid and blitz, where the round must end, what the clocks still
/// show (D-30).
pub(crate) fn annul(draft: &mut Draft<'_>, cause: Cause, cites: Cites) {
    conclude(draft, Conclusion::annulled(cause), cites);
    match &draft.game.clock {
        None => draft.push(Happening::NewGameOrdered(None), cites),
        Some(clock) => {
            let full = cause != Cause::Annulled || clock.control().class() == Class::Standard;
            let time = |face| time_of(clock, face, full, draft);
            let proposal = Proposal::Times(time(Face::White), time(Face::Black));
            draft.ask(Matter::NewGameTimes, Some(proposal), cites);
        }
    }
}

fn time_of(clock: &ChessClock, face: Face, full: bool, draft: &Draft<'_>) -> Millis {
    if full {
        clock.control().time_at_start(face)
    } else {
        clock.left(face, draft.at)
    }
}

/// The arbiter says with which times the new game begins.
pub(crate) fn ruled(
    draft: &mut Draft<'_>,
    ruling: Ruling,
    proposal: Option<Proposal>,
    cites: Cites,
) -> bool {
    let times = match (ruling, proposal) {
        (Ruling::Times { white, black }, _)
        | (Ruling::Accept, Some(Proposal::Times(white, black))) => Some((white, black)),
        _ => None,
    };
    if times.is_some() {
        draft.push(Happening::NewGameOrdered(times), cites);
    }
    times.is_some()
}
