//! Durable commands through the whole stack, beside a bare hall and the bare
//! store.
//!
//! Each table has two players with a socket each. A move is sent, stored, and
//! both players are told; then the opponent moves. At full load nobody thinks;
//! at half load the tables are paced to half of what full load gave.

use std::{path::Path, sync::Arc, time::Duration};

use tokio::{
    task::JoinSet,
    time::{Instant, sleep, sleep_until, timeout},
};
use tuomari_board::{Move, Position};
use tuomari_client::{Dice, Link, Socket, Trouble};
use tuomari_wire::{FromClient, place::MoveName};

use crate::{
    machine::{cpu, cpu_of_family},
    mishap::{Mishap, Ran},
    organiser::Table,
    spread::Spread,
};

/// Half moves of a game before a table is left alone.
const PLIES: usize = 240;

/// A player who is told nothing for so long will be told nothing.
const LONGEST_SILENCE: Duration = Duration::from_mins(1);

/// What a load gave.
#[derive(Debug)]
pub struct Load {
    /// Commands a second, stored and both players told.
    pub per_second: f64,
    /// From the command to the opponent's screen.
    pub shown: Spread,
    /// Time on the cores for each command, in microseconds: the nodes, this
    /// load generator, the database.
    pub cost_us: [f64; 3],
    /// Bytes of a change to a player, on average.
    pub change_bytes: usize,
}

/// Who is charged for what.
#[derive(Clone, Copy, Debug)]
pub struct Accounts {
    /// The node, or the bare hall.
    pub node: u32,
    /// The database's first process, if it has any.
    pub store: Option<u32>,
}

/// A game that goes on for long enough.
pub fn long_game(seed: u64) -> Vec<String> {
    let mut dice = Dice::new(seed);
    loop {
        let mut position = Position::default();
        let mut names = Vec::with_capacity(PLIES);
        while names.len() < PLIES {
            let moves = position.legal_moves();
            // Heavy pieces stay, so that mate remains possible.
            let calm: Vec<Move> = moves.iter().filter(|m| is_calm(**m)).copied().collect();
            let Some(m) = dice.choose(&calm).or_else(|| dice_of(&moves)) else {
                break;
            };
            names.extend(MoveName::of(*m).map(String::from));
            position.play_unchecked(*m);
        }
        if names.len() == PLIES && position.has_legal_move() {
            return names;
        }
    }
}

fn is_calm(m: Move) -> bool {
    use tuomari_board::Role::{Queen, Rook};
    !matches!(m.capture(), Some(Queen | Rook))
}

fn dice_of(moves: &[Move]) -> Option<&Move> {
    moves.first()
}

/// Plays at all tables for a time. With a pace, so many commands a second.
pub async fn load(
    tables: Vec<[Link; 2]>,
    time: Duration,
    pace: Option<f64>,
    accounts: Accounts,
) -> Ran<Load> {
    let mut seated = JoinSet::new();
    for (number, links) in (0_u64..).zip(tables) {
        seated.spawn(async move { Pair::sit(links, long_game(number)).await });
    }
    let mut pairs = Vec::with_capacity(seated.len());
    while let Some(pair) = seated.join_next().await {
        pairs.push(pair.map_err(|error| Mishap::of("a pair", error))??);
    }
    // The first measurements of the way are over by then.
    sleep(Duration::from_millis(500)).await;
    let before = charges(accounts);
    let began = Instant::now();
    let count = u32::try_from(pairs.len()).unwrap_or(u32::MAX);
    let every = pace.map(|pace| Duration::from_secs_f64(f64::from(count) / pace.max(1.0)));
    let mut playing = JoinSet::new();
    for (number, pair) in (0_u32..).zip(pairs) {
        let first = every.map_or(began, |every| began + every * number / count);
        playing.spawn(pair.play(first, began + time, every));
    }
    let mut shown = Spread::default();
    let mut changes = (0, 0);
    while let Some(pair) = playing.join_next().await {
        let (of_pair, heard) = pair.map_err(|error| Mishap::of("a pair", error))??;
        shown.join(of_pair);
        changes = (changes.0 + heard.0, changes.1 + heard.1);
    }
    let took = began.elapsed();
    let after = charges(accounts);
    let commands = u32::try_from(shown.count()).unwrap_or(u32::MAX);
    let cost = |place: usize| {
        after[place].saturating_sub(before[place]).as_secs_f64() * 1e6 / f64::from(commands.max(1))
    };
    Ok(Load {
        per_second: f64::from(commands) / took.as_secs_f64(),
        shown,
        cost_us: [cost(0), cost(1), cost(2)],
        change_bytes: changes.0 / changes.1.max(1),
    })
}

fn charges(accounts: Accounts) -> [Duration; 3] {
    let store = accounts.store.map_or(Duration::ZERO, cpu_of_family);
    [cpu(accounts.node), cpu(std::process::id()), store]
}

/// Two players at a table.
struct Pair {
    table: Arc<str>,
    sockets: [Socket; 2],
    version: u64,
    game: Vec<String>,
    /// Bytes of changes, and how many.
    heard: (usize, usize),
}

impl Pair {
    async fn sit(links: [Link; 2], game: Vec<String>) -> Result<Pair, Trouble> {
        let [white, black] = links;
        let mut sockets = [open(&white).await?, open(&black).await?];
        let mut version = 0;
        for socket in &mut sockets {
            version = hear(socket, |_, version| version > 0).await?;
        }
        Ok(Pair {
            table: white.table.into(),
            sockets,
            version,
            game,
            heard: (0, 0),
        })
    }

