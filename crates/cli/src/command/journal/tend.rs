//! `tuomari journal tend`: what the owner of the tables does for a server that
//! only appends.

use serde::Serialize;
use tuomari_journal::{Journal, MAX_PAGE, Packing};
use tuomari_record::StreamId;

use super::{addresses, opened, trouble};
use crate::{
    args::TendArgs,
    failure::Failure,
    messages::Messages,
    output::{Answer, Output},
};

/// Brings the tables to this program's form, makes room for the coming weeks,
/// and packs what is ready. Opening the journal does the first two.
pub(super) async fn run(args: &TendArgs, out: &Output) -> Result<(), Failure> {
    let journal = opened(&addresses(&args.at, out)?, out).await?;
    if let Some(role) = &args.grant {
        let granted = journal.grant(role.clone()).await;
        granted.map_err(|error| trouble(&error, out))?;
    }
    let tended = journal.tend().await;
    tended.map_err(|error| trouble(&error, out))?;
    let packed = pack(journal.as_ref(), out).await?;
    out.give(&Tended {
        packed,
        granted: args.grant.clone(),
    })
}

async fn pack(journal: &dyn Journal, out: &Output) -> Result<u64, Failure> {
    let wrong = |error| trouble(&error, out);
    let by_ms = journal.now_ms().await.map_err(wrong)?;
    let mut packed = 0;
    let mut after: Option<StreamId> = None;
    loop {
        let ready = journal.to_pack(by_ms, after, MAX_PAGE).await;
        let ready = ready.map_err(wrong)?;
        let Some(last) = ready.last() else {
            return Ok(packed);
        };
        after = Some(*last);
        for stream in ready {
            if journal.pack(stream).await.map_err(wrong)? == Packing::Packed {
                packed += 1;
            }
        }
    }
}

/// What was done.
#[derive(Debug, Serialize)]
struct Tended {
    packed: u64,
    granted: Option<String>,
}

impl Answer for Tended {
    fn to_text(&self, say: &Messages) -> String {
        say.with("journal-tended", [("packed", self.packed.into())]) + "\n"
    }
}
