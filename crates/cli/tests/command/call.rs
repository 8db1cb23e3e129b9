//! Calls of the command.

use std::process::Output;

use assert_cmd::Command;

/// The command in a bare environment: English, no terminal.
pub(crate) fn tuomari(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tuomari"));
    command.args(args).env("LANG", "C");
    for name in [
        "LC_ALL",
        "LC_MESSAGES",
        "COLUMNS",
        "NO_COLOR",
        "CLICOLOR_FORCE",
    ] {
        command.env_remove(name);
    }
    command
}

/// What a call prints, in a form to compare.
pub(crate) fn call(args: &[&str]) -> String {
    call_with(args, "")
}

/// What a call prints when `input` is its standard input.
pub(crate) fn call_with(args: &[&str], input: &str) -> String {
    let output = tuomari(args)
        .write_stdin(input)
        .output()
        .expect("the binary runs");
    shown(args, &output)
}

/// What each of several calls prints, one below the other.
pub(crate) fn all(calls: &[String]) -> String {
    calls.join("\n")
}

/// What a call prints in English, Finnish and Swedish.
pub(crate) fn in_three_languages(args: &[&str]) -> String {
    in_three_languages_with(args, "")
}

/// The same with `input` as its standard input.
pub(crate) fn in_three_languages_with(args: &[&str], input: &str) -> String {
    let calls =
        ["en", "fi", "sv"].map(|lang| call_with(&[args, &["--lang", lang]].concat(), input));
    all(&calls)
}

/// The JSON that a call prints on one line, indented to be read.
pub(crate) fn json(args: &[&str], input: &str) -> String {
    let output = tuomari(args)
        .write_stdin(input)
        .output()
        .expect("the binary runs");
    let printed = if output.status.success() {
        &output.stdout
    } else {
        &output.stderr
    };
    let printed = String::from_utf8(printed.clone()).expect("JSON is UTF-8");
    assert_eq!(printed.lines().count(), 1, "{printed}");
    let value: serde_json::Value = serde_json::from_str(&printed).expect("it is JSON");
    format!("{}\n{value:#}", line(args))
}

/// Takes out the moves of a mate: which of many is found may change.
pub(crate) fn without_lines(text: &str) -> String {
    const WORDS: [&str; 3] = [
        "can still mate: ",
        "voi vielä matittaa: ",
        "kan ännu sätta matt: ",
    ];
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut kept = String::new();
    let mut inside = None;
    for line in text.lines() {
        if inside.is_some_and(|begun| indent(line) > begun) {
            continue;
        }
        let begin = WORDS
            .into_iter()
            .find_map(|words| Some(&line[..line.find(words)? + words.len()]));
        inside = begin.map(|_| indent(line));
        match begin {
            Some(begin) => kept.extend([begin, "…\n"]),
            None => kept.extend([line, "\n"]),
        }
    }
    kept
}

pub(crate) fn shown(args: &[&str], output: &Output) -> String {
    let mut text = format!("{}\n", line(args));
    text.push_str(&String::from_utf8_lossy(&output.stdout));
    let errors = String::from_utf8_lossy(&output.stderr);
    if !errors.is_empty() {
        text.push_str("--- standard error\n");
        text.push_str(&errors);
    }
    if let Some(code) = output.status.code().filter(|code| *code != 0) {
        text.extend(["--- exit code ", &code.to_string(), "\n"]);
    }
    text
}

fn line(args: &[&str]) -> String {
    let quoted = args.iter().map(|arg| {
        if arg.is_empty() || arg.contains([' ', '"']) {
            format!("'{arg}'")
        } else {
            (*arg).to_owned()
        }
    });
    format!("$ tuomari {}", quoted.collect::<Vec<String>>().join(" "))
}
