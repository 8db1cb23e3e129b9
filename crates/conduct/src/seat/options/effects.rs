//! What an act would bring about, told before it is done.
//!
//! Only an arbiter is told: a player who could read off an effect whether his
//! claim holds would need no arbiter.

use std::cell::Cell;

use tuomari_board::{Color, Position};

use crate::{
    AdjournAct, Announcement, Conclusion, Game,
    act::command::Act,
    ending::oracle::Oracle,
    event::{
        happening::{Event, Happening},
        penalty::Measure,
        question::Matter,
        ruling::Ruling,
        verdict::{DeadVerdict, Verdict},
    },
};

/// Something that an act would bring about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// This would be announced at the table.
    Announced(Announcement),
    /// The position after so many plies would stand again.
    Reinstated(usize),
    /// The game would end so.
    Ends(Conclusion),
    /// The result hangs on whether a side can mate, which is examined when it
    /// is done.
    IfMate,
    /// This player's time would run.
    Runs(Color),
    /// The clock would be stopped.
    Stops,
    /// This would be asked next.
    Asks(Matter),
    /// The player would be bound to nothing; play goes on as it stands.
    GoesOn,
}

/// What the events would bring about, as far as people care.
pub(crate) fn effects(game: &Game, events: &[Event], mate_asked: bool) -> Vec<Effect> {
    let mut effects = Vec::new();
    let ruled = |event: &Event| matches!(event.what, Happening::Ruled(..));
    let mut ends = false;
    for event in events {
        effects.extend(match &event.what {
            // These are the ruling itself, not what comes of it.
            Happening::Ruled(..)
            | Happening::Penalised(_)
            | Happening::Found { .. }
            | Happening::ClockSet(_)
            | Happening::StopJudged(..) => None,
            Happening::Reinstated { plies, .. } => Some(Effect::Reinstated(*plies)),
            Happening::Concluded(conclusion) => {
                ends = true;
                Some(Effect::Ends(*conclusion))
            }
            Happening::ClockTurned(to) => Some(Effect::Runs(*to)),
            Happening::ClockResumed => game.lever().map(Effect::Runs),
            Happening::ClockStopped(_) => Some(Effect::Stops),
            Happening::Asked(question) => Some(Effect::Asks(question.matter)),
            what => Announcement::of(game, what).map(Effect::Announced),
        });
    }
    if ends {
        effects.retain(|effect| !matches!(effect, Effect::Stops | Effect::Runs(_)));
        if mate_asked {
            effects.push(Effect::IfMate);
        }
    }
    if effects.is_empty() && game.conclusion.is_none() && events.iter().any(ruled) {
        effects.push(Effect::GoesOn);
    }
    effects
}

impl Act {
    /// Whether it is meant as it stands: no squares, times or words in it are
    /// an example.
    pub(crate) fn is_exact(&self) -> bool {
        match self {
            Act::Rule { ruling, .. } => match ruling {
                Ruling::Reinstate(_)
                | Ruling::AddTime(..)
                | Ruling::TakeTime(..)
                | Ruling::Times(..) => false,
                Ruling::Penalise(penalty) => penalty.measure.is_exact(),
                _ => true,
            },
            Act::Penalise(penalty) => penalty.measure.is_exact(),
            Act::Adjourn(act) => matches!(
                act,
                AdjournAct::Order | AdjournAct::Resume | AdjournAct::Open
            ),
            Act::StartClock
            | Act::StopClock
            | Act::Resume
            | Act::SetAside
            | Act::EnterResult(_)
            | Act::SeeFlag { .. }
            | Act::SeeIrregularity
            | Act::SeeIllegalPosition
            | Act::SeeBothFlags { .. }
            | Act::NoteAbsence
            | Act::Excuse { .. }
            | Act::RestoreTimes
            | Act::RestorePieces
            | Act::JudgeStop { .. }
            | Act::FindSlip { .. } => true,
            _ => false,
        }
    }
}

impl Measure {
    /// Whether nothing in it is an example.
    fn is_exact(self) -> bool {
        matches!(
            self,
            Measure::Warning | Measure::Loss { .. } | Measure::Expulsion
        )
    }
}

/// An analyser for decisions that nobody will see: no refusal rests on a
/// verdict. It remembers whether it was asked.
#[derive(Default)]
pub(crate) struct Unasked(pub(crate) Cell<bool>);

impl Oracle for Unasked {
    fn can_mate(&self, _: &Position, _: Color) -> Verdict {
        self.0.set(true);
        Verdict::Can(Vec::new())
    }

    fn is_dead(&self, _: &Position) -> DeadVerdict {
        DeadVerdict::Alive
    }
}
