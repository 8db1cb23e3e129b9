//! How the clock changes by what happens.

use tuomari_board::{ByColor, Color};
use tuomari_clock::{At, ChessClock, Extra, Millis, Press, Stopper};

use crate::{act::by::By, color::face, state::game::Game};

impl Game {
    pub(super) fn on_clock(&mut self, change: impl FnOnce(&mut ChessClock)) {
        if let Some(clock) = &mut self.clock {
            change(clock);
        }
    }

    pub(super) fn clock_started(&mut self, at: At) {
        let first = face(self.history.start().turn());
        self.on_clock(|clock| _ = clock.start(first, at));
        self.runs_again();
    }

    pub(super) fn clock_pressed(&mut self, by: Color, at: At) {
        if self.conclusion.is_none() {
            // Play goes on: a result that one of them told was none.
            self.signed = ByColor::default();
        }
        let Some(clock) = &mut self.clock else {
            return;
        };
        if let Press::Completed(pressed) = clock.press(face(by), at) {
            self.players.get_mut(by).gain = pressed.grant.for_the_move();
        }
    }

    pub(super) fn clock_stopped(&mut self, by: By, at: At) {
        self.on_clock(|clock| _ = clock.stop(stopper(by), at));
        if self.clock.is_some() {
            self.stopped_at = Some(at);
        }
    }

    pub(super) fn clock_resumed(&mut self, at: At) {
        self.on_clock(|clock| _ = clock.resume(at));
        self.runs_again();
    }

    pub(super) fn clock_turned(&mut self, to: Color, at: At) {
        self.on_clock(|clock| _ = clock.run(face(to), at));
        self.runs_again();
    }

    pub(super) fn time_added(&mut self, to: Color, time: Millis, at: At) {
        self.on_clock(|clock| _ = clock.add_time(face(to), time, at));
    }

    pub(super) fn time_taken(&mut self, from: Color, time: Millis, at: At) {
        self.on_clock(|clock| _ = clock.take_time(face(from), time, at));
    }

    /// Refused only where it was granted against the control.
    pub(super) fn extra_time_granted(&mut self, extra: Extra, at: At) {
        self.on_clock(|clock| _ = clock.switch_extra(extra, at));
        self.extra_granted = extra != Extra::None;
    }

    fn runs_again(&mut self) {
        self.stopped_at = None;
        self.room_stopped = None;
    }

    /// The clock's move counters go back with the position (D-17).
    pub(super) fn count_back(&mut self, plies: usize) {
        let Some(clock) = &mut self.clock else {
            return;
        };
        let undone = self.history.plies().len().saturating_sub(plies);
        let to_move = self.history.now().turn();
        let now = clock.now();
        for (color, back) in [(!to_move, undone.div_ceil(2)), (to_move, undone / 2)] {
            let owed = usize::from(self.players.get(color).unpressed);
            let back = u16::try_from(back.saturating_sub(owed)).unwrap_or(u16::MAX);
            if back > 0 {
                let reading = clock.reading(face(color), now);
                let moves = reading.moves.saturating_sub(back);
                clock.set_counter(face(color), moves, reading.period, now);
            }
        }
    }
}

fn stopper(by: By) -> Stopper {
    match by {
        By::Player(color) | By::Assistant(color) => Stopper::Player(face(color)),
        By::Arbiter => Stopper::Arbiter,
        By::System => Stopper::System,
    }
}
