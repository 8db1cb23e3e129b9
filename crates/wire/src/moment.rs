//! The instants at which a view is taken.
//!
//! Between two events a view changes only when the clock comes to zero or an
//! appointed hour passes; what a running face shows meanwhile any screen can
//! count. So a view is taken at the instant of an event (step 0) and at each
//! of those instants that follow (steps 1, 2, …). Every node takes it at the
//! same ones, and the views of a table are one chain:
//! `(17, 0), (17, 1), (18, 0)`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_clock::{At, DefaultTime};
use tuomari_conduct::Game;
use utoipa::ToSchema;

/// Most steps after one event: a clock has so many periods, and there are a
/// few hours to pass.
const MOST_STEPS: u16 = 16;

/// Which view of a table it is.
///
/// The version counts accepted commands, never events: a legal move and an
/// illegal one may lead to more or fewer of these, and nobody is to see it.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    TS,
    ToSchema,
)]
#[ts(optional_fields)]
pub struct Stamp {
    /// Commands accepted so far.
    pub version: u64,
    /// Instants passed since then.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u16>")]
    pub step: u16,
}

/// An instant at which a view is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    pub at: At,
    /// Its number since the last event.
    pub step: u16,
}

impl Moment {
    /// The latest moment up to `now`; `since` is the instant of the last
    /// event.
    pub fn latest(game: &Game, since: At, now: At) -> Moment {
        let mut moment = Moment { at: since, step: 0 };
        while moment.step < MOST_STEPS {
            match moment.next(game) {
                Some(next) if next.at <= now => moment = next,
                _ => break,
            }
        }
        moment
    }

    /// Which view it is, after so many commands.
    pub fn stamp(self, version: u64) -> Stamp {
        Stamp {
            version,
            step: self.step,
        }
    }

    /// The next moment if nothing happens before. A server wakes then.
    pub fn next(self, game: &Game) -> Option<Moment> {
        let clock = game.clock().and_then(|clock| {
            let mut then = *clock;
            then.pass_time(self.at);
            then.deadline()
        });
        let late = game.presence().map(DefaultTime::late_from);
        let limit = game.presence().map(DefaultTime::limit);
        let hours = [clock, late, limit, game.session_ends()];
        let next = hours.into_iter().flatten().filter(|at| *at > self.at);
        (self.step < MOST_STEPS)
            .then(|| next.min())
            .flatten()
            .map(|at| Moment {
                at,
                step: self.step + 1,
            })
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_zero(step: &u16) -> bool {
    *step == 0
}
