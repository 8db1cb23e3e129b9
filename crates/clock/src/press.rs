//! The press: a player stops his own face and starts the opponent's.
//!
//! Only the device is here. Whether a move was made, and whether the press was
//! allowed (`fide-2018/6.2.2`, `6.2.4`, `7.5.3`), is judged above.

use crate::clock::{ChessClock, State, Stopper};
use crate::color::Color;
use crate::face::Grant;
use crate::millis::{At, Millis};

/// What became of a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Press {
    /// The lever went over: the opponent's face runs.
    Completed(Pressed),
    /// The opponent's face was running already: his own lever was down, so
    /// nothing happened. The second of two presses is of this kind.
    NotYourTurn,
    /// The clock was stopped: nothing happened, and it stays stopped.
    ClockStopped(Stopper),
    /// The clock was not yet started: nothing happened.
    NotStarted,
}

/// What a completed press did to the face of the player who pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pressed {
    /// The player's move counter after the press.
    pub moves: u16,
    /// What the press put on his face. An arbiter who must take back the gain
    /// of an illegal move (`fide-2018/7.1`) finds it here.
    pub grant: Grant,
    /// Whether his flag was down: then the move counts and nothing is granted.
    pub flag_down: bool,
}

impl ChessClock {
    /// The player of this colour presses the clock, `fide-2018/6.2.1`.
    ///
    /// On his own running face: his counter goes up by one, he gets the extra
    /// time the control gives, a period ends if this move completes its quota,
    /// and the opponent's face runs. After his flag has fallen the press still
    /// counts and still starts the opponent's face, but brings no time.
    ///
    /// The increment is for the move to come, so at the end of a period it is
    /// the next period's, and a player whose saved time is lost keeps it. With
    /// the first move's increment switched off it is for the move just
    /// completed, and is lost with the rest.
    pub fn press(&mut self, color: Color, at: At) -> Press {
        self.pass_time(at);
        match self.state {
            State::Idle => return Press::NotStarted,
            State::Stopped { by, .. } => return Press::ClockStopped(by),
            State::Running(running) if running != color => return Press::NotYourTurn,
            State::Running(_) => {}
        }
        let pressed = self.complete(color);
        self.state = State::Running(color.other());
        self.settle();
        Press::Completed(pressed)
    }

    fn complete(&mut self, color: Color) -> Pressed {
        let control = self.control;
        let schedule = control.schedule(color);
        let before = control.increment_before_move_1();
        let face = self.face_mut(color);
        face.moves = face.moves.saturating_add(1);
        let flag_down = face.expired.is_some();
        let mut grant = Grant::default();
        if !flag_down {
            let extra = schedule.period(face.period).extra();
            let mut gain = extra.give_back(face.turn);
            if !before {
                gain = gain.plus(extra.increment());
            }
            face.grant(gain);
            grant = face.end_periods(schedule, control.next_period());
            if before {
                let next = schedule.period(face.period).extra().increment();
                face.grant(next);
                gain = gain.plus(next);
            }
            grant.granted = grant.granted.plus(gain);
        }
        face.turn = Millis::ZERO;
        Pressed {
            moves: face.moves,
            grant,
            flag_down,
        }
    }

    /// Ends the periods the counter of this colour has reached, outside a press.
    pub(crate) fn end_periods(&mut self, color: Color) -> Grant {
        let control = self.control;
        self.face_mut(color)
            .end_periods(control.schedule(color), control.next_period())
    }
}
