//! `tuomari journal ends`: what was signed on a day, as a list to be published.

use serde::Serialize;
use tuomari_journal::MAX_PAGE;
use tuomari_record::{Date, ListedEnd};

use super::{addresses, opened, trouble};
use crate::{
    args::EndsJournalArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, Output, lines, shown},
};

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// Prints the list.
pub(super) async fn run(args: &EndsJournalArgs, out: &Output) -> Result<(), Failure> {
    let from_ms = day(&args.day, out)?;
    let journal = opened(&addresses(&args.at, out)?, out).await?;
    let mut ends = Vec::new();
    let mut after = None;
    loop {
        let page = journal.signed_between((from_ms, from_ms + DAY_MS), after, MAX_PAGE);
        let page = page.await.map_err(|error| trouble(&error, out))?;
        let Some(last) = page.last() else { break };
        after = Some(last.stream);
        let listed = page
            .iter()
            .map(|one| ListedEnd::new(one.stream, one.said.end));
        ends.extend(listed.map(|listed| listed.to_string()));
    }
    // By what they are known, not by when they were set up.
    ends.sort();
    out.give(&Ends {
        day: args.day.clone(),
        ends,
    })
}

/// The first instant of a day, in Universal Time.
fn day(text: &str, out: &Output) -> Result<u64, Failure> {
    Date::start_of_day_ms(text).ok_or_else(|| {
        let values = [("day", shown(text).into())];
        let complaint = Complaint::new(&out.say, "journal-no-day", Exit::Usage, values);
        complaint.hint(out.say.text("journal-no-day-hint")).into()
    })
}

/// What was signed on a day.
#[derive(Debug, Serialize)]
struct Ends {
    day: String,
    ends: Vec<String>,
}

impl Answer for Ends {
    fn to_text(&self, _: &Messages) -> String {
        lines(&self.ends)
    }
}
