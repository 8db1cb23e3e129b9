//! Facts for the arbiter, as far as the rulebook lets him look.

use tuomari_board::Color;
use tuomari_clock::{At, Millis, State, Stopper};
use tuomari_rulebook::{ArbiterIntervention, EventOrderEvidence, Rules};

use crate::{act::by::By, color::face, event::happening::Irregular, seat::Seat, state::game::Game};

/// Something the record or the clock knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fact {
    /// An irregularity that may still be raised, or a breach that a penalty
    /// may be asked for.
    Irregularity {
        by: Color,
        what: Irregular,
        /// How many plies had been played before it.
        ply: usize,
    },
    /// A flag is down.
    Flag {
        of: Color,
        /// Since when, unless the order of things may be proved by the
        /// players' remarks only (`fi-team-blitz/13`).
        since: Option<At>,
    },
    /// A move was made and its press is owed.
    PressOwed(Color),
    /// The player has said that the opponent's flag is down and has not
    /// stopped the clock.
    FlagRemarked(Color),
    /// The time an irregular press gained the player.
    Gained(Color, Millis),
    /// The end that stands on the board has not been confirmed by a player.
    EndUnconfirmed,
    /// The clock was stopped in the middle of the game.
    Stopped { by: By, since: At },
    /// So many further questions could not be put; they stand in the record.
    NotAsked(u16),
}

/// The facts for a seat: for the arbiter alone. Where he keeps out of the
/// game until he is asked (`fi-blitz-2014/18`), he gets them with a question
/// or when the clock has been stopped, not before.
pub(crate) fn facts(rules: &Rules, game: &Game, seat: Seat, at: At) -> Vec<Fact> {
    let unasked = rules.arbiter_intervention().value == ArbiterIntervention::AsLawsSay
        || rules.arbiter_intervention().value == ArbiterIntervention::NotApplicable;
    let stopped = game.clock.is_some_and(|clock| clock.running().is_none());
    let asked = !game.questions.is_empty() || stopped || game.conclusion.is_some();
    if seat != Seat::Arbiter || !(unasked || asked) {
        return Vec::new();
    }
    let mut facts = Vec::new();
    for open in &game.irregularities {
        let (by, what, ply) = (open.by, open.what, open.ply);
        facts.push(Fact::Irregularity { by, what, ply });
        if !open.gain.is_zero() {
            facts.push(Fact::Gained(by, open.gain));
        }
    }
    let by_clock = rules.event_order_evidence().value != EventOrderEvidence::RemarksOnly;
    for of in Color::ALL {
        let expiry = game
            .clock
            .and_then(|clock| clock.reading(face(of), at).expiry);
        if let Some(expiry) = expiry {
            let since = by_clock.then_some(expiry.at);
            facts.push(Fact::Flag { of, since });
        }
        let player = game.players.get(of);
        if let Some(breach) = player.breach {
            let (what, ply) = (breach.what, breach.ply);
            facts.push(Fact::Irregularity { by: of, what, ply });
        }
        if player.unpressed {
            facts.push(Fact::PressOwed(of));
        }
        if player.remarked_flag {
            facts.push(Fact::FlagRemarked(of));
        }
    }
    if game.withheld.is_some() {
        facts.push(Fact::EndUnconfirmed);
    }
    facts.extend(stop(game).filter(|_| game.conclusion.is_none()));
    if game.not_asked > 0 {
        facts.push(Fact::NotAsked(game.not_asked));
    }
    facts
}

/// Who stopped the clock, and when.
fn stop(game: &Game) -> Option<Fact> {
    let by = stopped_by(game)?;
    let since = game.stopped_at?;
    Some(Fact::Stopped { by, since })
}

/// Who stopped the clock, if it is stopped.
pub(crate) fn stopped_by(game: &Game) -> Option<By> {
    let State::Stopped { by, .. } = game.clock?.state() else {
        return None;
    };
    Some(match by {
        Stopper::Player(of) => By::Player(Color::from_white(of == tuomari_clock::Color::White)),
        Stopper::Arbiter => By::Arbiter,
        Stopper::System => By::System,
    })
}
