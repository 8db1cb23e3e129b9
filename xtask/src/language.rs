//! A language begun, and how far one has come.
//!
//! `cargo xtask language de` lays every file of messages into `locales/de`.
//! Above each message stands a mark with the language that it is still in;
//! whoever translates the message takes the mark away. Asked again, the command
//! adds the messages that are new since then, and says what is left: messages,
//! pages of help, texts of the rulebooks, and the code that names each language.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::tree::{Source, has_extension};

/// What stands above a message that is not translated yet.
const MARK: &str = "# untranslated from ";
/// Where a message is taken from, in this order.
const FROM: [&str; 3] = ["en", "sv", "fi"];
/// The language whose name is looked for in the code: where it stands, another
/// has to stand beside it.
const NAMED: [&str; 5] = ["Swedish", " Sv,", "\"sv\"", "sv-FI", " sv: "];

/// What has to be done for a language.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Work {
    /// The files to write, whole.
    pub(crate) written: Vec<Source>,
    /// How many messages are still to be translated, by file.
    left: BTreeMap<String, usize>,
    /// The pages of help that are missing.
    pages: Vec<String>,
    /// How many texts of the rulebooks are missing, by file.
    gists: BTreeMap<String, usize>,
    /// Where the code names each language and not this one, with the line.
    places: Vec<(String, usize)>,
}

/// What has to be done for the language `code`, as `sources` stand.
///
/// Fails if `code` is no code of a language.
pub(crate) fn work(code: &str, sources: &[Source]) -> Result<Work, String> {
    let is_code = (2..=3).contains(&code.len()) && code.bytes().all(|b| b.is_ascii_lowercase());
    if !is_code {
        return Err(format!("`{code}` is no code of a language; write `de`"));
    }
    let mut work = Work::default();
    for (file, texts) in messages(sources) {
        messages_of(code, &file, &texts, &mut work);
    }
    work.pages = pages(code, sources);
    work.gists = gists(code, sources);
    if !FROM.contains(&code) {
        work.places = places(sources);
    }
    Ok(work)
}

/// The files of messages by name, each with its texts by language.
fn messages(sources: &[Source]) -> BTreeMap<String, BTreeMap<&str, &str>> {
    let mut files: BTreeMap<String, BTreeMap<&str, &str>> = BTreeMap::new();
    for source in sources {
        let parts: Vec<&str> = source.path.split('/').collect();
        if let ["locales", code, name] = parts[..]
            && has_extension(name, "ftl")
        {
            let texts = files.entry(name.to_owned()).or_default();
            texts.insert(code, &source.text);
        }
    }
    files
}

fn messages_of(code: &str, name: &str, texts: &BTreeMap<&str, &str>, work: &mut Work) {
    let from = FROM
        .iter()
        .find_map(|from| Some((*from, *texts.get(from)?)));
    // English has no file where the code itself has the English.
    let Some((from, original)) = from.filter(|_| code != "en") else {
        return;
    };
    let path = format!("locales/{code}/{name}");
    let text = match texts.get(code) {
        None => marked(original, from),
        Some(text) => caught_up(text, original, from),
    };
    let left = text.lines().filter(|line| line.starts_with(MARK)).count();
    if left > 0 {
        work.left.insert(path.clone(), left);
    }
    if texts.get(code) != Some(&text.as_str()) {
        work.written.push(Source { path, text });
    }
}

/// The key of the message that begins on a line.
fn key(line: &str) -> Option<&str> {
    let is_head = line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-');
    let (key, _) = line.split_once('=').filter(|_| is_head)?;
    Some(key.trim_end())
}

/// A file with the mark above each message.
fn marked(text: &str, from: &str) -> String {
    let mut marked = String::new();
    for line in text.lines() {
        if key(line).is_some() {
            let _ = writeln!(marked, "{MARK}{from}");
        }
        marked.push_str(line);
        marked.push('\n');
    }
    marked
}

/// A file with the messages that only the original has, marked, at its end.
fn caught_up(text: &str, original: &str, from: &str) -> String {
    let have: BTreeSet<&str> = text.lines().filter_map(key).collect();
    let mut new = String::new();
    let mut is_new = false;
    for line in original.lines() {
        if let Some(key) = key(line) {
            is_new = !have.contains(key);
        } else if line.starts_with('#') {
            is_new = false;
        }
        if is_new {
            new.push_str(line);
            new.push('\n');
        }
    }
    if new.is_empty() {
        return text.to_owned();
    }
    format!("{}\n\n{}", text.trim_end(), marked(new.trim_end(), from))
}

