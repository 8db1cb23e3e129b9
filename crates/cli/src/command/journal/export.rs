//! `tuomari journal export`: records of tables, as `tuomari record` reads them.

use std::{fs::OpenOptions, io::Write as _, path::Path};

use serde::Serialize;
use tuomari_journal::Journal;
use tuomari_record::{Record, StreamId};

use super::{addresses, check::all, opened, stored::Stored, stream, trouble, unknown};
use crate::{
    args::ExportArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, Output},
};

/// Writes the records that were asked for.
pub(super) async fn run(args: &ExportArgs, out: &Output) -> Result<(), Failure> {
    let one = args.stream.as_deref().map(|text| stream(text, out));
    let one = one.transpose()?;
    let journal = opened(&addresses(&args.at, out)?, out).await?;
    let Some(folder) = &args.out else {
        let id = one.ok_or_else(|| super::failed("no table was named", out))?;
        return match record(journal.as_ref(), id, out).await? {
            Some(Ok(text)) => out.print(&text),
            Some(Err(reason)) => Err(broken(id, &reason, out)),
            None => Err(unknown(id, out)),
        };
    };
    let ids = match one {
        Some(id) => vec![id],
        None => all(journal.as_ref(), out).await?,
    };
    let mut exported = Exported {
        folder: folder.display().to_string(),
        written: 0,
        skipped: Vec::new(),
    };
    for id in ids {
        match record(journal.as_ref(), id, out).await? {
            Some(Ok(text)) => {
                write(folder, id, &text, out)?;
                exported.written += 1;
            }
            Some(Err(reason)) => exported.skipped.push(Skipped {
                stream: id.to_string(),
                reason,
            }),
            None if one.is_some() => return Err(unknown(id, out)),
            None => {}
        }
    }
    out.give(&exported)?;
    if exported.skipped.is_empty() {
        return Ok(());
    }
    let say = &out.say;
    let values = [("broken", exported.skipped.len().into())];
    let complaint = Complaint::new(say, "journal-check-failed", Exit::Input, values);
    Err(complaint.hint(say.text("journal-check-failed-hint")).into())
}

/// The record of a table, or what it is broken by; none if there is no such
/// table.
async fn record(
    journal: &dyn Journal,
    id: StreamId,
    out: &Output,
) -> Result<Option<Result<String, String>>, Failure> {
    let stored = Stored::read(journal, id).await;
    let stored = stored.map_err(|error| trouble(&error, out))?;
    if let Some(fault) = stored.fault {
        return Ok(Some(Err(fault.reason)));
    }
    if stored.rows.is_empty() {
        return Ok(None);
    }
    let record = Record::new(id, stored.rows);
    let text = record.map(|record| record.to_jsonl());
    Ok(Some(text.map_err(|error| error.to_string())))
}

/// Writes one file; none is overwritten.
fn write(folder: &Path, id: StreamId, text: &str, out: &Output) -> Result<(), Failure> {
    let path = folder.join(format!("{id}.jsonl"));
    let file = OpenOptions::new().write(true).create_new(true).open(&path);
    let written = file.and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| Failure::of_writing(&out.say, &path.display().to_string(), &error))
}

fn broken(id: StreamId, reason: &str, out: &Output) -> Failure {
    let values = [
        ("stream", id.to_string().into()),
        ("reason", super::shown_whole(reason).into()),
    ];
    let complaint = Complaint::new(&out.say, "journal-not-exported", Exit::Input, values);
    complaint
        .hint(out.say.text("journal-check-failed-hint"))
        .into()
}

/// What was written.
#[derive(Debug, Serialize)]
struct Exported {
    folder: String,
    written: u64,
    skipped: Vec<Skipped>,
}

#[derive(Debug, Serialize)]
struct Skipped {
    stream: String,
    reason: String,
}

impl Answer for Exported {
    fn to_text(&self, say: &Messages) -> String {
        let mut text = String::new();
        for one in &self.skipped {
            let values = [
                ("stream", one.stream.as_str().into()),
                ("reason", super::shown_whole(&one.reason).into()),
            ];
            text.push_str(&say.with("journal-not-exported", values));
            text.push('\n');
        }
        let values = [
            ("written", self.written.into()),
            ("folder", self.folder.as_str().into()),
        ];
        text.push_str(&say.with("journal-exported", values));
        text.push('\n');
        text
    }
}
