//! `tuomari journal`: the streams of a server, looked at from outside.

mod check;
mod ends;
mod export;
mod repair;
mod show;
mod stored;
mod tend;

use std::sync::Arc;

use tuomari_journal::{Alone, Journal, JournalError, StoreLimits, file_of, open};
use tuomari_record::StreamId;

use crate::{
    args::{JournalCommand, Where},
    failure::{Complaint, Exit, Failure},
    output::{Output, shown},
    surroundings,
};

/// Carries out a command about a journal.
pub(crate) fn run(command: &JournalCommand, out: &Output) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime = runtime.map_err(|error| failed(&error.to_string(), out))?;
    runtime.block_on(async {
        match command {
            JournalCommand::Check(args) => check::run(args, out).await,
            JournalCommand::Show(args) => show::run(args, out).await,
            JournalCommand::Repair(args) => repair::run(args, out).await,
            JournalCommand::Ends(args) => ends::run(args, out).await,
            JournalCommand::Tend(args) => tend::run(args, out).await,
            JournalCommand::Export(args) => export::run(args, out).await,
        }
    })
}

/// The addresses of the journal that is meant.
fn addresses(at: &Where, out: &Output) -> Result<Vec<String>, Failure> {
    let mut addresses = at.journal.clone();
    if addresses.is_empty() {
        let set = surroundings::variables().find(|(name, _)| name == "TUOMARI_JOURNAL");
        let set = set.map(|(_, value)| value).unwrap_or_default();
        addresses.extend(set.split_whitespace().map(str::to_owned));
    }
    if addresses.is_empty() {
        let file = surroundings::club_file().map_err(|(folder, error)| {
            Failure::of_writing(&out.say, &folder.display().to_string(), &error)
        })?;
        addresses.push(file.display().to_string());
    }
    Ok(addresses)
}

/// Opens the journal; a file that is not there is not made.
async fn opened(addresses: &[String], out: &Output) -> Result<Arc<dyn Journal>, Failure> {
    if let Some(file) = file_of(addresses) {
        std::fs::metadata(file)
            .map_err(|error| Failure::of_reading(&out.say, &file.display().to_string(), &error))?;
    }
    let journal = open(addresses, StoreLimits::default()).await;
    journal.map_err(|error| trouble(&error, out))
}

/// The same for whoever changes it: no server may have the file meanwhile.
async fn opened_alone(
    addresses: &[String],
    out: &Output,
) -> Result<(Alone, Arc<dyn Journal>), Failure> {
    let alone = Alone::on(addresses).await;
    let alone = alone.map_err(|error| trouble(&error, out))?;
    Ok((alone, opened(addresses, out).await?))
}

/// The stream that a text names.
fn stream(text: &str, out: &Output) -> Result<StreamId, Failure> {
    text.trim().parse().map_err(|_| {
        let values = [("stream", shown(text).into())];
        let complaint = Complaint::new(&out.say, "journal-no-id", Exit::Usage, values);
        complaint.hint(out.say.text("journal-no-id-hint")).into()
    })
}

/// The journal does not do what was asked.
fn trouble(error: &JournalError, out: &Output) -> Failure {
    failed(&error.to_string(), out)
}

fn failed(reason: &str, out: &Output) -> Failure {
    let values = [("reason", shown_whole(reason).into())];
    Complaint::new(&out.say, "journal-failed", Exit::File, values).into()
}

/// There is nothing under this id.
fn unknown(stream: StreamId, out: &Output) -> Failure {
    let values = [("stream", stream.to_string().into())];
    let complaint = Complaint::new(&out.say, "journal-unknown", Exit::Input, values);
    complaint.hint(out.say.text("journal-unknown-hint")).into()
}

/// An error's own words, which are ours and may be long, without what would
/// paint the terminal.
fn shown_whole(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}
