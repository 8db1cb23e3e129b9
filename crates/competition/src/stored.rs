//! Events as they are stored: one JSON object on each line.

use serde::{Deserialize, Serialize};

use crate::{
    state::{apply::apply, competition::Competition},
    word::happening::Event,
};

/// The form that this program writes, and the last it reads.
pub const FORM_VERSION: u32 = 1;

/// A line, with the version of its form.
#[derive(Serialize, Deserialize)]
struct Line {
    v: u32,
    #[serde(flatten)]
    event: Event,
}

/// A line that cannot be read.
#[derive(Debug)]
pub enum Unreadable {
    /// A later program wrote it: this one has to be updated.
    Later(u32),
    Broken(serde_json::Error),
}

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Unreadable::Later(version) => {
                write!(f, "form {version} is of a later program: update this one")
            }
            Unreadable::Broken(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Unreadable {}

/// The event as one line, without its end.
pub fn write_event(event: &Event) -> String {
    let line = Line {
        v: FORM_VERSION,
        event: event.clone(),
    };
    serde_json::to_string(&line).expect("every stored type is plain JSON")
}

/// Reads what [`write_event`] wrote, now or in an earlier program.
pub fn read_event(line: &str) -> Result<Event, Unreadable> {
    #[derive(Deserialize)]
    struct Version {
        v: u32,
    }
    let Version { v } = serde_json::from_str(line).map_err(Unreadable::Broken)?;
    if v > FORM_VERSION {
        return Err(Unreadable::Later(v));
    }
    let line: Line = serde_json::from_str(line).map_err(Unreadable::Broken)?;
    Ok(line.event)
}

/// The competition that events make. No engine is asked.
pub fn replay<'a>(events: impl IntoIterator<Item = &'a Event>) -> Competition {
    let mut competition = Competition::new();
    for event in events {
        apply(&mut competition, event);
    }
    competition
}
