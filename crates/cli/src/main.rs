//! The `tuomari` command: the crates of this house at the command line.
//!
//! This file is glue. It reads the arguments, lets a command answer and turns
//! the outcome into an exit code; the codes are listed in [`args::EXIT_CODES`].

mod args;
mod command;
mod failure;
mod fen;
mod help;
mod judge;
mod line_fault;
mod mating;
mod messages;
mod moves;
mod output;
mod rules;
mod surroundings;
mod table;
mod told;
mod usage;

use std::process::ExitCode;

use clap::Parser as _;

use crate::{
    args::Cli,
    failure::{Exit, Failure},
    messages::Messages,
    output::Output,
};

/// Views and messages are many small allocations, from many threads; with
/// this allocator a server takes a third less time (docs/decisions/0023).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage::tell(error).into(),
    };
    let lang = cli.common.lang.unwrap_or_else(surroundings::language);
    let json = cli.common.json || cli.command.wants_json();
    let out = Output::new(Messages::new(lang), json, cli.common.color);
    let exit = match command::run(cli.command, &out) {
        Ok(()) | Err(Failure::ReaderGone) => Exit::Done,
        Err(Failure::Complaint(complaint)) => out.complain(&complaint),
        Err(Failure::Interrupted) => Exit::Interrupted,
    };
    exit.into()
}
