//! How the ruling that can be set aside changes by what happens.

use crate::{
    event::happening::{Event, Happening},
    state::{game::Game, last_ruling::LastRuling},
};

impl Game {
    /// Remembers what the last ruling did; the question must still be open.
    pub(super) fn remember_ruling(&mut self, event: &Event) {
        self.last_ruling = match &event.what {
            Happening::Ruled(id, _) => {
                let mut open = self.questions.iter();
                let question = open.find(|question| question.id == *id);
                question.map(|question| Box::new(LastRuling::new(*question, event.at)))
            }
            _ => self
                .last_ruling
                .take()
                .and_then(|ruling| ruling.with(event))
                .map(Box::new),
        };
    }
}
