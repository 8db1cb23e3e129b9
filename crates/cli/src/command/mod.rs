//! The commands, one to a file.

mod audit;
mod backup;
mod bot;
mod chess960;
mod clock;
mod competition;
mod completions;
mod demo;
mod eboard;
mod explanation;
mod forced;
mod health;
mod journal;
mod judge;
mod key;
mod laws;
mod link;
mod man;
mod misreading;
mod notation;
mod organiser;
mod perft;
mod position;
mod push;
mod record;
mod score;
mod serve;
mod settings;
mod systemd;

#[cfg(test)]
pub(crate) use self::man::MANUAL_HEADINGS;

use crate::{
    args::{ClockCommand, Command},
    failure::Failure,
    output::Output,
};

/// Carries out a command.
pub(crate) fn run(command: Command, out: &Output) -> Result<(), Failure> {
    match command {
        Command::Audit(args) => audit::run(&args, out),
        Command::Position(args) => position::run(&args, out),
        Command::Forced(args) => forced::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Notation(args) => notation::run(&args, out),
        Command::Chess960(args) => chess960::run(&args, out),
        Command::Clock(ClockCommand::Explain { control, form }) => {
            clock::run(&control.join(" "), form, out)
        }
        Command::Laws(command) => laws::run(&command, out),
        Command::Judge(args) => judge::run(&args, out),
        Command::Record(command) => record::run(&command, out),
        Command::Competition(command) => competition::run(&command, out),
        Command::Demo(args) => demo::run(&args, out),
        Command::Serve(args) => serve::run(&args, out),
        Command::Link(args) => link::run(&args, out),
        Command::Key(args) => key::run(&args, out),
        Command::Organiser(args) => organiser::run(&args, out),
        Command::Health(args) => health::run(&args, out),
        Command::Systemd => systemd::run(out),
        Command::Bot(args) => bot::run(&args, out),
        Command::Push(args) => push::run(&args, out),
        Command::Eboard(args) => eboard::run(&args, out),
        Command::Backup(args) => backup::run(&args, out),
        Command::Journal(command) => journal::run(&command, out),
        Command::Completions { shell } => completions::run(shell, out),
        Command::Man { out: folder } => man::run(folder.as_deref(), out),
    }
}
