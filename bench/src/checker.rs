//! The proof: what the clients were told, held against the journal.
//!
//! A client knows what it sent, what was acknowledged, and what it saw last.
//! From that and the stored rows alone it follows whether anything was lost,
//! doubled, made up or shown differently to two people.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
    io::{self, BufRead as _, BufReader},
    path::Path,
};

use serde_json::Value;
use tuomari_board::Color;
use tuomari_client::{Line, What};
use tuomari_clock::At;
use tuomari_conduct::{By, Seat, view};
use tuomari_journal::{Journal, read_all};
use tuomari_record::{Author, Entry, Key, Kind, Row, StreamId, chain, replay};
use tuomari_wire::{ViewDto, view::GivenBackDto};

use crate::{
    clocks::{count, turns},
    crowd::Played,
    mishap::{Mishap, Ran},
};

/// Something that must not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub table: String,
    pub what: Wrong,
    pub detail: String,
}

/// What must not be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wrong {
    /// Acknowledged, and not in the journal.
    Lost,
    /// One command in two rows.
    Doubled,
    /// A row that no client sent.
    MadeUp,
    /// Refused for good, and in the journal all the same.
    Contradicted,
    /// The rows are not a chain, or make no game.
    Broken,
    /// A client saw something else in the end than the journal says.
    Diverged,
    /// A face shows another time than presses and stops add up to.
    Clock,
    /// A player was charged for more than the time between seeing that it was
    /// his turn and sending his move.
    Overcharged,
    /// A game lost on time, though nobody thinks that long.
    LostOnTime,
    /// A game without an end, or a client that did not see it.
    Unfinished,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: table {}: {}", self.what, self.table, self.detail)
    }
}

/// What was looked at, and what was found.
#[derive(Clone, Debug, Default)]
pub struct Report {
    pub tables: usize,
    /// Commands sent, each key once.
    pub sent: usize,
    /// Commands sent more than once.
    pub repeated: usize,
    pub acknowledged: usize,
    /// Commands stored whose acknowledgement never came.
    pub unheard: usize,
    pub reconnected: usize,
    /// Rows in the journal.
    pub rows: usize,
    /// Outages in the journal.
    pub outages: usize,
    /// Turns whose charge was held against what the client says.
    pub turns: usize,
    /// The most that a player was charged beyond what he used, in
    /// milliseconds.
    pub most_over_ms: i64,
    /// How the games ended, by cause.
    pub causes: BTreeMap<String, usize>,
    /// What must not be; empty if all is well.
    pub findings: Vec<Finding>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "tables {}, rows {}", self.tables, self.rows)?;
        writeln!(
            f,
            "commands sent {}, of these more than once {}",
            self.sent, self.repeated
        )?;
        writeln!(
            f,
            "acknowledged {}, stored without the answer being heard {}",
            self.acknowledged, self.unheard
        )?;
        writeln!(f, "connected again {}", self.reconnected)?;
        writeln!(f, "times given back in records {}", self.outages)?;
        writeln!(
            f,
            "turns {}, charged at most {} ms beyond what was used",
            self.turns, self.most_over_ms
        )?;
        let causes = self.causes.iter().map(|(cause, n)| format!("{cause} {n}"));
        writeln!(f, "ends: {}", causes.collect::<Vec<_>>().join(", "))?;
        for finding in self.findings.iter().take(20) {
            writeln!(f, "WRONG {finding}")?;
        }
        match self.findings.len() {
            0 => write!(f, "nothing lost, nothing doubled, all agree"),
            n => write!(f, "{n} FINDINGS"),
        }
    }
}

impl Report {
    /// Clients that did not come to the end of their game.
    pub(crate) fn add_unfinished(&mut self, played: &[Played]) {
        let unfinished = played.iter().filter_map(|one| {
            let trouble = one.ending.as_ref().err()?;
            Some(Finding {
                table: one.table.clone(),
                what: Wrong::Unfinished,
                detail: format!("{}: {trouble}", one.seat),
            })
        });
        self.findings.extend(unfinished);
    }

    /// Takes in what another run found.
    pub fn add(&mut self, other: Report) {
        self.tables += other.tables;
        self.sent += other.sent;
        self.repeated += other.repeated;
        self.acknowledged += other.acknowledged;
        self.unheard += other.unheard;
        self.reconnected += other.reconnected;
        self.rows += other.rows;
        self.outages += other.outages;
        self.turns += other.turns;
        self.most_over_ms = self.most_over_ms.max(other.most_over_ms);
        for (cause, n) in other.causes {
            *self.causes.entry(cause).or_default() += n;
        }
        self.findings.extend(other.findings);
    }

    /// How many findings are of this kind.
    pub fn count(&self, what: Wrong) -> usize {
        let of_kind = self.findings.iter().filter(|finding| finding.what == what);
        of_kind.count()
    }
}

