//! Starting, stopping, resuming, and moving the lever without a press.
//!
//! None of these acts gives or takes time, and none counts a move.

use crate::clock::{ChessClock, State, Stopper};
use crate::color::Color;
use crate::millis::At;

/// What became of an act on the lever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Switch {
    Done,
    /// Nothing changed, because the clock is as it says: already started,
    /// already stopped (by whom), not stopped, not yet started.
    Unchanged(State),
}

impl ChessClock {
    /// Starts the clock: White's face at the appointed time (`fide-2018/6.6`),
    /// or at the resumption of an adjourned game the face of the player who is
    /// to reply. Only an idle clock can be started.
    pub fn start(&mut self, color: Color, at: At) -> Switch {
        self.pass_time(at);
        match self.state {
            State::Idle => self.switch(State::Running(color)),
            state => Switch::Unchanged(state),
        }
    }

    /// Stops the clock, `fide-2018/6.11.1` and `6.11.2`. Whether a player had
    /// cause is judged above.
    ///
    /// A second stop changes nothing: the clock remembers the first, because
    /// that is the act `6.11.4` judges. The used part of a delay is kept, so a
    /// stop and a resumption cost nothing and gain nothing.
    pub fn stop(&mut self, by: Stopper, at: At) -> Switch {
        self.pass_time(at);
        match self.state {
            State::Running(ran) => self.switch(State::Stopped { by, ran }),
            state => Switch::Unchanged(state),
        }
    }

    /// Lets the face run on that ran before the stop, `fide-2018/6.11.3`.
    pub fn resume(&mut self, at: At) -> Switch {
        self.pass_time(at);
        match self.state {
            State::Stopped { ran, .. } => self.switch(State::Running(ran)),
            state => Switch::Unchanged(state),
        }
    }

    /// Makes the face of this colour the one that runs, whatever the clock did
    /// before: no move, no increment, no counter.
    ///
    /// The arbiter resumes on the other side with it; under the Finnish blitz
    /// code a player restarts the offender's face with it (`fi-blitz-2014/9`
    /// and `10`). It is not a press, and it begins no new delay for a player
    /// whose move was interrupted.
    pub fn run(&mut self, color: Color, at: At) -> Switch {
        self.pass_time(at);
        match self.state {
            State::Running(running) if running == color => Switch::Unchanged(self.state),
            _ => self.switch(State::Running(color)),
        }
    }

    fn switch(&mut self, state: State) -> Switch {
        self.state = state;
        self.settle();
        Switch::Done
    }
}
