//! A round of a competition while one thing after another is killed, stopped or
//! locked: its results come to the standings once, no later than that lasts, and
//! all nodes show the same.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
    time::Duration,
};

use serde_json::Value;
use tokio::{
    sync::mpsc,
    task::JoinSet,
    time::{Instant, sleep, timeout},
};
use tuomari_client::Trouble;
use tuomari_journal::StoreLimits;

use crate::{
    checker,
    mishap::{Mishap, Ran},
    organiser::game,
    round::{Board, Competition, Seen, boards},
    scene::{Blow, Scene, Stage},
    spread::Spread,
};

/// All results are everywhere within this time after the last mishap.
const PATIENCE: Duration = Duration::from_mins(1);

/// Who waits for an answer for so long asks the other node.
const ANSWERED: Duration = Duration::from_secs(5);

/// From a result to a screen, where nothing is broken.
const SOON: Duration = Duration::from_millis(500);

/// After something was broken, so long it takes all to notice that it is back:
/// connections to PostgreSQL and NATS are made anew.
const BACK: Duration = Duration::from_secs(2);

/// A run.
#[derive(Clone, Debug)]
pub struct RoundStorm {
    pub stage: Stage,
    /// Boards of the round.
    pub boards: usize,
    pub kinds: Vec<Blow>,
    /// How often something breaks while their games end.
    pub mishaps: usize,
    /// How long each lasts, at least and at most.
    pub lasts: (Duration, Duration),
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Report {
    ended: usize,
    mishaps: usize,
    /// Results on the screen of each node.
    shown: Vec<usize>,
    /// From a result to a screen, and the same without the mishaps.
    took: Spread,
    beside: Spread,
    pub findings: Vec<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut took, mut beside) = (self.took.clone(), self.beside.clone());
        writeln!(
            f,
            "{} mishaps, {} results, on the screens of each node {:?}",
            self.mishaps, self.ended, self.shown
        )?;
        for (name, spread) in [
            ("from a result to a screen", &mut took),
            ("the same without what was broken meanwhile", &mut beside),
        ] {
            let told = spread.told();
            writeln!(f, "{name}: {told}, most {:.0} ms", spread.permille(1_000))?;
        }
        for finding in &self.findings {
            writeln!(f, "wrong: {finding}")?;
        }
        write!(f, "{} findings", self.findings.len())
    }
}

/// Ends the games of a round while things break, and judges.
pub async fn weather(storm: &RoundStorm) -> Ran<Report> {
    let mut scene = Scene::open(&storm.stage).await?;
    let addresses = scene.addresses();
    let first = Competition::paired(&addresses[0], storm.boards * 2, &game("60+0")).await?;
    let nodes: Vec<Competition> = addresses.iter().map(|at| first.seen_from(at)).collect();
    let (took, boards) = first.publish().await?;
    println!("{} boards stood open after {took:.2?}", boards.len());
    for board in &boards {
        first.begin(board).await?;
    }
    let (tell, mut heard) = mpsc::unbounded_channel();
    let mut screens = JoinSet::new();
    for (number, node) in nodes.iter().enumerate() {
        screens.spawn(keep_looking(node.clone(), number, tell.clone()));
    }
    sleep(Duration::from_secs(1)).await;
    let (ended, spells) = tokio::join!(end_all(storm, &nodes, &boards), breaks(storm, &mut scene));
    let (ended, spells) = (ended?, spells?);
    let shown = all_shown(&mut heard, nodes.len(), &ended).await;
    screens.shutdown().await;
    let mut report = Report {
        ended: ended.len(),
        mishaps: spells.len(),
        ..Report::default()
    };
    for screen in &shown {
        report.shown.push(screen.len());
        report.judge_screen(screen, &ended, &spells);
    }
    report.judge_views(&nodes).await?;
    report.judge_record(&scene.journal(), &first.name).await?;
    if report.findings.is_empty() {
        scene.close().await?;
    }
    Ok(report)
}

/// Ends every game, evenly over the time that the mishaps take; when each was
/// acknowledged.
async fn end_all(
    storm: &RoundStorm,
    nodes: &[Competition],
    boards: &[Board],
) -> Ran<BTreeMap<String, Instant>> {
    let each = (storm.lasts.0 + storm.lasts.1) / 2 + Duration::from_secs(1);
    let most = u32::try_from(boards.len()).unwrap_or(u32::MAX).max(1);
    let every = each * u32::try_from(storm.mishaps).unwrap_or(u32::MAX) / most;
    let mut ending = JoinSet::new();
    for (number, board) in boards.iter().enumerate() {
        ending.spawn(end(nodes.to_vec(), number, board.clone()));
        sleep(every).await;
    }
    let mut ended = BTreeMap::new();
    while let Some(one) = ending.join_next().await {
        let (table, at) = one.map_err(|error| Mishap::of("a game", error))??;
        ended.insert(table, at);
    }
    Ok(ended)
}

/// White resigns, and asks one node after the other until one takes it.
async fn end(nodes: Vec<Competition>, number: usize, board: Board) -> Ran<(String, Instant)> {
    let began = Instant::now();
    for node in nodes.iter().cycle().skip(number) {
        match timeout(ANSWERED, node.resign(&board)).await {
            Ok(Ok(())) => return Ok((board.table, Instant::now())),
            // It was taken before, and the answer was lost.
            Ok(Err(Trouble::Refused(problem))) if problem.status < 429 => {
                return Ok((board.table, Instant::now()));
            }
            Ok(Err(_)) | Err(_) => sleep(Duration::from_millis(100)).await,
        }
        if began.elapsed() > PATIENCE {
            break;
        }
    }
    Err(Mishap("a game could not be ended for a minute".to_owned()))
}

