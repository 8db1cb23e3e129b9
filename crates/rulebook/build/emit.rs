//! The tables as program text.

use std::{error::Error, fmt::Write as _};

use crate::{
    laws::{Laws, ONLY, PROFILES, RULEBOOKS, RulebookData, SettingRow, ValueRow, base_of},
    names::{function_name, type_name},
};

/// Everything the crate includes.
pub(crate) fn tables(laws: &Laws) -> Result<String, Box<dyn Error>> {
    let mut out = String::new();
    settings(&mut out, laws)?;
    for row in laws.settings.iter().filter(|row| row.kind == "choice") {
        choice(&mut out, laws, row)?;
    }
    articles(&mut out, laws)?;
    profiles(&mut out, laws)?;
    overlay(&mut out, laws)?;
    topics(&mut out, laws)?;
    accessors(&mut out, laws)?;
    Ok(out)
}

fn settings(out: &mut String, laws: &Laws) -> Result<(), Box<dyn Error>> {
    let count = laws.settings.len();
    writeln!(
        out,
        "/// How many settings there are.\npub const SETTINGS: usize = {count};\n"
    )?;
    writeln!(
        out,
        "/// What rulebooks and events differ in; `laws/settings.toml` defines them.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\n\
         pub enum Setting {{"
    )?;
    for row in &laws.settings {
        writeln!(out, "    /// {}\n    {},", row.en, type_name(&row.name))?;
    }
    writeln!(out, "}}\n\nstatic SETTING_ROWS: [SettingRow; SETTINGS] = [")?;
    for row in &laws.settings {
        let kind = match row.kind.as_str() {
            "choice" => format!("ValueKind::Choice(&{:?})", row.values),
            "yes-no" => "ValueKind::YesNo".to_owned(),
            "duration" => "ValueKind::Span".to_owned(),
            "moves" => "ValueKind::Moves".to_owned(),
            "count" => "ValueKind::Count".to_owned(),
            other => return Err(format!("{}: no type {other}", row.name).into()),
        };
        writeln!(
            out,
            "    SettingRow {{ setting: Setting::{}, name: {:?}, kind: {kind}, overridable: {}, who: {} }},",
            type_name(&row.name),
            row.name,
            row.overridable,
            row.who,
        )?;
    }
    writeln!(out, "];\n")?;
    let meanings = laws.settings.iter().map(|row| [&row.en, &row.fi, &row.sv]);
    texts(out, "MEANINGS: [[&str; 3]; SETTINGS]", meanings)
}

/// Texts stand apart from the rows they belong to: a program that shows none
/// of them does not carry them.
fn texts<'a>(
    out: &mut String,
    declared: &str,
    rows: impl Iterator<Item = [&'a String; 3]>,
) -> Result<(), Box<dyn Error>> {
    writeln!(out, "static {declared} = [")?;
    for [en, fi, sv] in rows {
        writeln!(out, "    [{en:?}, {fi:?}, {sv:?}],")?;
    }
    writeln!(out, "];\n")?;
    Ok(())
}

/// An enum for a setting that is a choice among words.
fn choice(out: &mut String, laws: &Laws, row: &SettingRow) -> Result<(), Box<dyn Error>> {
    let name = type_name(&row.name);
    let absent = may_be_absent(laws, row);
    writeln!(
        out,
        "/// {}\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum {name} {{",
        row.en
    )?;
    for value in &row.values {
        writeln!(out, "    /// `{value}`.\n    {},", type_name(value))?;
    }
    if absent {
        writeln!(
            out,
            "    /// The rulebook has no such thing.\n    NotApplicable,"
        )?;
    }
    writeln!(
        out,
        "}}\n\nimpl {name} {{\n    fn of(value: Value) -> {name} {{\n        match value {{"
    )?;
    for (index, value) in row.values.iter().enumerate() {
        writeln!(
            out,
            "            Value::Choice({index}) => {name}::{},",
            type_name(value)
        )?;
    }
    let rest = if absent {
        format!("{name}::NotApplicable")
    } else {
        format!("{name}::{}", type_name(&row.values[0]))
    };
    writeln!(out, "            _ => {rest},\n        }}\n    }}\n}}\n")?;
    Ok(())
}

fn may_be_absent(laws: &Laws, row: &SettingRow) -> bool {
    laws.rulebooks
        .iter()
        .flat_map(|book| &book.values[&row.name].values)
        .any(|value| value.is == "n/a")
}

