//! `tuomari laws`: the rulebooks as they are read.

mod coverage;
mod decides;
mod diff;
mod fold;
mod list;
mod near;
mod parts;
mod results;
mod search;
mod settings;
mod show;

pub(super) use self::settings::no_profile;
use crate::{args::LawsCommand, failure::Failure, output::Output};

/// Carries out a command about the Laws.
pub(crate) fn run(command: &LawsCommand, out: &Output) -> Result<(), Failure> {
    match command {
        LawsCommand::List => list::run(out),
        LawsCommand::Show(args) => show::run(args, out),
        LawsCommand::Search(args) => search::run(args, out),
        LawsCommand::Settings(args) => settings::run(args, out),
        LawsCommand::Diff(args) => diff::run(args, out),
        LawsCommand::Decides(args) => decides::run(args, out),
        LawsCommand::Coverage(args) => coverage::run(args, out),
    }
}
