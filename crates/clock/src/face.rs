//! One of the two faces: its time, its ledger, its move counter, its flag.
//!
//! The ledger is kept in three numbers that change together: what was granted,
//! what was used, what is left. Time flows from left to used; acts grant and
//! revoke; a delay is granted in the moment it is used. So granted = left +
//! used after every act, and `used` is the time the face really ran, in every
//! mode, until its flag fell.

use crate::control::NextPeriod;
use crate::flag::Expiry;
use crate::millis::{At, Millis};
use crate::period::Period;
use crate::schedule::Schedule;

/// What an act put on a face, or took off it by the rules of the control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Grant {
    /// Time added: increment, time given back, main time of further periods.
    pub granted: Millis,
    /// The main time of further periods among it.
    pub main: Millis,
    /// Saved time lost at the end of a period ([`NextPeriod::SavedLost`]).
    pub lost: Millis,
    /// How many periods the act ended.
    pub periods_ended: u16,
}

impl Grant {
    /// What came for the move: not the main time of a period, which comes once
    /// and stays when the move is taken back.
    pub fn for_the_move(self) -> Millis {
        self.granted.minus(self.main)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Face {
    pub(crate) left: Millis,
    pub(crate) used: Millis,
    pub(crate) granted: Millis,
    /// Time this face has run since its last press; a delay is measured by it.
    /// Each face has its own, so that a clock resumed on the wrong side and put
    /// right again does not begin a delay twice.
    pub(crate) turn: Millis,
    /// The flag at zero for good: while it stands no time runs here.
    pub(crate) expired: Option<Expiry>,
    /// The latest flag the time ran on after.
    pub(crate) passed: Option<Expiry>,
    pub(crate) moves: u16,
    pub(crate) period: u16,
}

impl Face {
    pub(crate) fn new(time: Millis) -> Face {
        Face {
            left: time,
            used: Millis::ZERO,
            granted: time,
            turn: Millis::ZERO,
            expired: None,
            passed: None,
            moves: 0,
            period: 0,
        }
    }

    /// What is left of the delay of the current move.
    pub(crate) fn delay_left(&self, period: Period) -> Millis {
        period.extra().delay().minus(self.turn)
    }

    /// How long this face can run before its time is out.
    pub(crate) fn can_run(&self, schedule: &Schedule) -> Millis {
        self.left
            .plus(self.delay_left(schedule.period(self.period)))
    }

    /// Lets the time run on this face.
    ///
    /// Goes round at most once for each written period: each round either ends
    /// or enters the next one.
    pub(crate) fn run(&mut self, schedule: &Schedule, next: NextPeriod, from: At, to: At) {
        let mut from = from;
        while self.expired.is_none() {
            let wait = to.since(from);
            let can_run = self.can_run(schedule);
            if wait < can_run {
                self.spend(schedule, wait);
                return;
            }
            self.spend(schedule, can_run);
            from = from.plus(can_run);
            let runs_on = next == NextPeriod::AtZero && self.period < schedule.last();
            let expiry = Expiry {
                at: from,
                period: self.period,
                moves: self.moves,
                stands: !runs_on,
            };
            if runs_on {
                self.passed = Some(expiry);
                self.period = self.period.saturating_add(1);
                self.grant(schedule.period(self.period).base());
            } else {
                self.expired = Some(expiry);
            }
        }
    }

    /// Uses time that is known to be there: first the delay, then the rest.
    fn spend(&mut self, schedule: &Schedule, time: Millis) {
        let delay = time.min(self.delay_left(schedule.period(self.period)));
        let main = time.minus(delay);
        self.granted = self.granted.plus(delay);
        self.used = self.used.plus(time);
        self.left = self.left.minus(main);
        self.turn = self.turn.plus(time);
    }

    pub(crate) fn grant(&mut self, time: Millis) {
        self.left = self.left.plus(time);
        self.granted = self.granted.plus(time);
    }

    /// Takes back up to `time`; the answer is how much there was to take.
    pub(crate) fn revoke(&mut self, time: Millis) -> Millis {
        let taken = time.min(self.left);
        self.left = self.left.minus(taken);
        self.granted = self.granted.minus(taken);
        taken
    }

    /// Ends every period whose quota the counter has reached.
    ///
    /// The time of a period comes once: the period number never goes back by
    /// itself, so a counter corrected downwards and played up again does not
    /// bring it a second time. Nothing is granted while the flag stands.
    pub(crate) fn end_periods(&mut self, schedule: &Schedule, next: NextPeriod) -> Grant {
        let mut grant = Grant::default();
        if next == NextPeriod::AtZero || self.expired.is_some() {
            return grant;
        }
        while schedule
            .ends_at_move(self.period)
            .is_some_and(|end| u32::from(self.moves) >= end)
        {
            if next == NextPeriod::SavedLost {
                grant.lost = grant.lost.plus(self.revoke(self.left));
            }
            self.period = self.period.saturating_add(1);
            grant.periods_ended = grant.periods_ended.saturating_add(1);
            let base = schedule.period(self.period).base();
            self.grant(base);
            grant.granted = grant.granted.plus(base);
            grant.main = grant.main.plus(base);
        }
        grant
    }
}
