//! The analyser with a limit of time: at the edge there is a clock to ask. And
//! where tables are handed in that may take it longer.

use std::{cell::Cell, time::Duration};

use tokio::{sync::mpsc, time::Instant};
use tuomari_conduct::{Limit, MatingOracle, Oracle};
use tuomari_record::StreamId;

/// How long one decision may look for an answer. What is not found by then is
/// unknown, and the arbiter is asked.
pub(crate) const WITHIN_A_DECISION: Duration = Duration::from_millis(50);

/// How long the late test of a dead position may look.
pub(crate) const AT_LEISURE: Duration = Duration::from_secs(2);

/// Tables that wait for the test. If more would, their next move brings them
/// again.
pub(crate) const WAITING: usize = 4_096;

/// Positions looked at when there is leisure.
const POSITIONS_AT_LEISURE: u64 = 20_000_000;

/// Does something with an analyser that gives up after a time. The time runs
/// from its first longer search, and all searches share it.
pub(crate) fn with_oracle<T>(limit: Duration, work: impl FnOnce(&dyn Oracle) -> T) -> T {
    let began: Cell<Option<Instant>> = Cell::new(None);
    let over = || {
        if let Some(began) = began.get() {
            return began.elapsed() >= limit;
        }
        began.set(Some(Instant::now()));
        false
    };
    let positions = if limit > WITHIN_A_DECISION {
        POSITIONS_AT_LEISURE
    } else {
        MatingOracle::FULL
    };
    work(&MatingOracle::within(
        Limit::positions(positions).or_when(&over),
    ))
}

/// Where tables are handed in for the late test.
#[derive(Debug)]
pub(crate) struct LateDead(mpsc::Sender<StreamId>);

impl LateDead {
    /// The place to hand tables in, and the queue behind it.
    pub(crate) fn new() -> (LateDead, mpsc::Receiver<StreamId>) {
        let (sender, queue) = mpsc::channel(WAITING);
        (LateDead(sender), queue)
    }

    /// A position may have arisen that the quick test left open.
    pub(crate) fn examine(&self, id: StreamId) {
        // A full queue is no loss: the test comes with a later move, and a
        // result that hangs on it asks the analyser anyway.
        let _ = self.0.try_send(id);
    }
}
