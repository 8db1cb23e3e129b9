//! `tuomari journal tend`: what the owner of the tables does for a server that
//! only appends.

use serde::Serialize;
use tuomari_journal::{MAX_PAGE, pack_ready};

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
    let wrong = |error| trouble(&error, out);
    let by_ms = journal.now_ms().await.map_err(wrong)?;
    let (mut packed, mut failed) = (0, None);
    let told = |one| match one {
        Ok(()) => packed += 1,
        Err(error) => failed = Some(error),
    };
    let packing = pack_ready(journal.as_ref(), by_ms, (MAX_PAGE, usize::MAX), told);
    packing.await.map_err(wrong)?;
    out.give(&Tended {
        packed,
        granted: args.grant.clone(),
    })?;
    failed.map_or(Ok(()), |error| Err(wrong(error)))
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
