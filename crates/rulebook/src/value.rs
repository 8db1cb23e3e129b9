//! Values of settings.

use std::fmt;

/// A value, whatever its setting's type. Code asks the typed functions of
/// [`Rules`](crate::Rules); this is for lists, comparisons and storing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// One of the setting's words, by its place among them.
    Choice(u8),
    YesNo(YesNo),
    /// A length of time.
    Span(Span),
    /// A number of moves by each player.
    Moves(MoveLimit),
    Count(u16),
    /// The rulebook has no such thing.
    NotApplicable,
    /// The text gives no value; the event must.
    EventMustSet,
}

/// What a setting's values look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ValueKind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// `yes` or `no`.
    YesNo,
    /// `0`, `30s`, `2min`, `none`, `never`.
    Span,
    /// A number, `whole-game`, `arbiter` or `none`.
    Moves,
    Count,
}

/// Yes, no, or no such question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum YesNo {
    Yes,
    No,
    /// The rulebook has no such thing.
    NotApplicable,
}

/// A length of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Span {
    Ms(u32),
    None,
    /// The right it would open never exists.
    Never,
    /// The rulebook has no such thing.
    NotApplicable,
}

/// A number of moves by each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveLimit {
    Moves(u16),
    /// The whole game long.
    WholeGame,
    Arbiter,
    None,
    /// The rulebook has no such thing.
    NotApplicable,
}

impl Value {
    pub(crate) fn count(self) -> Option<u16> {
        match self {
            Value::Count(count) => Some(count),
            _ => None,
        }
    }
}

impl YesNo {
    pub(crate) fn of(value: Value) -> YesNo {
        match value {
            Value::YesNo(answer) => answer,
            _ => YesNo::NotApplicable,
        }
    }

    /// Whether it is yes.
    pub fn is_yes(self) -> bool {
        self == YesNo::Yes
    }
}

impl Span {
    /// Reads `0`, `30s`, `2min`, `none` or `never`.
    pub(crate) fn read(text: &str) -> Option<Span> {
        match text {
            "0" => return Some(Span::Ms(0)),
            "none" => return Some(Span::None),
            "never" => return Some(Span::Never),
            _ => {}
        }
        let (number, unit_ms) = match text.strip_suffix("min") {
            Some(minutes) => (minutes, 60_000),
            None => (text.strip_suffix('s')?, 1_000),
        };
        number
            .parse::<u32>()
            .ok()?
            .checked_mul(unit_ms)
            .map(Span::Ms)
    }

    pub(crate) fn of(value: Value) -> Span {
        match value {
            Value::Span(span) => span,
            _ => Span::NotApplicable,
        }
    }

    /// The milliseconds, where there are any.
    pub fn ms(self) -> Option<u32> {
        match self {
            Span::Ms(ms) => Some(ms),
            _ => None,
        }
    }
}

impl MoveLimit {
    pub(crate) fn of(value: Value) -> MoveLimit {
        match value {
            Value::Moves(limit) => limit,
            _ => MoveLimit::NotApplicable,
        }
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Span::Ms(0) => f.write_str("0"),
            Span::Ms(ms) if ms % 60_000 == 0 => write!(f, "{}min", ms / 60_000),
            Span::Ms(ms) => write!(f, "{}s", ms / 1_000),
            Span::None => f.write_str("none"),
            Span::Never => f.write_str("never"),
            Span::NotApplicable => f.write_str("n/a"),
        }
    }
}

impl fmt::Display for MoveLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveLimit::Moves(moves) => moves.fmt(f),
            MoveLimit::WholeGame => f.write_str("whole-game"),
            MoveLimit::Arbiter => f.write_str("arbiter"),
            MoveLimit::None => f.write_str("none"),
            MoveLimit::NotApplicable => f.write_str("n/a"),
        }
    }
}
