//! What the commands about competitions have in common: a report file read,
//! what is said of it, the names in it.

use std::path::Path;

use indicatif::{ProgressBar, ProgressDrawTarget};
use tuomari_checker::{Refusal, Remark, Said, said_of_reading};
use tuomari_report::Report;

use crate::{
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Output, shown},
    surroundings::read_bytes,
};

/// More than the reader takes, which says so in its own words.
pub(super) const LIMIT: usize = 17 << 20;

/// Reads a report file.
pub(super) fn read(file: &Path, out: &Output) -> Result<Report, Failure> {
    report_of(&read_bytes(file, LIMIT, out)?, out)
}

pub(super) fn report_of(bytes: &[u8], out: &Output) -> Result<Report, Failure> {
    let report = Report::read(bytes).map_err(|error| {
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
pub(super) fn complaint([wrong, next]: [Said; 2], say: &Messages) -> Complaint {
    Complaint::told(wrong.key, Exit::Input, say.said(&wrong)).hint(say.said(&next))
}

pub(super) fn refused(refusal: &Refusal, say: &Messages) -> Failure {
    complaint(refusal.said(), say).into()
}

/// What the file leaves open, told beside the answer.
pub(super) fn tell_remarks(remarks: &[Remark], out: &Output) {
    for remark in remarks {
        out.note(&out.say.said(&remark.said()));
    }
}

/// A bar on the terminal that says how far it is; nothing elsewhere.
pub(super) fn progress(steps: usize, out: &Output) -> ProgressBar {
    if out.is_json() {
        return ProgressBar::hidden();
    }
    let steps = u64::try_from(steps).ok();
    ProgressBar::with_draw_target(steps, ProgressDrawTarget::stderr_with_hz(5))
}

/// The names of those who are paired, players or teams.
pub(super) struct Names<'a> {
    pub(super) report: &'a Report,
    pub(super) of_teams: bool,
}

impl Names<'_> {
    pub(super) fn of(&self, number: u32) -> String {
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
    pub(super) fn with_number(&self, number: u32) -> String {
        format!("{number} {}", self.of(number))
            .trim_end()
            .to_owned()
    }
}
