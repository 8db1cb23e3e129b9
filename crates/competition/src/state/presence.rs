//! Who can be paired in a round, and why somebody cannot.

use crate::{
    state::competition::Competition,
    word::{
        id::Who,
        outcome::Bye,
        reason::{Idle, Why},
        regulations::System,
    },
};

/// Why somebody is not paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Absence {
    /// Not come yet, or out of the competition: nothing is told of the round.
    Unlisted,
    Idle(Idle),
}

impl Absence {
    pub(crate) fn idle(self) -> Option<Idle> {
        match self {
            Absence::Unlisted => None,
            Absence::Idle(idle) => Some(idle),
        }
    }
}

impl Competition {
    /// Why somebody is not to be paired in a round; none where he is.
    pub(crate) fn absence(&self, who: Who, round: u16) -> Option<Absence> {
        let entrant = self.entrant(who)?;
        if entrant.from > round || entrant.is_out(round) {
            return Some(Absence::Unlisted);
        }
        let idle = |bye, why| Some(Absence::Idle(Idle { who, bye, why }));
        if entrant.is_excluded(round) {
            return idle(Bye::Zero, Why::Excluded);
        }
        if let Some(asked) = entrant.granted(round) {
            let why = if asked.declared {
                Why::Absent
            } else {
                Why::Granted
            };
            return idle(asked.bye, why);
        }
        if entrant.unexplained && !entrant.here && self.system().is_swiss() {
            return idle(Bye::Zero, Why::Unexplained);
        }
        let asks = self.regulations().is_some_and(|one| one.check_in);
        if asks && !entrant.here {
            return idle(Bye::Zero, Why::NotHere);
        }
        if self.system() == System::KnockOut && self.is_beaten(who, round) {
            return idle(Bye::Rest, Why::Beaten);
        }
        None
    }

    /// All who are to be paired in a round, and those who are in the list but
    /// are not.
    pub(crate) fn present(&self, round: u16) -> (Vec<Who>, Vec<Idle>) {
        let (mut there, mut idle) = (Vec::new(), Vec::new());
        for who in self.units() {
            match self.absence(who, round) {
                None => there.push(who),
                Some(absence) => idle.extend(absence.idle()),
            }
        }
        (there, idle)
    }

    /// Whether somebody is out of a knock-out.
    fn is_beaten(&self, who: Who, round: u16) -> bool {
        let past = self.rounds.iter().filter(|one| one.number < round);
        past.into_iter().any(|one| {
            let plays = one.meeting_of(who).is_some();
            plays && !self.goes_on(one.number).contains(&who)
        })
    }
}