/// The base time and the increment that the games were played with.
#[derive(Clone, Copy, Debug)]
pub struct Control {
    pub base_ms: i64,
    pub increment_ms: i64,
}

/// When nobody could act at all, by the time of the diary: from, to.
pub type Away = (u64, u64);

/// What a player may be charged beyond what he used: it takes a moment to come
/// here and to be stored.
pub const TOLERATED_MS: i64 = 200;

/// Reads a diary.
pub fn diary(path: &Path) -> Ran<Vec<Line>> {
    let file = BufReader::new(std::fs::File::open(path)?);
    let lines = file
        .lines()
        .map(|line| -> io::Result<Line> { serde_json::from_str(&line?).map_err(io::Error::from) });
    let lines: io::Result<Vec<Line>> = lines.collect();
    lines.map_err(|error| Mishap::of("the diary", error))
}

/// Reads the rows of tables.
pub async fn rows(
    journal: &dyn Journal,
    tables: impl IntoIterator<Item = &str>,
) -> Ran<BTreeMap<String, Vec<Row>>> {
    let mut records = BTreeMap::new();
    for table in tables {
        let stream: StreamId = table.parse().map_err(|error| Mishap::of(table, error))?;
        records.insert(table.to_owned(), read_all(journal, stream, 1).await?);
    }
    Ok(records)
}

/// Holds a diary against the rows.
pub fn check(lines: &[Line], records: &BTreeMap<String, Vec<Row>>, control: Control) -> Report {
    let mut by_table: BTreeMap<&str, Vec<&Line>> = BTreeMap::new();
    for line in lines {
        by_table.entry(&line.table).or_default().push(line);
    }
    let mut report = Report::default();
    let tables: BTreeSet<&str> = by_table
        .keys()
        .copied()
        .chain(records.keys().map(String::as_str))
        .collect();
    for table in tables {
        let lines = by_table.remove(table).unwrap_or_default();
        let rows = records.get(table).map_or(&[][..], Vec::as_slice);
        Case {
            table,
            lines: &lines,
            rows,
            control,
            report: &mut report,
        }
        .examine();
    }
    report
}

/// The same, and what every player was charged: the invariant of time. In the
/// times of `away` nobody could act.
pub fn check_time(
    lines: &[Line],
    records: &BTreeMap<String, Vec<Row>>,
    control: Control,
    away: &[Away],
) -> Report {
    let mut report = check(lines, records, control);
    for (table, rows) in records {
        let lines = lines.iter().filter(|line| line.table == *table);
        let used = used(lines, away);
        let entries: Vec<Entry> = rows
            .iter()
            .filter_map(|row| Entry::read(&row.body).ok())
            .collect();
        for turn in turns(&entries) {
            let Some(used) = used.get(&turn.version) else {
                continue;
            };
            report.turns += 1;
            let over = turn.charged - used;
            report.most_over_ms = report.most_over_ms.max(over);
            if over > TOLERATED_MS {
                report.findings.push(Finding {
                    table: table.clone(),
                    what: Wrong::Overcharged,
                    detail: format!(
                        "{:?} used {used} ms for version {} and was charged {}",
                        turn.of, turn.version, turn.charged
                    ),
                });
            }
        }
    }
    if let Some(lost) = report.causes.get("time") {
        report.findings.push(Finding {
            table: "of all".to_owned(),
            what: Wrong::LostOnTime,
            detail: format!("{lost} games"),
        });
    }
    report
}

/// What each player used for the command that led to a version: from seeing
/// that it was his turn until he first sent it.
fn used<'a>(lines: impl Iterator<Item = &'a Line>, away: &[Away]) -> BTreeMap<u64, i64> {
    let mut used = BTreeMap::new();
    let mut seen: BTreeMap<&str, u64> = BTreeMap::new();
    let mut thoughts: BTreeMap<(&str, &str), i64> = BTreeMap::new();
    for line in lines {
        let (seat, Some(at_ms)) = (line.seat.as_str(), line.at_ms) else {
            continue;
        };
        match &line.what {
            What::Turn { .. } => {
                seen.entry(seat).or_insert(at_ms);
            }
            What::Sent { key } => {
                let since = seen.get(seat).copied().unwrap_or(at_ms);
                let gone = away.iter().map(|(from, to)| {
                    let (from, to) = ((*from).max(since), (*to).min(at_ms));
                    to.saturating_sub(from)
                });
                let thought = (at_ms - since).saturating_sub(gone.sum());
                let thought = i64::try_from(thought).unwrap_or(i64::MAX);
                thoughts.entry((seat, key)).or_insert(thought);
            }
            What::Accepted { key, version } => {
                if let Some(thought) = thoughts.get(&(seat, key.as_str())) {
                    used.insert(*version, *thought);
                }
                seen.remove(seat);
            }
            _ => {}
        }
    }
    used
}

