//! The default time: how late a player may arrive, `fide-2018/6.7`.
//!
//! Kept apart from the clock, because it is measured from the appointed hour
//! and not from anybody's face: a player can be late with his clock untouched,
//! and a clock can run for an hour with both players at the board.

use crate::color::Color;
use crate::millis::{At, Millis};

/// Whose time runs while neither player is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BothAbsent {
    /// The time of the player to move, from the appointed hour until he comes:
    /// White at the start (`fide-2018/6.7.2`), the one who is to reply at a
    /// resumption (`I.11`).
    #[default]
    MoverLoses,
    /// Nobody's, until one of them comes: `6.7.2` lets the event or the arbiter
    /// say so.
    NobodyLoses,
}

/// Where a player stands with his arrival.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Presence {
    /// He came, and in time.
    InTime { since: At },
    /// He is not there, and may still come in time.
    Awaited,
    /// He came too late, or has not come and it is too late.
    Late {
        /// When he came, if he did.
        since: Option<At>,
    },
    /// He is too late and the arbiter has decided otherwise than loss.
    Excused,
}

/// Who loses by default, if the arbiter does not decide otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Defaulted {
    Nobody,
    One(Color),
    /// Both: the rule is for "any player".
    Both,
}

/// The bookkeeping of one game's start or resumption.
///
/// Promises the facts; the loss is proposed, never carried out, for `6.7.1`
/// ends with "unless the arbiter decides otherwise". *Late* is after the limit
/// and not at it, measured in whole seconds as at the board: half a second
/// after the limit still shows the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DefaultTime {
    appointed: At,
    allowance: Millis,
    mover: Color,
    both_absent: BothAbsent,
    arrived: [Option<At>; 2],
    excused: [bool; 2],
}

impl DefaultTime {
    /// The start of a game at the appointed hour, with this much lateness
    /// allowed. If nothing is announced it is zero (`fide-2018/6.7.1`).
    pub fn new(appointed: At, allowance: Millis) -> DefaultTime {
        DefaultTime {
            appointed,
            allowance,
            mover: Color::White,
            both_absent: BothAbsent::MoverLoses,
            arrived: [None; 2],
            excused: [false; 2],
        }
    }

    /// The same for a resumption: this player is to reply, `fide-2018/I.11`.
    #[must_use]
    pub fn with_mover(self, mover: Color) -> DefaultTime {
        DefaultTime { mover, ..self }
    }

    /// The same with another rule for two absent players.
    #[must_use]
    pub fn with_both_absent(self, both_absent: BothAbsent) -> DefaultTime {
        DefaultTime {
            both_absent,
            ..self
        }
    }

    /// A player comes to the board. Only the first coming counts.
    pub fn arrive(&mut self, color: Color, at: At) -> Presence {
        if let Some(arrived) = self.arrived.get_mut(color.index()) {
            *arrived = arrived.or(Some(at));
        }
        self.presence(color, at)
    }

    /// The arbiter decides otherwise, `fide-2018/6.7.1`: this player does not
    /// lose for being late, now or later.
    pub fn excuse(&mut self, color: Color) {
        if let Some(excused) = self.excused.get_mut(color.index()) {
            *excused = true;
        }
    }

    /// The last instant of the allowance: to arrive now is still in time.
    pub fn limit(&self) -> At {
        self.appointed.plus(self.allowance)
    }

    /// The first instant at which an absent player is late: when to look again.
    pub fn late_from(&self) -> At {
        let secs = self.allowance.whole_secs().saturating_add(1);
        self.appointed.plus(Millis::from_secs(secs))
    }

    /// Where this player stands at `at`.
    pub fn presence(&self, color: Color, at: At) -> Presence {
        let since = self.arrived_by(color, at);
        let late = since.unwrap_or(at) >= self.late_from();
        match since {
            _ if late && self.is_excused(color) => Presence::Excused,
            since if late => Presence::Late { since },
            Some(since) => Presence::InTime { since },
            None => Presence::Awaited,
        }
    }

    /// Who loses by default at `at`; both if both are late.
    pub fn defaulted(&self, at: At) -> Defaulted {
        let late = |color| matches!(self.presence(color, at), Presence::Late { .. });
        match (late(Color::White), late(Color::Black)) {
            (false, false) => Defaulted::Nobody,
            (true, false) => Defaulted::One(Color::White),
            (false, true) => Defaulted::One(Color::Black),
            (true, true) => Defaulted::Both,
        }
    }

    /// Since when the face of the player to move is to run, as known at `at`;
    /// `None` while it is not.
    ///
    /// From the appointed hour (`fide-2018/6.6`), whoever is there, so that he
    /// loses all the time until he comes. Only where nobody loses time while
    /// both are absent does it wait for the first to come.
    pub fn runs_since(&self, at: At) -> Option<At> {
        let from = match self.both_absent {
            BothAbsent::MoverLoses => self.appointed,
            BothAbsent::NobodyLoses => {
                let comings = Color::BOTH.map(|color| self.arrived_by(color, at));
                comings.into_iter().flatten().min()?.max(self.appointed)
            }
        };
        (from <= at).then_some(from)
    }

    /// How much of his time the player to move has lost by his absence at `at`.
    pub fn lost_by_absence(&self, at: At) -> Millis {
        let until = self.arrived_by(self.mover, at).unwrap_or(at);
        self.runs_since(at)
            .map_or(Millis::ZERO, |from| until.since(from))
    }

    /// The player whose face runs first.
    pub fn mover(&self) -> Color {
        self.mover
    }

    pub fn appointed(&self) -> At {
        self.appointed
    }

    /// How much lateness is allowed.
    pub fn allowance(&self) -> Millis {
        self.allowance
    }

    /// Whose time runs while neither player is there.
    pub fn both_absent(&self) -> BothAbsent {
        self.both_absent
    }

    /// When this player came, if he has.
    pub fn arrived(&self, color: Color) -> Option<At> {
        self.arrived.get(color.index()).copied().flatten()
    }

    /// Whether the arbiter decided that this player does not lose for being
    /// late.
    pub fn is_excused(&self, color: Color) -> bool {
        self.excused.get(color.index()) == Some(&true)
    }

    /// When this player came, if that was not after `at`.
    fn arrived_by(&self, color: Color, at: At) -> Option<At> {
        self.arrived(color).filter(|since| *since <= at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instant_before_the_first_coming_sees_no_coming() {
        let mut game = DefaultTime::new(At::from_ms(1_000), Millis::from_secs(60));
        game.arrive(Color::Black, At::from_ms(5_000));
        let earlier = At::from_ms(4_000);
        assert_eq!(game.presence(Color::Black, earlier), Presence::Awaited);
        assert_eq!(game.runs_since(At::ORIGIN), None);
        assert_eq!(game.lost_by_absence(At::ORIGIN), Millis::ZERO);
    }

    #[test]
    fn the_end_of_time_is_no_trap() {
        let game = DefaultTime::new(At::from_ms(u64::MAX), Millis::from_mins(30));
        assert_eq!(game.limit(), At::from_ms(u64::MAX));
        assert_eq!(game.defaulted(At::ORIGIN), Defaulted::Nobody);
    }
}
