//! How the clock changes by what happens.

use tuomari_clock::Stopper;

use crate::{
    act::by::By,
    color::face,
    event::happening::{Event, Happening},
    state::game::Game,
};

impl Game {
    pub(super) fn apply_to_clock(&mut self, event: &Event) {
        let Some(clock) = &mut self.clock else {
            return;
        };
        let at = event.at;
        match &event.what {
            Happening::ClockStopped(_) => self.stopped_at = Some(at),
            Happening::ClockStarted | Happening::ClockResumed | Happening::ClockTurned(_) => {
                self.stopped_at = None;
            }
            _ => {}
        }
        match &event.what {
            Happening::ClockStarted => _ = clock.start(face(self.history.start().turn()), at),
            Happening::ClockPressed(by) => _ = clock.press(face(*by), at),
            Happening::ClockStopped(by) => _ = clock.stop(stopper(*by), at),
            Happening::ClockResumed => _ = clock.resume(at),
            Happening::ClockTurned(to) => _ = clock.run(face(*to), at),
            Happening::TimeAdded(to, time) => _ = clock.add_time(face(*to), *time, at),
            Happening::TimeTaken(from, time) => _ = clock.take_time(face(*from), *time, at),
            Happening::ClockSet(order) => order.carry_out(clock, at),
            // Refused only where it was granted against the control.
            Happening::ExtraTimeGranted(extra) => _ = clock.switch_extra(*extra, at),
            _ => clock.pass_time(at),
        }
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