/// One table's case.
struct Case<'a> {
    table: &'a str,
    lines: &'a [&'a Line],
    rows: &'a [Row],
    control: Control,
    report: &'a mut Report,
}

/// What became of one key of a seat.
#[derive(Clone, Debug, Default)]
struct Fate {
    text: String,
    sent: usize,
    accepted: Option<u64>,
    refused: bool,
}

impl Case<'_> {
    fn examine(mut self) {
        self.report.tables += 1;
        self.report.rows += self.rows.len();
        let Some(entries) = self.entries() else {
            return;
        };
        self.commands(&entries);
        self.end(&entries);
    }

    fn find(&mut self, what: Wrong, detail: String) {
        self.report.findings.push(Finding {
            table: self.table.to_owned(),
            what,
            detail,
        });
    }

    /// The rows as entries, if they are an unbroken chain from the first on.
    fn entries(&mut self) -> Option<Vec<Entry>> {
        let Ok(stream) = self.table.parse::<StreamId>() else {
            self.find(Wrong::Broken, "it has no name of a table".to_owned());
            return None;
        };
        let mut end = chain::End::START;
        let mut entries = Vec::with_capacity(self.rows.len());
        for row in self.rows {
            let next = end.then(stream, row.version, &row.body, &row.hash);
            let entry = Entry::read(&row.body);
            match (next, entry) {
                (Ok(next), Ok(entry)) => {
                    end = next;
                    entries.push(entry);
                }
                (Err(broken), _) => {
                    self.find(Wrong::Broken, broken.to_string());
                    return None;
                }
                (_, Err(error)) => {
                    self.find(Wrong::Broken, error.to_string());
                    return None;
                }
            }
        }
        Some(entries)
    }

    /// Every acknowledged command is stored where it was said to be, none
    /// twice, and nothing is stored that nobody sent.
    fn commands(&mut self, entries: &[Entry]) {
        let mut fates = self.fates();
        let mut seen: BTreeMap<String, u64> = BTreeMap::new();
        for (version, entry) in (1_u64..).zip(entries) {
            let Some(key) = entry.key else { continue };
            let name = format!("{key:?}");
            if let Some(first) = seen.insert(name.clone(), version) {
                let detail = format!("one key at versions {first} and {version}");
                self.find(Wrong::Doubled, detail);
                continue;
            }
            match fates.remove(&name) {
                None => self.find(Wrong::MadeUp, format!("nobody sent version {version}")),
                Some((seat, fate)) => self.stored(version, entry, seat, &fate),
            }
        }
        for (_, (seat, fate)) in fates {
            if let Some(version) = fate.accepted {
                let detail = format!("{seat} {} was acknowledged as {version}", fate.text);
                self.find(Wrong::Lost, detail);
            }
        }
    }

    fn stored(&mut self, version: u64, entry: &Entry, seat: Seat, fate: &Fate) {
        let text = &fate.text;
        if seat.by().map(Author::AtTable) != Some(entry.by) {
            self.find(
                Wrong::MadeUp,
                format!("{seat} did not give version {version}"),
            );
        }
        match fate.accepted {
            Some(told) if told != version => {
                let detail =
                    format!("{seat} {text} was acknowledged as {told}, stored as {version}");
                self.find(Wrong::Lost, detail);
            }
            Some(_) => {}
            None => self.report.unheard += 1,
        }
        if fate.refused {
            let detail = format!("{seat} {text} was refused, and is version {version}");
            self.find(Wrong::Contradicted, detail);
        }
    }

    fn fates(&mut self) -> BTreeMap<String, (Seat, Fate)> {
        let mut fates: BTreeMap<String, (Seat, Fate)> = BTreeMap::new();
        for line in self.lines {
            let key = match &line.what {
                What::Sent { key } | What::Accepted { key, .. } | What::Refused { key, .. } => key,
                What::Reconnected { .. } => {
                    self.report.reconnected += 1;
                    continue;
                }
                What::Turn { .. } | What::Ended { .. } => continue,
            };
            let Some(seat) = seat_of(&line.seat) else {
                continue;
            };
            // A table knows a command by its seat and its key together.
            let name = format!("{:?}", Key::of(format!("{seat}\0{key}").as_bytes()));
            let fate = fates.entry(name).or_insert_with(|| (seat, Fate::default()));
            fate.1.text.clone_from(key);
            match &line.what {
                What::Sent { .. } => fate.1.sent += 1,
                What::Accepted { version, .. } => fate.1.accepted = Some(*version),
                What::Refused { .. } => fate.1.refused = true,
                _ => {}
            }
        }
        self.report.sent += fates.len();
        self.report.repeated += fates.values().filter(|(_, fate)| fate.sent > 1).count();
        let acknowledged = fates.values().filter(|(_, fate)| fate.accepted.is_some());
        self.report.acknowledged += acknowledged.count();
        fates
    }

    /// The game has ended, both saw the same, and the clock adds up.
    fn end(&mut self, entries: &[Entry]) {
        self.report.outages += entries.iter().filter(|entry| is_outage(entry)).count();
        let replayed = match replay(entries) {
            Ok(replayed) => replayed,
            Err(error) => return self.find(Wrong::Broken, error.to_string()),
        };
        if replayed.game.conclusion().is_none() {
            self.find(Wrong::Unfinished, "the game has no end".to_owned());
        }
        let head = u64::try_from(entries.len()).unwrap_or(u64::MAX);
        let given_back = given_back(entries);
        let mut last: BTreeMap<&str, &Value> = BTreeMap::new();
        for line in self.lines {
            let What::Ended { stamp, view: seen } = &line.what else {
                continue;
            };
            last.insert(&line.seat, seen);
            let (Some(seat), Some(at_ms)) = (seat_of(&line.seat), seen["at_ms"].as_u64()) else {
                self.find(Wrong::Diverged, format!("{} saw no view", line.seat));
                continue;
            };
            let at = At::from_ms(at_ms);
            let core = view(&replayed.rules, &replayed.game, seat, at);
            let shown = ViewDto {
                given_back,
                ..ViewDto::of(&core, at)
            };
            let expected = serde_json::to_value(shown).unwrap_or_default();
            if stamp.version != head {
                let detail = format!("{seat} stopped at {}, the journal at {head}", stamp.version);
                self.find(Wrong::Diverged, detail);
            } else if expected != *seen {
                let detail = format!("{seat} saw another {}", first_difference(&expected, seen));
                self.find(Wrong::Diverged, detail);
            }
        }
        self.compare(&last);
        self.clock(entries, &last);
        let cause = last
            .values()
            .next()
            .map(|seen| &seen["conclusion"]["cause"]);
        let cause = cause.and_then(Value::as_str).unwrap_or("none");
        *self.report.causes.entry(cause.to_owned()).or_default() += 1;
    }

    /// What both players see is the same for both.
    fn compare(&mut self, last: &BTreeMap<&str, &Value>) {
        let (Some(white), Some(black)) = (last.get("white"), last.get("black")) else {
            let saw: Vec<&str> = last.keys().copied().collect();
            return self.find(
                Wrong::Unfinished,
                format!("the end was seen by {saw:?} only"),
            );
        };
        for field in ["board", "moves", "clock", "conclusion", "to_act"] {
            if white[field] != black[field] {
                self.find(
                    Wrong::Diverged,
                    format!("White and Black saw another {field}"),
                );
            }
        }
    }

    fn clock(&mut self, entries: &[Entry], last: &BTreeMap<&str, &Value>) {
        let counted = count(entries, self.control.base_ms, self.control.increment_ms);
        for (seat, seen) in last {
            let face = |color: &str| seen["clock"][color]["left_ms"].as_i64();
            let shown = (face("white"), face("black"));
            if shown != (Some(counted.white), Some(counted.black)) {
                let detail = format!("{seat} saw {shown:?}, the sums are {counted:?}");
                self.find(Wrong::Clock, detail);
            }
        }
    }
}

