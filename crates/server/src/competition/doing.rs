//! From a command about a competition to a row in the journal, exactly once.

use std::sync::Arc;

use tuomari_bus::Hint;
use tuomari_competition::{
    Act, ActKind, Command, Competition, Ctx, Event, Happening, Refusal, Seat, apply, decide,
};
use tuomari_journal::{Append, Due, Status};
use tuomari_record::{Body, CompetitionEntry, Key, Link, OrganiserName, TokenHash, chain};

use crate::{
    answer::{Answer, trouble, unknown_link},
    competition::{Held, opening, place::CompetitionPlace},
    doing::{Setback, store},
    done::Done,
    node::{Node, acts},
    wire::Problem,
};

/// How often a command is decided again before it is given up.
const TRIES: usize = 16;

/// Who somebody is in a competition.
#[derive(Clone, Debug)]
pub(crate) struct Pass {
    pub(crate) seat: Seat,
    /// What the link is known by, if it is one of the competition's.
    pub(crate) token: Option<TokenHash>,
    /// The organiser of the server by whose link he has the seat instead.
    pub(crate) organiser: Option<OrganiserName>,
}

impl Pass {
    /// A seat that nobody needs a link for.
    pub(crate) fn without(seat: Seat) -> Pass {
        Pass {
            seat,
            token: None,
            organiser: None,
        }
    }
}

/// What somebody wants done.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    pub(crate) pass: Pass,
    /// The key under which it is one command.
    pub(crate) key: Option<Key>,
    pub(crate) what: What,
}

/// What is to be done, all of it or nothing.
#[derive(Clone, Debug)]
pub(crate) enum What {
    Acts(Vec<Act>),
    Links(Vec<Link>),
}

/// A command that makes no sense.
pub(crate) fn refused(refusal: &Refusal) -> Box<Problem> {
    let status = if *refusal == Refusal::NotYours {
        403
    } else {
        409
    };
    let articles: Vec<String> = refusal
        .article()
        .into_iter()
        .map(|article| article.to_string())
        .collect();
    Box::new(Problem {
        refusal: Some(refusal.id().to_owned()),
        article: articles.first().cloned(),
        articles,
        ..Problem::new(
            "competition-refused",
            status,
            "The command makes no sense now",
        )
    })
}

/// Carries out a command.
pub(crate) async fn carry_out(
    node: &Arc<Node>,
    place: &Arc<CompetitionPlace>,
    order: &Order,
) -> Answer<Done> {
    for _ in 0..TRIES {
        let mut held = place.held(node).await?;
        match attempt(node, place, &mut held, order).await {
            Ok((done, opens)) => {
                drop(held);
                if opens {
                    node.usher.opens(place.id);
                }
                return Ok(done);
            }
            Err(Setback::Conflict) => place.doubt(),
            Err(Setback::Problem(problem)) => return Err(problem),
        }
    }
    Err(Box::new(Problem::unavailable()))
}

/// One try: what it led to, and whether there are tables to be opened.
async fn attempt(
    node: &Arc<Node>,
    place: &CompetitionPlace,
    held: &mut Held,
    order: &Order,
) -> Result<(Done, bool), Setback> {
    let Pass {
        seat,
        token,
        organiser,
    } = &order.pass;
    if token.is_some_and(|token| held.links.seat_of(token).as_ref() != Some(seat))
        || !organiser.is_none_or(|name| node.still_has(name))
    {
        return Err(unknown_link().into());
    }
    if let Some(version) = order.key.and_then(|key| held.version_of(key)) {
        node.tally.repeated.one();
        return Ok((held.done(version), false));
    }
    let at_ms = node.clock.now_ms().max(held.accepted_ms);
    let room = held.room(seat, at_ms, node.live().acts_per_minute);
    room.inspect_err(|_| node.tally.limited.one())?;
    let mut entry = CompetitionEntry {
        key: order.key,
        organiser: *organiser,
        ..CompetitionEntry::new(at_ms, seat.clone())
    };
    let mut after = Arc::clone(&held.competition);
    match &order.what {
        What::Acts(acts) => {
            (entry.events, after) = judge(node, held, seat, acts, at_ms).await?;
            if entry.events.is_empty() {
                // It is known already.
                return Ok((held.done(held.version), false));
            }
        }
        What::Links(links) => entry.links.clone_from(links),
    }
    let opens = entry.events.iter().any(opens);
    let due = due(&held.competition, &after, opens.then_some(at_ms));
    drop(after);
    let links_version = held.links.version();
    append(node, held, &entry, due).await?;
    node.tally.accepted.one();
    tell(held, order);
    place.moved(node, held, links_version);
    Ok((held.done(held.version), opens))
}

