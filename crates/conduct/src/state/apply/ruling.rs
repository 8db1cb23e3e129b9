//! How the ruling that can be set aside changes by what happens.

use crate::{
    event::happening::{Event, Happening},
    state::{game::Game, last_ruling::LastRuling},
};

impl Game {
    /// Remembers what the last ruling did; the question must still be open.
    pub(super) fn remember_ruling(&mut self, event: &Event) {
        let ruling = if let Happening::Ruled(id, _) = &event.what {
            let mut open = self.questions.iter();
            let question = open.find(|question| question.id == *id);
            question.map(|question| LastRuling::new(*question, event.at))
        } else {
            let last = self.last_ruling.take();
            last.and_then(|ruling| ruling.with(event))
        };
        self.last_ruling = ruling.map(Box::new);
    }
}