fn articles(out: &mut String, laws: &Laws) -> Result<(), Box<dyn Error>> {
    for (index, book) in laws.rulebooks.iter().enumerate() {
        writeln!(
            out,
            "static ARTICLES_{index}: [ArticleRow; {}] = [",
            book.articles.len()
        )?;
        for row in &book.articles {
            let kind = match row.kind.as_str() {
                "enforced" | "ruled" | "recorded" | "stated" => type_name(&row.kind),
                other => return Err(format!("{} {}: no kind {other}", book.name, row.id).into()),
            };
            let settings: Vec<String> = row
                .settings
                .iter()
                .map(|name| format!("Setting::{}", type_name(name)))
                .collect();
            writeln!(
                out,
                "    ArticleRow {{ number: {:?}, kind: Kind::{kind}, settings: &[{}] }},",
                row.id,
                settings.join(", "),
            )?;
        }
        writeln!(out, "];\n")?;
        let declared = format!("GISTS_{index}: [[&str; 3]; {}]", book.articles.len());
        let gists = book.articles.iter().map(|row| [&row.en, &row.fi, &row.sv]);
        texts(out, &declared, gists)?;
    }
    let all: Vec<String> = (0..laws.rulebooks.len())
        .map(|index| format!("&GISTS_{index}"))
        .collect();
    writeln!(
        out,
        "static GISTS: [&[[&str; 3]]; {}] = [{}];\n",
        all.len(),
        all.join(", ")
    )?;
    Ok(())
}

fn profiles(out: &mut String, laws: &Laws) -> Result<(), Box<dyn Error>> {
    for (index, book) in laws.rulebooks.iter().enumerate() {
        for profile in profiles_of(book) {
            let table = table_name(index, profile);
            writeln!(out, "static {table}: [Cell; SETTINGS] = [")?;
            for row in &laws.settings {
                let value = value_in(book, row, profile)?;
                let origin = match value.from.as_deref() {
                    None => "Origin::Own",
                    Some("base") => "Origin::Base",
                    Some("overlay") => "Origin::Overlay { verified: true }",
                    Some(other) => return Err(format!("{}: from {other}?", row.name).into()),
                };
                let cell = cell(laws, index, row, &value.is, &value.articles, origin)?;
                writeln!(out, "    {cell},")?;
            }
            writeln!(out, "];\n")?;
        }
    }
    writeln!(
        out,
        "static RULEBOOKS: [RulebookRow; {}] = [",
        laws.rulebooks.len()
    )?;
    for (index, book) in laws.rulebooks.iter().enumerate() {
        let tables: Vec<String> = profiles_of(book)
            .iter()
            .map(|profile| {
                let name = type_name(profile);
                format!("(Profile::{name}, &{})", table_name(index, profile))
            })
            .collect();
        writeln!(
            out,
            "    RulebookRow {{ name: {:?}, articles: &ARTICLES_{index}, profiles: &[{}] }},",
            book.name,
            tables.join(", "),
        )?;
    }
    writeln!(out, "];\n")?;
    Ok(())
}

fn profiles_of(book: &RulebookData) -> &'static [&'static str] {
    if book.name.starts_with("fide-") {
        &PROFILES
    } else {
        &[ONLY]
    }
}

fn table_name(index: usize, profile: &str) -> String {
    format!("CELLS_{index}_{}", function_name(profile).to_uppercase())
}

/// The one value of a setting in a profile.
fn value_in<'b>(
    book: &'b RulebookData,
    row: &SettingRow,
    profile: &str,
) -> Result<&'b ValueRow, Box<dyn Error>> {
    let mut fitting = book.values[&row.name]
        .values
        .iter()
        .filter(|value| value.profiles.is_empty() || value.profiles.iter().any(|p| p == profile));
    match (fitting.next(), fitting.next()) {
        (Some(value), None) => Ok(value),
        (None, _) => Err(format!("{}: {}: no value for {profile}", book.name, row.name).into()),
        (Some(_), Some(_)) => {
            Err(format!("{}: {}: two values for {profile}", book.name, row.name).into())
        }
    }
}

fn cell(
    laws: &Laws,
    book: usize,
    row: &SettingRow,
    value: &str,
    articles: &[String],
    origin: &str,
) -> Result<String, Box<dyn Error>> {
    let value = value_of(row, value)?;
    let mut cited = Vec::new();
    for article in articles {
        let (book, index) = laws.place(book, article)?;
        cited.push(format!("ArticleId::at({book}, {index})"));
    }
    Ok(format!(
        "Cell {{ value: {value}, articles: &[{}], origin: {origin} }}",
        cited.join(", ")
    ))
}

