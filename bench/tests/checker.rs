//! The checker passes what is right and fails what was doctored.
#![allow(clippy::unwrap_used, reason = "a test says where it failed")]

use std::{collections::BTreeMap, path::PathBuf, sync::Arc};

use tuomari_bench::{
    checker::{self, Away, Control, Report, Wrong},
    clocks::turns,
    crowd::{self, Manner, Progress},
    node::ORGANISER,
    organiser::{game, tables},
    throughput::clear,
};
use tuomari_client::{Address, Diary, Line, What};
use tuomari_journal::StoreLimits;
use tuomari_record::{Entry, Row, StreamId, chain};
use tuomari_server::{Config, Server};

const CONTROL: Control = Control {
    base_ms: 180_000,
    increment_ms: 2_000,
};

/// What the clients wrote, and what the journal has.
#[derive(Clone)]
struct Evidence {
    lines: Vec<Line>,
    records: BTreeMap<String, Vec<Row>>,
}

impl Evidence {
    /// Three short games against a real server.
    async fn gather() -> Evidence {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
        let file = folder.join("checker.db");
        clear(&file);
        let journal = file.display().to_string();
        let mut config = Config::default();
        for (name, value) in [
            ("listen", "127.0.0.1:0"),
            ("journal", journal.as_str()),
            ("organiser-token", ORGANISER),
            ("requests-per-second", "100000"),
            ("messages-per-second", "100000"),
            ("acts-per-minute", "1000000"),
        ] {
            config.set(name, value).unwrap();
        }
        let server = Server::start(config, None).await.unwrap();
        let at = [Address {
            secure: false,
            host: "127.0.0.1".to_owned(),
            port: server.address().port(),
        }];
        let seated = tables(&at, &game("3+2"), 3, true).await.unwrap();
        let path = folder.join("checker.jsonl");
        let diary = Arc::new(Diary::create(&path).unwrap());
        let manner = Manner {
            moves: 8,
            speed: 500.0,
            seed: 5,
        };
        let progress = Arc::new(Progress::default());
        let played = crowd::play(&at, &seated, manner, &diary, &progress)
            .await
            .unwrap();
        assert!(played.iter().all(|one| one.ending.is_ok()), "{played:?}");
        diary.flush().unwrap();
        server.stop().await;
        let opened = tuomari_journal::open(&[journal], StoreLimits::default())
            .await
            .unwrap();
        let names = seated.iter().map(|table| table.name.as_str());
        let records = checker::rows(opened.as_ref(), names).await.unwrap();
        opened.close().await.unwrap();
        clear(&file);
        Evidence {
            lines: checker::diary(&path).unwrap(),
            records,
        }
    }

    fn check(&self) -> Report {
        checker::check(&self.lines, &self.records, CONTROL)
    }

    /// A table, and its rows.
    fn rows(&mut self) -> (StreamId, &mut Vec<Row>) {
        let (name, rows) = self.records.iter_mut().next().unwrap();
        (name.parse().unwrap(), rows)
    }

    /// The first line of that table that is so.
    fn line(&mut self, is_so: impl Fn(&What) -> bool) -> &mut Line {
        let table = self.records.keys().next().unwrap().clone();
        let mut lines = self.lines.iter_mut();
        lines
            .find(|line| line.table == table && is_so(&line.what))
            .unwrap()
    }

    fn last_view(&mut self, seat: &str) -> &mut serde_json::Value {
        let table = self.records.keys().next().unwrap().clone();
        let lines = self.lines.iter_mut();
        let mut views = lines.filter_map(|line| match &mut line.what {
            What::Ended { view, .. } if line.table == table && line.seat == seat => Some(view),
            _ => None,
        });
        views.next().unwrap()
    }
}

/// Makes the hashes fit the rows again, as a forger would.
fn chain_again(stream: StreamId, rows: &mut [Row]) {
    let mut before = chain::NO_HASH;
    for (version, row) in (1..).zip(rows) {
        row.version = version;
        row.hash = chain::link(&before, stream, version, &row.body);
        before = row.hash;
    }
}

#[track_caller]
fn found(evidence: &Evidence, what: Wrong) {
    let report = evidence.check();
    let all: Vec<Wrong> = report.findings.iter().map(|one| one.what).collect();
    assert!(all.contains(&what), "{what:?} among {all:?}\n{report}");
}

/// One gathering for all doctored copies: it takes longest.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_right_passes_and_what_is_doctored_fails() {
    let honest = Evidence::gather().await;
    let report = honest.check();
    assert!(report.findings.is_empty(), "{report}");
    assert_eq!(report.tables, 3);
    assert!(report.acknowledged >= 3 * 16, "{report}");
    lost(&honest);
    doubled(&honest);
    diverged(&honest);
    unfinished(&honest);
    overcharged(&honest);
}

