//! The data of `laws/`, read and checked.

use std::{collections::BTreeMap, error::Error, fs, path::Path};

use serde::{Deserialize, de::DeserializeOwned};

use crate::names::is_name;

/// The rulebooks, in the order they are listed to people.
pub(crate) const RULEBOOKS: [&str; 6] = [
    "fide-2014",
    "fide-2018",
    "fide-2023",
    "fi-blitz-2014",
    "fi-team-blitz",
    "fi-basics",
];

/// The profiles of a FIDE edition. Every other rulebook has one, `ONLY`.
pub(crate) const PROFILES: [&str; 5] = [
    "standard",
    "rapid-supervised",
    "rapid-unsupervised",
    "blitz-supervised",
    "blitz-unsupervised",
];

/// The Laws that fill the gaps of a national code.
pub(crate) fn base_of(rulebook: &str) -> Option<&'static str> {
    match rulebook {
        "fi-blitz-2014" => Some("fide-2014"),
        "fi-team-blitz" => Some("fide-2018"),
        _ => None,
    }
}

/// The one profile of a national code.
pub(crate) const ONLY: &str = "only";

pub(crate) struct Laws {
    pub(crate) settings: Vec<SettingRow>,
    pub(crate) rulebooks: Vec<RulebookData>,
    pub(crate) overlay: BTreeMap<String, OverlayRow>,
    /// Articles on each topic, one text for each rulebook.
    pub(crate) topics: BTreeMap<String, [String; 6]>,
}

pub(crate) struct RulebookData {
    pub(crate) name: &'static str,
    pub(crate) articles: Vec<ArticleRow>,
    pub(crate) values: BTreeMap<String, ValuesRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SettingsFile {
    setting: Vec<SettingRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SettingRow {
    pub(crate) name: String,
    #[serde(rename = "type")]
    pub(crate) kind: String,
    #[serde(default)]
    pub(crate) values: Vec<String>,
    pub(crate) overridable: bool,
    #[serde(default)]
    pub(crate) who: bool,
    pub(crate) en: String,
    pub(crate) fi: String,
    pub(crate) sv: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArticlesFile {
    article: Vec<ArticleRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ArticleRow {
    pub(crate) id: String,
    pub(crate) kind: String,
    #[serde(default)]
    pub(crate) settings: Vec<String>,
    pub(crate) en: String,
    pub(crate) fi: String,
    pub(crate) sv: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ValuesRow {
    pub(crate) values: Vec<ValueRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ValueRow {
    #[serde(default)]
    pub(crate) profiles: Vec<String>,
    pub(crate) is: String,
    #[serde(default)]
    pub(crate) from: Option<String>,
    #[serde(default)]
    pub(crate) articles: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OverlayRow {
    pub(crate) values: Vec<OverlayValue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OverlayValue {
    pub(crate) edition: String,
    #[serde(default)]
    pub(crate) profile: Option<String>,
    pub(crate) is: String,
    #[serde(default)]
    pub(crate) unverified: bool,
    #[serde(default)]
    pub(crate) articles: Vec<String>,
}

impl Laws {
    pub(crate) fn read(folder: &Path) -> Result<Laws, Box<dyn Error>> {
        let file: SettingsFile = read(&folder.join("settings.toml"))?;
        let settings = file.setting;
        for row in &settings {
            let named = row
                .values
                .iter()
                .chain([&row.name])
                .all(|name| is_name(name));
            if !named {
                return Err(
                    format!("settings.toml: {}: a name is not kebab-case", row.name).into(),
                );
            }
        }
        let rulebooks = RULEBOOKS
            .into_iter()
            .map(|name| rulebook(folder, name, &settings))
            .collect::<Result<_, _>>()?;
        let overlay = read(&folder.join("overlay-finland/settings.toml"))?;
        let topics: BTreeMap<String, [String; 6]> = read(&folder.join("topics.toml"))?;
        if let Some(topic) = topics.keys().find(|topic| !is_name(topic)) {
            return Err(format!("topics.toml: {topic} is not kebab-case").into());
        }
        Ok(Laws {
            settings,
            rulebooks,
            overlay,
            topics,
        })
    }

    /// The index of a rulebook.
    pub(crate) fn rulebook(&self, name: &str) -> Result<usize, Box<dyn Error>> {
        let found = self.rulebooks.iter().position(|book| book.name == name);
        found.ok_or_else(|| format!("there is no rulebook {name}").into())
    }

    /// The place of `article` as named in the data of `rulebook`: its own
    /// number, or another rulebook's with the name before it.
    pub(crate) fn place(
        &self,
        rulebook: usize,
        article: &str,
    ) -> Result<(usize, usize), Box<dyn Error>> {
        let (book, number) = match article.split_once('/') {
            Some((name, number)) => (self.rulebook(name)?, number),
            None => (rulebook, article),
        };
        let articles = &self.rulebooks[book].articles;
        match articles.iter().position(|row| row.id == number) {
            Some(index) => Ok((book, index)),
            None => Err(format!("{} has no article {number}", self.rulebooks[book].name).into()),
        }
    }
}

fn rulebook(
    folder: &Path,
    name: &'static str,
    settings: &[SettingRow],
) -> Result<RulebookData, Box<dyn Error>> {
    let file: ArticlesFile = read(&folder.join(name).join("articles.toml"))?;
    let values: BTreeMap<String, ValuesRow> = read(&folder.join(name).join("settings.toml"))?;
    let known = |setting: &String| settings.iter().any(|row| row.name == *setting);
    let unknown = file
        .article
        .iter()
        .flat_map(|article| &article.settings)
        .chain(values.keys())
        .find(|setting| !known(setting));
    if let Some(setting) = unknown {
        return Err(format!("{name}: there is no setting {setting}").into());
    }
    if let Some(row) = settings.iter().find(|row| !values.contains_key(&row.name)) {
        return Err(format!("{name}: no value for {}", row.name).into());
    }
    Ok(RulebookData {
        name,
        articles: file.article,
        values,
    })
}

fn read<T: DeserializeOwned>(path: &Path) -> Result<T, Box<dyn Error>> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()).into())
}
