//! Tables for a load: created, and their clocks started.

use std::{fmt, sync::Arc};

use serde_json::{Value, json};
use tokio::{sync::Semaphore, task::JoinSet};
use tuomari_client::{Address, Link, ask};

use crate::{
    mishap::{Mishap, Ran},
    node::ORGANISER,
};

/// Requests under way at once.
const AT_ONCE: usize = 32;

/// A table, and the links of those who act at it.
#[derive(Clone)]
pub struct Table {
    pub name: String,
    pub(crate) links: Value,
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({})", self.name)
    }
}

impl Table {
    /// The link of a seat, at a node.
    pub fn link(&self, seat: &str, at: &Address) -> Ran<Link> {
        let links = self.links.as_array().into_iter().flatten();
        let mut links = links.filter(|link| link["seat"] == seat);
        let link = links.next().and_then(|link| link["link"].as_str());
        let mut link: Link = link.unwrap_or_default().parse()?;
        link.address = at.clone();
        Ok(link)
    }
}

/// An ordinary online game: assisted, so that a move presses the clock.
pub fn game(control: &str) -> Value {
    json!({
        "rulebook": "fide-2018", "profile": "blitz-unsupervised", "table": "assisted",
        "time_control": control, "regulations": {"fide-rated": "no"},
    })
}

/// Creates so many tables, on each node in turn, and starts their clocks.
pub async fn tables(
    nodes: &[Address],
    asked: &Value,
    count: usize,
    start: bool,
) -> Ran<Vec<Table>> {
    let room = Arc::new(Semaphore::new(AT_ONCE));
    let mut making = JoinSet::new();
    for number in 0..count {
        let (room, asked) = (Arc::clone(&room), asked.clone());
        let at = nodes[number % nodes.len()].clone();
        making.spawn(async move {
            let _place = room.acquire().await;
            let table = create(&at, &asked).await?;
            if start {
                start_clock(&at, &table).await?;
            }
            Ok::<Table, Mishap>(table)
        });
    }
    let mut tables = Vec::with_capacity(count);
    while let Some(made) = making.join_next().await {
        tables.push(made.map_err(|error| Mishap::of("a table", error))??);
    }
    Ok(tables)
}

async fn create(at: &Address, asked: &Value) -> Ran<Table> {
    let answer = ask(at, "POST", "/api/tables", Some(ORGANISER), Some(asked)).await?;
    let created = answer.json()?;
    Ok(Table {
        name: created["table"]["table"]
            .as_str()
            .unwrap_or_default()
            .to_owned(),
        links: created["links"].clone(),
    })
}

/// Starts the clock, as the arbiter would.
pub async fn start_clock(at: &Address, table: &Table) -> Ran<()> {
    let link = table.link("arbiter", at)?;
    let secret = link.token.as_ref().map(|token| token.0.as_str());
    let path = format!("/api/tables/{}/commands", table.name);
    let act = json!({"act": "start-clock"});
    ask(at, "POST", &path, secret, Some(&act)).await?.json()?;
    Ok(())
}
