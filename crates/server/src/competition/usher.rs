//! Between the tables of a competition and its stream: tables are opened,
//! results are brought.
//!
//! What is to be done is said here by whoever caused it, and done soon. It is
//! also written as a due time with the row that caused it, so that another
//! node does it if this one dies.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
    time::Duration,
};

use tokio::{
    sync::{mpsc::Receiver, watch},
    time::{Instant, timeout_at},
};
use tuomari_competition::{Act, Seat, TableId};
use tuomari_journal::Wake;
use tuomari_record::StreamId;

use crate::{
    answer::Answer,
    competition::{
        boards::wanted,
        doing::{Order, Pass, What, carry_out},
        errand::{Errand, Told, Word},
        opening::open_tables,
        place::CompetitionPlace,
    },
    node::{Node, calm, closed},
};

/// How long results are gathered: those of a round end together.
const GATHERED: Duration = Duration::from_millis(100);

/// Does errands until the node closes.
pub(crate) async fn run(
    node: Arc<Node>,
    mut queue: Receiver<Errand>,
    mut closing: watch::Receiver<bool>,
) {
    loop {
        let first = tokio::select! {
            biased;
            () = closed(&mut closing) => return,
            errand = queue.recv() => errand,
        };
        let Some(first) = first else { return };
        let mut errands = vec![first];
        let until = Instant::now() + GATHERED;
        // What is to be opened is not kept waiting.
        while matches!(errands.last(), Some(Errand::Bring(_)))
            && let Ok(Some(next)) = timeout_at(until, queue.recv()).await
        {
            errands.push(next);
        }
        see_to(&node, errands).await;
    }
}

async fn see_to(node: &Arc<Node>, errands: Vec<Errand>) {
    let mut opening = BTreeSet::new();
    let mut words: BTreeMap<StreamId, Vec<Word>> = BTreeMap::new();
    for errand in errands {
        match errand {
            Errand::Open(competition) => {
                opening.insert(competition);
            }
            Errand::Look(wake) => look(node, wake).await,
            Errand::Bring(word) => words.entry(word.competition).or_default().push(*word),
        }
    }
    for competition in opening {
        if let Err(problem) = open(node, competition).await {
            calm::warn("tables could not be opened yet", &problem.title);
        }
    }
    for (competition, words) in words {
        let said = words.iter().map(|word| word.said.clone()).collect();
        if let Err(problem) = bring(node, competition, said).await {
            calm::warn("results could not be brought yet", &problem.title);
            continue;
        }
        for word in words {
            // Somebody looks once more if this is not written.
            let _ = node.journal.put_off(word.wake, None).await;
        }
    }
}

/// Opens the tables of a competition that should stand open.
async fn open(node: &Arc<Node>, competition: StreamId) -> Answer<()> {
    let place = node.competitions.place(competition)?;
    let held = place.held(node).await?;
    open_tables(node, &held).await
}

/// Brings words to a competition. What it knows already changes nothing, and
/// what it does not take keeps nothing else from it.
async fn bring(node: &Arc<Node>, competition: StreamId, said: Vec<Told>) -> Answer<()> {
    let place = node.competitions.place(competition)?;
    let mut results = Vec::new();
    let mut acts = Vec::new();
    for one in said {
        match one {
            Told::Result(result) => results.push(result),
            // The table is named where the act is judged.
            Told::Annulled(instead) => acts.push(Act::SetAnew {
                table: instead.clone(),
                instead,
            }),
        }
    }
    if results.len() > 1
        && take(
            node,
            &place,
            vec![Act::TakeResults {
                results: results.clone(),
            }],
        )
        .await?
    {
        results.clear();
    }
    let each = results.into_iter().map(|result| Act::TakeResults {
        results: vec![result],
    });
    acts.extend(each);
    for act in acts {
        take(node, &place, vec![act]).await?;
    }
    Ok(())
}

/// Whether the competition took it. One that is over, or has taken the round
/// back, does not wait for it any more.
async fn take(node: &Arc<Node>, place: &Arc<CompetitionPlace>, acts: Vec<Act>) -> Answer<bool> {
    let order = Order {
        pass: Pass::without(Seat::System),
        key: None,
        what: What::Acts(acts),
    };
    match carry_out(node, place, &order).await {
        Ok(_) => Ok(true),
        Err(problem) if problem.is("competition-refused") => Ok(false),
        Err(problem) => Err(problem),
    }
}

/// Does for a competition what the journal says is due.
async fn look(node: &Arc<Node>, wake: Wake) {
    let next_ms = match see_after(node, wake.stream).await {
        Ok(next_ms) => next_ms,
        // A record that cannot be read must not hide others behind it.
        Err(problem) if problem.status != 503 => {
            Some(node.broken.next_look_ms(wake.stream, node.clock.now_ms()))
        }
        // It is asked for again.
        Err(_) => return,
    };
    if let Err(error) = node.journal.put_off(wake, next_ms).await {
        calm::warn("a look could not be put off", &error);
    }
}

/// Opens what should stand open, line-ups and tables; when to look again.
async fn see_after(node: &Arc<Node>, competition: StreamId) -> Answer<Option<u64>> {
    let place = node.competitions.place(competition)?;
    // The node that wrote the last entry may be one that nobody hears.
    place.doubt();
    let hour_ms = place.held(node).await?.competition.opens_ms();
    if hour_ms.is_some_and(|hour_ms| hour_ms <= node.clock.now_ms()) {
        let tables = Vec::new();
        take(node, &place, vec![Act::OpenLineups { tables }]).await?;
    }
    open(node, competition).await?;
    // An hour that has passed is not looked at again and again.
    let hour_ms = place.held(node).await?.competition.opens_ms();
    Ok(hour_ms.filter(|hour_ms| *hour_ms > node.clock.now_ms()))
}

/// Before a round is taken back, or somebody is said not to have come, the
/// tables are asked whether a move was made.
pub(crate) async fn notice_play(
    node: &Arc<Node>,
    place: &Arc<CompetitionPlace>,
    acts: &[Act],
) -> Answer<()> {
    let matters = |act: &Act| matches!(act, Act::Recall | Act::Default { .. });
    if !acts.iter().any(matters) {
        return Ok(());
    }
    let held = place.held(node).await?;
    let tables = wanted(&held);
    drop(held);
    let mut begun = Vec::new();
    for (id, _) in tables {
        let own = node.hall.place(node, id)?;
        match own.table(node).await {
            Ok(table) if table.game.history().plies().is_empty() => {}
            Ok(_) => begun.push(TableId(id.to_string())),
            // It has not been opened yet.
            Err(problem) if problem.is("no-table") => {}
            Err(problem) => return Err(problem),
        }
    }
    for table in begun {
        take(node, place, vec![Act::BeginPlay { table }]).await?;
    }
    Ok(())
}
