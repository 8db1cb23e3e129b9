//! Articles and settings as programs and lists want them.

use serde::Serialize;
use tuomari_rulebook::{Article, ArticleId, Kind, Language, Profile, Rulebook, Setting};

use crate::{
    messages::Messages,
    output::{HEADING, hung, styled, wrapped},
    rules::{Settled, origin_id},
};

/// An article in a list.
#[derive(Debug, Serialize)]
pub(super) struct ArticleParts {
    pub(super) id: String,
    pub(super) rulebook: &'static str,
    pub(super) number: &'static str,
    pub(super) kind: &'static str,
    pub(super) gist: &'static str,
    pub(super) settings: Vec<&'static str>,
}

/// A setting and what it means.
#[derive(Debug, Serialize)]
pub(super) struct SettingParts {
    pub(super) name: &'static str,
    pub(super) meaning: &'static str,
    pub(super) overridable: bool,
}

/// A setting with its values in one rulebook.
#[derive(Debug, Serialize)]
pub(super) struct SettingValues {
    #[serde(flatten)]
    pub(super) setting: SettingParts,
    pub(super) values: Vec<ProfilesValue>,
}

/// A value and the profiles that have it.
#[derive(Debug, Serialize)]
pub(super) struct ProfilesValue {
    profiles: Vec<&'static str>,
    #[serde(flatten)]
    value: ValueParts,
}

/// A value and why it holds.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct ValueParts {
    pub(super) value: String,
    pub(super) articles: Vec<String>,
    pub(super) origin: &'static str,
}

impl ArticleParts {
    /// The parts of an article.
    pub(super) fn of(article: &Article, language: Language) -> ArticleParts {
        ArticleParts {
            id: article.id.to_string(),
            rulebook: article.id.rulebook().name(),
            number: article.id.number(),
            kind: article.kind().name(),
            gist: article.gist(language),
            settings: article.settings().iter().map(|s| s.name()).collect(),
        }
    }
}

impl ArticleParts {
    /// The article with its whole gist.
    pub(super) fn to_text(&self, say: &Messages) -> String {
        let kind = kind_text(self.kind, say);
        let gist = wrapped(self.gist.split(' '), 2);
        format!("{} – {kind}\n{gist}", styled(HEADING, &self.id))
    }
}

impl SettingParts {
    /// A line of a list.
    pub(super) fn to_text(&self) -> String {
        hung(&format!("{}: {}", self.name, self.meaning), 2)
    }

    /// What a setting is.
    pub(super) fn of(setting: Setting, language: Language) -> SettingParts {
        SettingParts {
            name: setting.name(),
            meaning: setting.meaning(language),
            overridable: setting.is_overridable(),
        }
    }
}

impl ValueParts {
    /// The value of a setting where everything is settled. What was assumed
    /// is shown as what it is: left to the event.
    pub(super) fn of(settled: &Settled, setting: Setting) -> ValueParts {
        let found = settled.rules.value(setting);
        let open = settled.assumed.contains(&setting);
        ValueParts {
            value: if open {
                "event-must-set".to_owned()
            } else {
                found.value.text(setting)
            },
            articles: found.articles.iter().map(ArticleId::to_string).collect(),
            origin: if open { "own" } else { origin_id(found.origin) },
        }
    }

    /// The value and its articles in brackets.
    fn to_text(&self) -> String {
        if self.articles.is_empty() {
            self.value.clone()
        } else {
            format!("{} ({})", self.value, self.articles.join(", "))
        }
    }
}

impl SettingValues {
    /// A setting under these profiles, like values together.
    pub(super) fn of(
        setting: Setting,
        rulebook: Rulebook,
        profiles: &[Profile],
        language: Language,
    ) -> SettingValues {
        let mut values: Vec<ProfilesValue> = Vec::new();
        for profile in profiles {
            let Ok(settled) = Settled::printed(rulebook, *profile) else {
                continue;
            };
            let value = ValueParts::of(&settled, setting);
            match values.iter_mut().find(|group| group.value == value) {
                Some(group) => group.profiles.push(profile.name()),
                None => values.push(ProfilesValue {
                    profiles: vec![profile.name()],
                    value,
                }),
            }
        }
        SettingValues {
            setting: SettingParts::of(setting, language),
            values,
        }
    }

    /// The setting for a person: on one line if all profiles agree.
    pub(super) fn to_text(&self, indent: usize, explain: bool) -> String {
        let name = self.setting.name;
        let meaning = if explain {
            wrapped(self.setting.meaning.split(' '), indent + 2)
        } else {
            String::new()
        };
        if let [only] = self.values.as_slice() {
            let line = hung(&format!("{name}: {}", only.value.to_text()), indent);
            return format!("{line}{meaning}");
        }
        let mut text = format!("{}{name}:\n{meaning}", " ".repeat(indent));
        for group in &self.values {
            let profiles = group.profiles.join(", ");
            let line = format!("{profiles}: {}", group.value.to_text());
            text.push_str(&hung(&line, indent + 4));
        }
        text
    }
}

/// What the software does with an article, in a word.
pub(super) fn kind_text(kind: &str, say: &Messages) -> String {
    match kind {
        "enforced" => say.text("kind-enforced"),
        "ruled" => say.text("kind-ruled"),
        "recorded" => say.text("kind-recorded"),
        _ => say.text("kind-stated"),
    }
}

/// The four kinds in words, in the order of the tables.
pub(super) fn kinds_text(say: &Messages) -> [String; 4] {
    Kind::ALL.map(|kind| kind_text(kind.name(), say))
}

/// A value in words; the pages say the same.
pub(super) fn value_text(value: &str, say: &Messages) -> String {
    let word = match value {
        "n/a" => "not-applicable",
        value => value,
    };
    say.text(&format!("web-value-{word}"))
}

/// The name of a rulebook in words.
pub(crate) fn title(rulebook: Rulebook, say: &Messages) -> String {
    say.text(&format!("rulebook-{rulebook}"))
}
