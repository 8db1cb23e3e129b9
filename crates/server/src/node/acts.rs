//! What is done with links, and by those who run things, in the log: lines that
//! a machine picks out by their target, `tuomari::acts`. They name streams,
//! seats and organisers, and neither people nor addresses.

use std::{
    fmt::Display,
    sync::{Mutex, PoisonError},
};

use tuomari_conduct::By;
use tuomari_record::{Author, Kind, OrganiserName, StreamId, TokenHash};

use crate::node::{calm::Spoken, limits::Limits};

const TARGET: &str = "tuomari::acts";

static REFUSED: Mutex<Spoken> = Mutex::new(Spoken::new());

/// A table or a competition was set up, and its first links were made.
pub(crate) fn created(stream: StreamId, organiser: Option<OrganiserName>) {
    let organiser = organiser.as_ref().map(OrganiserName::as_str);
    tracing::info!(target: TARGET, what = "created", %stream, organiser, "set up");
}

/// A seat has another link, or none any more.
pub(crate) fn link(
    what: &'static str,
    stream: StreamId,
    seat: &dyn Display,
    (by, organiser): (&dyn Display, Option<OrganiserName>),
) {
    let organiser = organiser.as_ref().map(OrganiserName::as_str);
    tracing::info!(target: TARGET, what, %stream, %seat, %by, organiser, "a link was changed");
}

/// The same at a table, as it is recorded.
pub(crate) fn seat_changed(
    stream: StreamId,
    kind: &Kind,
    (by, organiser): (Author, Option<OrganiserName>),
) {
    let (what, seat) = match kind {
        Kind::SeatReissued { seat, .. } => ("link-made", seat),
        Kind::SeatRevoked { seat } => ("link-revoked", seat),
        _ => return,
    };
    let by = match by {
        Author::Organiser => "organiser",
        Author::AtTable(By::Arbiter) => "arbiter",
        Author::AtTable(_) => "player",
    };
    link(what, stream, seat, (&by, organiser));
}

/// A link is used, for the first time in a while at this node if that is to be
/// told.
pub(crate) fn used(
    limits: &Limits,
    link: TokenHash,
    stream: Option<StreamId>,
    seat: &dyn Display,
    organiser: Option<OrganiserName>,
) {
    if limits.know(link) {
        let stream = stream.map(tracing::field::display);
        let organiser = organiser.as_ref().map(OrganiserName::as_str);
        tracing::info!(target: TARGET, what = "link-used", stream, %seat, organiser, "a link is used");
    }
}

/// A link opens nothing there; told once a minute, and how often it came since.
pub(crate) fn refused(stream: &dyn Display) {
    let more = {
        let mut spoken = REFUSED.lock().unwrap_or_else(PoisonError::into_inner);
        spoken.may_say("link-refused", stream.to_string())
    };
    if let Some(more) = more {
        tracing::info!(target: TARGET, what = "link-refused", %stream, more, "a link opens nothing");
    }
}

/// Somebody who runs it did something there.
pub(crate) fn ruled(
    stream: StreamId,
    version: u64,
    act: &str,
    (by, organiser): (&dyn Display, Option<OrganiserName>),
) {
    let organiser = organiser.as_ref().map(OrganiserName::as_str);
    tracing::info!(target: TARGET, what = "act", %stream, version, act, %by, organiser, "done by who runs it");
}
