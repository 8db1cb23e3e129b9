//! The arbiter thinks better of his last ruling.
//!
//! Nothing is wiped out: the ruling stays in the record, a new entry sets it
//! aside, and the question is open again. It can be done only while nothing
//! else has happened since, and only where the ruling did nothing but end the
//! game, give or take time and let the clock go on; a position put back and a
//! penalty counted are corrected by rulings of their own.

use tuomari_board::{ByColor, Color};
use tuomari_clock::{At, Millis};

use crate::{
    act::command::By,
    draft::Draft,
    event::{
        happening::{Event, Happening},
        question::Question,
        refusal::Refusal,
    },
    state::game::Game,
};

/// A ruling that can still be set aside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LastRuling {
    question: Question,
    at: At,
    given: ByColor<Millis>,
    taken: ByColor<Millis>,
    ended: bool,
}

impl LastRuling {
    fn new(question: Question, at: At) -> LastRuling {
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
    fn with(mut self, event: &Event) -> Option<LastRuling> {
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

impl Game {
    /// Remembers what the last ruling did; the question must still be open.
    pub(crate) fn remember_ruling(&mut self, event: &Event) {
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

/// The arbiter sets his last ruling aside: what it did is undone, and the
/// question is put again.
pub(crate) fn set_aside(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let ruling = draft.game.last_ruling.as_deref().copied();
    let ruling = ruling.ok_or(Refusal::NothingToSetAside)?;
    let cites = ruling.question.cites;
    draft.push(Happening::RulingSetAside(ruling.question.id), cites);
    if ruling.ended {
        draft.push(Happening::Reopened, cites);
    }
    let clock = draft.game.clock.as_ref();
    if clock.is_some_and(|clock| clock.running().is_some()) {
        draft.push(Happening::ClockStopped(By::Arbiter), cites);
    }
    for color in Color::ALL {
        let (given, taken) = (*ruling.given.get(color), *ruling.taken.get(color));
        if !given.is_zero() {
            draft.push(Happening::TimeTaken(color, given), cites);
        }
        if !taken.is_zero() {
            draft.push(Happening::TimeAdded(color, taken), cites);
        }
    }
    draft.ask(ruling.question.matter, ruling.question.proposal, cites);
    Ok(())
}
