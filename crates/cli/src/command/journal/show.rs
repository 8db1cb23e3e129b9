//! `tuomari journal show`: the entries of a table as they are stored.

use serde::Serialize;

use super::{
    addresses, opened,
    stored::{Line, Stored},
    stream, trouble, unknown,
};
use crate::{
    args::ShowJournalArgs,
    failure::Failure,
    messages::Messages,
    output::{ALARM, Answer, Output, styled},
};

/// Shows them, sound or not.
pub(super) async fn run(args: &ShowJournalArgs, out: &Output) -> Result<(), Failure> {
    let id = stream(&args.stream, out)?;
    let journal = opened(&addresses(&args.at, out)?, out).await?;
    let stored = Stored::read(journal.as_ref(), id).await;
    let stored = stored.map_err(|error| trouble(&error, out))?;
    if stored.rows.is_empty() && stored.fault.is_none() {
        return Err(unknown(id, out));
    }
    let fault = stored.fault.as_ref();
    out.give(&Shown {
        stream: id.to_string(),
        stored: stored.rows.len(),
        sound: stored.end.version,
        fault: fault.map(|fault| fault.id),
        reason: fault.map(|fault| fault.reason.clone()),
        entries: stored.rows.iter().map(Line::of).collect(),
    })
}

/// A stream as it is stored.
#[derive(Debug, Serialize)]
struct Shown {
    stream: String,
    stored: usize,
    sound: u64,
    fault: Option<&'static str>,
    reason: Option<String>,
    entries: Vec<Line>,
}

impl Answer for Shown {
    fn to_text(&self, say: &Messages) -> String {
        let mut text: String = self.entries.iter().map(Line::to_text).collect();
        if let Some(reason) = &self.reason {
            let values = [
                ("stream", self.stream.as_str().into()),
                ("stored", self.stored.into()),
                ("sound", self.sound.into()),
                ("reason", super::shown_whole(reason).into()),
            ];
            text.push_str(&styled(ALARM, &say.with("journal-broken", values)));
            text.push('\n');
        }
        text
    }
}
