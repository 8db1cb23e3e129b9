//! `tuomari competition`: report files paired, checked, explained, counted,
//! converted and made.

mod check;
mod convert;
mod explain;
mod generate;
mod pair;
mod standings;
mod words;

use std::path::Path;

use indicatif::{ProgressBar, ProgressDrawTarget};
use tuomari_checker::{Refusal, Remark, Said, said_of_reading};
use tuomari_report::Report;

use crate::{
    args::CompetitionCommand,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Output, shown},
    surroundings::read_bytes,
};

/// More than the reader takes, which says so in its own words.
const LIMIT: usize = 17 << 20;

/// Carries out a command about competitions.
pub(crate) fn run(command: &CompetitionCommand, out: &Output) -> Result<(), Failure> {
    match command {
        CompetitionCommand::Pair(args) => pair::run(args, out),
        CompetitionCommand::Check(args) => check::run(args, out),
        CompetitionCommand::Explain(args) => explain::run(args, out),
        CompetitionCommand::Standings(args) => standings::run(args, out),
        CompetitionCommand::Convert(args) => convert::run(args, out),
        CompetitionCommand::Generate(args) => generate::run(args, out),
    }
}

/// Reads a report file.
fn read(file: &Path, out: &Output) -> Result<Report, Failure> {
    let bytes = read_bytes(file, LIMIT, out)?;
    let report = Report::read(&bytes).map_err(|error| {
        let complaint = complaint(said_of_reading(&error), &out.say);
        complaint
            .detail("line", error.line)
            .detail("column", error.column)
            .detail("record", error.record.as_str())
            .detail("found", shown(&error.found))
    })?;
    Ok(report)
}

/// What is wrong and what to do, as the library says it.
fn complaint([wrong, next]: [Said; 2], say: &Messages) -> Complaint {
    Complaint::told(wrong.key, Exit::Input, say.said(&wrong)).hint(say.said(&next))
}

fn refused(refusal: &Refusal, say: &Messages) -> Failure {
    complaint(refusal.said(), say).into()
}

/// What the file leaves open, told beside the answer.
fn tell_remarks(remarks: &[Remark], out: &Output) {
    for remark in remarks {
        out.note(&out.say.said(&remark.said()));
    }
}

/// A bar on the terminal that says how far it is; nothing elsewhere.
fn progress(steps: usize, out: &Output) -> ProgressBar {
    if out.is_json() {
        return ProgressBar::hidden();
    }
    let steps = u64::try_from(steps).ok();
    ProgressBar::with_draw_target(steps, ProgressDrawTarget::stderr_with_hz(5))
}

/// The names of those who are paired, players or teams.
struct Names<'a> {
    report: &'a Report,
    of_teams: bool,
}

impl Names<'_> {
    fn of(&self, number: u32) -> String {
        let name = if self.of_teams {
            let mut teams = self.report.teams.iter();
            let team = teams.find(|team| team.number == number);
            team.map(|team| team.name.as_str())
        } else {
            let mut players = self.report.players.iter();
            let player = players.find(|player| player.number == number);
            player.map(|player| player.person.name.as_str())
        };
        shown(name.unwrap_or_default())
    }

    /// The number and the name.
    fn with_number(&self, number: u32) -> String {
        format!("{number} {}", self.of(number))
            .trim_end()
            .to_owned()
    }
}
