//! A competition from what an organiser asked for.

use std::sync::Arc;

use tuomari_competition::{Act, Command, Competition, Ctx, Regulations, Seat, decide};
use tuomari_journal::{Append, Outcome};
use tuomari_record::{Body, CompetitionEntry, Link, StreamId, TableCreated, chain};

use crate::{
    answer::{Answer, trouble},
    competition::doing::refused,
    node::{Node, acts},
    table::{naming::new_id, secret::Secret},
    wire::Problem,
};

/// A competition that was created, and its first links.
#[derive(Debug)]
pub(crate) struct Created {
    pub(crate) id: StreamId,
    /// They are told once and kept nowhere.
    pub(crate) links: Vec<(Seat, Secret)>,
}

/// Creates a competition: announced, with links for its organiser and its
/// chief arbiter.
pub(crate) async fn create(
    node: &Arc<Node>,
    tables: TableCreated,
    regulations: Regulations,
) -> Answer<Created> {
    let rules = node.shelf.rules(&tables);
    let rules = rules.map_err(|fault| crate::answer::field("tables", fault.to_string()))?;
    let now_ms = node.clock.now_ms();
    let command = Command {
        at: now_ms,
        by: Seat::Organiser,
        act: Act::Announce {
            regulations: Box::new(regulations),
        },
    };
    let ctx = Ctx { rules: &rules };
    let events = decide(&ctx, &Competition::new(), &command);
    let events = events.map_err(|refusal| refused(&refusal))?;
    let mut links = Vec::new();
    for seat in [Seat::Organiser, Seat::ChiefArbiter] {
        links.push((seat, Secret::draw().map_err(|_| Problem::unavailable())?));
    }
    let known = links.iter().map(|(seat, secret)| Link {
        seat: seat.clone(),
        token: Some(secret.seat_hash()),
    });
    let entry = CompetitionEntry {
        organiser: tables.organiser,
        tables: Some(Box::new(tables)),
        links: known.collect(),
        events,
        ..CompetitionEntry::new(now_ms, Seat::Organiser)
    };
    let id = new_id(node.journal.lanes(), now_ms, StreamId::of_competition);
    let body: Body = entry.write().into();
    let hash = chain::link(&chain::NO_HASH, id, 1, &body);
    match node.committer.append(Append::new(id, 1, hash, body)).await {
        Outcome::Appended => {
            acts::created(id, entry.organiser);
            Ok(Created { id, links })
        }
        // The id is new; only chance could have taken it.
        Outcome::Conflict => Err(Box::new(Problem::unavailable())),
        Outcome::Failed(error) => Err(trouble(&error)),
    }
}