fn overcharged(honest: &Evidence) {
    let count = |evidence: &Evidence, away: &[Away]| {
        let (lines, records) = (&evidence.lines, &evidence.records);
        let report = checker::check_time(lines, records, CONTROL, away);
        assert!(report.turns > 30, "{report}");
        report.count(Wrong::Overcharged)
    };
    // The clocks ran before the bots sat down: White's first turns may count.
    let before = count(honest, &[]);
    assert!(before <= 3, "{before}");
    let mut copy = honest.clone();
    let (_, rows) = copy.rows();
    let entries: Vec<Entry> = rows
        .iter()
        .map(|row| Entry::read(&row.body).unwrap())
        .collect();
    let pressed = turns(&entries);
    let at = usize::try_from(pressed[pressed.len() / 2].version).unwrap() - 1;
    // A press that is dated a second later than it came. What came in one
    // millisecond may be written down in the next: events then have their own.
    let mut body: serde_json::Value = serde_json::from_slice(&rows[at].body).unwrap();
    delay(&mut body["at"]);
    for event in body["events"].as_array_mut().unwrap() {
        event.get_mut("at").map(delay);
    }
    rows[at].body = body.to_string().into_bytes().into();
    assert!(count(&copy, &[]) > before, "{body}");
}

fn delay(at: &mut serde_json::Value) {
    *at = (at.as_u64().unwrap() + 1_000).into();
}

fn lost(honest: &Evidence) {
    // The journal forgot the last move.
    let mut copy = honest.clone();
    let (_, rows) = copy.rows();
    rows.pop();
    found(&copy, Wrong::Lost);
    // It forgot one in the middle, and hid it.
    let mut copy = honest.clone();
    let (stream, rows) = copy.rows();
    rows.remove(6);
    chain_again(stream, rows);
    found(&copy, Wrong::Lost);
    // It did not hide it.
    let mut copy = honest.clone();
    copy.rows().1.remove(6);
    found(&copy, Wrong::Broken);
    // A client was told of a command that nobody stored.
    let mut copy = honest.clone();
    let mut line = copy
        .line(|what| matches!(what, What::Accepted { .. }))
        .clone();
    line.what = What::Accepted {
        key: "never".to_owned(),
        version: 9,
    };
    copy.lines.push(line);
    found(&copy, Wrong::Lost);
    // It was told a wrong version.
    let mut copy = honest.clone();
    let line = copy.line(|what| matches!(what, What::Accepted { .. }));
    if let What::Accepted { version, .. } = &mut line.what {
        *version += 1;
    }
    found(&copy, Wrong::Lost);
}

fn doubled(honest: &Evidence) {
    // A press counted twice.
    let mut copy = honest.clone();
    let (stream, rows) = copy.rows();
    let again = rows[5].clone();
    rows.insert(6, again);
    chain_again(stream, rows);
    found(&copy, Wrong::Doubled);
    // A command that no client sent.
    let mut copy = honest.clone();
    let table = copy.records.keys().next().unwrap().clone();
    copy.lines
        .retain(|line| line.table != table || matches!(line.what, What::Ended { .. }));
    found(&copy, Wrong::MadeUp);
    // A client was told no, and it was done all the same.
    let mut copy = honest.clone();
    let line = copy.line(|what| matches!(what, What::Accepted { .. }));
    if let What::Accepted { key, .. } = line.what.clone() {
        line.what = What::Refused {
            key,
            problem: "refused".to_owned(),
        };
    }
    found(&copy, Wrong::Contradicted);
}

fn diverged(honest: &Evidence) {
    // A piece stands elsewhere on one screen.
    let mut copy = honest.clone();
    copy.last_view("white")["board"]["e5"] = "q".into();
    copy.last_view("white")["board"]["a3"] = "Q".into();
    found(&copy, Wrong::Diverged);
    // Both screens are wrong alike.
    let mut copy = honest.clone();
    for seat in ["white", "black"] {
        copy.last_view(seat)["moves"] = serde_json::json!([]);
    }
    found(&copy, Wrong::Diverged);
    // One stopped before the end.
    let mut copy = honest.clone();
    let line = copy.line(|what| matches!(what, What::Ended { .. }));
    if let What::Ended { stamp, .. } = &mut line.what {
        stamp.version -= 1;
    }
    found(&copy, Wrong::Diverged);
    // A face shows a second more.
    let mut copy = honest.clone();
    for seat in ["white", "black"] {
        let face = &mut copy.last_view(seat)["clock"]["white"]["left_ms"];
        *face = (face.as_u64().unwrap() + 1_000).into();
    }
    found(&copy, Wrong::Clock);
}

fn unfinished(honest: &Evidence) {
    let mut copy = honest.clone();
    let table = copy.records.keys().next().unwrap().clone();
    copy.lines.retain(|line| {
        line.table != table || line.seat != "black" || !matches!(line.what, What::Ended { .. })
    });
    found(&copy, Wrong::Unfinished);
    // The last entry, which ends the game, is not there.
    let mut copy = honest.clone();
    copy.rows().1.pop();
    found(&copy, Wrong::Unfinished);
}
