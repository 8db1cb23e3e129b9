//! Help that was asked for, and calls that cannot be understood.
//!
//! The call is read in English, as clap describes it. Only when clap has
//! something to say is it read again by the description in the reader's
//! language; a call that is understood pays nothing for it.

use std::{error::Error as _, fmt::Write as _};

use clap::{
    CommandFactory as _, Error, ValueEnum as _,
    error::{ContextKind, ContextValue, ErrorKind},
};
use serde::Serialize;
use serde_json::json;
use tuomari_server::has_pages;

use crate::{
    args::{Cli, Coloring, Lang},
    failure::Exit,
    help,
    messages::Messages,
    output::{ALARM, Answer, Output, styled},
    surroundings,
};

/// What can be wrong with a call, and the words around it.
#[cfg(test)]
pub(crate) const WRONG: [&str; 10] = [
    "subcommand",
    "argument",
    "no-value",
    "value",
    "missing",
    "no-command",
    "twice",
    "conflict",
    "near",
    "try",
];

/// Prints what clap has to say: help, version, or what is wrong with the call.
pub(crate) fn tell(error: Error) -> Exit {
    let args: Vec<String> = std::env::args_os()
        .map(|arg| arg.to_string_lossy().into_owned())
        .collect();
    let say = Messages::new(asked_for(&args).unwrap_or_else(surroundings::language));
    let again = help::described(Cli::command(), &say).try_get_matches_from(std::env::args_os());
    let error = again.err().unwrap_or(error);
    let told = match wrong(&error, &say) {
        Some(told) => told,
        None => help::in_words(&error.render().ansi().to_string(), &say),
    };
    let for_program = args.iter().any(|arg| arg == "--json");
    let out = Output::new(say, for_program, Coloring::Auto);
    if error.kind() == ErrorKind::DisplayVersion {
        let _ = out.give(&Version {
            version: env!("CARGO_PKG_VERSION"),
            pages: has_pages(),
        });
        return Exit::Done;
    }
    if !error.use_stderr() {
        // A reader that has gone has read enough.
        let _ = out.print(&told);
        return Exit::Done;
    }
    if for_program {
        let message = anstream::adapter::strip_str(&told).to_string();
        let error = json!({
            "id": "usage",
            "message": message.trim_end(),
            "hint": "tuomari --help",
            "exit_code": Exit::Usage as u8,
        });
        out.tell(&format!("{}\n", json!({ "error": error })));
    } else {
        out.tell(&told);
    }
    Exit::Usage
}

/// Which program this is.
#[derive(Debug, Serialize)]
struct Version {
    version: &'static str,
    /// Whether browsers get the pages from it.
    pages: bool,
}

impl Answer for Version {
    fn to_text(&self, say: &Messages) -> String {
        let values = [("version", self.version.into())];
        let told = if self.pages {
            say.with("version", values)
        } else {
            say.with("version-without-pages", values)
        };
        format!("{told}\n")
    }
}

/// The language that a call names, whatever else is wrong with it.
fn asked_for(args: &[String]) -> Option<Lang> {
    let mut named = args.iter().enumerate().filter_map(|(at, arg)| {
        let rest = arg.strip_prefix("--lang")?;
        match rest.strip_prefix('=') {
            Some(name) => Some(name),
            None if rest.is_empty() => args.get(at + 1).map(String::as_str),
            None => None,
        }
    });
    named
        .next_back()
        .and_then(|name| Lang::from_str(name, false).ok())
}

/// What is wrong with the call, if the language has words for it.
fn wrong(error: &Error, say: &Messages) -> Option<String> {
    let value = of(error, ContextKind::InvalidValue).join(" ");
    let text = |key: &str, what: &str| {
        let values = [("what", what), ("value", value.as_str())];
        say.find(&format!("help-wrong.{key}"), &values)
    };
    let (key, what, list) = fault(error, &value)?;
    let sentence = text(key, &what)?;
    let label = styled(ALARM, &say.text("label-error"));
    let mut told = format!("{label}: {sentence}\n");
    for line in list.iter().filter(|line| !line.is_empty()) {
        let _ = writeln!(told, "  {line}");
    }
    let near = [
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
    ];
    for name in near.into_iter().flat_map(|kind| of(error, kind)) {
        let _ = writeln!(told, "\n  {}", text("near", &name)?);
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = help::in_words(&usage.ansi().to_string(), say);
        let _ = writeln!(told, "\n{usage}");
    }
    let _ = writeln!(told, "\n{}", text("try", "")?);
    Some(told)
}

/// The key of what is wrong, what it is about, and lines that belong to it.
fn fault(error: &Error, value: &str) -> Option<(&'static str, String, Vec<String>)> {
    let arg = of(error, ContextKind::InvalidArg).join(" ");
    let command = of(error, ContextKind::InvalidSubcommand).join(" ");
    let one_of = |kind| vec![of(error, kind).join(", ")];
    Some(match error.kind() {
        ErrorKind::InvalidSubcommand => ("subcommand", command, Vec::new()),
        ErrorKind::UnknownArgument => ("argument", arg, Vec::new()),
        ErrorKind::InvalidValue if value.is_empty() => {
            ("no-value", arg, one_of(ContextKind::ValidValue))
        }
        ErrorKind::InvalidValue => ("value", arg, one_of(ContextKind::ValidValue)),
        ErrorKind::ValueValidation => ("value", arg, bounds(error)),
        ErrorKind::MissingRequiredArgument => {
            ("missing", String::new(), of(error, ContextKind::InvalidArg))
        }
        ErrorKind::MissingSubcommand => {
            ("no-command", command, one_of(ContextKind::ValidSubcommand))
        }
        ErrorKind::ArgumentConflict => match of(error, ContextKind::PriorArg) {
            others if others.iter().all(|other| *other == arg) => ("twice", arg, Vec::new()),
            others => ("conflict", arg, others),
        },
        _ => return None,
    })
}

/// The numbers between which a value must be, if that is what is wrong: clap
/// says "300 is not in 1..=256".
fn bounds(error: &Error) -> Vec<String> {
    let said = error.source().map(ToString::to_string).unwrap_or_default();
    let bounds = said.split_once(" is not in ");
    let bounds = bounds.map(|(_, bounds)| bounds.replacen("..=", "–", 1));
    bounds.into_iter().collect()
}

fn of(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_names_its_language_even_if_it_is_wrong() {
        let asked = |call: &str| asked_for(&call.split(' ').map(str::to_owned).collect::<Vec<_>>());
        assert_eq!(asked("tuomari --lang fi positoin"), Some(Lang::Fi));
        assert_eq!(asked("tuomari positoin --lang=sv"), Some(Lang::Sv));
        assert_eq!(asked("tuomari --lang fi x --lang en"), Some(Lang::En));
        assert_eq!(asked("tuomari --lang"), None);
        assert_eq!(asked("tuomari --lang tlh"), None);
        assert_eq!(asked("tuomari --language fi"), None);
    }
}
