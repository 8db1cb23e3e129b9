//! The chess clock: two faces, of which time runs in at most one.
//!
//! The value and the questions one can ask it are here; the acts are in
//! `lever`, `press` and `setting`.

use crate::color::Color;
use crate::control::TimeControl;
use crate::face::Face;
use crate::flag::Expiry;
use crate::millis::{At, Millis};

/// A chess clock as a value, `fide-2018/6.1`.
///
/// Every act and every question takes the instant at which it happens. Promises
/// that time never runs in both faces, that what was granted is what is left
/// plus what was used, and that the answer to any question is the same however
/// often the clock was asked before. An instant earlier than one already given
/// counts as the latest one given: time does not run backwards, and no act is
/// refused for it.
///
/// It carries its whole control and no reference, about 360 bytes, so it can be
/// copied freely: a question about the future is asked of a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChessClock {
    pub(crate) control: TimeControl,
    pub(crate) faces: [Face; 2],
    pub(crate) state: State,
    pub(crate) now: At,
}

/// Whether the clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    Idle,
    /// The face of this colour runs.
    Running(Color),
    /// Stopped: no face runs.
    Stopped {
        /// Who stopped it; `fide-2018/6.11.4` asks whether a player had cause.
        by: Stopper,
        /// The face that was running.
        ran: Color,
    },
}

/// Who stopped the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stopper {
    /// A player, to seek the arbiter's assistance, `fide-2018/6.11.2`.
    Player(Color),
    /// The arbiter, `fide-2018/6.11.1`.
    Arbiter,
    /// The machinery: the game is over, or the server was away.
    System,
}

/// All that one face says at an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    pub left: Millis,
    /// The time this face has run, delays included, until its flag fell.
    pub used: Millis,
    /// All time granted and not taken back: always `left` plus `used`.
    pub granted: Millis,
    /// What is left of the delay of the current move; the time shown stands
    /// still until it is gone.
    pub delay_left: Millis,
    pub moves: u16,
    /// How many of those moves belong to the current period.
    pub moves_in_period: u16,
    /// The number of the current period, counted from zero.
    pub period: u16,
    /// Whether time runs on this face (or would, were the flag not down).
    pub runs: bool,
    /// The flag at zero. It stands until the arbiter lifts it.
    pub expiry: Option<Expiry>,
    /// The latest flag of an earlier period after which the time ran on
    /// ([`crate::NextPeriod::AtZero`]).
    pub passed: Option<Expiry>,
}

impl ChessClock {
    /// A clock set for a game under this control, not yet started.
    pub fn new(control: TimeControl) -> ChessClock {
        ChessClock {
            control,
            faces: Color::BOTH.map(|color| Face::new(control.time_at_start(color))),
            state: State::Idle,
            now: At::ORIGIN,
        }
    }

    /// The control in force, as the arbiter may have changed it.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// Whether the clock runs, and if not, who stopped it.
    pub fn state(&self) -> State {
        self.state
    }

    /// The colour whose face runs, if any.
    pub fn running(&self) -> Option<Color> {
        match self.state {
            State::Running(color) => Some(color),
            State::Idle | State::Stopped { .. } => None,
        }
    }

    /// The latest instant the clock was told of.
    pub fn now(&self) -> At {
        self.now
    }

    /// Lets the time pass until `at`, so that an expiry due by then is on the
    /// faces. No act needs it before, and it changes no later answer.
    pub fn pass_time(&mut self, at: At) {
        let to = at.max(self.now);
        if let State::Running(color) = self.state {
            let next = self.control.next_period();
            let schedule = self.control.schedule(color);
            if let Some(face) = self.faces.get_mut(color.index()) {
                face.run(schedule, next, self.now, to);
            }
        }
        self.now = to;
    }

    /// What the face of this colour shows at `at`, if nothing happens before.
    pub fn left(&self, color: Color, at: At) -> Millis {
        self.reading(color, at).left
    }

    /// The flag of this colour at `at`, if nothing happens before. It says
    /// nothing of who may know.
    pub fn expiry(&self, color: Color, at: At) -> Option<Expiry> {
        self.reading(color, at).expiry
    }

    /// All that the face of this colour says at `at`, if nothing happens before.
    pub fn reading(&self, color: Color, at: At) -> Reading {
        let mut then = *self;
        then.pass_time(at);
        let face = then.face(color);
        let schedule = then.control.schedule(color);
        let in_period = u32::from(face.moves).saturating_sub(schedule.moves_before(face.period));
        Reading {
            left: face.left,
            used: face.used,
            granted: face.granted,
            delay_left: face.delay_left(schedule.period(face.period)),
            moves: face.moves,
            moves_in_period: u16::try_from(in_period).unwrap_or(u16::MAX),
            period: face.period,
            runs: then.running() == Some(color),
            expiry: face.expired,
            passed: face.passed,
        }
    }

    /// When the next flag falls if nobody acts: the end of the running face's
    /// delay and time. `None` if the clock stands, if the flag of the running
    /// face is already down, or if the instant is beyond the range.
    ///
    /// A server sleeps until then; it need not tick. Ask again after every act.
    pub fn deadline(&self) -> Option<At> {
        let color = self.running()?;
        let face = self.face(color);
        if face.expired.is_some() {
            return None;
        }
        self.now
            .plus_checked(face.can_run(self.control.schedule(color)))
    }

    pub(crate) fn face(&self, color: Color) -> &Face {
        let [white, black] = &self.faces;
        match color {
            Color::White => white,
            Color::Black => black,
        }
    }

    pub(crate) fn face_mut(&mut self, color: Color) -> &mut Face {
        let [white, black] = &mut self.faces;
        match color {
            Color::White => white,
            Color::Black => black,
        }
    }

    /// After an act: a face that runs with nothing left has its flag down in
    /// that very instant, and nobody has to ask before it is so.
    pub(crate) fn settle(&mut self) {
        self.pass_time(self.now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_a_million_clocks_fit_in_memory() {
        assert!(size_of::<ChessClock>() <= 400);
    }
}
