//! One period of a time control: so many moves, so much time, so much extra.
//!
//! `fide-2018/6.3.1` asks for "a certain number of moves in the time allotted,
//! including any additional time for each move"; this file is that sentence.
//! A period takes twelve bytes, because half a million clocks are held at once
//! and each carries its whole control.

use crate::control::ControlError;
use crate::millis::Millis;

/// The most moves one period can ask for.
pub const MAX_MOVES: u16 = 999;

/// The most main time of one period, 99:59:59.999; also the most an arbiter
/// can set or add in one act.
pub const MAX_TIME: Millis = Millis::from_ms(359_999_999);

/// The most extra time for one move, an hour.
pub const MAX_EXTRA: Millis = Millis::from_mins(60);

/// What each move brings besides the main time, `fide-2018/6.3.1` and `6.3.2`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Extra {
    #[default]
    None,
    /// Added for every move and kept when not used (Fischer).
    Increment(Millis),
    /// The time used for the move is given back at the press, up to this much
    /// (Bronstein's add-back). The main time runs from the first millisecond,
    /// so it can end inside the extra time.
    Bronstein(Millis),
    /// The main time begins to run only when this much has passed (simple or
    /// US delay). This is what `fide-2018/6.3.2` describes, though its Finnish
    /// gloss says Bronstein.
    SimpleDelay(Millis),
}

impl Extra {
    /// The length of the extra time, of whatever kind.
    pub const fn time(self) -> Millis {
        match self {
            Extra::None => Millis::ZERO,
            Extra::Increment(time) | Extra::Bronstein(time) | Extra::SimpleDelay(time) => time,
        }
    }

    /// The increment, or zero for every other kind.
    pub const fn increment(self) -> Millis {
        match self {
            Extra::Increment(time) => time,
            _ => Millis::ZERO,
        }
    }

    /// The pause before the main time runs, or zero for every other kind.
    pub const fn delay(self) -> Millis {
        match self {
            Extra::SimpleDelay(time) => time,
            _ => Millis::ZERO,
        }
    }

    /// What a press gives back after `used` for the move: Bronstein only.
    pub(crate) fn give_back(self, used: Millis) -> Millis {
        match self {
            Extra::Bronstein(time) => time.min(used),
            _ => Millis::ZERO,
        }
    }
}

/// One period: a quota of moves or the rest of the game, its main time and its
/// extra time.
///
/// Always within [`MAX_MOVES`], [`MAX_TIME`] and [`MAX_EXTRA`]. An extra of
/// zero is held as [`Extra::None`], so that equal periods compare equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    base_ms: u32,
    extra_ms: u32,
    /// Zero stands for the rest of the game.
    moves: u16,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    None,
    Increment,
    Bronstein,
    SimpleDelay,
}

impl Period {
    /// Fills the unused places of a schedule, so that schedules compare.
    pub(crate) const UNUSED: Period = Period {
        base_ms: 0,
        extra_ms: 0,
        moves: 0,
        kind: Kind::None,
    };

    /// A period of `moves` moves, or of all the moves that remain (`None`).
    pub fn new(moves: Option<u16>, base: Millis, extra: Extra) -> Result<Period, ControlError> {
        let moves = match moves {
            None => 0,
            Some(moves) if (1..=MAX_MOVES).contains(&moves) => moves,
            Some(_) => return Err(ControlError::Moves),
        };
        if base > MAX_TIME {
            return Err(ControlError::Time);
        }
        let base_ms = u32::try_from(base.ms()).map_err(|_| ControlError::Time)?;
        Period {
            base_ms,
            moves,
            ..Period::UNUSED
        }
        .with_extra(extra)
    }

    /// The same period with another extra time.
    pub fn with_extra(self, extra: Extra) -> Result<Period, ControlError> {
        if extra.time() > MAX_EXTRA {
            return Err(ControlError::Extra);
        }
        let kind = match extra {
            Extra::Increment(time) if !time.is_zero() => Kind::Increment,
            Extra::Bronstein(time) if !time.is_zero() => Kind::Bronstein,
            Extra::SimpleDelay(time) if !time.is_zero() => Kind::SimpleDelay,
            _ => Kind::None,
        };
        let extra_ms = u32::try_from(extra.time().ms()).map_err(|_| ControlError::Extra)?;
        Ok(Period {
            extra_ms,
            kind,
            ..self
        })
    }

    /// How many moves the period asks for; `None` is the rest of the game.
    pub const fn moves(self) -> Option<u16> {
        match self.moves {
            0 => None,
            moves => Some(moves),
        }
    }

    /// The main time granted when the period begins.
    pub const fn base(self) -> Millis {
        Millis::from_ms(self.base_ms as u64)
    }

    /// What each move of the period brings.
    pub const fn extra(self) -> Extra {
        let time = Millis::from_ms(self.extra_ms as u64);
        match self.kind {
            Kind::None => Extra::None,
            Kind::Increment => Extra::Increment(time),
            Kind::Bronstein => Extra::Bronstein(time),
            Kind::SimpleDelay => Extra::SimpleDelay(time),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_kept() {
        let minute = Millis::from_mins(1);
        assert_eq!(
            Period::new(Some(0), minute, Extra::None),
            Err(ControlError::Moves)
        );
        assert_eq!(
            Period::new(Some(1000), minute, Extra::None),
            Err(ControlError::Moves)
        );
        assert_eq!(
            Period::new(None, Millis::from_ms(360_000_000), Extra::None),
            Err(ControlError::Time)
        );
        let long = Extra::Increment(Millis::from_ms(3_600_001));
        assert_eq!(Period::new(None, minute, long), Err(ControlError::Extra));
        assert!(Period::new(Some(999), MAX_TIME, Extra::SimpleDelay(MAX_EXTRA)).is_ok());
    }

    #[test]
    fn an_extra_of_zero_is_none() {
        let zero = Period::new(None, MAX_TIME, Extra::Bronstein(Millis::ZERO));
        assert_eq!(zero, Period::new(None, MAX_TIME, Extra::None));
    }
}
