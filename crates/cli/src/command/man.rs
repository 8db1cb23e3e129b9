//! `tuomari man`: the manual pages.

use std::{fs, io, path::Path};

use clap::CommandFactory as _;
use clap_mangen::Man;
use serde::Serialize;

use crate::{
    args::Cli,
    failure::Failure,
    help,
    messages::Messages,
    output::{Answer, Output, shown},
};

/// Prints the page of the whole command, or writes all pages into a folder.
pub(crate) fn run(folder: Option<&Path>, out: &Output) -> Result<(), Failure> {
    let command = help::described(Cli::command().disable_help_subcommand(true), &out.say);
    let Some(folder) = folder else {
        let page = page(command, &out.say).map_err(|error| {
            let name = out.say.text("file-standard-output");
            Failure::of_writing(&out.say, &name, &error)
        })?;
        return out.give(&page);
    };
    fs::create_dir_all(folder).map_err(|error| {
        let name = shown(&folder.to_string_lossy());
        Failure::of_writing(&out.say, &name, &error)
    })?;
    let mut written = Vec::new();
    for command in with_subcommands(&command) {
        let name = format!("{}.1", command.get_display_name().unwrap_or("tuomari"));
        let path = folder.join(name);
        let shown = shown(&path.to_string_lossy());
        page(command, &out.say)
            .and_then(|page| fs::write(&path, page.text))
            .map_err(|error| Failure::of_writing(&out.say, &shown, &error))?;
        written.push(shown);
    }
    out.give(&Written { written })
}

/// A command and everything below it, each with its full name.
fn with_subcommands(command: &clap::Command) -> Vec<clap::Command> {
    let below = command.get_subcommands().flat_map(with_subcommands);
    std::iter::once(command.clone()).chain(below).collect()
}

fn page(command: clap::Command, say: &Messages) -> io::Result<Page> {
    let command = match command.get_subcommand_help_heading().map(str::to_uppercase) {
        Some(heading) => command.subcommand_help_heading(heading),
        None => command,
    };
    let mut text = Vec::new();
    Man::new(command).render(&mut text)?;
    // clap_mangen has one heading for whatever follows the options, and would
    // run the lines of our lists together.
    let text = String::from_utf8_lossy(&text)
        .replace(".SH EXTRA\n", ".SH \"OUTPUT AND EXIT STATUS\"\n.nf\n")
        .replace(".SH VERSION\n", ".fi\n.SH VERSION\n");
    let text = MANUAL_HEADINGS
        .iter()
        .fold(text, |text, (english, key)| match say.find(key, &[]) {
            Some(ours) => text.replace(&format!(".SH {english}\n"), &format!(".SH \"{ours}\"\n")),
            None => text,
        });
    let text = help::in_words(&text, say);
    Ok(Page { text })
}

/// The headings that `clap_mangen` gives itself, with the keys of ours.
pub(crate) const MANUAL_HEADINGS: [(&str, &str); 6] = [
    ("NAME", "help-page.name"),
    ("SYNOPSIS", "help-page.synopsis"),
    ("DESCRIPTION", "help-page.description"),
    ("OPTIONS", "help-page.options"),
    ("\"OUTPUT AND EXIT STATUS\"", "help-page.extra"),
    ("VERSION", "help-page.version"),
];

/// A manual page.
#[derive(Debug, Serialize)]
struct Page {
    text: String,
}

impl Answer for Page {
    fn to_text(&self, _: &Messages) -> String {
        self.text.clone()
    }
}

/// The pages that were written.
#[derive(Debug, Serialize)]
struct Written {
    written: Vec<String>,
}

impl Answer for Written {
    fn to_text(&self, say: &Messages) -> String {
        let lines = self.written.iter().map(|file| {
            let file = [("file", file.as_str().into())];
            format!("{}\n", say.with("man-written", file))
        });
        lines.collect()
    }
}
