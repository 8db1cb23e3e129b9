//! Those who look on, beside a bare broadcast.

use std::time::Duration;

use clap::Args;
use tuomari_bench::{
    fanout::{Given, Listeners, rounds},
    machine, memory,
    mishap::{Mishap, Ran},
    organiser::{game, tables},
    round::Competition,
    throughput::clear,
};
use tuomari_client::Socket;
use tuomari_wire::FromClient;

use crate::{Cli, Process, pid, players::Players};

#[derive(Debug, Args)]
pub(crate) struct FanoutArgs {
    /// Spectators
    #[arg(long, default_value_t = 5_000)]
    sockets: usize,
    /// Seconds of each part
    #[arg(long, default_value_t = 2)]
    seconds: u64,
    /// Rounds, of which the middle one counts
    #[arg(long, default_value_t = 3)]
    rounds: usize,
}

#[derive(Debug, Args)]
pub(crate) struct RoundArgs {
    /// Boards of the round
    #[arg(long, default_value_t = 1_000)]
    boards: usize,
    /// Games of it that end
    #[arg(long, default_value_t = 200)]
    results: usize,
    /// Milliseconds from one end to the next
    #[arg(long, default_value_t = 100)]
    every: u64,
    /// Those who look on
    #[arg(long, default_value_t = 5_000)]
    followers: usize,
    /// Seconds of each part of the broadcast
    #[arg(long, default_value_t = 2)]
    seconds: u64,
    /// Times it is measured, of which the middle one counts
    #[arg(long, default_value_t = 3)]
    rounds: usize,
}

impl Cli {
    pub(crate) async fn fanout(&self, args: &FanoutArgs) -> Ran<bool> {
        may_open(args.sockets)?;
        let time = Duration::from_secs(args.seconds);
        let node = self.node("memory:", "local").await?;
        let before = machine::memory(pid(&node)?);
        let at = std::slice::from_ref(&node.address);
        let table = tables(at, &game("60+0"), 1, true).await?.remove(0);
        let follow = FromClient::Follow {
            table: table.name.clone(),
            token: None,
            have_version: None,
            have_step: None,
            came_from: None,
        };
        let mut spectators = Listeners::open(&node.address, args.sockets, Some(&follow)).await?;
        tokio::time::sleep(Duration::from_secs(12)).await;
        let each = memory::each(pid(&node)?, before, args.sockets);
        let mut bare = self.bare(args.sockets).await?;
        let mut players = Players::sit(&table, &node.address).await?;
        let mut results: Vec<(Given, Given)> = Vec::new();
        for _ in 0..args.rounds {
            let ours = rounds(&mut spectators, pid(&node)?, time, async |_| {
                players.make().await
            })
            .await?;
            results.push((ours, bare.said(&players.last, time).await?));
        }
        println!("message of {} bytes", players.last.len());
        told_beside(args.sockets, results);
        println!("memory of an idle socket {each} bytes");
        spectators.close().await;
        bare.listeners.close().await;
        Ok(true)
    }

    /// A bare broadcast with so many who listen.
    async fn bare(&self, sockets: usize) -> Ran<Bare> {
        let broadcast = |port: &str| vec!["broadcast".to_owned(), port.to_owned()];
        let process = Process::start(&self.folder, broadcast).await?;
        Ok(Bare {
            listeners: Listeners::open(&process.address, sockets, None).await?,
            voice: Socket::open(&process.address).await?,
            process,
        })
    }

    pub(crate) async fn round(&self, args: &RoundArgs) -> Ran<bool> {
        may_open(args.followers)?;
        let file = self.folder.join("round.db");
        clear(&file);
        let node = self.node(&file.display().to_string(), "local").await?;
        let competition =
            Competition::paired(&node.address, args.boards * 2, &game("60+0")).await?;
        let (took, boards) = competition.publish().await?;
        println!(
            "{} boards stood open {:.2} s after the round was published",
            boards.len(),
            took.as_secs_f64()
        );
        let some = &boards[..args.results.min(boards.len() / 2)];
        let every = Duration::from_millis(args.every);
        let mut spread = competition.results(some, every).await?;
        println!(
            "{} results, one in {every:?}, on a screen: {}",
            some.len(),
            spread.told()
        );
        let time = Duration::from_secs(args.seconds);
        let mut followers =
            Listeners::open(&node.address, args.followers, Some(&competition.watch())).await?;
        tokio::time::sleep(Duration::from_secs(1)).await;
        followers.forget();
        let mut bare = self.bare(args.followers).await?;
        let mut kept = Socket::open(&node.address).await?;
        kept.say(&competition.watch()).await?;
        kept.hear_text().await?;
        let mut results: Vec<(Given, Given)> = Vec::new();
        let mut board = boards.len();
        let mut last = String::new();
        for _ in 0..args.rounds {
            let ours = rounds(&mut followers, pid(&node)?, time, async |_| {
                competition.enter_result(board).await?;
                board = board.saturating_sub(1);
                last = kept.hear_text().await?.to_string();
                Ok(())
            })
            .await?;
            results.push((ours, bare.said(&last, time).await?));
        }
        println!("message of {} bytes", last.len());
        told_beside(args.followers, results);
        followers.close().await;
        bare.listeners.close().await;
        drop(node);
        clear(&file);
        Ok(true)
    }
}

/// A bare broadcast and those who listen to it.
struct Bare {
    process: Process,
    listeners: Listeners,
    voice: Socket,
}

impl Bare {
    /// Says the same again and again for a time.
    async fn said(&mut self, text: &str, time: Duration) -> Ran<Given> {
        let voice = &mut self.voice;
        rounds(&mut self.listeners, self.process.pid, time, async |_| {
            let said = voice.say_text(text.to_owned().into()).await;
            said.map_err(Mishap::from)
        })
        .await
    }
}

/// Prints the middle of what was measured.
fn told_beside(sockets: usize, mut results: Vec<(Given, Given)>) {
    results.sort_by(|a, b| {
        (a.0.per_second / a.1.per_second).total_cmp(&(b.0.per_second / b.1.per_second))
    });
    let (ours, theirs) = results[results.len() / 2];
    println!("{sockets} sockets, the middle of {} rounds", results.len());
    for (name, given) in [("ours", ours), ("bare", theirs)] {
        println!(
            "{name} {:>8.0} messages/s  server {:.2} us each, reader {:.2} us each",
            given.per_second, given.server_us, given.reader_us
        );
    }
    println!(
        "ours/bare {:.2} of the messages, {:.2} of the server's time for each",
        ours.per_second / theirs.per_second,
        ours.server_us / theirs.server_us
    );
}

/// Whether so many sockets may be open.
fn may_open(sockets: usize) -> Ran<()> {
    let need = sockets + 200;
    if machine::open_files() < need {
        return Err(Mishap(format!(
            "raise the limit of open files first: ulimit -n {}",
            need * 2
        )));
    }
    Ok(())
}
