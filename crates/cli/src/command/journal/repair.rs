//! `tuomari journal repair`: a broken stream cut back to its last sound entry.

use serde::Serialize;
use tuomari_record::Row;

use super::{
    addresses, opened_alone,
    stored::{Line, Stored},
    stream, trouble, unknown,
};
use crate::{
    args::RepairArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, HEADING, Output, styled},
};

/// Says what is to be dropped, and drops it if it was told to.
pub(super) async fn run(args: &RepairArgs, out: &Output) -> Result<(), Failure> {
    let say = &out.say;
    let id = stream(&args.stream, out)?;
    let (_alone, journal) = opened_alone(&addresses(&args.at, out)?, out).await?;
    let stored = Stored::read(journal.as_ref(), id).await;
    let stored = stored.map_err(|error| trouble(&error, out))?;
    if stored.rows.is_empty() && stored.fault.is_none() {
        return Err(unknown(id, out));
    }
    let Some(fault) = &stored.fault else {
        return out.give(&Repaired::new(&stored, &[], true));
    };
    if fault.id == "unreadable" {
        let values = [("reason", super::shown_whole(&fault.reason).into())];
        let complaint = Complaint::new(say, "journal-beyond-repair", Exit::Input, values);
        return Err(complaint
            .hint(say.text("journal-beyond-repair-hint"))
            .into());
    }
    if !args.yes {
        out.give(&Repaired::new(&stored, stored.parts().1, false))?;
        let complaint = Complaint::new(say, "journal-repair-asks", Exit::Usage, []);
        return Err(complaint.hint(say.text("journal-repair-asks-hint")).into());
    }
    let cut = journal.cut(id, stored.end.version, stored.status()).await;
    let cut = cut.map_err(|error| trouble(&error, out))?;
    out.give(&Repaired::new(&stored, &cut, true))
}

/// What was dropped, or would be.
#[derive(Debug, Serialize)]
struct Repaired {
    stream: String,
    kept: u64,
    dropped: Vec<Line>,
    done: bool,
}

impl Repaired {
    fn new(stored: &Stored, dropped: &[Row], done: bool) -> Repaired {
        Repaired {
            stream: stored.stream.to_string(),
            kept: stored.end.version,
            dropped: dropped.iter().map(Line::of).collect(),
            done,
        }
    }
}

impl Answer for Repaired {
    fn to_text(&self, say: &Messages) -> String {
        let values = [
            ("stream", self.stream.as_str().into()),
            ("kept", self.kept.into()),
            ("dropped", self.dropped.len().into()),
        ];
        let key = match (self.dropped.is_empty(), self.done) {
            (true, _) => "journal-sound",
            (false, true) => "journal-repaired",
            (false, false) => "journal-would-drop",
        };
        let mut text = format!("{}\n", styled(HEADING, &say.with(key, values)));
        text.extend(self.dropped.iter().map(Line::to_text));
        text
    }
}
