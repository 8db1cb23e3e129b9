//! `tuomari competition`: report files paired, checked, explained, counted,
//! converted, printed and made.

mod check;
mod convert;
mod explain;
mod file;
mod generate;
mod lists;
mod pair;
#[cfg(feature = "print")]
mod print;
mod standings;
mod terms;
mod words;

use crate::{args::CompetitionCommand, failure::Failure, output::Output};

/// Carries out a command about competitions.
pub(crate) fn run(command: &CompetitionCommand, out: &Output) -> Result<(), Failure> {
    match command {
        CompetitionCommand::Pair(args) => pair::run(args, out),
        CompetitionCommand::Check(args) => check::run(args, out),
        CompetitionCommand::Explain(args) => explain::run(args, out),
        CompetitionCommand::Standings(args) => standings::run(args, out),
        CompetitionCommand::Convert(args) => convert::run(args, out),
        #[cfg(feature = "print")]
        CompetitionCommand::Print(args) => print::run(args, out),
        CompetitionCommand::Generate(args) => generate::run(args, out),
    }
}