    async fn play(
        mut self,
        first: Instant,
        until: Instant,
        every: Option<Duration>,
    ) -> Result<(Spread, (usize, usize)), Trouble> {
        let mut shown = Spread::default();
        let mut next = first;
        for ply in 0..self.game.len() {
            if every.is_some() {
                sleep_until(next).await;
            }
            if Instant::now() >= until {
                break;
            }
            let sent = Instant::now();
            match self.make(ply).await {
                Ok(seen) => shown.note(seen - sent),
                // Chance may end a game before its time.
                Err(Trouble::Strange(text)) if text.contains("game-over") => break,
                Err(trouble) => return Err(trouble),
            }
            if let Some(every) = every {
                // Who is late is not late twice.
                next = (next + every).max(Instant::now());
            }
        }
        Ok((shown, self.heard))
    }

    /// One move: stored, and both told. The instant the opponent saw it.
    async fn make(&mut self, ply: usize) -> Result<Instant, Trouble> {
        let command = FromClient::Command {
            table: self.table.to_string(),
            key: format!("p{ply}"),
            act: serde_json::json!({"act": "make", "move": self.game[ply]}),
            waited_ms: None,
        };
        let [white, black] = &mut self.sockets;
        let (mover, opponent) = if ply.is_multiple_of(2) {
            (white, black)
        } else {
            (black, white)
        };
        mover.say(&command).await?;
        let expected = self.version + 1;
        let own = async {
            let (mut accepted, mut seen, mut bytes) = (None, 0, 0);
            // If time is given back, the change may come before the answer.
            hear(mover, |text, version| {
                if text.starts_with("{\"type\":\"accepted\"") {
                    accepted = Some(version);
                } else if text.starts_with("{\"type\":\"change\"") {
                    (seen, bytes) = (version, text.len());
                }
                accepted.is_some_and(|accepted| seen >= accepted)
            })
            .await?;
            Ok((seen, bytes))
        };
        let theirs = async {
            let mut bytes = 0;
            hear(opponent, |text, version| {
                bytes = text.len();
                version >= expected
            })
            .await?;
            Ok((Instant::now(), bytes))
        };
        let ((version, own_bytes), (seen, their_bytes)) = tokio::try_join!(own, theirs)?;
        self.heard = (self.heard.0 + own_bytes + their_bytes, self.heard.1 + 2);
        self.version = version;
        Ok(seen)
    }
}

async fn open(link: &Link) -> Result<Socket, Trouble> {
    let mut socket = Socket::open(&link.address).await?;
    let follow = FromClient::Follow {
        table: link.table.clone(),
        token: link.token.clone(),
        have_version: None,
        have_step: None,
        came_from: None,
    };
    socket.say(&follow).await?;
    Ok(socket)
}

/// Hears until something is so; the version of that message. Messages are not
/// taken apart: the load generator shares the cores with what it measures.
pub(crate) async fn hear(
    socket: &mut Socket,
    mut is_so: impl FnMut(&str, u64) -> bool,
) -> Result<u64, Trouble> {
    loop {
        let heard = timeout(LONGEST_SILENCE, socket.hear_text()).await;
        let text = heard.map_err(|_| Trouble::Strange("nothing is said any more".to_owned()))??;
        if text.starts_with("{\"type\":\"refused\"") || text.starts_with("{\"type\":\"problem\"") {
            return Err(Trouble::Strange(text.to_string()));
        }
        let version = version_in(&text);
        if is_so(&text, version) {
            return Ok(version);
        }
    }
}

fn version_in(text: &str) -> u64 {
    let Some((_, rest)) = text.split_once("\"version\":") else {
        return 0;
    };
    let end = rest
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(rest.len());
    rest[..end].parse().unwrap_or(0)
}

/// The mean size of a row's body, from the journal itself.
pub async fn mean_body(journal: &str, tables: &[Table]) -> Ran<usize> {
    let limits = tuomari_journal::StoreLimits::default();
    let opened = tuomari_journal::open(&[journal.to_owned()], limits).await?;
    let names = tables.iter().take(20).map(|table| table.name.as_str());
    let records = crate::checker::rows(opened.as_ref(), names).await?;
    opened.close().await?;
    let moves = records.values().flat_map(|rows| rows.iter().skip(2));
    let (bytes, count) = moves.fold((0, 0), |(bytes, count), row| {
        (bytes + row.body.len(), count + 1)
    });
    Ok(bytes / count.max(1))
}

/// Where a file and what lies beside it are removed.
pub fn clear(path: &Path) {
    for end in ["", "-wal", "-shm"] {
        let mut path = path.as_os_str().to_owned();
        path.push(end);
        // It need not be there.
        let _ = std::fs::remove_file(path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_found_without_taking_a_message_apart() {
        assert_eq!(
            version_in("{\"type\":\"change\",\"table\":\"t\",\"version\":17,\"view\":{}}"),
            17
        );
        assert_eq!(
            version_in("{\"type\":\"accepted\",\"key\":\"k\",\"version\":8}"),
            8
        );
        assert_eq!(version_in("{}"), 0);
    }

    #[test]
    fn a_long_game_is_long_and_legal() {
        let game = long_game(4);
        assert_eq!(game.len(), PLIES);
        assert_eq!(
            tuomari_client::Script::read(&game.join(" "), 1)
                .unwrap()
                .len(),
            PLIES
        );
    }
}
