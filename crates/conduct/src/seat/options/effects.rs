//! What an act would bring about, told before it is done.
//!
//! Only an arbiter is told: a player who could read off an effect whether his
//! claim holds would need no arbiter.

use std::cell::Cell;

use tuomari_board::{Color, Position};

use crate::{
    Announcement, Conclusion, Game,
    act::act_table::Act,
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
    let ruled = |event: &Event| matches!(event.what, Happening::Ruled(..));
    let ended = |event: &Event| matches!(event.what, Happening::Concluded(_));
    let mut effects: Vec<Effect> = events
        .iter()
        .filter_map(|event| effect(game, &event.what))
        .collect();
    if events.iter().any(ended) {
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

/// What comes of one event: what board and clock show of it, or what is
/// announced.
fn effect(game: &Game, what: &Happening) -> Option<Effect> {
    if let Happening::Reinstated { plies, .. } = what {
        Some(Effect::Reinstated(*plies))
    } else if let Happening::Concluded(conclusion) = what {
        Some(Effect::Ends(*conclusion))
    } else if let Happening::ClockTurned(to) = what {
        Some(Effect::Runs(*to))
    } else if let Happening::ClockResumed = what {
        game.lever().map(Effect::Runs)
    } else if let Happening::ClockStopped(_) = what {
        Some(Effect::Stops)
    } else if let Happening::Asked(question) = what {
        Some(Effect::Asks(question.matter))
    } else if is_ruling_itself(what) {
        None
    } else {
        Announcement::of(game, what).map(Effect::Announced)
    }
}

/// These are the ruling itself, not what comes of it.
fn is_ruling_itself(what: &Happening) -> bool {
    matches!(
        what,
        Happening::Ruled(..)
            | Happening::Penalised(_)
            | Happening::Found { .. }
            | Happening::ClockSet(_)
            | Happening::StopJudged(..)
    )
}

impl Act {
    /// Whether it is meant as it stands: no squares, times or words in it are
    /// an example.
    pub(crate) fn is_exact(&self) -> bool {
        if let Act::Rule { ruling, .. } = self {
            return ruling.is_exact();
        }
        if let Act::Penalise(penalty) = self {
            return penalty.measure.is_exact();
        }
        matches!(
            self,
            Act::OrderSealing
                | Act::SetUpResumption
                | Act::OpenEnvelope
                | Act::StartClock
                | Act::StopClock
                | Act::Resume
                | Act::SetAside
                | Act::EnterResult { .. }
                | Act::SeeFlag { .. }
                | Act::SeeIrregularity
                | Act::SeeIllegalPosition
                | Act::SeeBothFlags { .. }
                | Act::NoteAbsence
                | Act::Excuse { .. }
                | Act::RestoreTimes
                | Act::RestorePieces
                | Act::JudgeStop { .. }
                | Act::FindSlip { .. }
        )
    }
}

impl Ruling {
    fn is_exact(self) -> bool {
        match self {
            Ruling::Reinstate { .. }
            | Ruling::AddTime { .. }
            | Ruling::TakeTime { .. }
            | Ruling::Times { .. } => false,
            Ruling::Penalise(penalty) => penalty.measure.is_exact(),
            Ruling::Accept
            | Ruling::Reject
            | Ruling::End { .. }
            | Ruling::Warn { .. }
            | Ruling::Postpone { .. }
            | Ruling::NewGame
            | Ruling::Expel
            | Ruling::Replay => true,
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
