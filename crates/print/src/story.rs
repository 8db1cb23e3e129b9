//! What was decided in the course of a competition, out of its record.

use tuomari_competition::{Competition, Event, Happening, Seat, apply};
use tuomari_telling::{Told, competition as tell};

/// Something that belongs into the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incident {
    pub at_ms: u64,
    pub by: Seat,
    pub told: Told,
}

/// What belongs into the report of all that happened, in order. Departures
/// stand there by themselves.
pub fn incidents<'e>(events: impl IntoIterator<Item = &'e Event>) -> Vec<Incident> {
    let mut competition = Competition::new();
    let mut all = Vec::new();
    for event in events {
        if belongs(&event.what) {
            all.push(Incident {
                at_ms: event.at,
                by: event.by.clone(),
                told: tell(&event.what, &competition),
            });
        }
        apply(&mut competition, event);
    }
    all
}

/// Penalties, corrections, byes, and whatever else somebody decided that a
/// round without trouble has not.
fn belongs(what: &Happening) -> bool {
    match what {
        Happening::Amended { .. }
        | Happening::Corrected { .. }
        | Happening::BoardOrderSet { .. }
        | Happening::Withdrew { .. }
        | Happening::Readmitted { .. }
        | Happening::ByeGranted { .. }
        | Happening::ByeRefused { .. }
        | Happening::AbsenceDeclared { .. }
        | Happening::Prohibited { .. }
        | Happening::Altered { .. }
        | Happening::Recalled { .. }
        | Happening::SetAnew { .. }
        | Happening::Defaulted { .. }
        | Happening::Adjourned { .. }
        | Happening::ResultCorrected { .. }
        | Happening::BreachNoted { .. }
        | Happening::Penalised { .. }
        | Happening::Excluded { .. }
        | Happening::Expelled { .. }
        | Happening::Adjusted { .. }
        | Happening::AppealLodged { .. }
        | Happening::AppealDecided { .. }
        | Happening::TiesBroken { .. }
        | Happening::Signed { .. }
        | Happening::HandedIn { .. } => true,
        Happening::Announced { .. }
        | Happening::Departed(_)
        | Happening::Entered { .. }
        | Happening::TeamEntered { .. }
        | Happening::EntriesClosed
        | Happening::ColorDrawn { .. }
        | Happening::NumbersAssigned { .. }
        | Happening::CheckedIn { .. }
        | Happening::ArbiterCalled { .. }
        | Happening::CallAnswered { .. }
        | Happening::ByeRequested { .. }
        | Happening::Paired { .. }
        | Happening::Confirmed { .. }
        | Happening::LineupHandedIn { .. }
        | Happening::LineupsOpened { .. }
        | Happening::Published { .. }
        | Happening::Unpaired { .. }
        | Happening::MatchConfirmed { .. }
        | Happening::PlayBegan { .. }
        | Happening::ResultTaken { .. }
        | Happening::ResultEntered { .. }
        | Happening::SentOn { .. }
        | Happening::RoundClosed { .. }
        | Happening::Finished => false,
    }
}
