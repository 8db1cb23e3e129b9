//! What a live game costs a node while nobody moves.

use std::sync::Arc;

use serde_json::json;
use tokio::{sync::Semaphore, task::JoinSet};
use tuomari_client::{Address, ask};

use crate::{
    machine::memory,
    mishap::{Mishap, Ran},
    organiser::Table,
    throughput::long_game,
};

/// Requests under way at once.
const AT_ONCE: usize = 64;

/// Makes the first half moves of a game at every table, over HTTP.
pub async fn begin(at: &Address, tables: &[Table], plies: usize) -> Ran<()> {
    let room = Arc::new(Semaphore::new(AT_ONCE));
    let mut playing = JoinSet::new();
    for (number, table) in (0_u64..).zip(tables) {
        let (room, at, table) = (Arc::clone(&room), at.clone(), table.clone());
        playing.spawn(async move {
            let _place = room.acquire().await;
            let game = long_game(number % 16);
            for (ply, name) in game.iter().take(plies).enumerate() {
                let seat = if ply.is_multiple_of(2) {
                    "white"
                } else {
                    "black"
                };
                let link = table.link(seat, &at)?;
                let secret = link.token.as_ref().map(|token| token.0.as_str());
                let path = format!("/api/tables/{}/commands", table.name);
                let act = json!({"act": "make", "move": name});
                ask(&at, "POST", &path, secret, Some(&act)).await?.json()?;
            }
            Ok::<(), Mishap>(())
        });
    }
    while let Some(done) = playing.join_next().await {
        done.map_err(|error| Mishap::of("a game", error))??;
    }
    Ok(())
}

/// The bytes that each of so many things took, from the memory of a process
/// before and after.
pub fn each(pid: u32, before: u64, count: usize) -> u64 {
    let count = u64::try_from(count).unwrap_or(u64::MAX).max(1);
    memory(pid).saturating_sub(before) / count
}
