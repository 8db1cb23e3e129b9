//! `tuomari journal`, on a file that a server might have written.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use tokio::runtime::Runtime;
use tuomari_journal::{Append, Journal, Outcome, Sqlite, Status, StoreLimits};
use tuomari_record::{Record, Row, StreamId, chain};

use crate::call::{call, call_with, json, tuomari};

/// A short game, as the journal's own tests wrote it.
const RECORD: &str = include_str!("../../../record/tests/record.jsonl");

/// A file in a folder of its own.
struct File {
    folder: PathBuf,
    runtime: Runtime,
}

impl File {
    fn new(name: &str) -> File {
        let folder = format!("tuomari-journal-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(folder);
        drop(fs::remove_dir_all(&folder));
        fs::create_dir_all(&folder).expect("the folder can be made");
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("a runtime starts");
        File { folder, runtime }
    }

    fn path(&self) -> PathBuf {
        self.folder.join("club.db")
    }

    /// Does something with the journal and lets go of it.
    fn with<T>(&self, work: impl AsyncFnOnce(&dyn Journal) -> T) -> T {
        self.runtime.block_on(async {
            let path = self.path();
            let journal = Sqlite::open(&path, StoreLimits::default()).await;
            let journal = journal.expect("the file opens");
            let done = work(&journal).await;
            journal.close().await.expect("the file closes");
            done
        })
    }

    /// Stores rows as they are, whatever their hashes.
    fn store(&self, stream: StreamId, rows: &[Row]) {
        self.with(async |journal| {
            let mut before = chain::NO_HASH;
            for row in rows {
                let append = Append::new(stream, row.version, row.hash, Arc::clone(&row.body));
                let append = append.after(std::mem::replace(&mut before, row.hash));
                assert_eq!(journal.append(vec![append]).await, [Outcome::Appended]);
            }
        });
    }

    fn call(&self, args: &[&str]) -> String {
        call(&self.args(args))
    }

    fn args<'a>(&'a self, args: &[&'a str]) -> Vec<&'a str> {
        let path: &'a str = Box::leak(self.path().display().to_string().into_boxed_str());
        [&["journal"], args, &["--journal", path]].concat()
    }
}

impl Drop for File {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.folder));
    }
}

fn rows() -> (StreamId, Vec<Row>) {
    let record = Record::read(RECORD).expect("the record is whole");
    (record.stream(), record.rows().to_vec())
}

/// Rows with these bodies, under another id, with the hashes they should have.
fn remade(stream: StreamId, bodies: &[Arc<[u8]>]) -> Vec<Row> {
    let mut hash = chain::NO_HASH;
    let rows = (1..).zip(bodies).map(|(version, body)| {
        hash = chain::link(&hash, stream, version, body);
        Row {
            version,
            hash,
            body: Arc::clone(body),
        }
    });
    rows.collect()
}

/// A file with a sound game and one whose fifth entry was changed by hand.
fn broken(name: &str) -> (File, StreamId) {
    let file = File::new(name);
    let (sound, rows) = rows();
    file.store(sound, &rows);
    let stream = StreamId::new(sound.at_ms() + 1, 0, [9; 9]);
    let bodies: Vec<Arc<[u8]>> = rows.iter().map(|row| Arc::clone(&row.body)).collect();
    let mut rows = remade(stream, &bodies);
    let body = String::from_utf8(rows[4].body.to_vec()).expect("a body is text");
    rows[4].body = format!("{body} ").into_bytes().into();
    file.store(stream, &rows);
    (file, stream)
}

#[track_caller]
fn has(printed: &str, parts: &[&str]) {
    for part in parts {
        assert!(printed.contains(part), "{part} in {printed}");
    }
}

#[test]
fn a_sound_journal_is_verified_in_three_languages() {
    let file = File::new("sound");
    let (stream, rows) = rows();
    file.store(stream, &rows);
    has(
        &file.call(&["check"]),
        &["one record, 10 sound entries, nothing broken"],
    );
    has(
        &file.call(&["check", "--lang", "fi"]),
        &["mikään ei ole rikki"],
    );
    has(&file.call(&["check", "--lang", "sv"]), &["inget är skadat"]);
    let told = json(&file.args(&["check", "--json"]), "");
    has(
        &told,
        &["\"streams\": 1", "\"entries\": 10", "\"broken\": []"],
    );
}

#[test]
fn a_changed_entry_is_found_and_named() {
    let (file, stream) = broken("changed");
    let printed = file.call(&["check"]);
    let line = format!("{stream}: 4 of 10 entries are sound; entry 5 is not what its hash");
    has(
        &printed,
        &[
            &line,
            "2 records, 14 sound entries, one record broken",
            "exit code 1",
        ],
    );
    let printed = file.call(&["show", &stream.to_string()]);
    has(
        &printed,
        &["     1  ", "    10  ", "4 of 10 entries are sound"],
    );
    let told = json(&file.args(&["show", &stream.to_string(), "--json"]), "");
    has(
        &told,
        &["\"fault\": \"hash\"", "\"sound\": 4", "\"version\": 10"],
    );
}

