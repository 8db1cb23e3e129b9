//! Values of settings.

use std::fmt;

use crate::tables::Setting;

/// A value, whatever its setting's type. Code asks the typed functions of
/// [`Rules`](crate::Rules); this is for lists, comparisons and storing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// One of the setting's words, by its place among them.
    Choice(u8),
    /// Yes or no.
    YesNo(YesNo),
    /// A length of time.
    Span(Span),
    /// A number of moves by each player.
    Moves(MoveLimit),
    /// A number.
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
    /// A number.
    Count,
}

/// Yes, no, or no such question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum YesNo {
    /// Yes.
    Yes,
    /// No.
    No,
    /// The rulebook has no such thing.
    NotApplicable,
}

/// A length of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Span {
    /// Milliseconds.
    Ms(u32),
    /// There is none.
    None,
    /// The right it would open never exists.
    Never,
    /// The rulebook has no such thing.
    NotApplicable,
}

/// A number of moves by each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveLimit {
    /// That many.
    Moves(u16),
    /// The whole game long.
    WholeGame,
    /// The arbiter decides.
    Arbiter,
    /// There is none.
    None,
    /// The rulebook has no such thing.
    NotApplicable,
}

/// A text that is no value of the setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAValue {
    /// The setting.
    pub setting: Setting,
    /// The text that was given.
    pub text: String,
}

impl fmt::Display for NotAValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NotAValue { setting, text } = self;
        write!(f, "\"{text}\" is no value of {setting}; write ")?;
        match setting.kind() {
            ValueKind::Choice(words) => f.write_str(&words.join(", ")),
            ValueKind::YesNo => f.write_str("yes or no"),
            ValueKind::Span => f.write_str("a time such as 30s or 2min, 0, none or never"),
            ValueKind::Moves => f.write_str("a number of moves, whole-game, arbiter or none"),
            ValueKind::Count => f.write_str("a number"),
        }
    }
}

impl std::error::Error for NotAValue {}

impl Value {
    /// Reads a value of a setting, as an event would give it.
    pub fn parse(setting: Setting, text: &str) -> Result<Value, NotAValue> {
        let number = || text.parse::<u16>().ok();
        let value = match setting.kind() {
            ValueKind::Choice(words) => words
                .iter()
                .position(|word| *word == text)
                .and_then(|index| u8::try_from(index).ok())
                .map(Value::Choice),
            ValueKind::YesNo => match text {
                "yes" => Some(Value::YesNo(YesNo::Yes)),
                "no" => Some(Value::YesNo(YesNo::No)),
                _ => None,
            },
            ValueKind::Span => span(text).map(Value::Span),
            ValueKind::Moves => match text {
                "whole-game" => Some(Value::Moves(MoveLimit::WholeGame)),
                "arbiter" => Some(Value::Moves(MoveLimit::Arbiter)),
                "none" => Some(Value::Moves(MoveLimit::None)),
                _ => number().map(|moves| Value::Moves(MoveLimit::Moves(moves))),
            },
            ValueKind::Count => number().map(Value::Count),
        };
        value.ok_or_else(|| NotAValue {
            setting,
            text: text.to_owned(),
        })
    }

    /// Writes the value as `laws/` does; `setting` gives the words.
    pub fn text(self, setting: Setting) -> String {
        match (self, setting.kind()) {
            (Value::Choice(index), ValueKind::Choice(words)) => words
                .get(usize::from(index))
                .copied()
                .unwrap_or("n/a")
                .to_owned(),
            (Value::YesNo(YesNo::Yes), _) => "yes".to_owned(),
            (Value::YesNo(YesNo::No), _) => "no".to_owned(),
            (Value::Span(span), _) => span.to_string(),
            (Value::Moves(moves), _) => moves.to_string(),
            (Value::Count(count), _) => count.to_string(),
            (Value::EventMustSet, _) => "event-must-set".to_owned(),
            (Value::Choice(_) | Value::YesNo(YesNo::NotApplicable) | Value::NotApplicable, _) => {
                "n/a".to_owned()
            }
        }
    }

    pub(crate) fn count(self) -> Option<u16> {
        match self {
            Value::Count(count) => Some(count),
            _ => None,
        }
    }
}

fn span(text: &str) -> Option<Span> {
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
