//! What only a file can do wrong.
#![allow(clippy::unwrap_used, reason = "a test may unwrap")]

use std::sync::Arc;

use crate::support::{self, Age, Kind, Maker, append_all, chained, limits, row};
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};
use tuomari_journal::{Alone, JournalError, Outcome, Sqlite, StoreLimits, read_all};
use tuomari_record::StreamId;

#[test]
fn a_file_of_a_later_program_is_refused_and_left_alone() {
    support::run(Kind::Sqlite, |place| async move {
        place.open().await.close().await.unwrap();
        let url = format!("sqlite:{}", place.path().display());
        let mut beside = SqliteConnection::connect(&url).await.unwrap();
        let known = sqlx::query_as::<_, (i64,)>("PRAGMA user_version");
        let (known,) = known.fetch_one(&mut beside).await.unwrap();
        let set = |version: i64| AssertSqlSafe(format!("PRAGMA user_version = {version}"));
        sqlx::raw_sql(set(99)).execute(&mut beside).await.unwrap();
        let refused = Sqlite::open(&place.path(), limits()).await.unwrap_err();
        assert_eq!(
            refused.to_string(),
            format!(
                "the journal was made by a later Tuomari (schema 99, this program knows \
                 {known}); update this program"
            )
        );
        sqlx::raw_sql(set(known))
            .execute(&mut beside)
            .await
            .unwrap();
        place.open().await;
    });
}

#[test]
fn a_step_is_taken_once_by_many_that_open_at_once() {
    support::run(Kind::Sqlite, |place| async move {
        let mut openers = Vec::new();
        for _ in 0..6 {
            let place = Arc::clone(&place);
            openers.push(tokio::spawn(async move { place.open().await }));
        }
        for opener in openers {
            let journal = opener.await.unwrap();
            let mut maker = Maker::new(&*journal, Age::New, 1).await;
            assert!(journal.head(maker.stream()).await.unwrap().is_none());
            journal.close().await.unwrap();
        }
    });
}

#[test]
fn a_file_that_is_locked_for_good_is_told_in_time() {
    support::run(Kind::Sqlite, |place| async move {
        let short = StoreLimits {
            answer: std::time::Duration::from_millis(200),
            settle: std::time::Duration::from_millis(600),
            ..limits()
        };
        let journal = Sqlite::open(&place.path(), short).await.unwrap();
        let mut maker = Maker::new(&journal, Age::New, 2).await;
        let stream = maker.stream();
        let url = format!("sqlite:{}", place.path().display());
        let mut beside = SqliteConnection::connect(&url).await.unwrap();
        let run = |sql: &'static str| sqlx::query(sql);
        run("BEGIN IMMEDIATE").execute(&mut beside).await.unwrap();
        let outcome = support::append(&journal, row(stream, 1, "a")).await;
        let Outcome::Failed(JournalError::Unreachable { .. }) = outcome else {
            panic!("{outcome:?}");
        };
        run("COMMIT").execute(&mut beside).await.unwrap();
        // And it works again as soon as the lock is gone.
        append_all(&journal, [row(stream, 1, "b")]).await;
    });
}

#[cfg(unix)]
#[test]
fn the_file_and_its_copy_are_their_owners_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &std::path::Path| {
        let about = std::fs::metadata(path).unwrap();
        about.permissions().mode() & 0o777
    };
    support::run(Kind::Sqlite, move |place| async move {
        place.open().await.close().await.unwrap();
        assert_eq!(mode(&place.path()), 0o600);
        let copy = place.path().with_extension("copy");
        tuomari_journal::backup(&place.path(), &copy).await.unwrap();
        assert_eq!(mode(&copy), 0o600);
        // A second one is refused and takes nothing away.
        assert!(tuomari_journal::backup(&place.path(), &copy).await.is_err());
        std::fs::remove_file(&copy).unwrap();
    });
}

#[test]
fn a_file_of_an_earlier_program_is_carried_on_with_its_rows() {
    support::run(Kind::Sqlite, |place| async move {
        let url = format!("sqlite:{}?mode=rwc", place.path().display());
        let mut beside = SqliteConnection::connect(&url).await.unwrap();
        for step in [
            include_str!("../../src/sqlite/0001.sql"),
            include_str!("../../src/sqlite/0002.sql"),
            "PRAGMA user_version = 2",
        ] {
            let step = sqlx::raw_sql(AssertSqlSafe(step));
            step.execute(&mut beside).await.unwrap();
        }
        let stream = StreamId::new(1_794_000_000_123, 0, [7; 9]);
        let rows = chained(stream, 3);
        sqlx::query("INSERT INTO journal_streams VALUES (?, 0, NULL, 1, 0)")
            .bind(stream.as_bytes().to_vec())
            .execute(&mut beside)
            .await
            .unwrap();
        for (version, row) in (1_i64..).zip(&rows[..2]) {
            sqlx::query("INSERT INTO journal_rows VALUES (?, ?, ?, ?)")
                .bind(stream.as_bytes().to_vec())
                .bind(version)
                .bind(row.hash.to_vec())
                .bind(row.body.to_vec())
                .execute(&mut beside)
                .await
                .unwrap();
        }
        beside.close().await.unwrap();
        let journal = place.open().await;
        append_all(&*journal, rows[2..].to_vec()).await;
        assert_eq!(read_all(&*journal, stream, 1).await.unwrap().len(), 3);
        assert_eq!(journal.keep("bus-key", vec![1]).await.unwrap(), [1]);
    });
}

#[test]
fn a_second_server_on_a_file_is_refused_and_says_why() {
    support::run(Kind::Sqlite, |place| async move {
        place.open().await.close().await.unwrap();
        let file = [place.path().display().to_string()];
        let first = Alone::on(&file).await.unwrap();
        // However the file is named.
        let other = [format!(
            "sqlite:{}/./{}.journal",
            env!("CARGO_TARGET_TMPDIR"),
            place.name
        )];
        let refused = Alone::on(&other).await.unwrap_err();
        let who = format!(
            "in use by another tuomari serve (process {}); stop that one first",
            std::process::id()
        );
        assert!(refused.to_string().contains(&who), "{refused}");
        drop(first);
        drop(Alone::on(&other).await.unwrap());
        for many in ["memory:", "postgres://db/zero"] {
            let many = [many.to_owned()];
            let _both = [
                Alone::on(&many).await.unwrap(),
                Alone::on(&many).await.unwrap(),
            ];
        }
    });
}
