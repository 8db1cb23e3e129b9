//! What is known of a setting, and how its values are written.

use std::{fmt, str::FromStr};

use crate::{
    language::Language,
    tables::{Setting, meanings, setting_rows},
    value::{MoveLimit, Span, Value, ValueKind, YesNo},
};

#[derive(Debug)]
pub(crate) struct SettingRow {
    pub(crate) setting: Setting,
    pub(crate) name: &'static str,
    pub(crate) kind: ValueKind,
    pub(crate) overridable: bool,
    pub(crate) who: bool,
}

/// A name that is no setting's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSetting(pub String);

impl fmt::Display for UnknownSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no setting \"{}\"; laws/settings.toml lists them all",
            self.0
        )
    }
}

impl std::error::Error for UnknownSetting {}

impl Setting {
    /// All settings, in the order of `laws/settings.toml`.
    pub fn all() -> impl Iterator<Item = Setting> {
        setting_rows().iter().map(|row| row.setting)
    }

    pub(crate) fn row(self) -> &'static SettingRow {
        &setting_rows()[self as usize]
    }

    /// The name, as in `laws/`.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// What kind of value it has.
    pub fn kind(self) -> ValueKind {
        self.row().kind
    }

    /// Whether an event may choose another value than the rulebook's.
    pub fn is_overridable(self) -> bool {
        self.row().overridable
    }

    /// Whether its value says who has to speak up before something follows, or
    /// that nobody has to.
    pub fn says_who(self) -> bool {
        self.row().who
    }

    pub fn meaning(self, language: Language) -> &'static str {
        meanings()[self as usize][language.index()]
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Setting {
    type Err = UnknownSetting;

    fn from_str(name: &str) -> Result<Setting, UnknownSetting> {
        Setting::all()
            .find(|setting| setting.name() == name)
            .ok_or_else(|| UnknownSetting(name.to_owned()))
    }
}

/// A text that is no value of the setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAValue {
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
            ValueKind::Span => Span::read(text).map(Value::Span),
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
}
