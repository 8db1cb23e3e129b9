//! How what is counted against the players changes by what happens.

use crate::{
    act::{
        claim::Claim,
        incident::{Device, Incident, Misconduct, Offender},
    },
    event::{
        happening::Happening,
        penalty::{Measure, Penalty},
    },
    state::game::Game,
};

impl Game {
    /// Carries out a penalty; what it does to clock and score are events of
    /// their own.
    pub(super) fn apply_penalty(&mut self, penalty: Penalty) {
        let tally = self.tally.get_mut(penalty.offender);
        if penalty.measure == Measure::Warning {
            tally.warnings = tally.warnings.saturating_add(1);
        }
    }

    /// Counts what the arbiter may want to see.
    pub(super) fn count(&mut self, what: &Happening) {
        let more = |count: &mut u8| *count = count.saturating_add(1);
        match what {
            Happening::DrawOffered { by, .. } => more(&mut self.tally.get_mut(*by).offers),
            Happening::Found {
                by,
                correct: false,
                claim,
            } if *claim != Claim::TouchMove => more(&mut self.tally.get_mut(*by).claims),
            Happening::Inadmissible(by, _) => more(&mut self.tally.get_mut(*by).claims),
            Happening::Reported(Incident {
                of: Offender::Player(of),
                what: Misconduct::Device(Device::Sounded { .. }),
            }) => more(&mut self.tally.get_mut(*of).soundings),
            _ => {}
        }
    }
}
