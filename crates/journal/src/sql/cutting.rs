//! Cutting a broken stream back.

use super::{
    Sql,
    ask::{Speaks, ask},
    read, signing,
};
use crate::{
    Status,
    lines::Held,
    numbers::{finished, stored},
    pack,
    trouble::{Trouble, within},
};
use tuomari_record::{Row, StreamId};

const ROWS: &str = "SELECT version, hash, body FROM journal_rows \
     WHERE stream = $1 AND version > $2 ORDER BY version";

const PACKED: &str = "SELECT bytes FROM journal_packed WHERE stream = $1 AND version > $2";

const ASIDE: &str = "INSERT INTO journal_cut (stream, version, hash, body, cut_ms) \
     VALUES ($1, $2, $3, $4, $5)";

const BACK: &str = "INSERT INTO journal_rows (stream, version, hash, body) VALUES ($1, $2, $3, $4)";

const CHANGE: &str = "UPDATE journal_streams \
     SET finished = $2, due_ms = $3, due_set_by = $4, packed = false WHERE stream = $1";

pub(super) async fn cut<S: Sql>(
    store: &S,
    stream: StreamId,
    keep: u64,
    status: Status,
) -> Result<Vec<Row>, Trouble> {
    let now_ms = read::now_ms(store).await?;
    let mut held = store.beside().hold().await?;
    let cut = cut_alone::<S>(&mut held, stream, keep, status, now_ms);
    let cut = within(store.limits().answer, cut).await?;
    held.release();
    Ok(cut)
}

async fn cut_alone<S: Sql>(
    held: &mut Held<S::Db>,
    stream: StreamId,
    keep: u64,
    status: Status,
    now_ms: u64,
) -> Result<Vec<Row>, Trouble> {
    for sql in S::BEGIN_CUT {
        held.run(ask(sql)).await?;
    }
    let id = stream.uuid();
    let mut cut = unpack(held, stream, keep).await?;
    let rows = ask(ROWS).with(id).with(stored(keep));
    cut.extend(read::rows(stream, held.all(rows).await?)?);
    for row in &cut {
        let aside = ask(ASIDE).with(id).with(stored(row.version));
        let aside = aside.with(row.hash.to_vec()).with(row.body.to_vec());
        held.run(aside.with(stored(now_ms))).await?;
    }
    let gone = ask("DELETE FROM journal_rows WHERE stream = $1 AND version > $2");
    held.run(gone.with(id).with(stored(keep))).await?;
    signing::forget(held, stream, keep).await?;
    if keep == 0 {
        let none = ask("DELETE FROM journal_streams WHERE stream = $1");
        held.run(none.with(id)).await?;
    } else {
        let due_ms = (status == Status::Live).then_some(stored(now_ms));
        let change = ask(CHANGE).with(id).with(finished(status));
        held.run(change.with(due_ms).with(stored(keep))).await?;
    }
    held.run(ask("COMMIT")).await?;
    Ok(cut)
}

/// Takes a packed piece apart that reaches beyond what is kept; what does not
/// stay of it.
async fn unpack<DB: Speaks>(
    held: &mut Held<DB>,
    stream: StreamId,
    keep: u64,
) -> Result<Vec<Row>, Trouble> {
    let id = stream.uuid();
    let packed: Vec<(Vec<u8>,)> = held.all(ask(PACKED).with(id).with(stored(keep))).await?;
    let Some((bytes,)) = packed.first() else {
        return Ok(Vec::new());
    };
    let (stays, cut): (Vec<Row>, Vec<Row>) = pack::unpack(stream, bytes)?
        .into_iter()
        .partition(|row| row.version <= keep);
    for row in stays {
        let back = ask(BACK).with(id).with(stored(row.version));
        held.run(back.with(row.hash.to_vec()).with(row.body.to_vec()))
            .await?;
    }
    held.run(ask("DELETE FROM journal_packed WHERE stream = $1").with(id))
        .await?;
    Ok(cut)
}
