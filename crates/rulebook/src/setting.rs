//! What is known of a setting beside its values.

use std::{fmt, str::FromStr};

use crate::{
    language::Language,
    tables::{Setting, meanings, setting_rows},
    value::ValueKind,
};

#[derive(Debug)]
pub(crate) struct SettingRow {
    pub(crate) setting: Setting,
    pub(crate) name: &'static str,
    pub(crate) kind: ValueKind,
    pub(crate) overridable: bool,
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

    /// What it means.
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