/// Tells the log what those did who run it, and whose links were changed.
fn tell(held: &Held, order: &Order) {
    let Pass {
        seat, organiser, ..
    } = &order.pass;
    let by = (seat as &dyn std::fmt::Display, *organiser);
    match &order.what {
        What::Acts(acts) if seat.is_official() && *seat != Seat::System => {
            for act in acts {
                acts::ruled(held.id, held.version, ActKind::from(act).into(), by);
            }
        }
        What::Acts(_) => {}
        What::Links(links) => {
            for link in links {
                let what = link.token.map_or("link-revoked", |_| "link-made");
                acts::link(what, held.id, &link.seat, by);
            }
        }
    }
}

/// Whether something names tables that are to be opened.
fn opens(event: &Event) -> bool {
    match &event.what {
        Happening::Published { tables, .. } | Happening::LineupsOpened { tables, .. } => {
            !tables.is_empty()
        }
        Happening::SetAnew { .. } => true,
        _ => false,
    }
}

/// When somebody has to look, whichever node dies meanwhile: at once if there
/// are tables to be opened, or at the hour of the line-ups.
fn due(before: &Competition, after: &Competition, opens_at: Option<u64>) -> Due {
    match (opens_at, after.opens_ms()) {
        (Some(now_ms), _) => Due::At(now_ms),
        (None, Some(hour_ms)) if before.opens_ms() != Some(hour_ms) => Due::At(hour_ms),
        _ => Due::Keep,
    }
}

/// Judges acts one after another, each on what the one before came to: what
/// happened, and what it came to in the end. A pairing takes a while: others
/// are served meanwhile.
async fn judge(
    node: &Node,
    held: &Held,
    seat: &Seat,
    acts: &[Act],
    at_ms: u64,
) -> Result<(Vec<Event>, Arc<Competition>), Setback> {
    let (rules, by) = (Arc::clone(&held.rules), seat.clone());
    let (mut competition, acts) = (Arc::clone(&held.competition), acts.to_vec());
    let shards = node.journal.lanes();
    let work = move || {
        let ctx = Ctx { rules: &rules };
        let mut events = Vec::new();
        for act in acts {
            let command = Command {
                at: at_ms,
                by: by.clone(),
                act: with_tables(act, &competition, shards, at_ms),
            };
            let more = decide(&ctx, &competition, &command)?;
            let after = Arc::make_mut(&mut competition);
            for event in &more {
                apply(after, event);
            }
            events.extend(more);
        }
        Ok((events, competition))
    };
    let judged: Option<Result<_, Refusal>> = node.aside.run(work).await;
    match judged {
        Some(Ok(judged)) => Ok(judged),
        Some(Err(refusal)) => {
            node.tally.refused.one();
            Err(refused(&refusal).into())
        }
        None => Err(Box::new(Problem::unavailable()).into()),
    }
}

/// Tables are named here, whoever publishes.
fn with_tables(act: Act, competition: &Competition, shards: usize, at_ms: u64) -> Act {
    let tables = || opening::names(shards, at_ms, competition.tables_wanted());
    match act {
        Act::Publish { .. } => Act::Publish { tables: tables() },
        Act::OpenLineups { .. } => Act::OpenLineups { tables: tables() },
        Act::SetAnew { instead, .. } => {
            let named = opening::names(shards, at_ms, 1).pop();
            let table = named.unwrap_or_else(|| instead.clone());
            Act::SetAnew { instead, table }
        }
        act => act,
    }
}

/// Appends an entry to the competition's stream and carries it out here.
async fn append(
    node: &Node,
    held: &mut Held,
    entry: &CompetitionEntry,
    due: Due,
) -> Result<(), Setback> {
    let version = held.version + 1;
    let body: Body = entry.write().into();
    let hash = chain::link(&held.hash, held.id, version, &body);
    let row = Append::new(held.id, version, hash, body);
    let mut row = row.after(held.hash).due(due);
    let ends = |event: &Event| matches!(event.what, Happening::Finished);
    if entry.events.iter().any(ends) {
        row.status = Some(Status::Finished);
    }
    store(node, row).await?;
    let told = node.hooks.in_competition(held, entry);
    let taken = held.take(entry, hash, &node.shelf);
    taken.map_err(|error| trouble(&error))?;
    node.hooks.tell(&told, &node.tally);
    node.bus.publish(Hint::bare(held.id, version));
    Ok(())
}