/// The pages of help that English has and the language has not.
fn pages(code: &str, sources: &[Source]) -> Vec<String> {
    let all = sources.iter().map(|source| source.path.as_str());
    let have: BTreeSet<&str> = all.collect();
    have.iter()
        .filter_map(|path| path.strip_prefix("web/help/en/"))
        .map(|page| format!("web/help/{code}/{page}"))
        .filter(|page| !have.contains(page.as_str()))
        .collect()
}

/// How many texts of the rulebooks are in English and not in the language.
fn gists(code: &str, sources: &[Source]) -> BTreeMap<String, usize> {
    let count = |text: &str, code: &str| {
        let opening = format!("{code} = ");
        text.lines()
            .filter(|line| line.starts_with(&opening))
            .count()
    };
    let laws = sources.iter().filter(|s| s.path.starts_with("laws/"));
    laws.map(|law| {
        let left = count(&law.text, "en").saturating_sub(count(&law.text, code));
        (law.path.clone(), left)
    })
    .filter(|(_, left)| *left > 0)
    .collect()
}

/// Where code names a language, tests and remarks aside: the first line of
/// each file.
fn places(sources: &[Source]) -> Vec<(String, usize)> {
    let is_code = |path: &str| {
        let ours = path.starts_with("crates/") || path.starts_with("web/");
        let kind = has_extension(path, "rs") || has_extension(path, "ts");
        let inside = path.contains("/src/") || path.starts_with("web/build/");
        ours && kind && inside && !path.contains("/generated/") && !path.contains("/testkit/")
    };
    let code = sources.iter().filter(|source| is_code(&source.path));
    code.filter_map(|source| {
        let lines = source.text.lines().enumerate();
        let (index, _) = lines
            .take_while(|(_, line)| !line.starts_with("#[cfg(test)]"))
            .find(|(_, line)| {
                let is_remark = line.trim_start().starts_with("//");
                !is_remark && NAMED.iter().any(|name| line.contains(name))
            })?;
        Some((source.path.clone(), index + 1))
    })
    .collect()
}

