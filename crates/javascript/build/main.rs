#![allow(
    clippy::disallowed_methods,
    reason = "a build script reads files and its environment"
)]
//! Turns the plain sentences of `locales/` into a table of this crate.
//!
//! Plain is a message on one line with nothing in it but values to be put in.
//! The package has no reader of Fluent; what needs one is left to the keys. A
//! sentence that one of the languages lacks stops the build here.

use std::{collections::BTreeMap, env, error::Error, fmt::Write as _, fs, path::Path};

/// The languages, in the order of `Language::ALL` of the rulebooks.
const LANGUAGES: [&str; 3] = ["en", "fi", "sv"];

/// The files with sentences for this crate, and how their keys begin.
const TAKEN: [(&str, &[&str]); 3] = [
    ("told.ftl", &["illegality-"]),
    ("ruled.ftl", &["never-", "refusal-"]),
    ("competition.ftl", &["competition-"]),
];

fn main() -> Result<(), Box<dyn Error>> {
    let manifest = env::var("CARGO_MANIFEST_DIR")?;
    let folder = Path::new(&manifest).join("../../locales");
    let mut texts: [BTreeMap<String, String>; 3] = Default::default();
    for (language, texts) in LANGUAGES.into_iter().zip(&mut texts) {
        for (file, beginnings) in TAKEN {
            let path = folder.join(language).join(file);
            println!("cargo::rerun-if-changed={}", path.display());
            texts.extend(plain(&fs::read_to_string(path)?, beginnings));
        }
    }
    let [english, finnish, swedish] = texts;
    let mut table = "pub(super) static SENTENCES: &[(&str, [&str; 3])] = &[\n".to_owned();
    for (key, text) in &english {
        let other = |texts: &BTreeMap<String, String>| texts.get(key).cloned();
        // A sentence may be plain in one language and not in another.
        let (Some(fi), Some(sv)) = (other(&finnish), other(&swedish)) else {
            continue;
        };
        writeln!(table, "    ({key:?}, [{text:?}, {fi:?}, {sv:?}]),")?;
    }
    table.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("sentences.rs"), table)?;
    Ok(())
}

/// The plain messages of a file.
fn plain(file: &str, beginnings: &[&str]) -> BTreeMap<String, String> {
    let mut lines = file.lines().peekable();
    let mut found = BTreeMap::new();
    while let Some(line) = lines.next() {
        let goes_on = lines.peek().is_some_and(|next| next.starts_with(' '));
        let message = line.split_once(" = ").filter(|_| !goes_on);
        let Some((key, text)) = message else {
            continue;
        };
        let is_taken = beginnings
            .iter()
            .any(|beginning| key.starts_with(beginning));
        if is_taken && has_only_values(text) {
            found.insert(key.to_owned(), text.to_owned());
        }
    }
    found
}

/// Whether braces hold nothing but the name of a value.
fn has_only_values(text: &str) -> bool {
    let mut parts = text.split('{').skip(1);
    parts.all(|part| {
        let value = part.split_once('}').map(|(value, _)| value.trim());
        let name = value.and_then(|value| value.strip_prefix('$'));
        name.is_some_and(|name| name.bytes().all(|byte| byte.is_ascii_lowercase()))
    })
}
