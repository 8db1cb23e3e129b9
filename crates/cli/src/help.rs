//! The help and the manual pages in the reader's language.
//!
//! The English is where clap has it: beside each argument, in `args`. The
//! other languages are `help.ftl` in `locales/`: a message for each command,
//! named by its path, and below it the arguments, `limit-ms`, and their values,
//! `board-ascii`. What a language has no text for stays English.

use clap::{
    Arg, Command,
    builder::{PossibleValue, PossibleValuesParser},
};

use crate::{args::EXIT_CODES, judge::list_of_acts, messages::Messages};

/// What clap says itself and gives no other way to say, with the key of ours.
const ITS_OWN: [(&str, &str); 7] = [
    ("Usage:", "help.usage"),
    ("Arguments:", "help.arguments"),
    ("Options:", "help.options"),
    ("[OPTIONS]", "help.options-here"),
    ("Possible values:", "help.values"),
    ("[possible values:", "help.values-here"),
    ("[default:", "help.default-here"),
];

/// Gives a text by its key and its values, if there is one.
type Ask<'a> = dyn Fn(&str, &[(&str, &str)]) -> Option<String> + 'a;

/// The command and all below it, built and described in the language of `say`.
pub(crate) fn described(mut command: Command, say: &Messages) -> Command {
    command.build();
    of_command(command, "help", &|key, values| say.find(key, values))
}

/// Puts our words for those that clap prints itself.
///
/// They are no part of the description: a heading of ours would put its section
/// elsewhere. None of them occurs in the texts of another language.
pub(crate) fn in_words(printed: &str, say: &Messages) -> String {
    let printed = printed.to_owned();
    ITS_OWN.iter().fold(printed, |text, (its, key)| {
        match (say.find(key, &[]), its.split_once(' ')) {
            (None, _) => text,
            (Some(ours), None) => text.replace(its, &ours),
            (Some(ours), Some(words)) => replace_two(&text, words, &ours),
        }
    })
}

/// Replaces two words, between which a line may end.
fn replace_two(text: &str, (one, other): (&str, &str), ours: &str) -> String {
    let mut parts = text.split(one);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |told, part| {
        let rest = part.trim_start();
        let between = &part[..part.len() - rest.len()];
        match rest.strip_prefix(other) {
            Some(rest) if between == " " => told + ours + rest,
            Some(rest) => format!("{}{between}{ours}{rest}", told.trim_end()),
            None => told + one + part,
        }
    })
}

fn of_command(command: Command, key: &str, ask: &Ask<'_>) -> Command {
    let long = command.get_long_about().map(|_| format!("{key}.long"));
    let after = command.get_after_long_help().map(ToString::to_string);
    let text = |key: &str| ask(key, &[]);
    let command = told(command, text(key), Command::about);
    let long = long.and_then(|key| text(&key));
    let command = told(command, long, Command::long_about);
    let after = after.and_then(|english| after_help(&english, key, ask));
    let command = told(command, after, Command::after_long_help);
    let command = if command.has_subcommands() {
        let heading = text("help.commands");
        let name = text("help.command-here");
        let command = told(command, heading, Command::subcommand_help_heading);
        told(command, name, Command::subcommand_value_name)
    } else {
        command
    };
    command
        .mut_args(|arg| of_arg(arg, key, ask))
        .mut_subcommands(|below| match below.get_name() {
            // clap's own; what stands below it is never shown.
            "help" => told(below, text("help.help-command"), Command::about),
            name => {
                let key = format!("{key}-{name}");
                of_command(below, &key, ask)
            }
        })
}

fn of_arg(arg: Arg, key: &str, ask: &Ask<'_>) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let everywhere = arg.is_global_set();
    let key = if everywhere || matches!(id.as_str(), "help" | "version") {
        format!("help.{id}")
    } else {
        format!("{key}.{id}")
    };
    let text = |key: &str| ask(key, &[]);
    let long = arg.get_long_help().map(|_| format!("{key}-long"));
    let names = arg.get_value_names();
    let names = names.filter(|_| arg.get_action().takes_values());
    let names = names.map(|names| {
        let names = names.iter().map(|name| value_name(name, ask));
        names.collect::<Option<Vec<String>>>()
    });
    let values = arg.get_possible_values();
    let arg = told(arg, text(&key), Arg::help);
    let arg = told(arg, long.and_then(|key| text(&key)), Arg::long_help);
    let arg = told(arg, names.flatten(), Arg::value_names);
    let arg = if everywhere {
        told(arg, text("help.everywhere"), Arg::help_heading)
    } else {
        arg
    };
    let said = values.iter().any(|value| value.get_help().is_some());
    let values = said.then(|| {
        let values = values.into_iter().map(|value| {
            let key = format!("{key}-{}", value.get_name());
            let asked = value.get_help().and_then(|_| text(&key));
            told(value, asked, PossibleValue::help)
        });
        values.collect::<Vec<PossibleValue>>()
    });
    told(arg, values, |arg, values| {
        arg.value_parser(PossibleValuesParser::new(values))
    })
}

