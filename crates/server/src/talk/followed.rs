//! The tables that one socket follows.

use std::{panic::AssertUnwindSafe, sync::Arc, time::Duration};

use futures::{FutureExt as _, future::BoxFuture};
use serde_json::Value;
use tuomari_clock::At;
use tuomari_conduct::Seat;

use crate::{
    answer::Answer,
    doing::{
        Order, Pass, Way, carry_out,
        coming::{self, Guest},
        key_of, lag,
    },
    node::{Node, acts},
    table::{
        Table, next,
        pass::{pass, stream},
        place::TablePlace,
        secret::Secret,
    },
    talk::{
        audience::Reader,
        outbox::{Outbox, Slot},
        presence,
    },
    wire::{
        Problem, Stamp, ToClient,
        socket::{GoneWord, Token},
    },
};

/// The tables of a socket.
#[derive(Debug)]
pub(crate) struct Followed {
    node: Arc<Node>,
    outbox: Arc<Outbox>,
    tables: Vec<One>,
    next: Slot,
}

/// One of them.
#[derive(Debug)]
struct One {
    place: Arc<TablePlace>,
    pass: Pass,
    slot: Slot,
}

/// What a client says who wants to follow a table.
pub(crate) struct Knock<'a> {
    pub(crate) came: At,
    /// What it has of it.
    pub(crate) have: Option<Stamp>,
    /// The node where it followed it before.
    pub(crate) came_from: Option<&'a str>,
}

impl Followed {
    pub(crate) fn new(node: Arc<Node>, outbox: Arc<Outbox>) -> Followed {
        Followed {
            node,
            outbox,
            tables: Vec::new(),
            next: 1,
        }
    }

    /// Follows a table; it is shown at once, unless the client has it.
    pub(crate) async fn follow(
        &mut self,
        name: &str,
        token: Option<&Token>,
        knock: Knock<'_>,
    ) -> Answer<()> {
        self.unfollow(name);
        if self.tables.len() >= self.node.live().tables_per_socket {
            self.node.tally.limited.one();
            return Err(too_many("This socket follows as many tables as it can"));
        }
        let id = stream(name)?;
        let place = self.node.hall.place(&self.node, id)?;
        let mut table = place.table(&self.node).await?;
        let secret = token.map(Secret::from);
        let pass = pass(&self.node, secret.as_ref(), &table)?;
        let guest = Guest {
            seat: pass.seat,
            knocked: knock.came,
            has: knock.have.map(|have| have.version),
            came_from: knock.came_from,
        };
        coming::came_back(&self.node, &place, &mut table, guest).await;
        if let Some(secret) = secret.filter(|_| !pass.is_shared()) {
            let link = secret.seat_hash();
            acts::used(
                &self.node.limits,
                link,
                Some(id),
                &pass.seat,
                pass.organiser,
            );
        }
        let slot = self.next;
        self.next = self.next.wrapping_add(1).max(1);
        let reader = Reader {
            outbox: Arc::clone(&self.outbox),
            slot,
            token: pass.token,
        };
        let now_ms = self.node.clock.now_ms();
        self.knows_next(&place, &table, pass.seat).await;
        let is_first = place.audience().is_empty();
        {
            let mut audience = place.audience();
            if let Some(token) = pass.token.filter(|_| !pass.is_shared()) {
                let most = self.node.live().sockets_per_link;
                let gone = audience.make_room(&place.name, token, most);
                self.node.tally.limited.add(gone);
            }
            let stage = place.stage(&self.node, &table, now_ms);
            audience.join(stage, pass.seat, reader, knock.have);
        }
        self.node.timers.set(&place, &table, now_ms);
        drop(table);
        if is_first {
            presence::ask(&self.node, &place);
        }
        let is_told = presence::look(&self.node, &place);
        if !is_told && presence::concerns(pass.seat) {
            presence::show(&place, &self.outbox, slot);
        }
        self.tables.push(One { place, pass, slot });
        Ok(())
    }

    /// What a player who comes to a table is to know beside the game: whether
    /// the house plays there, and where they have gone on.
    async fn knows_next(&self, place: &TablePlace, table: &Table, seat: Seat) {
        let known = {
            let mut presence = place.presence();
            presence.house = table.created.house.map(|house| house.color);
            presence.next.is_some()
        };
        if known || !matches!(seat, Seat::Player(_)) {
            return;
        }
        if let Some(id) = next::id_of(table)
            && next::is_there(&self.node, id).await
        {
            place.presence().next = Some(id);
        }
    }

