//! What the arbiter does to a clock: times, counters, flags, the control.
//!
//! Every act works on a running clock too; the Laws want it stopped first
//! (`fide-2018/6.10.2`), and that is asked for above. Each answer says exactly
//! what changed, so that a journal can hold it and a second act can undo it.

use crate::clock::ChessClock;
use crate::color::Color;
use crate::control::{ControlError, TimeControl};
use crate::face::Grant;
use crate::flag::Expiry;
use crate::millis::{At, Millis};
use crate::period::{Extra, MAX_TIME};

/// A time before and after the arbiter set it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeSet {
    /// What the face showed.
    pub before: Millis,
    /// What it shows now.
    pub after: Millis,
}

/// What could be taken from a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeTaken {
    pub taken: Millis,
    /// The part of the penalty for which no time was left.
    pub short: Millis,
}

/// A move counter before and after its correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MovesCorrected {
    /// What the counter showed.
    pub before: u16,
    /// What it shows now.
    pub after: u16,
    /// The periods this ended, and their time.
    pub grant: Grant,
}

/// A flag the arbiter lifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FlagLifted {
    /// The flag that was down.
    pub expiry: Expiry,
    /// The periods whose quota had been reached meanwhile, and their time.
    pub grant: Grant,
}

impl ChessClock {
    /// Sets the time of a face: a wrong setting (`fide-2018/6.10.2`), a new
    /// clock (`6.10.1`), a position put back (`7.1`).
    ///
    /// At most [`MAX_TIME`] can be set; the answer says what was. A fallen flag
    /// stays down until it is lifted. Zero set on a running face makes its flag
    /// fall at once; on a face that stands, when it runs.
    pub fn set_time(&mut self, color: Color, time: Millis, at: At) -> TimeSet {
        self.pass_time(at);
        let face = self.face_mut(color);
        let before = face.left;
        let after = time.min(MAX_TIME);
        face.revoke(before);
        face.grant(after);
        self.settle();
        TimeSet { before, after }
    }

    /// Adds time to a face: the opponent's two minutes of `fide-2018/7.5.5`,
    /// `9.5.3`, `12.9.2` and `III.4`.
    ///
    /// At most [`MAX_TIME`] in one act; the answer is what was added. A fallen
    /// flag stays down, and the time added waits until it is lifted: time that
    /// has run out is not mended by a bonus.
    pub fn add_time(&mut self, color: Color, time: Millis, at: At) -> Millis {
        self.pass_time(at);
        let added = time.min(MAX_TIME);
        self.face_mut(color).grant(added);
        added
    }

    /// Takes time from a face, `fide-2018/12.9.3`, or the increment gained by
    /// an illegal move, `7.1`.
    ///
    /// Never below zero: the answer says what there was to take and how much
    /// the penalty fell short. Taking all the time of the running face makes
    /// its flag fall in that instant; a face that stands loses on time only
    /// when it runs again, so the arbiter can still put it right.
    pub fn take_time(&mut self, color: Color, time: Millis, at: At) -> TimeTaken {
        self.pass_time(at);
        let taken = self.face_mut(color).revoke(time);
        self.settle();
        TimeTaken {
            taken,
            short: time.minus(taken),
        }
    }

    /// Corrects the move counter, `fide-2018/6.10.2` and `7.1`.
    ///
    /// A counter corrected up to a quota ends the period, and its time comes,
    /// as if the missing press had been made; no increment comes with it. A
    /// counter corrected downwards takes nothing back and does not bring the
    /// time of a period twice. While the flag is down only the counter changes;
    /// the rest follows when it is lifted.
    pub fn correct_moves(&mut self, color: Color, moves: u16, at: At) -> MovesCorrected {
        self.pass_time(at);
        let face = self.face_mut(color);
        let before = face.moves;
        face.moves = moves;
        let grant = self.end_periods(color);
        self.settle();
        MovesCorrected {
            before,
            after: moves,
            grant,
        }
    }

    /// Sets the move counter and the period, counted from zero, and touches no
    /// time: for a position put back beyond the end of a period, whose time the
    /// arbiter sets himself (`fide-2018/7.1`).
    ///
    /// If the counter has reached the quota of that period, the next press ends
    /// it. A period beyond the last one of a control that does not repeat is
    /// the last one.
    pub fn set_counter(&mut self, color: Color, moves: u16, period: u16, at: At) {
        self.pass_time(at);
        let schedule = self.control.schedule(color);
        let repeats = schedule.ends_at_move(schedule.last()).is_some();
        let bound = if repeats { u16::MAX } else { schedule.last() };
        let face = self.face_mut(color);
        face.moves = moves;
        face.period = period.min(bound);
        self.settle();
    }

    /// Lifts a fallen flag: the quota was fulfilled after all (`fide-2018/6.4`),
    /// the clock was wrong (`6.10.1`), the game goes on (`III.3.1.1`).
    ///
    /// The answer is the flag that was down, or `None` if none was. If the
    /// counter has reached the quota, the next period's time comes now. A face
    /// that runs with nothing left has its flag down again in the same instant,
    /// so set its time first.
    pub fn lift_flag(&mut self, color: Color, at: At) -> Option<FlagLifted> {
        self.pass_time(at);
        let face = self.face_mut(color);
        let passed = face.passed.take();
        let expiry = face.expired.take().or(passed)?;
        let grant = self.end_periods(color);
        self.settle();
        Some(FlagLifted { expiry, grant })
    }

    /// Gives both players this extra time from now on, in every period: the
    /// five seconds of `fide-2018/III.4`.
    ///
    /// Nothing is granted by the switch itself; the next press brings the first
    /// increment. Refused, with nothing changed, beyond [`crate::MAX_EXTRA`] or
    /// where the control would be left without any time. The opponent's two
    /// minutes are a separate [`add_time`](ChessClock::add_time).
    pub fn switch_extra(&mut self, extra: Extra, at: At) -> Result<(), ControlError> {
        // A refused act too happened at its instant.
        self.pass_time(at);
        let control = self.control.with_extra(extra)?;
        self.set_control(control, at);
        Ok(())
    }

    /// Puts another control in force: the clock had been set for a wrong one,
    /// `fide-2018/6.10.2`. Times, counters and periods stay as they are.
    pub fn set_control(&mut self, control: TimeControl, at: At) {
        self.pass_time(at);
        self.control = control;
        self.settle();
    }
}