/// `SETTING=VALUE`: each word of it.
fn value_name(name: &str, ask: &Ask<'_>) -> Option<String> {
    let mut told = String::new();
    for part in name.split_inclusive(|c: char| !c.is_ascii_alphabetic()) {
        let word = part.trim_end_matches(|c: char| !c.is_ascii_alphabetic());
        told += &ask(&format!("help-name.{word}"), &[])?;
        told += &part[word.len()..];
    }
    Some(told)
}

/// What follows the options: the text of the command, if it has one, and the
/// exit codes. Lists of names that programs read are the same in every
/// language, and are taken from the English in their order.
fn after_help(english: &str, key: &str, ask: &Ask<'_>) -> Option<String> {
    let (own, code) = english.split_once(EXIT_CODES)?;
    let mut told = String::new();
    if !own.is_empty() {
        let lists = lists(own);
        let list = |at: usize| lists.get(at).map_or("", String::as_str);
        let acts = list_of_acts();
        let values = [
            ("one", list(0)),
            ("two", list(1)),
            ("three", list(2)),
            ("acts", &acts),
        ];
        told = ask(&format!("{key}.more"), &values)? + "\n\n";
    }
    told += &ask("help.exit-codes", &[])?;
    if !code.is_empty() {
        told += "\n";
        told += &ask(&format!("{key}.exit-code"), &[])?;
    }
    Some(told)
}

/// The indented parts of a text.
fn lists(text: &str) -> Vec<String> {
    let mut lists: Vec<Vec<&str>> = vec![Vec::new()];
    for line in text.lines() {
        match lists.last_mut() {
            Some(list) if line.starts_with("  ") => list.push(line),
            Some(list) if list.is_empty() => {}
            _ => lists.push(Vec::new()),
        }
    }
    lists.iter().map(|list| list.join("\n")).collect()
}

fn told<T, U>(described: T, text: Option<U>, tell: impl FnOnce(T, U) -> T) -> T {
    match text {
        Some(text) => tell(described, text),
        None => described,
    }
}

#[cfg(test)]
mod tests {
    use std::{cell::RefCell, collections::BTreeSet};

    use clap::CommandFactory as _;

    use super::*;
    use crate::{
        args::{Cli, Lang},
        command::MANUAL_HEADINGS,
        usage::WRONG,
    };

    const OTHERS: [(Lang, &str); 2] = [
        (Lang::Fi, include_str!("../locales/fi/help.ftl")),
        (Lang::Sv, include_str!("../locales/sv/help.ftl")),
    ];

    /// Every key that a file has a text for.
    fn keys(file: &str) -> BTreeSet<String> {
        let mut keys = BTreeSet::new();
        let mut message = "";
        for line in file.lines() {
            let Some((name, text)) = line.split_once(" =") else {
                continue;
            };
            if let Some(name) = name.strip_prefix("    .") {
                assert!(keys.insert(format!("{message}.{name}")), "{name} twice");
            } else if name.starts_with("help") && !name.contains(' ') {
                message = name;
                let alone = text.is_empty() || keys.insert(name.to_owned());
                assert!(alone, "{name} twice");
            }
        }
        keys
    }

    #[test]
    fn every_command_argument_and_value_is_described_in_every_language_and_nothing_else() {
        for (lang, file) in OTHERS {
            let say = Messages::new(lang);
            let asked = RefCell::new(BTreeSet::new());
            let ask = |key: &str, values: &[(&str, &str)]| {
                let found = say.find(key, values);
                assert!(found.is_some(), "{lang:?} has no {key}");
                asked.borrow_mut().insert(key.to_owned());
                found
            };
            let mut command = Cli::command();
            command.build();
            let _ = of_command(command, "help", &ask);
            let others = ITS_OWN.iter().chain(&MANUAL_HEADINGS).map(|(_, key)| *key);
            for key in others {
                ask(key, &[]);
            }
            for name in WRONG {
                ask(
                    &format!("help-wrong.{name}"),
                    &[("what", ""), ("value", "")],
                );
            }
            let built =
                |key: &String| cfg!(feature = "print") || !key.contains("competition-print");
            let idle = keys(file);
            let idle = idle
                .difference(&asked.borrow())
                .filter(|key| built(key))
                .cloned()
                .collect::<Vec<String>>();
            assert_eq!(idle, [""; 0], "{lang:?}");
        }
    }

    #[test]
    fn english_is_left_as_it_is() {
        let say = Messages::new(Lang::En);
        let mut plain = Cli::command();
        plain.build();
        let described = described(Cli::command(), &say).render_long_help();
        assert_eq!(described, plain.render_long_help());
        assert_eq!(
            in_words("Usage: x [possible values: y]", &say),
            "Usage: x [possible values: y]"
        );
    }

    #[test]
    fn a_line_may_end_in_the_middle_of_what_clap_says() {
        let say = Messages::new(Lang::Fi);
        let told = in_words("a [possible\n    values: b] [possible values: c]", &say);
        assert_eq!(told, "a\n    [vaihtoehdot: b] [vaihtoehdot: c]");
        assert_eq!(in_words("[possible and not", &say), "[possible and not");
    }
}