fn value_of(row: &SettingRow, text: &str) -> Result<String, Box<dyn Error>> {
    if text == "n/a" {
        return Ok("Value::NotApplicable".to_owned());
    }
    if text == "event-must-set" {
        return Ok("Value::EventMustSet".to_owned());
    }
    let wrong = || format!("{}: {text} is no value of it", row.name);
    Ok(match row.kind.as_str() {
        "choice" => {
            let index = row.values.iter().position(|value| value == text);
            format!("Value::Choice({})", index.ok_or_else(wrong)?)
        }
        "yes-no" => match text {
            "yes" => "Value::YesNo(YesNo::Yes)".to_owned(),
            "no" => "Value::YesNo(YesNo::No)".to_owned(),
            _ => return Err(wrong().into()),
        },
        "duration" => match text {
            "none" => "Value::Span(Span::None)".to_owned(),
            "never" => "Value::Span(Span::Never)".to_owned(),
            _ => format!(
                "Value::Span(Span::Ms({}))",
                milliseconds(text).ok_or_else(wrong)?
            ),
        },
        "moves" => match text {
            "whole-game" => "Value::Moves(MoveLimit::WholeGame)".to_owned(),
            "arbiter" => "Value::Moves(MoveLimit::Arbiter)".to_owned(),
            "none" => "Value::Moves(MoveLimit::None)".to_owned(),
            _ => format!("Value::Moves(MoveLimit::Moves({}))", text.parse::<u16>()?),
        },
        _ => format!("Value::Count({})", text.parse::<u16>()?),
    })
}

fn milliseconds(text: &str) -> Option<u32> {
    if let Some(minutes) = text.strip_suffix("min") {
        return minutes.parse::<u32>().ok()?.checked_mul(60_000);
    }
    if let Some(seconds) = text.strip_suffix('s') {
        return seconds.parse::<u32>().ok()?.checked_mul(1_000);
    }
    (text == "0").then_some(0)
}

fn overlay(out: &mut String, laws: &Laws) -> Result<(), Box<dyn Error>> {
    writeln!(out, "static OVERLAY_FINLAND: &[OverlayCell] = &[")?;
    for (name, values) in &laws.overlay {
        let Some(row) = laws.settings.iter().find(|row| row.name == *name) else {
            return Err(format!("overlay-finland: there is no setting {name}").into());
        };
        for value in &values.values {
            let book = laws.rulebook(&value.edition)?;
            let origin = format!("Origin::Overlay {{ verified: {} }}", !value.unverified);
            let cell = cell(laws, book, row, &value.is, &value.articles, &origin)?;
            let profile = match &value.profile {
                Some(profile) => format!("Some(Profile::{})", type_name(profile)),
                None => "None".to_owned(),
            };
            writeln!(
                out,
                "    OverlayCell {{ rulebook: {book}, profile: {profile}, \
                 setting: Setting::{}, cell: {cell} }},",
                type_name(name),
            )?;
        }
    }
    writeln!(out, "];\n")?;
    Ok(())
}

/// The matters a game cites, and the articles on them in each rulebook.
fn topics(out: &mut String, laws: &Laws) -> Result<(), Box<dyn Error>> {
    writeln!(
        out,
        "/// A matter that the conduct of a game cites; `laws/topics.toml` says where each\n\
         /// rulebook speaks of it.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\n\
         pub enum Topic {{"
    )?;
    for name in laws.topics.keys() {
        writeln!(out, "    /// `{name}`.\n    {},", type_name(name))?;
    }
    let (count, books) = (laws.topics.len(), RULEBOOKS.len());
    writeln!(out, "}}\n\nstatic TOPICS: [TopicRow; {count}] = [")?;
    for (name, texts) in &laws.topics {
        write!(
            out,
            "    TopicRow {{ topic: Topic::{}, name: {name:?}, articles: [",
            type_name(name)
        )?;
        for book in 0..books {
            let spoken = match (texts[book].is_empty(), base_of(RULEBOOKS[book])) {
                (true, Some(base)) => laws.rulebook(base)?,
                _ => book,
            };
            write!(out, "&[")?;
            for article in texts[spoken].split_whitespace() {
                let (book, index) = laws.place(spoken, article)?;
                write!(out, "ArticleId::at({book}, {index}), ")?;
            }
            write!(out, "], ")?;
        }
        writeln!(out, "] }},")?;
    }
    writeln!(out, "];\n")?;
    Ok(())
}

/// A typed function for each setting.
fn accessors(out: &mut String, laws: &Laws) -> Result<(), Box<dyn Error>> {
    writeln!(out, "impl Rules {{")?;
    for row in &laws.settings {
        let setting = type_name(&row.name);
        let (kind, read) = match row.kind.as_str() {
            "choice" => (setting.clone(), format!("{setting}::of")),
            "yes-no" => ("YesNo".to_owned(), "YesNo::of".to_owned()),
            "duration" => ("Span".to_owned(), "Span::of".to_owned()),
            "moves" => ("MoveLimit".to_owned(), "MoveLimit::of".to_owned()),
            _ => ("Option<u16>".to_owned(), "Value::count".to_owned()),
        };
        writeln!(
            out,
            "    /// {}\n    pub fn {}(&self) -> Ruled<{kind}> {{\n        \
             self.value(Setting::{setting}).map({read})\n    }}\n",
            row.en,
            function_name(&row.name),
        )?;
    }
    writeln!(out, "}}")?;
    Ok(())
}
