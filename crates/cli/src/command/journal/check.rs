//! `tuomari journal check`: every stream verified.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;
use tuomari_journal::{Journal, MAX_PAGE, Which};
use tuomari_record::StreamId;

use super::{
    addresses, opened,
    stored::{Broken, Stored},
    stream, trouble, unknown,
};
use crate::{
    args::CheckJournalArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{ALARM, Answer, HEADING, Output, styled},
};

/// Verifies the streams and says which are broken.
pub(super) async fn run(args: &CheckJournalArgs, out: &Output) -> Result<(), Failure> {
    let journal = opened(&addresses(&args.at, out)?, out).await?;
    let mut checked = Checked::default();
    let progress = Progress::new(out);
    if args.streams.is_empty() {
        for id in all(journal.as_ref(), out).await? {
            checked.look(journal.as_ref(), id, out).await?;
            progress.show(&checked, out);
        }
    } else {
        for text in &args.streams {
            let id = stream(text, out)?;
            if checked.look(journal.as_ref(), id, out).await? == 0 {
                return Err(unknown(id, out));
            }
        }
    }
    progress.end();
    out.give(&checked)?;
    if checked.broken.is_empty() {
        return Ok(());
    }
    let say = &out.say;
    let values = [("broken", checked.broken.len().into())];
    let complaint = Complaint::new(say, "journal-check-failed", Exit::Input, values);
    Err(complaint.hint(say.text("journal-check-failed-hint")).into())
}

/// The ids of all streams.
pub(super) async fn all(journal: &dyn Journal, out: &Output) -> Result<Vec<StreamId>, Failure> {
    let mut ids: Vec<StreamId> = Vec::new();
    loop {
        let after = ids.last().copied();
        let page = journal.list(Which::All, after, MAX_PAGE).await;
        let page = page.map_err(|error| trouble(&error, out))?;
        if page.is_empty() {
            return Ok(ids);
        }
        ids.extend(page.iter().map(|listed| listed.stream));
    }
}

/// What was found.
#[derive(Debug, Default, Serialize)]
struct Checked {
    streams: u64,
    entries: u64,
    broken: Vec<Broken>,
}

impl Checked {
    /// Verifies one; how many entries it has, or anything it is broken by.
    async fn look(
        &mut self,
        journal: &dyn Journal,
        id: StreamId,
        out: &Output,
    ) -> Result<usize, Failure> {
        let stored = Stored::read(journal, id).await;
        let stored = stored.map_err(|error| trouble(&error, out))?;
        if stored.rows.is_empty() && stored.fault.is_none() {
            return Ok(0);
        }
        self.streams += 1;
        self.entries += stored.end.version;
        self.broken.extend(stored.broken());
        Ok(stored.rows.len().max(1))
    }
}

impl Answer for Checked {
    fn to_text(&self, say: &Messages) -> String {
        let mut text = String::new();
        for one in &self.broken {
            let values = [
                ("stream", one.stream.as_str().into()),
                ("stored", one.stored.into()),
                ("sound", one.sound.into()),
                ("reason", super::shown_whole(&one.reason).into()),
            ];
            text.push_str(&styled(ALARM, &say.with("journal-broken", values)));
            text.push('\n');
        }
        let values = [
            ("streams", self.streams.into()),
            ("entries", self.entries.into()),
            ("broken", self.broken.len().into()),
        ];
        text.push_str(&styled(HEADING, &say.with("journal-checked", values)));
        text.push('\n');
        text
    }
}

/// A line on the terminal that says how far it is.
struct Progress(ProgressBar);

impl Progress {
    fn new(out: &Output) -> Progress {
        let bar = if out.is_json() {
            ProgressBar::hidden()
        } else {
            ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr_with_hz(5))
        };
        // The form is ours and sound; the bar's own would do as well.
        if let Ok(style) = ProgressStyle::with_template("{spinner} {msg}") {
            bar.set_style(style);
        }
        Progress(bar)
    }

    fn show(&self, checked: &Checked, out: &Output) {
        if !self.0.is_hidden() {
            let values = [
                ("streams", checked.streams.into()),
                ("entries", checked.entries.into()),
                ("broken", checked.broken.len().into()),
            ];
            self.0.set_message(out.say.with("journal-checked", values));
            self.0.tick();
        }
    }

    fn end(&self) {
        self.0.finish_and_clear();
    }
}
