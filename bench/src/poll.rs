//! Somebody who reads a round again and again while it is played, as those do
//! who show it elsewhere: every state of it can be read, no board is there
//! twice, and no move comes before spectators may see it.

use std::{
    collections::BTreeMap,
    fmt,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use serde_json::{Value, json};
use tokio::time::sleep;
use tuomari_client::{Address, Diary};
use tuomari_journal::StoreLimits;
use tuomari_notation::pgn::{PgnGame, PgnReader};

use crate::{
    checker,
    crowd::{self, Manner, Progress},
    machine::now_ms,
    mishap::{Mishap, Ran},
    organiser::{Table, game},
    round::{Board, Competition},
};

/// A node's clock and ours may differ by so much.
const TOLERANCE_MS: u64 = 20;

/// The results are told by then.
const PATIENCE: Duration = Duration::from_mins(1);

/// A run.
#[derive(Clone, Copy, Debug)]
pub struct Polling {
    pub boards: usize,
    /// From one reading to the next.
    pub every: Duration,
    /// How much later spectators see what happens.
    pub delay: Duration,
    pub manner: Manner,
}

/// What was read.
#[derive(Debug, Default)]
pub struct Report {
    readings: usize,
    /// Readings in which something had changed.
    states: usize,
    plies: usize,
    bytes: usize,
    /// The longest after a move could be seen until it was read, in
    /// milliseconds.
    latest_ms: u64,
    pub findings: Vec<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} readings, {} states, {} plies; the last reading had {} bytes; a move was read {} ms \
             after it could be seen at the latest",
            self.readings, self.states, self.plies, self.bytes, self.latest_ms
        )?;
        for finding in self.findings.iter().take(20) {
            writeln!(f, "wrong: {finding}")?;
        }
        write!(f, "{} findings", self.findings.len())
    }
}

/// The boards as they were read last, and when each ply was read first.
#[derive(Debug, Default)]
struct Reader {
    last: Vec<PgnGame>,
    first_ms: BTreeMap<(usize, usize), u64>,
    report: Report,
}

/// Plays a round and reads it until it is over.
pub async fn poll(at: &Address, diary: &Arc<Diary>, polling: &Polling) -> Ran<(Report, Watched)> {
    let mut tables = game("3+2");
    tables["spectator_delay"] = json!({"seconds": polling.delay.as_secs()});
    let competition = Competition::paired(at, polling.boards * 2, &tables).await?;
    let (_, boards) = competition.publish().await?;
    for board in &boards {
        competition.start_clock(board).await?;
    }
    let seated: Vec<Table> = boards.iter().map(|board| board.at(at)).collect();
    let progress = Arc::new(Progress::default());
    let nodes = std::slice::from_ref(at);
    let playing = crowd::play(nodes, &seated, polling.manner, diary, &progress);
    let mut reader = Reader::default();
    let reading = async {
        let mut done_ms = None;
        loop {
            let text = competition.pgn().await?;
            reader.read(&text, polling.boards);
            if progress.done.load(Relaxed) >= boards.len() * 2 {
                let since_ms = *done_ms.get_or_insert_with(now_ms);
                if reader.all_ended() {
                    return Ok::<(), Mishap>(());
                }
                if now_ms().saturating_sub(since_ms) > ms(PATIENCE) {
                    return Err(Mishap("results were not told for a minute".to_owned()));
                }
            }
            sleep(polling.every).await;
        }
    };
    let (played, read) = tokio::join!(playing, reading);
    played?;
    read?;
    let watched = Watched {
        boards,
        first_ms: reader.first_ms,
        delay_ms: ms(polling.delay),
    };
    Ok((reader.report, watched))
}

/// When plies were read, to be held against the journal.
#[derive(Debug)]
pub struct Watched {
    boards: Vec<Board>,
    first_ms: BTreeMap<(usize, usize), u64>,
    delay_ms: u64,
}

impl Watched {
    /// No move was read before spectators could see it, and none is missing.
    pub async fn judge(&self, journal: &str, report: &mut Report) -> Ran<()> {
        let opened = tuomari_journal::open(&[journal.to_owned()], StoreLimits::default()).await?;
        let names = self.boards.iter().map(|board| board.table.as_str());
        let rows = checker::rows(opened.as_ref(), names).await?;
        opened.close().await?;
        for (number, board) in self.boards.iter().enumerate() {
            let made = made_ms(rows.get(&board.table).map_or(&[], Vec::as_slice))?;
            report.plies += made.len();
            for (ply, made_ms) in made.into_iter().enumerate() {
                let seen_ms = made_ms + self.delay_ms;
                match self.first_ms.get(&(number, ply)) {
                    None => report.findings.push(format!(
                        "board {}: ply {} was not read",
                        number + 1,
                        ply + 1
                    )),
                    Some(read_ms) if read_ms + TOLERANCE_MS < seen_ms => {
                        report.findings.push(format!(
                            "board {}: ply {} was read {} ms early",
                            number + 1,
                            ply + 1,
                            seen_ms - read_ms
                        ));
                    }
                    Some(read_ms) => {
                        report.latest_ms = report.latest_ms.max(read_ms.saturating_sub(seen_ms));
                    }
                }
            }
        }
        Ok(())
    }
}

/// When each move of a table was made.
fn made_ms(rows: &[tuomari_record::Row]) -> Ran<Vec<u64>> {
    let mut made = Vec::new();
    for row in rows {
        let line: Value = serde_json::from_slice(&row.body)
            .map_err(|error| Mishap::of("a row of a table", error))?;
        for event in line["events"].as_array().into_iter().flatten() {
            if !event["what"]["move-made"].is_null() {
                made.extend(line["at"].as_u64());
            }
        }
    }
    Ok(made)
}

impl Reader {
    fn read(&mut self, text: &str, boards: usize) {
        let now_ms = now_ms();
        self.report.readings += 1;
        self.report.bytes = text.len();
        let games: Result<Vec<PgnGame>, _> = PgnReader::new(text.as_bytes()).collect();
        let games = match games {
            Ok(games) => games,
            Err(error) => {
                return self
                    .report
                    .findings
                    .push(format!("cannot be read: {error}"));
            }
        };
        let numbers = games.iter().map(|game| game.tags.get("Board"));
        let numbers: Vec<Option<usize>> = numbers
            .map(|one| one.and_then(|one| one.parse().ok()))
            .collect();
        if numbers != (1..=boards).map(Some).collect::<Vec<_>>() {
            return self
                .report
                .findings
                .push(format!("other boards: {numbers:?}"));
        }
        self.report.states += usize::from(games != self.last);
        for (number, game) in games.iter().enumerate() {
            for ply in 0..game.plies().len() {
                self.first_ms.entry((number, ply)).or_insert(now_ms);
            }
            let Some(before) = self.last.get(number) else {
                continue;
            };
            let known = before.plies().len();
            if game.plies().get(..known) != Some(before.plies()) {
                self.report
                    .findings
                    .push(format!("board {}: another past", number + 1));
            }
            if before.points.is_some() && game.points != before.points {
                self.report
                    .findings
                    .push(format!("board {}: another result", number + 1));
            }
        }
        self.last = games;
    }

    fn all_ended(&self) -> bool {
        self.last.iter().all(|game| game.points.is_some())
    }
}

fn ms(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