fn is_outage(entry: &Entry) -> bool {
    matches!(entry.kind, tuomari_record::Kind::Outage { .. })
}

fn seat_of(word: &str) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| seat.id() == word)
}

/// The first field in which two views differ.
pub(crate) fn first_difference(one: &Value, other: &Value) -> String {
    let (Some(one), Some(other)) = (one.as_object(), other.as_object()) else {
        return "thing altogether".to_owned();
    };
    let keys: BTreeSet<&String> = one.keys().chain(other.keys()).collect();
    let differs = keys
        .into_iter()
        .find(|key| one.get(*key) != other.get(*key));
    differs.cloned().unwrap_or_default()
}

/// What the record says was given back for slow ways.
pub(crate) fn given_back(entries: &[Entry]) -> Option<GivenBackDto> {
    let mut given = GivenBackDto {
        white_ms: 0,
        black_ms: 0,
    };
    for entry in entries {
        let Kind::Events {
            lag_ms: Some(ms), ..
        } = &entry.kind
        else {
            continue;
        };
        let ms = u32::try_from(*ms).unwrap_or(u32::MAX);
        match entry.by {
            Author::AtTable(By::Player(Color::White) | By::Assistant(Color::White)) => {
                given.white_ms += ms;
            }
            Author::AtTable(By::Player(Color::Black) | By::Assistant(Color::Black)) => {
                given.black_ms += ms;
            }
            _ => {}
        }
    }
    (given.white_ms + given.black_ms > 0).then_some(given)
}