    /// Whether it has a link to one of the tables; nothing if there is none.
    pub(crate) fn is_known(&self) -> Option<bool> {
        let known = |one: &One| !one.pass.is_shared();
        (!self.tables.is_empty()).then(|| self.tables.iter().any(known))
    }

    /// Whether a table is followed.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.tables.iter().any(|one| one.place.name == name)
    }

    /// Follows a table no longer.
    pub(crate) fn unfollow(&mut self, name: &str) {
        let (outbox, now_ms) = (&self.outbox, self.node.clock.now_ms());
        self.tables.retain(|one| {
            let stays = one.place.name != name;
            if !stays {
                one.place.leave(one.pass.seat, outbox, one.slot, now_ms);
                presence::look(&self.node, &one.place);
            }
            stays
        });
    }

    /// Forgets tables that showed this reader out.
    pub(crate) fn forget(&mut self, gone: &[Slot]) {
        self.tables.retain(|one| {
            let stays = !gone.contains(&one.slot);
            if !stays {
                presence::look(&self.node, &one.place);
            }
            stays
        });
    }

    /// Follows nothing any more; of the client nothing was heard for so long.
    pub(crate) fn leave_all(&mut self, silent: Duration) {
        let silent_ms = u64::try_from(silent.as_millis()).unwrap_or(u64::MAX);
        let heard_ms = self.node.clock.now_ms().saturating_sub(silent_ms);
        for one in self.tables.drain(..) {
            one.place
                .leave(one.pass.seat, &self.outbox, one.slot, heard_ms);
            presence::look(&self.node, &one.place);
        }
    }

    /// Shows a table anew to this reader, who was too slow for its changes.
    pub(crate) async fn refresh(&self, slot: Slot) {
        let Some(one) = self.tables.iter().find(|one| one.slot == slot) else {
            return;
        };
        if let Ok(table) = one.place.table(&self.node).await {
            let now_ms = self.node.clock.now_ms();
            let stage = one.place.stage(&self.node, &table, now_ms);
            one.place.audience().refresh(stage, &self.outbox, slot);
            if presence::concerns(one.pass.seat) {
                presence::show(&one.place, &self.outbox, slot);
            }
        }
    }

    /// Does something at a table that is followed. The client may go away
    /// meanwhile; whoever has the answer finishes what was begun.
    pub(crate) fn order(
        &self,
        name: &str,
        key: String,
        act: Value,
        way: Way,
    ) -> Answer<BoxFuture<'static, ()>> {
        let one = self.tables.iter().find(|one| one.place.name == name);
        let one = one.ok_or_else(|| {
            Box::new(
                Problem::new(
                    "not-followed",
                    409,
                    "This socket does not follow that table",
                )
                .with_detail("send follow with the seat's token first"),
            )
        })?;
        let order = Order {
            pass: one.pass,
            key: Some(key_of(one.pass.seat, &key)),
            act,
            way,
            answer: Some((Arc::clone(&self.outbox), key)),
        };
        let (node, place) = (Arc::clone(&self.node), Arc::clone(&one.place));
        let doing = async move {
            let Err(problem) = carry_out(&node, &place, &order).await else {
                return;
            };
            if let Some((outbox, key)) = order.answer {
                outbox.say(&ToClient::Refused {
                    key,
                    problem: *problem,
                });
            }
        };
        // A fault in one command is not the end of the socket.
        Ok(AssertUnwindSafe(doing).catch_unwind().map(drop).boxed())
    }

    /// What is made up for a slow way, for a client that plays.
    pub(crate) fn lag(&self, round_trip_ms: u64) -> Option<ToClient> {
        let playing = self
            .tables
            .iter()
            .find_map(|one| one.pass.seat.color().map(|color| (one, color)));
        let (one, color) = playing?;
        let left_ms = one.place.try_table()?.lag_left_ms(color);
        let number = |ms: u64| u32::try_from(ms).unwrap_or(u32::MAX);
        Some(ToClient::Lag {
            round_trip_ms: number(round_trip_ms),
            most_ms: number(lag::MOST_MS),
            left_ms: number(left_ms),
        })
    }

    /// The last words about every table.
    pub(crate) fn farewell(&self, why: GoneWord) -> Vec<ToClient> {
        let gone = |one: &One| ToClient::Gone {
            table: one.place.name.clone(),
            why,
        };
        self.tables.iter().map(gone).collect()
    }
}

/// One socket has its share.
pub(super) fn too_many(title: &str) -> Box<Problem> {
    Box::new(Problem::new("too-many", 429, title).with_detail("close another one first"))
}