#[test]
fn a_hole_is_found_though_an_older_program_left_it() {
    let file = File::new("hole");
    let (stream, mut rows) = rows();
    file.store(stream, &rows);
    rows.clear();
    file.runtime.block_on(async {
        use sqlx::Connection as _;
        let url = format!("sqlite:{}", file.path().display());
        let mut beside = sqlx::SqliteConnection::connect(&url).await.unwrap();
        let hole = sqlx::query("DELETE FROM journal_rows WHERE version IN (6, 7)");
        hole.execute(&mut beside).await.unwrap();
        beside.close().await.unwrap();
    });
    let name = stream.to_string();
    has(
        &file.call(&["check", &name]),
        &["entry 8 stands where entry 6 belongs"],
    );
    has(
        &file.call(&["repair", &name, "--yes"]),
        &["goes on after entry 5", "     8  "],
    );
    has(
        &file.call(&["check", &name]),
        &["5 sound entries, nothing broken"],
    );
}

#[test]
fn a_point_for_the_loser_is_found_though_its_hashes_hold() {
    let file = File::new("result");
    let (stream, rows) = rows();
    let mut bodies: Vec<Arc<[u8]>> = rows.iter().map(|row| Arc::clone(&row.body)).collect();
    let mut changed = 0;
    for body in &mut bodies {
        let text = String::from_utf8(body.to_vec()).unwrap();
        let turned = text.replace("\"points\":\"0-1\"", "\"points\":\"1-0\"");
        changed += usize::from(turned != text);
        *body = turned.into_bytes().into();
    }
    assert_eq!(changed, 1, "the record ends with a score");
    file.store(stream, &remade(stream, &bodies));
    has(
        &file.call(&["check"]),
        &["White lost and has the point", "exit code 1"],
    );
}

#[test]
fn a_repair_asks_first_and_says_what_it_dropped() {
    let (file, stream) = broken("repair");
    let name = stream.to_string();
    let asked = file.call(&["repair", &name]);
    has(
        &asked,
        &[
            "4 entries stay",
            "     5  ",
            "    10  ",
            "--yes",
            "exit code 2",
        ],
    );
    has(&file.call(&["check", &name]), &["exit code 1"]);
    let done = file.call(&["repair", &name, "--yes"]);
    has(
        &done,
        &[
            "goes on after entry 4",
            "journal_cut",
            "     5  ",
            "    10  ",
        ],
    );
    has(
        &file.call(&["check"]),
        &["2 records, 14 sound entries, nothing broken"],
    );
    has(&file.call(&["repair", &name, "--yes"]), &["is sound"]);
    // A server finds it due, and the game goes on.
    let (head, due) = file.with(async |journal| {
        let head = journal.head(stream).await.unwrap().unwrap();
        (head, journal.due_by(u64::MAX, 9).await.unwrap())
    });
    assert_eq!((head.version, head.status), (4, Status::Live));
    assert_eq!(due.len(), 1);
}

#[test]
fn a_file_that_a_server_has_is_not_repaired() {
    let (file, stream) = broken("in-use");
    let path = [file.path().display().to_string()];
    let alone = file.runtime.block_on(tuomari_journal::Alone::on(&path));
    let printed = file.call(&["repair", &stream.to_string(), "--yes"]);
    has(
        &printed,
        &["in use by another tuomari serve", "exit code 3"],
    );
    // Looking is allowed.
    has(&file.call(&["check"]), &["one record broken"]);
    drop(alone);
}

#[test]
fn records_are_exported_as_the_record_command_reads_them() {
    let (file, stream) = broken("export");
    let (sound, _) = rows();
    let printed = tuomari(&file.args(&["export", &sound.to_string()])).output();
    let printed = String::from_utf8(printed.unwrap().stdout).unwrap();
    assert_eq!(printed, RECORD);
    has(
        &call_with(&["record", "verify", "-"], &printed),
        &["whole: 10 entries"],
    );
    let folder = file.folder.display().to_string();
    let all = file.call(&["export", "--all", "--out", &folder]);
    let line = format!("{stream} was not written: entry 5");
    has(&all, &[&line, "One record was written", "exit code 1"]);
    let written = Path::new(&folder).join(format!("{sound}.jsonl"));
    #[expect(clippy::disallowed_methods, reason = "a test reads what was written")]
    let written = fs::read_to_string(written).unwrap();
    assert_eq!(written, RECORD);
    // Nothing is overwritten.
    has(
        &file.call(&["export", "--all", "--out", &folder]),
        &["exit code 3"],
    );
}

#[test]
fn what_is_not_there_is_told_and_not_made() {
    let file = File::new("nothing");
    has(&file.call(&["check"]), &["exit code 3"]);
    assert!(!file.path().exists());
    file.store(rows().0, &rows().1);
    has(
        &file.call(&["show", "queen"]),
        &["no table's id", "exit code 2"],
    );
    let other = StreamId::new(1, 0, [1; 9]).to_string();
    for command in ["show", "check", "repair", "export"] {
        has(
            &file.call(&[command, &other]),
            &["Nothing is stored", "exit code 1"],
        );
    }
}
