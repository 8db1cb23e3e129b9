//! How what is counted against the players changes by what happens.

use tuomari_board::Color;

use crate::{
    act::{
        claim::Claim,
        incident::{Device, Incident, Misconduct, Offender},
    },
    event::penalty::{Measure, Penalty},
    state::game::Game,
};

impl Game {
    /// Carries out a penalty; what it does to clock and score are events of
    /// their own.
    pub(super) fn apply_penalty(&mut self, penalty: Penalty) {
        if penalty.measure == Measure::Warning {
            more(&mut self.tally.get_mut(penalty.offender).warnings);
        }
    }

    pub(super) fn count_offer(&mut self, by: Color) {
        more(&mut self.tally.get_mut(by).offers);
    }

    pub(super) fn count_claim(&mut self, by: Color) {
        more(&mut self.tally.get_mut(by).claims);
    }

    /// A claim about a touched piece costs nothing when it is found incorrect.
    pub(super) fn count_found(&mut self, by: Color, claim: Claim, correct: bool) {
        if !correct && claim != Claim::TouchMove {
            self.count_claim(by);
        }
    }

    /// Sounds of a device are counted.
    pub(super) fn count_report(&mut self, incident: Incident) {
        if let (Offender::Player(of), Misconduct::Device(Device::Sounded { .. })) =
            (incident.of, incident.what)
        {
            more(&mut self.tally.get_mut(of).soundings);
        }
    }
}

fn more(count: &mut u8) {
    *count = count.saturating_add(1);
}
