//! A crowd of bots: many games at once, White and Black on nodes of their own.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering::Relaxed},
};

use tokio::task::JoinSet;
use tuomari_client::{Address, Bot, Brain, Diary, Ending, News, Pace, Trouble};

use crate::{
    mishap::{Mishap, Ran},
    organiser::Table,
};

/// How a crowd plays.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// A player resigns after so many moves of his own.
    pub moves: usize,
    /// How many times as fast as people.
    pub speed: f64,
    /// The same seed, the same games.
    pub seed: u64,
}

/// What a crowd has done so far, for whoever looks on.
#[derive(Debug, Default)]
pub struct Progress {
    pub moves: AtomicUsize,
    /// Players who have sat down.
    pub joined: AtomicUsize,
    /// Players who are done.
    pub done: AtomicUsize,
    pub lost: AtomicUsize,
    /// Commands refused for good.
    pub refused: AtomicUsize,
}

/// How one player ended.
#[derive(Debug)]
pub struct Played {
    pub table: String,
    pub seat: &'static str,
    pub ending: Result<Ending, Trouble>,
}

/// Plays a game at every table. White's home is the first node, Black's the
/// last; each turns to the others when its own is gone.
pub async fn play(
    nodes: &[Address],
    tables: &[Table],
    manner: Manner,
    diary: &Arc<Diary>,
    progress: &Arc<Progress>,
) -> Ran<Vec<Played>> {
    let pace = Pace::new(manner.speed).ok_or_else(|| Mishap("no such speed".to_owned()))?;
    let home = nodes.first().ok_or_else(|| Mishap("no nodes".to_owned()))?;
    let away = nodes.last().unwrap_or(home);
    let mut playing = JoinSet::new();
    for (number, table) in (0_u64..).zip(tables) {
        for (seat, own, other) in [("white", home, away), ("black", away, home)] {
            let link = table.link(seat, own)?;
            let brain = Brain::new(None, manner.moves);
            let seed = manner.seed ^ (number * 2 + u64::from(seat == "black"));
            let name = format!("{seat}{number}");
            let bot = Bot::new(link, name, brain, pace, seed)
                .patient()
                .with_diary(Arc::clone(diary))
                .with_others(std::slice::from_ref(other));
            let (table, progress) = (table.name.clone(), Arc::clone(progress));
            playing.spawn(async move {
                let ending = bot.play(&mut |news| progress.note(&news)).await;
                progress.done.fetch_add(1, Relaxed);
                Played {
                    table,
                    seat,
                    ending,
                }
            });
        }
    }
    let mut played = Vec::with_capacity(tables.len() * 2);
    while let Some(one) = playing.join_next().await {
        played.push(one.map_err(|error| Mishap::of("a bot", error))?);
    }
    Ok(played)
}

impl Progress {
    fn note(&self, news: &News) {
        let count = match news {
            News::Moved { .. } => &self.moves,
            News::Joined { .. } => &self.joined,
            News::Lost { .. } => &self.lost,
            News::Refused { .. } => &self.refused,
            _ => return,
        };
        count.fetch_add(1, Relaxed);
    }
}