/// What was broken, from when to when.
#[derive(Clone, Copy, Debug)]
struct Spell {
    blow: Blow,
    from: Instant,
    to: Instant,
}

impl Spell {
    /// How much of a time it was.
    fn of(&self, from: Instant, to: Instant) -> Duration {
        self.to
            .min(to)
            .saturating_duration_since(self.from.max(from))
    }
}

/// Breaks one thing after another.
async fn breaks(storm: &RoundStorm, scene: &mut Scene) -> Ran<Vec<Spell>> {
    let mut spells = Vec::new();
    for number in 1..=storm.mishaps {
        let (blow, lasts) = scene.next(&storm.kinds, storm.lasts).await;
        let from = Instant::now();
        scene.strike(blow, lasts).await?;
        let to = Instant::now();
        spells.push(Spell { blow, from, to });
        println!("{number}: {blow} for {} ms", lasts.as_millis());
    }
    Ok(spells)
}

/// Looks on at one node, whatever becomes of it.
async fn keep_looking(node: Competition, number: usize, tell: mpsc::UnboundedSender<OnScreen>) {
    loop {
        let (seen, mut results) = mpsc::unbounded_channel();
        let passed_on = async {
            while let Some(seen) = results.recv().await {
                // Who counts may have stopped counting.
                let _ = tell.send((number, seen));
            }
        };
        // It ends when the line does, and is made anew.
        let (_, ()) = tokio::join!(node.look_on(seen), passed_on);
        sleep(Duration::from_millis(100)).await;
    }
}

/// The number of a node, and what it showed.
type OnScreen = (usize, Seen);

/// When each table's result was on the screen of each node first.
async fn all_shown(
    heard: &mut mpsc::UnboundedReceiver<OnScreen>,
    nodes: usize,
    ended: &BTreeMap<String, Instant>,
) -> Vec<BTreeMap<String, Instant>> {
    let mut shown = vec![BTreeMap::new(); nodes];
    let end = Instant::now() + PATIENCE;
    while shown.iter().any(|screen| screen.len() < ended.len()) {
        let next = tokio::time::timeout_at(end, heard.recv()).await;
        let Ok(Some((node, (table, at)))) = next else {
            break;
        };
        shown[node].entry(table).or_insert(at);
    }
    shown
}

impl Report {
    /// Every result is there, and none later than what was broken explains.
    fn judge_screen(
        &mut self,
        screen: &BTreeMap<String, Instant>,
        ended: &BTreeMap<String, Instant>,
        spells: &[Spell],
    ) {
        for (table, stored) in ended {
            let Some(at) = screen.get(table) else {
                self.findings
                    .push(format!("{table}: its result did not come"));
                continue;
            };
            let took = at.saturating_duration_since(*stored);
            let spells_of = spells.iter().map(|spell| spell.of(*stored, *at));
            let broken: Duration = spells_of.sum();
            let beside = took.saturating_sub(broken);
            self.took.note(took);
            self.beside.note(beside);
            let lately = |spell: &Spell| spell.from < *at && spell.to + BACK > *stored;
            let most = if spells.iter().any(lately) {
                BACK
            } else {
                SOON
            };
            if beside > most {
                let mut others = spells.iter().rev().filter(|spell| spell.from < *at);
                let last = others.next().map_or_else(String::new, |spell| {
                    let since = at.saturating_duration_since(spell.to);
                    format!("; before it {} until {since:.2?} ago", spell.blow)
                });
                self.findings.push(format!(
                    "{table}: its result came after {took:.2?}, {beside:.2?} of them with nothing broken{last}"
                ));
            }
        }
    }

    /// All nodes show the same, and every board has the result that was made.
    async fn judge_views(&mut self, nodes: &[Competition]) -> Ran<()> {
        let mut views = Vec::new();
        for node in nodes {
            views.push(node.seen().await?);
        }
        for view in &views[1..] {
            if view["view"] != views[0]["view"] || view["version"] != views[0]["version"] {
                let difference = checker::first_difference(&views[0], view);
                self.findings.push(format!("nodes differ in {difference}"));
            }
        }
        for board in boards(&views[0]) {
            if board["outcome"] != "black-wins" {
                self.findings
                    .push(format!("a board has another result: {board}"));
            }
        }
        Ok(())
    }

    /// Every board's result is in the record once.
    async fn judge_record(&mut self, journal: &str, name: &str) -> Ran<()> {
        let opened = tuomari_journal::open(&[journal.to_owned()], StoreLimits::default()).await?;
        let rows = checker::rows(opened.as_ref(), [name]).await?;
        opened.close().await?;
        let mut known = BTreeSet::new();
        for row in rows.values().flatten() {
            let line: Value = serde_json::from_slice(&row.body)
                .map_err(|error| Mishap::of("a row of the competition", error))?;
            for event in line["events"].as_array().into_iter().flatten() {
                let board = event["board"].to_string();
                if event["what"] == "result-taken" && !known.insert(board) {
                    self.findings.push(format!("taken twice: {event}"));
                }
            }
        }
        if known.len() != self.ended {
            let (stored, ended) = (known.len(), self.ended);
            self.findings.push(format!(
                "{stored} results are in the record, {ended} games ended"
            ));
        }
        Ok(())
    }
}
