//! The commands, one to a file.

mod chess960;
mod clock;
mod completions;
mod explanation;
mod judge;
mod laws;
mod man;
mod misreading;
mod notation;
mod perft;
mod position;
mod score;

use crate::{
    args::{ClockCommand, Command},
    failure::Failure,
    output::Output,
};

/// Carries out a command.
pub(crate) fn run(command: Command, out: &Output) -> Result<(), Failure> {
    match command {
        Command::Position(args) => position::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Notation(args) => notation::run(&args, out),
        Command::Chess960(args) => chess960::run(&args, out),
        Command::Clock(ClockCommand::Explain { control, form }) => {
            clock::run(&control.join(" "), form, out)
        }
        Command::Laws(command) => laws::run(&command, out),
        Command::Judge(args) => judge::run(&args, out),
        Command::Completions { shell } => completions::run(shell, out),
        Command::Man { out: folder } => man::run(folder.as_deref(), out),
    }
}
