//! The ruling that can still be set aside, with what it did.

use tuomari_board::ByColor;
use tuomari_clock::{At, Millis};

use crate::event::{
    happening::{Event, Happening},
    question::Question,
};

/// A ruling that can still be set aside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LastRuling {
    pub(crate) question: Question,
    pub(crate) at: At,
    pub(crate) given: ByColor<Millis>,
    pub(crate) taken: ByColor<Millis>,
    pub(crate) ended: bool,
}

impl LastRuling {
    pub(crate) fn new(question: Question, at: At) -> LastRuling {
        LastRuling {
            question,
            at,
            given: ByColor::default(),
            taken: ByColor::default(),
            ended: false,
        }
    }

    /// The ruling with one more thing that came of it; nothing if it cannot be
    /// undone, or if it is something else that happened since.
    pub(crate) fn with(mut self, event: &Event) -> Option<LastRuling> {
        if event.at != self.at {
            return None;
        }
        let add = |to: &mut Millis, time: Millis| *to = to.plus(time);
        match &event.what {
            Happening::TimeAdded(of, time) => add(self.given.get_mut(*of), *time),
            Happening::TimeTaken(of, time) => add(self.taken.get_mut(*of), *time),
            Happening::Concluded(_) => self.ended = true,
            Happening::Found { .. } | Happening::ClockResumed | Happening::ClockStopped(_) => {}
            _ => return None,
        }
        Some(self)
    }
}