impl Work {
    /// What was done and what is left, for whoever translates.
    pub(crate) fn told(&self, code: &str) -> String {
        let mut told = String::new();
        if !self.written.is_empty() {
            let files = self.written.len();
            let _ = writeln!(told, "files written or added to in locales/{code}: {files}");
        }
        if self.left.is_empty() && self.pages.is_empty() && self.gists.is_empty() {
            let _ = writeln!(told, "{code}: nothing is left to translate");
        }
        let total: usize = self.left.values().sum();
        if total > 0 {
            let _ = writeln!(told, "\nMessages to translate, {total} in all: each stands");
            let _ = writeln!(told, "under `{MARK}…`; take that line away with it.");
        }
        for (file, left) in &self.left {
            let _ = writeln!(told, "  {left:5}  {file}");
        }
        if !self.pages.is_empty() {
            told += "\nPages of help to write, each with the headings of the English one:\n";
        }
        for page in &self.pages {
            let _ = writeln!(told, "  {page}");
        }
        if !self.gists.is_empty() {
            let _ = writeln!(told, "\nTexts of the rulebooks: a line `{code} = \"…\"`");
            told += "below each `en = \"…\"`, this many:\n";
        }
        for (file, left) in &self.gists {
            let _ = writeln!(told, "  {left:5}  {file}");
        }
        if !self.places.is_empty() {
            told += "\nCode that names each language; the new one belongs beside the others:\n";
        }
        for (file, line) in &self.places {
            let _ = writeln!(told, "  {file}:{line}");
        }
        told.trim_start().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "# The front page.\n\nhome-title = Chess\nhome-games = { $games ->\n    \
        [one] One game\n   *[other] { $games } games\n}\n\n# The doors.\nhome-play = Play\n";

    fn source(path: &str, text: &str) -> Source {
        Source {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    #[test]
    fn a_language_begins_with_every_message_marked() {
        let sources = [
            source("locales/en/home.ftl", ENGLISH),
            source("locales/sv/home.ftl", "home-title = Schack\n"),
            source("locales/sv/help.ftl", "help = Hjälp\n    .long = Mer\n"),
        ];
        let work = work("de", &sources).expect("a code");
        let texts: Vec<(&str, &str)> = work
            .written
            .iter()
            .map(|file| (file.path.as_str(), file.text.as_str()))
            .collect();
        assert_eq!(
            texts,
            [
                (
                    "locales/de/help.ftl",
                    "# untranslated from sv\nhelp = Hjälp\n    .long = Mer\n"
                ),
                (
                    "locales/de/home.ftl",
                    "# The front page.\n\n# untranslated from en\nhome-title = Chess\n\
                     # untranslated from en\nhome-games = { $games ->\n    [one] One game\n   \
                     *[other] { $games } games\n}\n\n# The doors.\n# untranslated from en\n\
                     home-play = Play\n"
                ),
            ]
        );
        assert_eq!(work.left["locales/de/home.ftl"], 3);
    }

    #[test]
    fn what_is_translated_is_kept_and_what_is_new_is_added() {
        let begun = "home-title = Schach\n# untranslated from en\nhome-play = Play\n";
        let sources = [
            source("locales/en/home.ftl", ENGLISH),
            source("locales/de/home.ftl", begun),
        ];
        let again = work("de", &sources).expect("a code");
        let new = "\n# untranslated from en\nhome-games = { $games ->\n    [one] One game\n   \
            *[other] { $games } games\n}\n";
        assert_eq!(
            again.written,
            [source("locales/de/home.ftl", &format!("{begun}{new}"))]
        );
        assert_eq!(again.left["locales/de/home.ftl"], 2);
        let sources = [sources[0].clone(), again.written[0].clone()];
        assert_eq!(work("de", &sources).expect("a code").written, []);
    }

    #[test]
    fn a_language_that_is_whole_has_nothing_left() {
        let sources = [
            source("locales/en/home.ftl", "home-title = Chess\n"),
            source("locales/fi/home.ftl", "home-title = Shakki\n"),
            source("locales/fi/help.ftl", "help = Ohje\n"),
            source("laws/a/articles.toml", "en = \"a\"\nfi = \"b\"\n"),
            source("crates/a/src/lib.rs", "Lang::Swedish\n"),
        ];
        for code in ["fi", "en"] {
            let work = work(code, &sources).expect("a code");
            assert_eq!(work, Work::default(), "{code}");
            assert!(work.told(code).contains("nothing is left"), "{code}");
        }
    }

    #[test]
    fn code_is_named_also_when_all_is_translated() {
        let sources = [
            source("locales/en/home.ftl", "home-title = Chess\n"),
            source("locales/de/home.ftl", "home-title = Schach\n"),
            source("crates/a/src/a.rs", "Lang::Swedish\n"),
        ];
        let told = work("de", &sources).expect("a code").told("de");
        assert!(
            told.starts_with("de: nothing is left to translate\n"),
            "{told}"
        );
        assert!(told.contains("crates/a/src/a.rs:1"), "{told}");
    }

    #[test]
    fn pages_texts_and_code_are_named() {
        let sources = [
            source("web/help/en/clock.md", "# Clock\n"),
            source("laws/a/articles.toml", "en = \"a\"\nsv = \"b\"\n"),
            source(
                "crates/a/src/a.rs",
                "//! Swedish.\nfn a() {\n    Lang::Swedish\n",
            ),
            source(
                "crates/a/src/b.rs",
                "#[cfg(test)]\nmod tests {\n    \"sv\"\n",
            ),
            source("crates/a/tests/it/main.rs", "\"sv\"\n"),
            source(
                "web/src/words/files.ts",
                "const ALL = { sv: \"Svenska\" };\n",
            ),
        ];
        let told = work("de", &sources).expect("a code").told("de");
        for part in [
            "web/help/de/clock.md",
            "    1  laws/a/articles.toml",
            "crates/a/src/a.rs:3",
            "web/src/words/files.ts:1",
        ] {
            assert!(told.contains(part), "{part} in\n{told}");
        }
        assert!(!told.contains("b.rs") && !told.contains("main.rs"));
    }

    #[test]
    fn what_is_no_code_is_refused() {
        for code in ["", "d", "DE", "../x", "german"] {
            assert!(work(code, &[]).is_err(), "{code}");
        }
    }
}
